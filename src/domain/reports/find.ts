import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import type { ApiKey } from '../access/api-keys.ts'
import { hashKey, isKey } from '../access/key-terms.ts'
import type { Account } from '../accounts/accounts.ts'
import { type Claim, claimIfAny } from '../claims/claims.ts'
import { type Deposit, depositsNamed } from '../deposits/deposits.ts'
import { searchOrders } from '../orders/lists.ts'
import { type Lookup, openedLookup } from '../orders/lookups.ts'
import type { OrderRow } from '../orders/orders.ts'
import { referencesOf } from '../orders/submissions.ts'
import { apiKeys, lookups, orders } from '../schema.ts'
import { fieldText, LINE_END } from '../shared/typed-text.ts'
import { orderOfCode } from '../stock/stock.ts'

// Finds what somebody means who pastes an id, a reference, a player or a code into the chat.

/** Something that was found. `id`: its id, reference or name. */
type Common = { id: string; accountId: number; at: Date }
export type Find = Common &
  (
    | { kind: 'order'; order: OrderRow }
    | { kind: 'lookup'; lookup: Lookup }
    | { kind: 'deposit'; deposit: Deposit }
    | { kind: 'claim'; claim: Claim }
    | { kind: 'key'; key: ApiKey }
    | { kind: 'account'; account: Account }
  )

type Stored = { id: string | number; accountId: number; createdAt: Date }

function common({ id, accountId, createdAt: at }: Stored): Common {
  return { id: String(id), accountId, at }
}

export function foundOrder(order: OrderRow): Find {
  return { kind: 'order', ...common(order), order }
}

function foundLookup(lookup: Lookup): Find {
  return { kind: 'lookup', ...common(lookup), lookup }
}

function foundDeposit(deposit: Deposit): Find {
  return { kind: 'deposit', ...common(deposit), id: deposit.reference, deposit }
}

function foundClaim(claim: Claim): Find {
  const { reference: id, accountId, openedAt: at } = claim
  return { kind: 'claim', id, accountId, at, claim }
}

function foundKey(key: ApiKey): Find {
  return { kind: 'key', ...common(key), id: key.name, key }
}

export function foundAccount(account: Account): Find {
  return { kind: 'account', ...common({ ...account, accountId: account.id }), account }
}

/** The longest text that is looked up: a code. */
const MAX_TEXT = 512
export const MAX_FOUND = 8
const KEY_PREFIX = /^gw_(?:live|test)_\w{4}$/

/**
 * What the text is, of everything that belongs to the accounts; nothing of others. Codes are found by their
 * fingerprint, as a whole.
 * @param accountIds a holder's own account first, then their test account.
 */
export async function findOwn(
  db: Reader,
  accountIds: readonly [number, ...number[]],
  given: string,
): Promise<Find[]> {
  const text = searchable(given)
  if (text === null) return []
  const own = ({ accountId }: Find) => accountIds.includes(accountId)
  const found = [
    ...(await findExact(db, text, given)).filter(own),
    ...(await keysLike(db, text)).filter(own),
  ]
  if (found.length > 0) return found
  const [accountId] = accountIds
  return ordersNamed(db, accountId, text)
}

/** The text as it is looked up; null if it cannot be the name of anything. */
export function searchable(given: string): string | null {
  const text = fieldText(given.trim())
  return text === '' || text.length > MAX_TEXT || LINE_END.test(text) ? null : text
}

/** What has exactly this id, trxid, reference or code, whoever it belongs to. @param given: the text as it was typed */
export async function findExact(db: Reader, text: string, given: string): Promise<Find[]> {
  const ofCode = await orderOfCode(db, given)
  const ids = [text.toUpperCase(), ...(await referencesOf(db, text)), ...(ofCode ? [ofCode] : [])]
  const deposits = await depositsNamed(db, text)
  const claim = await claimIfAny(db, text.toUpperCase())
  const ofOrders = db.select().from(orders).where(inArray(orders.id, ids)).orderBy(orders.seq)
  const ofLookups = db.select().from(lookups).where(inArray(lookups.id, ids)).orderBy(lookups.seq)
  return [
    ...(await ofOrders).map(foundOrder),
    ...(await ofLookups).map((row) => foundLookup(openedLookup(db, row))),
    ...deposits.map(foundDeposit),
    ...(claim ? [foundClaim(claim)] : []),
  ]
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

/** The keys with this text or this prefix. */
async function keysLike(db: Reader, text: string): Promise<Find[]> {
  const byText = isKey(text) ? eq(apiKeys.hash, hashKey(text)) : undefined
  const byPrefix = KEY_PREFIX.test(text) ? eq(apiKeys.prefix, text) : undefined
  const condition = or(byText, byPrefix)
  if (!condition) return []
  const keys = await db.select().from(apiKeys).where(condition).orderBy(apiKeys.id).limit(MAX_FOUND)
  return keys.map(foundKey)
}

/** The account's newest orders for this player, or with this part of an id. */
async function ordersNamed(db: Reader, accountId: number, named: string): Promise<Find[]> {
  const filter = { from: null, to: null, named }
  const found = await searchOrders(db, accountId, filter, { limit: MAX_FOUND, before: null })
  const ids = found.orders.map(({ id }) => id)
  return wholeRows(db, ids)
}

export async function wholeRows(db: Reader, ids: readonly string[]): Promise<Find[]> {
  if (ids.length === 0) return []
  const isNamed = inArray(orders.id, [...ids])
  const rows = await db.select().from(orders).where(isNamed)
  const byId = new Map(rows.map((order) => [order.id, order]))
  return ids.flatMap((id) => {
    const order = byId.get(id)
    return order ? [foundOrder(order)] : []
  })
}
