import {
  and,
  asc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  is,
  isNotNull,
  type SQL,
  sql,
  Table,
} from 'drizzle-orm'
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
import { isSerial, sealablePlace } from '../../db/dialect.ts'
import { preparedCount } from '../../db/prepared.ts'
import { type ObjectPlace, sealedObject, sealedText, type TextPlace } from '../../db/sealed-text.ts'
import type { Column, Reader, Tx } from '../../db/store.ts'
import { isSealedText, SealBroken, type Vault } from '../../db/vault.ts'
import * as schema from '../schema.ts'
import { onlyRow } from '../shared/errors.ts'

const { bulkLines, claims, conversations, inbox, lookups } = schema
const { stagedCodes, stockCodes, webhookEndpoints } = schema

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
  table: Table
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
  table: stockCodes,
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
    table,
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

/** A column of texts that people write. */
function textPlace(place: TextPlace, column: Column, key: Column): Place {
  // The product of a row that can be bought is no text.
  const some = place === 'bulk_lines.pid' ? eq(bulkLines.status, 'invalid') : undefined
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

/** The columns of a table that are declared as sealable. */
function declaredIn(table: Table): Place[] {
  const columns: Column[] = Object.values(getTableColumns(table))
  const key = () => onlyRow(columns.filter(isSerial))
  return columns.flatMap((column) => {
    const { text, object } = sealablePlace(column)
    return [
      ...(text ? [textPlace(text, column, key())] : []),
      ...(object ? [objectPlace(object, column, key())] : []),
    ]
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
  ...Object.values(schema).flatMap((one) => (is(one, Table) ? declaredIn(one) : [])),
]

/** The names of the tables that may have held codes in clear. */
export const TABLES_WITH_CODES = [
  ...new Set([...PLACES.map(({ table }) => table), schema.settings]),
].map((one) => getTableName(one))

function problemIn(open: () => void): string | null {
  try {
    open()
    return null
  } catch (error) {
    if (error instanceof SealBroken) return error.message
    throw error
  }
}
