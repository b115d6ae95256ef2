import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, count, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import { openedJson, sealedJson, stagedPlace } from '../../db/codes-at-rest.ts'
import { exclusively, lockRows } from '../../db/locks.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import type { Actor } from '../audit/audit-log.ts'
import { MAX_PRICE_MICROS } from '../catalog/catalog.ts'
import { reprice } from '../catalog/reprice.ts'
import { stagedCodes, stockBatches, stockCodes } from '../schema.ts'
import { chunksOf } from '../shared/chunks.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { type Listed, type Page, readPage } from '../shared/pages.ts'
import {
  addNumbered,
  type Duplicate,
  duplicate,
  knownAmong,
  type NumberedCode,
} from './code-text.ts'
import { requireStocked } from './stock.ts'

// Codes that were sent and are not in stock yet. They are staged, encrypted if there is a key, and added to stock in
// parts once their sender has confirmed them. The transaction that adds a part's codes also deletes the part: after
// a crash only the rest is added, and two processes that add at once add each code once.

export type StockBatch = typeof stockBatches.$inferSelect

/** The pause after each transaction: longer than another process waits between two attempts to write. */
export const BATCH_PAUSE_MS = 12
/** Codes in one transaction. The API waits while one runs; less where a command adds them in a process of its own. */
const CODES_PER_PART = 250
const CODES_PER_PART_OF_COMMAND = 1000
/** How long the person has to confirm or refuse. */
const ANSWER_WITHIN_MS = 60 * 60 * 1000
/** How long the remaining parts are kept after adding was interrupted. */
const KEEP_MS = 24 * 60 * 60 * 1000

/**
 * Stages the codes of a product until their sender confirms or refuses. Each person has at most one batch to confirm:
 * an earlier one is deleted.
 * @param input costMicros: what each code cost us. isConfirmed: its sender asks nothing, and adds it next.
 * @returns the batch's id, and the codes that are in stock or were sold: they will not be added.
 * @throws DomainError BATCH_GONE if another took its place meanwhile; INVALID_COST; those of requireStocked.
 */
export async function stageCodes(
  store: Store,
  pid: string,
  input: {
    codes: readonly NumberedCode[]
    actor: Actor
    costMicros?: number | null
    isConfirmed?: boolean
    signal?: AbortSignal
  },
  now: Date,
): Promise<{ id: number; known: Duplicate[] }> {
  const { codes, actor, costMicros = null, isConfirmed = false, signal } = input
  requireCost(costMicros)
  const status = isConfirmed ? 'adding' : 'reading'
  const id = await store.transaction(async (tx) => {
    await exclusively(tx, `staged codes of ${actor}`)
    if (!isConfirmed) await forget(tx, eq(stockBatches.actor, actor))
    await requireStocked(tx, pid)
    const batch = { pid, actor, codes: codes.length, costMicros, createdAt: now, status } as const
    return onlyRow(await tx.insert(stockBatches).values(batch).returning()).id
  })
  const known: Duplicate[] = []
  const isRead = and(eq(stockBatches.id, id), eq(stockBatches.status, status))
  const size = isConfirmed ? CODES_PER_PART_OF_COMMAND : CODES_PER_PART
  for (const [part, some] of chunksOf(codes, size).entries()) {
    if (part > 0) await sleep(BATCH_PAUSE_MS)
    signal?.throwIfAborted()
    await store.transaction(async (tx) => {
      // A later batch of theirs may have taken its place.
      await lockRows(tx, stockBatches.id, id)
      if ((await tx.$count(stockBatches, isRead)) === 0) throw new DomainError('BATCH_GONE')
      const sealed = sealedJson(tx, stagedPlace(id, part), some)
      await tx.insert(stagedCodes).values({ batchId: id, part, codes: sealed })
    })
    // Adding finds them, too.
    if (!isConfirmed) known.push(...(await knownAmong(store.read, some)))
  }
  if (!isConfirmed)
    await store.transaction((tx) =>
      tx.update(stockBatches).set({ status: 'offered' }).where(isRead),
    )
  return { id, known }
}

