import { createHash } from 'node:crypto'
import type { ProductCosts, RouteNote, RouteStep, Routing } from '../../db/json-columns.ts'

// The order in which the suppliers of a product are asked, and why. What is drawn depends on the order's id alone,
// so that it can be explained afterwards.

/** A supplier to ask, and why it would be chosen once those before it cannot take the order. */
export type PlannedStep = { step: RouteStep; note: RouteNote }
/** `skipped`: suppliers that the strategy has put behind others. */
export type PlannedRoute = { steps: PlannedStep[]; skipped: RouteNote[] }

/** The most suppliers that a note compares a price with. */
const COMPARED = 3

/** How the suppliers of a product are chosen; null: as they are listed. Its only supplier is no canary. */
export function routingOf(
  product: { routing: Routing | null; suppliers: string[] | null },
  line: { routing: Routing | null; suppliers: string[] },
): Routing | null {
  const routing = product.routing ?? line.routing
  const names = product.suppliers ?? line.suppliers
  const isAlone = names.every((name) => name === routing?.canary?.supplier)
  return routing && isAlone ? { ...routing, canary: undefined } : routing
}

/** The route of the orders that the canary does not get. */
export function routeWithoutCanary(
  route: readonly RouteStep[],
  routing: Routing | null,
): RouteStep[] {
  return route.filter(({ supplier }) => supplier !== routing?.canary?.supplier)
}

/**
 * The suppliers of an order, in the order in which they are asked.
 * @param route the suppliers as they are listed.
 * @param isHealthy whether the supplier would take a call now.
 */
export function planRoute(
  route: readonly RouteStep[],
  routing: Routing | null,
  { orderId, isHealthy }: { orderId: string; isHealthy: (supplier: string) => boolean },
): PlannedRoute {
  if (routing === null) return { steps: route.map(asListed), skipped: [] }
  const { canary } = routing
  const tried = canary && route.find(({ supplier }) => supplier === canary.supplier)
  const planned = planRegular(routeWithoutCanary(route, routing), routing, { orderId, isHealthy })
  if (!canary || !tried || drawn(orderId, 'canary') * 100 >= canary.percent) return planned
  const { supplier, percent } = canary
  const first: PlannedStep = { step: tried, note: { supplier, chosen: 'canary', percent } }
  return { ...planned, steps: [first, ...planned.steps] }
}

/** A supplier of a route: for which share of the orders it is asked first, and what one unit costs there. */
export type RouteShare = { supplier: string; share: number; unitCostMicros: number | null }

/**
 * What a routing means, while all suppliers work and have room: those that are asked first with their shares, then
 * the others as fallbacks.
 */
export function routeShares(
  { suppliers, costs }: { suppliers: readonly string[]; costs: ProductCosts | null },
  routing: Routing | null,
): RouteShare[] {
  const route = suppliers.map((supplier): RouteStep => {
    const unitCostMicros = costs?.[supplier]?.micros
    return { supplier, supplierRef: '', unitCostMicros }
  })
  const { canary, by, weights } = routing ?? { by: 'listed' }
  const tried = route.find(({ supplier }) => supplier === canary?.supplier)
  const ofCanary = canary && tried ? canary.percent / 100 : 0
  const healthy = { orderId: '', isHealthy: () => true }
  const { steps } = planRegular(routeWithoutCanary(route, routing), routing ?? { by }, healthy)
  const total = steps.reduce((sum, { step }) => sum + weightIn(weights, step), 0)
  const isDrawn = by === 'weighted' && total > 0
  const shares = steps.map(({ step }, i) =>
    isDrawn ? weightIn(weights, step) / total : i === 0 ? 1 : 0,
  )
  const regular = steps.map(({ step }, i) => shareOf(step, (shares[i] ?? 0) * (1 - ofCanary)))
  const sorted = isDrawn ? regular.toSorted((a, b) => b.share - a.share) : regular
  return tried ? [shareOf(tried, ofCanary), ...sorted] : sorted
}

