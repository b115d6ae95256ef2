import { type DatabaseUnavailable, damageIn, type Store, unavailability } from '../../db/store.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { removeState, writeState } from '../settings/state.ts'
import type { Log } from '../shared/log.ts'
import { aborted } from '../shared/waiting.ts'

/** The state that a test write changes. */
const STATE = 'service:write_test'
/** About as much as a few orders write. With less, the last free block of a full disk would be enough. */
const TEST_BYTES = 32_768

/** A store that knows whether it can be written, and whether it is damaged. */
export type WatchedStore = ReturnType<typeof watchWrites>

/** Makes a store remember that a write failed, or that it is damaged. */
export function watchWrites(store: Store) {
  let problem: DatabaseUnavailable | null = null
  let damaged: string | null = null
  const found = new AbortController()

  /** Notes the damage if the error reports any. */
  function noteError(error: unknown): void {
    const damage = damageIn(error)
    if (damage === null || damaged !== null) return
    damaged = damage
    found.abort(damage)
  }

  store.onFailure((error) => {
    noteError(error)
    problem = unavailability(error) ?? problem
  })

  return {
    ...store,
    /** Makes `problem` return this damage from now on. */
    recordDamage(damage: string): void {
      damaged = damage
    },
    noteError,
    /** Aborted when an error reports damage; the reason is the error's text. */
    foundDamage: found.signal,
    requireFile() {
      try {
        store.requireFile()
      } catch (error) {
        problem = unavailability(error) ?? problem
        throw error
      }
    },
    /**
     * Why the database cannot be relied on: the damage to its file, or else why it last refused a write, until
     * a test write succeeds. Null if there is no problem.
     */
    problem: () => damaged ?? problem?.message ?? null,
    condition: () => ({ writable: problem === null, damaged: damaged !== null }),
    /**
     * After a failed write, tries a test write, and clears the problem if it succeeds. Other transactions do
     * not clear it: one that writes nothing would succeed on a full disk.
     * @returns whether there was a problem and it is cleared now.
     * @throws DatabaseUnavailable
     */
    async tryWrite(now: Date): Promise<boolean> {
      const before = problem
      if (before === null) return false
      // The content differs each time: SQLite does not write pages that have not changed.
      const text = now.toISOString()
      const filling = text.repeat(TEST_BYTES / text.length)
      await store.transaction((tx) => writeState(tx, STATE, filling))
      await store.transaction((tx) => removeState(tx, STATE))
      // Another write may have failed in the meantime.
      if (problem === before) problem = null
      return problem === null
    },
  }
}

const MAX_LOGGED = 10

type Parts = { store: WatchedStore; clock: () => Date; log: Log }

/**
 * Checks the database file after an unclean shutdown, while the service answers requests. Damage is logged,
 * makes /readyz fail and is reported to the admins: a damaged file may show wrong amounts of money.
 * @param signal cancels the check.
 */
export async function checkAfterCrash(
  { store, clock, log }: Parts,
  signal: AbortSignal,
): Promise<void> {
  if (!store.checkAfterCrash) return
  log.info({}, 'the database was not shut down cleanly, or is in use: checking its file')
  try {
    const damage = await store.checkAfterCrash(signal)
    if (damage.length === 0) log.info({}, 'the database file is intact')
    else await reportDamage({ store, clock, log }, damage)
  } catch (error) {
    if (signal.aborted) return
    log.error({ err: error }, 'the database file could not be checked')
  }
}

/** Reports damage as checkAfterCrash does, but when a later query finds it. Reports it once. */
export function reportFoundDamage(parts: Parts): void {
  const { foundDamage } = parts.store
  aborted(foundDamage)
    .then(() => reportDamage(parts, [String(foundDamage.reason)]))
    .catch((error) =>
      parts.log.error({ err: error }, 'the admins could not be notified of the damage'),
    )
}

async function reportDamage({ store, clock, log }: Parts, damage: string[]): Promise<void> {
  const [first = ''] = damage
  log.error({ damage: damage.slice(0, MAX_LOGGED) }, 'the database file is damaged')
  store.recordDamage(`The database file is damaged: ${first}`)
  const notice = { kind: 'database_damaged', damage: first } as const
  await store.transaction((tx) => notifyAdmins(tx, notice, clock()))
}
