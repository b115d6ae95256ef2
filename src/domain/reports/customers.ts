import {
  and,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import type { Account } from '../accounts/accounts.ts'
import { formerAccountIds, isOpenMove } from '../accounts/moves/moves.ts'
import { accountMoves, accounts, orders, wallets } from '../schema.ts'
import { onlyRow } from '../shared/errors.ts'
import { createTimeSlices } from '../shared/time-slices.ts'

// The accounts as a list. No index is kept for its filters: a page walks back through the accounts, but never
// through more than WALK_ROWS of them.

const WALK_ROWS = 30_000
/** One query looks through so many. */
const ROWS_AT_ONCE = 5000

export const CUSTOMER_STATES = ['banned', 'restricted', 'in_debt', 'moving'] as const
type CustomerState = (typeof CUSTOMER_STATES)[number]
/** Those that a page walks to find; indexes find the others. */
const WALKED: ReadonlySet<CustomerState> = new Set(['banned', 'restricted'])
export type CustomerFilter = {
  /** A person's Telegram id, also a former one, @name, or a part of the name. */
  named?: string | undefined
  state?: CustomerState | undefined
  /** null: those without a tier. */
  tierId?: number | null | undefined
}
/** `lastOrderAt`: null if it has none. */
export type Customer = Account & {
  balanceMicros: number
  debtMicros: number
  lastOrderAt: Date | null
}

/**
 * The accounts that match, newest first, without test accounts. A page may have fewer than `limit`, or none, although
 * more follow: `next` says whether they do.
 * @param page before: the id behind which the page begins; null for the newest account
 */
export async function listCustomers(
  db: Reader,
  filter: CustomerFilter,
  { limit, before }: { limit: number; before: number | null },
  now: Date,
): Promise<{ rows: Customer[]; next: number | null }> {
  const exact = await idsNamed(db, filter.named)
  const wanted = and(
    isNull(accounts.testOf),
    exact ? inArray(accounts.id, exact) : undefined,
    exact || filter.named === undefined ? undefined : isCalled(filter.named),
    ...conditions(db, filter, now),
  )
  const isWalk = !exact && (filter.state === undefined || WALKED.has(filter.state))
  const newest = onlyRow(await db.select({ id: max(accounts.id) }).from(accounts)).id ?? 0
  let below = Math.min(before ?? newest + 1, newest + 1)
  const end = isWalk ? Math.max(below - WALK_ROWS, 1) : 1
  const slice = createTimeSlices()
  const rows: Customer[] = []
  while (below > end && rows.length <= limit) {
    const from = isWalk ? Math.max(below - ROWS_AT_ONCE, end) : end
    const some = and(gte(accounts.id, from), lt(accounts.id, below))
    rows.push(...(await readCustomers(db, and(some, wanted), limit + 1 - rows.length)))
    below = from
    await slice()
  }
  if (rows.length > limit) return { rows: rows.slice(0, limit), next: rows[limit - 1]?.id ?? null }
  return { rows, next: end > 1 ? end : null }
}

/** With the time of its newest order, which an index finds. */
async function readCustomers(
  db: Reader,
  where: SQL | undefined,
  limit: number,
): Promise<Customer[]> {
  const lastOrderAt =
    sql`(select ${orders.createdAt} from ${orders} where ${orders.accountId} = ${accounts.id} order by ${orders.seq} desc limit 1)`.mapWith(
      orders.createdAt,
    ) as SQL<Date | null>
  const { balanceMicros, debtMicros } = wallets
  const rows = await db
    .select({ account: accounts, balanceMicros, debtMicros, lastOrderAt })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(where)
    .orderBy(desc(accounts.id))
    .limit(limit)
  return rows.map(({ account, ...rest }) => ({ ...account, ...rest }))
}

function conditions(db: Reader, { state, tierId }: CustomerFilter, now: Date) {
  const inDebt = db
    .select({ id: wallets.accountId })
    .from(wallets)
    // The exact condition of the partial index, so that the query uses it.
    .where(sql`${wallets.debtMicros} > 0`)
  const moving = db.select({ id: accountMoves.accountId }).from(accountMoves).where(isOpenMove)
  return [
    state === 'banned' ? isNotNull(accounts.bannedAt) : undefined,
    state === 'restricted' ? gt(accounts.restrictedUntil, now) : undefined,
    state === 'in_debt' ? inArray(accounts.id, inDebt) : undefined,
    state === 'moving' ? inArray(accounts.id, moving) : undefined,
    tierId === undefined
      ? undefined
      : tierId === null
        ? isNull(accounts.tierId)
        : eq(accounts.tierId, tierId),
  ]
}

/** The accounts of whoever has, or had, exactly this Telegram id or @name; null if it is a part of names. */
export async function idsNamed(db: Reader, named: string | undefined): Promise<number[] | null> {
  if (named === undefined) return null
  const number = /^\d{1,15}$/.test(named) ? Number(named) : null
  const isExact =
    number === null
      ? eq(accounts.username, named.replace(/^@/, '').toLowerCase())
      : eq(accounts.telegramId, number)
  if (number === null && !named.startsWith('@')) return null
  const found = await db.select({ id: accounts.id }).from(accounts).where(isExact)
  const former = number === null ? [] : await formerAccountIds(db, number)
  const ids = [...found.map(({ id }) => id), ...former]
  return ids.length === 0 ? null : ids
}

/** Whether the text is a part of the person's name or @name. */
function isCalled(text: string) {
  const name = text.replace(/^@/, '').toLowerCase()
  const part = `%${name.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`lower(${accounts.name}) like ${part} escape '\\'`,
    sql`${accounts.username} like ${part} escape '\\'`,
  )
}
