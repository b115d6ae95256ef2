import type { Reader } from '../db/store.ts'
import { DomainError } from '../domain/errors.ts'
import { newestOrderIds, orderById, ordersOf, type ShownOrder } from '../domain/orders.ts'
import { createRecent } from '../domain/recent.ts'
import { orderJson } from './order-json.ts'

/** Orders as they are sent, in JSON. */
export interface OrderTexts {
  /** @throws DomainError ORDER_NOT_FOUND, also for another account's order */
  own(accountId: number, id: string, now: Date): string | Promise<string>
  /** The account's orders, newest first. */
  newest(accountId: number, page: { limit: number; offset: number }, now: Date): Promise<string[]>
}

type Kept = { accountId: number; text: string }

/** Of some 300 bytes each: what resellers ask for again within a short time. */
const TEXTS_KEPT = 70_000
/** An order of many codes is not worth the place of many others. */
const MAX_TEXT_LENGTH = 2000

/** Keeps the texts of orders that have ended: they never change again. */
export function createOrderTexts(read: Reader): OrderTexts {
  const kept = createRecent<string, Kept>(TEXTS_KEPT)

  function textOf(order: ShownOrder, now: Date): string {
    const text = JSON.stringify(orderJson(order, now))
    if (order.status === 'processing' || text.length > MAX_TEXT_LENGTH) return text
    kept.set(order.id, { accountId: order.accountId, text })
    return text
  }

  const notFound = (id: string) => new DomainError('ORDER_NOT_FOUND', `There is no order ${id}.`)

  return {
    own(accountId, id, now) {
      const known = kept.get(id)
      if (!known)
        return orderById(read, id).then((order) => {
          if (order.accountId !== accountId) throw notFound(id)
          return textOf(order, now)
        })
      if (known.accountId !== accountId) throw notFound(id)
      return known.text
    },

    async newest(accountId, page, now) {
      const ids = await newestOrderIds(read, accountId, page)
      const known = ids.map((id) => kept.get(id)?.text)
      if (known.every((text) => text !== undefined)) return known
      return (await ordersOf(read, accountId, page)).map((order) => textOf(order, now))
    },
  }
}
