import { desc, isNotNull } from 'drizzle-orm'
import { openedCode } from '../../db/codes-at-rest.ts'
import type { Reader } from '../../db/store.ts'
import { stockCodes } from '../schema.ts'
import { maskedCode } from '../stock/code-text.ts'
import { listCustomers } from './customers.ts'
import {
  type Find,
  findExact,
  foundAccount,
  foundOrder,
  MAX_FOUND,
  ordersOfSupplier,
  searchable,
  wholeRows,
} from './find.ts'
import { ordersWanted } from './order-list.ts'

// What admins look for, among everybody's: exact ids first, then people, then the newest orders.

/** How often the newest orders are walked through for a player or a part of an id. */
const WALKS = 3
/** How many of the codes sold last are decrypted to compare their ends. */
const CODES_SEARCHED = 1000
const MIN_NAME = 2
/** As many as masked codes show. */
const MIN_CODE_END = 4

/**
 * What the text is, whoever it belongs to: an id, trxid or reference of ours, the supplier's id of an order, the
 * payment service's of a payment, a code; a person's Telegram id, also a former one, @name or a part of the name; a
 * player or a part of the id of the newest orders; the last characters of a code that was sold last.
 */
export async function findAny(db: Reader, given: string, now: Date): Promise<Find[]> {
  const text = searchable(given)
  if (text === null) return []
  const exact = [...(await findExact(db, text, given)), ...(await ordersOfSupplier(db, text))]
  if (exact.length > 0) return exact
  const people = await accountsLike(db, text, now)
  if (people.length > 0) return people
  const named = await ordersNamed(db, text)
  return named.length > 0 ? named : ordersWithCodeEnd(db, text)
}

async function accountsLike(db: Reader, named: string, now: Date): Promise<Find[]> {
  if (named.replace(/^@/, '').length < MIN_NAME) return []
  const found: Find[] = []
  let before: number | null = null
  do {
    const page = { limit: MAX_FOUND - found.length, before }
    const { rows, next } = await listCustomers(db, { named }, page, now)
    found.push(...rows.map(foundAccount))
    before = next
  } while (before !== null && found.length < MAX_FOUND)
  return found
}

async function ordersNamed(db: Reader, named: string): Promise<Find[]> {
  const newest = { limit: MAX_FOUND, before: null, walks: WALKS }
  const { rows } = await ordersWanted(db, { from: null, to: null, named }, newest)
  return rows.map(foundOrder)
}

/** Whether it is a code that is meant: by its last characters, or as it is masked, such as `HIST…3146`. */
function codeMeant(text: string): ((code: string) => boolean) | null {
  // Not each end by itself: nobody may guess a code on, character by character.
  if (text.includes('…')) return (code) => maskedCode(code) === text
  return text.length < MIN_CODE_END ? null : (code) => code.endsWith(text)
}

/** The orders with one of the codes sold last that ends in this text, or is shown like this. */
export async function ordersWithCodeEnd(db: Reader, text: string): Promise<Find[]> {
  const isMeant = codeMeant(text)
  if (!isMeant) return []
  const { id, pid, code, sealed, orderId } = stockCodes
  const rows = await db
    .select({ pid, code, sealed, orderId })
    .from(stockCodes)
    .where(isNotNull(orderId))
    .orderBy(desc(id))
    .limit(CODES_SEARCHED)
  const ids = rows.flatMap((row) =>
    row.orderId !== null && isMeant(openedCode(db, row)) ? [row.orderId] : [],
  )
  return wholeRows(db, [...new Set(ids)].slice(0, MAX_FOUND))
}
