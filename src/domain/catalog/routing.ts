import { eq } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import type { Routing } from '../schema.ts'
import { lines, products } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { CATALOG, listingOf, productNotFound } from './catalog.ts'
import { lineBySlug } from './view.ts'

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

export type RoutingOwner = { slug: string } | { pid: string }

/**
 * How the supplier of a line's orders, or of one product's, is chosen; null if that is not set.
 * @throws DomainError LINE_NOT_FOUND, PRODUCT_NOT_FOUND
 */
export async function ownWay(db: Reader, owner: RoutingOwner): Promise<RoutingWay | null> {
  if ('slug' in owner) return wayOf((await lineBySlug(db, owner.slug)).routing)
  const listing = await listingOf(db, owner.pid)
  if (!listing) throw productNotFound(owner.pid)
  return wayOf(listing.product.routing)
}

/**
 * Sets how the supplier is chosen, from the next order on.
 * @param input way: null for none of its own.
 * @throws DomainError LINE_NOT_FOUND, PRODUCT_NOT_FOUND
 */
export async function setRouting(
  tx: Tx,
  owner: RoutingOwner,
  { way, actor }: { way: RoutingWay | null; actor: Actor },
  now: Date,
): Promise<void> {
  await exclusively(tx, CATALOG)
  const before = await ownWay(tx, owner)
  const routing = way && { by: way }
  if ('slug' in owner) await tx.update(lines).set({ routing }).where(eq(lines.slug, owner.slug))
  else await tx.update(products).set({ routing }).where(eq(products.pid, owner.pid))
  await invalidateCatalog(tx, now)
  const detail = { ...owner, routing: way, before: { routing: before } }
  await recordAct(tx, { actor, action: 'catalog.routing', detail }, now)
}
