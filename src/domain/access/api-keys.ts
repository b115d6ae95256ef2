import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { apiKeys } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { recordAccessChange } from '../accounts/standing.ts'
import { type Actor, recordAct } from '../service/audit-log.ts'
import { invalidateAccount } from '../shared/cache/invalidate.ts'

/** Which service a key is for; the prefix shows it, so that people recognize a test key. */
export type KeyMode = 'live' | 'test'
export type ApiKey = typeof apiKeys.$inferSelect

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 32
const CHECKSUM_LENGTH = 6
/** Long past, so that an ended key stays ended even if the clock is set back. */
const AT_ONCE = new Date(0)
const KEY = /^gw_(?:live|test)_[0-9A-Za-z]{38}$/

/** A new key: prefix, 32 random characters, and a checksum that detects typing errors without a query. */
export function newKey(mode: KeyMode): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => BASE62[randomInt(62)]).join('')
  const body = `gw_${mode}_${secret}`
  return body + checksum(body)
}

/** Whether the text has the form of a key and a correct checksum. */
export function isKey(text: string): boolean {
  return KEY.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_LENGTH)))
}

/** SHA-256 in hex. Keys are random, so nobody can find one by hashing guesses. */
export function hashKey(key: string): string {
  return hash('sha256', key)
}

/**
 * Issues a key and returns it: the only time it can be seen. Older keys stay valid for the grace time,
 * or less if they would have expired sooner; without a grace time they end at once.
 */
export async function rotateKey(
  tx: Tx,
  accountId: number,
  input: { graceMs: number; mode: KeyMode; actor: Actor },
  now: Date,
): Promise<string> {
  const { graceMs, mode, actor } = input
  await endKeys(tx, accountId, graceMs > 0 ? new Date(now.getTime() + graceMs) : AT_ONCE, now)
  const key = newKey(mode)
  await tx.insert(apiKeys).values({ accountId, hash: hashKey(key), createdAt: now })
  await invalidateAccount(tx, accountId, now)
  await recordAct(tx, { actor, action: 'key.rotate', accountId, detail: { graceMs } }, now)
  await recordAccessChange(tx, accountId, { change: 'key_issued', actor }, now)
  return key
}

/** Ends every key of the account at once. */
export async function revokeKeys(tx: Tx, accountId: number, actor: Actor, now: Date) {
  await endKeys(tx, accountId, AT_ONCE, now)
  await invalidateAccount(tx, accountId, now)
  await recordAct(tx, { actor, action: 'key.revoke', accountId }, now)
  await recordAccessChange(tx, accountId, { change: 'key_revoked', actor }, now)
}

/** The account's valid keys, the current one first. */
export function validKeys(db: Reader, accountId: number, now: Date): Promise<ApiKey[]> {
  return db.select().from(apiKeys).where(validAt(accountId, now)).orderBy(desc(apiKeys.id))
}

async function endKeys(tx: Tx, accountId: number, at: Date, now: Date) {
  // Without the lock, a key issued at the same moment would not be seen and would stay valid.
  await lockAccount(tx, accountId)
  await tx.update(apiKeys).set({ expiresAt: at, retiredAt: now }).where(validAt(accountId, at))
}

function validAt(accountId: number, at: Date) {
  const isValid = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at))
  return and(eq(apiKeys.accountId, accountId), isValid)
}

function checksum(body: string): string {
  let rest = crc32(body)
  let digits = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = BASE62[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}