function shareOf({ supplier, unitCostMicros }: RouteStep, share: number): RouteShare {
  return { supplier, share, unitCostMicros: unitCostMicros ?? null }
}

function weightIn(weights: Routing['weights'], { supplier }: RouteStep): number {
  return weights && Object.hasOwn(weights, supplier) ? (weights[supplier] ?? 0) : 0
}

function planRegular(
  route: readonly RouteStep[],
  routing: Routing,
  { orderId, isHealthy }: { orderId: string; isHealthy: (supplier: string) => boolean },
): PlannedRoute {
  // Nothing is chosen from one.
  const by = route.length > 1 ? routing.by : 'listed'
  if (by === 'cheapest') return { steps: byCost(route), skipped: [] }
  if (by === 'weighted') return { steps: byWeight(route, routing.weights, orderId), skipped: [] }
  return by === 'healthy' ? byHealth(route, isHealthy) : { steps: route.map(asListed), skipped: [] }
}

function asListed(step: RouteStep): PlannedStep {
  return { step, note: { supplier: step.supplier, chosen: 'listed' } }
}

/** A cost that nobody knows comes last. */
function byCost(route: readonly RouteStep[]): PlannedStep[] {
  const known = ({ unitCostMicros }: RouteStep) => unitCostMicros ?? Number.MAX_SAFE_INTEGER
  const sorted = route.toSorted((a, b) => known(a) - known(b))
  const costs = sorted.map(({ supplier, unitCostMicros = null }) => ({ supplier, unitCostMicros }))
  return sorted.map((step) => {
    const { supplier, unitCostMicros = null } = step
    const others = costs.filter((one) => one.supplier !== supplier).slice(0, COMPARED)
    return { step, note: { supplier, chosen: 'cheapest', unitCostMicros, others } }
  })
}

/** Those that are not healthy stay on the route, after all others. */
function byHealth(
  route: readonly RouteStep[],
  isHealthy: (supplier: string) => boolean,
): PlannedRoute {
  const healthy = route.filter(({ supplier }) => isHealthy(supplier))
  const [first] = healthy
  if (!first || first === route[0]) return { steps: reordered(route, healthy), skipped: [] }
  const skipped = route
    .slice(0, route.indexOf(first))
    .map(({ supplier }): RouteNote => ({ supplier, skipped: 'breaker_open' }))
  return { steps: reordered(route, healthy), skipped }
}

function reordered(route: readonly RouteStep[], healthy: readonly RouteStep[]): PlannedStep[] {
  const others = route.filter((step) => !healthy.includes(step))
  return [...healthy, ...others].map((step) => {
    const chosen = step === route[0] || !healthy.includes(step) ? 'listed' : 'healthy'
    return { step, note: { supplier: step.supplier, chosen } }
  })
}

/** The first is drawn. The others follow by their weights, and those without one come last. */
function byWeight(
  route: readonly RouteStep[],
  weights: Routing['weights'],
  orderId: string,
): PlannedStep[] {
  const weightOf = (step: RouteStep) => weightIn(weights, step)
  const total = route.reduce((sum, step) => sum + weightOf(step), 0)
  // None of those with a weight is on the route.
  if (total === 0) return route.map(asListed)
  let left = Math.floor(drawn(orderId, 'weight') * total)
  const first = route.find((step) => {
    left -= weightOf(step)
    return left < 0
  })
  const others = route.filter((step) => step !== first)
  const sorted = others.toSorted((a, b) => weightOf(b) - weightOf(a))
  return [...(first ? [first] : []), ...sorted].map((step) => {
    const { supplier } = step
    return { step, note: { supplier, chosen: 'weighted', weight: weightOf(step), total } }
  })
}

/** A number from 0 to below 1 that looks random, and is the same each time. */
function drawn(orderId: string, what: 'canary' | 'weight'): number {
  return createHash('sha256').update(`${what} ${orderId}`).digest().readUIntBE(0, 6) / 2 ** 48
}
