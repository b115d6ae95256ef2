import { desc, lte } from 'drizzle-orm'
import { EVERYTHING } from '../../../db/invalidations.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Reader, Store, Tx } from '../../../db/store.ts'
import { changes } from '../../schema.ts'
import { createTtlCache } from './ttl.ts'

export { EVERYTHING }

/** Each poll re-reads this many of the last changes: transactions may commit out of order. */
const CHANGES_READ = 200
/** On PostgreSQL: how long after a poll cached values may be used. */
const MAX_AGE_MS = 1000
/** Far longer than MAX_AGE_MS: a process whose last poll is older than that drops all cached values. */
const CHANGES_KEPT_MS = 60 * 60_000

export type InvalidationFeed = ReturnType<typeof createInvalidationFeed>

/** Reports changes that make cached values stale, whichever process made them. */
export function createInvalidationFeed(store: Store) {
  const { subscribe, publish } = store.invalidations
  let seen = new Set<number>()
  let polledAtMs = Number.NEGATIVE_INFINITY
  let versionSeen = store.othersVersion()
  let polling: Promise<void> | null = null
  /** On SQLite, requests of the same turn share one look: it takes as long as all other checks of a key. */
  let lookedInTurn = false

  function isRecent(now: Date): boolean {
    const age = now.getTime() - polledAtMs
    return age >= 0 && age < MAX_AGE_MS
  }

  async function readChanges(now: Date): Promise<void> {
    const rows = await lastChanges(store.read, {})
    const fresh = rows.filter(({ id }) => !seen.has(id))
    // Changes may have been missed: swept since an old poll, or more than one poll reads.
    if (!isRecent(now) || fresh.length === CHANGES_READ) publish(EVERYTHING)
    for (const { topic } of fresh) publish(topic)
    seen = new Set(rows.map(({ id }) => id))
    polledAtMs = now.getTime()
  }

  /** SQLite reports that another process has written, but not what. Returns false on PostgreSQL. */
  function look(): boolean {
    const version = store.othersVersion()
    if (version === null) return false
    if (version !== versionSeen) publish(EVERYTHING)
    versionSeen = version
    return true
  }

  /** Publishes what other processes have changed. Runs several times a second. */
  async function poll(now: Date): Promise<void> {
    if (look()) return
    polling ??= readChanges(now).finally(() => {
      polling = null
    })
    return polling
  }

  function endTurn(): void {
    lookedInTurn = false
  }

  /**
   * Each request asks this once, before it uses cached values, and calls `refresh` if they may not be used. On SQLite
   * it then sees all that other processes committed before this turn of the event loop; on PostgreSQL all that is a
   * second old.
   */
  function isCurrent(now: Date): boolean {
    if (lookedInTurn) return true
    if (!look()) return isRecent(now)
    lookedInTurn = true
    setImmediate(endTurn)
    return true
  }

  return {
    subscribe,
    poll,
    isCurrent,
    async refresh(now: Date): Promise<void> {
      // Where the database answers slowly, a poll that others began may have read too early.
      for (let i = 0; i < 2 && !isCurrent(now); i++) await poll(now)
    },
  }
}

/**
 * Caches values from the database until they are invalidated, for at most a minute. Commits of other
 * processes count once the feed has been refreshed: see InvalidationFeed.
 * @param load reads a value. It must see committed rows only.
 * @param capacity the most values that are kept.
 * @param tag the kind of the tags that make values stale: all values, unless there is `isOf`.
 * @param isOf whether a tag makes this value stale.
 */
export function createReadThroughCache<Key extends {}, Value>(
  feed: InvalidationFeed,
  given: {
    load: (key: Key) => Promise<Value>
    capacity: number
    tag: 'settings' | 'catalog' | 'account'
    isOf?: (value: NonNullable<Value>, tag: string) => boolean
  },
) {
  const { load, capacity, tag: kind, isOf } = given
  const cached = createTtlCache<Key, NonNullable<Value>>(capacity)
  /** Counts invalidations: a value whose read started before one is stale, even if it arrives later. */
  let invalidations = 0
  feed.subscribe([kind], (tag) => {
    invalidations++
    // Checking every value is cheap enough: writes are a thousand times rarer than reads.
    if (isOf && tag !== EVERYTHING) cached.deleteWhere((value) => isOf(value, tag))
    else cached.clear()
  })

  async function read(key: Key, now: Date): Promise<Value> {
    const before = invalidations
    const value = await load(key)
    if (value !== undefined && value !== null && invalidations === before)
      cached.set(key, value, now)
    return value
  }

  return {
    /** The value if it is cached. Does not read the database. */
    peek: cached.get,
    /** The cached value, or else the one in the database. Does not cache `undefined` and null. */
    get: async (key: Key, now: Date): Promise<Value> => cached.get(key, now) ?? read(key, now),
  }
}

const lastChanges = prepared<Reader, Record<string, never>, { id: number; topic: string }[]>(
  'changes_last',
  (db) =>
    db
      .select({ id: changes.id, topic: changes.topic })
      .from(changes)
      .orderBy(desc(changes.id))
      .limit(CHANGES_READ),
)

/** Removes changes that are so old that no process needs them. */
export async function sweepChanges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(changes).where(lte(changes.at, new Date(now.getTime() - CHANGES_KEPT_MS)))
}
