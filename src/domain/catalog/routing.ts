import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import type { Routing } from '../schema.ts'
import { lines, products } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import { CATALOG, listingOf, productNotFound } from './catalog.ts'
import { type PriceChange, reprice } from './reprice.ts'
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

/** In which order the line lists its suppliers; which they are, its file says. */
export type LineOrder = { slug: string; suppliers: readonly string[] }

/**
 * Lists the suppliers of a line in another order, from the next order on, and puts its prices in order: they follow
 * from the cost at the first.
 * @throws DomainError LINE_NOT_FOUND, SUPPLIER_ORDER unless it names each supplier of the line once
 */
export async function orderSuppliers(
  tx: Tx,
  { slug, suppliers }: LineOrder,
  actor: Actor,
  now: Date,
): Promise<PriceChange[]> {
  await exclusively(tx, CATALOG)
  const { suppliers: before } = await lineBySlug(tx, slug)
  if (!isDeepStrictEqual(suppliers.toSorted(), before.toSorted()))
    throw new DomainError('SUPPLIER_ORDER', { suppliers: before })
  await tx
    .update(lines)
    .set({ suppliers: [...suppliers] })
    .where(eq(lines.slug, slug))
  await invalidateCatalog(tx, now)
  const detail = { slug, suppliers, before: { suppliers: before } }
  await recordAct(tx, { actor, action: 'catalog.routing', detail }, now)
  return reprice(tx, { slug }, { actor }, now)
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
