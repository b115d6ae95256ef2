import { uses } from '../suppliers/adapter/facts.ts'
import type { AdapterFile } from '../suppliers/adapter/schema.ts'
import { othersOrders, passing, refusedRepeats, renamings, wrongCodes } from './answer-faults.ts'
import { ALWAYS, at, cut, type FaultCase, LOST, SPOILT, TURNED_AWAY, UNCERTAIN } from './faults.ts'
import { variant } from './fill.ts'
import { type History, historiesOf } from './histories.ts'
import type { Setup } from './simulated-supplier.ts'

/** The fault of a scenario without any. */
export const NOTHING_WRONG = 'nothing goes wrong'

/** One order, and what goes wrong with it. */
export type Scenario = Required<FaultCase> & {
  number: number
  history: History
  order: Setup['order']
  /** Whether another supplier could do the order. */
  hasNext: boolean
}

// Everything that is tried with a file: each history with each fault.

/** The scenarios of a file, in the order in which they are told of. */
export async function scenariosOf(file: AdapterFile): Promise<Scenario[]> {
  const scenarios: Scenario[] = []
  const seen = new Set<string>()
  for (const history of historiesOf(file)) {
    const kind = kindOf(history)
    const cases = seen.has(kind) ? FEW : await casesOf(file, history)
    seen.add(kind)
    for (const one of cases)
      for (const hasNext of nextsFor(history, one)) {
        const number = scenarios.length + 1
        scenarios.push({
          ...{ dearer: null, isCancelledByHand: false, ...one },
          ...{ number, history, hasNext, order: orderOf(file, history, number) },
        })
      }
  }
  return scenarios
}

/** Histories of a kind go the same way. */
function kindOf({ goods, sends, work, isDone }: History): string {
  return `${goods} ${sends} ${work !== null} ${isDone}`
}

/** What was done and is taken for not sent goes to the next supplier, if there is one. */
function nextsFor({ goods }: History, one: FaultCase): boolean[] {
  // A voucher is redeemed by whom it is for.
  if (goods === 'voucher' || goods === 'redemption') return [false]
  if (one === NOTHING) return [false, true]
  return [one.faults.some(({ on, reaches }) => on === 'send' && reaches === true)]
}

export const NOTHING: FaultCase = { fault: NOTHING_WRONG, faults: [] }
export const ANSWER_LOST: FaultCase = { fault: 'its answer is lost', faults: [LOST] }
const CANCELLED_BY_HAND: FaultCase = {
  ...{ fault: 'an admin cancels it', faults: [at('send', false, cut)] },
  isCancelledByHand: true,
}
/** For a further history of a kind that was played with every fault. */
const FEW = [NOTHING, ANSWER_LOST]

async function casesOf(file: AdapterFile, history: History): Promise<FaultCase[]> {
  return [
    NOTHING,
    ...connectionFaults(history),
    ANSWER_LOST,
    { fault: 'four answers are lost in a row', faults: [LOST, at('ask', true, cut, 3)] },
    ...(history.goods === 'redemption' ? [] : [CANCELLED_BY_HAND]),
    ...renamings(history),
    ...(await refusedRepeats(file, history)),
    ...passing(file, history),
    ...wrongCodes(history),
    ...othersOrders(file, history),
    ...(file.prices && history.sends === 'place' ? priceFaults() : []),
    ...(file.token ? tokenFaults() : []),
  ]
}

function connectionFaults({ work }: History): FaultCase[] {
  const asked = 'when it is asked about'
  const cases: FaultCase[] = [
    { fault: 'no connection', faults: [at('send', 'refused', cut), at('ask', 'refused', cut)] },
    { fault: `no connection ${asked}`, faults: [LOST, at('ask', 'refused', cut, 2)] },
  ]
  for (const [what, reply] of Object.entries(UNCERTAIN))
    cases.push(
      { fault: `${what}, before it acted`, faults: [at('send', false, reply)] },
      { fault: `${what}, after it acted`, faults: [at('send', true, reply)] },
      { fault: `${what}, always, ${asked}`, faults: [LOST, at('ask', true, reply, ALWAYS)] },
    )
  for (const [what, reply] of Object.entries(SPOILT))
    cases.push(
      { fault: what, faults: [at('send', true, reply)] },
      { fault: `${what}, ${asked}`, faults: [at('ask', true, reply, 2)] },
    )
  for (const [what, reply] of Object.entries(TURNED_AWAY))
    cases.push(
      { fault: `${what}, before it acted`, faults: [at('send', false, reply)] },
      { fault: `${what}, always, ${asked}`, faults: [LOST, at('ask', false, reply, ALWAYS)] },
    )
  if (work !== null)
    for (const [what, reply] of Object.entries({ ...UNCERTAIN, ...TURNED_AWAY }))
      cases.push(
        { fault: `at work, then ${what}`, faults: [at('ask', true, reply)] },
        { fault: `at work, then always ${what}`, faults: [at('ask', true, reply, ALWAYS)] },
      )
  return cases
}

function priceFaults(): FaultCase[] {
  const list = Object.entries({ ...UNCERTAIN, ...SPOILT, ...TURNED_AWAY })
  return [
    { fault: 'its price is above what was paid', faults: [], dearer: 'before' },
    {
      fault: 'its answer is lost, and its price is above what was paid',
      ...{ faults: [LOST], dearer: 'after its first call' },
    },
    ...list.map(([what, reply]) => ({
      fault: `the price list: ${what}`,
      faults: [at('prices', true, reply)],
    })),
    ...list.map(([what, reply]) => ({
      fault: `the price list: ${what}, and a price above what was paid`,
      ...{ faults: [at('prices', true, reply)], dearer: 'before' as const },
    })),
    { fault: 'no price list at all', faults: [at('prices', 'refused', cut, ALWAYS)] },
  ]
}

function tokenFaults(): FaultCase[] {
  const list = Object.entries({ ...UNCERTAIN, ...TURNED_AWAY })
  return [
    { fault: 'no connection for the token', faults: [at('token', 'refused', cut)] },
    ...list.map(([what, reply]) => ({
      fault: `the token: ${what}`,
      faults: [at('token', true, reply)],
    })),
  ]
}

const OPTIONS = ['serverId', 'region']
/** So many codes are ordered where the number is sent. */
const CODES = 2

/** The order of a scenario, unlike all others. */
function orderOf(file: AdapterFile, history: History, number: number): Setup['order'] {
  const { first, check, goods, sends } = history
  const given = { ...check?.order, ...first.order }
  const fields = goods === 'codes' ? {} : sends === 'redeem' ? given.input : given.player
  const own = Object.entries(fields ?? { userId: '5123456' }).map(([name, value]) => [
    name,
    OPTIONS.includes(name) ? value : variant(value, number),
  ])
  const sendsQuantity = uses(file.place.request, 'quantity')
  return {
    item: given.item ?? 'item-1',
    // The ids of game A begin with 5.
    fields: {
      ...Object.fromEntries(own),
      ...(goods === 'redemption' ? { playerId: variant('5000000', number) } : {}),
    },
    quantity: goods !== 'codes' ? 1 : sendsQuantity ? CODES : (given.quantity ?? 1),
    wantsCodes: goods === 'codes',
  }
}
