import { isDeepStrictEqual } from 'node:util'
import type { AdapterFile, Example } from '../suppliers/adapter/schema.ts'

// What can become of an order at the supplier of a file, as its examples show.

/** `voucher`: a code of ours that the supplier redeems for the player; `redemption`: the buyer's own code. */
export type Goods = 'top-up' | 'codes' | 'voucher' | 'redemption'

export type History = {
  /** Such as `a top-up, done at once`. */
  name: string
  goods: Goods
  /** The call that sends the order. */
  sends: 'place' | 'redeem'
  /** What the supplier answers to it. */
  first: Example
  /** What it answers while the order is at work; null if it never is. */
  work: Example | null
  isDone: boolean
  /** What it answers when it is asked about the order after its end. */
  check: Example | null
  /** What it answers after its end when the order is sent again. */
  again: Example | null
}

type Outcome = Example['means']['outcome']

const WORDS: Record<Goods, string> = {
  'top-up': 'a top-up',
  codes: 'an order of codes',
  voucher: 'a voucher',
  redemption: "a buyer's code",
}
const REFUSALS: readonly Outcome[] = ['declined', 'failed']

/** The histories of a file. The first of each goods and kind is run with every fault. */
export function historiesOf(file: AdapterFile): History[] {
  const { examples } = file
  const of = (call: Example['call'], outcomes: readonly Outcome[], again = false) =>
    examples.filter(
      (one) =>
        one.call === call && outcomes.includes(one.means.outcome) && (one.again ?? false) === again,
    )
  const placed = of('place', ['completed'])
  const working = of('place', ['processing'])
  const refused = of('place', REFUSALS)
  const checked = file.check ? of('check', ['completed']) : of('place', ['completed'], true)
  const checkRefused = file.check ? of('check', REFUSALS) : of('place', REFUSALS, true)
  const histories: History[] = []
  const again = (outcomes: readonly Outcome[], goods: Goods) =>
    fitting(of('place', outcomes, true), goods) ?? fitting(of('place', outcomes), goods)
  const inCheck = (outcomes: readonly Outcome[], goods: Goods) =>
    file.check ? fitting(of('check', outcomes), goods) : null

  for (const goods of ['top-up', 'codes'] as const) {
    const ends = {
      check: inCheck(['completed'], goods),
      again: again(['completed'], goods),
      ...{ goods, sends: 'place' as const },
    }
    for (const first of placed.filter((one) => isOf(one, goods)))
      histories.push({
        ...{ ...ends, first, work: null, isDone: true },
        name: `${WORDS[goods]}, done at once`,
      })
    const [first] = working
    if (first && fitting(checked, goods))
      histories.push({
        ...{ ...ends, first, work: inCheck(['processing'], goods) ?? first, isDone: true },
        name: `${WORDS[goods]}, at work and then done`,
      })
  }
  const goods = histories[0]?.goods ?? 'top-up'
  const ends = {
    check: inCheck(REFUSALS, goods),
    again: of('place', REFUSALS, true)[0] ?? null,
    ...{ goods, sends: 'place' as const, isDone: false },
  }
  for (const first of refused)
    histories.push({
      ...{ ...ends, first, work: null, name: `refused at once (${first.name})` },
      again: sameAnswer(of('place', REFUSALS, true), first),
    })
  const [first] = working
  if (first)
    for (const end of checkRefused)
      histories.push({
        ...{ ...ends, first, check: file.check ? end : null, again: file.check ? ends.again : end },
        work: inCheck(['processing'], goods) ?? first,
        name: `at work and then refused (${end.name})`,
      })
  for (const goods of ['voucher', 'redemption'] as const) {
    const once = { goods, sends: 'redeem', work: null, check: null } as const
    for (const first of of('redeem', ['completed']))
      histories.push({
        ...{ ...once, first, isDone: true, name: `${WORDS[goods]}, redeemed` },
        again: of('redeem', ['completed'], true)[0] ?? first,
      })
    for (const first of of('redeem', REFUSALS))
      histories.push({
        ...{ ...once, first, isDone: false, name: `${WORDS[goods]}, refused (${first.name})` },
        again: sameAnswer(of('redeem', REFUSALS, true), first),
      })
  }
  return histories
}

/** Examples of answers after which the order may be sent again: what the supplier may have done by then varies. */
export function passingAnswers({ examples }: AdapterFile): Example[] {
  return examples.filter(
    ({ call, again, means }) =>
      (call === 'place' || call === 'redeem') &&
      !again &&
      ['not-sent', 'unknown'].includes(means.outcome),
  )
}

export function isOf({ means, order }: Example, goods: Goods): boolean {
  const hasCodes = 'codes' in means || order?.wantsCodes === true
  return hasCodes === (goods === 'codes')
}

function sameAnswer(examples: Example[], { answer }: Example): Example | null {
  return examples.find((one) => isDeepStrictEqual(one.answer, answer)) ?? null
}

function fitting(examples: Example[], goods: Goods): Example | null {
  return examples.find((one) => isOf(one, goods)) ?? null
}
