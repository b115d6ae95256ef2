import type { Invalidations } from './invalidations.ts'
import type { AtEnd, Sum, Tx } from './store.ts'

/** What is to run in a transaction of its own after a rollback. */
export type AfterRollback = (tx: Tx) => Promise<unknown>

/** How much was pending when a transaction began. */
type Mark = { hooks: number; sums: number; tags: number }

const NOTHING: Mark = { hooks: 0, sums: 0, tags: 0 }

export type Pending = ReturnType<typeof createPending>

/**
 * What the transactions on one handle want done when they end. They run one after the other, and several may share
 * one COMMIT.
 */
export function createPending(invalidations: Invalidations) {
  const hooks: (() => void)[] = []
  const sums: { sum: Sum<object>; row: object }[] = []
  const tags: string[] = []
  const afterRollback: AfterRollback[] = []

  const atEnd: AtEnd = {
    onCommit: (hook) => void hooks.push(hook),
    onRollback: (work) => void afterRollback.push(work),
    addToSum: (sum, row) => void sums.push({ sum: sum as unknown as Sum<object>, row: { ...row } }),
    invalidate: (tag) => void tags.push(tag),
  }

  return {
    atEnd,
    /** Call it when a transaction begins. */
    begin(): Mark {
      afterRollback.length = 0
      return { hooks: hooks.length, sums: sums.length, tags: tags.length }
    },
    /** Forgets what was wanted since then, or everything. @returns what is to run after the rollback. */
    undo(to = NOTHING): AfterRollback[] {
      hooks.length = to.hooks
      sums.length = to.sums
      tags.length = to.tags
      return afterRollback.splice(0)
    },
    /** Writes the sums, those of the same key at once. It comes last before the COMMIT. */
    writeSums(tx: Tx): void {
      const merged = new Map<Sum<object>, Map<string, object>>()
      for (const { sum, row } of sums.splice(0)) {
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
    /** Runs the hooks and publishes what is stale. It comes after the COMMIT, before anybody is answered. */
    committed(): void {
      invalidations.publish('commit')
      for (const tag of tags.splice(0)) invalidations.publish(tag)
      for (const hook of hooks.splice(0))
        try {
          hook()
        } catch (error) {
          // The commit has succeeded: a failing hook must not make the transaction look failed.
          queueMicrotask(() => {
            throw error
          })
        }
    },
  }
}

/** The work of the transaction that follows a rollback. */
export function inOne(after: readonly AfterRollback[]): (tx: Tx) => Promise<void> {
  return async (tx) => {
    for (const work of after) await work(tx)
  }
}
