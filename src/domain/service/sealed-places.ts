import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import {
  inputPlace,
  isSealed,
  openedCode,
  openedJson,
  type StoredCode,
  sealedCode,
  sealedJson,
  stagedPlace,
  statePlace,
  updatePlace,
} from '../../db/codes-at-rest.ts'
import { prepared } from '../../db/prepared.ts'
import { conversations, inbox, lookups, stagedCodes, stockCodes } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { SealBroken, type Vault } from '../../db/vault.ts'

// Every place in the database that stores codes, for tasks that go through all of them.

/** A row that contains codes. */
export type CodeRow = {
  /** Names the place and the row for people. */
  name: string
  /** Null if it is not encrypted. */
  sealed: string | null
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

const IS_REDEMPTION = eq(lookups.kind, 'rdmgamea')
/** The content of an ended update is deleted. */
const IS_OPEN = inArray(inbox.status, ['waiting', 'handling'])

/** How many rows contain codes. */
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

const redemptions: Place = {
  count: (db) => db.$count(lookups, IS_REDEMPTION),
  async next(db, after, limit) {
    const rows = await db
      .select({ key: lookups.id, value: lookups.input })
      .from(lookups)
      .where(and(IS_REDEMPTION, after === null ? undefined : gt(lookups.id, String(after))))
      .orderBy(asc(lookups.id))
      .limit(limit)
    return rows.map(({ key, value }) =>
      jsonRow({ key, place: inputPlace(key), value }, (tx, input) =>
        tx.update(lookups).set({ input }).where(eq(lookups.id, key)),
      ),
    )
  },
}

const updates: Place = {
  count: (db) => db.$count(inbox, IS_OPEN),
  async next(db, after, limit) {
    const rows = await db
      .select({ key: inbox.updateId, value: inbox.update })
      .from(inbox)
      .where(and(IS_OPEN, after === null ? undefined : gt(inbox.updateId, Number(after))))
      .orderBy(asc(inbox.updateId))
      .limit(limit)
    return rows.map(({ key, value }) =>
      jsonRow({ key, place: updatePlace(key), value }, (tx, update) =>
        tx.update(inbox).set({ update }).where(eq(inbox.updateId, key)),
      ),
    )
  },
}

const questions: Place = {
  count: (db) => db.$count(conversations),
  async next(db, after, limit) {
    const rows = await db
      .select({ key: conversations.key, value: conversations.state })
      .from(conversations)
      .where(after === null ? undefined : gt(conversations.key, String(after)))
      .orderBy(asc(conversations.key))
      .limit(limit)
    return rows.map(({ key, value }) =>
      jsonRow({ key, place: statePlace(key), value }, (tx, state) =>
        tx.update(conversations).set({ state }).where(eq(conversations.key, key)),
      ),
    )
  },
}

const staged: Place = {
  count: (db) => db.$count(stagedCodes),
  async next(db, after, limit) {
    const rows = await db
      .select()
      .from(stagedCodes)
      .where(after === null ? undefined : gt(stagedCodes.id, Number(after)))
      .orderBy(asc(stagedCodes.id))
      .limit(limit)
    return rows.map(({ id: key, batchId, part, codes: value }) =>
      jsonRow({ key, place: stagedPlace(batchId, part), value }, (tx, codes) =>
        tx.update(stagedCodes).set({ codes }).where(eq(stagedCodes.id, key)),
      ),
    )
  },
}

function jsonRow<K extends Key, T>(
  { key, place, value }: { key: K; place: string; value: T },
  write: (tx: Tx, value: T) => PromiseLike<unknown>,
): CodeRow & { key: K } {
  return {
    key,
    name: place,
    sealed: isSealed(value) ? value.sealed : null,
    problem: (vault) => problemIn(() => openedJson({ vault }, place, value)),
    reseal(tx, from, to) {
      const opened = openedJson({ vault: from }, place, value)
      return write(tx, sealedJson({ vault: to }, place, opened))
    },
  }
}

function problemIn(open: () => void): string | null {
  try {
    open()
    return null
  } catch (error) {
    if (error instanceof SealBroken) return error.message
    throw error
  }
}

const PLACES = [stock, staged, redemptions, updates, questions]
