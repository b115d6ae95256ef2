import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { isNamed, WALK_ROWS } from '../orders/lists.ts'
import { inAccount, type OrderRow } from '../orders/orders.ts'
import { accounts, orders } from '../schema.ts'
import { CLOCK_MARGIN_MS, isDuring, type Period, serialsOf } from '../shared/since.ts'
import { isLive } from '../shared/test-world.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { idsNamed } from './customers.ts'
import { findExact, ordersOfSupplier, searchable } from './find.ts'
import { type ListedOrder, orderProfit } from './order.ts'

// The orders of all accounts, for the operator. There is no index for each filter, which every new order would pay
// for: a page walks back through at most WALK_ROWS of them, and the next one goes on from there.

export type OrdersWanted = Period & {
  status?: OrderRow['status'] | undefined
  slug?: string | undefined
  supplier?: string | undefined
  accountId?: number | undefined
  /** A value of one of the player's fields, or a part of the order's id. */
  named?: string | undefined
  /** Only these, of which there are few. */
  ids?: readonly string[] | undefined
}

/** `next`: the serial number behind which the next page continues; null at the end. */
type Found = { rows: ListedOrder[]; next: number | null }

type Place = { limit: number; before: number | null }

/**
 * The newest orders that match, newest first; none of a test account, unless it is asked for. A page may have fewer
 * than `limit` orders, or none, although more follow: `next` says whether they do.
 * @param page before: the serial number behind which it begins; null for the newest order. walks: how often it walks
 *   back on while it is not full
 */
export async function ordersWanted(
  db: Reader,
  wanted: OrdersWanted,
  { limit, before, walks }: Place & { walks: number },
): Promise<Found> {
  if (wanted.ids) return { rows: await listed(db, limit, conditionOf(wanted), NEWEST), next: null }
  const slice = createTimeSlices()
  const found: ListedOrder[] = []
  let next = before
  for (let walk = 0; walk < walks; walk++) {
    const part = await walkBack(db, wanted, { limit: limit - found.length, before: next })
    found.push(...part.rows)
    next = part.next
    if (next === null || found.length === limit) break
    await slice()
  }
  return { rows: found, next }
}

async function walkBack(
  db: Reader,
  wanted: OrdersWanted,
  { limit, before: given }: Place,
): Promise<Found> {
  const { from, to } = wanted
  const walk = walkOf(wanted)
  const before = given ?? (await endOf(db, walk, to))
  const [end] = await db
    .select({ seq: orders.seq, createdAt: orders.createdAt })
    .from(orders)
    .where(walk.between({ end: before }))
    .orderBy(...walk.newestFirst)
    .limit(1)
    .offset(WALK_ROWS - 1)
  // Orders are numbered nearly in the order of their times: behind this one, none is from the period.
  const isPast = from && end && end.createdAt.getTime() < from.getTime() - CLOCK_MARGIN_MS
  const walked = walk.between({ first: end?.seq ?? 0, end: before })
  const condition = and(walked, conditionOf(wanted))
  const found = await listed(db, limit + 1, condition, walk.newestFirst)
  const rows = found.slice(0, limit)
  if (found.length > limit) return { rows, next: rows.at(-1)?.seq ?? null }
  return { rows, next: end && !isPast ? end.seq : null }
}

function listed(db: Reader, limit: number, condition: SQL | undefined, order: SQL[]) {
  return db
    .select({
      ...getTableColumns(orders),
      profitMicros: orderProfit,
      holder: { name: accounts.name, telegramId: accounts.telegramId },
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
}

const NEWEST = [desc(orders.seq)]

type Bounds = { first?: number; end?: number }
type Walk = { between: (bounds: Bounds) => SQL | undefined; newestFirst: SQL[]; oldestFirst: SQL[] }

/** The orders that are looked at: those of the account, those in a status that few have, or all. */
function walkOf({ accountId, status }: OrdersWanted): Walk {
  if (accountId !== undefined) {
    const { between, newestFirst, oldestFirst } = inAccount
    return { between: (bounds) => between(accountId, bounds), newestFirst, oldestFirst }
  }
  const few =
    status === undefined || status === 'completed'
      ? undefined
      : // Repeats the condition of the partial index exactly: the database uses it only then.
        and(sql`${orders.status} <> 'completed'`, eq(orders.status, status))
  const between = ({ first = 0, end = Number.MAX_SAFE_INTEGER }: Bounds) =>
    and(few, gte(orders.seq, first), lt(orders.seq, end))
  return { between, newestFirst: NEWEST, oldestFirst: [asc(orders.seq)] }
}

function conditionOf({ status, slug, supplier, accountId, named, ids, ...period }: OrdersWanted) {
  return and(
    // Not the column itself: PostgreSQL would use an index by status, and walk through all of them.
    status === undefined ? undefined : sql`${orders.status} || '' = ${status}`,
    slug === undefined ? undefined : eq(orders.slug, slug),
    supplier === undefined ? undefined : eq(orders.supplier, supplier),
    accountId === undefined && ids === undefined ? isLive(orders.supplier) : undefined,
    accountId === undefined ? undefined : eq(orders.accountId, accountId),
    ids === undefined ? undefined : inArray(orders.id, [...ids]),
    named === undefined ? undefined : isNamed(named),
    isDuring(orders.createdAt, period),
  )
}

/** A serial number above those of the walk's orders from before `to`. */
async function endOf(db: Reader, walk: Walk, to: Date | null): Promise<number> {
  const read = async (first: number) => {
    const [row] = await db
      .select({ serial: orders.seq, at: orders.createdAt })
      .from(orders)
      .where(walk.between({ first }))
      .orderBy(...walk.oldestFirst)
      .limit(1)
    return row ?? null
  }
  return (await serialsOf({ from: null, to }, read)).end
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
