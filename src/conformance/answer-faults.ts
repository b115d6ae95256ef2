import type { AdapterFile, Example, Rule } from '../suppliers/adapter/schema.ts'
import {
  ALWAYS,
  at,
  type Fault,
  type FaultCase,
  faultCase,
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
  const asked = (name: string) => at('ask', true, renamed(name), ALWAYS)
  const later = [...new Set([work, check, again].flatMap(names))]
  const what = 'is renamed when it is asked about'
  return [
    ...names(first).map((name) => {
      const sent = at('send', true, renamed(name))
      return faultCase(`${name} is renamed in every answer`, sent, asked(name))
    }),
    ...later.map((name) =>
      faultCase(`${name} ${what}, after its answer was lost`, LOST, asked(name)),
    ),
    ...(work === null ? [] : later.map((name) => faultCase(`${name} ${what}`, asked(name)))),
  ]
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
    const fault = `its answer is lost, and the repeat refused (${example.name})`
    cases.push(faultCase(fault, LOST, at('ask', false, filled(example), ALWAYS)))
  }
  return cases
}

/** Answers of the examples after which the order is sent again, or asked about. */
export function passing(file: AdapterFile, history: History): FaultCase[] {
  return passingAnswers(file)
    .filter((one) => one.call === history.sends && mayAnswer(one, history))
    .flatMap((example) => {
      const { name, means } = example
      const first = faultCase(`at first: ${name}`, at('send', false, filled(example)))
      const acted = faultCase(`after it acted: ${name}`, at('send', true, filled(example)))
      return means.outcome === 'not-sent' ? [first] : [first, acted]
    })
}

function filled(example: Example): Reply {
  return (_, { own }) => fill(example, own)
}

/** An answer to an order of codes says something else about a top-up. */
function mayAnswer({ order }: Example, { goods }: History): boolean {
  return order?.wantsCodes !== true || goods === 'codes'
}

/** An order of codes is done, and not all of its codes are right. */
export function wrongCodes({ goods, isDone, work, first, check, again }: History): FaultCase[] {
  if (goods !== 'codes' || !isDone) return []
  const given = (what: string, change: (codes: readonly string[]) => readonly string[]) => {
    const changed =
      (example: Example): Reply =>
      (answer, { own }) =>
        answer && own.codes.some((code) => answer.text.includes(code))
          ? fill(example, { ...own, codes: change(own.codes) })
          : answer
    return faultCase(
      `completed ${what}`,
      ...(work === null ? [at('send', true, changed(first))] : []),
      at('ask', true, changed(check ?? again ?? first), ALWAYS),
    )
  }
  return [
    given('without codes', () => []),
    given('with too few codes', (codes) => codes.slice(1)),
    given('with too many codes', (codes) => [...codes, ...numberedCodes('CONF-7777777', 1)]),
    given('with a code twice', (codes) => codes.map(() => codes[0] ?? '')),
  ]
}

type Part = 'ref' | 'id' | 'player'

/** Answers about an order of somebody else, which ended the other way than ours. */
export function othersOrders(file: AdapterFile, history: History): FaultCase[] {
  const { sends, work, goods, isDone } = history
  if (sends !== 'place') return []
  const outcomes = isDone ? ['declined', 'failed'] : ['completed']
  const mixed = (on: Fault['on'], call: Example['call'], parts: Part[]) => {
    const example = file.examples.find(
      ({ call: own, means, order }) =>
        own === call && outcomes.includes(means.outcome) && order?.wantsCodes !== true,
    )
    if (!example) return []
    const what = `${call} says ${example.means.outcome}`
    return parts
      .filter((part) => repeats(example, part))
      .map((part) => {
        const reply = withPartOfAnother(example, part)
        return faultCase(`${what}, with the ${part} of another order`, at(on, true, reply))
      })
  }
  const parts: Part[] = goods === 'codes' ? ['ref', 'id'] : ['ref', 'id', 'player']
  return [
    // Its id is not known before its first answer.
    ...(goods === 'codes' ? [] : mixed('send', 'place', ['ref', 'player'])),
    ...(work === null ? [] : mixed('ask', 'check', parts)),
  ]
}

function withPartOfAnother(example: Example, part: Part): Reply {
  return (_, { own, other }) => {
    const changes: Record<Part, Partial<About>> = {
      ref: { ref: other.ref },
      id: { id: other.id },
      player: { fields: other.fields },
    }
    return fill(example, { ...own, ...changes[part] })
  }
}

/** Whether an answer repeats this of the order that it is about. */
function repeats({ order = {}, means, answer }: Example, part: Part): boolean {
  const text = JSON.stringify(answer.json ?? answer.text ?? '')
  const values: Record<Part, (string | undefined)[]> = {
    ref: [order.ref],
    id: [means.id === undefined ? undefined : String(means.id), order.id],
    player: Object.values(order.player ?? {}),
  }
  const isIn = (value: string) =>
    text.includes(`"${value}"`) || (value.length > 4 && text.includes(value))
  return values[part].some((value) => value !== undefined && isIn(value))
}
