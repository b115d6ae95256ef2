import type { Store } from '../db/store.ts'
import { runDueMoves } from '../domain/accounts/moves/ending.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 5000

/** Carries out moves of accounts whose waiting time has ended. Only the bot's leader runs this. */
export function accountMovesJob({
  store,
  clock,
  adminIds: owners,
}: {
  store: Store
  clock: () => Date
  adminIds: ReadonlySet<number>
}): Job {
  return {
    name: 'account-moves',
    everyMs: EVERY_MS,
    runOnce: () => runDueMoves(store, owners, clock()),
  }
}
