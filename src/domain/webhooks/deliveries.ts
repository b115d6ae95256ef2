import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  or,
  sql,
} from 'drizzle-orm'
import { preparedInsert, preparedWrite } from '../../db/prepared.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { newestEvent } from '../events/log.ts'
import { events, webhookDeliveries, webhookEndpoints } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { newTestEventId } from '../shared/ids.ts'
import { type Listed, type Page, readPage } from '../shared/pages.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { type Endpoint, endpointIfAny, endpointsOf } from './endpoints.ts'

export type Delivery = typeof webhookDeliveries.$inferSelect

/** The type of a test event, which is no event of the account. */
export const TEST_TYPE = 'endpoint.test'

/** Ended deliveries that are kept for an endpoint: the newest ones. Those that wait are always kept. */
const KEPT = 1000
const KEEP_MS = 30 * 24 * 60 * 60_000
/** Few enough for a transaction of a few milliseconds. */
const SWEPT_AT_ONCE = 200

const d = webhookDeliveries
const { placeholder } = sql

/** The endpoint's deliveries, the newest first. */
export function deliveriesOf(
  db: Reader,
  endpointId: string,
  page: Page,
): Promise<Listed<Delivery>> {
  const where = eq(d.endpointId, endpointId)
  return readPage(page, { by: d.id, first: 'newest', where }, db.select().from(d))
}

/** Null if the endpoint has no such delivery. */
export async function deliveryOf(db: Reader, endpointId: string, id: number) {
  const isIt = and(eq(d.id, id), eq(d.endpointId, endpointId))
  const [found] = await db.select().from(d).where(isIt)
  return found ?? null
}

/** How many of an account's newest events are looked through for those about something. */
const EVENTS_SEARCHED = 5000

export type DeliveryTo = Delivery & { url: string }

/** The deliveries of the account's events about an order or lookup, among its newest events, oldest first. */
export async function deliveriesAbout(
  db: Reader,
  accountId: number,
  reference: string,
): Promise<DeliveryTo[]> {
  const endpoints = await endpointsOf(db, accountId)
  if (endpoints.length === 0) return []
  const { number: newest } = await newestEvent(db, accountId)
  const isRecent = and(eq(events.accountId, accountId), gt(events.number, newest - EVENTS_SEARCHED))
  const about = db
    .select({ number: events.number })
    .from(events)
    .where(and(isRecent, eq(events.reference, reference)))
  const found: DeliveryTo[] = []
  for (const { id, url } of endpoints) {
    const rows = await db
      .select()
      .from(d)
      .where(and(eq(d.endpointId, id), inArray(d.eventNumber, about)))
    found.push(...rows.map((row) => ({ ...row, url })))
  }
  return found.sort((one, other) => one.id - other.id)
}

/** The endpoint's last delivery of a test event; null if there is none. */
export async function lastTestOf(db: Reader, endpointId: string): Promise<Delivery | null> {
  const isTest = and(eq(d.endpointId, endpointId), eq(d.type, TEST_TYPE))
  const [found] = await db.select().from(d).where(isTest).orderBy(desc(d.id)).limit(1)
  return found ?? null
}

export function countWaiting(db: Reader, endpointId: string): Promise<number> {
  return db.$count(d, and(eq(d.endpointId, endpointId), isNotNull(d.dueAt)))
}

/** Enqueues a test event, which is sent once. @throws DomainError WEBHOOK_OFF */
export async function enqueueTest(tx: Tx, endpoint: Endpoint, now: Date): Promise<Delivery> {
  requireOn(endpoint)
  const test = { endpointId: endpoint.id, testId: newTestEventId(), type: TEST_TYPE }
  const row = { ...test, ...WAITING, dueAt: now, createdAt: now }
  return onlyRow(await tx.insert(d).values(row).returning())
}

/**
 * Sends a delivery again, now, with all its retries: a test as a new test, an event with the same id.
 * @throws DomainError WEBHOOK_OFF
 */
export async function sendAgain(
  tx: Tx,
  endpoint: Endpoint,
  { eventNumber, type }: Delivery,
  now: Date,
): Promise<void> {
  requireOn(endpoint)
  if (eventNumber === null) await enqueueTest(tx, endpoint, now)
  else enqueue(tx, endpoint.id, [{ number: eventNumber, type }], now)
}

