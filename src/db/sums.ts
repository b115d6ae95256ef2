import type { Sum, Tx } from './store.ts'

/** What transactions have added and not written yet. */
export interface PendingSums {
  readonly add: Tx['addToSum']
  /** How many rows were added. */
  count(): number
  /** Forgets all rows but the first: the transactions of the others were rolled back. */
  keepFirst(count: number): void
  /** Writes all of them, those of the same key at once. It comes last before the COMMIT. */
  write(tx: Tx): void
}

export function createPendingSums(): PendingSums {
  const pending: { sum: Sum<object>; row: object }[] = []
  return {
    add(sum, row) {
      pending.push({ sum: sum as unknown as Sum<object>, row: { ...row } })
    },
    count: () => pending.length,
    keepFirst(count) {
      pending.length = count
    },
    write(tx) {
      const merged = new Map<Sum<object>, Map<string, object>>()
      for (const { sum, row } of pending.splice(0)) {
        const rows = merged.get(sum) ?? new Map<string, object>()
        merged.set(sum, rows)
        const key = sum.keyOf(row)
        const other = rows.get(key)
        if (other) sum.merge(other, row)
        else rows.set(key, row)
      }
      // Always in the same order: transactions side by side that lock rows crosswise would deadlock.
      for (const [sum, rows] of merged)
        for (const key of [...rows.keys()].sort()) sum.write(tx, rows.get(key) as object)
    },
  }
}
