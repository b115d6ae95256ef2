import { escaped } from '../../locales/html.ts'
import { type Call, jsonHtml, jsonOf } from './document.ts'
import { markdown } from './markdown.ts'

type Refusal = {
  name: string
  status: string
  meaning: string
  remedy: string
  /** As JSON: one, or one for each form that calls answer in. */
  bodies: Set<string>
  calls: Call[]
}

/** All errors of the calls, each once: what it means, what to do, its body, and who answers so. */
export function errorsHtml(calls: Call[]): string {
  const refusals = [...refusalsOf(calls).values()]
  const most = Math.max(...refusals.map((refusal) => refusal.calls.length))
  return refusals
    .sort((a, b) => Number(a.status) - Number(b.status))
    .map(
      ({ name, status, meaning, remedy, bodies, calls: some }) => `<article>
<h3 id="error-${name}"><a href="#error-${name}"><span class="status s${status[0]}">${status}</span> <code>${name}</code></a></h3>
${markdown(`${meaning} **${remedy}**`)}
${[...bodies].map((body) => jsonHtml(JSON.parse(body))).join('')}
<p class="answered">Answered by ${some.length === most ? 'every call with a key' : some.map(linkTo).join(', ')}.</p></article>`,
    )
    .join('\n')
}

function refusalsOf(calls: Call[]): Map<string, Refusal> {
  const known = new Map<string, Refusal>()
  for (const call of calls)
    for (const [status, answer] of Object.entries(call.operation.responses ?? {})) {
      if (Number(status) < 400) continue
      for (const { name, value, summary, description } of jsonOf(answer).examples) {
        const refusal = known.get(name) ?? {
          ...{ name, status, meaning: summary ?? '', remedy: description ?? '' },
          ...{ bodies: new Set<string>(), calls: [] as Call[] },
        }
        known.set(name, refusal)
        refusal.bodies.add(JSON.stringify(value))
        refusal.calls.push(call)
      }
    }
  return known
}

function linkTo({ id, method, path }: Call): string {
  return `<a href="#${id}">${method} ${escaped(path)}</a>`
}
