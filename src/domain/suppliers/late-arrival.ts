import type { Reader } from '../../db/store.ts'
import { lastDoubtAt } from './call-log.ts'

/**
 * A call that was never answered may arrive late: so long it may travel, through queues of proxies and
 * networks, after we have given it up.
 */
const TRAVELS_MS = 2 * 60_000

/**
 * For how long a supplier's "I never saw it" must not be believed yet, in milliseconds; 0 where it may.
 * @param doubtAt when the last call began that was never answered; null where there is none.
 */
export function doubtLeftMs(doubtAt: Date | null, now: Date): number {
  if (doubtAt === null) return 0
  // One that lies ahead was written before the clock was set: the call may have begun just now.
  return Math.min(TRAVELS_MS, Math.max(0, doubtAt.getTime() + TRAVELS_MS - now.getTime()))
}

/** Whether a voucher may have been used by a call that was never answered. */
export async function voucherAfter(db: Reader, orderId: string): Promise<'unused' | 'unknown'> {
  return (await lastDoubtAt(db, orderId)) === null ? 'unused' : 'unknown'
}
