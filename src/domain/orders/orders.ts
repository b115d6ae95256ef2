import { and, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import { ownRows } from '../../db/own-rows.ts'
import { isValueOf, prepared, upTo } from '../../db/prepared.ts'
import type { Reader } from '../../db/store.ts'
import { deliversCodes, isTest } from '../catalog/catalog.ts'
import { events, orders } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { type Listed, type Page, readBeside } from '../shared/pages.ts'
import { testCodes } from '../shared/test-world.ts'
import { codesOf, deliveredWithIds } from '../stock/delivered.ts'

export const ORDER_STATUSES = orders.status.enumValues
export type OrderStatus = OrderRow['status']

/** A row without its serial number, which is not read back when an order is placed. */
export type OrderRow = Omit<typeof orders.$inferSelect, 'seq'>
/** An order with its delivered codes: none unless it is a completed order of keys or cards. */
export type Order = OrderRow & { codes: string[] }

/** The columns that an order's owner sees. Listing these takes half the time of listing whole rows. */
const shown = {
  id: orders.id,
  trxid: orders.trxid,
  accountId: orders.accountId,
  pid: orders.pid,
  slug: orders.slug,
  packName: orders.packName,
  kind: orders.kind,
  quantity: orders.quantity,
  amountMicros: orders.amountMicros,
  player: orders.player,
  status: orders.status,
  error: orders.error,
  refunded: orders.refunded,
  supplier: orders.supplier,
  createdAt: orders.createdAt,
  endedAt: orders.endedAt,
}
/** An order as its owner sees it, without its codes. */
export type ShownRow = Pick<OrderRow, keyof typeof shown>
export type ShownOrder = ShownRow & { codes: string[] }
export type ListedOrder = ShownOrder & { seq: number }
type ListedRow = ShownRow & { seq: number }

/** Repeats the condition of the partial index exactly: the database uses it only then. */
export const isProcessing = and(
  sql`${orders.status} <> 'completed'`,
  eq(orders.status, 'processing'),
)

const { placeholder } = sql

export const inAccount = ownRows(orders.accountId, orders.seq)

const rowById = prepared<Reader, { id: string }, OrderRow[]>('order_by_id', (db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, placeholder('id'))),
)

const newestRows = prepared<
  Reader,
  { accountId: number; before: number; limit: number },
  ListedRow[]
>('orders_newest', (db) =>
  db
    .select({ seq: orders.seq, ...shown })
    .from(orders)
    .where(inAccount.between(placeholder('accountId'), { end: placeholder('before') }))
    .orderBy(...inAccount.newestFirst)
    .limit(upTo('limit')),
)

const rowsFrom = prepared<
  Reader,
  { accountId: number; first: number; limit: number; offset: number },
  ListedRow[]
>('orders_from', (db) =>
  db
    .select({ seq: orders.seq, ...shown })
    .from(orders)
    .where(inAccount.between(placeholder('accountId'), { first: placeholder('first') }))
    .orderBy(...inAccount.oldestFirst)
    .limit(upTo('limit'))
    .offset(placeholder('offset')),
)

/** @throws DomainError ORDER_NOT_FOUND */
export async function orderRow(db: Reader, id: string): Promise<OrderRow> {
  const [row] = await rowById(db, { id })
  if (!row) throw new DomainError('ORDER_NOT_FOUND', { id })
  return row
}

/** @throws DomainError ORDER_NOT_FOUND */
export async function orderById(db: Reader, id: string): Promise<Order> {
  const row = await orderRow(db, id)
  if (!hasDelivered(row)) return { ...row, codes: [] }
  if (isTest(row)) return { ...row, codes: testCodes(row) }
  return { ...row, codes: (await deliveredWithIds(db, id)).map(({ code }) => code) }
}

/** Like orderById, but does not find another account's order. */
export async function ownOrder(db: Reader, accountId: number, id: string): Promise<Order> {
  const order = await orderById(db, id)
  if (order.accountId !== accountId) throw new DomainError('ORDER_NOT_FOUND', { id })
  return order
}

