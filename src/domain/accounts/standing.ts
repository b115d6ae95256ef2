import { asc, eq } from 'drizzle-orm'
import { sealedText } from '../../db/sealed-text.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Act, type Actor, recordAct } from '../audit/audit-log.ts'
import { recordEvent } from '../events/record.ts'
import { notifyAccount } from '../notices/notices.ts'
import { type AccessChange, accounts, allowlistEntries } from '../schema.ts'
import { endSessions } from '../sessions/sessions.ts'
import type { Settings } from '../settings/settings.ts'
import { invalidateAccount } from '../shared/cache/invalidate.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { type Account, accountOf } from './accounts.ts'

export type StandingRefusal =
  | 'ACCOUNT_BANNED'
  | 'ACCOUNT_RESTRICTED'
  | 'API_DISABLED_BY_ADMIN'
  | 'API_DISABLED'
  | 'API_NOT_ELIGIBLE'

export type Standing = Pick<
  Account,
  'bannedAt' | 'restrictedUntil' | 'apiEnabled' | 'apiDisabledByAdmin' | 'createdAt'
>

/** Whether the account is banned or restricted now; a restriction ends by itself. */
export function standingOf(account: Standing, now: Date): 'active' | 'restricted' | 'banned' {
  if (account.bannedAt) return 'banned'
  if (account.restrictedUntil && account.restrictedUntil > now) return 'restricted'
  return 'active'
}

/**
 * Why the account may not use the API now, or null. Returns the most serious reason: a banned person
 * learns of the ban, not of a switch.
 * @param rule who may use the API; null for a test key, which everybody may use.
 * @param paidInMicros what the account has paid in; it counts only if the eligibility rule is on.
 */
export function standingRefusal(
  account: Standing,
  rule: Settings['eligibility'] | null,
  paidInMicros: number,
  now: Date,
): StandingRefusal | null {
  const standing = standingOf(account, now)
  if (standing === 'banned') return 'ACCOUNT_BANNED'
  if (standing === 'restricted') return 'ACCOUNT_RESTRICTED'
  if (account.apiDisabledByAdmin) return 'API_DISABLED_BY_ADMIN'
  if (!account.apiEnabled) return 'API_DISABLED'
  if (!rule?.on) return null
  const { minAgeMs, minDepositedMicros } = rule
  if (now.getTime() - account.createdAt.getTime() < minAgeMs) return 'API_NOT_ELIGIBLE'
  return paidInMicros < minDepositedMicros ? 'API_NOT_ELIGIBLE' : null
}

/**
 * Checks whether the holder may buy in the chat. What decides about the API does not count here.
 * @throws DomainError ACCOUNT_SHUT if they are banned or restricted; SHOP_NOT_ALLOWED
 */
export async function requireShopper(db: Reader, accountId: number, now: Date): Promise<void> {
  const account = await accountOf(db, accountId)
  const standing = standingOf(account, now)
  if (standing !== 'active') throw new DomainError('ACCOUNT_SHUT', { standing })
  if (!account.shopAllowed) throw new DomainError('SHOP_NOT_ALLOWED')
}

/** What each change is called in the audit log, in the event and in the notice that the holder gets; null: none. */
const CHANGES = {
  ban: { action: 'account.ban', event: 'banned', notice: 'banned' },
  unban: { action: 'account.unban', event: 'unbanned', notice: 'unbanned' },
  restrict: { action: 'account.restrict', event: 'restricted', notice: 'restricted' },
  unrestrict: { action: 'account.unrestrict', event: 'unrestricted', notice: 'unrestricted' },
  // The holder's own switch.
  enable: { action: 'api.enable', event: 'api_enabled', notice: null },
  disable: { action: 'api.disable', event: 'api_disabled', notice: null },
  // The admins' switches. Buying in the chat is no access to the API, so it makes no event.
  apion: { action: 'api.allow', event: 'api_allowed', notice: 'api_on' },
  apioff: { action: 'api.forbid', event: 'api_forbidden', notice: 'api_off' },
  shopon: { action: 'shop.allow', event: null, notice: 'shop_on' },
  shopoff: { action: 'shop.forbid', event: null, notice: 'shop_off' },
} as const

type Change = keyof typeof CHANGES
/** `forMs`: how long a restriction lasts. */
type By = { reason?: string | undefined; forMs?: number | undefined; actor: Actor }

