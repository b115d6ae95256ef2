import { and, asc, between, eq, gt, isNull, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Store } from '../../db/store.ts'
import { lookups, orders, supplierJobs } from '../schema.ts'
import { isWithin } from '../shared/time.ts'
import type { CallKind } from './call-log.ts'
import type { SupplierJob } from './job-queue.ts'

// A supplier that works again: what waits there after failures, for up to ten minutes, is brought forward.

/** A success brings so many forward. Their own successes bring forward the next ones, at the supplier's pace. */
const PER_SUCCESS = 2
const MAX_AT_ONCE = 50
/** Shorter waits are left as they are. Longer ones were asked for by the supplier, or are for a person. */
const SHORT_WAIT_MS = 5000
const LONGEST_WAIT_MS = 15 * 60_000
/**
 * An order that fails after it was brought forward waits at least so long before it is again, and each time twice as
 * long, until it waits as long as its retries do anyway.
 */
const AGAIN_MS = 30_000
const REMEMBERED = 20_000
/** Where no more is to be brought forward, the database is not asked again for so long. */
const LOOK_EVERY_MS = 5000
/** The oldest of a backlog, which are kept in memory until they are brought forward. */
const MAX_LISTED = 2000

type Waiting = Pick<SupplierJob, 'reference' | 'sent' | 'attempts' | 'dueAt' | 'calledAt'> & {
  orderedAt: Date
}

/** The successes at a supplier since the last ones were used up, and its backlog, oldest first. */
type Known = { placed: number; checked: number; backlog: Waiting[]; lookedAtMs: number | null }

export type Backlogs = ReturnType<typeof createBacklogs>

/** Brings jobs forward that wait because calls to their supplier failed, once others succeed there. */
export function createBacklogs(store: Pick<Store, 'read' | 'transaction'>) {
  const known = new Map<string, Known>()
  /** How often this process has brought a job forward. */
  const broughtForward = new LRUCache<string, number>({ max: REMEMBERED })
  /** Rounds overlap: one at a time does this. */
  let busy = false

  /** When the job may be tried again: now, unless it has failed since it was brought forward. */
  function allowedAt({ reference, calledAt, orderedAt }: Waiting, now: Date): Date {
    const times = broughtForward.get(reference) ?? 0
    // As the oldest of all that are due.
    if (times === 0) return orderedAt < now ? orderedAt : now
    return new Date((calledAt ?? now).getTime() + AGAIN_MS * 2 ** (times - 1))
  }

  /** Takes the oldest that are worth it off the supplier's backlog. */
  async function next(supplier: string, state: Known, limit: number, now: Date) {
    const mayTake = ({ sent }: Waiting) => sent || state.placed > 0
    if (!state.backlog.some(mayTake)) {
      if (state.lookedAtMs !== null && isWithin(LOOK_EVERY_MS, state.lookedAtMs, now)) return null
      const found = await waitingAt(store, supplier, now)
      state.backlog = found.filter(
        (job) => allowedAt(job, now).getTime() + SHORT_WAIT_MS < job.dueAt.getTime(),
      )
      state.lookedAtMs = now.getTime()
    }
    const taken = state.backlog.filter(mayTake).slice(0, limit)
    state.backlog = state.backlog.filter((job) => !taken.includes(job))
    // There may be more, which is worth a look at the next success.
    if (taken.length === limit) state.lookedAtMs = null
    return taken
  }

  async function bringForwardAt(supplier: string, state: Known, now: Date): Promise<void> {
    const { placed, checked } = state
    const jobs = await next(
      supplier,
      state,
      Math.min(PER_SUCCESS * (placed + checked), MAX_AT_ONCE),
      now,
    )
    if (jobs === null) return
    state.placed -= placed
    state.checked -= checked
    if (jobs.length === 0) return
    await store.transaction(async (tx) => {
      for (const job of jobs) {
        // Unless it was attempted, ended or brought forward since it was read.
        const asRead = and(
          eq(supplierJobs.reference, job.reference),
          eq(supplierJobs.attempts, job.attempts),
          eq(supplierJobs.dueAt, job.dueAt),
          isNull(supplierJobs.claimedBy),
        )
        await tx
          .update(supplierJobs)
          .set({ dueAt: allowedAt(job, now) })
          .where(asRead)
      }
    })
    for (const { reference } of jobs)
      broughtForward.set(reference, (broughtForward.get(reference) ?? 0) + 1)
  }

  return {
    /** The supplier did or accepted what it was asked for. Costs nothing. */
    succeeded(supplier: string, what: CallKind): void {
      const state = known.get(supplier) ?? { placed: 0, checked: 0, backlog: [], lookedAtMs: null }
      if (what === 'place' || what === 'lookup') state.placed += 1
      else state.checked += 1
      known.set(supplier, state)
    },

    /**
     * Makes jobs due, oldest first, in proportion to the successes since the last time. After a call that placed
     * something, all kinds; after a check only those that may have been sent, which are checked first. A job that the
     * supplier is processing, or has asked to be left alone, keeps its time.
     */
    async bringForward(now: Date): Promise<void> {
      if (busy) return
      busy = true
      try {
        for (const [supplier, state] of known)
          if (state.placed + state.checked > 0) await bringForwardAt(supplier, state, now)
      } finally {
        busy = false
      }
    },
  }
}

/** The supplier's jobs whose last calls failed and that wait for their next attempt, oldest first. */
async function waitingAt(
  { read }: Pick<Store, 'read'>,
  supplier: string,
  now: Date,
): Promise<Waiting[]> {
  const { reference, sent, attempts, attemptsNotCounted, dueAt, calledAt } = supplierJobs
  const after = (ms: number) => new Date(now.getTime() + ms)
  const ordered = sql`coalesce(${orders.createdAt}, ${lookups.createdAt})`
  const rows = await read
    .select({
      ...{ reference, sent, attempts, dueAt, calledAt },
      orderedAt: ordered.mapWith(orders.createdAt),
    })
    .from(supplierJobs)
    .leftJoin(orders, eq(orders.id, reference))
    .leftJoin(lookups, eq(lookups.id, reference))
    .where(
      and(
        eq(supplierJobs.supplier, supplier),
        between(dueAt, after(SHORT_WAIT_MS), after(LONGEST_WAIT_MS)),
        isNull(supplierJobs.claimedBy),
        isNull(supplierJobs.watchUntil),
        gt(attempts, attemptsNotCounted),
      ),
    )
    .orderBy(asc(ordered), asc(reference))
    .limit(MAX_LISTED)
  return rows
}
