import type { Reader } from '../db/store.ts'
import { newestSeq, orderById, ordersOf, type ShownOrder } from '../domain/orders/orders.ts'
import { createOrderPages } from '../domain/orders/pages.ts'
import { createLruCache } from '../domain/shared/cache/lru.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { orderJson } from './order-json.ts'

/** Orders as they are sent, in JSON. */
export interface OrderTexts {
  /** @throws DomainError ORDER_NOT_FOUND, also for another account's order */
  own(accountId: number, id: string, now: Date): string | Promise<string>
  /** The account's newest orders as GET /history answers them, in bytes. */
  newest(accountId: number, limit: number, now: Date): Promise<Bytes>
  /** The account's orders, newest first. */
  page(accountId: number, page: { limit: number; offset: number }, now: Date): Promise<ListedPage>
}
/** So many orders, their texts separated by commas. */
type Listed = { count: number; text: string }
export type ListedPage = Listed & { total: number; hasMore: boolean }

type Bytes = Uint8Array<ArrayBuffer>
type Order = { accountId: number; text: string }
type Newest = { body: Bytes; newestSeq: number; limit: number }

/** Unlike Buffer's, its bytes share no memory with others, which would be kept with them. */
const utf8 = new TextEncoder()

/** Of some 300 bytes each: those whose end programs have polled for. */
const ORDERS_KEPT = 16_000
/** An order of many codes is not worth the place of many others. */
const MAX_ORDER_LENGTH = 2000
/** Of some 9000 bytes each: what dashboards ask for every few seconds. */
const HISTORIES_KEPT = 4000
const MAX_HISTORY_BYTES = 12_000

/**
 * Keeps the texts of orders that have ended, which never change again, and histories of nothing else:
 * such a history is the same until there is a newer order.
 */
export function createOrderTexts(read: Reader): OrderTexts {
  const orders = createLruCache<string, Order>(ORDERS_KEPT)
  const pages = createOrderPages(read)
  const histories = createLruCache<number, Newest>(HISTORIES_KEPT)

  const textOf = (order: ShownOrder, now: Date) => JSON.stringify(orderJson(order, now))
  const notFound = (id: string) => new DomainError('ORDER_NOT_FOUND', { id })

  const listed = (rows: ShownOrder[], now: Date): Listed => ({
    count: rows.length,
    text: rows.map((row) => textOf(row, now)).join(','),
  })

  async function ownRead(accountId: number, id: string, now: Date): Promise<string> {
    const order = await orderById(read, id)
    if (order.accountId !== accountId) throw notFound(id)
    const text = textOf(order, now)
    if (hasEnded(order) && text.length <= MAX_ORDER_LENGTH) orders.set(id, { accountId, text })
    return text
  }

  return {
    own(accountId, id, now) {
      const known = orders.get(id)
      if (!known) return ownRead(accountId, id, now)
      if (known.accountId !== accountId) throw notFound(id)
      return known.text
    },

    async newest(accountId, limit, now) {
      const known = histories.get(accountId)
      if (known?.limit === limit && known.newestSeq === (await newestSeq(read, accountId)))
        return known.body
      const { rows } = await ordersOf(read, accountId, { limit, cursor: null })
      const { count, text } = listed(rows, now)
      const body = utf8.encode(`{"success":true,"count":${count},"orders":[${text}]}`)
      const [newest] = rows
      if (newest && rows.every(hasEnded) && body.length <= MAX_HISTORY_BYTES)
        histories.set(accountId, { body, newestSeq: newest.seq, limit })
      return body
    },

    async page(accountId, page, now) {
      const { orders, total, hasMore } = await pages.page(accountId, page)
      return { ...listed(orders, now), total, hasMore }
    },
  }
}

function hasEnded({ status }: ShownOrder): boolean {
  return status !== 'processing'
}
