import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { and, asc, count, desc, eq, gte, like, lt, max, or, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { prepared } from '../../db/prepared.ts'
import type { Reader } from '../../db/store.ts'
import { orders } from '../schema.ts'
import { CLOCK_MARGIN_MS, isDuring, type Period, serialsOf } from '../shared/since.ts'
import { isLive } from '../shared/test-world.ts'
import { inAccount, type ListedOrder, type OrderRow, ordersAfter, readListed } from './orders.ts'

// Finding orders without an index for each filter, which every new order would pay for. A page walks back through the
// orders, but never through more than WALK_ROWS of them.

/** How many orders a page looks at. SQLite takes some milliseconds for it, and answers nothing meanwhile. */
export const WALK_ROWS = 5000

export type OrderFilter = Period & {
  status?: OrderRow['status'] | undefined
  slug?: string | undefined
  pid?: string | undefined
  supplier?: string | undefined
  /** A value of one of the player's fields, such as their id, or a part of the order's id. */
  named?: string | undefined
}

/** `before`: the serial number behind which the page begins; null for the newest order. */
export type Place = { limit: number; before: number | null }
/** `next`: the serial number behind which the next page continues; null at the end. */
export type Walked<Row> = { rows: Row[]; next: number | null }

const { placeholder } = sql

/** The account's newest orders that match, as of walkBack. */
export async function searchOrders(
  db: Reader,
  accountId: number,
  filter: OrderFilter,
  page: Place,
): Promise<{ orders: ListedOrder[]; next: number | null }> {
  const wanted = { ...filter, accountId }
  const { rows, next } = await walkBack(db, wanted, page, (condition, limit) =>
    readListed(db, { condition, limit }),
  )
  return { orders: rows, next }
}

/**
 * The newest orders that match, newest first: of the account, or of all live ones. A page may have fewer than `limit`
 * orders, or none, although more follow: `next` says whether they do.
 * @param read reads those that meet a condition
 */
export async function walkBack<Row extends { seq: number }>(
  db: Reader,
  wanted: OrderFilter & { accountId?: number | undefined },
  { limit, before: given }: Place,
  read: (condition: SQL | undefined, limit: number, newestFirst: SQL[]) => Promise<Row[]>,
): Promise<Walked<Row>> {
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
  const live = wanted.accountId === undefined ? isLive(orders.supplier) : undefined
  const found = await read(and(walked, live, isWanted(wanted)), limit + 1, walk.newestFirst)
  const rows = found.slice(0, limit)
  if (found.length > limit) return { rows, next: rows.at(-1)?.seq ?? null }
  return { rows, next: end && !isPast ? end.seq : null }
}

type Bounds = { first?: number; end?: number }
type Walk = { between: (bounds: Bounds) => SQL | undefined; newestFirst: SQL[]; oldestFirst: SQL[] }

/** The orders that are looked at: those of the account, those in a status that few have, or all. */
function walkOf({
  accountId,
  status,
}: Pick<OrderFilter, 'status'> & { accountId?: number | undefined }): Walk {
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
  return { between, newestFirst: [desc(orders.seq)], oldestFirst: [asc(orders.seq)] }
}

export function isWanted({ status, slug, pid, supplier, named, ...period }: OrderFilter) {
  return and(
    // Not the column itself: PostgreSQL would use an index by status, and walk through others' orders.
    status === undefined ? undefined : sql`${orders.status} || '' = ${status}`,
    slug === undefined ? undefined : eq(orders.slug, slug),
    pid === undefined ? undefined : eq(orders.pid, pid),
    supplier === undefined ? undefined : eq(orders.supplier, supplier),
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

/** Fewer characters are part of many ids. */
const PART_OF_ID = /^[0-9A-Z-]{4,40}$/

/** Whether the text is a value of a player's field or a part of the order's id. */
function isNamed(text: string) {
  // In the stored JSON, a value is in quotes, behind a colon.
  const stored = `:${JSON.stringify(text)}`.replace(/[\\%_]/g, '\\$&')
  const isPlayer = sql`cast(${orders.player} as text) like ${`%${stored}%`} escape '\\'`
  const part = text.toUpperCase()
  return PART_OF_ID.test(part) ? or(isPlayer, like(orders.id, `%${part}%`)) : isPlayer
}

/** The number of an account's orders between two positions. */
const STEP = 2000
/** Accounts whose positions are cached: 8 bytes for each 2,000 orders. */
const ACCOUNTS_KEPT = 1000

type Owner = { accountId: number; test: boolean }

const nextStep = prepared<
  Reader,
  { accountId: number; first: number },
  { many: number; last: number | null }[]
>('orders_step', (db) => {
  const step = db
    .select({ seq: orders.seq })
    .from(orders)
    .where(inAccount.between(placeholder('accountId'), { first: placeholder('first') }))
    .orderBy(...inAccount.oldestFirst)
    .limit(STEP)
    .as('step')
  return db.select({ many: count(), last: max(step.seq) }).from(step)
})

/**
 * Caches positions: the serial number of every 2,000th order of an account, counted from its first. Orders
 * are only added at the end, so positions stay valid. A page is read from the position before it. Positions of test
 * accounts are not cached, because their oldest orders are removed.
 */
export function createOrderPages(read: Reader) {
  const known = new LRUCache<number, readonly number[]>({ max: ACCOUNTS_KEPT })

  /** Finds the positions of new orders, and returns all positions and the number of orders. */
  async function measure({
    accountId,
    test,
  }: Owner): Promise<{ positions: readonly number[]; total: number }> {
    const positions = [...(known.get(accountId) ?? [])]
    for (;;) {
      const [step] = await nextStep(read, { accountId, first: (positions.at(-1) ?? 0) + 1 })
      const total = positions.length * STEP + (step?.many ?? 0)
      if (!step?.last || step.many < STEP) {
        if (!test) known.set(accountId, positions)
        return { positions, total }
      }
      positions.push(step.last)
      // Lets other requests run: a long history has many positions to find the first time.
      await yieldToEventLoop()
    }
  }

  return {
    /**
     * One page of an account's orders, newest first, and how many orders there are in all. Skips the `offset` newest
     * orders. As fast for the oldest page as for the newest.
     */
    async page(account: Owner, { limit, offset }: { limit: number; offset: number }) {
      const { positions, total } = await measure(account)
      // Counted from the account's first order, which has number 1.
      const newest = total - offset
      const oldest = Math.max(1, newest - limit + 1)
      if (newest < oldest) return { orders: [], total, hasMore: false }
      const position = Math.floor((oldest - 1) / STEP)
      const found = await ordersAfter(read, account.accountId, {
        after: positions[position - 1] ?? 0,
        limit: newest - oldest + 1,
        offset: oldest - 1 - position * STEP,
      })
      return { orders: found.reverse(), total, hasMore: oldest > 1 }
    },
  }
}
