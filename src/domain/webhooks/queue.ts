import { and, asc, eq, exists, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import {
  accounts,
  webhookDeliveries as deliveries,
  webhookEndpoints as endpoints,
  events,
} from '../../db/schema.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { notifyAccount } from '../service/notices.ts'
import { countWaiting, type Delivery, enqueue, TEST_TYPE } from './deliveries.ts'
import { type Endpoint, turnOff } from './endpoints.ts'
import { FAILING_MS, LONGEST_WAIT_MS, retryAt } from './retries.ts'

// From events to deliveries to calls. Nothing is written for webhooks when an event happens: each endpoint has
// a cursor, the number of the last event that was enqueued for it or that it does not want. Only the leader runs this.

/** How many events are enqueued for an endpoint at a time. */
const EVENTS_AT_ONCE = 100
/** If this many deliveries to a failing endpoint wait, further events wait in the table of events. */
const MAX_WAITING = 10_000
/** Endpoints whose events are enqueued in one transaction. */
const ENDPOINTS_AT_ONCE = 20

/** An endpoint that has due deliveries. `due`: how many of them are not being sent, up to a limit. */
export type DueEndpoint = { id: string; failingSince: Date | null; due: number }
/** A due delivery. `event` is null for a test, and for an event that is not kept any more. */
export type DueDelivery = {
  delivery: Delivery
  endpoint: typeof endpoints.$inferSelect
  event: typeof events.$inferSelect | null
}

/** The result of an attempt. `httpStatus`: null without an answer; `problem`: null after a success. */
export type Attempt = { httpStatus: number | null; problem: string | null; ms: number }

export type WebhookCall = { url: string; id: string; body: string; secrets: readonly string[] }
/** Posts an event to an endpoint. Never throws: the result says why it failed. */
export type SendWebhook = (call: WebhookCall, signal: AbortSignal, now: Date) => Promise<Attempt>

export type EndedAttempt = Attempt & DueDelivery & { at: Date }

/**
 * Makes deliveries of new events, for each endpoint that wants them, and moves its cursor.
 * @param full endpoints that are left out, because too much waits for them. More are added to it.
 * @returns whether there may be more.
 */
export async function enqueueNewEvents(
  store: Store,
  full: Set<string>,
  now: Date,
): Promise<boolean> {
  const found = await behindEndpoints(store.read)
  const behind = found.filter(({ id }) => !full.has(id))
  let more = false
  for (let i = 0; i < behind.length; i += ENDPOINTS_AT_ONCE)
    await store.transaction(async (tx) => {
      for (const endpoint of behind.slice(i, i + ENDPOINTS_AT_ONCE)) {
        let limit = EVENTS_AT_ONCE
        if (endpoint.failingSince && (await countWaiting(tx, endpoint.id)) >= MAX_WAITING) {
          // Enqueues one, so that the endpoint is tried again.
          limit = 1
          full.add(endpoint.id)
        }
        if (await enqueueFor(tx, endpoint, limit, now)) more ||= limit > 1
      }
    })
  return more
}

/** The endpoints whose account has events beyond their cursors. */
export function behindEndpoints(db: Reader) {
  const newer = db
    .select({ one: sql`1` })
    .from(events)
    .where(and(eq(events.accountId, endpoints.accountId), gt(events.number, endpoints.cursor)))
  return db
    .select(endpointColumns)
    .from(endpoints)
    .innerJoin(accounts, eq(accounts.id, endpoints.accountId))
    .where(and(mayBeSent, exists(newer)))
    .orderBy(asc(endpoints.id))
}

type Behind = Pick<Endpoint, 'id' | 'accountId' | 'types' | 'cursor' | 'failingSince'>

/** Returns whether there may be more events. */
async function enqueueFor(tx: Tx, endpoint: Behind, limit: number, now: Date): Promise<boolean> {
  const { id, accountId, types, cursor } = endpoint
  const rows = await tx
    .select({ number: events.number, type: events.type })
    .from(events)
    .where(and(eq(events.accountId, accountId), gt(events.number, cursor)))
    .orderBy(asc(events.number))
    .limit(limit)
  const last = rows.at(-1)
  if (!last) return false
  const moved = await tx
    .update(endpoints)
    .set({ cursor: last.number })
    // Unless somebody moved it back, switched the endpoint off, or removed it since it was read.
    .where(and(eq(endpoints.id, id), eq(endpoints.cursor, cursor), isNull(endpoints.offAt)))
    .returning({ id: endpoints.id })
  const wanted = rows.filter(({ type }) => types === null || types.includes(type))
  if (moved.length === 0) return true
  await enqueue(tx, id, wanted, now)
  return rows.length === limit
}

/**
 * The endpoints that have due deliveries. Costs one look into an index for each endpoint that is on.
 * @param options limit: deliveries that are counted for an endpoint. except: those that are being sent. An
 *   endpoint without others is left out.
 */
export function dueEndpoints(
  db: Reader,
  { limit, except }: { limit: number; except: readonly number[] },
  now: Date,
) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.endpointId, endpoints.id),
        isDue(now),
        notInArray(deliveries.id, [...except]),
      ),
    )
    .limit(limit)
  const due = sql`(select count(*) from ${some.as('some')})`
  return db
    .select({
      id: endpoints.id,
      failingSince: endpoints.failingSince,
      due: due.mapWith(Number),
    })
    .from(endpoints)
    .innerJoin(accounts, eq(accounts.id, endpoints.accountId))
    .where(and(mayBeSent, exists(some)))
}

