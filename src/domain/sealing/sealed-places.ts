import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  descriptionPlace,
  inputPlace,
  isSealed,
  openedCode,
  openedJson,
  type StoredCode,
  sealedCode,
  sealedJson,
  secretsPlace,
  stagedPlace,
  statePlace,
  updatePlace,
} from '../../db/codes-at-rest.ts'
import { preparedCount } from '../../db/prepared.ts'
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
  conversations,
  deposits,
  entries,
  inbox,
  lookups,
  notices,
  orderDrafts,
  orders,
  stagedCodes,
  stockCodes,
  unmatchedPayments,
  webhookEndpoints,
} from '../schema.ts'

// Every place in the database that stores codes, for tasks that go through all of them.

type CodeRow = {
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

type Key = number | string
type Place = {
  count(db: Reader): Promise<number>
  /** The next rows after a key, in the order of their keys. */
  next(db: Reader, after: Key | null, limit: number): Promise<(CodeRow & { key: Key })[]>
}

const ROWS_PER_BATCH = 1000

export async function countCodeRows(db: Reader): Promise<number> {
  let count = 0
  for (const place of PLACES) count += await place.count(db)
  return count
}

/** Yields all rows that contain codes, in batches, so that little memory is needed. */
export async function* codeRows(db: Reader): AsyncGenerator<CodeRow[]> {
  for (const place of PLACES) {
    let after: Key | null = null
    for (;;) {
      const rows: (CodeRow & { key: Key })[] = await place.next(db, after, ROWS_PER_BATCH)
      if (rows.length > 0) yield rows
      after = rows.at(-1)?.key ?? null
      if (rows.length < ROWS_PER_BATCH) break
    }
  }
}

const rewriteCode = preparedCount<StoredCode & { id: number }>('stock_reseal', (tx) =>
  tx
    .update(stockCodes)
    .set({ code: sql`${sql.placeholder('code')}`, sealed: sql`${sql.placeholder('sealed')}` })
    .where(eq(stockCodes.id, sql.placeholder('id'))),
)

const stock: Place = {
  count: (db) => db.$count(stockCodes),
  async next(db, after, limit) {
    const { id, pid, code, sealed } = stockCodes
    const rows = await db
      .select({ id, pid, code, sealed })
      .from(stockCodes)
      .where(after === null ? undefined : gt(id, Number(after)))
      .orderBy(asc(id))
      .limit(limit)
    return rows.map((row) => ({
      key: row.id,
      name: `stock code ${row.id}`,
      sealed: row.sealed,
      problem: (vault) => problemIn(() => openedCode({ vault }, row)),
      reseal(tx, from, to) {
        const opened = openedCode({ vault: from }, row)
        return rewriteCode(tx, { id: row.id, ...sealedCode({ vault: to }, row.pid, opened) })
      },
    }))
  },
}

type StoredRow = { key: Key; stored: unknown; names: Record<string, Key> }
type Rows = {
  /** A column by which rows are found in order. */
  key: Column
  /** The columns that name a row, if the key does not. */
  names?: Record<string, Column>
  where?: SQL | undefined
  /** What of a row is read: the column itself, unless that would open it. */
  stored?: SQL
}
type Content = Pick<CodeRow, 'name' | 'sealed' | 'mayBeInClear' | 'ofLedger'> & {
  /** @throws SealBroken */
  open(vault: Vault): unknown
  sealWith(vault: Vault, opened: unknown): unknown
}

/** A column of values each of which is sealed as a whole. */
function columnPlace(
  column: Column,
  { key, names = { key }, where, stored }: Rows,
  contentOf: (row: StoredRow) => Content,
): Place {
  const { table } = column
  return {
    count: (db) => db.$count(table, where),
    async next(db, after, limit) {
      const rows = await db
        .select({ key, stored: stored ?? column, names })
        .from(table)
        .where(and(where, after === null ? undefined : gt(key, after)))
        .orderBy(asc(key))
        .limit(limit)
      // The types of columns that are passed in are not known.
      return (rows as StoredRow[]).map((row) => {
        const { open, sealWith, ...content } = contentOf(row)
        return {
          ...content,
          key: row.key,
          problem: (vault) => problemIn(() => open(vault)),
          reseal(tx, from, to) {
            const value = sealWith(to, open(from))
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

/** A column of JSON values that sealedJson has stored. */
function jsonPlace(column: Column, rows: Rows, placeOf: (row: StoredRow) => string): Place {
  return columnPlace(column, rows, (row) => {
    const place = placeOf(row)
    return {
      name: place,
      sealed: isSealed(row.stored) ? row.stored.sealed : null,
      open: (vault) => openedJson({ vault }, place, row.stored),
      sealWith: (vault, opened) => sealedJson({ vault }, place, opened),
    }
  })
}

/** A column of texts that people write. @param some only these rows can have one */
function textPlace(place: TextPlace, column: Column, key: Column, some?: SQL): Place {
  const rows = { key, where: and(isNotNull(column), some), stored: sql`${column}` }
  return columnPlace(column, rows, (row) => {
    const stored = String(row.stored)
    const sealed = isSealedText(stored) ? stored : null
    return {
      ...{ name: `${place}:${row.key}`, mayBeInClear: true, sealed },
      ...(place === 'entries.note' ? { ofLedger: true } : {}),
      open: (vault) => (sealed === null ? stored : vault.open(sealed, place)),
      sealWith: (vault, opened) => sealedText({ vault }, place, String(opened)),
    }
  })
}

/** A column of JSON objects with such texts. */
function objectPlace(place: ObjectPlace, column: Column, key: Column): Place {
  const rows = { key, where: isNotNull(column), stored: sql`${column}` }
  return columnPlace(column, rows, (row) => {
    // SQLite's driver returns JSON as text.
    const stored = typeof row.stored === 'string' ? JSON.parse(row.stored) : row.stored
    const sealed = isSealed(stored) ? stored.sealed : null
    return {
      ...{ name: `${place}:${row.key}`, mayBeInClear: true, sealed },
      open: (vault) => (sealed === null ? stored : JSON.parse(vault.open(sealed, place))),
      sealWith: (vault, opened) => sealedObject({ vault }, place, Object(opened)),
    }
  })
}

const PLACES = [
  stock,
  jsonPlace(
    stagedCodes.codes,
    { key: stagedCodes.id, names: { batchId: stagedCodes.batchId, part: stagedCodes.part } },
    ({ names }) => stagedPlace(Number(names.batchId), Number(names.part)),
  ),
  jsonPlace(lookups.input, { key: lookups.id, where: eq(lookups.kind, 'rdmgamea') }, ({ key }) =>
    inputPlace(String(key)),
  ),
  jsonPlace(
    claims.description,
    {
      key: claims.id,
      names: { reference: claims.reference },
      where: isNotNull(claims.description),
    },
    ({ names }) => descriptionPlace(String(names.reference)),
  ),
  // The content of an ended update is deleted.
  jsonPlace(
    inbox.update,
    { key: inbox.updateId, where: inArray(inbox.status, ['waiting', 'handling']) },
    ({ key }) => updatePlace(Number(key)),
  ),
  jsonPlace(conversations.state, { key: conversations.key }, ({ key }) => statePlace(String(key))),
  jsonPlace(webhookEndpoints.secrets, { key: webhookEndpoints.id }, ({ key }) =>
    secretsPlace(String(key)),
  ),
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

function problemIn(open: () => void): string | null {
  try {
    open()
    return null
  } catch (error) {
    if (error instanceof SealBroken) return error.message
    throw error
  }
}
