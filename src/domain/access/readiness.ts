import type { Reader } from '../../db/store.ts'
import type { Account } from '../accounts/accounts.ts'
import { standingRefusal } from '../accounts/standing.ts'
import { paidIn } from '../ledger/ledger.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { addressNumber, allowlistOf, isListed, parseRange } from './allowlist.ts'
import { type ApiKey, validKeys } from './api-keys.ts'
import type { AccessRefusal } from './gatekeeper.ts'
import { DEFAULT_NAME } from './key-terms.ts'

export type ApiReadiness = {
  /** Why the API would refuse a call now, the most serious reason first; empty if it accepts calls. */
  refusals: Exclude<AccessRefusal, 'INVALID_API_KEY_FORMAT' | 'INVALID_API_KEY'>[]
  settings: Settings
  /** The one called "default" if there is one. */
  key: ApiKey | null
  /** How many there are, without those replaced by rotation. */
  keyCount: number
  /** Replaced by rotation, and valid until their grace time ends. */
  olderKeys: ApiKey[]
  allowlist: string[]
  /** The address from which a valid key was last used; null if unknown or not IPv4. */
  lastAddress: string | null
}

/** Whether the account could call the API now, and why not, by the same rules as for a call. */
export async function apiReadiness(db: Reader, account: Account, now: Date): Promise<ApiReadiness> {
  const settings = await readSettings(db)
  const keys = await validKeys(db, account.id, now)
  const current = keys.filter((key) => key.retiredAt === null)
  const allowlist = await allowlistOf(db, account.id)
  const lastAddress = lastAddressOf(keys)
  const standing = standingRefusal(account, settings.eligibility, await paidIn(db, account.id), now)
  const refusals: ApiReadiness['refusals'] = []
  if (standing) refusals.push(standing)
  if (keys.length === 0) refusals.push('MISSING_API_KEY')
  if (allowlist.length === 0 && settings.requireAllowlist) refusals.push('IP_ALLOWLIST_REQUIRED')
  const ranges = allowlist.map(parseRange)
  if (ranges.length > 0 && lastAddress !== null && !isListed(ranges, lastAddress))
    refusals.push('IP_NOT_ALLOWED')
  return {
    refusals,
    settings,
    key: current.find(({ name }) => name === DEFAULT_NAME) ?? current.at(-1) ?? null,
    keyCount: current.length,
    olderKeys: keys.filter((key) => key.retiredAt !== null),
    allowlist,
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
