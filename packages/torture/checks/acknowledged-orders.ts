import type { Final, FinalWallet } from '../final.ts'
import type { Call } from '../history.ts'
import { asksIn, bodyOf, isObject, walletName } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { objectsIn, type Sighting, sightingsIn } from './sightings.ts'

/** What never changes about an order. */
export const FIXED = [
  ...['orderId', 'trxid', 'pid', 'game', 'amountUsd', 'userId', 'serverId', 'moreId', 'quantity'],
  ...['createdAt', 'test'],
]

export const acknowledgedOrders: Check = {
  name: 'acknowledged-orders',
  promise:
    'No order that was acknowledged is lost or changed, one trxid is one order, and there is no order that nobody asked for.',
  find(final, { calls }) {
    const sightings = sightingsIn(calls)
    return once([
      ...lostOrChanged(final, sightings),
      ...missedMeanwhile(calls, sightings),
      ...doubled(final),
      ...unasked(final, calls),
    ])
  },
}

const nameOf = ({ holder, test }: FinalWallet) => walletName(holder.telegramId, test)

function lostOrChanged({ wallets }: Final, sightings: readonly Sighting[]): Found[] {
  const stored = new Map(
    wallets.flatMap((wallet) =>
      wallet.orders.map((order) => [`${nameOf(wallet)} ${order.orderId}`, order]),
    ),
  )
  const known = new Set(wallets.map(nameOf))
  return sightings.flatMap(({ wallet, orderId, order, call }) => {
    if (!known.has(wallet)) return []
    const there = stored.get(`${wallet} ${orderId}`)
    const about = { id: `${wallet} ${orderId}`, evidence: [call, there] }
    if (!there) return { ...about, what: `Order ${orderId} (${order.trxid}) is gone.` }
    const changed = FIXED.filter((field) => order[field] !== there[field])
    if (changed.length === 0) return []
    return { ...about, what: `Order ${orderId} was shown with another ${changed.join(', ')}.` }
  })
}

/** An order that was acknowledged before a call began is in its answer, whichever process answers. */
function missedMeanwhile(calls: readonly Call[], sightings: readonly Sighting[]): Found[] {
  const first = new Map<string, Sighting>()
  for (const one of sightings)
    for (const name of [one.orderId, one.order.trxid]) {
      const key = `${one.wallet} ${name}`
      const { endedMs } = first.get(key) ?? { endedMs: Number.POSITIVE_INFINITY }
      if (one.endedMs < endedMs) first.set(key, one)
    }
  return calls.flatMap((call) =>
    missingIn(call).flatMap((name) => {
      const before = first.get(`${walletName(call.account, call.test)} ${name}`)
      if (!before || before.endedMs >= call.startedMs) return []
      return {
        id: `missed ${name}`,
        what: `${call.action} does not find ${name}, which was answered before.`,
        evidence: [call, before.call],
      }
    }),
  )
}

/** Of which orders an answer says that there are none: trxids and ids. */
function missingIn(call: Call): string[] {
  const { channel, action, status } = call
  if (channel !== 'http') return []
  if (action === 'GET /orders' && status === 200)
    return objectsIn(bodyOf(call).missing).map(({ trxid, orderId }) => String(trxid ?? orderId))
  if (action.startsWith('GET /orders/') && status === 404)
    return [action.slice('GET /orders/'.length).toUpperCase()]
  return []
}

/** All accounts share the trxids of live keys, and those of test keys. */
function doubled({ wallets }: Final): Found[] {
  return [false, true].flatMap((test) => {
    const orders = wallets.filter((wallet) => wallet.test === test).flatMap((one) => one.orders)
    const byTrxid = Map.groupBy(orders, ({ trxid }) => trxid)
    const byId = Map.groupBy(orders, ({ orderId }) => orderId)
    return [...byTrxid, ...byId].flatMap(([name, same]) =>
      same.length === 1 ? [] : { what: `${name} is ${same.length} orders.`, evidence: same },
    )
  })
}

function unasked({ wallets }: Final, calls: readonly Call[]): Found[] {
  const asked = new Set([
    ...asksIn(calls).map(({ wallet, trxid }) => `${wallet} ${trxid}`),
    ...calls.flatMap(pressedToBuy),
  ])
  return wallets.flatMap((wallet) =>
    wallet.orders.flatMap((order) => {
      const name = `${nameOf(wallet)} ${order.trxid}`
      if (asked.has(name) || asked.has(name.replace(ROW, ''))) return []
      const what = `${wallet.holder.name} never asked for order ${order.orderId} (${order.trxid}).`
      return { what, evidence: [order] }
    }),
  )
}

/** The button that buys in the chat has an id, which is in the trxid of the order, or of each row of a table. */
const BUYS = /^(?:buy|bulk-go):([^:]+)/
const ROW = /-\d+$/

/** Under which name the orders of a press are asked for. */
function pressedToBuy({ channel, action, account, request }: Call): string[] {
  if (channel !== 'chat' || action !== 'press' || !isObject(request)) return []
  const id = BUYS.exec(String(request.callback_data))?.[1]
  return id === undefined ? [] : [`${walletName(account, false)} bot-${id}`]
}
