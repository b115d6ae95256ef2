import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { prepared, upTo } from '../../db/prepared.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { ownOrders, type ShownOrder } from '../orders/orders.ts'
import { accounts, bulkLines, bulkOrders } from '../schema.ts'
import { chunksOf } from '../shared/chunks.ts'
import { type DueNow, dueAfter, isDueNow } from '../shared/due.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import type { Bulk, BulkLine, Progress } from './bulk.ts'

// The message in the holder's chat that follows a bulk order.

/** Telegram limits how often a message may be edited. */
const SHOW_EVERY_MS = 3000
/** After the results, for orders that are still processing. */
const SHOW_LATE_EVERY_MS = 60_000
/** Then nobody looks at the message any more. The list of orders has what comes later. */
const SHOW_FOR_MS = 2 * 24 * 60 * 60 * 1000

/**
 * What became of an attempt to show the progress, and the message that shows it now. `gone`: it can never be
 * shown.
 */
export type Showing =
  | { outcome: 'shown'; messageId: number }
  | { outcome: 'blocked' }
  | { outcome: 'later' }
  | { outcome: 'gone' }

export type Shown = { bulk: Bulk; telegramId: number }

/** The bulk orders whose message may be edited now, of people who can be reached. */
export const bulksToShow = prepared<Reader, DueNow & { limit: number }, Shown[]>(
  'bulks_to_show',
  (db) => {
    const isShown = sql`${bulkOrders.showDueAt} is not null`
    return db
      .select({ bulk: bulkOrders, telegramId: accounts.telegramId })
      .from(bulkOrders)
      .innerJoin(accounts, eq(accounts.id, bulkOrders.accountId))
      .where(and(isShown, isDueNow(bulkOrders.showDueAt), isNull(accounts.botBlockedAt)))
      .orderBy(asc(bulkOrders.showDueAt), asc(bulkOrders.seq))
      .limit(upTo('limit'))
  },
)

/** Tells two states of a bulk order apart that look different. */
export function lookOf({ status, hold }: Bulk, progress: Progress): string {
  return JSON.stringify([status, hold, Object.values(progress)])
}

/** Records what the message shows, and when it may be edited again. `bulk`: as it was when it was read. */
export async function recordShown(
  tx: Tx,
  bulk: Bulk,
  { look, progress, messageId }: { look: string; progress: Progress; messageId: number },
  now: Date,
): Promise<void> {
  const isOver = bulk.status !== 'running'
  const since = bulk.placedAt ?? bulk.confirmedAt ?? now
  const isOld = now.getTime() - since.getTime() > SHOW_FOR_MS
  const isFinal = isOver && (progress.processing === 0 || isOld)
  const wait = isOver ? SHOW_LATE_EVERY_MS : SHOW_EVERY_MS
  const showDueAt = isFinal ? null : dueAfter(wait, now)
  await tx.update(bulkOrders).set({ shown: look, messageId, showDueAt }).where(isStill(bulk))
}

/** Shows the progress of a running bulk order in another message from now on. */
export async function followIn(tx: Tx, id: string, messageId: number, now: Date): Promise<void> {
  await tx
    .update(bulkOrders)
    .set({ messageId, shown: null, showDueAt: now })
    .where(and(eq(bulkOrders.id, id), eq(bulkOrders.status, 'running')))
}

/** Records that the message could not be sent or edited: it is tried again later, unless it never can be. */
export async function showLater(
  tx: Tx,
  bulk: Bulk,
  outcome: 'later' | 'gone',
  now: Date,
): Promise<void> {
  const showDueAt = outcome === 'gone' ? null : dueAfter(SHOW_EVERY_MS, now)
  await tx.update(bulkOrders).set({ showDueAt }).where(isStill(bulk))
}

/** If it was stopped or started since, that is shown next, and perhaps in another message. */
function isStill({ id, status, messageId }: Bulk) {
  return and(
    eq(bulkOrders.id, id),
    eq(bulkOrders.status, status),
    messageId === null ? isNull(bulkOrders.messageId) : eq(bulkOrders.messageId, messageId),
  )
}

/** A line and, if it was placed, its order as it is now. */
export type Result = { line: BulkLine; order: ShownOrder | null }

const LINES_PER_PART = 100

/** All lines of a bulk order, in the order of its table. Lets other work run in between. */
export async function resultsOf(
  db: Reader,
  { id, accountId }: Pick<Bulk, 'id' | 'accountId'>,
): Promise<Result[]> {
  const slice = createTimeSlices()
  const results: Result[] = []
  const ofBulk = eq(bulkLines.bulkId, id)
  const lines = await db.select().from(bulkLines).where(ofBulk).orderBy(asc(bulkLines.row))
  for (const part of chunksOf(lines, LINES_PER_PART)) {
    const ids = part.flatMap(({ orderId }) => orderId ?? [])
    const orders = await ownOrders(db, accountId, ids)
    for (const line of part) results.push({ line, order: orders.get(line.orderId ?? '') ?? null })
    await slice()
  }
  return results
}
