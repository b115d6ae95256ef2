import { and, asc, eq, inArray, isNull, not, notInArray, or, sql } from 'drizzle-orm'
import { amongLocked, locking, lockRows, passingLocked } from '../../db/locks.ts'
import { prepared, preparedInsert, preparedWrite, upTo } from '../../db/prepared.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { instances, supplierJobs } from '../schema.ts'
import { type DueNow, dueNow, isDue, isDueNow } from '../shared/due.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
import { type CallKind, logCall } from './call-log.ts'

// The queue of orders and lookups that suppliers have not ended yet.

/** A stored job. `attempts` includes the one being made. */
export type SupplierJob = typeof supplierJobs.$inferSelect
/**
 * A job that this process works on. `isNew`: the transaction that claimed it also committed its first
 * call, which the caller makes next. The supplier does not know the job yet.
 */
export type ClaimedJob = SupplierJob & { isNew?: boolean }

/** Which process claims a job, and for how long. After that the same process may claim it again. */
export type Claimant = { instance: string; leaseMs: number }

const { reference: jobId } = supplierJobs
const { placeholder } = sql
const oneMore = sql`${supplierJobs.attempts} + 1`

export const insertJob = preparedInsert(supplierJobs)

const deleteJob = preparedWrite<{ reference: string }>('job_end', (tx) =>
  tx.delete(supplierJobs).where(eq(jobId, placeholder('reference'))),
)

/** No admin has ended its order, and nobody has been notified that it is late. */
export const NEW = { watchUntil: null, delayTold: false }

/**
 * Adds a job and commits its first call, which the caller makes. From then on the supplier may know the
 * job, and no other process claims it unless this one reschedules it or dies.
 */
export async function enqueue(
  tx: Tx,
  job: Pick<SupplierJob, 'reference' | 'kind' | 'accountId' | 'supplier'> & { calling: CallKind },
  by: Claimant,
  now: Date,
): Promise<ClaimedJob> {
  // Test orders fail on purpose, so nobody is alerted about them.
  const alerted = job.supplier === TEST_SUPPLIER
  const counts = { attempts: 1, attemptsNotCounted: 0, alerted }
  const row = { ...job, ...counts, ...NEW, sent: true, calledAt: now, ...claim(by, now) }
  insertJob(tx, row)
  return { ...row, isNew: true }
}

/** Whether any job is due. Called before claimDue, so that an idle service writes nothing. */
export async function anyDue(db: Reader, now: Date): Promise<boolean> {
  return (await firstDue(db, { limit: 1, ...dueNow(now) })).length > 0
}

const firstDue = prepared<Reader, DueNow & { limit: number }, object[]>('jobs_due', (db) =>
  db
    .select({ reference: jobId })
    .from(supplierJobs)
    .where(isDueNow(supplierJobs.dueAt))
    .limit(upTo('limit')),
)

/**
 * Claims due jobs, the longest due first.
 * @param batch except: references that the caller works on already. skipped: jobs to leave for later.
 */
export async function claimDue(
  tx: Tx,
  batch: { limit: number; by: Claimant; except: string[]; skipped?: Skipped[] },
  now: Date,
): Promise<ClaimedJob[]> {
  const due = passingLocked(
    tx
      .select({ reference: jobId })
      .from(supplierJobs)
      .where(
        and(
          isFree(tx, batch.by, now),
          notInArray(jobId, batch.except),
          ...(batch.skipped ?? []).map((skipped) => not(matches(skipped))),
        ),
      )
      .orderBy(asc(supplierJobs.dueAt))
      .limit(batch.limit),
  )
  const claimed = await tx
    .update(supplierJobs)
    .set({ attempts: oneMore, ...claim(batch.by, now) })
    .where(and(amongLocked(jobId, due), isFree(tx, batch.by, now)))
    .returning()
  await logLostCalls(tx, claimed)
  return claimed.map((job) => ({ ...job, calling: null }))
}

/** Logs calls whose process died before the answer, so that their outcome is unknown. */
async function logLostCalls(tx: Tx, jobs: SupplierJob[]): Promise<void> {
  const lost: string[] = []
  for (const { reference, supplier, calling: what, calledAt: startedAt } of jobs) {
    if (what === null || startedAt === null) continue
    const end = { outcome: null, reason: null, ms: null }
    await logCall(tx, { reference, supplier, what, startedAt, ...end })
    lost.push(reference)
  }
  if (lost.length > 0)
    await tx.update(supplierJobs).set({ calling: null }).where(inArray(jobId, lost))
}

/** Ends the claim; the job is due again at `dueAt`. False if another worker has claimed it since. */
export function reschedule(
  tx: Tx,
  job: SupplierJob,
  changes: { sent: boolean; dueAt: Date; alerted?: boolean; attemptsNotCounted?: number },
): Promise<boolean> {
  return changeJob(tx, job, { ...changes, claimedBy: null, calling: null })
}

/**
 * Commits that a call is about to be sent, and restarts the claim. After a crash the supplier is asked
 * before anything is sent again. False if another worker has claimed the job since: then the caller must
 * not call.
 */
export function renewClaim(
  tx: Tx,
  job: SupplierJob,
  calling: CallKind,
  by: Claimant,
  now: Date,
): Promise<boolean> {
  return changeJob(tx, job, { sent: true, calling, calledAt: now, ...claim(by, now) })
}

/**
 * Gives an order's job to another supplier and commits the first call there, as enqueue does. Null if
 * another worker has claimed the job since.
 */
