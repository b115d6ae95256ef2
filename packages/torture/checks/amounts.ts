import type { Json } from '../final.ts'
import type { Call } from '../history.ts'
import { type Ask, asksIn, bodyOf, walletName } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { microsOf, usdText } from './micros.ts'
import { type Prices, pricesIn } from './prices.ts'
import { byOrder, objectsIn, type Sighting, sightingsIn } from './sightings.ts'

export const amounts: Check = {
  name: 'amounts',
  promise: 'An order costs its quantity times a price of that time, and never more than maxPrice.',
  find({ wallets }, { calls }) {
    const prices = pricesIn(calls)
    const asks = Map.groupBy(asksIn(calls), ({ wallet, trxid }) => `${wallet} ${trxid}`)
    const seen = byOrder(sightingsIn(calls))
    return once([
      ...wallets.flatMap(({ holder, test, orders }) => {
        const wallet = walletName(holder.telegramId, test)
        return orders.flatMap((order) => {
          const own = asks.get(`${wallet} ${order.trxid}`) ?? []
          return wrongAmount(order, own, seen.get(`${wallet} ${order.orderId}`) ?? [], prices)
        })
      }),
      ...calls.flatMap((call) => wrongList(call, prices)),
      ...[...asks.values()].flat().flatMap((ask) => wrongRefusal(ask, prices)),
    ])
  },
}

/** @param asks with its trxid; none where it was bought in the chat: then any price will do. */
function wrongAmount(
  order: Json,
  asks: readonly Ask[],
  sightings: readonly Sighting[],
  prices: Prices,
): Found[] {
  const { orderId, trxid, pid } = order
  const placing = asks.filter(mayHavePlaced)
  const fresh = placing.filter(({ call }) => call.status === 200)
  const by = fresh.length > 0 ? fresh : placing
  const shownMs = Math.min(...sightings.map(({ endedMs }) => endedMs))
  const fromMs = Math.min(...by.map(({ startedMs }) => startedMs))
  // A user that gave up does not stop what it has sent; but what was shown had been placed.
  const toMs = fresh.length > 0 ? Math.max(...fresh.map(({ endedMs }) => endedMs)) : shownMs
  const valid = prices.between(String(pid), by.length > 0 ? fromMs : 0, toMs)
  const quantity = Number(order.quantity ?? 1)
  const micros = microsOf(order.amountUsd)
  const evidence = [order, ...by.map(({ call }) => call)]
  const right = [...valid].map((price) => price * quantity)
  const problems: Found[] = []
  if (!right.includes(micros)) {
    const what = `Order ${orderId} (${trxid}) costs ${usdText(micros)}, not ${right.map(usdText).join(' or ')}.`
    problems.push({ what, evidence })
  }
  const mostMicros = Math.max(...by.map(({ body }) => limitOf(body)))
  if (by.length > 0 && micros > mostMicros) {
    const what = `Order ${orderId} (${trxid}) costs ${usdText(micros)}, above its maxPrice of ${usdText(mostMicros)}.`
    problems.push({ what, evidence })
  }
  return problems
}

/** Whether it may be this call that placed the order of its trxid: a replay and a refusal did not. */
function mayHavePlaced({ call }: Ask): boolean {
  if (call.status === 200) return bodyOf(call).idempotentReplay !== true
  return call.status === null || call.status >= 500
}

const limitOf = ({ maxPrice }: Json) =>
  typeof maxPrice === 'number' ? microsOf(maxPrice) : Number.POSITIVE_INFINITY

/** Prices in a list of products. */
function wrongList(call: Call, prices: Prices): Found[] {
  const { action, status, startedMs, endedMs } = call
  if ((action !== 'GET /products' && action !== 'GET /catalog') || status !== 200) return []
  return objectsIn(bodyOf(call).products).flatMap(({ id, price }) => {
    const valid = prices.between(String(id), startedMs, endedMs ?? startedMs)
    if (valid.has(microsOf(price))) return []
    const expected = [...valid].map(usdText).join(' or ')
    return { what: `${action} shows ${id} for ${price} USD, not ${expected}.`, evidence: [call] }
  })
}

/** PRICE_CHANGED says a price that is valid and too high. */
function wrongRefusal({ call, body, trxid, startedMs, endedMs }: Ask, prices: Prices): Found[] {
  const { code, price } = bodyOf(call)
  if (code !== 'PRICE_CHANGED') return []
  const quantity = Number(body.quantity ?? 1)
  const pid = String(body.pid ?? body.PID)
  const right = [...prices.between(pid, startedMs, endedMs)].map((one) => one * quantity)
  const micros = microsOf(price)
  if (right.includes(micros) && micros > limitOf(body)) return []
  return [{ what: `${trxid} is refused for a price of ${price} USD.`, evidence: [call] }]
}
