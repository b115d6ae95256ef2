import { eq, sql } from 'drizzle-orm'
import { prepared } from '../db/prepared.ts'
import { accounts, allowlistEntries, apiKeys } from '../db/schema.ts'
import type { Reader } from '../db/store.ts'
import { addressNumber } from './allowlist.ts'
import { hashKey, isKey } from './api-keys.ts'
import { paidIn } from './ledger.ts'
import type { Settings } from './settings.ts'
import { type Standing, type StandingRefusal, standingRefusal } from './standing.ts'

export type AccessRefusal =
  | 'MISSING_API_KEY'
  | 'INVALID_API_KEY_FORMAT'
  | 'INVALID_API_KEY'
  | StandingRefusal
  | 'IP_ALLOWLIST_REQUIRED'
  | 'IP_NOT_ALLOWED'

export type Access =
  | { granted: true; accountId: number; keyId: number }
  | { granted: false; refusal: AccessRefusal }

type KeyHolder = Standing & {
  keyId: number
  accountId: number
  expiresAt: Date | null
  listed: number
  matching: number
}

const { placeholder } = sql

/** Everything that decides about a call, in one query: key, account and allowlist. */
const holderOfKey = prepared<Reader, { hash: string; address: number }, KeyHolder[]>(
  'access_by_key',
  (db) => {
    const own = sql`from ${allowlistEntries} where ${allowlistEntries.accountId} = ${accounts.id}`
    const address = placeholder('address')
    return db
      .select({
        keyId: apiKeys.id,
        accountId: accounts.id,
        expiresAt: apiKeys.expiresAt,
        bannedAt: accounts.bannedAt,
        restrictedUntil: accounts.restrictedUntil,
        apiEnabled: accounts.apiEnabled,
        apiDisabledByAdmin: accounts.apiDisabledByAdmin,
        createdAt: accounts.createdAt,
        listed: sql`(select count(*) ${own})`.mapWith(Number),
        matching:
          sql`(select count(*) ${own} and ${allowlistEntries.firstAddress} <= ${address} and ${allowlistEntries.lastAddress} >= ${address})`.mapWith(
            Number,
          ),
      })
      .from(apiKeys)
      .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
      .where(eq(apiKeys.hash, placeholder('hash')))
  },
)

/** No IPv4 range holds it: the caller's address where it is not IPv4. */
const NO_ADDRESS = -1

/**
 * Whether a caller with this key, from this address, may use the API now. The order of the checks is
 * the contract's: key, account, allowlist. A malformed key never reaches the database.
 */
export async function checkAccess(
  db: Reader,
  caller: { key: string; address: string },
  settings: Settings,
  now: Date,
): Promise<Access> {
  if (!isKey(caller.key)) return refused('INVALID_API_KEY_FORMAT')
  const address = addressNumber(caller.address) ?? NO_ADDRESS
  const [holder] = await holderOfKey(db, { hash: hashKey(caller.key), address })
  if (!holder || (holder.expiresAt && holder.expiresAt <= now)) return refused('INVALID_API_KEY')

  const { accountId, keyId } = holder
  const standing = await standingRefusal(holder, settings, () => paidIn(db, accountId), now)
  if (standing) return refused(standing)
  if (holder.listed === 0 && settings.requireAllowlist) return refused('IP_ALLOWLIST_REQUIRED')
  if (holder.listed > 0 && holder.matching === 0) return refused('IP_NOT_ALLOWED')
  return { granted: true, accountId, keyId }
}

function refused(refusal: AccessRefusal): Access {
  return { granted: false, refusal }
}
