import type { AdapterFile, Example, Rule } from '../suppliers/adapter/schema.ts'
import {
  ALWAYS,
  at,
  type Fault,
  type FaultCase,
  LOST,
  namesIn,
  type Reply,
  renamed,
} from './faults.ts'
import { type About, fill, numberedCodes } from './fill.ts'
import { type History, passingAnswers } from './histories.ts'
import { ruleOf } from './missing-examples.ts'

// Answers that are well formed and not what they seem.

/** Each name in the answers changed, from then on. */
export function renamings({ first, work, check, again }: History): FaultCase[] {
  const cases = names(first).map(
    (name): FaultCase => ({
      fault: `${name} is renamed in every answer`,
      faults: [at('send', true, renamed(name)), at('ask', true, renamed(name), ALWAYS)],
    }),
  )
  const later = new Set([work, check, again].flatMap(names))
  for (const name of later)
    cases.push({
      fault: `${name} is renamed when it is asked about, after its answer was lost`,
      faults: [LOST, at('ask', true, renamed(name), ALWAYS)],
    })
  if (work !== null)
    for (const name of later)
      cases.push({
        fault: `${name} is renamed when it is asked about`,
        faults: [at('ask', true, renamed(name), ALWAYS)],
      })
  return cases
}

function names(example: Example | null): string[] {
  return namesIn(JSON.stringify(example?.answer.json ?? null))
}

/**
 * Each refusal of the examples as the answer to the order sent again, though the first had been taken. One
 * that an example shows to prove something to a repeated order is left out.
 */
export async function refusedRepeats(file: AdapterFile, history: History): Promise<FaultCase[]> {
  const { sends } = history
  const rules: readonly Rule[] = (sends === 'place' ? file.place : file.redeem)?.answers ?? []
  const own = file.examples.filter(({ call }) => call === sends)
  const proven = new Set<number>()
  for (const one of own)
    if (one.again && ['absent', 'declined', 'failed'].includes(one.means.outcome))
      proven.add(await ruleOf(file, rules, one))
  const cases: FaultCase[] = []
  for (const example of own) {
    if (!mayAnswer(example, history)) continue
    const isRefusal = ['declined', 'failed', 'not-sent', 'unknown'].includes(example.means.outcome)
    if (!isRefusal || example.again || proven.has(await ruleOf(file, rules, example))) continue
    const reply: Reply = (_, { own: about }) => fill(example, about)
    cases.push({
      fault: `its answer is lost, and the repeat refused (${example.name})`,
      faults: [LOST, at('ask', false, reply, ALWAYS)],
    })
  }
  return cases
}

/** Answers of the examples after which the order is sent again, or asked about. */
export function passing(file: AdapterFile, history: History): FaultCase[] {
  return passingAnswers(file)
    .filter((one) => one.call === history.sends && mayAnswer(one, history))
    .flatMap((example): FaultCase[] => {
      const reply: Reply = (_, { own }) => fill(example, own)
      const first = { fault: `at first: ${example.name}`, faults: [at('send', false, reply)] }
      return example.means.outcome === 'not-sent'
        ? [first]
        : [first, { fault: `after it acted: ${example.name}`, faults: [at('send', true, reply)] }]
    })
}

/** An answer to an order of codes says something else about a top-up. */
function mayAnswer({ order }: Example, { goods }: History): boolean {
  return order?.wantsCodes !== true || goods === 'codes'
}

/** Codes that were delivered with an earlier order. */
export const SEEN_BEFORE: readonly string[] = numberedCodes('CONF-8888888', 10)

/** An order of codes is done, and not all of its codes are right. */
export function wrongCodes({ goods, isDone, work, first, check, again }: History): FaultCase[] {
  if (goods !== 'codes' || !isDone) return []
  const given = (
    what: string,
    change: (codes: readonly string[]) => readonly string[],
  ): FaultCase => {
    const changed =
      (example: Example): Reply =>
      (answer, { own }) =>
        answer && own.codes.some((code) => answer.text.includes(code))
          ? fill(example, { ...own, codes: change(own.codes) })
          : (answer ?? 'cut')
    const asked = check ?? again ?? first
    return {
      fault: `completed ${what}`,
      faults: [
        ...(work === null ? [at('send', true, changed(first))] : []),
        at('ask', true, changed(asked), ALWAYS),
      ],
    }
  }
  return [
    given('without codes', () => []),
    given('with too few codes', (codes) => codes.slice(1)),
    given('with too many codes', (codes) => [...codes, ...numberedCodes('CONF-7777777', 1)]),
    given('with a code twice', (codes) => codes.map(() => codes[0] ?? '')),
    given('with codes seen before', (codes) => SEEN_BEFORE.slice(0, codes.length)),
  ]
}

const PARTS = { ref: 'ref', id: 'id', player: 'player' } as const

/** Answers about an order of somebody else, which ended the other way than ours. */
export function othersOrders(
  file: AdapterFile,
  { sends, work, goods, isDone }: History,
): FaultCase[] {
  if (sends !== 'place') return []
  const outcomes = isDone ? ['declined', 'failed'] : ['completed']
  const of = (call: Example['call']) =>
    file.examples.find(
      (one) =>
        one.call === call && outcomes.includes(one.means.outcome) && one.order?.wantsCodes !== true,
    )
  const cases: FaultCase[] = []
  const add = (on: Fault['on'], example: Example | undefined, parts: (keyof typeof PARTS)[]) => {
    for (const part of parts.filter((one) => example && echoes(example, one)))
      cases.push({
        fault: `${example?.call} says ${example?.means.outcome}, with the ${part} of another order`,
        faults: [at(on, true, mixed(example as Example, part))],
      })
  }
  // Its id is not known before its first answer.
  if (goods !== 'codes') add('send', of('place'), ['ref', 'player'])
  const parts: (keyof typeof PARTS)[] = goods === 'codes' ? ['ref', 'id'] : ['ref', 'id', 'player']
  if (work !== null) add('ask', of('check'), parts)
  return cases
}

function mixed(example: Example, part: keyof typeof PARTS): Reply {
  return (_, { own, other }) => {
    const changes: Record<typeof part, Partial<About>> = {
      ref: { ref: other.ref },
      id: { id: other.id },
      player: { fields: other.fields },
    }
    return fill(example, { ...own, ...changes[part] })
  }
}

/** Whether an answer tells this of the order that it is about. */
function echoes({ order = {}, means, answer }: Example, part: keyof typeof PARTS): boolean {
  const text = JSON.stringify(answer.json ?? answer.text ?? '')
  const isTold = (value: string) =>
    text.includes(`"${value}"`) || (value.length > 4 && text.includes(value))
  const told: Record<typeof part, (string | undefined)[]> = {
    ref: [order.ref],
    id: [means.id === undefined ? undefined : String(means.id), order.id],
    player: Object.values(order.player ?? {}),
  }
  return told[part].some((value) => value !== undefined && isTold(value))
}
