import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { and, eq, type SQL } from 'drizzle-orm'
import { ownRows } from '../../db/own-rows.ts'
import type { Reader } from '../../db/store.ts'
import { entries } from '../schema.ts'
import { isDuring, type Period, serialsOf } from '../shared/since.ts'
import { type Entry, isPaidIn, paysIn } from './ledger.ts'

export type EntryFilter = {
  kind: Entry['kind'] | null
  period: Period
}

export const inAccount = ownRows(entries.accountId, entries.id)

/** Entries that one statement looks at, so that it delays no other request. */
const STEP = 2000
/** Statements for one page. A page may end, even without an entry, before the filter has found enough. */
const STEPS = 5

/**
 * The account's entries, newest first, that the filter accepts: at most `limit`, from those with ids below `before`.
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
  const rows: Entry[] = []
  let below = Math.min(before ?? Number.MAX_SAFE_INTEGER, end)
  for (let step = 0; step < STEPS; step++) {
    // Without a filter, the limit alone ends the list.
    const scanned = and(inAccount.between(accountId, { first, end: below }), inHouse)
    const last = matches ? await lastScanned(db, scanned) : null
    const from = inAccount.between(accountId, { first: last ?? first, end: below })
    const found = await db
      .select()
      .from(entries)
      .where(and(from, inHouse, matches))
      .orderBy(...inAccount.newestFirst)
      .limit(limit + 1 - rows.length)
    rows.push(...found)
    if (rows.length > limit)
      return { rows: rows.slice(0, limit), next: rows[limit - 1]?.id ?? null }
    if (last === null) return { rows, next: null }
    below = last
    await yieldToEventLoop()
  }
  return { rows, next: below }
}

/** The id of the last of STEP rows; null if there are no more behind them. */
async function lastScanned(db: Reader, scanned: SQL | undefined): Promise<number | null> {
  const [last] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(scanned)
    .orderBy(...inAccount.newestFirst)
    .limit(1)
    .offset(STEP - 1)
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
