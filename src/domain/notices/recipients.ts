import { may, type Right, type Role } from '../team/team.ts'
import type { Notice } from './notice.ts'

/** Which admins get a notice: those who may do something about it. Kinds that are not here are for holders. */
const CONCERNS: Partial<Record<Notice['kind'], Right>> = {
  approval_wanted: 'approvals',
  deposit_submitted: 'deposits',
  deposit_paid_back: 'deposits',
  refund_refused: 'deposits',
  payment_unmatched: 'deposits',
  claim_opened: 'claims',
  claim_picture: 'claims',
  outcome_unknown: 'orders',
  done_after_cancel: 'orders',
  order_waits: 'orders',
  failed_after_completion: 'orders',
  manual_order: 'orders',
  incident: 'orders',
  news_progress: 'broadcast',
  supplier_recovered: 'orders',
  day_limit: 'orders',
  code_quarantined: 'stock',
  stock_low: 'stock',
  stock_out: 'stock',
  sold_at_loss: 'catalog',
  products_held: 'catalog',
  list_waits: 'catalog',
  list_unreadable: 'catalog',
  supplier_balance_low: 'reports',
  digest: 'reports',
  move_ordered: 'move',
  backup_failed: 'backup',
  database_damaged: 'backup',
}

/** Whether a notice of this kind is for admins alone, and not for somebody with this role: they may have lost one. */
export function isWithheld(kind: string, role: Role | null): boolean {
  const right = CONCERNS[kind as Notice['kind']]
  return right !== undefined && (role === null || !may(role, right))
}

/** Whether an admin with this role gets notices of this kind. */
export function concerns(kind: string, role: Role): boolean {
  const right = CONCERNS[kind as Notice['kind']]
  return right === undefined ? role === 'owner' : may(role, right)
}
