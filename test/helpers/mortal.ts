import type { Store } from '../../src/db/store.ts'

export type Death = { transaction: number; when: 'before its commit' | 'after its commit' }

/** A store whose process can be killed: from then on it writes nothing and answers nobody. */
export function mortal(store: Store) {
  let death: Death | undefined
  let [seen, dead] = [0, false]
  const killed = () => new Error('This process was killed.')
  return {
    store: {
      ...store,
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
    /** Kills it where it has not died yet; returns whether it had. */
    kill() {
      const before = dead
      dead = true
      return before
    },
    /** The app is stopped after the test, which saves. */
    leave() {
      death = undefined
      dead = false
    },
  }
}
