import type { RouteStep } from '../../db/json-columns.ts'
import type { Tx } from '../../db/store.ts'
import { type OrderableProduct, STOCK_SUPPLIER, usesVoucher } from '../catalog/catalog.ts'
import type { Settings } from '../service/settings.ts'
import { DomainError } from '../shared/errors.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
import { hasStock, notifyIfLow } from '../stock/level.ts'
import { takeCodes, tryTakeCodes } from '../stock/stock.ts'

// Who is asked first to fulfil an order, and what that will cost us.

type Chosen = {
  first: RouteStep
  fallbacks: RouteStep[]
  codes: string[]
  /** What we expect the order to cost us; null if that is not known. */
  costMicros: number | null
}

/**
 * Chooses the supplier for the first attempt and takes codes out of stock: the goods themselves, or the
 * voucher that a supplier redeems.
 * @throws DomainError INSUFFICIENT_STOCK if stock is the only supplier, or the line needs a voucher;
 *   PRODUCT_DISABLED if the codes cost more than the order.
 */
export async function chooseFirstSupplier(
  tx: Tx,
  order: { id: string; quantity: number },
  product: OrderableProduct,
  { lowStock }: Settings,
  now: Date,
): Promise<Chosen> {
  const { id: orderId, quantity } = order
  const { pid, line, route, priceMicros, belowCost } = withinPrice(product)
  const [first, ...fallbacks] = route
  const [second, ...others] = fallbacks
  const { unitCostMicros } = first
  const fromStock = first.supplier === STOCK_SUPPLIER
  if (!fromStock && !usesVoucher(line)) return withoutCodes(first, fallbacks, quantity)
  const take = fromStock && second ? tryTakeCodes : takeCodes
  const taken = await take(tx, { pid, orderId, quantity, unitCostMicros }, now)
  if (!taken && second) return withoutCodes(second, others, quantity)
  await notifyIfLow(tx, { pid, taken: quantity, lowStock }, now)
  const { codes = [], costMicros = null } = taken ?? {}
  if (!belowCost && costMicros !== null && costMicros > priceMicros * quantity)
    throw new DomainError('PRODUCT_DISABLED')
  return { first, fallbacks, codes, costMicros }
}

/** Sends an order to a supplier that needs no code; its cost is that of the supplier's price list. */
function withoutCodes(first: RouteStep, fallbacks: RouteStep[], quantity: number): Chosen {
  const { unitCostMicros } = first
  const costMicros = unitCostMicros === undefined ? null : unitCostMicros * quantity
  return { first, fallbacks, codes: [], costMicros }
}

/**
 * A test order goes to the test supplier, whatever its line's route says. It is refused if a live order
 * would find too few codes in stock, but takes none.
 * @throws DomainError INSUFFICIENT_STOCK
 */
export async function testRoute(
  tx: Tx,
  { pid, line, route }: OrderableProduct,
  quantity: number,
): Promise<Chosen> {
  const [{ supplier }, second] = route
  const needsStock = usesVoucher(line) || (supplier === STOCK_SUPPLIER && !second)
  if (needsStock && !(await hasStock(tx, pid, quantity)))
    throw new DomainError('INSUFFICIENT_STOCK')
  const first = { supplier: TEST_SUPPLIER, supplierRef: pid }
  return { first, fallbacks: [], codes: [], costMicros: null }
}

/**
 * The product without the suppliers that are known to ask more than it costs the buyer.
 * @throws DomainError PRODUCT_DISABLED if none is left.
 */
function withinPrice(product: OrderableProduct): OrderableProduct {
  const { belowCost, priceMicros, route, line } = product
  // What a voucher costs is known once it is taken.
  if (belowCost || usesVoucher(line)) return product
  const [first, ...others] = route.filter(
    ({ supplier, unitCostMicros = 0 }) =>
      supplier === STOCK_SUPPLIER || unitCostMicros <= priceMicros,
  )
  if (!first) throw new DomainError('PRODUCT_DISABLED')
  return { ...product, route: [first, ...others] }
}
