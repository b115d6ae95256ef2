import type { Api, Caller } from '../doors/http.ts'
import type { Call } from '../history.ts'
import type { Problem } from '../problem.ts'
import type { Random } from '../random.ts'
import type { Seen } from './compare.ts'
import { PID } from './shop.ts'
import type { Order, Told } from './told.ts'

const CLIENT = 'looker'
/** Of GET /orders. */
const MAX_IDS = 100
/** Of each account, so that it stays below its rate limit. */
const MAX_REPLAYS = 4

/** Asks for all that an account could have. @throws if the service does not answer. */
export async function lookAt(api: Api, account: Caller, told: Told): Promise<Seen> {
  const ask = async (path: string) =>
    answered(await api.ask({ client: CLIENT, account, path })).body as Record<string, unknown>
  const trxids = [...told.orders.keys(), ...told.unanswered.keys()]
  const orders: Order[] = []
  for (let first = 0; first < trxids.length; first += MAX_IDS) {
    const query = trxids.slice(first, first + MAX_IDS).map((trxid) => `trxid=${trxid}`)
    const found = await ask(`/orders?${query.join('&')}`)
    orders.push(...(found.orders as Order[]))
  }
  const { balanceUsd } = await ask('/balance')
  const { transactions } = await ask('/transactions?kind=credit&limit=200')
  const credits = transactions as Seen['credits']
  const unknownKeys: string[] = []
  for (const key of told.keys) {
    const answer = await api.ask({ client: CLIENT, account: { ...account, key }, path: '/balance' })
    if (answer.status === 401) unknownKeys.push(key)
    else answered(answer)
  }
  return {
    ...{ orders, balanceUsd: balanceUsd as number, unknownKeys },
    // The one that the account was opened with has no note.
    credits: credits.filter(({ note }) => typeof note === 'string'),
  }
}

/** Sends trxids again, as clients do that had no answer: those that are there are replayed, others are new. */
export async function replay(
  api: Api,
  account: Caller,
  given: { told: Told; seen: Seen; random: Random },
): Promise<Problem[]> {
  const { told, seen, random } = given
  const known = new Map(seen.orders.map((order) => [order.trxid, order]))
  const answeredOnes = [...told.orders].filter(([trxid]) => known.has(trxid))
  const again = [
    ...[...told.unanswered].slice(0, MAX_REPLAYS),
    ...random
      .shuffled(answeredOnes)
      .slice(0, MAX_REPLAYS)
      .map(([trxid, { quantity }]) => [trxid, quantity] as const),
  ]
  const problems: Problem[] = []
  for (const [trxid, quantity] of again) {
    const body = { pid: PID, trxid, quantity }
    const call = await api.ask({ client: CLIENT, account, path: '/orders', body })
    const order = answered(call).body as Order & { idempotentReplay?: boolean }
    const before = known.get(trxid)
    if ((order.idempotentReplay ?? false) !== (before !== undefined))
      problems.push({
        check: 'power-replay',
        what: `Trxid ${trxid} was sent again, and it was ${before ? 'not ' : ''}a replay.`,
        evidence: [before, order],
      })
    else if (before && order.orderId !== before.orderId)
      problems.push({
        check: 'power-replay',
        what: `Trxid ${trxid} is replayed as another order.`,
        evidence: [before, order],
      })
  }
  return problems
}

function answered(call: Call): Call {
  if (call.status === 200) return call
  const answer = call.error ?? `${call.status} ${JSON.stringify(call.body)}`
  throw new Error(`${call.action} was answered with ${answer}.`)
}
