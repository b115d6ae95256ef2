import { eq, lt } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { orderCards } from '../schema.ts'
import type { OrderRow } from './orders.ts'

// The messages in the chat that show orders and top-ups. The message is known before the order is placed, so its card
// is kept under the trxid that the order will have: whenever the order ends, its card can be found. That of a top-up is
// kept under its reference.

export type OrderCard = typeof orderCards.$inferSelect

/** Orders of the chat have trxids with this prefix. An order by API may have one, too, but then has no card. */
const CHAT_PREFIX = 'bot-'

/** How long the card of an order is kept. Its order has ended long before. */
const KEEP_MS = 30 * 86_400_000

/** The trxid of an order from the chat. @param id not to be guessed: all accounts share the trxids */
export function chatTrxid(id: string): string {
  return `${CHAT_PREFIX}${id}`
}

export function isChatTrxid(trxid: string | null): trxid is string {
  return trxid?.startsWith(CHAT_PREFIX) ?? false
}

/** Keeps the message that shows the order with this trxid, in place of an earlier one. */
export async function storeCard(
  tx: Tx,
  { trxid, accountId, messageId }: { trxid: string; accountId: number; messageId: number },
  now: Date,
): Promise<void> {
  await tx
    .insert(orderCards)
    .values({ trxid, accountId, messageId, createdAt: now })
    .onConflictDoUpdate({
      target: orderCards.trxid,
      set: { messageId },
      setWhere: eq(orderCards.accountId, accountId),
    })
}

/** The message that shows the order; null if none does. */
export async function cardOf(
  db: Reader,
  { trxid, accountId }: Pick<OrderRow, 'trxid' | 'accountId'>,
): Promise<OrderCard | null> {
  return isChatTrxid(trxid) ? cardUnder(db, trxid, accountId) : null
}

/** The card that is kept under a trxid, or under the reference of a top-up. */
export async function cardUnder(
  db: Reader,
  key: string,
  accountId: number,
): Promise<OrderCard | null> {
  const [card] = await db.select().from(orderCards).where(eq(orderCards.trxid, key))
  return card?.accountId === accountId ? card : null
}

/** Records that the codes of the order were sent: they are not sent again by themselves. */
export async function markCodesSent(tx: Tx, { trxid }: OrderCard): Promise<void> {
  await tx.update(orderCards).set({ codesSent: true }).where(eq(orderCards.trxid, trxid))
}

export async function sweepCards(tx: Tx, now: Date): Promise<void> {
  await tx.delete(orderCards).where(lt(orderCards.createdAt, new Date(now.getTime() - KEEP_MS)))
}
