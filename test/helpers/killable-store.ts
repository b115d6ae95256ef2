import { eq } from 'drizzle-orm'
import type { HeldLock, Store } from '../../src/db/store.ts'
import { instances } from '../../src/domain/schema.ts'

export type Death = { transaction: number; when: 'before its commit' | 'after its commit' }

/** A store whose process can be killed: from then on it writes nothing and answers nobody. */
export function killableStore(store: Store) {
  let death: Death | undefined
  let [seen, dead] = [0, false]
  const locks: Promise<HeldLock | null>[] = []
  const killed = () => new Error('This process was killed.')
  return {
    store: {
      ...store,
      async lock(name, options) {
        if (dead) throw killed()
        const taken = store.lock(name, options)
        locks.push(taken)
        const held = await taken
        if (dead) throw killed()
        return held
      },
      async transaction(work) {
        if (dead) throw killed()
        if (!death || ++seen < death.transaction) return store.transaction(work)
        dead = true
        if (death.when === 'after its commit') await store.transaction(work)
        else
          await store.transaction(async (tx) => {
            await work(tx)
            throw killed()
          })
        throw killed()
      },
    } satisfies Store,
    dieAt(next: Death) {
      death = next
    },
    isDead: () => dead,
    /**
     * Kills it where it has not died yet; its locks are free, also one that it was just taking. Returns
     * whether it had died.
     */
    async kill() {
      const before = dead
      dead = true
      for (const taken of await Promise.allSettled(locks))
        if (taken.status === 'fulfilled') await taken.value?.release()
      return before
    },
    /** Whoever plays it is stopped orderly, which writes. */
    leave() {
      death = undefined
      dead = false
    },
  }
}

/**
 * Has a process that goes on count as dead, as others take it to be once the database has lost its
 * connection and its lock with it: what it had claimed is anybody's when it is due.
 */
export async function takenForDead(lost: { store: Store; app: { instance: string } }) {
  await lost.store.transaction((tx) =>
    tx.delete(instances).where(eq(instances.id, lost.app.instance)),
  )
}
