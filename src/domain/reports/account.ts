import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { apiReadiness } from '../access/readiness.ts'
import { accountByTelegramId, accountOf } from '../accounts/accounts.ts'
import { moveHistory, openMoveOf } from '../accounts/moves/moves.ts'
import { allowlistOf, standingOf } from '../accounts/standing.ts'
import { testAccountOf } from '../accounts/test-account.ts'
import { tierById, tierName } from '../catalog/tiers.ts'
import { liveDeposits } from '../deposits/deposits.ts'
import { balanceOf, paidIn, walletOf } from '../ledger/ledger.ts'
import { freeLookupsLeft } from '../orders/lookups.ts'
import { orders } from '../schema.ts'
import { endpointsOf } from '../webhooks/endpoints.ts'

export type AccountView = Awaited<ReturnType<typeof viewAccount>>

/**
 * Collects what an operator wants to see of an account at a glance.
 * @throws DomainError ACCOUNT_NOT_FOUND
 */
export async function viewAccount(db: Reader, telegramId: number, now: Date) {
  const account = await accountByTelegramId(db, telegramId)
  return {
    ...(await apiReadiness(db, account, now)),
    account,
    /** The name of its tier; null if it has none. */
    tier: account.tierId === null ? null : (await tierById(db, account.tierId)).name,
    standing: standingOf(account, now),
    ...(await walletOf(db, account.id)),
    /** Deposits and the operator's adjustments, minus what was taken back. */
    paidInMicros: await paidIn(db, account.id),
    /** Deposits that can still be paid, or that wait for an admin. */
    openDeposits: await liveDeposits(db, account.id, now),
    orderCount: await orderCount(db, account.id),
    webhooks: await viewWebhooks(db, account.id),
    /** `open`: the move that waits; null if none does. */
    moves: { ...(await moveHistory(db, account)), open: await openMoveOf(db, account.id) },
    /** The test account beside it; null if it never had a test key. */
    test: await viewTest(db, account.id),
  }
}

async function viewWebhooks(db: Reader, accountId: number) {
  const found = await endpointsOf(db, accountId)
  return { count: found.length, off: found.filter(({ offAt }) => offAt).length }
}

async function viewTest(db: Reader, accountId: number) {
  const test = await testAccountOf(db, accountId)
  if (!test) return null
  return {
    accountId: test.id,
    balanceMicros: await balanceOf(db, test.id),
    orderCount: await orderCount(db, test.id),
  }
}

function orderCount(db: Reader, accountId: number): Promise<number> {
  return db.$count(orders, eq(orders.accountId, accountId))
}

/**
 * What an account's own programs see of it. Money and lookups are the account's own. A test account shows the rest of
 * its holder's live account.
 */
export async function viewOwnAccount(db: Reader, accountId: number, now: Date) {
  const own = await accountOf(db, accountId)
  const live = own.testOf === null ? own : await accountOf(db, own.testOf)
  return {
    name: live.name,
    tier: await tierName(db, live.tierId),
    standing: standingOf(live, now),
    ...(await walletOf(db, accountId)),
    freeLookupsLeft: await freeLookupsLeft(db, accountId, now),
    allowlist: await allowlistOf(db, live.id),
  }
}
