import { desc, eq, isNull } from 'drizzle-orm'
import { accounts, orders } from '../../db/schema.ts'
import type { Reader } from '../../db/store.ts'
import { type ApiReadiness, apiReadiness } from '../access/readiness.ts'
import { type Account, accountByTelegramId } from '../accounts/accounts.ts'
import { standingOf } from '../accounts/standing.ts'
import { liveDeposits } from '../deposits/deposits.ts'
import { paidIn, walletOf } from '../ledger/ledger.ts'

export type AccountView = ApiReadiness & {
  account: Account
  standing: ReturnType<typeof standingOf>
  balanceMicros: number
  /** What the account owes after a payment was taken back. The balance is zero then. */
  debtMicros: number
  /** Deposits and the operator's adjustments, minus what was taken back. */
  paidInMicros: number
  /** Deposits that can still be paid, or that wait for an admin. */
  openDeposits: number
  orderCount: number
}

/**
 * Collects what an operator wants to see of an account at a glance.
 * @throws DomainError ACCOUNT_NOT_FOUND
 */
export async function viewAccount(db: Reader, telegramId: number, now: Date): Promise<AccountView> {
  const account = await accountByTelegramId(db, telegramId)
  return {
    ...(await apiReadiness(db, account, now)),
    account,
    standing: standingOf(account, now),
    ...(await walletOf(db, account.id)),
    paidInMicros: await paidIn(db, account.id),
    openDeposits: await liveDeposits(db, account.id, now),
    orderCount: await db.$count(orders, eq(orders.accountId, account.id)),
  }
}

/** Leaves out test accounts. */
export function newestAccounts(db: Reader, limit: number): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(isNull(accounts.testOf))
    .orderBy(desc(accounts.id))
    .limit(limit)
}
