import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { orderLinks, orders } from '../schema.ts'
import { onlyRow } from '../shared/errors.ts'
import { type OrderRow, ownOrder } from './orders.ts'

// Links by which a reseller shows one order to the end customer. The row decides whether a link is valid, so
// that it can be revoked. It is stored as it is: whoever reads the database also reads the order.

/** 128 random bits: nobody finds a link by guessing. */
const TOKEN_BYTES = 16
/** Those of earlier versions have other letters, too. */
const TOKEN = /^[0-9A-Za-z]{32}$/

/** The token of the order's link; null if it has none. */
export async function linkOf(db: Reader, orderId: string): Promise<string | null> {
  const [link] = await db
    .select({ token: orderLinks.token })
    .from(orderLinks)
    .where(eq(orderLinks.orderId, orderId))
  return link?.token ?? null
}

/**
 * Makes a link to an order of the account, or returns the one that there is.
 * @throws DomainError ORDER_NOT_FOUND
 */
export async function makeLink(
  tx: Tx,
  accountId: number,
  orderId: string,
  now: Date,
): Promise<string> {
  await ownOrder(tx, accountId, orderId)
  const rows = await tx
    .insert(orderLinks)
    .values({ orderId, token: randomBytes(TOKEN_BYTES).toString('hex'), createdAt: now })
    // The one that there is keeps its token.
    .onConflictDoUpdate({ target: orderLinks.orderId, set: { orderId } })
    .returning({ token: orderLinks.token })
  return onlyRow(rows).token
}

/** Ends the link. A later one has another token. @throws DomainError ORDER_NOT_FOUND */
export async function revokeLink(tx: Tx, accountId: number, orderId: string): Promise<void> {
  await ownOrder(tx, accountId, orderId)
  await tx.delete(orderLinks).where(eq(orderLinks.orderId, orderId))
}

/** What a link shows: nothing that costs money or belongs to the account. */
export type LinkedOrder = Pick<
  OrderRow,
  'pid' | 'slug' | 'packName' | 'quantity' | 'player' | 'status' | 'createdAt' | 'endedAt'
>

/** The order of a link; null if there is no such link, or it was revoked. */
export async function linkedOrder(db: Reader, token: string): Promise<LinkedOrder | null> {
  if (!TOKEN.test(token)) return null
  const { pid, slug, packName, quantity, player, status, createdAt, endedAt } = orders
  const [order] = await db
    .select({ pid, slug, packName, quantity, player, status, createdAt, endedAt })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.id, orderLinks.orderId))
    .where(eq(orderLinks.token, token))
  return order ?? null
}
