import type { Store } from '../../src/db/store.ts'

type Call = (...given: unknown[]) => unknown

/**
 * A store whose reads ask the database at once and, while they are held, hand on its answer only when
 * they are released: as over a slow network.
 */
export function heldReads(store: Store) {
  let gate: { opened: PromiseWithResolvers<void>; seen(): void } | null = null

  /** @param answer of a query that is under way. */
  async function handedOn(answer: Promise<unknown>): Promise<unknown> {
    const at = gate
    await answer
    at?.seen()
    await at?.opened.promise
    return answer
  }

  function held<T extends object>(query: T): T {
    return new Proxy(query, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name)
        if (typeof value !== 'function') return value
        const call: Call = (...given) => Reflect.apply(value, of, given)
        if (name === 'execute' || name === 'rows')
          return (...given: unknown[]) => handedOn(asPromise(call(...given)))
        if (name === 'then')
          return (...then: Parameters<Promise<unknown>['then']>) =>
            handedOn(new Promise((resolve, reject) => call(resolve, reject))).then(...then)
        return (...given: unknown[]) => {
          const result = call(...given)
          return typeof result === 'object' && result !== null ? held(result) : result
        }
      },
    })
  }

  return {
    store: { ...store, read: held(store.read) },
    /** Holds what is read from now on; resolves once the database has answered something. */
    hold(): Promise<void> {
      const opened = Promise.withResolvers<void>()
      const seen = Promise.withResolvers<void>()
      gate = { opened, seen: seen.resolve }
      return seen.promise
    },
    /** @param failure what they come to in place of the answer. */
    release(failure?: Error): void {
      if (failure) gate?.opened.reject(failure)
      else gate?.opened.resolve()
      gate = null
    },
  }
}

function asPromise(value: unknown): Promise<unknown> {
  return Promise.resolve(value)
}
