import type { Tx } from '../../db/store.ts'
import {
  deliversCodes,
  isGoneAt,
  listingOf,
  type OrderableProduct,
  type RouteFinder,
  refAt,
  STOCK_SUPPLIER,
  usesVoucher,
} from '../catalog/catalog.ts'
import { routingOf } from '../catalog/routing.ts'
import type { DayPart, RouteNote, RouteStep } from '../schema.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { mostAtOnce } from '../settings/supplier.ts'
import { DomainError } from '../shared/errors.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
import { hasStock, isPlenty, notifyIfLow } from '../stock/counts.ts'
import { costOfCodes, returnCodes, type TakenCodes, tryTakeCodes } from '../stock/stock.ts'
import type { Supplier } from '../suppliers/supplier.ts'
import { hasRoom, noteDayLimit, supplierSettings, takeOfDay } from '../suppliers/supplier-limits.ts'
import { type Candidate, inOrder, type Passed } from './asked-order.ts'
import type { OrderRow } from './orders.ts'

// Which supplier an order goes to, and why. In this order:
// 1. createRouteFinder: the suppliers that can fulfil the product at all, as they are listed.
// 2. chooseSupplier leaves out those that ask more than the buyer pays, and inOrder of asked-order.ts sorts the others:
//    as listed, the cheapest first, or those first whose circuit breaker is closed and that have not asked for a pause.
// 3. firstThatTakes: the first of them that takes the order now. Stock needs enough codes. A supplier needs room for one
//    more open order, and enough left of its day's limit. If only room is missing, the order waits for the first.
// 4. The others are the order's fallbacks. When its supplier certainly has not done it, chooseAgain repeats step 3.

/** 1. Those that are set up here, know the product by name or need no name, and still have it on their price list. */
export function createRouteFinder(
  suppliers: ReadonlyMap<string, Pick<Supplier, 'needsRef'>>,
): RouteFinder {
  return ({ pid, name, line, suppliers: own, supplierRef: refs, costs, unavailable }) =>
    (own ?? line.suppliers).flatMap((supplier) => {
      const unitCostMicros = costs?.[supplier]?.micros
      if (supplier === STOCK_SUPPLIER)
        return deliversCodes(line) ? [{ supplier, supplierRef: pid, unitCostMicros }] : []
      const setUp = suppliers.get(supplier)
      if (!setUp) return []
      const supplierRef = refAt(refs, supplier) ?? (setUp.needsRef ? null : name)
      return supplierRef === null || isGoneAt(unavailable, supplier, supplierRef)
        ? []
        : [{ supplier, supplierRef, unitCostMicros }]
    })
}

/** The supplier of an order, and what was taken and counted for it. */
export type Choice = {
  step: RouteStep
  fallbacks: RouteStep[]
  /** Why it goes there; null if that is simply the first of the list. */
  routed: RouteNote[] | null
  /** Taken out of stock: the goods, or the voucher that the supplier redeems. */
  codes: string[]
  /** What we expect the order to cost us; null if that is not known. */
  costMicros: number | null
  dayPart: DayPart | null
  /** It may not be sent yet: the supplier has as many open orders as it may. */
  waits: boolean
}
/** What the choice depends on beside the product. `isHealthy`: whether the supplier would take a call now. */
export type ChoiceTerms = { settings: Settings; isHealthy: (supplier: string) => boolean }

/**
 * Chooses the supplier of a new order, takes its codes out of stock, and counts it towards the limits of its supplier.
 * @throws DomainError INSUFFICIENT_STOCK if stock is the only supplier, or the line needs a voucher; PRODUCT_DISABLED
 *   if each supplier costs more than the order, or is past its day limit.
 */
