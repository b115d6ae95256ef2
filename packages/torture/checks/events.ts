import { isDeepStrictEqual } from 'node:util'
import type { Final, FinalWallet, Json } from '../final.ts'
import { asJson, nameOf, walletOf } from './answers.ts'
import type { Check, Found } from './check.ts'
import { pagesOf } from './event-pages.ts'

/** Transactions that need no event: that of their order says it. */
const SILENT: readonly unknown[] = ['charge', 'fee']
const MINUTE_MS = 60_000

/** What the programs of each account learn. */
export const events: Check = {
  name: 'events',
  promise: 'No event is lost, doubled, made up or out of order, and none holds a code.',
  find(final, { calls, incidents }) {
    const isClockSound = !incidents.some(({ kind }) => kind.startsWith('clock'))
    const reads = Map.groupBy(
      calls.filter(({ action, status }) => action === 'GET /events' && status === 200),
      walletOf,
    )
    const codes = codesOf(final)
    return final.wallets.flatMap((wallet) => [
      ...orderOfIds(wallet, isClockSound),
      ...endsOfOrders(wallet),
      ...movesOfMoney(wallet),
      ...goods(wallet, codes),
      ...pagesOf(wallet, reads.get(nameOf(wallet)) ?? []),
    ])
  },
}

const timeOf = ({ createdAt }: Json) => Date.parse(String(createdAt))
const dataOf = (event: Json): Json => asJson(event.data) ?? {}
const starting = ({ events }: FinalWallet, kind: string) =>
  events.filter(({ type }) => String(type).startsWith(kind))

/** Ids begin with the time: where a clock was set back by more than a minute, they may go back, too. */
function orderOfIds(wallet: FinalWallet, isClockSound: boolean): Found[] {
  return wallet.events.flatMap((event, i) => {
    const before = wallet.events[i - 1]
    if (before === undefined || String(before.id) < String(event.id)) return []
    if (!isClockSound && timeOf(before) - timeOf(event) > MINUTE_MS) return []
    const what = `${nameOf(wallet)}: the event ${event.id} does not sort after ${before.id}.`
    return [{ what, evidence: [before, event] }]
  })
}

function endsOfOrders(wallet: FinalWallet): Found[] {
  const ends = starting(wallet, 'order.').filter(({ type }) => type !== 'order.code_replaced')
  const byOrder = Map.groupBy(ends, (event) => dataOf(event).orderId)
  const orders = new Map(wallet.orders.map((order) => [order.orderId, order]))
  const found: Found[] = wallet.orders.flatMap((order) => {
    const own = byOrder.get(order.orderId) ?? []
    const types = own.map(({ type }) => type).join(', ')
    if (types === (order.status === 'processing' ? '' : `order.${order.status}`)) return []
    const what = `${order.orderId} of ${nameOf(wallet)} is ${order.status}; its events: ${types || 'none'}.`
    return [{ what, evidence: [order, ...own] }]
  })
  for (const event of starting(wallet, 'order.')) {
    const order = orders.get(dataOf(event).orderId)
    if (order && isDeepStrictEqual(withoutCodes(dataOf(event)), withoutCodes(order))) continue
    const what = `The event ${event.id} of ${nameOf(wallet)} is not about an order as it is.`
    found.push({ what, evidence: [event, order] })
  }
  return found
}

function withoutCodes({ codes, codesCount, ...order }: Json): Json {
  const count = Array.isArray(codes) ? codes.length : codesCount
  return count === undefined ? order : { ...order, codesCount: count }
}

function movesOfMoney(wallet: FinalWallet): Found[] {
  const reported = starting(wallet, 'wallet.').filter(({ type }) => type !== 'wallet.low')
  const byId = Map.groupBy(reported, (event) => dataOf(event).id)
  const found: Found[] = []
  for (const entry of wallet.transactions) {
    const own = byId.get(entry.id) ?? []
    byId.delete(entry.id)
    const type = Number(entry.amountUsd) > 0 ? 'wallet.credited' : 'wallet.debited'
    const isReported = (event: Json) =>
      event.type === type && isDeepStrictEqual(dataOf(event), entry)
    const wanted = SILENT.includes(entry.kind) ? 0 : 1
    if (own.length === wanted && own.every(isReported)) continue
    const what = `The transaction ${entry.id} (${entry.kind}) of ${nameOf(wallet)} has ${own.length} events or another one.`
    found.push({ what, evidence: [entry, ...own] })
  }
  for (const [id, own] of byId)
    found.push({ what: `An event is about ${id}, no transaction.`, evidence: own })
  return found
}

function codesOf({ loaded, wallets }: Final): ReadonlySet<unknown> {
  const delivered = wallets.flatMap(({ orders }) => orders.flatMap(({ codes }) => codes ?? []))
  return new Set<unknown>([...[...loaded.values()].flat(), ...delivered])
}

function goods(wallet: FinalWallet, codes: ReadonlySet<unknown>): Found[] {
  return wallet.events.flatMap((event) => {
    const leaked = Object.values(dataOf(event))
      .flat()
      .filter((value) => codes.has(value))
    if (leaked.length === 0) return []
    return [{ what: `The event ${event.id} holds codes: ${leaked.join(', ')}.`, evidence: [event] }]
  })
}
