import type { RouteNote, RouteStep, Routing } from '../../db/json-columns.ts'

// The order in which the suppliers of a product are asked, and why.

export const ROUTING_WAYS = ['listed', 'cheapest', 'healthy'] as const
export type RoutingWay = Routing['by']

/** A supplier to ask, and why it would be chosen once those before it cannot take the order. */
export type PlannedStep = { step: RouteStep; note: RouteNote }
/** `skipped`: suppliers that the strategy has put behind others. */
export type PlannedRoute = { steps: PlannedStep[]; skipped: RouteNote[] }

/** The most suppliers that a note compares a price with. */
const COMPARED = 3

/** The way that a line or product has stored; null: none of its own. */
export function wayOf(routing: Routing | null): RoutingWay | null {
  // Earlier versions stored ways that do not exist any more.
  return routing && (ROUTING_WAYS.find((way) => way === routing.by) ?? 'listed')
}

/** How the suppliers of a product are chosen. */
export function routingOf(
  product: { routing: Routing | null },
  line: { routing: Routing | null },
): RoutingWay {
  return wayOf(product.routing ?? line.routing) ?? 'listed'
}

/**
 * The suppliers of an order, in the order in which they are asked.
 * @param route the suppliers as they are listed.
 * @param isHealthy whether the supplier would take a call now.
 */
export function planRoute(
  route: readonly RouteStep[],
  way: RoutingWay,
  isHealthy: (supplier: string) => boolean,
): PlannedRoute {
  // Nothing is chosen from one.
  if (route.length > 1 && way === 'cheapest') return { steps: byCost(route), skipped: [] }
  return way === 'healthy'
    ? byHealth(route, isHealthy)
    : { steps: route.map(asListed), skipped: [] }
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
