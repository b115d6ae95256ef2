import type { Store, Tx } from '../db/store.ts'
import { notifyOfExpiry } from '../domain/access/key-expiry.ts'
import { runDueMoves } from '../domain/accounts/moves/ending.ts'
import { continueBroadcast } from '../domain/broadcasts/broadcasts.ts'
import { remindOfClaims } from '../domain/claims/decisions.ts'
import { endQuietIncidents } from '../domain/fulfilment/incident-orders.ts'
import { sendDigestIfDue } from '../domain/notices/digest-time.ts'
import { dueLists, syncByItself } from '../domain/price-lists/syncing.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { FAILED, type Job } from './loop.ts'

// Short jobs that only a leader runs, to spare the database or to do each thing once.

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

type Context = { store: Store; clock: () => Date }

/** Of the processes that work on jobs. */
export function leaderJobs(context: Context & { suppliers: ReadonlyMap<string, Supplier> }) {
  const { store, clock, suppliers } = context
  return {
    /** Notifies holders of keys that expire. */
    keyExpiry: untilNoMore('key-expiry', MINUTE_MS, context, notifyOfExpiry),
    /** Reminds the admins of problems with orders that wait for an answer. */
    claims: untilNoMore('claims', 5 * MINUTE_MS, context, remindOfClaims),
    digest: {
      name: 'digest',
      everyMs: MINUTE_MS,
      runOnce: () => store.transaction((tx) => sendDigestIfDue(tx, clock())),
    },
    /** Ends incidents that are over without a call that succeeded. */
    incidents: {
      name: 'incidents',
      everyMs: 20 * SECOND_MS,
      runOnce: () => endQuietIncidents(store, clock()),
    },
    /** Takes over the price lists that are due. */
    priceLists: {
      name: 'priceLists',
      everyMs: 20 * SECOND_MS,
      async runOnce(signal = new AbortController().signal) {
        let hasFailed = false
        for (const supplier of await dueLists(store, suppliers, clock())) {
          if (signal.aborted) break
          const about = { suppliers, supplier }
          if (!(await syncByItself(store, about, clock(), signal))) hasFailed = true
        }
        return hasFailed ? FAILED : undefined
      },
    },
  } satisfies Record<string, Job>
}

/** Of the processes that run the bot. */
export function botLeaderJobs({
  store,
  clock,
  adminIds,
}: Context & { adminIds: ReadonlySet<number> }) {
  return {
    /** Hands news over to be sent, little by little. */
    broadcast: {
      name: 'broadcast',
      everyMs: SECOND_MS,
      runOnce: () => continueBroadcast(store, clock()),
    },
    /** Carries out moves of accounts whose waiting time has ended. */
    accountMoves: {
      name: 'account-moves',
      everyMs: 5 * SECOND_MS,
      runOnce: () => runDueMoves(store, adminIds, clock()),
    },
  } satisfies Record<string, Job>
}

/** @param work does a part in one transaction, and says whether there may be more. */
function untilNoMore(
  name: string,
  everyMs: number,
  { store, clock }: Context,
  work: (tx: Tx, now: Date) => Promise<unknown>,
): Job {
  return {
    name,
    everyMs,
    async runOnce(signal) {
      while (!signal?.aborted && (await store.transaction((tx) => work(tx, clock()))));
    },
  }
}
