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

type Reasoned = { reason?: string | undefined; actor: Actor }

/** What each change is called in the audit log, and in the notice that the holder gets. */
const CHANGES = {
  banned: { action: 'account.ban', notice: 'banned' },
  unbanned: { action: 'account.unban', notice: 'unbanned' },
  restricted: { action: 'account.restrict', notice: 'restricted' },
  unrestricted: { action: 'account.unrestrict', notice: 'unrestricted' },
  // No notice about the holder's own switch.
  api_enabled: { action: 'api.enable', notice: null },
  api_disabled: { action: 'api.disable', notice: null },
  api_allowed: { action: 'api.allow', notice: 'api_on' },
  api_forbidden: { action: 'api.forbid', notice: 'api_off' },
} as const

/** Blocks the account until it is unbanned; its holder's sessions of the panel end. */
export async function ban(
  tx: Tx,
  accountId: number,
  { reason, actor }: Reasoned,
  now: Date,
): Promise<Account> {
  const banReason = sealedText(tx, 'accounts.ban_reason', reason ?? null)
  const columns = { bannedAt: now, banReason }
  const change = { change: 'banned', columns, actor, detail: { reason } } as const
  const banned = await changeStanding(tx, accountId, change, now)
  await endSessions(tx, { telegramId: banned.telegramId }, actor, now)
  return banned
}

export function unban(tx: Tx, accountId: number, actor: Actor, now: Date) {
  const columns = { bannedAt: null, banReason: null }
  return changeStanding(tx, accountId, { change: 'unbanned', columns, actor }, now)
}

/** Restricts the account for a time that starts now; a later call replaces an earlier one. */
export function restrict(
  tx: Tx,
  accountId: number,
  { forMs, reason, actor }: Reasoned & { forMs: number },
  now: Date,
) {
  const until = new Date(now.getTime() + forMs)
  const restrictionReason = sealedText(tx, 'accounts.restriction_reason', reason ?? null)
  const columns = { restrictedUntil: until, restrictionReason }
  const change = { change: 'restricted', columns, actor, detail: { until, reason } } as const
  return changeStanding(tx, accountId, change, now)
}

export function unrestrict(tx: Tx, accountId: number, actor: Actor, now: Date) {
  const columns = { restrictedUntil: null, restrictionReason: null }
  return changeStanding(tx, accountId, { change: 'unrestricted', columns, actor }, now)
}

/** The account holder's switch for API access. */
export function setApiEnabled(tx: Tx, accountId: number, on: boolean, actor: Actor, now: Date) {
  const change = on ? 'api_enabled' : 'api_disabled'
  return changeStanding(tx, accountId, { change, columns: { apiEnabled: on }, actor }, now)
}

/** The admin's switch for API access; the holder's switch cannot override it. */
export function setApiAllowed(
  tx: Tx,
  accountId: number,
  on: boolean,
  { reason, actor }: Reasoned,
  now: Date,
) {
  const change = on ? 'api_allowed' : 'api_forbidden'
  const columns = { apiDisabledByAdmin: !on }
  return changeStanding(tx, accountId, { change, columns, actor, detail: { reason } }, now)
}

/** The admin's switch for buying in the chat. It is no access to the API, so it makes no event. */
export async function setShopAllowed(
  tx: Tx,
  accountId: number,
  on: boolean,
  { reason, actor }: Reasoned,
  now: Date,
): Promise<Account> {
  const rows = await tx
    .update(accounts)
    .set({ shopAllowed: on })
    .where(eq(accounts.id, accountId))
    .returning()
  const action = on ? 'shop.allow' : 'shop.forbid'
  await recordAct(tx, { actor, action, accountId, detail: { reason } }, now)
  const change = on ? 'shop_on' : 'shop_off'
  const said = { change, reason: reason ?? null, untilMs: null } as const
  await notifyAccount(tx, accountId, { kind: 'standing_changed', ...said }, now)
  return onlyRow(rows)
}

/** Changes an account's standing, records it in the audit log and as an event, and notifies the holder. */
async function changeStanding(
  tx: Tx,
  accountId: number,
  input: {
    change: keyof typeof CHANGES
    columns: Partial<Omit<Account, 'id'>>
    actor: Actor
    detail?: { until?: Date; reason: string | undefined }
  },
  now: Date,
): Promise<Account> {
  const { change, columns, ...act } = input
  const { action, notice } = CHANGES[change]
  const rows = await tx.update(accounts).set(columns).where(eq(accounts.id, accountId)).returning()
  if (notice) {
    const { reason = null, until } = act.detail ?? {}
    const said = { change: notice, reason, untilMs: until?.getTime() ?? null }
    await notifyAccount(tx, accountId, { kind: 'standing_changed', ...said }, now)
  }
  await accessChanged(tx, accountId, change, { ...act, action }, now)
  return onlyRow(rows)
}

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
