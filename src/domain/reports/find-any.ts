import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm'
import { openedCode } from '../../db/codes-at-rest.ts'
import type { Reader } from '../../db/store.ts'
import { formerAccountIds } from '../accounts/moves/moves.ts'
import { isNamed } from '../orders/lists.ts'
import { accounts, orders, stockCodes } from '../schema.ts'
import { onlyRow } from '../shared/errors.ts'
import { isLive } from '../shared/test-world.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { isCalled } from './customers.ts'
import {
  type Find,
  findExact,
  foundAccount,
  foundOrder,
  MAX_FOUND,
  MIN_CODE_END,
  searchable,
  wholeRows,
} from './find.ts'

// What admins look for, among everybody's: exact ids first, then people, then the newest orders.

/** One query looks through so many rows. */
const ROWS_AT_ONCE = 5000
/** How many of the newest orders are looked through for a player or a part of an id. */
const ORDERS_SEARCHED = 50_000
/** How many of the codes sold last are decrypted to compare their ends. */
const CODES_SEARCHED = 1000
const MIN_NAME = 2

/**
 * What the text is, whoever it belongs to: an id, trxid or reference of ours, the supplier's id of an order, the
 * payment service's of a payment, a code; a person's Telegram id, also a former one, @name or a part of the name; a
 * player or a part of the id of the newest orders; the last characters of a code that was sold last.
 */
export async function findAny(db: Reader, given: string): Promise<Find[]> {
  const text = searchable(given)
  if (text === null) return []
  const exact = [...(await findExact(db, text, given)), ...(await ordersOfSupplier(db, text))]
  if (exact.length > 0) return exact
  const people = await accountsLike(db, text)
  if (people.length > 0) return people
  const named = await ordersNamed(db, text)
  return named.length > 0 ? named : ordersWithCodeEnd(db, text)
}

/** The orders that have this id at a supplier. */
export async function ordersOfSupplier(db: Reader, text: string): Promise<Find[]> {
  const { supplierOrderId } = orders
  const found = await db
    .select()
    .from(orders)
    // The exact condition of the partial index, so that the query uses it.
    .where(and(eq(supplierOrderId, text), sql`${supplierOrderId} is not null`))
    .orderBy(desc(orders.seq))
    .limit(MAX_FOUND)
  return found.map(foundOrder)
}

async function accountsLike(db: Reader, text: string): Promise<Find[]> {
  const name = text.replace(/^@/, '').toLowerCase()
  if (name.length < MIN_NAME) return []
  const number = /^\d{1,15}$/.test(name) ? Number(name) : null
  const former = number === null ? [] : await formerAccountIds(db, number)
  const fits = or(
    number === null ? undefined : eq(accounts.telegramId, number),
    former.length === 0 ? undefined : inArray(accounts.id, former),
    isCalled(name),
  )
  const isPerson = isNull(accounts.testOf)
  const newest = await db.select({ id: max(accounts.id) }).from(accounts)
  const slice = createTimeSlices()
  const found: Find[] = []
  for (let after = 0; after < (onlyRow(newest).id ?? 0); after += ROWS_AT_ONCE) {
    const some = and(gt(accounts.id, after), lte(accounts.id, after + ROWS_AT_ONCE))
    const rows = await db
      .select()
      .from(accounts)
      .where(and(some, isPerson, fits))
      .limit(MAX_FOUND)
    found.push(...rows.map(foundAccount))
    if (found.length >= MAX_FOUND) break
    await slice()
  }
  return found.slice(0, MAX_FOUND)
}

async function ordersNamed(db: Reader, text: string): Promise<Find[]> {
  const { seq } = orders
  const newest = onlyRow(await db.select({ seq: max(seq) }).from(orders)).seq ?? 0
  const slice = createTimeSlices()
  const ids: string[] = []
  const oldest = Math.max(newest - ORDERS_SEARCHED, 0)
  for (let upTo = newest; upTo > oldest; upTo -= ROWS_AT_ONCE) {
    const some = and(gt(seq, upTo - ROWS_AT_ONCE), lte(seq, upTo), isLive(orders.supplier))
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(some, isNamed(text)))
      .orderBy(desc(seq))
      .limit(MAX_FOUND)
    ids.push(...rows.map(({ id }) => id))
    if (ids.length >= MAX_FOUND) break
    await slice()
  }
  return wholeRows(db, ids.slice(0, MAX_FOUND))
}

/** The orders with one of the codes sold last that ends in this text. */
export async function ordersWithCodeEnd(db: Reader, end: string): Promise<Find[]> {
  if (end.length < MIN_CODE_END) return []
  const { id, pid, code, sealed, orderId } = stockCodes
  const rows = await db
    .select({ pid, code, sealed, orderId })
    .from(stockCodes)
    .where(isNotNull(orderId))
    .orderBy(desc(id))
    .limit(CODES_SEARCHED)
  const ids = rows.flatMap((row) =>
    row.orderId !== null && openedCode(db, row).endsWith(end) ? [row.orderId] : [],
  )
  return wholeRows(db, [...new Set(ids)].slice(0, MAX_FOUND))
}