export async function chooseSupplier(
  tx: Tx,
  { id, quantity }: { id: string; quantity: number },
  product: OrderableProduct,
  { settings, isHealthy }: ChoiceTerms,
  now: Date,
): Promise<Choice> {
  const { pid, line, priceMicros, belowCost, route } = product
  // What a voucher costs is known once it is taken.
  const isAnyCost = belowCost || usesVoucher(line)
  const within = route.filter(
    ({ supplier, unitCostMicros = 0 }) =>
      isAnyCost || supplier === STOCK_SUPPLIER || unitCostMicros <= priceMicros,
  )
  const { candidates, skipped } = inOrder(within, routingOf(product, line), isHealthy)
  const order = { id, pid, quantity, amountMicros: priceMicros * quantity, codesMicros: null }
  const unitCostMicros = candidates[0]?.step.unitCostMicros
  const { lowStock } = settings
  const voucher = usesVoucher(line)
    ? await takeFromStock(tx, order, { unitCostMicros, lowStock }, now)
    : null
  if (typeof voucher === 'string')
    throw new DomainError(voucher === 'loss' ? 'PRODUCT_DISABLED' : 'INSUFFICIENT_STOCK')
  const bought = { ...order, codesMicros: voucher?.costMicros ?? null }
  const terms = { settings, mayWait: true, skipped }
  const choice = await firstThatTakes(tx, bought, candidates, terms, now)
  if ('passed' in choice) {
    const { passed } = choice
    if (candidates.length === 1 && passed[0]?.skipped === 'no_codes')
      throw new DomainError('INSUFFICIENT_STOCK')
    const limited = passed.filter(({ skipped }) => skipped === 'day_limit')
    if (limited.length > 0)
      tx.onRollback(async (after) => {
        for (const { supplier } of limited) await noteDayLimit(after, supplier, now)
      })
    throw new DomainError('PRODUCT_DISABLED')
  }
  return voucher ? { ...choice, codes: voucher.codes } : choice
}

/** `codesMicros`: what its voucher costs; null if it has none, or that is not known. */
type Bought = Pick<OrderRow, 'id' | 'pid' | 'quantity' | 'amountMicros'> & {
  codesMicros: number | null
}

/** 3. The first that takes the order now. If none does, nothing has been taken or counted. */
async function firstThatTakes(
  tx: Tx,
  order: Bought,
  candidates: readonly Candidate[],
  { settings, mayWait, skipped }: { settings: Settings; mayWait: boolean; skipped: Passed[] },
  now: Date,
): Promise<Choice | { passed: Passed[] }> {
  const passed = [...skipped]
  const full: Candidate[] = []
  let left = candidates
  const chosen = (
    { step, note }: Candidate,
    taken: Pick<Choice, 'costMicros' | 'dayPart'> & { codes?: string[]; waits?: boolean },
  ): Choice => {
    const notes = [...passed.filter(({ supplier }) => supplier !== step.supplier), note]
    return {
      step,
      fallbacks: left.flatMap((one) => (one.step === step ? [] : [one.step])),
      routed: notes.length === 1 && 'chosen' in note && note.chosen === 'listed' ? null : notes,
      ...{ codes: [], waits: false, ...taken },
    }
  }

  const atSupplier = async (candidate: Candidate, waits: boolean) => {
    const { step } = candidate
    const counted = await countTowardsDay(tx, order, { step, settings }, now)
    if (counted) return chosen(candidate, { ...counted, waits })
    passed.push({ supplier: step.supplier, skipped: 'day_limit' })
    return null
  }

  for (const candidate of candidates) {
    const { supplier, unitCostMicros } = candidate.step
    if (supplier === STOCK_SUPPLIER) {
      const { lowStock } = settings
      const taken = await takeFromStock(tx, order, { unitCostMicros, lowStock }, now)
      if (typeof taken === 'object') return chosen(candidate, { ...taken, dayPart: null })
      left = left.filter((one) => one !== candidate)
      if (taken === 'no_codes') passed.push({ supplier, skipped: taken })
    } else if (await hasRoom(tx, supplier, supplierSettings(settings, supplier), 'all')) {
      const choice = await atSupplier(candidate, false)
      if (choice) return choice
    } else {
      full.push(candidate)
      passed.push({ supplier, skipped: 'full' })
    }
  }
  // One that is paused has no room before somebody says so.
  const isPaused = ({ step }: Candidate) =>
    mostAtOnce(supplierSettings(settings, step.supplier)) === 0
  const waitable = [...full.filter((one) => !isPaused(one)), ...full.filter(isPaused)]
  for (const candidate of mayWait ? waitable : []) {
    const choice = await atSupplier(candidate, true)
    if (choice) return choice
  }
  return { passed }
}

