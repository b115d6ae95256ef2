import type { Store } from '../../src/db/store.ts'
import { placeOrder } from './place-order.ts'

/**
 * Orders as a crash leaves them: charged and due, and nobody knows whether they were sent. Resolves to
 * their ids.
 */
export async function leaveOrders(
  store: Store,
  accountId: number,
  count: number,
  now: Date,
): Promise<string[]> {
  const terms = { inFlightMs: 0, leaseMs: 0 }
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const { order } = await placeOrder(store, { accountId }, terms, now)
    ids.push(order.id)
  }
  return ids
}
