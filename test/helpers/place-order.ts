import type { Store } from '../../src/db/store.ts'
import { listingOf, orderable, type RouteFinder } from '../../src/domain/catalog/catalog.ts'
import * as orders from '../../src/domain/orders/place-order.ts'
import type { SubmitTerms } from '../../src/domain/orders/submissions.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { fresh, PIDS, ROUTES, START } from './factories.ts'

type Request = Pick<orders.OrderRequest, 'accountId'> & Partial<orders.OrderRequest>

const TERMS = { instance: 'test', inFlightMs: 1000, leaseMs: 10_000, routeOf: ROUTES }

/**
 * Places an order with the product and the settings as they are in the database now: a live one of a top-up for
 * 0.99 USD, unless told otherwise.
 */
export async function placeOrder(
  store: Store,
  request: Request,
  terms: Partial<SubmitTerms & { routeOf: RouteFinder }> = {},
  now = START,
): ReturnType<typeof orders.placeOrder> {
  const { routeOf, ...rest } = { ...TERMS, ...terms }
  const usual = { pid: PIDS.userId, player: { userId: '5123456' }, trxid: `T${fresh()}` }
  const one = { idempotencyKey: undefined, quantity: undefined, test: false, tierId: null }
  const order = { ...usual, ...one, via: 'api' as const, ...request }
  const listing = await listingOf(store.read, order.pid)
  const product = listing ? orderable(listing, routeOf) : 'UNKNOWN_PID'
  const offer = { product, settings: await readSettings(store.read), isHealthy: () => true }
  return orders.placeOrder(store, order, offer, rest, now)
}
