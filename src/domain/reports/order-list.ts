import { and, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { isWanted, type OrderFilter, type Place, type Walked, walkBack } from '../orders/lists.ts'
import { accounts, orders } from '../schema.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { idsNamed } from './customers.ts'
import { findExact, ordersOfSupplier, searchable } from './find.ts'
import { type ListedOrder, orderProfit } from './order.ts'

// The orders of all accounts, for the operator.

export type OrdersWanted = OrderFilter & {
  accountId?: number | undefined
  /** Only these, of which there are few. */
  ids?: readonly string[] | undefined
}

/**
 * The newest orders that match, as of walkBack; none of a test account, unless it is asked for.
 * @param page walks: how often it walks back on while it is not full
 */
export async function ordersWanted(
  db: Reader,
  wanted: OrdersWanted,
  { limit, before, walks }: Place & { walks: number },
): Promise<Walked<ListedOrder>> {
  const { ids, accountId } = wanted
  // Also where a walk keeps to the account: PostgreSQL would read all of a walk to join it.
  const isOwn = accountId === undefined ? undefined : eq(orders.accountId, accountId)
  const listed = (condition: SQL | undefined, most: number, newestFirst: SQL[]) =>
    db
      .select({
        ...getTableColumns(orders),
        profitMicros: orderProfit,
        holder: { name: accounts.name, telegramId: accounts.telegramId },
      })
      .from(orders)
      .innerJoin(accounts, eq(accounts.id, orders.accountId))
      .where(and(condition, isOwn))
      .orderBy(...newestFirst)
      .limit(most)
  if (ids) {
    const condition = and(inArray(orders.id, [...ids]), isWanted(wanted))
    return { rows: await listed(condition, limit, [desc(orders.seq)]), next: null }
  }
  const slice = createTimeSlices()
  const found: ListedOrder[] = []
  let next = before
  for (let walk = 0; walk < walks; walk++) {
    const page = { limit: limit - found.length, before: next }
    const part = await walkBack(db, wanted, page, listed)
    found.push(...part.rows)
    next = part.next
    if (next === null || found.length === limit) break
    await slice()
  }
  return { rows: found, next }
}

/** The orders that a search text means. */
export type Meant = Pick<OrdersWanted, 'ids' | 'accountId' | 'named'>

/**
 * The orders with exactly this id, trxid, supplier's id, claim or code; else the account with this Telegram id, also a
 * former one, or this @name; else a player or a part of an id.
 */
export async function ordersMeant(db: Reader, given: string): Promise<Meant> {
  const text = searchable(given)
  if (text === null) return { ids: [] }
  const exact = [...(await findExact(db, text, given)), ...(await ordersOfSupplier(db, text))]
  const ids = exact.flatMap((find) => {
    if (find.kind === 'claim') return find.claim.orderId
    return find.kind === 'order' || find.kind === 'lookup' ? find.id : []
  })
  if (ids.length > 0) return { ids }
  const accountId = await accountNamed(db, text)
  return accountId === null ? { named: text } : { accountId }
}

/** The account with this Telegram id, also a former one, or this @name; null if there is none. */
export async function accountNamed(db: Reader, text: string): Promise<number | null> {
  const [id] = (await idsNamed(db, text)) ?? []
  return id ?? null
}
