import type { KeyUsage } from '../domain/access/key-usage.ts'
import type { MemoryRateLimiter } from '../domain/access/rate-limit.ts'
import type { EventHub } from '../domain/events/hub.ts'
import type { Fulfilment } from '../domain/fulfilment/fulfilment.ts'
import type { Instance } from '../domain/instances/instances.ts'
import type { WatchedStore } from '../domain/instances/writes.ts'
import type { InvalidationFeed } from '../domain/shared/cache/invalidation-feed.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { FAILED, type Job } from './loop.ts'

// Jobs that each process runs for itself, if it has the role.

const SECOND_MS = 1000
/**
 * Cached values may be used for a second after a poll, in which the next four take place. On SQLite each request looks
 * for itself, and one poll a second is for calls that wait.
 */
const POLL_MS = 250
/** A crash may lose when a key was last used, but hardly an address that it was used from for the first time. */
const USE_EVERY_MS = 60_000
/** The log grows while a reader is active, and SQLite does not shrink it on its own. */
const CUT_BYTES = 32 << 20
const WARN_BYTES = 64 << 20

export type EveryProcessDeps = {
  store: WatchedStore
  clock: () => Date
  log: Log
  meter: Pick<Meter, 'databaseSeen'>
  instance: Instance
  fulfilment: Fulfilment
  feed: InvalidationFeed
  hub: EventHub
  /** It counts nothing if the rate windows are in Redis. */
  memoryLimiter: MemoryRateLimiter
  keyUsage: KeyUsage
}

export function everyProcessJobs(deps: EveryProcessDeps) {
  const { store, clock, instance, fulfilment, feed, hub, memoryLimiter, keyUsage } = deps
  const pollMs = store.othersVersion() === null ? POLL_MS : SECOND_MS
  return {
    database: databaseJob(deps),
    /** Drops values that other processes have changed from the caches of this process. */
    changes: { name: 'changes', everyMs: pollMs, runOnce: () => feed.poll(clock()) },
    /** Wakes calls that wait for events, if another process has recorded one. */
    events: { name: 'events', everyMs: pollMs, runOnce: () => hub.poll() },
    /** Saves what is kept in memory between requests. */
    save: {
      name: 'save',
      everyMs: SECOND_MS,
      async runOnce() {
        await memoryLimiter.save(clock())
        await keyUsage.save(clock(), USE_EVERY_MS)
      },
    },
    /** Takes up the jobs of processes that have died. The second one to look finds nothing. */
    instances: { name: 'instances', everyMs: SECOND_MS, runOnce: () => instance.freeDead() },
    /**
     * Attempts the orders and lookups that are due, among them those that were open at a crash. Any number of
     * processes may run this: each claims its own jobs.
     */
    fulfil: {
      name: 'fulfil',
      everyMs: 500,
      overlaps: true,
      async runOnce() {
        const { attempts, hadError } = await fulfilment.runDue()
        return hadError ? FAILED : attempts
      },
    },
    /**
     * For a process that places orders and does not run `fulfil`: releases jobs that it claimed and is no longer
     * working on, since no other process takes a job whose claimant is alive.
     */
    giveBack: { name: 'give-back', everyMs: 500, runOnce: () => fulfilment.releaseForgotten() },
  } satisfies Record<string, Job>
}

/**
 * Checks that the database file is still there, keeps its write-ahead log short and, after a failed write,
 * tries to write again.
 */
function databaseJob({ store, clock, log, meter }: EveryProcessDeps): Job {
  let isLong = false

  function boundLog(): void {
    const logBytes = store.logBytes()
    if (logBytes > CUT_BYTES) store.cutLog()
    const wasLong = isLong
    isLong = logBytes > (wasLong ? CUT_BYTES : WARN_BYTES)
    if (isLong && !wasLong)
      log.warn(
        { logBytes },
        "SQLite's write-ahead log keeps growing: something is still reading, such as a backup, an audit or another program",
      )
    if (!isLong && wasLong) log.info({ logBytes }, "SQLite's write-ahead log is short again")
  }

  return {
    name: 'database',
    everyMs: SECOND_MS,
    async runOnce() {
      try {
        store.requireFile()
        boundLog()
        if (await store.tryWrite(clock())) log.info({}, 'the database can be written again')
      } finally {
        meter.databaseSeen(store.condition())
      }
    },
  }
}
