import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  notExists,
  sql,
} from 'drizzle-orm'
import { events, webhookDeliveries, webhookEndpoints } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../service/audit-log.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { newTestEventId } from '../shared/ids.ts'
import { type Listed, type Page, readPage } from '../shared/pages.ts'
import type { Endpoint } from './endpoints.ts'

export type Delivery = typeof webhookDeliveries.$inferSelect

/** The type of a test event, which is no event of the account. */
export const TEST_TYPE = 'endpoint.test'

/** Ended deliveries that are kept for an endpoint: the newest ones. Those that wait are always kept. */
const KEPT = 1000
const KEEP_MS = 30 * 24 * 60 * 60_000
const SWEPT_AT_ONCE = 1000

/** The endpoint's deliveries, the newest first. */
export function deliveriesOf(
  db: Reader,
  endpointId: string,
  page: Page,
): Promise<Listed<Delivery>> {
  const by = webhookDeliveries.id
  return readPage(page, { by, first: 'newest' }, (condition, order, limit) =>
    db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, endpointId), condition))
      .orderBy(order)
      .limit(limit),
  )
}

/** Null if the endpoint has no such delivery. */
export async function deliveryOf(db: Reader, endpointId: string, id: number) {
  const ofEndpoint = eq(webhookDeliveries.endpointId, endpointId)
  const found = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), ofEndpoint))
  return found[0] ?? null
}

/** The endpoint's last delivery of a test event; null if there is none. */
export async function lastTestOf(db: Reader, endpointId: string): Promise<Delivery | null> {
  const ofEndpoint = eq(webhookDeliveries.endpointId, endpointId)
  const found = await db
    .select()
    .from(webhookDeliveries)
    .where(and(ofEndpoint, eq(webhookDeliveries.type, TEST_TYPE)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(1)
  return found[0] ?? null
}

/** How many deliveries wait for an attempt. */
export function countWaiting(db: Reader, endpointId: string): Promise<number> {
  const ofEndpoint = eq(webhookDeliveries.endpointId, endpointId)
  return db.$count(webhookDeliveries, and(ofEndpoint, isNotNull(webhookDeliveries.dueAt)))
}

/** Enqueues a test event, which is sent once. @throws DomainError WEBHOOK_OFF */
export async function enqueueTest(tx: Tx, endpoint: Endpoint, now: Date): Promise<Delivery> {
  requireOn(endpoint)
  const row = { endpointId: endpoint.id, testId: newTestEventId(), type: TEST_TYPE }
  const due = { status: 'waiting' as const, attempts: 0, dueAt: now, createdAt: now }
  return onlyRow(
    await tx
      .insert(webhookDeliveries)
      .values({ ...row, ...due })
      .returning(),
  )
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
  else await enqueue(tx, endpoint.id, [{ number: eventNumber, type }], now)
}

/** Enqueues deliveries of events. One that is there already is replaced, so that lists show it as new. */
export async function enqueue(
  tx: Tx,
  endpointId: string,
  wanted: readonly { number: number; type: string }[],
  now: Date,
): Promise<void> {
  if (wanted.length === 0) return
  const ofEndpoint = eq(webhookDeliveries.endpointId, endpointId)
  const numbers = wanted.map(({ number }) => number)
  await tx
    .delete(webhookDeliveries)
    .where(and(ofEndpoint, inArray(webhookDeliveries.eventNumber, numbers)))
  await tx.insert(webhookDeliveries).values(
    wanted.map(({ number: eventNumber, type }) => ({
      ...{ endpointId, eventNumber, type, createdAt: now },
      ...{ status: 'waiting' as const, attempts: 0, dueAt: now },
    })),
  )
}

/** How many of the account's events since a time the endpoint wants. Events are kept for 30 days. */
export async function countSince(db: Reader, endpoint: Endpoint, since: Date): Promise<number> {
  const { accountId, types } = endpoint
  const first = await firstSince(db, accountId, since)
  if (first === null) return 0
  const wanted = types === null ? undefined : inArray(sql`${events.type}`, types)
  const [row] = await db
    .select({ count: count() })
    .from(events)
    .where(and(eq(events.accountId, accountId), gte(events.number, first), wanted))
  return row?.count ?? 0
}

/**
 * Sends all events since a time again: moves the endpoint's cursor back, so that they are enqueued as if
 * they were new.
 * @throws DomainError WEBHOOK_OFF
 */
export async function resendSince(
  tx: Tx,
  endpoint: Endpoint,
  { since, actor }: { since: Date; actor: Actor },
  now: Date,
): Promise<void> {
  requireOn(endpoint)
  const { id, accountId } = endpoint
  const first = await firstSince(tx, accountId, since)
  if (first !== null)
    await tx
      .update(webhookEndpoints)
      .set({ cursor: first - 1 })
      .where(and(eq(webhookEndpoints.id, id), gt(webhookEndpoints.cursor, first - 1)))
  const detail = { id, since: since.toISOString() }
  await recordAct(tx, { actor, action: 'webhook.resend', accountId, detail }, now)
}

/**
 * Deletes ended deliveries that are older than 30 days or beyond the newest 1,000 of their endpoint, and all
 * those of removed endpoints, some at a time. Returns whether there may be more.
 */
export async function sweepDeliveries(tx: Tx, now: Date): Promise<boolean> {
  const d = webhookDeliveries
  let more = false
  const remove = async (ids: { id: number }[]) => {
    more ||= ids.length === SWEPT_AT_ONCE
    const found = ids.map(({ id }) => id)
    if (found.length > 0) await tx.delete(d).where(inArray(d.id, found))
  }
  const owner = tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, d.endpointId))
  await remove(await tx.select({ id: d.id }).from(d).where(notExists(owner)).limit(SWEPT_AT_ONCE))
  const before = new Date(now.getTime() - KEEP_MS)
  for (const { id } of await tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints)) {
    const ended = and(eq(d.endpointId, id), isNull(d.dueAt))
    const [kept] = await tx
      .select({ id: d.id })
      .from(d)
      .where(ended)
      .orderBy(desc(d.id))
      .limit(1)
      .offset(KEPT - 1)
    const old = sql`(${lt(d.createdAt, before)} or ${lt(d.id, kept?.id ?? 0)})`
    await remove(await tx.select({ id: d.id }).from(d).where(and(ended, old)).limit(SWEPT_AT_ONCE))
  }
  return more
}

async function firstSince(db: Reader, accountId: number, since: Date): Promise<number | null> {
  const [row] = await db
    .select({ number: min(events.number) })
    .from(events)
    .where(and(eq(events.accountId, accountId), gte(events.createdAt, since)))
  return row?.number ?? null
}

function requireOn({ id, offAt }: Endpoint): void {
  if (offAt) throw new DomainError('WEBHOOK_OFF', { id })
}
