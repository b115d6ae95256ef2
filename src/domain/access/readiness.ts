import { LRUCache } from 'lru-cache'
import type { Reader, Store } from '../../db/store.ts'
import type { Account } from '../accounts/accounts.ts'
import { allowlistOf, standingRefusal } from '../accounts/standing.ts'
import { paidIn } from '../ledger/ledger.ts'
import { readSettings } from '../settings/settings.ts'
import { readState, writeState } from '../settings/state.ts'
import type { Log } from '../shared/log.ts'
import { isWithin } from '../shared/time.ts'
import { addressNumber, isListed, parseRange } from './allowlist.ts'
import { type ApiKey, validKeys } from './api-keys.ts'
import type { AccessRefusal, EndedKey } from './gatekeeper.ts'
import { DEFAULT_NAME } from './key-terms.ts'

export type ApiReadiness = Awaited<ReturnType<typeof apiReadiness>>

/** Whether the account could call the API now, and why not, by the same rules as for a call. */
export async function apiReadiness(db: Reader, account: Account, now: Date) {
  const settings = await readSettings(db)
  const keys = await validKeys(db, account.id, now)
  const current = keys.filter((key) => key.retiredAt === null)
  const allowlist = await allowlistOf(db, account.id)
  const lastAddress = lastAddressOf(keys)
  const standing = standingRefusal(account, settings.eligibility, await paidIn(db, account.id), now)
  const refusals: Exclude<AccessRefusal, 'INVALID_API_KEY_FORMAT' | 'INVALID_API_KEY'>[] = []
  if (standing) refusals.push(standing)
  if (keys.length === 0) refusals.push('MISSING_API_KEY')
  if (allowlist.length === 0 && settings.requireAllowlist) refusals.push('IP_ALLOWLIST_REQUIRED')
  const ranges = allowlist.map(parseRange)
  if (ranges.length > 0 && lastAddress !== null && !isListed(ranges, lastAddress))
    refusals.push('IP_NOT_ALLOWED')
  return {
    /** Why the API would refuse a call now, the most serious reason first; empty if it accepts calls. */
    refusals,
    settings,
    /** The one called "default" if there is one. */
    key: current.find(({ name }) => name === DEFAULT_NAME) ?? current.at(-1) ?? null,
    /** How many there are, without those replaced by rotation. */
    keyCount: current.length,
    /** Replaced by rotation, and valid until their grace time ends. */
    olderKeys: keys.filter((key) => key.retiredAt !== null),
    allowlist,
    /** The address from which a valid key was last used; null if unknown or not IPv4. */
    lastAddress,
  }
}

function lastAddressOf(keys: ApiKey[]): string | null {
  const [latest] = keys
    .filter((key) => key.lastUsedAt !== null)
    .sort((a, b) => (b.lastUsedAt?.getTime() ?? 0) - (a.lastUsedAt?.getTime() ?? 0))
  const address = latest?.lastUsedAddress ?? null
  return address !== null && addressNumber(address) !== null ? address : null
}

// The last call of each account that was refused, for its holder, whose program may not show them the answer.

export type RefusedFor =
  | Exclude<AccessRefusal, 'MISSING_API_KEY' | 'INVALID_API_KEY_FORMAT' | 'INVALID_API_KEY'>
  | EndedKey['how']
  | 'KEY_SCOPE'

/** `address`: null if it is not known. */
export type LastRefusal = { reason: RefusedFor; address: string | null; atMs: number }

/** A program that is refused calls again and again: each reason of an account is stored once in this time. */
const STORE_EVERY_MS = 60_000
/** At about 50 bytes each. */
const MAX_REMEMBERED = 20_000

const stateOf = (accountId: number) => `refused:${accountId}` as const

export async function lastRefusalOf(db: Reader, accountId: number): Promise<LastRefusal | null> {
  return ((await readState(db, stateOf(accountId))) as LastRefusal | undefined) ?? null
}

export type Refusals = ReturnType<typeof createRefusals>

export function createRefusals(store: Store, log: Log) {
  /** When each reason of an account was stored last. */
  const stored = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  let writing: Promise<void> = Promise.resolve()

  return {
    /** Stores the refusal soon; the answer does not wait for that. */
    note(accountId: number, refusal: Omit<LastRefusal, 'atMs'>, now: Date): void {
      const key = `${accountId} ${refusal.reason}`
      if (isWithin(STORE_EVERY_MS, stored.get(key) ?? Number.NEGATIVE_INFINITY, now)) return
      stored.set(key, now.getTime())
      const last: LastRefusal = { ...refusal, atMs: now.getTime() }
      writing = writing
        .then(() => store.transaction((tx) => writeState(tx, stateOf(accountId), last)))
        .catch((error) => log.warn({ err: error }, 'the last refusal could not be stored'))
    },
    /** Resolves once everything is stored. */
    settled: () => writing,
  }
}
