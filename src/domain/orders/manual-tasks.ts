import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { manualTasks, orders } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { lockJob } from '../suppliers/job-queue.ts'

// Orders that a person fulfils. The admins see them; one admin takes each and completes or cancels it.

export type ManualTask = typeof manualTasks.$inferSelect

/** Opens a task for an order, once, and only while the order is processing; notifies the admins. */
export async function openTask(
  tx: Tx,
  task: Pick<ManualTask, 'reference' | 'supplier'>,
  now: Date,
): Promise<void> {
  const open = and(eq(orders.id, task.reference), eq(orders.status, 'processing'))
  // Without the lock, an order that ends at this moment would leave its task behind.
  await lockJob(tx, task.reference)
  if ((await tx.$count(orders, open)) === 0) return
  const opened = await tx
    .insert(manualTasks)
    .values({ ...task, openedAt: now, remindedAt: now })
    .onConflictDoNothing()
    .returning({ reference: manualTasks.reference })
  if (opened.length > 0)
    await notifyAdmins(tx, { kind: 'manual_order', orderId: task.reference, reminder: false }, now)
}

export async function taskOf(db: Reader, reference: string): Promise<ManualTask | null> {
  const [task] = await db.select().from(manualTasks).where(eq(manualTasks.reference, reference))
  return task ?? null
}

/** The open tasks with their orders, oldest first. */
export function openTasks(db: Reader, limit: number) {
  return db
    .select({ task: manualTasks, order: orders })
    .from(manualTasks)
    .innerJoin(orders, eq(orders.id, manualTasks.reference))
    .orderBy(asc(manualTasks.openedAt), asc(manualTasks.reference))
    .limit(limit)
}

export function openTaskCount(db: Reader): Promise<number> {
  return db.$count(manualTasks)
}

/**
 * Takes a task for one admin; does nothing if that admin has it already.
 * @throws DomainError TASK_TAKEN by another admin, TASK_ENDED
 */
export async function takeTask(
  tx: Tx,
  reference: string,
  by: { telegramId: number; actor: Actor },
  now: Date,
): Promise<void> {
  const { telegramId, actor } = by
  const taken = await tx
    .update(manualTasks)
    .set({ takenBy: telegramId, takenAt: now })
    .where(and(eq(manualTasks.reference, reference), isNull(manualTasks.takenBy)))
    .returning({ reference: manualTasks.reference })
  if (taken.length > 0)
    return recordAct(tx, { actor, action: 'order.take', detail: { id: reference } }, now)
  const task = await taskOf(tx, reference)
  if (task?.takenBy === telegramId) return
  throw new DomainError(task ? 'TASK_TAKEN' : 'TASK_ENDED')
}

/** Releases a task that this admin took, so that any admin can take it. @throws DomainError TASK_NOT_YOURS */
export async function leaveTask(
  tx: Tx,
  reference: string,
  by: { telegramId: number; actor: Actor },
  now: Date,
): Promise<void> {
  const left = await tx
    .update(manualTasks)
    .set({ takenBy: null, takenAt: null })
    .where(and(eq(manualTasks.reference, reference), eq(manualTasks.takenBy, by.telegramId)))
    .returning({ reference: manualTasks.reference })
  if (left.length === 0) throw new DomainError('TASK_NOT_YOURS')
  await recordAct(tx, { actor: by.actor, action: 'order.leave', detail: { id: reference } }, now)
}

export async function remindOfTask(tx: Tx, reference: string, now: Date): Promise<void> {
  await tx.update(manualTasks).set({ remindedAt: now }).where(eq(manualTasks.reference, reference))
  await notifyAdmins(tx, { kind: 'manual_order', orderId: reference, reminder: true }, now)
}

export async function closeTask(tx: Tx, reference: string): Promise<void> {
  await tx.delete(manualTasks).where(eq(manualTasks.reference, reference))
}
