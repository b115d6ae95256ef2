import { and, asc, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { accountOf, lockAccount } from '../accounts/accounts.ts'
import { accessChanged } from '../accounts/standing.ts'
import type { Actor } from '../audit/audit-log.ts'
import { notifyAccount } from '../notices/notices.ts'
import { apiKeys, keyAddresses } from '../schema.ts'
import { readSettings } from '../settings/settings.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { expiryNoticeFor } from './key-expiry.ts'
import {
  checkTerms,
  DEFAULT_NAME,
  hashKey,
  type KeyTerms,
  newKey,
  prefixOf,
  UNLIMITED,
} from './key-terms.ts'

// An account's API keys. Rotating a key replaces it by another with the same name and terms. Both belong to
// one chain of rotations, and share its caps and known addresses. The first key of a chain is its root.

export type ApiKey = typeof apiKeys.$inferSelect

export const MAX_KEYS = 10
/** Long past, so that an ended key stays ended even if the clock is set back. */
export const AT_ONCE = new Date(0)

/** A new key. It can be seen only now. */
export type IssuedKey = ApiKey & { apiKey: string }

/**
 * Creates a key with these terms; whatever is not given has no limit.
 * @throws DomainError INVALID_KEY_NAME, KEY_NAME_TAKEN, SCOPE_MISSING, INVALID_CAP, TOO_MANY_KEYS
 */
export async function createKey(
  tx: Tx,
  accountId: number,
  { actor, ...given }: { actor: Actor } & Partial<KeyTerms>,
  now: Date,
): Promise<IssuedKey> {
  const terms = { ...UNLIMITED, ...given }
  checkTerms(terms)
  // Without the lock, a key created at the same moment would not be counted.
  await lockAccount(tx, accountId)
  await requireFreeName(tx, accountId, terms.name, now)
  const issued = await insertKey(tx, { accountId, rootId: null, ...terms }, now)
  const detail = { keyId: issued.id, ...terms }
  await accessChanged(tx, accountId, 'key_issued', { action: 'key.create', actor, detail }, now)
  return issued
}

/**
 * Replaces a key by a new one with the same name, scopes, caps and expiry. The old one stays valid for the
 * grace time, or less if it would have expired sooner; without a grace time it ends at once.
 * @param input keyId: the key to replace; absent: the one called "default", which is created if there is none.
 * @returns the new key, which can be seen only now.
 * @throws DomainError KEY_NOT_FOUND; TOO_MANY_KEYS
 */
export async function rotateKey(
  tx: Tx,
  accountId: number,
  input: { actor: Actor; graceMs: number; keyId?: number },
  now: Date,
): Promise<string> {
  const { graceMs, actor, keyId } = input
  await lockAccount(tx, accountId)
  const old =
    keyId === undefined
      ? await currentKey(tx, accountId, eq(apiKeys.name, DEFAULT_NAME))
      : await keyToChange(tx, accountId, keyId, now)
  const isExpired = old !== undefined && isEnded(old, now)
  if (!old || isExpired) await requireRoom(tx, accountId, now)
  const end = graceMs > 0 ? new Date(now.getTime() + graceMs) : AT_ONCE
  if (old) await endKeys(tx, chainOf(accountId, old), end, now)
  const { name, scopes, dailyCapMicros, orderCapMicros, expiresAt } = old ?? UNLIMITED
  const terms = { name, scopes, dailyCapMicros, orderCapMicros }
  const rootId = old ? rootOf(old) : null
  const row = { accountId, rootId, ...terms, expiresAt: isExpired ? null : expiresAt }
  const { id, apiKey } = await insertKey(tx, row, now)
  const detail = { keyId: id, name, graceMs }
  await accessChanged(tx, accountId, 'key_issued', { action: 'key.rotate', actor, detail }, now)
  return apiKey
}

/**
 * Changes what a key may do; the keys rotated before it change with it.
 * @throws DomainError KEY_NOT_FOUND; those of createKey about the terms
 */
export async function changeKey(
  tx: Tx,
  accountId: number,
  { keyId, changes, actor }: { keyId: number; changes: Partial<KeyTerms>; actor: Actor },
  now: Date,
): Promise<void> {
  await lockAccount(tx, accountId)
  const key = await keyToChange(tx, accountId, keyId, now)
  checkTerms({ ...key, ...changes })
  if (changes.name !== undefined && changes.name !== key.name)
    await requireFreeName(tx, accountId, changes.name, now, key)
  const { expiresAt, ...shared } = changes
  if (Object.keys(shared).length > 0)
    await tx.update(apiKeys).set(shared).where(chainOf(accountId, key))
  if (expiresAt !== undefined)
    await tx
      .update(apiKeys)
      .set({ expiresAt, expiryNotice: expiryNoticeFor(expiresAt, now) })
      .where(eq(apiKeys.id, key.id))
  // Otherwise one in its grace time could outlive the key that it was replaced by.
  if (expiresAt)
    await endKeys(tx, and(chainOf(accountId, key), ne(apiKeys.id, key.id)), expiresAt, now)
  const detail = { keyId, name: key.name, changes }
  await accessChanged(tx, accountId, 'key_changed', { action: 'key.change', actor, detail }, now)
}

/**
 * Ends a key at once, and those rotated before it.
 * @throws DomainError KEY_NOT_FOUND
 */
export async function revokeKey(
  tx: Tx,
  accountId: number,
  { keyId, actor }: { keyId: number; actor: Actor },
  now: Date,
): Promise<ApiKey> {
  await lockAccount(tx, accountId)
  const key = await keyToChange(tx, accountId, keyId, now)
  await endChain(tx, key, actor, now)
  return key
}

/** Ends a key at once, and those rotated before it. Call it with the account locked. */
async function endChain(tx: Tx, key: ApiKey, actor: Actor, now: Date): Promise<void> {
  const { id: keyId, accountId, name } = key
  await endKeys(tx, and(chainOf(accountId, key), lte(apiKeys.id, keyId)), AT_ONCE, now)
  // A key that has replaced it still uses the addresses of the chain.
  if (key.retiredAt === null)
    await tx.delete(keyAddresses).where(eq(keyAddresses.keyId, rootOf(key)))
  await notifyOfRevocation(tx, accountId, { keyId, actor }, now)
  const act = { action: 'key.revoke', actor, detail: { keyId, name } } as const
  await accessChanged(tx, accountId, 'key_revoked', act, now)
}

/** Ends every key of the account at once. */
export async function revokeKeys(tx: Tx, accountId: number, actor: Actor, now: Date) {
  // Without the lock, a key issued at the same moment would not be seen and would stay valid.
  await lockAccount(tx, accountId)
  await endKeys(tx, eq(apiKeys.accountId, accountId), AT_ONCE, now)
  await tx.delete(keyAddresses).where(eq(keyAddresses.accountId, accountId))
  await notifyOfRevocation(tx, accountId, { keyId: null, actor }, now)
  await accessChanged(tx, accountId, 'key_revoked', { action: 'key.revoke', actor }, now)
}

/** @param what keyId: null if all were revoked. */
async function notifyOfRevocation(
  tx: Tx,
  accountId: number,
  { keyId, actor }: { keyId: number | null; actor: Actor },
  now: Date,
): Promise<void> {
  if (actor.startsWith('holder:')) return
  await notifyAccount(tx, accountId, { kind: 'key_ends', how: 'revoked', keyId }, now)
}

/** The account's valid keys, the newest first. */
export function validKeys(db: Reader, accountId: number, now: Date): Promise<ApiKey[]> {
  return db.select().from(apiKeys).where(validAt(accountId, now)).orderBy(desc(apiKeys.id))
}

/** The account's current keys, in the order of their creation: without those that were rotated out. */
export async function currentKeys(db: Reader, accountId: number, now: Date): Promise<ApiKey[]> {
  const valid = and(validAt(accountId, now), isNull(apiKeys.retiredAt))
  const keys = await db.select().from(apiKeys).where(valid).orderBy(asc(apiKeys.id))
  // A rotated key keeps its place.
  return keys.sort((one, other) => rootOf(one) - rootOf(other))
}

/** The first key of the chain of rotations that the key belongs to. */
export function rootOf({ id, rootId }: Pick<ApiKey, 'id' | 'rootId'>): number {
  return rootId ?? id
}

/** A key of any account, whether it is valid or not. */
export async function keyById(db: Reader, id: number): Promise<ApiKey | null> {
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.id, id))
  return key ?? null
}

