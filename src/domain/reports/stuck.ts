import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { isProcessing } from '../orders/orders.ts'
import { accounts, lookups, manualTasks, orders, supplierJobs } from '../schema.ts'
import { tooFarAhead } from '../shared/due.ts'
import { isLive } from '../shared/test-world.ts'
import { callsAbout } from '../suppliers/call-log.ts'

/** Orders and redemptions are listed once they have been open for this long. */
const WAITS_LONG_MS = 10 * 60_000
/** With more stuck orders the exact number does not matter. */
const MAX_COUNTED = 100

export type StuckItem = {
  id: string
  kind: 'order' | 'lookup'
  /** What was ordered: the pack's name, or the lookup's endpoint. */
  what: string
  player: string
  holderName: string
  supplier: string
  createdAt: Date
  /** When the next attempt is due; null if there is no job. */
  nextAt: Date | null
  attempts: number
  /**
   * unknown: a supplier may have carried it out; not_sent: certainly none has; in_progress: a supplier
   * reports that it is processing it; person: an admin has to do it.
   */
  why: 'unknown' | 'not_sent' | 'in_progress' | 'person'
  /** A short summary of the last call's result. */
  reason: string | null
}

type Found = Omit<StuckItem, 'why' | 'reason'> & { byPerson: boolean; sent: boolean }

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
  const stuckOrders = await db
    .select({ order: orders, holderName: accounts.name, job: supplierJobs, task: manualTasks })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(supplierJobs, eq(supplierJobs.reference, orders.id))
    .leftJoin(manualTasks, eq(manualTasks.reference, orders.id))
    .where(and(isProcessing, isLive(orders.supplier), isStuck(orders.createdAt)))
    .orderBy(asc(orders.seq))
    .limit(upTo)
  const stuckLookups = await db
    .select({ lookup: lookups, holderName: accounts.name, job: supplierJobs })
    .from(supplierJobs)
    .innerJoin(lookups, eq(lookups.id, supplierJobs.reference))
    .innerJoin(accounts, eq(accounts.id, lookups.accountId))
    .where(and(isLookup, isLive(supplierJobs.supplier), isStuck(lookups.createdAt)))
    .orderBy(asc(lookups.seq))
    .limit(upTo)
  const found: Found[] = [
    ...stuckOrders.map(({ order, holderName, job, task }) => ({
      id: order.id,
      kind: 'order' as const,
      what: order.packName,
      player: Object.values(order.player).join(' '),
      holderName,
      supplier: order.supplier,
      createdAt: order.createdAt,
      nextAt: job?.dueAt ?? null,
      attempts: job?.attempts ?? 0,
      byPerson: task !== null,
      sent: job?.sent ?? true,
    })),
    ...stuckLookups.map(({ lookup, holderName, job }) => ({
      id: lookup.id,
      kind: 'lookup' as const,
      what: `POST /${lookup.kind}`,
      player: '',
      holderName,
      supplier: '',
      createdAt: lookup.createdAt,
      nextAt: job.dueAt,
      attempts: job.attempts,
      byPerson: false,
      sent: job.sent,
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
  const [last] = await callsAbout(db, item.id, 1)
  const supplier = item.supplier || (last?.supplier ?? '')
  const inProgress = last?.outcome === 'processing'
  const why = byPerson ? 'person' : !sent ? 'not_sent' : inProgress ? 'in_progress' : 'unknown'
  return { ...item, supplier, why, reason: last?.reason ?? null }
}
