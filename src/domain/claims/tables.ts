import { sql } from 'drizzle-orm'
import {
  check,
  index,
  instant,
  json,
  primaryKey,
  reference,
  sealable,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'
import { accounts } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'
import { stockCodes } from '../stock/tables.ts'

/**
 * What holders say is wrong with orders that have ended, until the operator or the holder ends it; and what the
 * operator has corrected unasked.
 */
export const claims = table(
  'claims',
  {
    id: serial(),
    /** Such as `CLM-7Q2M9XK4-0T8ZPD`. The ledger uses it as reference, so that a claim pays once. */
    reference: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    accountId: reference(() => accounts.id),
    /** `by_operator`: nobody reported it, an admin corrected the order. */
    reason: text({
      enum: ['not_received', 'wrong_goods', 'code_invalid', 'code_used', 'other', 'by_operator'],
    }).notNull(),
    /** What the holder wrote. Stored by sealedJson, because people write codes into it. */
    description: json().$type<string>(),
    /** Telegram's id of the holder's picture, and the kind of message that sends it again. */
    pictureId: text(),
    pictureKind: text({ enum: ['photo', 'document'] }),
    state: text({ enum: ['open', 'replaced', 'refunded', 'refused', 'withdrawn'] }).notNull(),
    /** What the operator wrote to the holder with the decision. */
    answer: sealable('claims.answer'),
    /** An Actor. */
    decidedBy: text(),
    refundedMicros: whole().notNull().default(0),
    /** What the codes that replaced others cost us, as far as we know. */
    costMicros: whole().notNull().default(0),
    openedAt: instant().notNull(),
    /** When the admins were last notified that it is open. */
    remindedAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('claims_open_once').on(t.orderId).where(sql`${t.state} = 'open'`),
    index('claims_by_order').on(t.orderId, t.id),
    index('claims_by_account').on(t.accountId, t.id),
    index('claims_open').on(t.id).where(sql`${t.state} = 'open'`),
    check('claim_refund_not_negative', sql`${t.refundedMicros} >= 0`),
    check('claim_refund_pays', sql`(${t.state} = 'refunded') = (${t.refundedMicros} > 0)`),
  ],
)

/** Which code of an order was replaced by which. Both are of the claim's order. */
export const claimCodes = table(
  'claim_codes',
  {
    claimId: reference(() => claims.id),
    oldCodeId: reference(() => stockCodes.id).unique(),
    newCodeId: reference(() => stockCodes.id).unique(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.oldCodeId] })],
)
