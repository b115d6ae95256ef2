import { and, asc, eq, exists, gt, isNull, notInArray, sql } from 'drizzle-orm'
import { atMost, prepared } from '../../db/prepared.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { rowsFrom } from '../events/log.ts'
import {
  accounts,
  webhookDeliveries as deliveries,
  webhookEndpoints as endpoints,
  events,
} from '../schema.ts'
import { type DueNow, dueNow, isDue, isDueNow } from '../shared/due.ts'
import { countWaiting, type Delivery, enqueue } from './deliveries.ts'
import { type Endpoint, PUBLIC } from './endpoints.ts'

// From events to deliveries to calls. Nothing is written for webhooks when an event happens: each endpoint has
// a cursor, the number of the last event that was enqueued for it or that it does not want. Only the leader runs this.

/** How many events are enqueued for an endpoint at a time. A transaction that has enqueued as many ends. */
const EVENTS_AT_ONCE = 50
/** If this many deliveries to a failing endpoint wait, further events wait in the table of events. */
const MAX_WAITING = 10_000
/** An endpoint has at most four calls at a time, and is asked about so many more. */
const DUE_COUNTED = 8

const { placeholder } = sql

/** An endpoint that has due deliveries. `due`: how many, up to DUE_COUNTED. Those that are being sent are due, too. */
export type DueEndpoint = Pick<Endpoint, 'id' | 'failingSince'> & { due: number }
/** A due delivery. `event` is null for a test, and for an event that is not kept any more. */
export type DueDelivery = {
  delivery: Delivery
  endpoint: typeof endpoints.$inferSelect
  /** Set if the endpoint belongs to a test account. */
  testOf: number | null
  event: typeof events.$inferSelect | null
}

/** The result of an attempt. `httpStatus`: null without an answer; `problem`: null after a success. */
export type Attempt = { httpStatus: number | null; problem: string | null; ms: number }

export type WebhookCall = { url: string; id: string; body: string; secrets: readonly string[] }
/** Posts an event to an endpoint. Never throws: the result says why it failed. */
export type SendWebhook = (call: WebhookCall, signal: AbortSignal, now: Date) => Promise<Attempt>

export type EndedAttempt = Attempt & DueDelivery & { at: Date }

/**
 * Makes deliveries of new events, some for each endpoint that wants them, and moves its cursor. The
 * transactions are short: on SQLite orders wait for them.
 * @param full endpoints that are left out, because too much waits for them. More are added to it.
 */
export async function enqueueNewEvents(store: Store, full: Set<string>, now: Date): Promise<void> {
  const behind: Behind[] = []
  for (const endpoint of await behindEndpoints(store.read, {})) {
    const { id, failingSince } = endpoint
    if (full.has(id)) continue
    const isFull = failingSince !== null && (await countWaiting(store.read, id)) >= MAX_WAITING
    if (isFull) full.add(id)
    // Of a full one at least one, so that the endpoint is tried again.
    behind.push({ ...endpoint, limit: isFull ? 1 : EVENTS_AT_ONCE })
  }
  for (let next = 0; next < behind.length; )
    next = await store.transaction(async (tx) => {
      let i = next
      for (let events = 0; events < EVENTS_AT_ONCE; i++) {
        const endpoint = behind[i]
        if (!endpoint) break
        events += await enqueueFor(tx, endpoint, now)
      }
      return i
    })
}

/** `limit`: how many events are enqueued for it now. */
type Behind = Endpoint & { limit: number }

/** The endpoints whose account has events beyond their cursors. */
const behindEndpoints = prepared<Reader, Record<string, never>, Endpoint[]>(
  'webhook_behind',
  (db) => {
    const newer = db
      .select({ one: sql`1` })
      .from(events)
      .where(and(eq(events.accountId, endpoints.accountId), gt(events.number, endpoints.cursor)))
    return db
      .select(PUBLIC)
      .from(endpoints)
      .innerJoin(accounts, eq(accounts.id, endpoints.accountId))
      .where(and(mayBeSent, exists(newer)))
      .orderBy(asc(endpoints.id))
  },
)

