import type { Store } from '../db/store.ts'
import { sendDigestIfDue } from '../domain/notices/digest-time.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 60_000

/** Sends the admins their digest each morning. Only the leader runs this. */
export function digestJob(store: Store, clock: () => Date): Job {
  return {
    name: 'digest',
    everyMs: EVERY_MS,
    runOnce: () => store.transaction((tx) => sendDigestIfDue(tx, clock())),
  }
}
