import type { Store } from '../db/store.ts'
import { openTask, remindOfTask, taskOf } from '../domain/orders/manual-tasks.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'

/**
 * A supplier whose orders the admins do by hand: they take an order and end it in the bot, and are
 * reminded of it until then.
 * @param remindMs how long an order may wait before each reminder.
 */
export function createManualSupplier(deps: {
  name: string
  store: Store
  clock: () => Date
  remindMs: number
}): Supplier {
  const { name, store, clock, remindMs } = deps
  return {
    kind: 'manual',
    needsRef: false,
    // It calls nobody: only our own database can fail.
    circuitBreaker: false,

    async place({ ref }) {
      await store.transaction((tx) => openTask(tx, { reference: ref, supplier: name }, clock()))
      return { outcome: 'processing', checkAfterMs: remindMs }
    },

    async check({ ref }) {
      const task = await taskOf(store.read, ref)
      if (!task) return { outcome: 'absent' }
      const now = clock()
      const waitedMs = now.getTime() - task.remindedAt.getTime()
      // If the last reminder is in the future, the clock was set back since.
      if (waitedMs >= 0 && waitedMs < remindMs)
        return { outcome: 'processing', checkAfterMs: remindMs - waitedMs }
      await store.transaction((tx) => remindOfTask(tx, ref, now))
      return { outcome: 'processing', checkAfterMs: remindMs }
    },
  }
}
