import type { Final, FinalWallet, Json } from '../final.ts'
import type { Call } from '../history.ts'
import { asJson } from './answers.ts'
import { walletName } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { byOrder, hasEnded, objectsIn, type Sighting, sightingsIn } from './sightings.ts'

/** What an order that has ended keeps for ever. */
const ENDED_FIELDS = ['status', 'endedAt', 'error', 'refunded', 'durationSec'] as const

const NEVER = Number.POSITIVE_INFINITY
const REPLACED = /^Status {2}🎟 replaced$[\s\S]*?^Order {2}(\S+)$/m

export const terminalStates: Check = {
  name: 'terminal-states',
  promise:
    'An order goes from processing to completed or cancelled and then stays as it is, whoever asks.',
  find({ wallets }, { calls }) {
    const seen = byOrder(sightingsIn(calls))
    const reported = reportedReplacements(calls)
    return once(
      wallets.flatMap((wallet) =>
        wallet.orders.flatMap((order) => {
          const name = walletName(wallet.holder.telegramId, wallet.test)
          const sightings = seen.get(`${name} ${order.orderId}`) ?? []
          return [
            ...malformed(order),
            ...movedBack(sightings),
            ...changed(order, sightings),
            ...codesChanged(wallet, order, sightings, reported.get(order.orderId) ?? NEVER),
          ]
        }),
      ),
    )
  },
}

/** What the final order must have and must not have. */
function malformed(order: Json): Found[] {
  const { orderId, status, codes, quantity, error, refunded, endedAt } = order
  const count = Array.isArray(codes) ? codes.length : 0
  const wrong = []
  if (hasEnded(order) && typeof endedAt !== 'string') wrong.push('has ended at no time')
  if (status === 'completed' && error !== undefined) wrong.push('is completed with an error')
  if (status === 'completed' && count !== (quantity ?? 0))
    wrong.push(`has ${count} codes of ${quantity ?? 'none'}`)
  if (status !== 'completed' && count > 0) wrong.push(`is ${status} and has codes`)
  if (status === 'cancelled' && (typeof error !== 'string' || refunded !== true))
    wrong.push('is cancelled without a reason or a refund')
  return wrong.map((what) => ({ what: `Order ${orderId} ${what}.`, evidence: [order] }))
}

/** An answer that began after another one ended cannot be older. */
function movedBack(sightings: readonly Sighting[]): Found[] {
  const ended = sightings.filter(({ order }) => hasEnded(order))
  const first = ended.reduce<Sighting | null>(
    (found, one) => (found === null || one.endedMs < found.endedMs ? one : found),
    null,
  )
  const after = sightings.find(
    ({ order, startedMs }) => first && startedMs > first.endedMs && !hasEnded(order),
  )
  if (!first || !after) return []
  const { orderId } = first
  const what = `Order ${orderId} was ${first.order.status}, and ${after.order.status} in a later answer.`
  return [{ what, evidence: [first.call, after.call] }]
}

function changed(order: Json, sightings: readonly Sighting[]): Found[] {
  return sightings.flatMap(({ order: seen, orderId, call }) => {
    if (!hasEnded(seen)) return []
    const fields = ENDED_FIELDS.filter(
      (name) => seen[name] !== order[name] && !(name === 'durationSec' && seen[name] === undefined),
    )
    if (fields.length === 0) return []
    const what = `Order ${orderId} ended with another ${fields.join(', ')} than it has now.`
    return { id: `changed ${orderId}`, what, evidence: [call, order] }
  })
}

/**
 * Codes change only when the operator replaces some, which is an event, and never change back.
 * @param reportedMs when an answer first said that codes of the order had been replaced
 */
function codesChanged(
  wallet: FinalWallet,
  order: Json,
  sightings: readonly Sighting[],
  reportedMs: number,
): Found[] {
  const withCodes = sightings.filter(({ order: seen }) => Array.isArray(seen.codes))
  const last = JSON.stringify(order.codes)
  const isLast = ({ order: seen }: Sighting) => JSON.stringify(seen.codes) === last
  const others = withCodes.filter((one) => !isLast(one))
  const [other] = others
  if (!other) return []
  const { orderId } = other
  const evidence = [other.call, order]
  const lists = new Set(others.map(({ order: seen }) => JSON.stringify(seen.codes)))
  const times = replacements(wallet, orderId)
  if (lists.size > times)
    return [{ what: `Order ${orderId} was shown with other codes than it has now.`, evidence }]
  const seenMs = withCodes.filter(isLast).map(({ endedMs }) => endedMs)
  // Of several replacements, it is not known which one was reported.
  const firstMs = Math.min(...seenMs, times === 1 ? reportedMs : NEVER)
  const late = others.find(({ startedMs }) => startedMs > firstMs)
  if (!late) return []
  const what = `Order ${orderId} showed codes again that had been replaced.`
  return [{ what, evidence: [late.call, order] }]
}

function replacements({ events }: Pick<Final['wallets'][number], 'events'>, orderId: string) {
  return ordersReplacedIn(events).filter((id) => id === orderId).length
}

const ordersReplacedIn = (events: readonly Json[]) =>
  events
    .filter(({ type }) => type === 'order.code_replaced')
    .map(({ data }) => asJson(data)?.orderId)

/** The order whose codes an admin has replaced, as the bot shows it. */
function replacedIn(text: unknown): string[] {
  const [, orderId] = REPLACED.exec(String(text)) ?? []
  return orderId === undefined ? [] : [orderId]
}

/** By order id: when the first call ended that reported a replacement. */
function reportedReplacements(calls: readonly Call[]): Map<unknown, number> {
  const reported = new Map<unknown, number>()
  for (const call of calls) {
    const { action, status, endedMs } = call
    const body = asJson(call.body)
    const ids =
      action === 'shown' && status === 200
        ? replacedIn(body?.text)
        : action === 'GET /events' && status === 200
          ? ordersReplacedIn(objectsIn(body?.events))
          : []
    for (const id of ids)
      if (endedMs !== null) reported.set(id, Math.min(endedMs, reported.get(id) ?? endedMs))
  }
  return reported
}
