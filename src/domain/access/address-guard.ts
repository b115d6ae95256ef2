import { and, asc, desc, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { accessChanged, allowlistOf } from '../accounts/standing.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { notifyAccount } from '../notices/notices.ts'
import { accounts, allowlistEntries, apiKeys, keyAddresses } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { addressNumber, allowAddresses, networkOf } from './allowlist.ts'
import { rootOf } from './api-keys.ts'

// The new-address guard of an account: a key may not charge from an address that it was never used from,
// until the holder allows it. While the guard is off, the addresses of all calls are remembered. While it is
// on, only the holder can add one.

/** The most questions to a holder in an hour. Further refused calls ask nothing. */
const MAX_QUESTIONS = 5
const QUESTIONS_WITHIN_MS = 60 * 60 * 1000
/** After this time, another call from the address asks again. */
const ASK_AGAIN_MS = 24 * 60 * 60 * 1000
const KEEP_QUESTIONS_MS = 30 * 24 * 60 * 60 * 1000

export type KeyAddress = typeof keyAddresses.$inferSelect

type GuardedKey = { id: number; rootId: number | null; accountId: number; address: string | null }

/**
 * Refuses to charge from an address that the key was never used from, unless the holder allowed it. The holder is
 * asked once the transaction is rolled back: `asked` says whether they were.
 * @param key address: null if it is not known; then nothing can be confirmed.
 * @throws DomainError ADDRESS_NOT_CONFIRMED; the caller's transaction must end with it.
 */
export async function requireKnownAddress(tx: Tx, key: GuardedKey, now: Date): Promise<void> {
  const { accountId, address } = key
  if (address === null) throw new DomainError('ADDRESS_NOT_CONFIRMED', { address, asked: false })
  const question = { keyId: rootOf(key), address: networkOf(address) }
  const remembered = await addressOf(tx, question)
  if (remembered?.state === 'known') return
  // A block on the allowlist says that the address may call, not that it has.
  const isListed = and(
    eq(allowlistEntries.accountId, accountId),
    eq(allowlistEntries.cidr, question.address),
  )
  if ((await tx.$count(allowlistEntries, isListed)) > 0) return
  const data = { address: question.address, asked: isRecent(remembered, now) }
  if (!data.asked)
    tx.onRollback(async (after) => {
      data.asked = await ask(after, { ...question, accountId, askedKeyId: key.id }, now)
    })
  throw new DomainError('ADDRESS_NOT_CONFIRMED', data)
}

/**
 * Sends the holder one question for each key and address in a day, and a few in an hour.
 * @returns false if there have been too many in this hour: the next call after it asks.
 */
async function ask(
  tx: Tx,
  question: { keyId: number; address: string; accountId: number; askedKeyId: number },
  now: Date,
): Promise<boolean> {
  const { keyId, address, accountId, askedKeyId } = question
  // Without the lock, questions that arise at the same moment would not be counted.
  await lockAccount(tx, accountId)
  if (isRecent(await addressOf(tx, question), now)) return true
  const recent = gt(keyAddresses.at, new Date(now.getTime() - QUESTIONS_WITHIN_MS))
  const asked = and(eq(keyAddresses.accountId, accountId), recent, isOpen)
  if ((await tx.$count(keyAddresses, asked)) >= MAX_QUESTIONS) return false
  await tx
    .insert(keyAddresses)
    .values({ keyId, address, accountId, state: 'asked', askedKeyId, at: now })
    .onConflictDoUpdate({
      target: [keyAddresses.keyId, keyAddresses.address],
      set: { askedKeyId, at: now },
      setWhere: isOpen,
    })
  await notifyAccount(tx, accountId, { kind: 'address_refused', keyId, address }, now)
  return true
}

/** Whether the holder has answered the question, or was asked it within a day. */
function isRecent(remembered: KeyAddress | null, now: Date): boolean {
  if (remembered === null) return false
  const since = now.getTime() - ASK_AGAIN_MS
  return remembered.state === 'known' || remembered.at.getTime() > since
}

const isOpen = eq(keyAddresses.state, 'asked')

/** What is remembered of an address: that the key may charge from it, or that the holder is asked. */
export async function addressOf(
  db: Reader,
  row: { keyId: number; address: string },
): Promise<KeyAddress | null> {
  const found = await db.select().from(keyAddresses).where(isRow(row))
  return found[0] ?? null
}

/** Turns the guard on or off. Addresses that were used while it was off stay known. */
export async function setAddressGuard(
  tx: Tx,
  accountId: number,
  on: boolean,
  actor: Actor,
  now: Date,
) {
  const changed = { addressGuard: on }
  const rows = await tx.update(accounts).set(changed).where(eq(accounts.id, accountId)).returning()
  const action = on ? 'guard.on' : 'guard.off'
  await accessChanged(tx, accountId, 'guard_changed', { action, actor }, now)
  return onlyRow(rows)
}

/**
 * Allows a key to charge from an address that the holder was asked about. With `list`, puts what addressesToList says
 * on the allowlist, too.
 * @returns how many that were; null if the question is not open any more
 * @throws DomainError TOO_MANY_ADDRESSES
 */
export async function allowAddress(
  tx: Tx,
  accountId: number,
  input: { keyId: number; address: string; list: boolean; actor: Actor },
  now: Date,
): Promise<{ listed: number } | null> {
  const { keyId, address, list, actor } = input
  const isOwn = eq(keyAddresses.accountId, accountId)
  const allowed = await tx
    .update(keyAddresses)
    .set({ state: 'known', at: now })
    .where(and(isRow({ keyId, address }), isOwn, isOpen))
    .returning({ address: keyAddresses.address })
  if (allowed.length === 0) return null
  const act = { actor, action: 'guard.allow', accountId, detail: { keyId, address } } as const
  await recordAct(tx, act, now)
  const texts = list ? await addressesToList(tx, accountId, address) : []
  if (texts.length > 0) await allowAddresses(tx, accountId, { texts, actor }, now)
  return { listed: texts.length }
}

/**
 * What belongs on the allowlist with this address: where that is empty, also the others that keys are used from,
 * because it shuts out all that it does not have. Nothing for an IPv6 address, which cannot be on it.
 */
export async function addressesToList(
  db: Reader,
  accountId: number,
  address: string,
): Promise<string[]> {
  if (addressNumber(address) === null) return []
  if ((await allowlistOf(db, accountId)).length > 0) return [address]
  const known = (await addressesOf(db, accountId)).filter(({ state }) => state === 'known')
  const inUse = known.map((one) => one.address).filter((one) => addressNumber(one) !== null)
  return [...new Set([address, ...inUse])]
}

/** The addresses of the account's keys, open questions first, then the latest. */
export function addressesOf(db: Reader, accountId: number): Promise<KeyAddress[]> {
  return db
    .select()
    .from(keyAddresses)
    .where(eq(keyAddresses.accountId, accountId))
    .orderBy(asc(keyAddresses.state), desc(keyAddresses.at), asc(keyAddresses.address))
}

/** Removes an address: with the guard on, the key may not charge from it until the holder allows it. */
export async function forgetAddress(
  tx: Tx,
  accountId: number,
  input: { keyId: number; address: string; actor: Actor },
  now: Date,
): Promise<void> {
  const { keyId, address, actor } = input
  await tx
    .delete(keyAddresses)
    .where(and(isRow({ keyId, address }), eq(keyAddresses.accountId, accountId)))
  const act = { actor, action: 'guard.forget', accountId, detail: { keyId, address } } as const
  await recordAct(tx, act, now)
}

/** Deletes questions that nobody answered, and the addresses of keys that have ended. */
export async function sweepAddresses(tx: Tx, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEEP_QUESTIONS_MS)
  await tx.delete(keyAddresses).where(and(isOpen, lt(keyAddresses.at, old)))
  const isOfChain = eq(sql`coalesce(${apiKeys.rootId}, ${apiKeys.id})`, keyAddresses.keyId)
  const isValid = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now))
  const valid = tx
    .select({ one: sql`1` })
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, keyAddresses.accountId), isOfChain, isValid))
  await tx.delete(keyAddresses).where(notExists(valid))
}

function isRow({ keyId, address }: { keyId: number; address: string }) {
  return and(eq(keyAddresses.keyId, keyId), eq(keyAddresses.address, address))
}
