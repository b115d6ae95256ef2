import { primaryKey, table, text, whole } from '../dialect.ts'
import { accounts } from './accounts.ts'

// Sums by UTC day, written in the transactions that end orders and claims. The audit compares them with those.

/** What ended on a day, of live orders. */
export const dailySales = table(
  'daily_sales',
  {
    /** Such as `2026-01-31`. */
    day: text().notNull(),
    pid: text().notNull(),
    slug: text().notNull(),
    supplier: text().notNull(),
    /** claim: what was decided about orders that had been completed, perhaps on an earlier day. */
    outcome: text({ enum: ['completed', 'cancelled', 'claim'] }).notNull(),
    /** The orders took at most this long and longer than the next smaller step: see took.ts. 0: no time. */
    tookMs: whole().notNull(),
    /** Spreads the writers of one sum over several rows on PostgreSQL, where they would wait for each other. */
    part: whole().notNull(),
    count: whole().notNull(),
    /** The orders' amounts. For claims what they paid back, below zero. */
    amountMicros: whole().notNull(),
    costMicros: whole().notNull(),
    /** How many completed orders are in the count whose cost nobody knows, and their amounts. */
    withoutCost: whole().notNull(),
    withoutCostMicros: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.pid, t.supplier, t.outcome, t.tookMs, t.part] })],
)

/** What each account bought on a day, less what claims paid back. */
export const dailyAccounts = table(
  'daily_accounts',
  {
    day: text().notNull(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    /** Completed orders. */
    count: whole().notNull(),
    amountMicros: whole().notNull(),
    costMicros: whole().notNull(),
    withoutCost: whole().notNull(),
    withoutCostMicros: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.accountId] })],
)
