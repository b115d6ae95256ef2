import { type SQL, sql } from 'drizzle-orm'
import type { Claim } from '../claims/claims.ts'
import type { OrderRow } from '../orders/orders.ts'
import { claims, orders } from '../schema.ts'

/** What a completed order has earned, in micro-USD. */
export type Profit = {
  /** With the codes that replaced others later; null if nobody knows. */
  costMicros: number | null
  /** What claims have paid back of its amount. */
  paidBackMicros: number
  /** Below zero for a loss; null if its cost is not known or it is not completed. */
  profitMicros: number | null
}

/** What claims about an order have paid back, and what the codes that they replaced cost. */
type Decided = Pick<Claim, 'refundedMicros' | 'costMicros'>

export function profitOf(
  order: Pick<OrderRow, 'status' | 'amountMicros' | 'costMicros'>,
  decided: readonly Decided[],
): Profit {
  const paidBackMicros = decided.reduce((sum, one) => sum + one.refundedMicros, 0)
  const replaced = decided.reduce((sum, one) => sum + one.costMicros, 0)
  const costMicros = order.costMicros === null ? null : order.costMicros + replaced
  const isEarned = order.status === 'completed' && costMicros !== null
  const profitMicros = isEarned ? order.amountMicros - paidBackMicros - costMicros : null
  return { costMicros, paidBackMicros, profitMicros }
}

/** `profitMicros` of an order, in SQL. */
export const orderProfit =
  sql`(case when ${orders.status} = 'completed' then ${orders.amountMicros} - ${orders.costMicros} - (select coalesce(sum(${claims.refundedMicros} + ${claims.costMicros}), 0) from ${claims} where ${claims.orderId} = ${orders.id}) end)`.mapWith(
    Number,
  ) as SQL<number | null>
