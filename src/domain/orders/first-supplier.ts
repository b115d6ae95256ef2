import type { DayPart, RouteNote, RouteStep } from '../../db/json-columns.ts'
import type { Rows, Tx } from '../../db/store.ts'
import { type OrderableProduct, STOCK_SUPPLIER, usesVoucher } from '../catalog/catalog.ts'
import { type PlannedStep, planRoute, routingOf } from '../catalog/routing.ts'
import type { Settings } from '../service/settings.ts'
import { DomainError } from '../shared/errors.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
import { hasStock, notifyIfLow } from '../stock/level.ts'
import { type TakenCodes, takeCodes, tryTakeCodes } from '../stock/stock.ts'
import { hasRoom, noteDayLimit, takeOfDay } from '../suppliers/supplier-limits.ts'
import { supplierSettings } from '../suppliers/supplier-settings.ts'

// Who is asked first to fulfil an order, why, and what that will cost us.

type Chosen = {
  first: RouteStep
  fallbacks: RouteStep[]
  codes: string[]
  /** What we expect the order to cost us; null if that is not known. */
  costMicros: number | null
  /** Null if the first of the list was chosen as it was. */
  routed: RouteNote[] | null
  dayPart: DayPart | null
  /** All suppliers have as many open orders as they may: the order waits until the first has room. */
  waits: boolean
}

/** What the choice depends on beside the product. `isHealthy`: whether the supplier would take a call now. */
export type ChoiceTerms = { settings: Settings; isHealthy: (supplier: string) => boolean }

/**
 * Chooses the supplier for the first attempt and takes codes out of stock: the goods themselves, or the
 * voucher that a supplier redeems. Counts the order towards the limits of its supplier.
 * @throws DomainError INSUFFICIENT_STOCK if stock is the only supplier, or the line needs a voucher;
 *   PRODUCT_DISABLED if the codes cost more than the order, or the day limits of all suppliers are reached.
 */
export async function chooseFirstSupplier(
  tx: Tx,
  order: { id: string; quantity: number },
  product: OrderableProduct,
  { settings, isHealthy }: ChoiceTerms,
  now: Date,
): Promise<Chosen> {
  const { id: orderId, quantity } = order
  const { pid, line, priceMicros } = product
  const within = withinPrice(product)
  const { steps, skipped } = planRoute(within, routingOf(product, line), isHealthy)
  const codesOf = { pid, orderId, quantity }
  const voucher = usesVoucher(line)
    ? await takeCodes(tx, { ...codesOf, unitCostMicros: steps[0]?.step.unitCostMicros }, now)
    : null
  if (voucher) await checkTaken(tx, voucher, { product, quantity, settings }, now)

  const passed: RouteNote[] = [...skipped]
  const full: PlannedStep[] = []
  let left = steps
  const chosen = async (
    { step, note }: PlannedStep,
    how: Pick<Chosen, 'dayPart'> & { codes?: TakenCodes; waits?: boolean },
  ): Promise<Chosen> => {
    for (const supplier of limitedBy(passed)) await noteDayLimit(tx, supplier, now)
    const { dayPart, codes = voucher, waits = false } = how
    const notes = [...passed.filter(({ supplier }) => supplier !== step.supplier), note]
    return {
      first: step,
      fallbacks: left.flatMap((one) => (one.step === step ? [] : [one.step])),
      codes: codes?.codes ?? [],
      costMicros: codes ? codes.costMicros : costAt(step, quantity),
      routed: notes.length === 1 && 'chosen' in note && note.chosen === 'listed' ? null : notes,
      dayPart,
      waits,
    }
  }
  const takeDay = ({ supplier, unitCostMicros }: RouteStep) => {
    const costMicros = voucher ? voucher.costMicros : costAt({ unitCostMicros }, quantity)
    const micros = costMicros ?? priceMicros * quantity
    const { dayLimitMicros } = supplierSettings(settings, supplier)
    return takeOfDay(tx, supplier, { dayLimitMicros, micros }, now)
  }

  for (const planned of steps) {
    const { supplier, unitCostMicros } = planned.step
    if (supplier === STOCK_SUPPLIER) {
      const take = steps.length > 1 ? tryTakeCodes : takeCodes
      const codes = await take(tx, { ...codesOf, unitCostMicros }, now)
      if (codes) {
        await checkTaken(tx, codes, { product, quantity, settings }, now)
        return chosen(planned, { codes, dayPart: null })
      }
      left = left.filter((one) => one !== planned)
      passed.push({ supplier, skipped: 'no_codes' })
    } else if (await hasRoom(tx, supplier, supplierSettings(settings, supplier), 'all')) {
      const dayPart = await takeDay(planned.step)
      if (dayPart !== 'day_limit') return chosen(planned, { dayPart })
      passed.push({ supplier, skipped: 'day_limit' })
    } else {
      full.push(planned)
      passed.push({ supplier, skipped: 'full' })
    }
  }
  for (const planned of full) {
    const dayPart = await takeDay(planned.step)
    if (dayPart !== 'day_limit') return chosen(planned, { dayPart, waits: true })
    passed.push({ supplier: planned.step.supplier, skipped: 'day_limit' })
  }
  throw new NothingLeft(limitedBy(passed))
}