/** The account's orders, newest first. Reads by an index, so other accounts' orders cost nothing. */
export async function ordersOf(
  db: Reader,
  accountId: number,
  page: Page,
): Promise<Listed<ListedOrder>> {
  const { cursor } = page
  const { rows, hasMore } = await readBeside(page, (limit, isBack) =>
    isBack
      ? rowsFrom(db, { accountId, first: (cursor?.id ?? 0) + 1, limit, offset: 0 })
      : newestRows(db, { accountId, before: cursor?.id ?? Number.MAX_SAFE_INTEGER, limit }),
  )
  return { rows: await withCodes(db, rows), hasMore }
}

/** The account's orders with serial numbers above `after`, oldest first. */
export async function ordersAfter(
  db: Reader,
  accountId: number,
  { after, limit, offset }: { after: number; limit: number; offset: number },
): Promise<ListedOrder[]> {
  return withCodes(db, await rowsFrom(db, { accountId, first: after + 1, limit, offset }))
}

/** What changes with each change to an account's list of orders. */
export type ListVersion = { seq: number; event: number | null }

const versions = prepared<Reader, { accountId: number }, ListVersion[]>(
  'order_list_version',
  (db) => {
    const newestEvent = db
      .select({ number: max(events.number) })
      .from(events)
      .where(isValueOf(events.accountId, 'accountId'))
    return db
      .select({ seq: orders.seq, event: sql<number | null>`${newestEvent}` })
      .from(orders)
      .where(inAccount.between(placeholder('accountId')))
      .orderBy(...inAccount.newestFirst)
      .limit(1)
  },
)

/**
 * The serial number of the account's newest order and the number of its newest event; null if it has no order. The
 * first rises with each of its orders, which get their numbers while their transaction holds the wallet's row lock,
 * the second with each end of an order and each code that is replaced.
 */
export async function listVersion(db: Reader, accountId: number): Promise<ListVersion | null> {
  const [version] = await versions(db, { accountId })
  return version ?? null
}

/** The newest orders that meet the condition, which must keep to one account, newest first. */
export async function readListed(
  db: Reader,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<ListedOrder[]> {
  const rows = await db
    .select({ seq: orders.seq, ...shown })
    .from(orders)
    .where(condition)
    .orderBy(...inAccount.newestFirst)
    .limit(limit)
  return withCodes(db, rows)
}

/** Those of the orders that the account owns, by id, with their codes. */
export async function ownOrders(
  db: Reader,
  accountId: number,
  ids: readonly string[],
): Promise<Map<string, ShownOrder>> {
  const rows = await ordersWithoutCodes(db, ids)
  const own = rows.filter((row) => row.accountId === accountId)
  return new Map((await withCodes(db, own)).map((order) => [order.id, order]))
}

/** The orders with these ids, in no particular order, without their codes. */
export async function ordersWithoutCodes(db: Reader, ids: readonly string[]): Promise<ShownRow[]> {
  if (ids.length === 0) return []
  return db
    .select(shown)
    .from(orders)
    .where(inArray(orders.id, [...ids]))
}

async function withCodes<Row extends ShownRow>(
  db: Reader,
  rows: Row[],
): Promise<(Row & { codes: string[] })[]> {
  const delivered = rows.filter(hasDelivered)
  const stored = delivered.filter((row) => !isTest(row)).map((row) => row.id)
  const codes = await codesOf(db, stored)
  for (const row of delivered) if (isTest(row)) codes.set(row.id, testCodes(row))
  return rows.map((row) => ({ ...row, codes: codes.get(row.id) ?? [] }))
}

/** Whether codes were delivered for the order: as many as its quantity. */
export function hasDelivered(row: Pick<OrderRow, 'kind' | 'status'>): boolean {
  return deliversCodes(row) && row.status === 'completed'
}