/** What an order costs at a supplier; null if that is not known. */
export function costAt(
  order: Pick<Bought, 'quantity' | 'codesMicros'>,
  { unitCostMicros }: RouteStep,
) {
  const listed = unitCostMicros === undefined ? null : unitCostMicros * order.quantity
  return order.codesMicros ?? listed
}

/** Null if too little is left of the supplier's day. Then the admins are notified, once a day. */
async function countTowardsDay(
  tx: Tx,
  order: Bought,
  { step, settings }: { step: RouteStep; settings: Settings },
  now: Date,
): Promise<Pick<Choice, 'costMicros' | 'dayPart'> | null> {
  const { supplier } = step
  const costMicros = costAt(order, step)
  const { dayLimitMicros } = supplierSettings(settings, supplier)
  const micros = costMicros ?? order.amountMicros
  const dayPart = await takeOfDay(tx, supplier, { dayLimitMicros, micros }, now)
  if (dayPart !== 'day_limit') return { costMicros, dayPart }
  await noteDayLimit(tx, supplier, now)
  return null
}

/** `loss`: the codes cost more than the buyer pays, and the product must not be sold below its cost. */
async function takeFromStock(
  tx: Tx,
  { id: orderId, pid, quantity, amountMicros }: Bought,
  { unitCostMicros, lowStock }: { unitCostMicros: number | undefined; lowStock: number },
  now: Date,
): Promise<TakenCodes | 'no_codes' | 'loss'> {
  // Sent together.
  const taking = tryTakeCodes(tx, { pid, orderId, quantity, unitCostMicros }, now)
  const [taken, plenty] = await Promise.all([taking, isPlenty(tx, pid, lowStock)])
  if (!taken) return 'no_codes'
  const isLoss = (taken.costMicros ?? 0) > amountMicros
  if (isLoss && !(await listingOf(tx, pid))?.product.belowCost) {
    await returnCodes(tx, orderId)
    return 'loss'
  }
  if (!plenty) await notifyIfLow(tx, { pid, taken: quantity, lowStock }, now)
  return taken
}

/**
 * 4. Chooses again for an order that its supplier certainly has not done.
 * @param terms mayWait: whether a supplier without room is better than none.
 * @returns those that were passed over, with the reasons, if nobody takes it
 */
export async function chooseAgain(
  tx: Tx,
  order: OrderRow,
  { candidates, mayWait }: { candidates: readonly Candidate[]; mayWait: boolean },
  now: Date,
): Promise<Choice | { passed: Passed[] }> {
  if (candidates.length === 0) return { passed: [] }
  // A top-up keeps its voucher, whoever redeems it.
  const bought = { ...order, codesMicros: await costOfCodes(tx, order.id) }
  const terms = { settings: await readSettings(tx), mayWait, skipped: [] }
  return firstThatTakes(tx, bought, candidates, terms, now)
}

/**
 * A test order goes to the test supplier, whatever its line's route says. It is refused if a live order
 * would find too few codes in stock, but takes none.
 * @throws DomainError INSUFFICIENT_STOCK
 */
export async function chooseForTest(
  tx: Tx,
  { pid, line, route }: OrderableProduct,
  quantity: number,
): Promise<Choice> {
  const isFromStock = route.every(({ supplier }) => supplier === STOCK_SUPPLIER)
  if ((usesVoucher(line) || isFromStock) && !(await hasStock(tx, pid, quantity)))
    throw new DomainError('INSUFFICIENT_STOCK')
  const step = { supplier: TEST_SUPPLIER, supplierRef: pid }
  const none = { fallbacks: [], routed: null, codes: [], costMicros: null, dayPart: null }
  return { step, ...none, waits: false }
}