/**
 * Changes an account's standing, records it in the audit log and as an event, and notifies the holder. A ban lasts until
 * it is lifted, and ends the holder's sessions of the panel; a restriction starts now, and replaces an earlier one.
 */
export async function changeStanding(
  tx: Tx,
  accountId: number,
  change: Change,
  { reason, forMs, actor }: By,
  now: Date,
): Promise<Account> {
  const { action, event, notice } = CHANGES[change]
  const until = change === 'restrict' ? new Date(now.getTime() + (forMs ?? 0)) : undefined
  const columns: Record<Change, Partial<Omit<Account, 'id'>>> = {
    ban: { bannedAt: now, banReason: sealedText(tx, 'accounts.ban_reason', reason ?? null) },
    unban: { bannedAt: null, banReason: null },
    restrict: {
      restrictedUntil: until ?? null,
      restrictionReason: sealedText(tx, 'accounts.restriction_reason', reason ?? null),
    },
    unrestrict: { restrictedUntil: null, restrictionReason: null },
    enable: { apiEnabled: true },
    disable: { apiEnabled: false },
    apion: { apiDisabledByAdmin: false },
    apioff: { apiDisabledByAdmin: true },
    shopon: { shopAllowed: true },
    shopoff: { shopAllowed: false },
  }
  const isIt = eq(accounts.id, accountId)
  const changed = onlyRow(await tx.update(accounts).set(columns[change]).where(isIt).returning())
  if (notice) {
    const said = { change: notice, reason: reason ?? null, untilMs: until?.getTime() ?? null }
    await notifyAccount(tx, accountId, { kind: 'standing_changed', ...said }, now)
  }
  const detail = { ...(until && { until }), ...(reason && { reason }) }
  const act = { actor, action, ...(until || reason ? { detail } : {}) }
  if (event) await accessChanged(tx, accountId, event, act, now)
  else await recordAct(tx, { ...act, accountId }, now)
  if (change === 'ban') await endSessions(tx, { telegramId: changed.telegramId }, actor, now)
  return changed
}

type OfAccount<Rest extends unknown[]> = (tx: Tx, id: number, ...rest: Rest) => Promise<Account>

/** The holder's switch for API access. */
export const setApiEnabled: OfAccount<[boolean, Actor, Date]> = (tx, id, on, actor, now) =>
  changeStanding(tx, id, on ? 'enable' : 'disable', { actor }, now)
/** The admins' switch for API access; the holder's switch cannot override it. */
export const setApiAllowed: OfAccount<[boolean, By, Date]> = (tx, id, on, by, now) =>
  changeStanding(tx, id, on ? 'apion' : 'apioff', by, now)
/** The account's addresses and CIDR blocks, sorted by address. */
export async function allowlistOf(db: Reader, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ cidr: allowlistEntries.cidr })
    .from(allowlistEntries)
    .where(eq(allowlistEntries.accountId, accountId))
    .orderBy(asc(allowlistEntries.firstAddress), asc(allowlistEntries.lastAddress))
  return rows.map((row) => row.cidr)
}

/**
 * Invalidates what is cached of the account's access, and records the change in the audit log and as an event, with the
 * state after it as GET /account shows it: for a test account, mostly that of its holder's. Call it after all other
 * statements, in a transaction that has locked the account.
 */
export async function accessChanged(
  tx: Tx,
  accountId: number,
  change: AccessChange['change'],
  act: Omit<Act, 'accountId'>,
  now: Date,
): Promise<void> {
  await invalidateAccount(tx, accountId, now)
  await recordAct(tx, { ...act, accountId }, now)
  const own = await accountOf(tx, accountId)
  const live = own.testOf === null ? own : await accountOf(tx, own.testOf)
  const standing = standingOf(live, now)
  const data: AccessChange = {
    change,
    by: act.actor.startsWith('holder:') ? 'holder' : 'operator',
    standing,
    restrictedUntilMs: standing === 'restricted' ? (live.restrictedUntil?.getTime() ?? null) : null,
    apiEnabled: own.apiEnabled && !live.apiDisabledByAdmin,
    allowlist: await allowlistOf(tx, live.id),
  }
  recordEvent(tx, accountId, { type: 'access.changed', data }, now)
}
