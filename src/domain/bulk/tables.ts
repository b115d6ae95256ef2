import { sql } from 'drizzle-orm'
import {
  index,
  instant,
  reference,
  sealable,
  sealableJson,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'
import { accounts } from '../accounts/tables.ts'
import type { FieldProblem, Player } from '../orders/tables.ts'

export const bulkOrders = table(
  'bulk_orders',
  {
    seq: serial(),
    /** Cannot be guessed: the trxids of its orders begin with it, and must not be taken by others before. */
    id: text().notNull().unique(),
    accountId: reference(() => accounts.id),
    /** reading: being stored; draft: shown, not confirmed yet; running: confirmed; stopped; done. */
    status: text({ enum: ['reading', 'draft', 'running', 'stopped', 'done'] }).notNull(),
    /** Why it is stopped, or waits although it is running. */
    hold: text({
      enum: ['holder', 'balance', 'standing', 'not_allowed', 'failed', 'maintenance', 'shop_off'],
    }),
    /** A hash of its rows: the same table sent twice is noticed. */
    digest: text().notNull(),
    /** When its next lines may be placed. */
    dueAt: instant().notNull(),
    /** These three are not used any more. */
    messageId: whole(),
    showDueAt: instant(),
    shown: text(),
    createdAt: instant().notNull(),
    /** When the holder confirmed it. */
    confirmedAt: instant(),
    /** When its last line was placed or refused. */
    placedAt: instant(),
  },
  (t) => [
    index('bulk_orders_by_account').on(t.accountId, t.seq),
    uniqueIndex('bulk_orders_running').on(t.accountId).where(sql`${t.status} = 'running'`),
    index('bulk_orders_to_show').on(t.showDueAt).where(sql`${t.showDueAt} is not null`),
    index('bulk_orders_by_age').on(t.createdAt),
  ],
)

export const bulkLines = table(
  'bulk_lines',
  {
    id: serial(),
    bulkId: text()
      .notNull()
      .references(() => bulkOrders.id),
    /** Its row in the table as sent; the first is 1. */
    row: whole().notNull(),
    /** As it was typed, if it cannot be bought. */
    pid: sealable('bulk_lines.pid').notNull(),
    quantity: whole().notNull(),
    player: sealableJson('bulk_lines.player').$type<Player>().notNull(),
    /** The holder's own reference. */
    reference: sealable('bulk_lines.reference'),
    /** What it cost when it was shown; 0 if it cannot be bought. */
    priceMicros: whole().notNull(),
    /** Not used any more. */
    sent: sealable('bulk_lines.sent'),
    status: text({ enum: ['invalid', 'waiting', 'placed', 'refused'] }).notNull(),
    orderId: text(),
    /** Why it cannot be bought or was refused. */
    problem: sealableJson('bulk_lines.problem').$type<BulkProblem>(),
  },
  (t) => [
    uniqueIndex('bulk_lines_by_row').on(t.bulkId, t.row),
    index('bulk_lines_waiting').on(t.bulkId, t.row).where(sql`${t.status} = 'waiting'`),
  ],
)

/** Why a line of a bulk order cannot be bought, or was refused when it was placed. */
export type BulkProblem =
  | { problem: PlainBulkProblem }
  | { problem: 'fields'; fields: FieldProblem[] }
  | { problem: 'quantity'; max: number }
  /** More cells than the product has columns, which are so many. */
  | { problem: 'extra_cells'; columns: number }
  | { problem: 'too_long'; max: number }
  /** A spreadsheet has rounded a long number, such as 5.12346E+09. */
  | { problem: 'rounded'; text: string }
  | { problem: 'price_changed'; amountMicros: number }

/**
 * one_each: a quantity of top-ups, which are bought one at a time. restored: it waited in a backup that was
 * restored, and may have been bought since the backup was made.
 */
export type PlainBulkProblem =
  | ('no_pid' | 'unknown_pid' | 'not_sold' | 'paused' | 'fields_differ' | 'one_each')
  | ('out_of_stock' | 'trxid_taken' | 'restored')
