import { eq } from 'drizzle-orm'
import type { Routing } from '../../db/json-columns.ts'
import { exclusively } from '../../db/locks.ts'
import { lines, products } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../service/audit-log.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import { CATALOG, listingOf, productNotFound } from './catalog.ts'
import { routingFault } from './routing-rules.ts'
import { lineBySlug } from './view.ts'

// How the supplier of a line's orders, or of one product's, is chosen.

/** A line, or one product of it. */
export type RoutingOwner = { slug: string } | { pid: string }
/** `routing`: its own; null if it has none. `suppliers`: those that it chooses from. */
export type OwnedRouting = { routing: Routing | null; suppliers: string[] }

/** @throws DomainError LINE_NOT_FOUND, PRODUCT_NOT_FOUND */
export async function ownRouting(db: Reader, owner: RoutingOwner): Promise<OwnedRouting> {
  if ('slug' in owner) return lineBySlug(db, owner.slug)
  const listing = await listingOf(db, owner.pid)
  if (!listing) throw productNotFound(owner.pid)
  const { product, line } = listing
  return { routing: product.routing, suppliers: product.suppliers ?? line?.suppliers ?? [] }
}

/** @throws DomainError INVALID_ROUTING */
export function requireRouting(routing: Routing | null, { suppliers }: OwnedRouting): void {
  const fault = routing && routingFault(routing, suppliers)
  if (fault) throw new DomainError('INVALID_ROUTING', fault)
}

/**
 * Chooses how the supplier is chosen. It applies from the next order.
 * @param input routing: null for none of its own.
 * @returns what it was before.
 * @throws DomainError LINE_NOT_FOUND, PRODUCT_NOT_FOUND, INVALID_ROUTING
 */
export async function setRouting(
  tx: Tx,
  owner: RoutingOwner,
  { routing, actor }: { routing: Routing | null; actor: Actor },
  now: Date,
): Promise<Routing | null> {
  await exclusively(tx, CATALOG)
  const own = await ownRouting(tx, owner)
  requireRouting(routing, own)
  if ('slug' in owner) await tx.update(lines).set({ routing }).where(eq(lines.slug, owner.slug))
  else await tx.update(products).set({ routing }).where(eq(products.pid, owner.pid))
  await invalidateCatalog(tx, now)
  const detail = { ...owner, ...routingDetail(routing), before: routingDetail(own.routing) }
  await recordAct(tx, { actor, action: 'catalog.routing', detail }, now)
  return own.routing
}

function routingDetail(routing: Routing | null) {
  return { routing: routing?.by ?? null, weights: routing?.weights, canary: routing?.canary }
}
