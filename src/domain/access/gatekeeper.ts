import { aliasedTable, and, asc, eq, gt, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import type { Reader } from '../../db/store.ts'
import { type Standing, type StandingRefusal, standingRefusal } from '../accounts/standing.ts'
import { paidIn } from '../ledger/ledger.ts'
import { accounts, allowlistEntries, apiKeys } from '../schema.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { createReadThroughCache, type InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import { type AddressRange, isListed } from './allowlist.ts'
import { type ApiKey, AT_ONCE, ofChain, rootOf } from './api-keys.ts'
import { hashKey, isKey, prefixOf } from './key-terms.ts'

/** Why a key of the account is not valid any more. `at`: null if that was not stored. */
export type EndedKey = {
  accountId: number
  how: 'replaced' | 'expired' | 'revoked'
  at: Date | null
}

/** How a key ended that is not valid any more. One whose place another key has taken counts as replaced. */
async function endOf(
  db: Reader,
  key: Pick<ApiKey, 'id' | 'rootId' | 'accountId' | 'expiresAt' | 'retiredAt'>,
): Promise<EndedKey> {
  const { accountId, id, expiresAt, retiredAt } = key
  const later = and(eq(apiKeys.accountId, accountId), ofChain(rootOf(key)), gt(apiKeys.id, id))
  if (retiredAt !== null && (await db.$count(apiKeys, later)) > 0)
    return { accountId, how: 'replaced', at: retiredAt }
  return expiresAt?.getTime() === AT_ONCE.getTime()
    ? { accountId, how: 'revoked', at: retiredAt }
    : { accountId, how: 'expired', at: expiresAt }
}

export type AccessRefusal =
  | 'MISSING_API_KEY'
  | 'INVALID_API_KEY_FORMAT'
  | 'INVALID_API_KEY'
  | StandingRefusal
  | 'IP_ALLOWLIST_REQUIRED'
  | 'IP_NOT_ALLOWED'

const callerKey = {
  id: apiKeys.id,
  rootId: apiKeys.rootId,
  accountId: apiKeys.accountId,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  dailyCapMicros: apiKeys.dailyCapMicros,
  orderCapMicros: apiKeys.orderCapMicros,
  expiresAt: apiKeys.expiresAt,
}
/** The key that a call was made with, and what it may do. */
export type CallerKey = Pick<ApiKey, keyof typeof callerKey> & { guarded: boolean }

export type Access =
  /** `test`: the account is a test account. `tierId`: whose prices it pays; null for everybody's. */
  | { granted: true; accountId: number; key: CallerKey; test: boolean; tierId: number | null }
  /** `accountId`: whose key it is; absent if the key is not valid. `ended`: set if it was valid once. */
  | { granted: false; refusal: AccessRefusal; accountId?: number; ended?: EndedKey }

type KeyHolder = Standing & {
  key: CallerKey & Pick<ApiKey, 'retiredAt'>
  accountId: number
  /** For a test key: the holder's account, which has the standing and the allowlist. */
  testOf: number | null
  tierId: number | null
}
/** Everything that decides whether calls with a key are accepted, except the settings and the time. */
type KeyAccess = {
  holder: KeyHolder
  /** Only known once it has ended. */
  ended?: EndedKey
  granted: Access
  allowlist: AddressRange[]
  paidInMicros?: number
}

/** Far more keys than call within one hour; each takes a few hundred bytes. */
const KEYS_KEPT = 20_000

const { placeholder } = sql

/** The account that a key acts for: the holder's, or its test account. */
const acting = aliasedTable(accounts, 'acting')

const holderOfKey = prepared<Reader, { hash: string }, KeyHolder[]>('access_by_key', (db) =>
  db
    .select({
      accountId: acting.id,
      testOf: acting.testOf,
      tierId: accounts.tierId,
      key: { ...callerKey, retiredAt: apiKeys.retiredAt, guarded: acting.addressGuard },
      bannedAt: accounts.bannedAt,
      restrictedUntil: accounts.restrictedUntil,
      // The holder's own switch is for live keys: a newcomer tries the API before turning it on.
      apiEnabled: acting.apiEnabled,
      apiDisabledByAdmin: accounts.apiDisabledByAdmin,
      createdAt: accounts.createdAt,
    })
    .from(apiKeys)
    .innerJoin(acting, eq(acting.id, apiKeys.accountId))
    .innerJoin(accounts, eq(accounts.id, sql`coalesce(${acting.testOf}, ${acting.id})`))
    .where(eq(apiKeys.hash, placeholder('hash'))),
)

const rangesOf = prepared<Reader, { accountId: number }, AddressRange[]>('access_ranges', (db) =>
  db
    .select({
      firstAddress: allowlistEntries.firstAddress,
      lastAddress: allowlistEntries.lastAddress,
    })
    .from(allowlistEntries)
    .where(eq(allowlistEntries.accountId, placeholder('accountId')))
    .orderBy(asc(allowlistEntries.firstAddress)),
)

export interface Gatekeeper {
  /**
   * Whether a caller with this key, from this address, may use the API now. The contract sets the order
   * of the checks: key, account, allowlist. Malformed and cached keys never reach the database.
   * @param caller address: null if it is not known. It is on no allowlist.
   */
  check(caller: { key: string; address: string | null }, now: Date): Promise<Access>
}

/** Creates a gatekeeper that caches the account behind each key until the account is invalidated. */
export function createGatekeeper(deps: {
  read: Reader
  feed: InvalidationFeed
  settings: SettingsCache
}): Gatekeeper {
  const { read, feed, settings } = deps
  const keys = createReadThroughCache<string, KeyAccess | undefined>(feed, {
    load: loadKey,
    capacity: KEYS_KEPT,
    tag: 'account',
    isOf: ({ holder: { accountId, testOf } }, tag) =>
      tag === `account:${accountId}` || tag === `account:${testOf}`,
  })

  async function loadKey(hash: string): Promise<KeyAccess | undefined> {
    const [holder] = await holderOfKey(read, { hash })
    if (!holder) return undefined
    const { accountId, key, testOf, tierId } = holder
    const allowlist = await rangesOf(read, { accountId: testOf ?? accountId })
    const test = testOf !== null
    return { holder, allowlist, granted: { granted: true, accountId, key, test, tierId } }
  }

  return {
    async check({ key, address }, now) {
      const hash = hashKey(key)
      const isCurrent = feed.isCurrent(now)
      // What is there is not waited for: that would take as long as the rest of the check.
      let known = isCurrent ? keys.peek(hash, now) : undefined
      if (!known) {
        if (!isKey(key)) return refused('INVALID_API_KEY_FORMAT')
        if (!isCurrent) await feed.refresh(now)
        known = await keys.get(hash, now)
      }
      if (!known) return refused('INVALID_API_KEY')
      const { holder, allowlist, granted } = known
      const { accountId, testOf } = holder
      // A key of an earlier version: its beginning was not stored.
      holder.key.prefix ??= prefixOf(key)
      const { expiresAt } = holder.key
      if (expiresAt && expiresAt <= now) {
        known.ended ??= await endOf(read, holder.key)
        return { ...refused('INVALID_API_KEY'), ended: known.ended }
      }
      const { eligibility, requireAllowlist } = settings.peek(now) ?? (await settings.get(now))
      const isLive = testOf === null
      if (eligibility.on && isLive) known.paidInMicros ??= await paidIn(read, accountId)
      const rule = isLive ? eligibility : null
      const standing = standingRefusal(holder, rule, known.paidInMicros ?? 0, now)
      if (standing) return refused(standing, accountId)
      if (allowlist.length === 0)
        return requireAllowlist && isLive ? refused('IP_ALLOWLIST_REQUIRED', accountId) : granted
      if (address === null || !isListed(allowlist, address))
        return refused('IP_NOT_ALLOWED', accountId)
      return granted
    },
  }
}

function refused(refusal: AccessRefusal, accountId?: number) {
  return { granted: false as const, refusal, ...(accountId === undefined ? {} : { accountId }) }
}