/** No supplier is left that may take the order. `suppliers`: those whose day limits are reached. */
class NothingLeft extends DomainError<'PRODUCT_DISABLED'> {
  readonly suppliers: readonly string[]

  constructor(suppliers: readonly string[]) {
    super('PRODUCT_DISABLED')
    this.suppliers = suppliers
  }
}

/** Does the work. If it is refused because day limits are reached, tells the admins of them. */
export async function notingDayLimits<T>(
  store: Rows,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NothingLeft)
      for (const supplier of error.suppliers)
        await store.transaction((tx) => noteDayLimit(tx, supplier, now))
    throw error
  }
}

function limitedBy(notes: readonly RouteNote[]): string[] {
  return notes.flatMap((note) =>
    'skipped' in note && note.skipped === 'day_limit' ? [note.supplier] : [],
  )
}

/** What an order costs at a supplier, by its price list; null if that is not known. */
function costAt({ unitCostMicros }: Pick<RouteStep, 'unitCostMicros'>, quantity: number) {
  return unitCostMicros === undefined ? null : unitCostMicros * quantity
}

/** @throws DomainError PRODUCT_DISABLED if the codes cost more than the order, and may not. */
async function checkTaken(
  tx: Tx,
  { costMicros }: TakenCodes,
  of: { product: OrderableProduct; quantity: number; settings: Settings },
  now: Date,
): Promise<void> {
  const { pid, belowCost, priceMicros } = of.product
  await notifyIfLow(tx, { pid, taken: of.quantity, lowStock: of.settings.lowStock }, now)
  if (!belowCost && costMicros !== null && costMicros > priceMicros * of.quantity)
    throw new DomainError('PRODUCT_DISABLED')
}

/**
 * A test order goes to the test supplier, whatever its line's route says. It is refused if a live order
 * would find too few codes in stock, but takes none.
 * @throws DomainError INSUFFICIENT_STOCK
 */
export async function testRoute(
  tx: Tx,
  product: OrderableProduct,
  quantity: number,
): Promise<Chosen> {
  const { pid, line, route } = product
  const isFromStock = route.every(({ supplier }) => supplier === STOCK_SUPPLIER)
  const needsStock = usesVoucher(line) || isFromStock
  if (needsStock && !(await hasStock(tx, pid, quantity)))
    throw new DomainError('INSUFFICIENT_STOCK')
  const first = { supplier: TEST_SUPPLIER, supplierRef: pid }
  const unlimited = { routed: null, dayPart: null, waits: false }
  return { first, fallbacks: [], codes: [], costMicros: null, ...unlimited }
}

/**
 * The product's suppliers without those that are known to ask more than it costs the buyer.
 * @throws DomainError PRODUCT_DISABLED if none is left.
 */
function withinPrice(product: OrderableProduct): RouteStep[] {
  const { belowCost, priceMicros, route, line } = product
  // What a voucher costs is known once it is taken.
  if (belowCost || usesVoucher(line)) return route
  const within = route.filter(
    ({ supplier, unitCostMicros = 0 }) =>
      supplier === STOCK_SUPPLIER || unitCostMicros <= priceMicros,
  )
  if (within.length === 0) throw new DomainError('PRODUCT_DISABLED')
  return within
}
