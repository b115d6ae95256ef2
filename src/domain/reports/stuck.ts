import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { isProcessing } from '../orders/orders.ts'
import { lookups, manualTasks, orders, supplierJobs } from '../schema.ts'
import { tooFarAhead } from '../shared/due.ts'
import { isLive } from '../shared/test-world.ts'
import { callsAbout } from '../suppliers/call-log.ts'

/** Orders and redemptions are listed once they have been open for this long. */
const WAITS_LONG_MS = 10 * 60_000
/** With more stuck orders the exact number does not matter. */
const MAX_COUNTED = 100

export type StuckItem = {
  id: string
  /** What was ordered: the pack's name, or the lookup's endpoint. */
  what: string
  createdAt: Date
  /**
   * unknown: a supplier may have carried it out; not_sent: certainly none has; in_progress: a supplier
   * reports that it is processing it.
   */
  why: 'unknown' | 'not_sent' | 'in_progress'
}

/**
 * Orders, then redemptions, that have been open too long, and why; of each kind the oldest first. Not those that an
 * admin has to do.
 */
export async function stuckItems(db: Reader, limit: number, now: Date): Promise<StuckItem[]> {
  const found = await stuckRows(db, limit, now)
  return Promise.all(
    found.map(async ({ sent, ...item }) => ({ ...item, why: await whyStuck(db, item.id, sent) })),
  )
}

/** Counts the stuck items, among the first MAX_COUNTED. */
export async function stuckCount(db: Reader, now: Date): Promise<number> {
  return (await stuckRows(db, MAX_COUNTED, now)).length
}

async function stuckRows(db: Reader, limit: number, now: Date) {
  const before = new Date(now.getTime() - WAITS_LONG_MS)
  const after = new Date(now.getTime() + WAITS_LONG_MS)
  // A time in the future means that the clock was set back: how long the item has waited is unknown.
  const isStuck = (createdAt: typeof orders.createdAt | typeof lookups.createdAt) =>
    or(
      lte(createdAt, before),
      gt(createdAt, after),
      eq(supplierJobs.alerted, true),
      tooFarAhead(supplierJobs.dueAt, now),
    )
  const isLookup = eq(supplierJobs.kind, 'lookup')
  const { sent } = supplierJobs
  const stuckOrders = await db
    .select({ id: orders.id, what: orders.packName, createdAt: orders.createdAt, sent })
    .from(orders)
    .leftJoin(supplierJobs, eq(supplierJobs.reference, orders.id))
    .leftJoin(manualTasks, eq(manualTasks.reference, orders.id))
    .where(
      and(
        ...[isProcessing, isLive(orders.supplier), isStuck(orders.createdAt)],
        isNull(manualTasks.reference),
      ),
    )
    .orderBy(asc(orders.seq))
    .limit(limit)
  const stuckLookups = await db
    .select({ id: lookups.id, kind: lookups.kind, createdAt: lookups.createdAt, sent })
    .from(supplierJobs)
    .innerJoin(lookups, eq(lookups.id, supplierJobs.reference))
    .where(and(isLookup, isLive(supplierJobs.supplier), isStuck(lookups.createdAt)))
    .orderBy(asc(lookups.seq))
    .limit(limit - stuckOrders.length)
  return [
    ...stuckOrders,
    ...stuckLookups.map(({ kind, ...one }) => ({ ...one, what: `POST /${kind}` })),
  ]
}

async function whyStuck(db: Reader, id: string, sent: boolean | null): Promise<StuckItem['why']> {
  if (sent === false) return 'not_sent'
  const [last] = await callsAbout(db, id, 1)
  return last?.outcome === 'processing' ? 'in_progress' : 'unknown'
}
