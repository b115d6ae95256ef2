import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { accounts, deposits } from '../schema.ts'
import { type Listed, type Page, readBeside, readPage } from '../shared/pages.ts'
import type { Deposit } from './payment-method.ts'

// Everybody's deposits, for the admins.

export type DepositOfHolder = Deposit & { accountName: string; telegramId: number }

/** Deposits that wait for an admin, oldest first. */
export function pendingDeposits(db: Reader, page: Page): Promise<Listed<DepositOfHolder>> {
  // `notEnded` must match the condition of the partial index word for word.
  const notEnded = sql`${deposits.status} in ('open', 'submitted', 'refunding')`
  const submitted = and(eq(deposits.status, 'submitted'), notEnded)
  return readPage(page, { by: deposits.id, first: 'oldest' }, (beside, order, limit) =>
    withHolders(db, and(submitted, beside), [order], limit),
  )
}

export function pendingDepositCount(db: Reader): Promise<number> {
  return db.$count(deposits, eq(deposits.status, 'submitted'))
}

/** Deposits that reached a wallet, even if they went back since, newest first. */
export function creditedDeposits(db: Reader, page: Page): Promise<Listed<DepositOfHolder>> {
  const { cursor } = page
  const credited = inArray(deposits.status, ['credited', 'refunding', 'refunded', 'charged_back'])
  return readBeside(page, (limit, isBack) => {
    const order = isBack ? asc : desc
    const beside = cursor ? besideEnd(db, cursor.id, isBack) : undefined
    return withHolders(
      db,
      and(credited, beside),
      [order(deposits.endedAt), order(deposits.id)],
      limit,
    )
  })
}

/** Deposits that ended before the given one, or after it if `isBack`. */
function besideEnd(db: Reader, id: number, isBack: boolean): SQL | undefined {
  const end = db.select({ endedAt: deposits.endedAt }).from(deposits).where(eq(deposits.id, id))
  const [from, beyond] = isBack ? [gte, gt] : [lte, lt]
  // The index serves the first condition.
  return and(
    from(deposits.endedAt, end),
    or(beyond(deposits.endedAt, end), beyond(deposits.id, id)),
  )
}

async function withHolders(
  db: Reader,
  condition: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<DepositOfHolder[]> {
  const rows = await db
    .select({ deposit: deposits, accountName: accounts.name, telegramId: accounts.telegramId })
    .from(deposits)
    .innerJoin(accounts, eq(accounts.id, deposits.accountId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
  return rows.map(({ deposit, ...holder }) => ({ ...deposit, ...holder }))
}
