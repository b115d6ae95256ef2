import type { Reader } from '../../db/store.ts'
import { openMoveCount } from '../accounts/moves/moves.ts'
import { openApprovalCount } from '../approvals/approvals.ts'
import { heldCount } from '../catalog/products.ts'
import { openClaimCount } from '../claims/claims.ts'
import { waitingPaymentCount } from '../deposits/unmatched.ts'
import { pendingDepositCount } from '../deposits/view.ts'
import { openTaskCount } from '../orders/manual-tasks.ts'
import { quarantinedCount } from '../stock/quarantine.ts'
import { openIncidents } from '../suppliers/incidents.ts'
import { stuckCount } from './stuck.ts'

/** What waits for a decision of an admin, as counts. */
export type Waiting = {
  /** Receipts. */
  pending: number
  /** Decisions that want a second person. */
  approvals: number
  /** Accounts that an owner moves to another Telegram id. */
  moves: number
  /** Payments that belong to no top-up. */
  unmatched: number
  tasks: number
  claims: number
  /** Without the orders that a person fulfils: these are `tasks`. */
  stuck: number
  /** Suppliers that keep failing now. */
  incidents: number
  /** Codes in quarantine. */
  aside: number
  /** Products that have paused themselves. */
  held: number
}

/** Counting stops here: with more stuck orders the exact number does not matter. */
const MAX_COUNTED = 100

export async function whatWaits(db: Reader, now: Date): Promise<Waiting> {
  return {
    pending: await pendingDepositCount(db),
    approvals: await openApprovalCount(db, now),
    moves: await openMoveCount(db),
    unmatched: await waitingPaymentCount(db),
    tasks: await openTaskCount(db),
    claims: await openClaimCount(db),
    stuck: await stuckCount(db, MAX_COUNTED, now),
    incidents: (await openIncidents(db)).length,
    aside: await quarantinedCount(db),
    held: await heldCount(db),
  }
}
