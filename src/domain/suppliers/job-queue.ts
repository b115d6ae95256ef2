import { and, asc, eq, exists, inArray, isNull, not, notInArray, or, sql } from 'drizzle-orm'
import { amongLocked, locking, lockRows, passingLocked } from '../../db/locks.ts'
import { preparedWrite } from '../../db/prepared.ts'
import { instances, lookups, orders, supplierJobs } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { isDue } from '../shared/due.ts'
import { beginCall } from './call-log.ts'

/** An order or lookup that a supplier has yet to end. `attempts` counts the one being made. */
export type SupplierJob = typeof supplierJobs.$inferSelect
/**
 * A job in the hands of who takes it. `firstCall` is the call that the transaction which took it
 * has written down already: the supplier has not heard of it, nor can anybody else have acted on it.
 */
export type ClaimedJob = SupplierJob & { firstCall?: number }

/** What claimDue passes over: orders at a supplier, or (null) lookups, as far as the rest fits. */
export type Passed = {
  supplier: string | null
  accountIds?: number[]
  /** Only those that the supplier may know, or only those that it does not. */
  sent?: boolean
}

/** Which process takes a job, and for how long at most: then it may take it again itself. */
export type Claimant = { instance: string; leaseMs: number }

const { placeholder } = sql

const insertJob = preparedWrite<Omit<SupplierJob, 'watchUntil'>>('job_add', (tx) =>
  tx.insert(supplierJobs).values({
    reference: placeholder('reference'),
    kind: placeholder('kind'),
    sent: placeholder('sent'),
    attempts: placeholder('attempts'),
    attemptsNotCounted: placeholder('attemptsNotCounted'),
    alerted: placeholder('alerted'),
    dueAt: placeholder('dueAt'),
    claimedBy: placeholder('claimedBy'),
  }),
)

const deleteJob = preparedWrite<{ reference: string }>('job_end', (tx) =>
  tx.delete(supplierJobs).where(eq(supplierJobs.reference, placeholder('reference'))),
)

/**
 * Adds a job whose first call the caller makes itself: it counts as sent from now on, and nobody
 * else takes it until this process gives it back or has died.
 * @param supplier whom the call is to.
 */
export async function enqueue(
  tx: Tx,
  job: Pick<SupplierJob, 'reference' | 'kind'> & { supplier: string },
  by: Claimant,
  now: Date,
): Promise<ClaimedJob> {
  const { reference, kind, supplier } = job
  const fresh = { sent: true, attempts: 1, attemptsNotCounted: 0, alerted: false }
  const row = { reference, kind, ...fresh, ...claim(by, now) }
  insertJob(tx, row)
  const what = kind === 'order' ? 'place' : 'lookup'
  const firstCall = await beginCall(tx, { reference, supplier, what }, now)
  return { ...row, watchUntil: null, firstCall }
}

function claim({ instance, leaseMs }: Claimant, now: Date) {
  return { claimedBy: instance, dueAt: new Date(now.getTime() + leaseMs) }
}

/** How many attempts in a row told nothing at the present supplier, the one being made included. */
export function attemptsHere({ attempts, attemptsNotCounted }: SupplierJob): number {
  return attempts - attemptsNotCounted
}

/** Whether anything is due: asked before claimDue, so that an idle service writes nothing. */
export async function anyDue(db: Reader, now: Date): Promise<boolean> {
  const due = await db
    .select({ reference: supplierJobs.reference })
    .from(supplierJobs)
    .where(isDue(supplierJobs.dueAt, now))
    .limit(1)
  return due.length > 0
}

/**
 * Has other workers on the job wait until this transaction ends. Whoever changes an order or lookup
 * and its job begins with this, so that none waits for the other's half.
 */
export function lockJob(tx: Tx, reference: string): Promise<void> {
  return lockRows(tx, supplierJobs.reference, reference)
}

/** Whether no other worker has taken the job since; none can until the transaction ends. */
export async function isHeld(tx: Tx, job: SupplierJob): Promise<boolean> {
  const held = tx
    .select({ reference: supplierJobs.reference })
    .from(supplierJobs)
    .where(stillHeld(job))
  return (await locking(held)).length > 0
}

/**
 * Takes jobs that are due, the longest due first.
 * @param batch except: references that the caller is at work on already. passed: what is left for
 *   later; it stays due.
 */
export async function claimDue(
  tx: Tx,
  batch: { limit: number; by: Claimant; except: string[]; passed?: Passed[] },
  now: Date,
): Promise<SupplierJob[]> {
  const due = passingLocked(
    tx
      .select({ reference: supplierJobs.reference })
      .from(supplierJobs)
      .where(
        and(
          freeBy(tx, batch.by, now),
          notInArray(supplierJobs.reference, batch.except),
          ...(batch.passed ?? []).map((passed) => not(isOneOf(tx, passed))),
        ),
      )
      .orderBy(asc(supplierJobs.dueAt))
      .limit(batch.limit),
  )
  return tx
    .update(supplierJobs)
    .set({ attempts: sql`${supplierJobs.attempts} + 1`, ...claim(batch.by, now) })
    .where(and(amongLocked(supplierJobs.reference, due), freeBy(tx, batch.by, now)))
    .returning()
}

/**
 * What is due, unless another process is at it that lives, whatever the time: clocks differ and leap. The
 * supplier's timeout ends its attempt.
 */
