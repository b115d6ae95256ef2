import type { RoutingWay } from '../catalog/routing.ts'
import type { RouteNote, RouteStep, SkippedWhy } from '../schema.ts'

// In which order suppliers are asked.

export type Candidate = { step: RouteStep; note: RouteNote }
export type Passed = { supplier: string; skipped: SkippedWhy }

/** The most suppliers that a note compares a price with. */
const COMPARED = 3

/**
 * The suppliers in the order in which they are asked. `skipped`: those that are only behind others because they
 * would take no call now.
 */
export function inOrder(
  route: readonly RouteStep[],
  way: RoutingWay,
  isHealthy: (supplier: string) => boolean,
): { candidates: Candidate[]; skipped: Passed[] } {
  if (way === 'cheapest' && route.length > 1) return { candidates: byCost(route), skipped: [] }
  const healthy = way === 'healthy' ? route.filter(({ supplier }) => isHealthy(supplier)) : []
  const sorted = [...healthy, ...route.filter((step) => !healthy.includes(step))]
  const before = healthy[0] ? route.slice(0, route.indexOf(healthy[0])) : []
  return {
    candidates: sorted.map((step) => {
      const chosen = step !== route[0] && healthy.includes(step) ? 'healthy' : 'listed'
      return { step, note: { supplier: step.supplier, chosen } }
    }),
    skipped: before.map(({ supplier }) => ({ supplier, skipped: 'breaker_open' })),
  }
}

/** A cost that nobody knows comes last. */
function byCost(route: readonly RouteStep[]): Candidate[] {
  const known = ({ unitCostMicros }: RouteStep) => unitCostMicros ?? Number.MAX_SAFE_INTEGER
  const sorted = route.toSorted((a, b) => known(a) - known(b))
  const costs = sorted.map(({ supplier, unitCostMicros = null }) => ({ supplier, unitCostMicros }))
  return sorted.map((step) => {
    const { supplier, unitCostMicros = null } = step
    const others = costs.filter((one) => one.supplier !== supplier).slice(0, COMPARED)
    return { step, note: { supplier, chosen: 'cheapest', unitCostMicros, others } }
  })
}
