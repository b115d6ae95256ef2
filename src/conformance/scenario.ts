import { uses } from '../suppliers/adapter/facts.ts'
import type { AdapterFile } from '../suppliers/adapter/schema.ts'
import { othersOrders, passing, refusedRepeats, renamings, wrongCodes } from './answer-faults.ts'
import {
  ALWAYS,
  at,
  cut,
  type FaultCase,
  faultCase,
  LOST,
  TURNED_AWAY,
  UNCERTAIN,
} from './faults.ts'
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

/** The scenarios of a file, in the order in which they are reported. */
export async function scenariosOf(file: AdapterFile): Promise<Scenario[]> {
  const scenarios: Scenario[] = []
  const seen = new Set<string>()
  for (const history of historiesOf(file)) {
    const { goods, sends, work, isDone } = history
    // Histories of a kind go the same way.
    const kind = `${goods} ${sends} ${work !== null} ${isDone}`
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

/** What was done and is taken for not sent goes to the next supplier, if there is one. */
function nextsFor({ goods }: History, one: FaultCase): boolean[] {
  // A voucher is redeemed by whom it is for.
  if (goods === 'voucher' || goods === 'redemption') return [false]
  if (one === NOTHING) return [false, true]
  return [one.faults.some(({ on, reaches }) => on === 'send' && reaches === true)]
}

const NOTHING = faultCase(NOTHING_WRONG)
const ANSWER_LOST = faultCase('its answer is lost', LOST)
const CANCELLED_BY_HAND: FaultCase = {
  ...faultCase('an admin cancels it', at('send', false, cut)),
  isCancelledByHand: true,
}
/** For a further history of a kind that was run with every fault. */
const FEW = [NOTHING, ANSWER_LOST]

async function casesOf(file: AdapterFile, history: History): Promise<FaultCase[]> {
  return [
    NOTHING,
    ...connectionFaults(history),
    ANSWER_LOST,
    faultCase('four answers are lost in a row', LOST, at('ask', true, cut, 3)),
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
  const uncertain = Object.entries(UNCERTAIN)
  const refused = Object.entries(TURNED_AWAY)
  return [
    faultCase('no connection', at('send', 'refused', cut), at('ask', 'refused', cut)),
    faultCase(`no connection ${asked}`, LOST, at('ask', 'refused', cut, 2)),
    ...uncertain.flatMap(([what, reply]) => [
      faultCase(`${what}, before it acted`, at('send', false, reply)),
      faultCase(`${what}, after it acted`, at('send', true, reply)),
      faultCase(`${what}, always, ${asked}`, LOST, at('ask', true, reply, ALWAYS)),
    ]),
    ...refused.flatMap(([what, reply]) => [
      faultCase(`${what}, before it acted`, at('send', false, reply)),
      faultCase(`${what}, always, ${asked}`, LOST, at('ask', false, reply, ALWAYS)),
    ]),
    ...(work === null ? [] : [...uncertain, ...refused]).flatMap(([what, reply]) => [
      faultCase(`at work, then ${what}`, at('ask', true, reply)),
      faultCase(`at work, then always ${what}`, at('ask', true, reply, ALWAYS)),
    ]),
  ]
}

function priceFaults(): FaultCase[] {
  const replies = Object.entries({ ...UNCERTAIN, ...TURNED_AWAY })
  const above = 'price above what was paid'
  const lists = (more: string) =>
    replies.map(([what, reply]) =>
      faultCase(`the price list: ${what}${more}`, at('prices', true, reply)),
    )
  const dearer = [faultCase('its price is above what was paid'), ...lists(`, and a ${above}`)]
  return [
    ...dearer.map((one) => ({ ...one, dearer: 'before' as const })),
    {
      ...faultCase('its answer is lost, and its price is above what was paid', LOST),
      dearer: 'after its first call',
    },
    ...lists(''),
    faultCase('no price list at all', at('prices', 'refused', cut, ALWAYS)),
  ]
}

function tokenFaults(): FaultCase[] {
  const replies = Object.entries({ ...UNCERTAIN, ...TURNED_AWAY })
  return [
    faultCase('no connection for the token', at('token', 'refused', cut)),
    ...replies.map(([what, reply]) => faultCase(`the token: ${what}`, at('token', true, reply))),
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
