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
    supplier: text().notNull(),
    /** Spreads the writers of one sum over several rows on PostgreSQL, where they would wait for each other. */
    part: whole().notNull(),
    slug: text().notNull(),
    completed: whole().notNull(),
    cancelled: whole().notNull(),
    /** Decisions that paid back or replaced something, perhaps of orders of an earlier day. */
    claims: whole().notNull(),
    /** The amounts of the completed orders, less what claims paid back. */
    amountMicros: whole().notNull(),
    costMicros: whole().notNull(),
    /** How many completed orders there are whose cost nobody knows, and what is in the amount of them. */
    withoutCost: whole().notNull(),
    withoutCostMicros: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.pid, t.supplier, t.part] })],
)

/** How long the completed orders of a day took. */
export const dailyTimes = table(
  'daily_times',
  {
    day: text().notNull(),
    slug: text().notNull(),
    supplier: text().notNull(),
    /** They took at most this long, and longer than the next smaller step: see took.ts. 0: no time. */
    tookMs: whole().notNull(),
    part: whole().notNull(),
    count: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.slug, t.supplier, t.tookMs, t.part] })],
)

/** What each account bought on a day, less what claims paid back. */
export const dailyAccounts = table(
  'daily_accounts',
  {
    day: text().notNull(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    completed: whole().notNull(),
    amountMicros: whole().notNull(),
    costMicros: whole().notNull(),
    withoutCost: whole().notNull(),
    withoutCostMicros: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.accountId] })],
)