const remove = preparedWrite<{ endpointId: string; number: number }>(
  'webhook_delivery_remove',
  (tx) =>
    tx
      .delete(d)
      .where(
        and(eq(d.endpointId, placeholder('endpointId')), eq(d.eventNumber, placeholder('number'))),
      ),
)

const add = preparedInsert(d)
const WAITING = { status: 'waiting', attempts: 0 } as const
const NOT_ATTEMPTED = { attemptedAt: null, httpStatus: null, problem: null, ms: null }

/** Enqueues deliveries of events. One that is there already is replaced, so that lists show it as new. */
export function enqueue(
  tx: Tx,
  endpointId: string,
  wanted: readonly { number: number; type: string }[],
  now: Date,
): void {
  for (const { number, type } of wanted) {
    remove(tx, { endpointId, number })
    const delivery = { endpointId, eventNumber: number, testId: null, type }
    add(tx, { ...delivery, ...WAITING, ...NOT_ATTEMPTED, dueAt: now, createdAt: now })
  }
}

/**
 * Sends all events since a time again: moves the endpoint's cursor back, so that they are enqueued as if
 * they were new. Events are kept for 30 days.
 * @returns false if there are none
 * @throws DomainError WEBHOOK_OFF
 */
export async function resendSince(
  tx: Tx,
  endpoint: Endpoint,
  { since, actor }: { since: Date; actor: Actor },
  now: Date,
): Promise<boolean> {
  requireOn(endpoint)
  const { id, accountId } = endpoint
  const [found] = await tx
    .select({ number: min(events.number) })
    .from(events)
    .where(and(eq(events.accountId, accountId), gte(events.createdAt, since)))
  const first = found?.number ?? null
  if (first === null) return false
  await tx
    .update(webhookEndpoints)
    .set({ cursor: first - 1 })
    .where(and(eq(webhookEndpoints.id, id), gt(webhookEndpoints.cursor, first - 1)))
  const detail = { id, since: since.toISOString() }
  await recordAct(tx, { actor, action: 'webhook.resend', accountId, detail }, now)
  return true
}

/**
 * Deletes ended deliveries that are older than 30 days or beyond the newest 1,000 of their endpoint, and all
 * those of removed endpoints. Looks for them outside of the transactions, and at one endpoint after the other:
 * on SQLite, orders wait for transactions and queries.
 */
export async function sweepDeliveries(store: Store, now: Date): Promise<void> {
  const { read } = store
  const before = new Date(now.getTime() - KEEP_MS)
  const pause = createTimeSlices()
  for (let id = await endpointAfter(read, ''); id !== null; id = await endpointAfter(read, id)) {
    const unneeded = await unneededOf(read, id, before)
    for (;;) {
      const found = await read
        .select({ id: d.id })
        .from(d)
        .where(and(eq(d.endpointId, id), unneeded))
        .orderBy(asc(d.id))
        .limit(SWEPT_AT_ONCE)
      if (found.length === 0) break
      const ids = found.map((row) => row.id)
      await store.transaction((tx) => tx.delete(d).where(inArray(d.id, ids)))
    }
    await pause()
  }
}

/** The next endpoint that has deliveries, in the order of their ids; it may have been removed. */
async function endpointAfter(read: Reader, endpointId: string): Promise<string | null> {
  const [next] = await read
    .select({ id: d.endpointId })
    .from(d)
    .where(gt(d.endpointId, endpointId))
    .orderBy(asc(d.endpointId))
    .limit(1)
  return next?.id ?? null
}

/** Which of the endpoint's deliveries are no longer needed: all of them if it was removed. */
async function unneededOf(read: Reader, endpointId: string, before: Date) {
  if (!(await endpointIfAny(read, endpointId))) return undefined
  const ended = isNull(d.dueAt)
  const [kept] = await read
    .select({ id: d.id })
    .from(d)
    .where(and(eq(d.endpointId, endpointId), ended))
    .orderBy(desc(d.id))
    .limit(1)
    .offset(KEPT - 1)
  return and(ended, or(lt(d.createdAt, before), lt(d.id, kept?.id ?? 0)))
}

function requireOn({ id, offAt }: Endpoint): void {
  if (offAt) throw new DomainError('WEBHOOK_OFF', { id })
}
