import { see } from '../suppliers/adapter/answers.ts'
import { answerOf } from '../suppliers/adapter/examples.ts'
import { compileExpression } from '../suppliers/adapter/expression.ts'
import type { AdapterFile, Example, Rule } from '../suppliers/adapter/schema.ts'
import { isOf } from './histories.ts'

// Which examples a file must have, so that its supplier can be simulated.

type Missing = { path: string[]; message: string }

/** Rules that say for certain what became of the order: each must be shown by an example. */
const CERTAIN = ['declined', 'failed', 'not-sent', 'absent']

export async function missingExamples(file: AdapterFile): Promise<Missing[]> {
  const { place, check, redeem, prices, examples } = file
  const missing: Missing[] = []
  const ask = (path: string, what: string) =>
    missing.push({ path: path.split('.'), message: `add to examples: ${what}` })
  const has = (call: Example['call'], outcomes: string[], fits = (_: Example) => true) =>
    examples.some((one) => one.call === call && outcomes.includes(one.means.outcome) && fits(one))
  const isFirst = ({ again }: Example) => again !== true
  const says = (rules: readonly Rule[] | undefined, ...outcomes: string[]) =>
    (rules ?? []).some(({ means }) => outcomes.includes(means))

  if (says(place.answers, 'completed') && !has('place', ['completed'], isFirst))
    ask('place.answers', 'a place that is done at once (completed)')
  if (says(place.answers, 'processing') && !has('place', ['processing'], isFirst))
    ask('place.answers', 'a place whose order is at work (processing)')
  if (!says(place.answers, 'completed', 'processing'))
    missing.push({ path: ['place', 'answers'], message: 'no answer ever completes an order' })
  if (!has('place', ['declined', 'failed'], isFirst))
    ask('place.answers', 'a place that is certainly refused (declined or failed)')
  if (check && !has('check', ['completed']))
    ask('check.answers', 'a check of an order that is done')
  if (says(check?.answers, 'processing') && !has('check', ['processing']))
    ask('check.answers', 'a check of an order at work (processing)')
  // Where it is asked by our ref, an order is never sent again to ask about it.
  const asksAgain = place.idempotent && check?.by !== 'ref'
  if (asksAgain && !has('place', ['completed', 'processing'], (one) => one.again === true))
    ask(
      'place.idempotent',
      'the same ref sent again (again: true), and the answer with the order that it has',
    )
  if (redeem && !has('redeem', ['completed'])) ask('redeem', 'a code that is redeemed (completed)')
  if (redeem && !has('redeem', ['failed', 'declined'])) ask('redeem', 'a code that is refused')
  if (prices && !has('prices', ['completed'])) ask('prices', 'a price list')
  const givesCodes = [...place.answers, ...(check?.answers ?? [])].some((one) => one.codes)
  if (
    givesCodes &&
    !examples.some((one) => one.means.outcome === 'completed' && isOf(one, 'codes'))
  )
    ask('place.answers', 'an order of codes that is done (order: wantsCodes: true)')
  return [...missing, ...(await rulesNotShown(file))]
}

async function rulesNotShown(file: AdapterFile): Promise<Missing[]> {
  const missing: Missing[] = []
  for (const call of ['place', 'check', 'redeem'] as const) {
    const rules: readonly Rule[] = file[call]?.answers ?? []
    const shown = { first: new Set<number>(), again: new Set<number>() }
    for (const one of file.examples)
      if (one.call === call)
        shown[one.again ? 'again' : 'first'].add(await ruleOf(file, rules, one))
    for (const [i, { means, again }] of rules.entries()) {
      const ask = (message: string) =>
        missing.push({ path: [call, 'answers', String(i)], message: `add to examples: ${message}` })
      if (CERTAIN.includes(means) && !shown.first.has(i))
        ask(`an answer to ${call} that this rule takes for ${means}`)
      if (again !== undefined && again !== 'unknown' && !shown.again.has(i))
        ask(
          `this answer to an order that had been sent before and was not done (again: true); if you have not seen one, leave out again: ${again}`,
        )
    }
  }
  return missing
}

/** Which rule knows the answer of an example; -1 if none does. */
export async function ruleOf(
  file: AdapterFile,
  rules: readonly Rule[],
  example: Example,
): Promise<number> {
  const about = { ...example.order, isLookup: example.call === 'redeem' }
  const { scope, bindings } = await see(file, answerOf(example), about)
  for (const [i, rule] of rules.entries())
    if ((await compileExpression(rule.if)(scope, bindings)) === true) return i
  return -1
}