/**
 * Adds the codes of a batch, or continues where an earlier call was interrupted. Does nothing if all are added already.
 * @param input onAdded: called after each transaction with the number of codes that it added. signal: stops between
 *   two transactions.
 * @returns the codes that this call found in stock already, and whether all had been added before this call.
 * @throws DomainError BATCH_GONE if this actor has no such batch to confirm; those of addStock.
 */
export async function addStaged(
  store: Store,
  id: number,
  {
    actor,
    onAdded,
    signal,
  }: { actor: Actor; onAdded: (count: number) => void; signal?: AbortSignal },
  now: Date,
): Promise<{ known: Duplicate[]; wasAdded: boolean }> {
  const { batch, wasAdded } = await store.transaction((tx) => startAdding(tx, { id, actor }, now))
  const known: Duplicate[] = []
  while (!wasAdded) {
    signal?.throwIfAborted()
    const part = await store.transaction((tx) => addNextPart(tx, batch, { actor }, now))
    if (part === null) break
    onAdded(part.added)
    known.push(...part.known)
    await sleep(BATCH_PAUSE_MS)
  }
  return { known, wasAdded }
}

async function startAdding(
  tx: Tx,
  { id, actor }: { id: number; actor: Actor },
  now: Date,
): Promise<{ batch: StockBatch; wasAdded: boolean }> {
  const { status, createdAt } = stockBatches
  const inTime = gte(createdAt, new Date(now.getTime() - ANSWER_WITHIN_MS))
  // A batch whose adding started in time is added to the end.
  const isOpen = or(eq(status, 'adding'), and(eq(status, 'offered'), inTime))
  const [started] = await tx
    .update(stockBatches)
    .set({ status: 'adding' })
    .where(and(eq(stockBatches.id, id), eq(stockBatches.actor, actor), isOpen))
    .returning()
  if (started) return { batch: started, wasAdded: false }
  const batch = await batchOf(tx, id)
  if (batch.actor !== actor || batch.status !== 'added') throw new DomainError('BATCH_GONE')
  return { batch, wasAdded: true }
}

/** @returns null if no part is left. */
async function addNextPart(
  tx: Tx,
  { id, pid, costMicros }: StockBatch,
  { actor }: { actor: Actor },
  now: Date,
): Promise<{ added: number; known: Duplicate[] } | null> {
  const next = tx
    .select({ id: stagedCodes.id })
    .from(stagedCodes)
    .where(eq(stagedCodes.batchId, id))
    .orderBy(asc(stagedCodes.part))
    .limit(1)
  const [taken] = await tx.delete(stagedCodes).where(inArray(stagedCodes.id, next)).returning()
  if (!taken) {
    const left = await tx.$count(stagedCodes, eq(stagedCodes.batchId, id))
    // Another process took the part that this statement waited for. Others are left.
    if (left > 0) return { added: 0, known: [] }
    const isOpen = and(eq(stockBatches.id, id), eq(stockBatches.status, 'adding'))
    await tx.update(stockBatches).set({ status: 'added' }).where(isOpen)
    if (costMicros !== null) await reprice(tx, { pids: [pid] }, { actor }, now)
    return null
  }
  const some = openedJson(tx, stagedPlace(id, taken.part), taken.codes)
  const input = { codes: some, actor, batchId: id, costMicros }
  const { added, known } = await addNumbered(tx, pid, input, now)
  return { added, known: known.map((one) => duplicate(one)) }
}

function requireCost(costMicros: number | null): void {
  if (costMicros !== null && (costMicros < 0 || costMicros > MAX_PRICE_MICROS))
    throw new DomainError('INVALID_COST', { maxMicros: MAX_PRICE_MICROS })
}

