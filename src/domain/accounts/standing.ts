import { eq } from 'drizzle-orm'
import { accounts } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../service/audit-log.ts'
import { type Notice, notifyAccount } from '../service/notices.ts'
import type { Settings } from '../service/settings.ts'
import { invalidateAccount } from '../shared/cache/invalidate.ts'
import { onlyRow } from '../shared/errors.ts'
import type { Account } from './accounts.ts'

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
 * @param paidInMicros what the account has paid in; it counts only if the eligibility rule is on.
 */
export function standingRefusal(
  account: Standing,
  settings: Settings,
  paidInMicros: number,
  now: Date,
): StandingRefusal | null {
  const standing = standingOf(account, now)
  if (standing === 'banned') return 'ACCOUNT_BANNED'
  if (standing === 'restricted') return 'ACCOUNT_RESTRICTED'
  if (account.apiDisabledByAdmin) return 'API_DISABLED_BY_ADMIN'
  if (!account.apiEnabled) return 'API_DISABLED'
  const { on, minAgeMs, minDepositedMicros } = settings.eligibility
  if (!on) return null
  if (now.getTime() - account.createdAt.getTime() < minAgeMs) return 'API_NOT_ELIGIBLE'
  return paidInMicros < minDepositedMicros ? 'API_NOT_ELIGIBLE' : null
}

type Reasoned = { reason?: string | undefined; actor: Actor }

type Change = Extract<Notice, { kind: 'standing_changed' }>['change']

// Every change but the holder's own switch also notifies the holder, in the same transaction.

export function ban(tx: Tx, accountId: number, { reason, actor }: Reasoned, now: Date) {
  const changes = { bannedAt: now, banReason: reason ?? null }
  const act = { actor, action: 'account.ban', detail: { reason } }
  const notice = { change: 'banned', reason } as const
  return changeStanding(tx, accountId, { changes, ...act, notice }, now)
}

export function unban(tx: Tx, accountId: number, actor: Actor, now: Date) {
  const changes = { bannedAt: null, banReason: null }
  const act = { actor, action: 'account.unban', notice: { change: 'unbanned' } } as const
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
  const act = { actor, action: 'account.restrict', detail: { until, reason } }
  const notice = { change: 'restricted', reason, until } as const
  return changeStanding(tx, accountId, { changes, ...act, notice }, now)
}

export function unrestrict(tx: Tx, accountId: number, actor: Actor, now: Date) {
  const changes = { restrictedUntil: null, restrictionReason: null }
  const act = { actor, action: 'account.unrestrict', notice: { change: 'unrestricted' } } as const
  return changeStanding(tx, accountId, { changes, ...act }, now)
}

/** The account holder's switch for API access. */
export function setApiEnabled(tx: Tx, accountId: number, on: boolean, actor: Actor, now: Date) {
  const action = on ? 'api.enable' : 'api.disable'
  return changeStanding(tx, accountId, { changes: { apiEnabled: on }, actor, action }, now)
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
  const notice = { change: on ? 'api_on' : 'api_off', reason } as const
  return changeStanding(tx, accountId, { changes, ...act, notice }, now)
}

/** Changes an account's standing and records it in the audit log. A `notice` goes to the holder. */
async function changeStanding(
  tx: Tx,
  accountId: number,
  input: {
    changes: Partial<Omit<Account, 'id'>>
    actor: Actor
    action: string
    detail?: Record<string, unknown>
    notice?: { change: Change; reason?: string | undefined; until?: Date }
  },
  now: Date,
): Promise<Account> {
  const { changes, notice, ...act } = input
  const rows = await tx.update(accounts).set(changes).where(eq(accounts.id, accountId)).returning()
  await invalidateAccount(tx, accountId, now)
  await recordAct(tx, { ...act, accountId }, now)
  if (notice) {
    const { change, reason = null, until } = notice
    const untilMs = until?.getTime() ?? null
    await notifyAccount(tx, accountId, { kind: 'standing_changed', change, reason, untilMs }, now)
  }
  return onlyRow(rows)
}
