import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { openedJson, sealedJson, updatePlace } from '../../db/codes-at-rest.ts'
import { prepared, upTo } from '../../db/prepared.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { inbox } from '../schema.ts'

export type Update = { update_id: number } & Record<string, unknown>
export type Arrival = { update: Update; lane: string }
export type Waiting = { updateId: number; lane: string }

/** Bounds the number of rows in one statement. */
const STORED_AT_ONCE = 500

const unhandled = inArray(inbox.status, ['waiting', 'handling'])

/** The update must not be carried out: it was before (`done`), or it is no longer being handled (`late`). */
export class NothingLeftToDo extends Error {
  override name = 'NothingLeftToDo'
  readonly why: 'done' | 'late'

  constructor(why: 'done' | 'late') {
    super(
      why === 'done'
        ? 'This update was carried out before.'
        : 'This update is no longer being handled.',
    )
    this.why = why
  }
}

/**
 * Stores updates. Their receipt is confirmed to Telegram after that. An update that is delivered again is
 * recognized by its id and ignored.
 */
export async function receiveUpdates(
  tx: Tx,
  arrivals: readonly Arrival[],
  now: Date,
): Promise<void> {
  const rows = arrivals.map(({ update, lane }) => {
    const sealed = sealedJson(tx, updatePlace(update.update_id), update)
    const row = { updateId: update.update_id, lane, update: sealed, attempts: 0, receivedAt: now }
    return { ...row, status: 'waiting' as const }
  })
  for (let at = 0; at < rows.length; at += STORED_AT_ONCE)
    await tx
      .insert(inbox)
      .values(rows.slice(at, at + STORED_AT_ONCE))
      .onConflictDoNothing()
}

/** How many updates are waiting or being handled, for each lane that has any. */
export async function waitingByLane(db: Reader): Promise<Map<string, number>> {
  const rows = await db
    .select({ lane: inbox.lane, waiting: count() })
    .from(inbox)
    .where(unhandled)
    .groupBy(inbox.lane)
  return new Map(rows.map(({ lane, waiting }) => [lane, waiting]))
}

/** Updates that have not ended, in the order of their ids. */
export function unhandledUpdates(db: Reader, limit: number): Promise<Waiting[]> {
  return firstUnhandled(db, { limit })
}

const firstUnhandled = prepared<Reader, { limit: number }, Waiting[]>('inbox_unhandled', (db) =>
  db
    .select({ updateId: inbox.updateId, lane: inbox.lane })
    .from(inbox)
    .where(unhandled)
    .orderBy(asc(inbox.updateId))
    .limit(upTo('limit')),
)

/**
 * Starts to handle an update. Returns null if it has ended, or if `most` attempts were started and none
 * ended: the update then fails, because it may be what crashes the process. Attempts that the process has
 * `outlived` do not count: they could not be recorded.
 */
export async function beginUpdate(
  tx: Tx,
  updateId: number,
  { most, outlived }: { most: number; outlived: number },
): Promise<{ update: Update; attempt: number } | null> {
  const [row] = await tx
    .update(inbox)
    .set({
      status: 'handling',
      attempts: sql`case when ${inbox.attempts} > ${outlived} then ${inbox.attempts} - ${outlived} else 0 end + 1`,
    })
    .where(and(eq(inbox.updateId, updateId), unhandled))
    .returning({ update: inbox.update, attempts: inbox.attempts })
  if (!row) return null
  const { attempts: attempt } = row
  const update = openedJson(tx, updatePlace(updateId), row.update as Update)
  if (attempt <= most) return { update, attempt }
  await endUpdate(tx, { updateId, attempt }, 'failed')
  return null
}

/** One attempt at an update. Its number is a fence: it cannot change what a later attempt does. */
type Begun = { updateId: number; attempt: number }

/** Puts back an update whose handling failed for a reason outside it: this attempt does not count. */
export async function releaseUpdate(tx: Tx, begun: Begun): Promise<void> {
  await tx
    .update(inbox)
    .set({ status: 'waiting', attempts: sql`${inbox.attempts} - 1` })
    .where(and(isOf(begun), eq(inbox.status, 'handling')))
}

/** Ends an update and deletes its content: an admin may have typed codes. */
export async function endUpdate(tx: Tx, begun: Begun, as: 'done' | 'failed'): Promise<void> {
  await tx.update(inbox).set({ status: as, update: {} }).where(isOf(begun))
}

function isOf({ updateId, attempt }: Begun) {
  return and(eq(inbox.updateId, updateId), eq(inbox.attempts, attempt))
}

/**
 * Carries out an update at most once, however often it is handled, and only while it is being handled.
 * @throws NothingLeftToDo if it may not be carried out; the errors of `work`, after which it may be tried
 *   again.
 */
export function actOnce<T>(
  store: Store,
  updateId: number,
  work: (tx: Tx) => Promise<T>,
  now: Date,
): Promise<T> {
  return store.transaction(async (tx) => {
    const claimed = await tx
      .update(inbox)
      .set({ actedAt: now })
      .where(and(eq(inbox.updateId, updateId), eq(inbox.status, 'handling'), isNull(inbox.actedAt)))
      .returning({ updateId: inbox.updateId })
    if (claimed.length === 0) throw new NothingLeftToDo(await whyNot(tx, updateId))
    return work(tx)
  })
}

async function whyNot(tx: Tx, updateId: number): Promise<'done' | 'late'> {
  const [row] = await tx
    .select({ actedAt: inbox.actedAt })
    .from(inbox)
    .where(eq(inbox.updateId, updateId))
  return row?.actedAt ? 'done' : 'late'
}

const SWEPT_AT_ONCE = 5000
/** Telegram repeats an update for a day at most: until then it must be recognized. */
const KEEP_MS = 3 * 24 * 60 * 60 * 1000
/** Bounds what somebody who floods the bot can store. */
const KEEP_ROWS = 200_000

export async function sweepUpdates(store: Store, now: Date): Promise<void> {
  const bounds = { before: new Date(now.getTime() - KEEP_MS), keep: KEEP_ROWS }
  while (await store.transaction((tx) => sweepInbox(tx, bounds)));
}

/**
 * Deletes ended updates that arrived before `before`, and the oldest beyond the newest `keep`. Deletes a
 * limited number per call, so that other transactions need not wait. Returns whether there may be more.
 */
export async function sweepInbox(
  tx: Tx,
  { before, keep }: { before: Date; keep: number },
): Promise<boolean> {
  const [oldestKept] = await tx
    .select({ at: inbox.receivedAt })
    .from(inbox)
    .orderBy(desc(inbox.receivedAt))
    .offset(keep)
    .limit(1)
  const tooMany = oldestKept && lte(inbox.receivedAt, oldestKept.at)
  const swept = await tx
    .select({ updateId: inbox.updateId })
    .from(inbox)
    .where(
      and(or(lt(inbox.receivedAt, before), tooMany), inArray(inbox.status, ['done', 'failed'])),
    )
    .orderBy(asc(inbox.receivedAt))
    .limit(SWEPT_AT_ONCE)
  const ids = swept.map(({ updateId }) => updateId)
  if (ids.length > 0) await tx.delete(inbox).where(inArray(inbox.updateId, ids))
  return ids.length === SWEPT_AT_ONCE
}
