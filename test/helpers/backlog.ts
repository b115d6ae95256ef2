import type { Store } from '../../src/db/store.ts'
import { fresh, PIDS, ROUTES } from './factories.ts'
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
  const terms = { instance: 'test', inFlightMs: 0, leaseMs: 0, routeOf: ROUTES }
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const trxid = `left-${fresh()}`
    const plain = { idempotencyKey: undefined, quantity: undefined }
    const request = { accountId, pid: PIDS.userId, trxid, ...plain, player: { userId: '5123456' } }
    ids.push((await placeOrder(store, request, terms, now)).order.id)
  }
  return ids
}
