import type { Routing } from '../schema.ts'

export const ROUTING_WAYS = ['listed', 'cheapest', 'healthy'] as const
/** How the supplier of an order is chosen. */
export type RoutingWay = Routing['by']

/** The way that a line or product has stored; null: none of its own. */
export function wayOf(routing: Routing | null): RoutingWay | null {
  // Earlier versions stored ways that do not exist any more.
  return routing && (ROUTING_WAYS.find((way) => way === routing.by) ?? 'listed')
}

/** How the first supplier of a product is chosen. */
export function routingOf(
  product: { routing: Routing | null },
  line: { routing: Routing | null },
): RoutingWay {
  return wayOf(product.routing ?? line.routing) ?? 'listed'
}
