import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { accounts, depositReceipts, deposits } from '../db/schema.ts'
import type { Reader } from '../db/store.ts'
import type { Deposit } from './payment.ts'

// Deposits of everyone, as admins look at them.

export type DepositOfHolder = Deposit & { accountName: string; telegramId: number }
type Page = { limit: number; offset: number }

/** What waits for an admin, the oldest first. */
export function pendingDeposits(db: Reader, page: Page): Promise<DepositOfHolder[]> {
  return withHolders(db, eq(deposits.status, 'submitted'), [asc(deposits.id)], page)
}

export function pendingDepositCount(db: Reader): Promise<number> {
  return db.$count(deposits, eq(deposits.status, 'submitted'))
}

/** What reached a wallet, also where it was paid back since; the newest first. */
export function creditedDeposits(db: Reader, page: Page): Promise<DepositOfHolder[]> {
  const credited = inArray(deposits.status, ['credited', 'refunding', 'refunded'])
  return withHolders(db, credited, [desc(deposits.endedAt), desc(deposits.id)], page)
}

/** The other deposits that came, at any time, with a receipt of this one, newest first. */
export function receiptUses(db: Reader, depositId: number): Promise<Deposit[]> {
  const own = db
    .select({ uniqueId: depositReceipts.uniqueId })
    .from(depositReceipts)
    .where(eq(depositReceipts.depositId, depositId))
  const others = db
    .select({ depositId: depositReceipts.depositId })
    .from(depositReceipts)
    .where(and(inArray(depositReceipts.uniqueId, own), ne(depositReceipts.depositId, depositId)))
  return db.select().from(deposits).where(inArray(deposits.id, others)).orderBy(desc(deposits.id))
}

async function withHolders(
  db: Reader,
  condition: SQL,
  order: SQL[],
  { limit, offset }: Page,
): Promise<DepositOfHolder[]> {
  const rows = await db
    .select({ deposit: deposits, accountName: accounts.name, telegramId: accounts.telegramId })
    .from(deposits)
    .innerJoin(accounts, eq(accounts.id, deposits.accountId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ deposit, ...holder }) => ({ ...deposit, ...holder }))
}
