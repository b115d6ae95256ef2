import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { isTest, listingOf, productNotFound } from '../catalog/catalog.ts'
import { type PlayerInput, readPlayer } from '../catalog/player.ts'
import { type OrderRow, orderRow } from '../orders/orders.ts'
import { orders, supplierJobs } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { lockJob } from '../suppliers/job-queue.ts'

// An admin's acts on the attempts at an open order.

/**
 * Makes the next attempt due now: the supplier is asked about the order, or gets it if it certainly has not got it.
 * @throws DomainError ORDER_NOT_FOUND, IS_TEST_ORDER, ORDER_NOT_WAITING
 */
export async function attemptNow(tx: Tx, id: string, actor: Actor, now: Date): Promise<void> {
  const order = await openOrder(tx, id)
  const isFree = and(eq(supplierJobs.reference, id), isNull(supplierJobs.claimedBy))
  if ((await tx.$count(supplierJobs, isFree)) === 0)
    throw new DomainError('ORDER_NOT_WAITING', { problem: 'running' })
  await tx
    .update(supplierJobs)
    .set({ dueAt: now })
    .where(and(isFree, gt(supplierJobs.dueAt, now)))
  const { accountId, supplier } = order
  const detail = { id, supplier }
  await recordAct(tx, { actor, action: 'attempt.now', accountId, detail }, now)
}

/**
 * Corrects the player of an order that its supplier certainly has not got, and makes the next attempt due now.
 * @throws DomainError ORDER_NOT_FOUND, IS_TEST_ORDER, INVALID_PLAYER_FIELDS; ORDER_NOT_WAITING if it has ended, or a
 *   supplier may have it
 */
export async function correctPlayer(
  tx: Tx,
  id: string,
  { player: input, actor }: { player: PlayerInput; actor: Actor },
  now: Date,
): Promise<void> {
  const { pid, accountId, player: before } = await openOrder(tx, id)
  const line = (await listingOf(tx, pid))?.line
  if (!line) throw productNotFound(pid)
  const { player, problems } = readPlayer(line, input)
  const labels = problems.map(({ label, field }) => label ?? field)
  if (labels.length > 0) throw new DomainError('INVALID_PLAYER_FIELDS', { fields: labels })
  const { attempts, attemptsNotCounted, reference, sent } = supplierJobs
  const fenced = await tx
    .update(supplierJobs)
    .set({
      // A worker that has read the old player, and not called yet, loses its claim.
      attempts: sql`${attempts} + 1`,
      attemptsNotCounted: sql`${attemptsNotCounted} + 1`,
      ...{ claimedBy: null, calling: null, dueAt: now },
    })
    .where(and(eq(reference, id), eq(sent, false)))
    .returning({ reference })
  if (fenced.length === 0) throw new DomainError('ORDER_NOT_WAITING', { problem: 'sent' })
  await tx.update(orders).set({ player }).where(eq(orders.id, id))
  const detail = { id, from: before, to: player }
  await recordAct(tx, { actor, action: 'attempt.player', accountId, detail }, now)
}

/** @throws DomainError ORDER_NOT_FOUND, IS_TEST_ORDER, ORDER_NOT_WAITING if it has ended */
async function openOrder(tx: Tx, id: string): Promise<OrderRow> {
  // With the lock, a call that has begun shows in `sent`.
  await lockJob(tx, id)
  const order = await orderRow(tx, id)
  if (isTest(order)) throw new DomainError('IS_TEST_ORDER')
  if (order.status !== 'processing')
    throw new DomainError('ORDER_NOT_WAITING', { problem: 'ended' })
  return order
}