/** Deletes a batch that its sender refused. @throws DomainError BATCH_GONE if it can no longer be refused. */
export async function dropStaged(tx: Tx, id: number, { actor }: { actor: Actor }): Promise<void> {
  const isOffered = and(eq(stockBatches.actor, actor), eq(stockBatches.status, 'offered'))
  if ((await forget(tx, and(eq(stockBatches.id, id), isOffered))) === 0)
    throw new DomainError('BATCH_GONE')
}

/** A batch, how many of its codes can still be removed, and how many are sold or in quarantine. */
export async function batchView(
  db: Reader,
  id: number,
): Promise<StockBatch & { unsold: number; taken: number }> {
  const batch = await batchOf(db, id)
  const [found] = await db
    .select({ all: count(), taken: count(stockCodes.orderId) })
    .from(stockCodes)
    .where(eq(stockCodes.batchId, id))
  const { all = 0, taken = 0 } = found ?? {}
  return { ...batch, unsold: all - taken, taken }
}

/** More codes are not looked through only to say how many of them are unsold. */
const MAX_LOOKED_THROUGH = 5000

/** The batches of a product that were added, newest first. `unsold`: null for large ones. */
export async function batchesOf(
  db: Reader,
  pid: string,
  page: Page,
): Promise<Listed<StockBatch & { unsold: number | null }>> {
  const isAdded = inArray(stockBatches.status, ['adding', 'added'])
  const where = and(eq(stockBatches.pid, pid), isAdded)
  const list = { by: stockBatches.id, first: 'newest', where } as const
  const { rows, hasMore } = await readPage(page, list, db.select().from(stockBatches))
  const few = rows.filter(({ codes }) => codes <= MAX_LOOKED_THROUGH).map(({ id }) => id)
  const { batchId } = stockCodes
  const counted = await db
    .select({ batchId, all: count(), taken: count(stockCodes.orderId) })
    .from(stockCodes)
    .where(inArray(batchId, few))
    .groupBy(batchId)
  const unsold = new Map(counted.map((one) => [one.batchId, one.all - one.taken]))
  const withCount = (one: StockBatch) =>
    few.includes(one.id) ? { ...one, unsold: unsold.get(one.id) ?? 0 } : { ...one, unsold: null }
  return { rows: rows.map(withCount), hasMore }
}

/** Deletes batches that nobody confirmed in time, and the parts left of those whose adding was abandoned. */
export async function sweepBatches(tx: Tx, now: Date): Promise<void> {
  const before = (ms: number) => lt(stockBatches.createdAt, new Date(now.getTime() - ms))
  await forget(tx, before(ANSWER_WITHIN_MS))
  const abandoned = await tx
    .update(stockBatches)
    .set({ status: 'added' })
    .where(and(eq(stockBatches.status, 'adding'), before(KEEP_MS)))
    .returning({ id: stockBatches.id })
  await deleteStaged(tx, abandoned)
}

/** @throws DomainError BATCH_GONE */
async function batchOf(db: Reader, id: number): Promise<StockBatch> {
  const [batch] = await db.select().from(stockBatches).where(eq(stockBatches.id, id))
  if (batch) return batch
  throw new DomainError('BATCH_GONE')
}

/** Deletes batches that are not confirmed. Returns how many it deleted. */
async function forget(tx: Tx, which: SQL | undefined): Promise<number> {
  // A concurrent answer waits for this update, and then finds no batch.
  const gone = await tx
    .update(stockBatches)
    .set({ status: 'reading' })
    .where(and(which, inArray(stockBatches.status, ['reading', 'offered'])))
    .returning({ id: stockBatches.id })
  await deleteStaged(tx, gone)
  for (const { id } of gone) await tx.delete(stockBatches).where(eq(stockBatches.id, id))
  return gone.length
}

async function deleteStaged(tx: Tx, batches: readonly { id: number }[]): Promise<void> {
  for (const { id } of batches) await tx.delete(stagedCodes).where(eq(stagedCodes.batchId, id))
}
