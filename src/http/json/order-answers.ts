import { isDeepStrictEqual } from 'node:util'
import type { Reader } from '../../db/store.ts'
import {
  type ListVersion,
  listVersion,
  ordersOf,
  ownOrder,
  type ShownOrder,
} from '../../domain/orders/orders.ts'
import { createTtlCache } from '../../domain/shared/cache/ttl.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { orderJson } from './order-json.ts'

export type OrderAnswers = ReturnType<typeof createOrderAnswers>

type Order = { accountId: number; json: string }
type Newest = { version: ListVersion | null; limit: number; bytes: Uint8Array<ArrayBuffer> }

/** About 320 bytes each. Programs poll for an order's end, and keep polling for a while after it. */
const ORDERS_KEPT = 8000
/** A longer answer would take the room of many others. */
const MAX_ORDER_LENGTH = 2200
/** About 9500 bytes each. Dashboards request them every few seconds. */
const HISTORIES_KEPT = 2000
const MAX_HISTORY_LENGTH = 18_000

/**
 * The answers about orders, as JSON. Programs request the same ones again and again.
 * Caches the JSON of orders that have ended. The service never changes them again, but for their codes, which may be
 * replaced: an order with codes is read each time. A history whose orders have all ended stays the same until there
 * is a newer order or event.
 */
export function createOrderAnswers(read: Reader) {
  const orders = createTtlCache<string, Order>(ORDERS_KEPT)
  const histories = createTtlCache<number, Newest>(HISTORIES_KEPT)

  return {
    /** @throws DomainError ORDER_NOT_FOUND, also for another account's order */
    async order(accountId: number, id: string, now: Date): Promise<string> {
      const cached = orders.get(id, now)
      if (cached && cached.accountId !== accountId) throw new DomainError('ORDER_NOT_FOUND', { id })
      if (cached) return cached.json
      const order = await ownOrder(read, accountId, id)
      const json = JSON.stringify(orderJson(order, now))
      if (hasEnded(order) && order.codes.length === 0 && json.length <= MAX_ORDER_LENGTH)
        orders.set(id, { accountId, json }, now)
      return json
    },

    /** The account's newest orders, newest first, in UTF-8: to encode them again would take as long as to find them. */
    async newest(accountId: number, limit: number, now: Date): Promise<Uint8Array<ArrayBuffer>> {
      // Before the orders: they may be newer than it, never older.
      const version = await listVersion(read, accountId)
      const cached = histories.get(accountId, now)
      if (cached?.limit === limit && isDeepStrictEqual(cached.version, version)) return cached.bytes
      const { rows } = await ordersOf(read, accountId, { limit, cursor: null })
      const shown = rows.map((row) => orderJson(row, now))
      const answer = { success: true, count: rows.length, orders: shown }
      const bytes = Buffer.from(JSON.stringify(answer))
      if (rows.every(hasEnded) && bytes.length <= MAX_HISTORY_LENGTH)
        histories.set(accountId, { version, limit, bytes }, now)
      return bytes
    },
  }
}

function hasEnded({ status }: ShownOrder): boolean {
  return status !== 'processing'
}
