import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { count, max, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { prepared } from '../../db/prepared.ts'
import type { Reader } from '../../db/store.ts'
import { orders } from '../schema.ts'
import { inAccount, ordersAfter, type ShownOrder } from './orders.ts'

/** The number of an account's orders between two marks. */
const STEP = 2000
/** Accounts whose marks are kept: 8 bytes for each 2,000 orders. */
const ACCOUNTS_KEPT = 1000

/** One page of an account's orders, newest first, and how many orders there are in all. */
export type OrderPage = { orders: ShownOrder[]; total: number; hasMore: boolean }

export interface OrderPages {
  /** Skips the `offset` newest orders. As fast for the oldest page as for the newest. */
  page(
    account: { accountId: number; test: boolean },
    page: { limit: number; offset: number },
  ): Promise<OrderPage>
}

const { placeholder } = sql

const nextStep = prepared<
  Reader,
  { accountId: number; first: number },
  { many: number; last: number | null }[]
>('orders_step', (db) => {
  const step = db
    .select({ seq: orders.seq })
    .from(orders)
    .where(inAccount.between(placeholder('accountId'), { first: placeholder('first') }))
    .orderBy(...inAccount.oldestFirst)
    .limit(STEP)
    .as('step')
  return db.select({ many: count(), last: max(step.seq) }).from(step)
})

/**
 * Caches marks: the serial number of every 2,000th order of an account, counted from its first. Orders
 * are only added at the end, so marks stay valid. A page is read from the mark before it. Marks of test
 * accounts are not cached, because their oldest orders are removed.
 */
export function createOrderPages(read: Reader): OrderPages {
  const known = new LRUCache<number, readonly number[]>({ max: ACCOUNTS_KEPT })

  /** Finds the marks of new orders, and returns all marks and the number of orders. */
  async function measure({
    accountId,
    test,
  }: {
    accountId: number
    test: boolean
  }): Promise<{ marks: readonly number[]; total: number }> {
    const marks = [...(known.get(accountId) ?? [])]
    for (;;) {
      const [step] = await nextStep(read, { accountId, first: (marks.at(-1) ?? 0) + 1 })
      const total = marks.length * STEP + (step?.many ?? 0)
      if (!step?.last || step.many < STEP) {
        if (!test) known.set(accountId, marks)
        return { marks, total }
      }
      marks.push(step.last)
      // Lets other requests run: a long history has many marks to find the first time.
      await yieldToEventLoop()
    }
  }

  return {
    async page(account, { limit, offset }) {
      const { marks, total } = await measure(account)
      // Counted from the account's first order, which has number 1.
      const newest = total - offset
      const oldest = Math.max(1, newest - limit + 1)
      if (newest < oldest) return { orders: [], total, hasMore: false }
      const mark = Math.floor((oldest - 1) / STEP)
      const found = await ordersAfter(read, account.accountId, {
        after: marks[mark - 1] ?? 0,
        limit: newest - oldest + 1,
        offset: oldest - 1 - mark * STEP,
      })
      return { orders: found.reverse(), total, hasMore: oldest > 1 }
    },
  }
}
