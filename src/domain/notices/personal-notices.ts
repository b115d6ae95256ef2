import { and, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { notices } from '../schema.ts'
import type { Notice } from './notice.ts'

// What waits to be sent to one person.

/** Kinds of notices that are about the recipient's account, not about the person. */
const ABOUT_ACCOUNT: Notice['kind'][] = [
  ...(['order_ended', 'order_summary', 'orders_delayed', 'claim_decided'] as const),
  ...(['deposit_credited', 'deposit_rejected', 'deposit_refunded'] as const),
  ...(['deposit_charged_back', 'balance_adjusted', 'balance_low', 'standing_changed'] as const),
  ...(['address_refused', 'key_ends', 'webhook_off', 'bulk_results', 'bulk_stopped'] as const),
]

/** Sends what waits for a person about their account to its new holder. What changes a message of theirs is dropped. */
export async function redirectNotices(
  tx: Tx,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { telegramId, kind } = notices
  await tx
    .update(notices)
    .set({ telegramId: to })
    .where(and(eq(telegramId, from), inArray(kind, ABOUT_ACCOUNT)))
  await tx.delete(notices).where(and(eq(telegramId, from), eq(kind, 'order_card')))
}

/** Whether a notice of this kind has not reached the person yet. */
export async function isUntold(db: Reader, person: number, kind: Notice['kind']): Promise<boolean> {
  const { telegramId } = notices
  return (await db.$count(notices, and(eq(telegramId, person), eq(notices.kind, kind)))) > 0
}
