import { desc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { type ApiReadiness, apiReadiness } from '../access/readiness.ts'
import { type Account, accountByTelegramId, accountOf } from '../accounts/accounts.ts'
import { type Move, type MoveHistory, moveHistory, openMoveOf } from '../accounts/moves/moves.ts'
import { allowlistOf, standingOf } from '../accounts/standing.ts'
import { testAccountOf } from '../accounts/test-account.ts'
import { tierById, tierName } from '../catalog/tiers.ts'
import { liveDeposits } from '../deposits/deposits.ts'
import { balanceOf, paidIn, walletOf } from '../ledger/ledger.ts'
import { freeLookupsLeft } from '../orders/lookups.ts'
import { accountNotes, accounts, orders } from '../schema.ts'
import { endpointsOf } from '../webhooks/endpoints.ts'

export type AccountView = ApiReadiness & {
  account: Account
  /** The name of its tier; null if it has none. */
  tier: string | null
  standing: ReturnType<typeof standingOf>
  balanceMicros: number
  /** What the account owes after a payment was taken back. The balance is zero then. */
  debtMicros: number
  /** Deposits and the operator's adjustments, minus what was taken back. */
  paidInMicros: number
  /** Deposits that can still be paid, or that wait for an admin. */
  openDeposits: number
  orderCount: number
  noteCount: number
  webhooks: { count: number; off: number }
  /** `open`: the move that waits; null if none does. */
  moves: MoveHistory & { open: Move | null }
  /** The test account beside it; null if it never had a test key. */
  test: { accountId: number; balanceMicros: number; orderCount: number } | null
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
    tier: account.tierId === null ? null : (await tierById(db, account.tierId)).name,
    standing: standingOf(account, now),
    ...(await walletOf(db, account.id)),
    paidInMicros: await paidIn(db, account.id),
    openDeposits: await liveDeposits(db, account.id, now),
    orderCount: await orderCount(db, account.id),
    noteCount: await db.$count(accountNotes, eq(accountNotes.accountId, account.id)),
    webhooks: await viewWebhooks(db, account.id),
    moves: { ...(await moveHistory(db, account)), open: await openMoveOf(db, account.id) },
    test: await viewTest(db, account.id),
  }
}

async function viewWebhooks(db: Reader, accountId: number): Promise<AccountView['webhooks']> {
  const found = await endpointsOf(db, accountId)
  return { count: found.length, off: found.filter(({ offAt }) => offAt).length }
}

async function viewTest(db: Reader, accountId: number): Promise<AccountView['test']> {
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

/** Leaves out test accounts. */
export function newestAccounts(db: Reader, limit: number): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(isNull(accounts.testOf))
    .orderBy(desc(accounts.id))
    .limit(limit)
}

/** What an account's own programs see of it. Money is in micro-USD. */
export type OwnAccount = {
  name: string
  tier: string
  standing: ReturnType<typeof standingOf>
  balanceMicros: number
  debtMicros: number
  /** The holder gets a notice below this; null if they did not ask for one. */
  lowBelowMicros: number | null
  freeLookupsLeft: number
  allowlist: string[]
}

/** Money and lookups are the account's own. A test account shows the rest of its holder's live account. */
export async function viewOwnAccount(
  db: Reader,
  accountId: number,
  now: Date,
): Promise<OwnAccount> {
  const own = await accountOf(db, accountId)
  const live = own.testOf === null ? own : await accountOf(db, own.testOf)
  const { balanceMicros, debtMicros, lowBelowMicros } = await walletOf(db, accountId)
  return {
    name: live.name,
    tier: await tierName(db, live.tierId),
    standing: standingOf(live, now),
    balanceMicros,
    debtMicros,
    lowBelowMicros,
    freeLookupsLeft: await freeLookupsLeft(db, accountId, now),
    allowlist: await allowlistOf(db, live.id),
  }
}
