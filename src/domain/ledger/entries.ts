import { and, count, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { insertNumbered } from '../../db/dialect.ts'
import { ownRows } from '../../db/own-rows.ts'
import { sealedText } from '../../db/sealed-text.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { entries } from '../schema.ts'
import { type Listed, type Page, readBeside } from '../shared/pages.ts'
import { isDuring, type Period, serialsOf } from '../shared/since.ts'
import { isOfTest } from '../shared/test-world.ts'
import { type Entry, HOUSE_OF, isPaidIn, paysIn } from './ledger.ts'

/** Rows in one query, so that a long statement does not delay other requests. */
const BATCH_SIZE = 1000

/** The account's entries, newest first. */
export function entriesOf(db: Reader, accountId: number, page: Page): Promise<Listed<Entry>> {
  const { cursor } = page
  return readBeside(page, (limit, isBack) => {
    const { id } = cursor ?? {}
    const bounds = id === undefined ? {} : isBack ? { first: id + 1 } : { end: id }
    return db
      .select()
      .from(entries)
      .where(inAccount.between(accountId, bounds))
      .orderBy(...(isBack ? inAccount.oldestFirst : inAccount.newestFirst))
      .limit(limit)
  })
}

/** The entries with these ids, in no particular order. */
export async function entriesById(db: Reader, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(entries)
    .where(inArray(entries.id, [...ids]))
}

/** How many entries the account has, and the id of the newest; 0 if it has none. */
export async function statementEnd(
  db: Reader,
  accountId: number,
): Promise<{ count: number; lastId: number }> {
  const [end] = await db
    .select({ count: count(), lastId: sql`coalesce(max(${entries.id}), 0)`.mapWith(Number) })
    .from(entries)
    .where(eq(entries.accountId, accountId))
  return end ?? { count: 0, lastId: 0 }
}

/**
 * The account's entries with ids above `after`, up to `lastId`, oldest first, in batches. Each batch is a
 * separate query, so that no snapshot stays open between them.
 */
export async function* statementOf(
  db: Reader,
  accountId: number,
  { after, lastId }: { after: number; lastId: number },
): AsyncGenerator<Entry[]> {
  for (let last = after; last < lastId; ) {
    const batch = await db
      .select()
      .from(entries)
      .where(inAccount.between(accountId, { first: last + 1, end: lastId + 1 }))
      .orderBy(...inAccount.oldestFirst)
      .limit(BATCH_SIZE)
    yield batch
    last = batch.at(-1)?.id ?? lastId
  }
}

export type EntryFilter = {
  kind: Entry['kind'] | null
  period: Period
}

export const inAccount = ownRows(entries.accountId, entries.id)

/** How many entries a page looks at, so that it delays no other request. */
const WALK_ROWS = 5000

/**
 * The account's entries, newest first, that the filter accepts: at most `limit`, from those with ids below `before`. A
 * page may have fewer, or none, although more follow.
 * @returns next: the id below which the list continues; null at its end
 */
export async function findEntries(
  db: Reader,
  accountId: number,
  filter: EntryFilter,
  { limit, before }: { limit: number; before: number | null },
): Promise<{ rows: Entry[]; next: number | null }> {
  const { kind, period } = filter
  const { first, end } = await serialsOf(period, (serial) => entryFrom(db, accountId, serial))
  const inKind = kind === null ? undefined : eq(entries.kind, kind)
  const inHouse = kind !== null && paysIn(kind) ? isPaidIn : undefined
  const matches = and(inKind, isDuring(entries.createdAt, period))
  const below = Math.min(before ?? Number.MAX_SAFE_INTEGER, end)
  // Without a filter, the limit alone ends the list.
  const scanned = and(inAccount.between(accountId, { first, end: below }), inHouse)
  const last = matches ? await lastScanned(db, scanned) : null
  const from = inAccount.between(accountId, { first: last ?? first, end: below })
  const rows = await db
    .select()
    .from(entries)
    .where(and(from, inHouse, matches))
    .orderBy(...inAccount.newestFirst)
    .limit(limit + 1)
  if (rows.length <= limit) return { rows, next: last }
  return { rows: rows.slice(0, limit), next: rows[limit - 1]?.id ?? null }
}

/** The id of the last of WALK_ROWS rows; null if there are no more behind them. */
async function lastScanned(db: Reader, scanned: SQL | undefined): Promise<number | null> {
  const [last] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(scanned)
    .orderBy(...inAccount.newestFirst)
    .limit(1)
    .offset(WALK_ROWS - 1)
  return last?.id ?? null
}

/** The account's first entry with this id or a higher one. */
async function entryFrom(db: Reader, accountId: number, serial: number) {
  const [row] = await db
    .select({ serial: entries.id, at: entries.createdAt })
    .from(entries)
    .where(inAccount.between(accountId, { first: serial }))
    .orderBy(...inAccount.oldestFirst)
    .limit(1)
  return row ?? null
}

const NOTE = 'sum of earlier entries'

/**
 * Replaces the oldest entries of a test account by one with their sum, so that the account's entries still add
 * up to its balance. It gets the number of the oldest: an event may be about a later one. The database refuses
 * to delete entries of live accounts.
 * @param oldest all entries up to the last of them, in their order
 */
export async function sumUpEntries(tx: Tx, oldest: readonly Entry[]): Promise<void> {
  const [first] = oldest
  const last = oldest.at(-1)
  if (!first || !last) return
  const { id, accountId } = first
  const { balanceAfterMicros: sumMicros, createdAt } = last
  await tx
    .delete(entries)
    .where(
      and(eq(entries.accountId, accountId), lte(entries.id, last.id), isOfTest(entries.accountId)),
    )
  if (sumMicros === 0) return
  const kind = 'credit'
  const amounts = { amountMicros: sumMicros, balanceAfterMicros: sumMicros }
  const note = sealedText(tx, 'entries.note', NOTE)
  const sum = { id, accountId, kind, house: HOUSE_OF[kind], note, createdAt } as const
  await insertNumbered(tx, entries).values({ ...sum, ...amounts })
}
