import type { Store } from '../db/store.ts'
import { notifyOfExpiry } from '../domain/access/key-expiry.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 60_000

/** Notifies holders of keys that expire. Only the leader runs this, to spare the database. */
export function keyExpiryJob(store: Store, clock: () => Date): Job {
  return {
    name: 'key-expiry',
    everyMs: EVERY_MS,
    async runOnce(signal) {
      while (!signal?.aborted && (await store.transaction((tx) => notifyOfExpiry(tx, clock()))));
    },
  }
}