export async function reassign(
  tx: Tx,
  job: SupplierJob,
  to: { supplier: string; by: Claimant },
  now: Date,
): Promise<ClaimedJob | null> {
  const call = { sent: true, calling: 'place' as const, calledAt: now, ...claim(to.by, now) }
  const { attempts } = job
  const counts = { attempts: attempts + 1, attemptsNotCounted: attempts, alerted: false }
  const fresh = { supplier: to.supplier, ...counts, ...call }
  return (await changeJob(tx, job, fresh)) ? { ...job, ...fresh, isNew: true } : null
}

/**
 * Removes a job in the transaction that ends its order or lookup.
 * @param job attempts: set only by the worker that claimed the job.
 * @returns false if another worker has claimed the job since. Then this worker's answer may be out of
 *   date, and must not lead to a refund.
 */
export async function finish(
  tx: Tx,
  job: Pick<SupplierJob, 'reference'> & { attempts?: number },
): Promise<boolean> {
  const { reference, attempts } = job
  if (attempts === undefined) {
    deleteJob(tx, { reference })
    return true
  }
  const removed = await tx
    .delete(supplierJobs)
    .where(ownClaim({ reference, attempts }))
    .returning({ reference: jobId })
  return removed.length > 0
}

/**
 * Keeps the job of an order that an admin has ended, so that until `watchUntil` its supplier is asked
 * whether it agrees. Removes the job if it was never sent.
 */
export async function watchJob(
  tx: Tx,
  reference: string,
  watch: { dueAt: Date; watchUntil: Date },
): Promise<void> {
  const ofIt = eq(jobId, reference)
  await tx
    .update(supplierJobs)
    .set({ ...watch, attempts: oneMore, claimedBy: null, calling: null })
    .where(and(ofIt, eq(supplierJobs.sent, true)))
  await tx.delete(supplierJobs).where(and(ofIt, eq(supplierJobs.sent, false)))
}

/**
 * Locks the job until this transaction ends. Every transaction that changes an order or lookup and its
 * job starts with this lock, so that no two of them deadlock.
 */
export function lockJob(tx: Tx, reference: string): Promise<void> {
  return lockRows(tx, jobId, reference)
}

/** Whether the worker still has its claim. If so, no other can claim the job until the transaction ends. */
export async function hasClaim(tx: Tx, job: SupplierJob): Promise<boolean> {
  const own = tx.select({ reference: jobId }).from(supplierJobs).where(ownClaim(job))
  return (await locking(own)).length > 0
}

/** Whether the instance has claimed the job, even if it has died since. */
export async function isClaimedBy(db: Reader, reference: string, instance: string | null) {
  if (instance === null) return false
  const { claimedBy } = supplierJobs
  return (await db.$count(supplierJobs, and(eq(jobId, reference), eq(claimedBy, instance)))) > 0
}

/**
 * Releases due jobs that this process has claimed but does not work on: an attempt failed, or the commit
 * of the claim was never confirmed. A process that claims due jobs claims these again by itself.
 * @param own except: references that the process works on.
 */
export async function releaseForgotten(
  store: Store,
  own: { instance: string; except: () => string[] },
  clock: () => Date,
): Promise<void> {
  const forgotten = () =>
    and(
      eq(supplierJobs.claimedBy, own.instance),
      isDue(supplierJobs.dueAt, clock()),
      notInArray(jobId, own.except()),
    )
  // An idle service writes nothing.
  if ((await store.read.$count(supplierJobs, forgotten())) === 0) return
  await store.transaction((tx) =>
    tx.update(supplierJobs).set({ claimedBy: null }).where(forgotten()),
  )
}

/** How many attempts in a row gave no result at the present supplier, including the one being made. */
export function attemptsAtSupplier({ attempts, attemptsNotCounted }: SupplierJob): number {
  return attempts - attemptsNotCounted
}

function claim({ instance, leaseMs }: Claimant, now: Date) {
  return { claimedBy: instance, dueAt: new Date(now.getTime() + leaseMs) }
}

/** Changes the job if the worker still has its claim, and returns whether it had. */
export async function changeJob(
  tx: Tx,
  job: SupplierJob,
  changes: Partial<SupplierJob>,
): Promise<boolean> {
  const changed = await tx
    .update(supplierJobs)
    .set(changes)
    .where(ownClaim(job))
    .returning({ reference: jobId })
  return changed.length > 0
}

/** The number of attempts is a fence: a worker whose claim has ended has an older number. */
function ownClaim({ reference, attempts }: Pick<SupplierJob, 'reference' | 'attempts'>) {
  return and(eq(jobId, reference), eq(supplierJobs.attempts, attempts))
}

/**
 * Due, and not claimed by another live process. The claim of a live process never expires, since clocks
 * differ and jump; the supplier's timeout ends its attempt.
 */
export function isFree(tx: Tx, { instance }: Claimant, now: Date) {
  const { dueAt, claimedBy } = supplierJobs
  const known = tx.select({ id: instances.id }).from(instances)
  const free = or(isNull(claimedBy), eq(claimedBy, instance), notInArray(claimedBy, known))
  return and(isDue(dueAt, now), free)
}

/** A filter: claimDue leaves all jobs that match it for later. */
export type Skipped = {
  kind: (typeof supplierJobs.$inferSelect)['kind']
  supplier: string
  accountIds?: number[]
  /** Jobs that do not match, whatever they are. */
  but?: string[]
  /** True: only jobs that the supplier may know; false: only those that it cannot know. */
  sent?: boolean
}

export function matches({ kind, supplier, accountIds, but, sent }: Skipped) {
  const jobs = supplierJobs
  return sql`${and(
    eq(jobs.kind, kind),
    eq(jobs.supplier, supplier),
    accountIds && inArray(jobs.accountId, accountIds),
    sent === undefined ? undefined : eq(jobs.sent, sent),
    but && notInArray(jobs.reference, but),
  )}`
}
