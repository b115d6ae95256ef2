import { EVERYTHING } from '../../db/invalidations.ts'
import type { Store } from '../../db/store.ts'
import { pause } from '../shared/waiting.ts'
import { existing } from './log.ts'

/** The longest that a call may wait for an event. */
export const MAX_WAIT_MS = 25_000
/** For each account. More programs than that rarely follow the same events. */
const MAX_OF_ACCOUNT = 10
/** Of all waits. Anybody can have a test account without paying, and none must shut out live ones. */
const SHARE_OF_TESTS = 0.5

export type EventHub = ReturnType<typeof createEventHub>

/**
 * Wakes calls that wait for events. A waiting call costs memory, and no query: a commit in this process
 * wakes it, and one query for all that wait looks for commits of other processes.
 * @param limits maxWaits: in all.
 */
export function createEventHub(
  store: Pick<Store, 'read' | 'othersVersion' | 'invalidations'>,
  { maxWaits }: { maxWaits: number },
) {
  type Waiting = { accountId: number; after: number; wake: () => void }
  const waits = new Map<number, Set<Waiting>>()
  let count = 0
  let countOfTests = 0
  let closed = false
  let versionSeen: number | null = null

  function wake(accountId: number): void {
    for (const waiting of waits.get(accountId) ?? []) waiting.wake()
  }

  function onTag(tag: string): void {
    if (tag !== EVERYTHING) wake(Number(tag.slice('events:'.length)))
  }
  let unsubscribe = () => {}

  return {
    /**
     * Call it before reading the account's events, so that none is missed in between.
     * @param account test: whether it is a test account.
     * @param after the number of the last event that the call has seen.
     * @returns null if too many calls wait: of this account, of test accounts, or in all.
     */
    wait({ accountId, test }: { accountId: number; test: boolean }, after: number) {
      const ofAccount = waits.get(accountId) ?? new Set()
      if (count >= maxWaits || ofAccount.size >= MAX_OF_ACCOUNT) return null
      if (test && countOfTests >= maxWaits * SHARE_OF_TESTS) return null
      const awake = new AbortController()
      const waiting = { accountId, after, wake: () => awake.abort() }
      waits.set(accountId, ofAccount.add(waiting))
      if (count === 0) unsubscribe = store.invalidations.subscribe(['events'], onTag)
      count++
      if (test) countOfTests++
      if (closed) awake.abort()
      return {
        /** Resolves once there may be one, the time is over, the signal is aborted, or the service stops. */
        woken: (ms: number, signal: AbortSignal) =>
          pause(ms, AbortSignal.any([awake.signal, signal])),
        [Symbol.dispose]() {
          if (!ofAccount.delete(waiting)) return
          count--
          if (count === 0) unsubscribe()
          if (test) countOfTests--
          if (ofAccount.size === 0 && waits.get(accountId) === ofAccount) waits.delete(accountId)
        },
      }
    },

    /** Looks for events that other processes have committed. Runs several times a second. */
    async poll(): Promise<void> {
      if (count === 0) return
      const version = store.othersVersion()
      // On SQLite no other process has written anything.
      if (version !== null && version === versionSeen) return
      const next = [...waits.values()].flatMap((some) =>
        [...some].map(({ accountId, after }) => ({ accountId, number: after + 1 })),
      )
      for (const { accountId } of await existing(store.read, next)) wake(accountId)
      versionSeen = version
    },

    /** Wakes all calls. Later ones do not wait. */
    close(): void {
      closed = true
      for (const accountId of waits.keys()) wake(accountId)
    },
  }
}