/** The name of the key that an order or lookup was sent with; null if it is not known. */
export async function keyNameOf(db: Reader, keyId: number | null): Promise<string | null> {
  return keyId === null ? null : ((await keyById(db, keyId))?.name ?? null)
}

/** @throws DomainError KEY_NOT_FOUND unless it is a current and valid key of the account. */
export async function keyToChange(
  db: Reader,
  accountId: number,
  keyId: number,
  now: Date,
): Promise<ApiKey> {
  const key = await currentKey(db, accountId, eq(apiKeys.id, keyId))
  if (!key || isEnded(key, now)) throw new DomainError('KEY_NOT_FOUND', { key: String(keyId) })
  return key
}

/**
 * The current key that somebody names by its name or its id.
 * @throws DomainError KEY_NOT_FOUND
 */
export async function keyNamed(
  db: Reader,
  accountId: number,
  text: string,
  now: Date,
): Promise<ApiKey> {
  const keys = await currentKeys(db, accountId, now)
  const key = keys.find(({ name }) => name === text) ?? keys.find(({ id }) => String(id) === text)
  if (!key) throw new DomainError('KEY_NOT_FOUND', { key: text })
  return key
}

async function currentKey(db: Reader, accountId: number, condition: SQL) {
  const isCurrent = and(eq(apiKeys.accountId, accountId), isNull(apiKeys.retiredAt), condition)
  return (await db.select().from(apiKeys).where(isCurrent))[0]
}