function freeBy(tx: Tx, { instance }: Claimant, now: Date) {
  const { dueAt, claimedBy } = supplierJobs
  const known = tx.select({ id: instances.id }).from(instances)
  const free = or(isNull(claimedBy), eq(claimedBy, instance), notInArray(claimedBy, known))
  return and(isDue(dueAt, now), free)
}

function isOneOf(tx: Tx, { supplier, accountIds, sent }: Passed) {
  const table = supplier === null ? lookups : orders
  const found = tx
    .select({ one: sql`1` })
    .from(table)
    .where(
      and(
        eq(table.id, supplierJobs.reference),
        supplier === null ? undefined : eq(orders.supplier, supplier),
        accountIds && inArray(table.accountId, accountIds),
      ),
    )
  return sql`${and(sent === undefined ? undefined : eq(supplierJobs.sent, sent), exists(found))}`
}

/** A job with whose it is, and the supplier that has it; a lookup's is told as none. */
export type Taken = { job: ClaimedJob; accountId: number; supplier: string | null }

/** SupplierJobs together with whose they are and who has them. */
export async function withOwners(db: Reader, jobs: ClaimedJob[]): Promise<Taken[]> {
  const of = (kind: SupplierJob['kind']) =>
    jobs.filter((job) => job.kind === kind).map(({ reference }) => reference)
  const [ofOrders, ofLookups] = [of('order'), of('lookup')]
  const { id, accountId, supplier } = orders
  const rows: { id: string; accountId: number; supplier: string | null }[] = [
    ...(ofOrders.length === 0
      ? []
      : await db.select({ id, accountId, supplier }).from(orders).where(inArray(id, ofOrders))),
    ...(ofLookups.length === 0
      ? []
      : await db
          .select({ id: lookups.id, accountId: lookups.accountId, supplier: sql<null>`null` })
          .from(lookups)
          .where(inArray(lookups.id, ofLookups))),
  ]
  const owners = new Map(rows.map((row) => [row.id, row]))
  return jobs.flatMap((job) => {
    const owner = owners.get(job.reference)
    return owner ? [{ job, accountId: owner.accountId, supplier: owner.supplier }] : []
  })
}

/**
 * Puts a job back until `dueAt`, unless another worker has taken it since.
 * @param sent whether the supplier may know of it.
 */
export async function reschedule(
  tx: Tx,
  job: SupplierJob,
  changes: { sent: boolean; dueAt: Date; alerted?: boolean; attemptsNotCounted?: number },
): Promise<void> {
  await tx
    .update(supplierJobs)
    .set({ ...changes, claimedBy: null })
    .where(stillHeld(job))
}

/**
 * Hands a job on to another supplier, who has not heard of it. Null where another worker has taken
 * it since.
 */
export async function reassign(
  tx: Tx,
  job: SupplierJob,
  to: { supplier: string; by: Claimant },
  now: Date,
): Promise<ClaimedJob | null> {
  const [held] = await tx
    .update(supplierJobs)
    .set({
      attempts: job.attempts + 1,
      attemptsNotCounted: job.attempts,
      sent: true,
      alerted: false,
      ...claim(to.by, now),
    })
    .where(stillHeld(job))
    .returning()
  if (!held) return null
  const { reference } = job
  const firstCall = await beginCall(tx, { reference, supplier: to.supplier, what: 'place' }, now)
  return { ...held, firstCall }
}

/**
 * Keeps a job whose order an admin has ended: until `watchUntil` its supplier, who may have it, is
 * asked whether it agrees. One that no supplier has heard of is taken off the list.
 */
export async function watchJob(
  tx: Tx,
  reference: string,
  watch: { dueAt: Date; watchUntil: Date },
): Promise<void> {
  await tx
    .update(supplierJobs)
    .set({ ...watch, attempts: sql`${supplierJobs.attempts} + 1`, claimedBy: null })
    .where(and(eq(supplierJobs.reference, reference), eq(supplierJobs.sent, true)))
  await tx
    .delete(supplierJobs)
    .where(and(eq(supplierJobs.reference, reference), eq(supplierJobs.sent, false)))
}

/**
 * Commits the intent to act, claimed anew from now: a crash after this asks the supplier before it acts
 * again. False where another worker has taken the job since; the caller must then not act.
 */
export async function renewClaim(
  tx: Tx,
  job: SupplierJob,
  by: Claimant,
  now: Date,
): Promise<boolean> {
  const held = await tx
    .update(supplierJobs)
    .set({ sent: true, ...claim(by, now) })
    .where(stillHeld(job))
    .returning({ reference: supplierJobs.reference })
  return held.length > 0
}

/** Takes a job off the list, in the transaction that ends its order or lookup. */
export async function finishJob(tx: Tx, reference: string): Promise<void> {
  deleteJob(tx, { reference })
}

/**
 * Takes a job off the list for the worker that holds it. False where another has taken it since:
 * what this one learnt may not be how it ends, and nothing that gives money back may follow from it.
 */
export async function finishIfClaimed(tx: Tx, job: SupplierJob): Promise<boolean> {
  const ended = await tx
    .delete(supplierJobs)
    .where(stillHeld(job))
    .returning({ reference: supplierJobs.reference })
  return ended.length > 0
}

/** The number of attempts is a fence: a worker whose claim is over has an older one. */
function stillHeld(job: SupplierJob) {
  return and(eq(supplierJobs.reference, job.reference), eq(supplierJobs.attempts, job.attempts))
}
