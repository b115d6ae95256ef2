import { escaped } from '../../locales/html.ts'
import type { Answer, Operation, Parameter } from '../openapi/openapi.ts'
import { FRESH_TRXID } from '../requests/bodies.ts'
import { type Call, type Example, jsonHtml, jsonOf } from './document.ts'
import type { createFields } from './fields.ts'
import { markdown } from './markdown.ts'

/** Writes one operation: what it takes, what it answers, how it looks in a program, and a form to try it. */
export function createCallWriter(fields: ReturnType<typeof createFields>) {
  function input({ parameters = [], requestBody }: Operation): string {
    const { schema } = jsonOf(requestBody)
    const { headers, others } = byPlace(parameters)
    return [
      others.length > 0 ? `<h4>Parameters</h4>${fields.parameters(others)}` : '',
      schema ? `<h4>Body</h4>${fields.table(fields.target(schema))}` : '',
      headers.length > 0 ? `<h4>Headers</h4>${fields.parameters(headers)}` : '',
    ].join('')
  }

  function answer([status, given]: [string, Answer]): string {
    const { schema, examples } = jsonOf(given)
    const isError = Number(status) >= 400
    const headers = Object.keys(given.headers ?? {}).map((name) => `<code>${name}</code>`)
    const errors = examples.map(({ name }) => `<a href="#error-${name}">${name}</a>`)
    const shown = isError
      ? `<p>${errors.join(', ')}</p>${schema && errors.length === 0 ? fields.link(schema) : ''}`
      : `${schema ? fields.link(schema) : ''}${examples.map(exampleHtml).join('\n')}`
    // The description of errors with examples begins with their codes.
    const text = isError && errors.length > 0 ? afterCodes(given.description) : given.description
    return `<details class="answer" ${isError ? '' : 'open'}><summary><span class="status s${status[0]}">${status}</span> ${isError ? `${errors.length} errors` : escaped(text)}</summary>
${isError ? markdown(text) : ''}${headers.length > 0 ? `<p class="bounds">Headers: ${headers.join(', ')}</p>` : ''}
${shown}</details>`
  }

  return ({ method, path, id, operation }: Call): string => {
    const { summary = '', description = '', responses = {} } = operation
    return `<section class="call" id="${id}" aria-labelledby="${id}-name"><div class="about">
<h3 id="${id}-name"><a href="#${id}">${badge(method)} <code>${escaped(path)}</code></a></h3>
<p class="summary">${escaped(summary)}</p>
${markdown(description)}
${input(operation)}
<h4>Answers</h4>
${Object.entries(responses).map(answer).join('\n')}
</div><div class="side">
${samples(operation)}
${tryForm({ method, path, id, operation })}
</div></section>`
  }
}

/** Also for webhooks, whose body is what the service sends. */
export function exampleHtml({ summary, value }: Example): string {
  return `<figure>${summary ? `<figcaption>${escaped(summary)}</figcaption>` : ''}${jsonHtml(value)}</figure>`
}

export function badge(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method}</span>`
}

function samples({ 'x-codeSamples': all = [] }: Operation): string {
  if (all.length === 0) return ''
  const blocks = all.map(
    ({ label, source }) =>
      `<details class="sample" data-language="${label}"><summary>${label}</summary><pre><code>${escaped(source)}</code></pre></details>`,
  )
  return `<div class="samples">${blocks.join('')}</div>`
}

/** The script sends it; without one the form cannot be sent at all, so that nothing leaks into an address. */
function tryForm({ method, path, id, operation }: Call): string {
  const { parameters = [], requestBody, security } = operation
  const { examples } = jsonOf(requestBody)
  const { headers, others } = byPlace(parameters)
  const input = ({ name, in: place, required, schema = {} }: Parameter) => {
    const hint = [schema.example ?? schema.items?.example ?? schema.default ?? ''].flat().join(', ')
    const list = schema.type === 'array' ? 'data-list' : ''
    return `<label>${escaped(name)} <input name="${escaped(name)}" data-in="${place}" ${list} placeholder="${escaped(hint)}" ${required ? 'required' : ''} autocomplete="off" spellcheck="false"></label>`
  }
  const bodies = examples.map(
    ({ summary = '', value }) =>
      `<option value="${escaped(JSON.stringify(value, null, 2))}">${escaped(summary)}</option>`,
  )
  const body =
    requestBody === undefined
      ? ''
      : `${bodies.length > 1 ? `<label>Example <select class="example">${bodies.join('')}</select></label>` : ''}
<label>Body <textarea name="body" rows="8" spellcheck="false" autocomplete="off">${escaped(JSON.stringify(examples[0]?.value ?? {}, null, 2))}</textarea></label>`
  const fresh = JSON.stringify(examples).includes(FRESH_TRXID)
    ? '<button type="button" class="fresh">New trxid</button>'
    : ''
  return `<form class="try" aria-label="Try ${method} ${escaped(path)}" data-method="${method}" data-path="${escaped(path)}" ${operation['x-charges'] ? 'data-charges' : ''} ${security?.length === 0 ? '' : 'data-keyed'}>
<h4 id="${id}-try">Try it</h4>${others.map(input).join('')}${body}${headers.map(input).join('')}
<p class="buttons"><button>Send</button>${fresh}<span class="hint" role="status"></span></p><output></output></form>`
}

/** What a call is about comes first: headers are for few. */
function byPlace(parameters: readonly Parameter[]) {
  const isHeader = ({ in: place }: Parameter) => place === 'header'
  return {
    headers: parameters.filter(isHeader),
    others: parameters.filter((one) => !isHeader(one)),
  }
}

function afterCodes(description: string): string {
  return description.replace(/^[A-Z_, ]+(?:\. |$)/, '')
}
