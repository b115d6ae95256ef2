import type { Store } from '../../src/db/store.ts'
import { listingOf, orderable, type RouteFinder } from '../../src/domain/catalog/catalog.ts'
import * as orders from '../../src/domain/orders/place-order.ts'
import type { SubmitTerms } from '../../src/domain/orders/submissions.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'

/** Places an order with the product and the settings as they are in the database now; a live one unless told otherwise. */
export async function placeOrder(
  store: Store,
  request: Omit<orders.OrderRequest, 'test' | 'via' | 'tierId'> &
    Partial<Pick<orders.OrderRequest, 'test' | 'via' | 'tierId'>>,
  terms: SubmitTerms & { routeOf: RouteFinder },
  now: Date,
): ReturnType<typeof orders.placeOrder> {
  const listing = await listingOf(store.read, request.pid)
  const product = listing ? orderable(listing, terms.routeOf) : 'UNKNOWN_PID'
  const offer = { product, settings: await readSettings(store.read), isHealthy: () => true }
  return orders.placeOrder(
    store,
    { test: false, via: 'api', tierId: null, ...request },
    offer,
    terms,
    now,
  )
}