/** The endpoint's due deliveries, the longest due first. @param except: those that are being sent. */
export function dueDeliveries(
  db: Reader,
  endpointId: string,
  { limit, except }: { limit: number; except: readonly number[] },
  now: Date,
) {
  return db
    .select({ delivery: deliveries, endpoint: endpoints, event: events })
    .from(deliveries)
    .innerJoin(endpoints, eq(endpoints.id, deliveries.endpointId))
    .leftJoin(
      events,
      and(eq(events.accountId, endpoints.accountId), eq(events.number, deliveries.eventNumber)),
    )
    .where(
      and(
        eq(deliveries.endpointId, endpointId),
        isDue(now),
        notInArray(deliveries.id, [...except]),
      ),
    )
    .orderBy(asc(deliveries.dueAt), asc(deliveries.id))
    .limit(limit)
}

/**
 * Records the results of attempts: delivered, retried later, or failed. Switches an endpoint off that says it
 * is gone or has failed for five days, and notifies its owner.
 */
export async function recordAttempts(tx: Tx, ended: readonly EndedAttempt[]): Promise<void> {
  for (const one of ended) {
    const { delivery, at: attemptedAt, httpStatus, problem, ms } = one
    const attempts = delivery.attempts + 1
    const isOnce = delivery.type === TEST_TYPE || isLost(one)
    const again = problem === null || isOnce ? null : retryAt(attempts, attemptedAt)
    const status = problem === null ? 'delivered' : again === null ? 'failed' : 'waiting'
    await tx
      .update(deliveries)
      .set({ attempts, status, dueAt: again, attemptedAt, httpStatus, problem, ms })
      // Gone if somebody had it sent again meanwhile.
      .where(eq(deliveries.id, delivery.id))
  }
  for (const id of new Set(ended.map(({ endpoint }) => endpoint.id)))
    await recordHealth(
      tx,
      ended.filter(({ endpoint }) => endpoint.id === id),
    )
}

/** Whether the event was deleted before it could be sent, as after a long ban: the endpoint was not called. */
function isLost({ event, delivery }: DueDelivery): boolean {
  return event === null && delivery.eventNumber !== null
}

/** Records whether an endpoint is failing, and switches it off if it is gone or has failed for too long. */
async function recordHealth(tx: Tx, ended: readonly EndedAttempt[]): Promise<void> {
  const [first] = ended
  if (!first) return
  const { endpoint } = first
  const { id } = endpoint
  // As it is now: other calls have ended since these began.
  const [current] = await tx
    .select({ failingSince: endpoints.failingSince })
    .from(endpoints)
    .where(eq(endpoints.id, id))
  const failingSince = current?.failingSince ?? null
  const gone = ended.find(({ httpStatus }) => httpStatus === 410)
  if (gone) return switchOff(tx, endpoint, 'gone', gone.at)
  if (ended.some(({ problem }) => problem === null)) {
    if (failingSince)
      await tx.update(endpoints).set({ failingSince: null }).where(eq(endpoints.id, id))
    return
  }
  const failed = ended.find((one) => one.delivery.type !== TEST_TYPE && !isLost(one))
  if (!failed) return
  if (!failingSince)
    await tx
      .update(endpoints)
      .set({ failingSince: failed.at })
      .where(and(eq(endpoints.id, id), isNull(endpoints.failingSince)))
  else if (failed.at.getTime() - failingSince.getTime() >= FAILING_MS)
    await switchOff(tx, endpoint, 'failing', failed.at)
}

async function switchOff(
  tx: Tx,
  endpoint: DueDelivery['endpoint'],
  reason: 'gone' | 'failing',
  now: Date,
): Promise<void> {
  const { id: endpointId, accountId } = endpoint
  if (await turnOff(tx, endpoint, { reason, actor: 'service' }, now))
    await notifyAccount(tx, accountId, { kind: 'webhook_off', endpointId, reason }, now)
}

const endpointColumns = {
  id: endpoints.id,
  accountId: endpoints.accountId,
  types: endpoints.types,
  cursor: endpoints.cursor,
  failingSince: endpoints.failingSince,
}

/**
 * Nothing is sent to a banned account, or to the test account of one. What happens meanwhile is sent after
 * the ban.
 */
const mayBeSent = and(
  isNull(endpoints.offAt),
  isNull(accounts.bannedAt),
  sql`not exists (select 1 from ${accounts} as owner where owner.id = ${accounts.testOf} and owner.banned_at is not null)`,
)

/** Whether a delivery's time has come, or lies further ahead than any wait: the clock was set back. */
function isDue(now: Date) {
  const tooFar = new Date(now.getTime() + LONGEST_WAIT_MS)
  return or(lte(deliveries.dueAt, now), gt(deliveries.dueAt, tooFar))
}
