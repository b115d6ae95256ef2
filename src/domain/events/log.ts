import { and, asc, desc, gt, inArray, sql } from 'drizzle-orm'
import { isValueOf, prepared, upTo } from '../../db/prepared.ts'
import type { Reader, Store } from '../../db/store.ts'
import { events } from '../schema.ts'
import { BEFORE_FIRST, type EventCursor } from './event-id.ts'

export type EventRow = Omit<typeof events.$inferSelect, 'id'>

/** As promised in docs/api.md. */
export const KEEP_EVENTS_MS = 30 * 24 * 60 * 60 * 1000
/** Rows that one round of the sweep reads. The process answers requests between rounds. */
const SWEPT_AT_ONCE = 500

const { placeholder } = sql

const shown = {
  accountId: events.accountId,
  number: events.number,
  type: events.type,
  reference: events.reference,
  data: events.data,
  createdAt: events.createdAt,
}

/** The rows of one account from this number on. */
const pageFrom = (db: Reader) =>
  db
    .select(shown)
    .from(events)
    .where(
      and(
        isValueOf(events.accountId, 'accountId'),
        sql`${events.number} >= ${placeholder('from')}`,
      ),
    )
    .orderBy(asc(events.number))
    .limit(upTo('limit'))

/** As pageFrom. */
export const rowsFrom = prepared<
  Reader,
  { accountId: number; from: number; limit: number },
  EventRow[]
>('events_from', pageFrom)

const newestRow = prepared<Reader, { accountId: number }, EventRow[]>('event_newest', (db) =>
  db
    .select(shown)
    .from(events)
    .where(isValueOf(events.accountId, 'accountId'))
    .orderBy(desc(events.number))
    .limit(1),
)

/** `oldest`: the account's oldest event that is kept; null if there is none. */
export type EventPage =
  | { expired: false; rows: EventRow[] }
  | { expired: true; oldest: EventCursor | null }

/**
 * The account's events after this one, oldest first, or from the oldest one that is kept. `expired` if
 * there may have been others between it and those that are kept: deleted by now, or lost when a backup
 * was restored.
 */
export async function eventsAfter(
  db: Reader,
  accountId: number,
  { after, limit }: { after: EventCursor | null; limit: number },
): Promise<EventPage> {
  if (!after) return { expired: false, rows: await rowsFrom(db, { accountId, from: 0, limit }) }
  const { number } = after
  // Also reads the event itself, to check that it is still the same one.
  const rows = await rowsFrom(db, { accountId, from: number, limit: limit + 1 })
  const [first] = rows
  if (first?.number === number && first.createdAt.getTime() === after.at.getTime())
    return { expired: false, rows: rows.slice(1) }
  const isNext = first ? first.number === number + 1 : number === 0
  if (isNext) return { expired: false, rows: rows.slice(0, limit) }
  const [oldest] = await rowsFrom(db, { accountId, from: 0, limit: 1 })
  return { expired: true, oldest: oldest ? cursorOf(oldest) : null }
}

/** The account's newest event. */
export async function newestEvent(db: Reader, accountId: number): Promise<EventCursor> {
  const [newest] = await newestRow(db, { accountId })
  return newest ? cursorOf(newest) : BEFORE_FIRST
}

/** The account's event with this number; null if it is not kept. */
export async function eventNumbered(
  db: Reader,
  accountId: number,
  number: number,
): Promise<EventRow | null> {
  const [row] = await rowsFrom(db, { accountId, from: number, limit: 1 })
  return row?.number === number ? row : null
}

export function cursorOf({ number, createdAt }: EventRow): EventCursor {
  return { number, at: createdAt }
}

/** Which of these events exist, as the ids of their accounts. Looks each up by the index. */
export function existing(db: Reader, wanted: readonly { accountId: number; number: number }[]) {
  const pairs = wanted.map(({ accountId, number }) => sql.raw(`(${accountId}, ${number})`))
  return db
    .select({ accountId: events.accountId })
    .from(events)
    .where(sql`(${events.accountId}, ${events.number}) in (values ${sql.join(pairs, sql`, `)})`)
}

/** Deletes old events. Each account's newest event stays, so that its numbers continue. */
export async function sweepEvents(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_EVENTS_MS)
  for (let after: number | null = 0; after !== null; )
    after = await sweepBatch(store, after, before)
}

/** @returns where the next batch begins; null if there are no more old events. */
function sweepBatch(store: Store, after: number, before: Date): Promise<number | null> {
  return store.transaction(async (tx) => {
    const batch = await tx
      .select({ id: events.id, createdAt: events.createdAt })
      .from(events)
      .where(gt(events.id, after))
      .orderBy(asc(events.id))
      .limit(SWEPT_AT_ONCE)
    const old = batch.filter(({ createdAt }) => createdAt < before).map(({ id }) => id)
    const last = batch.at(-1)
    if (!last || old.length === 0) return null
    const newer = sql`select 1 from ${events} as newer where newer.account_id = ${events.accountId} and newer.number > ${events.number}`
    await tx.delete(events).where(and(inArray(events.id, old), sql`exists (${newer})`))
    return last.id
  })
}
