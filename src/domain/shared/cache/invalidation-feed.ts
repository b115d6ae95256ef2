import { desc, lte } from 'drizzle-orm'
import { EVERYTHING, type Invalidations } from '../../../db/invalidations.ts'
import { prepared } from '../../../db/prepared.ts'
import { changes } from '../../../db/schema.ts'
import type { Reader, Store, Tx } from '../../../db/store.ts'

export { EVERYTHING }

/** A poll reads the last so many changes again: transactions may commit out of order. */
const CHANGES_READ = 200
/** How long after the last poll cached values may be used, where only polling is certain. */
const MAX_AGE_MS = 1000
/** Far longer than MAX_AGE_MS: whoever polls later than that drops all cached values anyway. */
const CHANGES_KEPT_MS = 60 * 60_000

/** What makes cached values stale, whichever process has written it. */
export interface InvalidationFeed extends Pick<Invalidations, 'subscribe'> {
  /**
   * Whether what other processes have committed is published: all of it on SQLite, on PostgreSQL what is
   * a second old. Where not, `poll` comes before any cached value is used.
   */
  isCurrent(now: Date): boolean
  /** Publishes what other processes have changed. */
  poll(now: Date): Promise<void>
}

export function createInvalidationFeed(store: Store): InvalidationFeed {
  const { subscribe, publish } = store.invalidations
  /** The changes of the last poll. */
  let seen = new Set<number>()
  let polledAtMs = Number.NEGATIVE_INFINITY
  let versionSeen = store.othersVersion()
  let polling: Promise<void> | null = null

  function isRecent(now: Date): boolean {
    const age = now.getTime() - polledAtMs
    return age >= 0 && age < MAX_AGE_MS
  }

  async function readChanges(now: Date): Promise<void> {
    const rows = await lastChanges(store.read, {})
    const fresh = rows.filter(({ id }) => !seen.has(id))
    // After a longer time some may have been swept, and of more than are read some are missing.
    if (!isRecent(now) || fresh.length === CHANGES_READ) publish(EVERYTHING)
    for (const { topic } of fresh) publish(topic)
    seen = new Set(rows.map(({ id }) => id))
    polledAtMs = now.getTime()
  }

  return {
    subscribe,
    isCurrent(now) {
      const version = store.othersVersion()
      return version === null ? isRecent(now) : version === versionSeen
    },
    async poll(now) {
      const version = store.othersVersion()
      if (version === null) {
        polling ??= readChanges(now).finally(() => {
          polling = null
        })
        return polling
      }
      // SQLite tells that another process has written, and not what.
      if (version !== versionSeen) publish(EVERYTHING)
      versionSeen = version
    },
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

/** Removes the changes that every process has heard of. */
export async function sweepChanges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(changes).where(lte(changes.at, new Date(now.getTime() - CHANGES_KEPT_MS)))
}
