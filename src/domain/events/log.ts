import { hash } from 'node:crypto'
import { and, asc, desc, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import { isValueOf, prepared, upTo } from '../../db/prepared.ts'
import type { Reader, Store } from '../../db/store.ts'
import { events } from '../schema.ts'
import { base32, CROCKFORD } from '../shared/ids.ts'

/** Where a program is in an account's events: the number and the time of one of them. */
export type EventCursor = { number: number; at: Date }

/** Before the account's first event. It has an id, too, so that programs have one to begin with. */
export const BEFORE_FIRST: EventCursor = { number: 0, at: new Date(0) }

const TIME_LENGTH = 9
const NUMBER_LENGTH = 7
/** One in a million made-up ids passes. It reads the account's own events, like any other. */
const CHECK_LENGTH = 4
const EVENT_ID = /^evt_[0-9A-HJKMNP-TV-Z]{20}$/

/**
 * The event's id, such as `evt_1KF0RDQM40000002M3JX`: the time, the number and a check, so that an
 * account's ids sort in the order of its events. The check depends on the account: ids differ between
 * accounts, and another account's id is recognized.
 */
export function eventId(accountId: number, { number, at }: EventCursor): string {
  const token = base32(at.getTime(), TIME_LENGTH) + base32(number, NUMBER_LENGTH)
  return `evt_${token}${checkOf(accountId, token)}`
}

/** The cursor of the event with this id; null unless it is an id of this account. The event may be deleted by now. */
export function parseEventId(accountId: number, id: string): EventCursor | null {
  if (!EVENT_ID.test(id)) return null
  const numberAt = 'evt_'.length + TIME_LENGTH
  const checkAt = numberAt + NUMBER_LENGTH
  const cursor = {
    number: decoded(id.slice(numberAt, checkAt)),
    at: new Date(decoded(id.slice(4, numberAt))),
  }
  return eventId(accountId, cursor) === id ? cursor : null
}

function checkOf(accountId: number, token: string): string {
  const digest = hash('sha256', `${accountId} ${token}`, 'buffer')
  return base32(digest.readUIntBE(0, 3), CHECK_LENGTH)
}

function decoded(token: string): number {
  return [...token].reduce((value, character) => value * 32 + CROCKFORD.indexOf(character), 0)
}

export type EventRow = Omit<typeof events.$inferSelect, 'id'>

/** As promised in docs/api.md. */
export const KEEP_EVENTS_MS = 30 * 24 * 60 * 60 * 1000
/** Rows that one round of the sweep reads. The process answers requests between rounds. */
const SWEPT_AT_ONCE = 500

const { placeholder } = sql

const { id: _, ...shown } = getTableColumns(events)

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