async function insertKey(
  tx: Tx,
  row: KeyTerms & { accountId: number; rootId: number | null },
  now: Date,
): Promise<IssuedKey> {
  const { testOf } = await accountOf(tx, row.accountId)
  const isLive = testOf === null && !(await readSettings(tx)).sandbox
  const apiKey = newKey(isLive ? 'live' : 'test')
  const stored = { hash: hashKey(apiKey), prefix: prefixOf(apiKey) }
  const expiryNotice = expiryNoticeFor(row.expiresAt, now)
  const rows = await tx
    .insert(apiKeys)
    .values({ ...row, ...stored, expiryNotice, createdAt: now })
    .returning()
  return { ...onlyRow(rows), apiKey }
}

/** Ends these keys at `at`, or sooner if they would have expired before. Their names are free again. */
async function endKeys(tx: Tx, which: SQL | undefined, at: Date, now: Date) {
  const end = sql`${sql.param(at, apiKeys.expiresAt)}`
  await tx
    .update(apiKeys)
    .set({
      expiresAt: sql`case when ${apiKeys.expiresAt} < ${end} then ${apiKeys.expiresAt} else ${end} end`,
      retiredAt: sql`coalesce(${apiKeys.retiredAt}, ${sql.param(now, apiKeys.retiredAt)})`,
    })
    .where(which)
}

/**
 * Makes sure that a further key may have the name. A key that has expired gives its name up.
 * @param own the key that gets the name, if it is there already.
 */
async function requireFreeName(tx: Tx, accountId: number, name: string, now: Date, own?: ApiKey) {
  const named = and(eq(apiKeys.accountId, accountId), eq(apiKeys.name, name))
  await tx
    .update(apiKeys)
    .set({ retiredAt: now })
    .where(and(named, isNull(apiKeys.retiredAt), lte(apiKeys.expiresAt, now)))
  if (await currentKey(tx, accountId, eq(apiKeys.name, name)))
    throw new DomainError('KEY_NAME_TAKEN', { name })
  if (!own) await requireRoom(tx, accountId, now)
}

async function requireRoom(tx: Tx, accountId: number, now: Date) {
  const isCurrent = and(validAt(accountId, now), isNull(apiKeys.retiredAt))
  if ((await tx.$count(apiKeys, isCurrent)) >= MAX_KEYS)
    throw new DomainError('TOO_MANY_KEYS', { max: MAX_KEYS })
}

function isEnded({ expiresAt }: ApiKey, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}

/** The key and all that were rotated before it. */
function chainOf(accountId: number, key: ApiKey) {
  return and(eq(apiKeys.accountId, accountId), ofChain(rootOf(key)))
}

export function ofChain(rootId: number) {
  return or(eq(apiKeys.id, rootId), eq(apiKeys.rootId, rootId))
}

function validAt(accountId: number, at: Date) {
  const isValid = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at))
  return and(eq(apiKeys.accountId, accountId), isValid)
}
