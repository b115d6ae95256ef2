import type { Store } from '../db/store.ts'
import { remindOfClaims } from '../domain/claims/reminders.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 5 * 60_000

/** Reminds the admins of problems with orders that wait for an answer. Only the leader runs this. */
export function claimsJob(store: Store, clock: () => Date): Job {
  return {
    name: 'claims',
    everyMs: EVERY_MS,
    async runOnce(signal) {
      while (!signal?.aborted && (await store.transaction((tx) => remindOfClaims(tx, clock()))));
    },
  }
}