const isIt = eq(endpoints.id, placeholder('id'))
const moveCursor = prepared<Tx, { id: string; cursor: number; last: number }, { id: string }[]>(
  'webhook_cursor',
  (tx) =>
    tx
      .update(endpoints)
      .set({ cursor: sql`${placeholder('last')}` })
      // Unless somebody moved it back, switched the endpoint off, or removed it since it was read.
      .where(and(isIt, eq(endpoints.cursor, placeholder('cursor')), isNull(endpoints.offAt)))
      .returning({ id: endpoints.id }),
)

/** Returns how many events it has read. */
async function enqueueFor(
  tx: Tx,
  { id, accountId, types, cursor, limit }: Behind,
  now: Date,
): Promise<number> {
  const rows = await rowsFrom(tx, { accountId, from: cursor + 1, limit })
  const last = rows.at(-1)
  if (!last) return 0
  const moved = await moveCursor(tx, { id, cursor, last: last.number })
  const wanted = rows.filter(({ type }) => types === null || types.includes(type))
  if (moved.length > 0) enqueue(tx, id, wanted, now)
  return rows.length
}

const endpointsDue = prepared<Reader, DueNow, DueEndpoint[]>('webhook_endpoints_due', (db) => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(deliveries)
    .where(and(eq(deliveries.endpointId, endpoints.id), isDueNow(deliveries.dueAt)))
    .limit(atMost(DUE_COUNTED))
  const due = sql`(select count(*) from ${some.as('some')})`
  return db
    .select({ id: endpoints.id, failingSince: endpoints.failingSince, due: due.mapWith(Number) })
    .from(endpoints)
    .innerJoin(accounts, eq(accounts.id, endpoints.accountId))
    .where(and(mayBeSent, exists(some)))
})

/** The endpoints that have due deliveries. Costs one look into an index for each endpoint that is on. */
export function dueEndpoints(db: Reader, now: Date): Promise<DueEndpoint[]> {
  return endpointsDue(db, dueNow(now, LONGEST_WAIT_MS))
}

/** The endpoint's due deliveries, the longest due first. @param except: those that are being sent. */
export function dueDeliveries(
  db: Reader,
  endpointId: string,
  { limit, except }: { limit: number; except: number[] },
  now: Date,
) {
  const ofAccount = eq(events.accountId, endpoints.accountId)
  return db
    .select({ delivery: deliveries, endpoint: endpoints, testOf: accounts.testOf, event: events })
    .from(deliveries)
    .innerJoin(endpoints, eq(endpoints.id, deliveries.endpointId))
    .innerJoin(accounts, eq(accounts.id, endpoints.accountId))
    .leftJoin(events, and(ofAccount, eq(events.number, deliveries.eventNumber)))
    .where(
      and(
        eq(deliveries.endpointId, endpointId),
        isDue(deliveries.dueAt, now, LONGEST_WAIT_MS),
        notInArray(deliveries.id, except),
      ),
    )
    .orderBy(asc(deliveries.dueAt), asc(deliveries.id))
    .limit(limit)
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

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The waits after the first, second … failed attempt. After the last one the delivery has failed. */
const RETRIES_MS = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
]
/** Up to this part of a wait is added, so that the retries of many deliveries do not coincide. */
const JITTER = 0.1

/** Longer than any wait: a time further ahead was stored before the clock was set back. */
const LONGEST_WAIT_MS = 27 * HOUR_MS

/** An endpoint that has failed for this long, without a success, is switched off. */
export const FAILING_MS = 5 * 24 * HOUR_MS

/**
 * When to try again.
 * @param attempts how many attempts have failed.
 * @param random from 0 to 1.
 * @returns null if there are no more attempts.
 */
export function retryAt(attempts: number, now: Date, random = Math.random()): Date | null {
  const waitMs = RETRIES_MS[attempts - 1]
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs * (1 + JITTER * random))
}
