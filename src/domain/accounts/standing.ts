import { asc, eq } from 'drizzle-orm'
import { ACCESS_CHANGES, type AccessChange } from '../../db/json-columns.ts'
import { accounts, allowlistEntries } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { recordEvent } from '../events/record.ts'
import { type Actor, recordAct } from '../service/audit-log.ts'
import { type Notice, notifyAccount } from '../service/notices.ts'
import type { Settings } from '../service/settings.ts'
import { invalidateAccount } from '../shared/cache/invalidate.ts'
import { onlyRow } from '../shared/errors.ts'
import type { Account } from './accounts.ts'

export { ACCESS_CHANGES }

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

type Reasoned = { reason?: string | undefined; actor: Actor }

type NoticeChange = Extract<Notice, { kind: 'standing_changed' }>['change']

// Every change but the holder's own switch also notifies the holder, in the same transaction.

export function ban(tx: Tx, accountId: number, { reason, actor }: Reasoned, now: Date) {
  const changes = { bannedAt: now, banReason: reason ?? null }
  const act = { actor, action: 'account.ban', change: 'banned', detail: { reason } } as const
  const notice = { change: 'banned', reason } as const
  return changeStanding(tx, accountId, { changes, ...act, notice }, now)
}

export function unban(tx: Tx, accountId: number, actor: Actor, now: Date) {
  const changes = { bannedAt: null, banReason: null }
  const act = {
    actor,
    action: 'account.unban',
    change: 'unbanned',
    notice: { change: 'unbanned' },
  } as const
  return changeStanding(tx, accountId, { changes, ...act }, now)
}

/** Restricts the account for a time that starts now; a later call replaces an earlier one. */
export function restrict(
  tx: Tx,
  accountId: number,
  { forMs, reason, actor }: Reasoned & { forMs: number },
  now: Date,
) {
  const until = new Date(now.getTime() + forMs)
  const changes = { restrictedUntil: until, restrictionReason: reason ?? null }
  const act = {
    actor,
    action: 'account.restrict',
    change: 'restricted',
    detail: { until, reason },
  } as const
  const notice = { change: 'restricted', reason, until } as const
  return changeStanding(tx, accountId, { changes, ...act, notice }, now)
}

export function unrestrict(tx: Tx, accountId: number, actor: Actor, now: Date) {
  const changes = { restrictedUntil: null, restrictionReason: null }
  const act = {
    actor,
    action: 'account.unrestrict',
    change: 'unrestricted',
    notice: { change: 'unrestricted' },
  } as const
  return changeStanding(tx, accountId, { changes, ...act }, now)
}

/** The account holder's switch for API access. */
export function setApiEnabled(tx: Tx, accountId: number, on: boolean, actor: Actor, now: Date) {
  const action = on ? 'api.enable' : 'api.disable'
  const change = on ? 'api_enabled' : 'api_disabled'
  return changeStanding(tx, accountId, { changes: { apiEnabled: on }, actor, action, change }, now)
}

/** The admin's switch for API access; the holder's switch cannot override it. */
export function setApiAllowed(
  tx: Tx,
  accountId: number,
  on: boolean,
  { reason, actor }: Reasoned,
  now: Date,
) {
  const changes = { apiDisabledByAdmin: !on }
  const act = { actor, action: on ? 'api.allow' : 'api.forbid', detail: { reason } }
  const change = on ? 'api_allowed' : 'api_forbidden'
  const notice = { change: on ? 'api_on' : 'api_off', reason } as const
  return changeStanding(tx, accountId, { changes, ...act, change, notice }, now)
}

/** Changes an account's standing and records it in the audit log. A `notice` goes to the holder. */
async function changeStanding(
  tx: Tx,
  accountId: number,
  input: {
    changes: Partial<Omit<Account, 'id'>>
    actor: Actor
    action: string
    change: AccessChange['change']
    detail?: Record<string, unknown>
    notice?: { change: NoticeChange; reason?: string | undefined; until?: Date }
  },
  now: Date,
): Promise<Account> {
  const { changes, change: accessChange, notice, ...act } = input
  const rows = await tx.update(accounts).set(changes).where(eq(accounts.id, accountId)).returning()
  await invalidateAccount(tx, accountId, now)
  await recordAct(tx, { ...act, accountId }, now)
  if (notice) {
    const { change, reason = null, until } = notice
    const untilMs = until?.getTime() ?? null
    await notifyAccount(tx, accountId, { kind: 'standing_changed', change, reason, untilMs }, now)
  }
  await recordAccessChange(tx, accountId, { change: accessChange, actor: act.actor }, now)
  return onlyRow(rows)
}

/**
 * Records the event of a change of access, with the state after it. Call it after all other statements, in
 * a transaction that has locked the account.
 */
export async function recordAccessChange(
  tx: Tx,
  accountId: number,
  { change, actor }: { change: AccessChange['change']; actor: Actor },
  now: Date,
): Promise<void> {
  const account = onlyRow(await tx.select().from(accounts).where(eq(accounts.id, accountId)))
  const allowed = await tx
    .select({ cidr: allowlistEntries.cidr })
    .from(allowlistEntries)
    .where(eq(allowlistEntries.accountId, accountId))
    .orderBy(asc(allowlistEntries.firstAddress), asc(allowlistEntries.lastAddress))
  const standing = standingOf(account, now)
  const data: AccessChange = {
    change,
    by: actor.startsWith('holder:') ? 'holder' : 'operator',
    standing,
    restrictedUntilMs:
      standing === 'restricted' ? (account.restrictedUntil?.getTime() ?? null) : null,
    apiEnabled: account.apiEnabled && !account.apiDisabledByAdmin,
    allowlist: allowed.map(({ cidr }) => cidr),
  }
  recordEvent(tx, accountId, { type: 'access.changed', data }, now)
}
