import type { supplierCalls, team } from '../schema.ts'

// What people are told. Which kinds there are, and how urgent they are.

/** A supplier, and one kind of calls to it. */
type Circuit = { supplier: string; what: (typeof supplierCalls.$inferSelect)['what'] }

type GivenRole = (typeof team.$inferSelect)['role']
type Switched = `${'api' | 'shop'}_${'off' | 'on'}`
/** A message to a person. Its text is written when it is sent, from data that is read then. */
export type Notice =
  /** `cancelled`: notices of earlier versions lack it. */
  | { kind: 'order_ended'; orderId: string; cancelled?: boolean }
  /** Orders that ended within an hour. */
  | { kind: 'order_summary'; completed: number; cancelled: number }
  /** The message that shows the order changes. */
  | { kind: 'order_card'; orderId: string }
  | { kind: 'deposit_credited' | 'deposit_rejected' | 'deposit_refunded'; reference: string }
  | { kind: 'deposit_charged_back' | 'claim_decided'; reference: string }
  | {
      kind: 'standing_changed'
      change: 'banned' | 'unbanned' | 'restricted' | 'unrestricted' | Switched
      reason: string | null
      untilMs: number | null // the end of a restriction, in milliseconds since 1970
    }
  /** `paidOffMicros`: how much of it paid a debt. Notices of earlier versions lack it. */
  | { kind: 'balance_adjusted'; amountMicros: number; note: string | null; paidOffMicros?: number }
  | { kind: 'balance_low'; balanceMicros: number }
  /** A key tried to pay from an address that the holder has not allowed. `keyId`: the root of its chain. */
  | { kind: 'address_refused'; keyId: number; address: string }
  | { kind: 'key_ends'; keyId: number | null; how: 'soon' | 'expired' | 'revoked' } // null: all keys
  | { kind: 'webhook_off'; endpointId: string; reason: 'failing' | 'gone' }
  | { kind: 'bulk_results' | 'bulk_stopped'; bulkId: string }
  | { kind: 'news'; broadcastId: number }
  | { kind: 'news_progress'; broadcastId: number } // changes the message in which its author follows it
  | { kind: 'orders_delayed' } // their supplier has trouble
  | { kind: 'approval_ended'; approvalId: number }
  | { kind: 'role_changed'; role: GivenRole | null }
  | { kind: 'account_move'; moveId: number } // to those between whom the account moves
  | { kind: 'slow_down' } // The person sends more than the bot answers.
  // For the admins
  | { kind: 'approval_wanted'; approvalId: number }
  | { kind: 'move_ordered'; moveId: number } // or ended since
  /** `receipts`: how many there are so far, including this one, if they were counted. */
  | { kind: 'deposit_submitted'; reference: string; receipts?: number }
  | { kind: 'claim_opened'; reference: string; reminder: boolean } // reminder: open for a day or more
  | { kind: 'deposit_paid_back' | 'refund_refused' | 'claim_picture'; reference: string }
  | { kind: 'payment_unmatched'; paymentId: string; payload: string; price: number | null }
  /** `orderId` may also be a redemption's. */
  | { kind: 'outcome_unknown' | 'done_after_cancel'; orderId: string }
  /** order_waits: no supplier has done it. failed_after_completion: its supplier says later that it has not. */
  | { kind: 'order_waits' | 'failed_after_completion' | 'code_quarantined'; orderId: string }
  | { kind: 'sold_at_loss'; orderId: string; costMicros: number }
  | { kind: 'manual_order'; orderId: string; reminder: boolean }
  /** Changes the message that shows the incident, if there is one. */
  | { kind: 'incident'; incidentId: number }
  | ({ kind: 'supplier_recovered' } & Circuit)
  | { kind: 'day_limit'; supplier: string }
  | { kind: 'stock_low'; pid: string; left: number }
  | { kind: 'stock_out'; pid: string }
  /** Products that have paused themselves: the first of them, and how many there are. */
  | { kind: 'products_held'; pids: string[]; count: number }
  /** So many changes of a supplier's price list wait for a person. */
  | { kind: 'list_waits'; supplier: string; count: number }
  | { kind: 'list_unreadable'; supplier: string; failsMs: number; problem: string }
  | { kind: 'supplier_balance_low'; supplier: string; balanceMicros: number }
  | { kind: 'digest' } // of the day before it is sent
  | { kind: 'backup_failed'; reason: string }
  | { kind: 'database_damaged'; damage: string }

const FREQUENT = [
  'order_ended',
  'manual_order',
  'sold_at_loss',
  'stock_low',
  'stock_out',
] as const satisfies Notice['kind'][]

export const SUMMARY = 'order_summary'

/** Kinds that are sent after all others. */
export const ROUTINE: Notice['kind'][] = [...FREQUENT, SUMMARY]

/** Sent after everything else, and so is how far they are. */
export const NEWS = 'news'
export const NEWS_PROGRESS = 'news_progress'

/** Kinds that come in large numbers: if more than a few wait for a person, one message covers all of them. */
const GATHERED = [
  ...FREQUENT,
  'claim_opened',
  'deposit_submitted',
  'outcome_unknown',
  'order_waits',
  'code_quarantined',
] as const satisfies Notice['kind'][]
export type Gathered = Notice & { kind: (typeof GATHERED)[number] }

export function isGathered(notice: Notice): notice is Gathered {
  return (GATHERED as readonly string[]).includes(notice.kind)
}
