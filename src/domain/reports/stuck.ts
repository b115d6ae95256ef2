import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
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
   * reports that it is processing it; person: an admin has to do it.
   */
  why: 'unknown' | 'not_sent' | 'in_progress' | 'person'
}

type Found = Omit<StuckItem, 'why'> & { byPerson: boolean; sent: boolean }

/** Orders, then redemptions, that have been open too long, and why; of each kind the oldest first. */
export async function stuckItems(
  db: Reader,
  page: { limit: number; offset: number },
  now: Date,
): Promise<StuckItem[]> {
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
  // Both are read up to the end of the page: lookups are listed after the last order.
  const upTo = page.offset + page.limit
  const isLookup = eq(supplierJobs.kind, 'lookup')
  const { sent } = supplierJobs
  const ofOrder = { id: orders.id, what: orders.packName, createdAt: orders.createdAt }
  const stuckOrders = await db
    .select({ ...ofOrder, sent, byHand: manualTasks.reference })
    .from(orders)
    .leftJoin(supplierJobs, eq(supplierJobs.reference, orders.id))
    .leftJoin(manualTasks, eq(manualTasks.reference, orders.id))
    .where(and(isProcessing, isLive(orders.supplier), isStuck(orders.createdAt)))
    .orderBy(asc(orders.seq))
    .limit(upTo)
  const stuckLookups = await db
    .select({ id: lookups.id, kind: lookups.kind, createdAt: lookups.createdAt, sent })
    .from(supplierJobs)
    .innerJoin(lookups, eq(lookups.id, supplierJobs.reference))
    .where(and(isLookup, isLive(supplierJobs.supplier), isStuck(lookups.createdAt)))
    .orderBy(asc(lookups.seq))
    .limit(upTo)
  const found: Found[] = [
    ...stuckOrders.map(({ byHand, ...one }) => ({
      ...one,
      byPerson: byHand !== null,
      sent: one.sent ?? true,
    })),
    ...stuckLookups.map(({ kind, ...one }) => ({
      ...one,
      what: `POST /${kind}`,
      byPerson: false,
    })),
  ]
  return Promise.all(found.slice(page.offset, upTo).map((item) => explain(db, item)))
}

/** Counts the stuck items that no admin has to do, among the first MAX_COUNTED. */
export async function stuckCount(db: Reader, now: Date): Promise<number> {
  const items = await stuckItems(db, { limit: MAX_COUNTED, offset: 0 }, now)
  return items.filter(({ why }) => why !== 'person').length
}

async function explain(db: Reader, { byPerson, sent, ...item }: Found): Promise<StuckItem> {
  if (byPerson) return { ...item, why: 'person' }
  if (!sent) return { ...item, why: 'not_sent' }
  const [last] = await callsAbout(db, item.id, 1)
  return { ...item, why: last?.outcome === 'processing' ? 'in_progress' : 'unknown' }
}
