import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isSealed } from '../../db/codes-at-rest.ts'
import { type ObjectPlace, sealedObject, sealedText, type TextPlace } from '../../db/sealed-text.ts'
import type { Column, Reader, Tx } from '../../db/store.ts'
import { isSealedText, SealBroken, type Vault } from '../../db/vault.ts'
import {
  accountMoves,
  accountNotes,
  accounts,
  approvals,
  auditLog,
  broadcasts,
  bulkLines,
  claims,
  deposits,
  entries,
  notices,
  orderDrafts,
  orders,
  unmatchedPayments,
} from '../schema.ts'

// The columns of texts that people write, among the places that store codes.

/** @param key a column by which rows are found in order @param some only these rows can have one */
function textPlace(place: TextPlace, column: Column, key: Column, some?: SQL): Place {
  const { table } = column
  const where = and(isNotNull(column), some)
  return {
    count: (db) => db.$count(table, where),
    async next(db, after, limit) {
      const rows = await storedIn(db, { column, key, where }, after, limit)
      return rows.map((row) => {
        const stored = String(row.stored)
        const open = (vault: Vault) => (isSealedText(stored) ? vault.open(stored, place) : stored)
        return {
          ...{ key: row.key, name: `${place}:${row.key}`, mayBeInClear: true },
          ...(place === 'entries.note' ? { ofLedger: true } : {}),
          sealed: isSealedText(stored) ? stored : null,
          problem: (vault) => problemIn(() => open(vault)),
          reseal(tx, from, to) {
            const value = sealedText({ vault: to }, place, open(from))
            return tx
              .update(table)
              .set({ [column.name]: value })
              .where(eq(key, row.key))
          },
        }
      })
    },
  }
}

function objectPlace(place: ObjectPlace, column: Column, key: Column): Place {
  const { table } = column
  const where = isNotNull(column)
  return {
    count: (db) => db.$count(table, where),
    async next(db, after, limit) {
      const rows = await storedIn(db, { column, key, where }, after, limit)
      return rows.map((row) => {
        // SQLite's driver returns JSON as text.
        const stored = typeof row.stored === 'string' ? JSON.parse(row.stored) : row.stored
        const open = (vault: Vault) =>
          isSealed(stored) ? JSON.parse(vault.open(stored.sealed, place)) : stored
        return {
          ...{ key: row.key, name: `${place}:${row.key}`, mayBeInClear: true },
          sealed: isSealed(stored) ? stored.sealed : null,
          problem: (vault) => problemIn(() => open(vault)),
          reseal(tx, from, to) {
            const value = sealedObject({ vault: to }, place, open(from))
            return tx
              .update(table)
              .set({ [column.name]: value })
              .where(eq(key, row.key))
          },
        }
      })
    },
  }
}

/** As stored: the column itself would open them. */
async function storedIn(
  db: Reader,
  { column, key, where }: { column: Column; key: Column; where: SQL | undefined },
  after: Key | null,
  limit: number,
): Promise<{ key: Key; stored: unknown }[]> {
  const rows = await db
    .select({ key, stored: sql`${column}` })
    .from(column.table)
    .where(and(where, after === null ? undefined : gt(key, after)))
    .orderBy(asc(key))
    .limit(limit)
  // The types of columns that are passed in are not known.
  return rows as { key: Key; stored: unknown }[]
}

export const TEXT_PLACES = [
  textPlace('account_notes.text', accountNotes.text, accountNotes.id),
  textPlace('accounts.ban_reason', accounts.banReason, accounts.id),
  textPlace('accounts.restriction_reason', accounts.restrictionReason, accounts.id),
  textPlace('account_moves.reason', accountMoves.reason, accountMoves.id),
  textPlace('account_moves.named', accountMoves.named, accountMoves.id),
  textPlace('broadcasts.text', broadcasts.text, broadcasts.id),
  textPlace('bulk_lines.pid', bulkLines.pid, bulkLines.id, eq(bulkLines.status, 'invalid')),
  textPlace('bulk_lines.sent', bulkLines.sent, bulkLines.id),
  textPlace('bulk_lines.reference', bulkLines.reference, bulkLines.id),
  textPlace('claims.answer', claims.answer, claims.id),
  textPlace('deposits.reason', deposits.reason, deposits.id),
  textPlace('entries.note', entries.note, entries.id),
  textPlace('orders.error', orders.error, orders.seq, eq(orders.status, 'cancelled')),
  textPlace('unmatched_payments.reason', unmatchedPayments.reason, unmatchedPayments.id),
  objectPlace('order_drafts.player', orderDrafts.player, orderDrafts.seq),
  objectPlace('bulk_lines.player', bulkLines.player, bulkLines.id),
  objectPlace('bulk_lines.problem', bulkLines.problem, bulkLines.id),
  objectPlace('audit_log.detail', auditLog.detail, auditLog.id),
  objectPlace('notices.data', notices.data, notices.id),
  objectPlace('approvals.decision', approvals.decision, approvals.id),
]

export type CodeRow = {
  /** Names the place and the row for people. */
  name: string
  /** Null if it is not encrypted. */
  sealed: string | null
  /** An earlier version stored it in clear: it may be until codes encrypt is run again. */
  mayBeInClear?: true
  /** It is rewritten by rewriteEntries only. */
  ofLedger?: true
  /** Why the vault cannot open it, or computes another fingerprint for it; null if all is well. */
  problem(vault: Vault): string | null
  /** Decrypts it with one vault and encrypts it with the other. @throws SealBroken */
  reseal(tx: Tx, from: Vault, to: Vault): PromiseLike<unknown>
}

export type Key = number | string
export type Place = {
  count(db: Reader): Promise<number>
  /** The next rows after a key, in the order of their keys. */
  next(db: Reader, after: Key | null, limit: number): Promise<(CodeRow & { key: Key })[]>
}

export function problemIn(open: () => void): string | null {
  try {
    open()
    return null
  } catch (error) {
    if (error instanceof SealBroken) return error.message
    throw error
  }
}
