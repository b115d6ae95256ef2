import type { Store } from '../db/store.ts'
import { openTask, remindOfTask, taskOf } from '../domain/orders/manual-tasks.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'

/**
 * The operator's own people: an order is put before the admins, who take it and end it in the bot.
 * Until then it is looked at from time to time, and they are reminded.
 * @param remindMs how long it may wait before they are reminded, and reminded again.
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
    // Nobody is called: only our own database can fail.
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
      // A reminder of a time to come was given before the clock was set back.
      if (waitedMs >= 0 && waitedMs < remindMs)
        return { outcome: 'processing', checkAfterMs: remindMs - waitedMs }
      await store.transaction((tx) => remindOfTask(tx, ref, now))
      return { outcome: 'processing', checkAfterMs: remindMs }
    },
  }
}
