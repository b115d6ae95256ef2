import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { entries } from '../../db/schema.ts'
import type { Reader } from '../../db/store.ts'
import { isDuring, type Period, serialsOf } from '../shared/since.ts'
import { type Entry, isPaidIn, paysIn } from './ledger.ts'

export type EntryFilter = {
  kind: Entry['kind'] | null
  period: Period
}

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
    const scanned = and(
      eq(entries.accountId, accountId),
      ...[inHouse, gte(entries.id, first), lt(entries.id, below)],
    )
    rows.push(...(await matchesAmong(db, scanned, matches, limit + 1 - rows.length)))
    if (rows.length > limit)
      return { rows: rows.slice(0, limit), next: rows[limit - 1]?.id ?? null }
    const last = await lastScanned(db, scanned)
    if (last === null) return { rows, next: null }
    below = last
    await yieldToEventLoop()
  }
  return { rows, next: below }
}

/** The newest matching rows among the newest STEP rows that meet the condition `scanned`. */
function matchesAmong(
  db: Reader,
  scanned: SQL | undefined,
  matches: SQL | undefined,
  limit: number,
): Promise<Entry[]> {
  if (!matches)
    return db.select().from(entries).where(scanned).orderBy(desc(entries.id)).limit(limit)
  const step = db
    .select({ id: entries.id })
    .from(entries)
    .where(scanned)
    .orderBy(desc(entries.id))
    .limit(STEP)
  return db
    .select()
    .from(entries)
    .where(and(inArray(entries.id, step), matches))
    .orderBy(desc(entries.id))
    .limit(limit)
}

/** The id of the last of STEP rows; null if there are no more behind them. */
async function lastScanned(db: Reader, scanned: SQL | undefined): Promise<number | null> {
  const [last] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(scanned)
    .orderBy(desc(entries.id))
    .limit(1)
    .offset(STEP - 1)
  return last?.id ?? null
}

/** The account's first entry with this id or a higher one. */
async function entryFrom(db: Reader, accountId: number, serial: number) {
  const [row] = await db
    .select({ serial: entries.id, at: entries.createdAt })
    .from(entries)
    .where(and(eq(entries.accountId, accountId), gte(entries.id, serial)))
    .orderBy(asc(entries.id))
    .limit(1)
  return row ?? null
}
