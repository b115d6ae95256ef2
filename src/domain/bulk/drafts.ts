import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, inArray, lt, or } from 'drizzle-orm'
import { sealedObject, sealedText } from '../../db/sealed-text.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { bulkLines, bulkOrders } from '../schema.ts'
import { chunksOf } from '../shared/chunks.ts'
import { newBulkId } from '../shared/ids.ts'
import type { CheckedRow } from './check.ts'

// A bulk order that its holder has yet to confirm. Each account has at most one.

/** Lines in one transaction, which takes a few milliseconds. Other work of the process waits meanwhile. */
const LINES_PER_PART = 100
const PART_PAUSE_MS = 5
/** How long the holder has to confirm. */
export const DRAFT_KEEP_MS = 24 * 60 * 60 * 1000
/** How long a confirmed one is kept. Its orders stay. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000
const SWEPT_AT_ONCE = 100

const OPEN = ['reading', 'draft'] as const
const ENDED = ['stopped', 'done'] as const

/**
 * Stores a table that was read, for its sender to confirm. Replaces the account's earlier draft.
 * @returns the id of the draft.
 */
export async function draftBulk(
  store: Store,
  accountId: number,
  { rows, digest }: { rows: readonly CheckedRow[]; digest: string },
  now: Date,
): Promise<string> {
  const id = newBulkId()
  const dates = { createdAt: now, dueAt: now }
  await store.transaction(async (tx) => {
    const own = and(eq(bulkOrders.accountId, accountId), inArray(bulkOrders.status, [...OPEN]))
    const before = await tx.select({ id: bulkOrders.id }).from(bulkOrders).where(own)
    for (const one of before) await deleteBulk(tx, one.id, OPEN)
    await tx.insert(bulkOrders).values({ id, accountId, status: 'reading', digest, ...dates })
  })
  for (const [i, some] of chunksOf(rows, LINES_PER_PART).entries()) {
    if (i > 0) await sleep(PART_PAUSE_MS)
    const part = some.map((row) => ({
      ...sealedRow(store.read, row),
      bulkId: id,
      status: row.problem ? ('invalid' as const) : ('waiting' as const),
    }))
    await store.transaction((tx) => tx.insert(bulkLines).values(part))
  }
  const isRead = and(eq(bulkOrders.id, id), eq(bulkOrders.status, 'reading'))
  await store.transaction((tx) => tx.update(bulkOrders).set({ status: 'draft' }).where(isRead))
  return id
}

/** People paste codes, too: of a row that cannot be bought nothing is stored in clear. */
function sealedRow(db: Reader, row: CheckedRow): CheckedRow {
  const { player, problem, reference } = row
  return {
    ...row,
    pid: problem ? sealedText(db, 'bulk_lines.pid', row.pid) : row.pid,
    player: sealedObject(db, 'bulk_lines.player', player),
    reference: sealedText(db, 'bulk_lines.reference', reference),
    problem: sealedObject(db, 'bulk_lines.problem', problem),
  }
}

/** Deletes drafts that nobody confirmed in time, and bulk orders that ended long ago. */
export async function sweepBulks(store: Store, now: Date): Promise<void> {
  for (const { id } of await oldBulks(store.read, now))
    await store.transaction((tx) => deleteBulk(tx, id, [...OPEN, ...ENDED]))
}

/** The oldest first, and not too many at once. */
function oldBulks(db: Reader, now: Date): Promise<{ id: string }[]> {
  const before = (ms: number) => lt(bulkOrders.createdAt, new Date(now.getTime() - ms))
  const isOpen = inArray(bulkOrders.status, [...OPEN])
  const isEnded = inArray(bulkOrders.status, [...ENDED])
  return db
    .select({ id: bulkOrders.id })
    .from(bulkOrders)
    .where(and(before(DRAFT_KEEP_MS), or(isOpen, and(isEnded, before(KEEP_MS)))))
    .orderBy(asc(bulkOrders.createdAt))
    .limit(SWEPT_AT_ONCE)
}

type Status = (typeof bulkOrders.$inferSelect)['status']

/** Deletes a bulk order if it has one of these states. */
async function deleteBulk(tx: Tx, id: string, states: readonly Status[]): Promise<void> {
  // A concurrent confirmation waits for this update, and then finds no draft.
  const claimed = await tx
    .update(bulkOrders)
    .set({ status: 'reading' })
    .where(and(eq(bulkOrders.id, id), inArray(bulkOrders.status, [...states])))
    .returning({ id: bulkOrders.id })
  if (claimed.length === 0) return
  await tx.delete(bulkLines).where(eq(bulkLines.bulkId, id))
  await tx.delete(bulkOrders).where(eq(bulkOrders.id, id))
}
