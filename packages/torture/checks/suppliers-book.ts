import type { Final, Json } from '../final.ts'
import type { Call } from '../history.ts'
import { CATALOG } from '../world/catalog.ts'
import type { SupplierOrder } from '../world/supplier.ts'
import { isObject, walletName } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { byOrder, hasEnded, type Sighting, sightingsIn } from './sightings.ts'

/** Lines that suppliers fulfil, by slug. */
const SUPPLIED = new Set(
  CATALOG.lines.filter((line) => 'suppliers' in line).map(({ slug }) => slug),
)

export const suppliersBook: Check = {
  name: 'suppliers-book',
  promise:
    'What suppliers did is what was ordered: a completed order was done once, a cancelled one never, and nothing is bought that nobody ordered.',
  find({ wallets, supplierOrders }, { calls }) {
    const bought = Map.groupBy(supplierOrders, ({ trxid }) => trxid)
    const seen = byOrder(sightingsIn(calls))
    const byHand = decidedByHand(calls)
    const live = wallets.filter(({ test }) => !test)
    const orders = live.flatMap(({ holder, orders: own }) =>
      own
        .filter(({ game, orderId }) => SUPPLIED.has(String(game)) && !byHand.has(String(orderId)))
        .flatMap((order) => {
          const sightings = seen.get(`${walletName(holder.telegramId, false)} ${order.orderId}`)
          return differences(order, bought.get(String(order.orderId)) ?? [], sightings ?? [])
        }),
    )
    return once([...orders, ...unordered(live, supplierOrders)])
  },
}

/** The button that ends an order, with its id. */
const ENDS = /^a\.order!:([^:]+)/

/** Orders that an admin ended in the chat, which no supplier need agree with. */
function decidedByHand(calls: readonly Call[]): Set<string> {
  return new Set(
    calls.flatMap(({ channel, request }) => {
      const data = isObject(request) ? String(request.callback_data) : ''
      const [, id] = (channel === 'chat' && ENDS.exec(data)) || []
      return id === undefined ? [] : [id]
    }),
  )
}

/** @param bought what any supplier has under the order's id. */
function differences(
  order: Json,
  bought: readonly SupplierOrder[],
  sightings: readonly Sighting[],
): Found[] {
  const { orderId, status } = order
  const wrong = []
  const evidence: unknown[] = [order, ...bought]
  const done = bought.filter((one) => one.status !== 'cancelled')
  if (done.length > 1) wrong.push(`was bought ${done.length} times`)
  if (status === 'cancelled' && done.length > 0)
    wrong.push(`is cancelled, and ${done.map((one) => `${one.orderId} is ${one.status}`).join()}`)
  const [own] = done
  if (status === 'completed' && own?.status !== 'completed')
    wrong.push(`is completed, and ${own ? `${own.orderId} is ${own.status}` : 'nobody did it'}`)
  if (bought.some((one) => !isSame(order, one))) wrong.push('is something else at its supplier')
  if (status === 'completed' && own && order.codes !== undefined && !sameCodes(order, own))
    wrong.push('has other codes than its supplier gave')
  const guess = guessed(bought, sightings)
  if (guess) {
    wrong.push(`was shown as ${guess.order.status} before any supplier had ended it so`)
    evidence.push(guess.call)
  }
  return wrong.map((what) => ({ what: `Order ${orderId} ${what}.`, evidence }))
}

function isSame(order: Json, { pid, userId, quantity }: SupplierOrder): boolean {
  return (
    pid === order.pid &&
    (userId ?? undefined) === order.userId &&
    quantity === Number(order.quantity ?? 1)
  )
}

function sameCodes({ codes }: Json, own: SupplierOrder): boolean {
  return Array.isArray(codes) && codes.toSorted().join('\n') === own.codes.toSorted().join('\n')
}

/** An answer with an end that no supplier had reported by then. */
function guessed(
  bought: readonly SupplierOrder[],
  sightings: readonly Sighting[],
): Sighting | undefined {
  const isOver = (one: SupplierOrder, atMs: number) =>
    (one.endedMs ?? Number.POSITIVE_INFINITY) <= atMs
  return sightings.find(({ order, endedMs }) => {
    if (!hasEnded(order)) return false
    const begun = bought.filter(({ placedMs }) => placedMs <= endedMs)
    return order.status === 'completed'
      ? !begun.some((one) => one.status === 'completed' && isOver(one, endedMs))
      : begun.some((one) => !isOver(one, endedMs))
  })
}

/** What was bought without an order, such as for a test order or one from stock. */
function unordered(live: Final['wallets'], bought: readonly SupplierOrder[]): Found[] {
  const known = new Map(live.flatMap(({ orders }) => orders.map((one) => [one.orderId, one])))
  return bought.flatMap((one) => {
    const order = known.get(one.trxid)
    if (order && SUPPLIED.has(String(order.game))) return []
    const why = order ? 'is not for suppliers' : 'nobody has'
    const what = `${one.orderId} was bought for order ${one.trxid}, which ${why}.`
    return { what, evidence: [one, order] }
  })
}
