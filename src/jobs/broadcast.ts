import type { Store } from '../db/store.ts'
import { continueBroadcast } from '../domain/broadcasts/broadcasts.ts'
import { showProgress } from '../domain/broadcasts/following.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 1000

/** Hands news over to be sent, little by little, and shows how far they are. Only the bot's leader runs this. */
export function broadcastJob(store: Store, clock: () => Date): Job {
  return {
    name: 'broadcast',
    everyMs: EVERY_MS,
    async runOnce() {
      await continueBroadcast(store, clock())
      await showProgress(store, clock())
    },
  }
}
