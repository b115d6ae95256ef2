import { and, eq, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { keySpends } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { utcDay } from '../shared/utc-day.ts'
import { requireKnownAddress } from './address-guard.ts'
import { type ApiKey, rootOf } from './api-keys.ts'
import type { CallerKey } from './gatekeeper.ts'

// What keys with a daily cap have spent. The keys of a chain of rotations count together.

/** Long enough to answer questions about a day. */
const KEEP_MS = 40 * 24 * 60 * 60 * 1000

/** The key that an order or lookup was sent with, and the address that it came from. */
export type PayingKey = Pick<
  CallerKey,
  'id' | 'rootId' | 'accountId' | 'scopes' | 'dailyCapMicros' | 'orderCapMicros' | 'guarded'
> & { address: string | null }

export type SentWith = { keyId: number | null; spendKeyId: number | null }

/**
 * Lets a key pay for an order or lookup, and counts the cost towards its caps. Call it in the charging
 * transaction, before the wallet is moved: nothing is counted unless that commits. A key without a daily cap
 * whose account has no address guard costs no statement.
 * @param key undefined if no key is involved.
 * @throws DomainError ADDRESS_NOT_CONFIRMED, KEY_CAP_EXCEEDED
 */
export async function spendWithKey(
  tx: Tx,
  key: PayingKey | undefined,
  amountMicros: number,
  now: Date,
): Promise<SentWith> {
  if (!key) return { keyId: null, spendKeyId: null }
  if (key.guarded) await requireKnownAddress(tx, key, now)
  const { id: keyId, orderCapMicros, dailyCapMicros: capMicros } = key
  if (orderCapMicros !== null && amountMicros > orderCapMicros)
    throw capExceeded('order', orderCapMicros, 0, amountMicros)
  if (capMicros === null) return { keyId, spendKeyId: null }
  const spendKeyId = rootOf(key)
  if (!(await countSpend(tx, spendKeyId, { amountMicros, capMicros }, now)))
    throw capExceeded('day', capMicros, await spentToday(tx, key, now), amountMicros)
  return { keyId, spendKeyId }
}

/** Adds to what the key spent today, unless that would exceed the cap. Returns false then. */
async function countSpend(
  tx: Tx,
  keyId: number,
  { amountMicros, capMicros }: { amountMicros: number; capMicros: number },
  now: Date,
): Promise<boolean> {
  if (amountMicros > capMicros) return false
  const after = sql`${keySpends.spentMicros} + ${amountMicros}`
  const counted = await tx
    .insert(keySpends)
    .values({ day: utcDay(now), keyId, spentMicros: amountMicros })
    .onConflictDoUpdate({
      target: [keySpends.day, keySpends.keyId],
      set: { spentMicros: after },
      setWhere: sql`${after} <= ${capMicros}`,
    })
    .returning({ spentMicros: keySpends.spentMicros })
  return counted.length > 0
}

/**
 * Subtracts a refunded order or lookup from what the key spent on the day of the charge. Call it before the
 * wallet is moved, as the charge did: transactions lock both rows in the same order.
 */
export async function returnSpend(
  tx: Tx,
  refunded: { spendKeyId: number | null; amountMicros: number; createdAt: Date },
): Promise<void> {
  const { spendKeyId, amountMicros, createdAt } = refunded
  if (spendKeyId === null) return
  await tx
    .update(keySpends)
    .set({ spentMicros: sql`${keySpends.spentMicros} - ${amountMicros}` })
    .where(and(eq(keySpends.day, utcDay(createdAt)), eq(keySpends.keyId, spendKeyId)))
}

/** What the key has spent of its daily cap today, in micro-USD, less what was refunded of it. */
export async function spentToday(
  db: Reader,
  key: Pick<ApiKey, 'id' | 'rootId'>,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ spentMicros: keySpends.spentMicros })
    .from(keySpends)
    .where(and(eq(keySpends.day, utcDay(now)), eq(keySpends.keyId, rootOf(key))))
  return row?.spentMicros ?? 0
}

/** Deletes the rows of days that nobody asks about any more. */
export async function sweepSpends(tx: Tx, now: Date): Promise<void> {
  await tx.delete(keySpends).where(lt(keySpends.day, utcDay(new Date(now.getTime() - KEEP_MS))))
}

function capExceeded(
  cap: 'day' | 'order',
  capMicros: number,
  spentMicros: number,
  neededMicros: number,
) {
  return new DomainError('KEY_CAP_EXCEEDED', { cap, capMicros, spentMicros, neededMicros })
}
