import { sql } from 'drizzle-orm'
import {
  index,
  instant,
  json,
  reference,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'
import { products } from '../catalog/tables.ts'

export const stockCodes = table(
  'stock_codes',
  {
    id: serial(),
    pid: text()
      .notNull()
      .references(() => products.pid),
    /**
     * The code, or its fingerprint if the database has a key. Unique over all products: the same code
     * under two of them would be sold twice.
     */
    code: text().notNull().unique(),
    /** The encrypted code; null if `code` is the code itself. */
    sealed: text(),
    addedAt: instant().notNull(),
    /** The batch that it came in; null if that was not recorded. */
    batchId: whole(),
    /** What it cost us; null if nobody said so. */
    costMicros: whole(),
    /** The order that has it. Starts with WITHDRAWN if a restore took the code off sale. */
    orderId: text(),
    takenAt: instant(),
    /** Set if a cancelled or lost order may have used it: a person decides about it. */
    quarantinedAt: instant(),
    /** Set if it is used or useless: it is never for sale again. */
    discardedAt: instant(),
  },
  (t) => [
    index('stock_codes_available').on(t.pid, t.id).where(sql`${t.orderId} is null`),
    index('stock_codes_by_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('stock_codes_by_batch').on(t.batchId, t.id).where(sql`${t.batchId} is not null`),
    index('stock_codes_in_quarantine')
      .on(t.quarantinedAt)
      .where(sql`${t.quarantinedAt} is not null`),
  ],
)

/** Codes that came in one message or file. They are shown before they are added, and can be taken back. */
export const stockBatches = table('stock_batches', {
  id: serial(),
  pid: text()
    .notNull()
    .references(() => products.pid),
  /** Who sent them, as in the audit log. */
  actor: text().notNull(),
  /** The number of codes, including those that were known already. */
  codes: whole().notNull(),
  /** What each code cost us; null if nobody said so. */
  costMicros: whole(),
  createdAt: instant().notNull(),
  /** reading: being stored; offered: shown, not confirmed yet; adding: confirmed; added: done. */
  status: text({ enum: ['reading', 'offered', 'adding', 'added'] }).notNull(),
})

/** The codes of a batch that are not in stock yet. None is ever sold from here. */
export const stagedCodes = table(
  'staged_codes',
  {
    id: serial(),
    batchId: reference(() => stockBatches.id),
    /** Counts from 0. */
    part: whole().notNull(),
    /** Stored by sealedJson. */
    codes: json().$type<{ line: number; code: string; sent?: string | undefined }[]>().notNull(),
  },
  (t) => [uniqueIndex('staged_codes_by_batch').on(t.batchId, t.part)],
)
