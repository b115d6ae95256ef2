import type { supplierCalls, team } from '../schema.ts'
import { may, type Right, type Role } from '../team/team.ts'

// The kinds of notices, and how each is sent. Its text is declared by the feature that it belongs to.

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
  | { kind: 'news_trial'; broadcastId: number } // to the author, as it would be read
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

/** The way a kind of notices is sent. */
type Sending = {
  /** The admins who get it: those who may do something about it. Absent: it is for a holder. */
  to?: Right
  /** 'later': after the urgent ones; 'last': after everything else. */
  sent?: 'later' | 'last'
  /** It comes in large numbers: if more than a few wait for a person, one message covers all of them. */
  gathered?: true
  /** 'account': it follows the account to its new holder. 'card': it changes a message of one holder. */
  about?: 'account' | 'card'
  /** Not sent about test accounts. Any other notice about a test account goes to its holder. */
  liveOnly?: true
}

const SENDING = {
  order_ended: { sent: 'later', gathered: true, about: 'account', liveOnly: true },
  order_summary: { sent: 'later', about: 'account' },
  order_card: { about: 'card', liveOnly: true },
  orders_delayed: { about: 'account' },
  deposit_credited: { about: 'account' },
  deposit_rejected: { about: 'account' },
  deposit_refunded: { about: 'account' },
  deposit_charged_back: { about: 'account' },
  claim_decided: { about: 'account' },
  standing_changed: { about: 'account' },
  balance_adjusted: { about: 'account', liveOnly: true },
  balance_low: { about: 'account', liveOnly: true },
  address_refused: { about: 'account' },
  key_ends: { about: 'account', liveOnly: true },
  webhook_off: { about: 'account' },
  bulk_results: { about: 'account' },
  bulk_stopped: { about: 'account' },
  news: { sent: 'last' },
  approval_ended: {},
  role_changed: {},
  account_move: {},
  slow_down: {},
  approval_wanted: { to: 'approvals' },
  move_ordered: { to: 'move' },
  deposit_submitted: { to: 'deposits', gathered: true },
  deposit_paid_back: { to: 'deposits' },
  refund_refused: { to: 'deposits' },
  payment_unmatched: { to: 'deposits' },
  claim_opened: { to: 'claims', gathered: true },
  claim_picture: { to: 'claims' },
  outcome_unknown: { to: 'orders', gathered: true },
  done_after_cancel: { to: 'orders' },
  order_waits: { to: 'orders', gathered: true },
  failed_after_completion: { to: 'orders' },
  manual_order: { to: 'orders', sent: 'later', gathered: true },
  incident: { to: 'orders' },
  supplier_recovered: { to: 'orders' },
  day_limit: { to: 'orders' },
  code_quarantined: { to: 'stock', gathered: true },
  stock_low: { to: 'stock', sent: 'later', gathered: true },
  stock_out: { to: 'stock', sent: 'later', gathered: true },
  sold_at_loss: { to: 'catalog', sent: 'later', gathered: true },
  products_held: { to: 'catalog' },
  list_waits: { to: 'catalog' },
  list_unreadable: { to: 'catalog' },
  supplier_balance_low: { to: 'reports' },
  news_trial: { to: 'broadcast' },
  digest: { to: 'reports' },
  backup_failed: { to: 'backup' },
  database_damaged: { to: 'backup' },
} as const satisfies Record<NoticeKind, Sending>

export type NoticeKind = Notice['kind']
type Sendings = typeof SENDING
/** The kinds that one message may cover many of. */
export type GatheredKind = {
  [Kind in NoticeKind]: Sendings[Kind] extends { gathered: true } ? Kind : never
}[NoticeKind]

/** The kinds that are sent in this way. */
export function kindsWith(fits: (sending: Sending) => boolean): NoticeKind[] {
  return (Object.keys(SENDING) as NoticeKind[]).filter((kind) => fits(SENDING[kind]))
}

/** How a kind is sent; notices of earlier versions may be of a kind that does not exist any more. */
export function sendingOf(kind: string): Sending {
  return Object.hasOwn(SENDING, kind) ? SENDING[kind as NoticeKind] : {}
}

export function isGathered(notice: Notice): notice is Notice & { kind: GatheredKind } {
  return sendingOf(notice.kind).gathered === true
}

/** Whether a notice of this kind is for admins alone, and not for somebody with this role: they may have lost one. */
export function isWithheld(kind: string, role: Role | null): boolean {
  const { to } = sendingOf(kind)
  return to !== undefined && (role === null || !may(role, to))
}

/** Whether an admin with this role gets notices of this kind. */
export function concerns(kind: string, role: Role): boolean {
  const { to } = sendingOf(kind)
  return to === undefined ? role === 'owner' : may(role, to)
}

export const SUMMARY = 'order_summary'
export const NEWS = 'news'
