import type { Json } from '../final.ts'
import type { Call } from '../history.ts'
import { bodyOf, isObject, walletName } from './asks.ts'

/** An order as one answer showed it. */
export type Sighting = {
  call: Call
  wallet: string
  orderId: string
  order: Json
  /** `event`: as it was when the event happened, and without its codes. */
  by: 'post' | 'get' | 'list' | 'event'
  startedMs: number
  endedMs: number
}

/** Every order in every answer, in the order in which the calls began. */
export function sightingsIn(calls: readonly Call[]): Sighting[] {
  return calls.flatMap((call) => {
    const { channel, status, account, test, startedMs, endedMs } = call
    if (channel !== 'http' || status !== 200 || endedMs === null) return []
    const { by, orders } = ordersIn(call)
    const seen = { call, by, startedMs, endedMs, wallet: walletName(account, test) }
    return orders.map((order) => ({ ...seen, order, orderId: String(order.orderId) }))
  })
}

/** The answers about each order. */
export function byOrder(sightings: readonly Sighting[]): Map<string, Sighting[]> {
  return Map.groupBy(sightings, ({ wallet, orderId }) => `${wallet} ${orderId}`)
}

function ordersIn(call: Call): { by: Sighting['by']; orders: Json[] } {
  const { action } = call
  const body = bodyOf(call)
  if (action === 'POST /orders')
    return { by: 'post', orders: body.orderCreated === true ? [body] : [] }
  if (action === 'GET /orders' || action === 'GET /history')
    return { by: 'list', orders: objectsIn(body.orders) }
  if (action.startsWith('GET /orders/')) return { by: 'get', orders: [body] }
  if (action !== 'GET /events') return { by: 'event', orders: [] }
  const ends = objectsIn(body.events).filter(({ type }) => String(type).startsWith('order.'))
  return { by: 'event', orders: objectsIn(ends.map(({ data }) => data)) }
}

export function objectsIn(list: unknown): Json[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}

export const hasEnded = ({ status }: Json) => status === 'completed' || status === 'cancelled'
