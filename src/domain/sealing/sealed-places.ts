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
import { prepared } from '../../db/prepared.ts'
import type { Column, Reader, Tx } from '../../db/store.ts'
import {
  claims,
  conversations,
  inbox,
  lookups,
  stagedCodes,
  stockCodes,
  webhookEndpoints,
} from '../schema.ts'
import { type CodeRow, type Key, type Place, problemIn, TEXT_PLACES } from './sealed-texts.ts'

// Every place in the database that stores codes, for tasks that go through all of them.

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

const rewriteCode = prepared<Tx, StoredCode & { id: number }, unknown>('stock_reseal', (tx) =>
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

type JsonRow = { key: Key; value: unknown; names: Record<string, Key> }
type JsonColumn = {
  key: Column
  /** The columns that `placeOf` needs besides the key. */
  names?: Record<string, Column>
  where?: SQL
  placeOf(row: JsonRow): string
}

/** A column of JSON values that sealedJson has stored. */
function jsonPlace(column: Column, { key, names = { key }, where, placeOf }: JsonColumn): Place {
  const { table } = column
  return {
    count: (db) => db.$count(table, where),
    async next(db, after, limit) {
      const rows = await db
        .select({ key, value: column, names })
        .from(table)
        .where(and(where, after === null ? undefined : gt(key, after)))
        .orderBy(asc(key))
        .limit(limit)
      // The types of columns that are passed in are not known.
      return (rows as JsonRow[]).map((row) => {
        const place = placeOf(row)
        return {
          key: row.key,
          name: place,
          sealed: isSealed(row.value) ? row.value.sealed : null,
          problem: (vault) => problemIn(() => openedJson({ vault }, place, row.value)),
          reseal(tx, from, to) {
            const opened = openedJson({ vault: from }, place, row.value)
            const value = sealedJson({ vault: to }, place, opened)
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

const PLACES = [
  stock,
  jsonPlace(stagedCodes.codes, {
    key: stagedCodes.id,
    names: { batchId: stagedCodes.batchId, part: stagedCodes.part },
    placeOf: ({ names }) => stagedPlace(Number(names.batchId), Number(names.part)),
  }),
  jsonPlace(lookups.input, {
    key: lookups.id,
    where: eq(lookups.kind, 'rdmgamea'),
    placeOf: ({ key }) => inputPlace(String(key)),
  }),
  jsonPlace(claims.description, {
    key: claims.id,
    names: { reference: claims.reference },
    where: isNotNull(claims.description),
    placeOf: ({ names }) => descriptionPlace(String(names.reference)),
  }),
  jsonPlace(inbox.update, {
    key: inbox.updateId,
    // The content of an ended update is deleted.
    where: inArray(inbox.status, ['waiting', 'handling']),
    placeOf: ({ key }) => updatePlace(Number(key)),
  }),
  jsonPlace(conversations.state, {
    key: conversations.key,
    placeOf: ({ key }) => statePlace(String(key)),
  }),
  jsonPlace(webhookEndpoints.secrets, {
    key: webhookEndpoints.id,
    placeOf: ({ key }) => secretsPlace(String(key)),
  }),
  ...TEXT_PLACES,
]
