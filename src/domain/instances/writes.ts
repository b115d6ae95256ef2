import { type DatabaseUnavailable, damageIn, type Store, unavailability } from '../../db/store.ts'
import { removeState, writeState } from '../settings/state.ts'

/** The state that a test write changes. */
const STATE = 'service:write_test'
/** About as much as a few orders write. With less, the last free block of a full disk would be enough. */
const TEST_BYTES = 32_768

/** A store that knows whether it can be written, and whether it is damaged. */
export interface WatchedStore extends Store {
  /**
   * Why the database cannot be relied on: the damage to its file, or else why it last refused a write, until
   * a test write succeeds. Null if there is no problem.
   */
  problem(): string | null
  /** Whether the last write failed, and whether damage was found. */
  condition(): { writable: boolean; damaged: boolean }
  /** Makes `problem` return this damage from now on. */
  noteDamage(damage: string): void
  /** Notes the damage if the error reports any. */
  noteError(error: unknown): void
  /** Aborted when an error reports damage; the reason is the error's text. */
  readonly foundDamage: AbortSignal
  /**
   * After a failed write, tries a test write, and clears the problem if it succeeds. Other transactions do
   * not clear it: one that writes nothing would succeed on a full disk.
   * @returns whether there was a problem and it is cleared now.
   * @throws DatabaseUnavailable
   */
  tryWrite(now: Date): Promise<boolean>
}

/** Makes a store remember that a write failed, or that it is damaged. */
export function watchWrites(store: Store): WatchedStore {
  let problem: DatabaseUnavailable | null = null
  let damaged: string | null = null
  const found = new AbortController()

  function noteDamage(damage: string): void {
    damaged = damage
  }

  function noteError(error: unknown): void {
    const damage = damageIn(error)
    if (damage === null || damaged !== null) return
    noteDamage(damage)
    found.abort(damage)
  }

  store.onFailure((error) => {
    noteError(error)
    problem = unavailability(error) ?? problem
  })

  return {
    ...store,
    noteDamage,
    noteError,
    foundDamage: found.signal,
    requireFile() {
      try {
        store.requireFile()
      } catch (error) {
        problem = unavailability(error) ?? problem
        throw error
      }
    },
    problem: () => damaged ?? problem?.message ?? null,
    condition: () => ({ writable: problem === null, damaged: damaged !== null }),
    async tryWrite(now) {
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
