import type { Supplier } from '../../src/domain/suppliers/supplier.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'

/** The sandbox's supplier, whose silence is over at once: a person's call is a transaction, and may take its time. */
export function impatientSandbox(clock: () => Date): Supplier {
  const sandbox = createSandboxSupplier(clock)
  const { lookups } = sandbox
  return {
    ...sandbox,
    ...(lookups && {
      lookups: {
        ...lookups,
        lookup(lookup) {
          const over = new AbortController()
          const answered = lookups.lookup(lookup, over.signal)
          over.abort()
          return answered
        },
      },
    }),
    place(order) {
      const over = new AbortController()
      const placed = sandbox.place(order, over.signal)
      over.abort()
      return placed
    },
  }
}
