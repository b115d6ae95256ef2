import { type DatabaseUnavailable, damageIn, type Store, unavailability } from '../../db/store.ts'
import { keepMark, removeMark } from './marks.ts'

/** Where the service writes to see whether it can. */
const MARK = 'service:write_test'
/** About what a few orders commit, so that the last free block of a disk does not look like room. */
const TEST_BYTES = 32_768

/** A store, and whether it takes writes. */
export interface WatchedStore extends Store {
  /**
   * Why the database cannot be relied on: what its file is damaged by, or why the last write that failed
   * for its sake did, until one has succeeded since. Null where all is well.
   */
  problem(): string | null
  /** What `problem` is about: the last write failed, or damage was found. */
  condition(): { writable: boolean; damaged: boolean }
  /** Has `problem` tell of damage from now on. */
  noteDamage(damage: string): void
  /** Notes damage where it is what an error tells of. */
  noteError(error: unknown): void
  /** Aborted, with its words as the reason, once an error has told of damage. */
  readonly foundDamage: AbortSignal
  /**
   * Tries a write where there is a problem, and forgets the problem where it succeeds. Only this does:
   * a transaction that had nothing to write would succeed on a full disk.
   * @returns whether there was a problem that is over now.
   * @throws DatabaseUnavailable
   */
  tryWrite(now: Date): Promise<boolean>
}

/** Has a store remember that it could not be written, or is damaged. */
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

  return {
    ...store,
    noteDamage,
    noteError,
    foundDamage: found.signal,
    async transaction(work) {
      try {
        return await store.transaction(work)
      } catch (error) {
        noteError(error)
        problem = unavailability(error) ?? problem
        throw error
      }
    },
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
      // SQLite leaves out pages that would not change.
      const text = now.toISOString()
      const filling = text.repeat(TEST_BYTES / text.length)
      await store.transaction((tx) => keepMark(tx, MARK, filling))
      await store.transaction((tx) => removeMark(tx, MARK))
      // Another write may have failed meanwhile.
      if (problem === before) problem = null
      return problem === null
    },
  }
}
