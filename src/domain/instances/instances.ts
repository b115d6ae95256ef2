import { asc, eq, ne, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { instances, supplierJobs } from '../schema.ts'
import type { Log } from '../shared/log.ts'
import { keepLock } from './leader.ts'

// The processes that share the database. Each has a row, and holds its own lock for its whole life. So a
// death is noticed at once: if a process has lost its lock, the jobs that it had claimed are free again.
//
// On PostgreSQL a live process can lose its lock together with its connection, and is then treated as dead.
// The number of attempts fences what it does after that (job-queue.ts), and what it may have sent to a
// supplier counts as in doubt (call-log.ts), as after a real death.

export type Instance = Awaited<ReturnType<typeof joinInstances>>

type InstanceDeps = { store: Store; clock: () => Date; log: Log }

/** Registers this process, and releases the claims of dead ones. If it fails, it leaves no row and no lock. */
export async function joinInstances(deps: InstanceDeps) {
  const { store, clock, log } = deps
  const id = crypto.randomUUID()
  const enter = () =>
    store.transaction(async (tx) => {
      await tx.insert(instances).values({ id, startedAt: clock() }).onConflictDoNothing()
    })
  // The lock comes before the row: a process that sees the row must find the lock held.
  const lock = await keepLock(deps, lockOf(id), { onRetaken: enter })
  if (!lock) throw new Error('Another process holds the lock of this instance.')

  /** Removes this instance. It must not claim anything after that. */
  async function leave(): Promise<void> {
    try {
      await store.transaction((tx) => free(tx, id, clock()))
    } catch (error) {
      // Another process will find the lock free, and remove the row.
      log.error({ err: error }, 'could not remove the row of this instance')
    }
    await lock?.release()
  }

  try {
    await enter()
    await freeDead(deps, id)
  } catch (error) {
    // A lock that is not released would also keep the process running.
    await leave()
    throw error
  }
  return { id, freeDead: () => freeDead(deps, id), leave }
}

/** Whether the instance still owns its claims; false for null. */
export async function isKnown(db: Reader, id: string | null): Promise<boolean> {
  return id !== null && (await db.$count(instances, eq(instances.id, id))) > 0
}

/** The processes that use the database, the oldest first. One that has just died may be among them. */
export function runningInstances(db: Reader): Promise<{ id: string; startedAt: Date }[]> {
  return db.select().from(instances).orderBy(asc(instances.startedAt))
}

const others = prepared<Reader, { own: string }, { id: string }[]>('instances_others', (db) =>
  db
    .select({ id: instances.id })
    .from(instances)
    .where(ne(instances.id, sql.placeholder('own'))),
)

/** Finds processes that have died, and releases their claims. */
async function freeDead({ store, clock, log }: InstanceDeps, own: string): Promise<void> {
  for (const { id } of await others(store.read, { own })) {
    const lock = await store.lock(lockOf(id))
    if (!lock) continue
    try {
      const freed = await store.transaction((tx) => free(tx, id, clock()))
      // If its row is gone, it has left normally since the row was read.
      if (freed.wasThere)
        log.warn(
          { instance: id, claims: freed.claims },
          'an instance died: its claims were released',
        )
    } finally {
      await lock.release()
    }
  }
}

/**
 * Makes the jobs that an instance had claimed due now, and removes the instance, which voids its in-flight
 * marks.
 * @returns how many claims it had, and whether its row still existed.
 */
async function free(tx: Tx, id: string, now: Date): Promise<{ claims: number; wasThere: boolean }> {
  const claimed = await tx
    .update(supplierJobs)
    .set({ claimedBy: null, dueAt: now })
    .where(eq(supplierJobs.claimedBy, id))
    .returning({ reference: supplierJobs.reference })
  const removed = await tx.delete(instances).where(eq(instances.id, id)).returning()
  return { claims: claimed.length, wasThere: removed.length > 0 }
}

function lockOf(id: string): string {
  return `instance:${id}`
}
