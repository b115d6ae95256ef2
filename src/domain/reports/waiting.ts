import type { Reader } from '../../db/store.ts'
import { openMoveCount } from '../accounts/moves/moves.ts'
import { openApprovalCount } from '../approvals/approvals.ts'
import { heldCount } from '../catalog/products.ts'
import { openClaimCount } from '../claims/claims.ts'
import { pendingDepositCount } from '../deposits/deposits.ts'
import { waitingPaymentCount } from '../deposits/unmatched.ts'
import { openTaskCount } from '../orders/manual-tasks.ts'
import { quarantinedCount } from '../stock/quarantine.ts'
import { openIncidentCount } from '../suppliers/incidents.ts'
import type { Right } from '../team/team.ts'
import { stuckCount } from './stuck.ts'

/** What waits for a decision of an admin, with the function that counts it. */
const COUNTS = {
  /** Receipts. */
  pending: pendingDepositCount,
  /** Decisions that want a second person. */
  approvals: openApprovalCount,
  /** Accounts that an owner moves to another Telegram id. */
  moves: openMoveCount,
  /** Payments that belong to no top-up. */
  unmatched: waitingPaymentCount,
  tasks: openTaskCount,
  claims: openClaimCount,
  /** Without the orders that a person fulfils: these are `tasks`. */
  stuck: stuckCount,
  /** Suppliers that keep failing now. */
  incidents: openIncidentCount,
  /** Codes in quarantine. */
  aside: quarantinedCount,
  /** Products that have paused themselves. */
  held: heldCount,
} satisfies Record<string, (db: Reader, now: Date) => Promise<number>>

export type WaitingKind = keyof typeof COUNTS
export type Waiting = Record<WaitingKind, number>

/** Who decides about what waits. */
export const DECIDES = {
  ...{ pending: 'deposits', unmatched: 'deposits', approvals: 'approvals', moves: 'move' },
  ...{ tasks: 'orders', stuck: 'orders', incidents: 'orders', claims: 'claims' },
  ...{ aside: 'stock', held: 'catalog' },
} as const satisfies Record<WaitingKind, Right>

export async function whatWaits(db: Reader, now: Date): Promise<Waiting> {
  const counted: Partial<Waiting> = {}
  for (const kind of Object.keys(COUNTS) as WaitingKind[])
    counted[kind] = await COUNTS[kind](db, now)
  return counted as Waiting
}

/** What goes on without a decision, and is shown where it belongs. */
const ELSEWHERE: readonly WaitingKind[] = ['moves', 'aside', 'held']

/** How much waits in the inbox of somebody who may do this. */
export async function inboxCount(
  db: Reader,
  may: (right: Right) => boolean,
  now: Date,
): Promise<number> {
  let sum = 0
  for (const kind of Object.keys(COUNTS) as WaitingKind[])
    if (may(DECIDES[kind]) && !ELSEWHERE.includes(kind)) sum += await COUNTS[kind](db, now)
  return sum
}
