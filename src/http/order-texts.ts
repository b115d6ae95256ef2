import type { Reader } from '../db/store.ts'
import { DomainError } from '../domain/errors.ts'
import { newestSeq, orderById, ordersOf, type ShownOrder } from '../domain/orders.ts'
import { createRecent } from '../domain/recent.ts'
import { orderJson } from './order-json.ts'

/** Orders as they are sent, in JSON. */
export interface OrderTexts {
  /** @throws DomainError ORDER_NOT_FOUND, also for another account's order */
  own(accountId: number, id: string, now: Date): string | Promise<string>
  /** The account's orders, newest first. */
  newest(accountId: number, page: { limit: number; offset: number }, now: Date): Promise<Listed>
}
/** So many orders, their texts separated by commas. */
export type Listed = { count: number; text: string }

type Order = { accountId: number; text: string }
type FirstPage = Listed & { newestSeq: number; limit: number }

/** Of some 300 bytes each: those whose end programs have polled for. */
const ORDERS_KEPT = 16_000
/** An order of many codes is not worth the place of many others. */
const MAX_ORDER_LENGTH = 2000
/** Of some 9000 bytes each: what dashboards ask for every few seconds. */
const PAGES_KEPT = 4000
const MAX_PAGE_LENGTH = 12_000

/**
 * Keeps the texts of orders that have ended, which never change again, and first pages of nothing else:
 * such a page is the same until there is a newer order.
 */
export function createOrderTexts(read: Reader): OrderTexts {
  const orders = createRecent<string, Order>(ORDERS_KEPT)
  const firstPages = createRecent<number, FirstPage>(PAGES_KEPT)

  const textOf = (order: ShownOrder, now: Date) => JSON.stringify(orderJson(order, now))
  const notFound = (id: string) => new DomainError('ORDER_NOT_FOUND', `There is no order ${id}.`)

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

    async newest(accountId, page, now) {
      const known = page.offset === 0 ? firstPages.get(accountId) : undefined
      if (known?.limit === page.limit && known.newestSeq === (await newestSeq(read, accountId)))
        return known
      const rows = await ordersOf(read, accountId, page)
      const listed = { count: rows.length, text: rows.map((row) => textOf(row, now)).join(',') }
      const [newest] = page.offset === 0 ? rows : []
      if (newest && rows.every(hasEnded) && listed.text.length <= MAX_PAGE_LENGTH)
        firstPages.set(accountId, { ...listed, newestSeq: newest.seq, limit: page.limit })
      return listed
    },
  }
}

function hasEnded({ status }: ShownOrder): boolean {
  return status !== 'processing'
}
