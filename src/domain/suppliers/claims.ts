import { and, eq, notInArray } from 'drizzle-orm'
import { supplierJobs } from '../../db/schema.ts'
import type { Reader, Store } from '../../db/store.ts'
import { isDue } from '../shared/due.ts'

/**
 * Gives back what this process has claimed and is not at any more: its attempt broke off, or the commit
 * of the claim was never heard of. A process that takes due jobs itself takes these, too.
 * @param own except: references that it is at work on.
 */
export async function giveBackForgotten(
  store: Store,
  own: { instance: string; except: () => string[] },
  clock: () => Date,
): Promise<void> {
  const forgotten = () =>
    and(
      eq(supplierJobs.claimedBy, own.instance),
      isDue(supplierJobs.dueAt, clock()),
      notInArray(supplierJobs.reference, own.except()),
    )
  // An idle service writes nothing.
  if ((await store.read.$count(supplierJobs, forgotten())) === 0) return
  await store.transaction((tx) =>
    tx.update(supplierJobs).set({ claimedBy: null }).where(forgotten()),
  )
}

/** Whether the instance is in the midst of an attempt, or was when it died. */
export async function isClaimedBy(db: Reader, reference: string, instance: string | null) {
  if (instance === null) return false
  const { reference: id, claimedBy } = supplierJobs
  return (await db.$count(supplierJobs, and(eq(id, reference), eq(claimedBy, instance)))) > 0
}
