import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, not, notInArray, or } from 'drizzle-orm'
import type { Tx } from '../../db/store.ts'
import { instances, supplierJobs } from '../schema.ts'
import type { Settings } from '../settings/settings.ts'
import { mostAtOnce } from '../settings/supplier.ts'
import {
  type Claimant,
  changeJob,
  insertJob,
  isFree,
  matches,
  NEW,
  type Skipped,
  type SupplierJob,
} from './job-queue.ts'

// Orders that wait until their supplier has room for them.

/** If an order is this old and certainly was not done, it is cancelled: nobody waits for it any more. */
export const GIVE_UP_MS = 24 * 60 * 60_000
/** So many of those are claimed at once. */
const GIVEN_UP_AT_ONCE = 25

/** Adds an order's job that waits, unsent, until its supplier has room for it. The longest wait goes first. */
export function enqueueWaiting(
  tx: Tx,
  job: Pick<SupplierJob, 'reference' | 'kind' | 'accountId' | 'supplier'>,
  now: Date,
): void {
  const counts = { attempts: 0, attemptsNotCounted: 0, alerted: false }
  const call = { sent: false, claimedBy: null, calling: null, calledAt: null }
  insertJob(tx, { ...job, ...counts, ...NEW, ...call, dueAt: now })
}

/** As reassign, but the job waits there, unsent, until the supplier has room. `since`: from when it counts as waiting. */
export function reassignWaiting(
  tx: Tx,
  job: SupplierJob,
  to: { supplier: string; since: Date },
): Promise<boolean> {
  const { supplier, since: dueAt } = to
  // It has not been attempted there.
  const attempts = job.attempts + 1
  const counts = { attempts, attemptsNotCounted: attempts, alerted: false }
  const call = { sent: false, claimedBy: null, calling: null, calledAt: null, dueAt }
  return changeJob(tx, job, { supplier, ...counts, ...call })
}

/**
 * For suppliers that may have so many orders at once: all their unsent jobs but the oldest ones that there is room
 * for, and those that nobody waits for any more.
 * @param own by: the process that claims jobs. except: references that it works on already. skipped: what it leaves
 *   for later anyway, so that such jobs do not keep the room from others.
 */
export async function withoutRoom(
  tx: Tx,
  limits: Settings['suppliers'],
  own: Own,
  now: Date,
): Promise<Skipped[]> {
  const skipped: Skipped[] = []
  for (const [supplier, limit] of Object.entries(limits)) {
    const atOnce = mostAtOnce(limit)
    if (atOnce === null) continue
    const but = await nextAt(tx, { supplier, atOnce }, own, now)
    skipped.push({ kind: 'order', supplier, sent: false, but })
  }
  return skipped
}

type Own = { by: Claimant; except: string[]; skipped: readonly Skipped[] }

async function nextAt(
  tx: Tx,
  { supplier, atOnce }: { supplier: string; atOnce: number },
  { by, except, skipped }: Own,
  now: Date,
): Promise<string[]> {
  const { reference, dueAt, claimedBy, sent, kind, watchUntil } = supplierJobs
  const ofSupplier = and(eq(supplierJobs.supplier, supplier), eq(kind, 'order'), isNull(watchUntil))
  const known = tx.select({ id: instances.id }).from(instances)
  // Another worker has it, and is about to send it.
  const isClaimed = and(isNotNull(claimedBy), ne(claimedBy, by.instance), inArray(claimedBy, known))
  const isTaken = and(ofSupplier, or(eq(sent, true), inArray(reference, except), isClaimed))
  const room = Math.max(0, atOnce - (await tx.$count(supplierJobs, isTaken)))
  const isOthers = notInArray(reference, except)
  const later = skipped.filter((one) => one.supplier === supplier).map(matches)
  const isDue = and(eq(sent, false), isFree(tx, by, now), ...later.map(not))
  const waiting = and(ofSupplier, isDue, isOthers)
  const oldest = (limit: number, condition: ReturnType<typeof lte> | undefined) =>
    tx
      .select({ reference })
      .from(supplierJobs)
      .where(and(waiting, condition))
      .orderBy(asc(dueAt), asc(reference))
      .limit(limit)
  const old = lte(dueAt, new Date(now.getTime() - GIVE_UP_MS))
  const rows = [...(await oldest(room, undefined)), ...(await oldest(GIVEN_UP_AT_ONCE, old))]
  return rows.map((one) => one.reference)
}
