import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, actJustRecorded } from '../audit/audit-log.ts'
import { DomainError } from '../shared/errors.ts'
import { roleOf } from '../team/team.ts'
import type { Account } from './accounts.ts'
import { changeStanding } from './standing.ts'

// What admins do to an account's standing, by its verbs: the same from a command, a button and the panel.

export const STANDING_VERBS = [
  'ban',
  'unban',
  'restrict',
  'unrestrict',
  'apioff',
  'apion',
  'shopoff',
  'shopon',
] as const
export type StandingVerb = (typeof STANDING_VERBS)[number]
/** Those that lock somebody out. They take a reason, which the person sees, and can be undone. */
export const LOCKS = [
  { verb: 'ban', action: 'account.ban', undo: 'unban' },
  { verb: 'restrict', action: 'account.restrict', undo: 'unrestrict' },
  { verb: 'apioff', action: 'api.forbid', undo: 'apion' },
  { verb: 'shopoff', action: 'shop.forbid', undo: 'shopon' },
] as const
export type LockingVerb = (typeof LOCKS)[number]['verb']
export const LOCKING_VERBS: readonly LockingVerb[] = LOCKS.map(({ verb }) => verb)

export type StandingChange = {
  verb: StandingVerb
  reason?: string | undefined
  /** How long a restriction lasts. */
  forMs?: number | undefined
  /** Whether this restriction replaces one that is still in force. */
  replaces?: boolean
}

const MAX_REASON_LENGTH = 200

/** The reason on one line; undefined if there is none. @throws DomainError REASON_TOO_LONG */
export function standingReason(typed: string): string | undefined {
  const reason = typed.trim().replace(/\s+/g, ' ')
  if (reason.length > MAX_REASON_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_REASON_LENGTH })
  return reason === '' ? undefined : reason
}

/**
 * Why the change cannot be made; null if it can.
 * @param owners those in ADMIN_IDS
 * @returns of_team: nobody of the team is banned or restricted. already: there is nothing to change.
 */
export async function standingProblem(
  db: Reader,
  account: Account,
  { verb, replaces = false }: StandingChange,
  owners: ReadonlySet<number>,
  now: Date,
): Promise<'of_team' | 'already' | null> {
  if (verb === 'ban' || verb === 'restrict')
    if ((await roleOf(db, owners, account.telegramId)) !== null) return 'of_team'
  const isThere = isAlready(account, verb, now) && !(verb === 'restrict' && replaces)
  return isThere ? 'already' : null
}

/** Whether the account is as the verb would make it. */
export function isAlready(account: Account, verb: StandingVerb, now: Date): boolean {
  const already: Record<StandingVerb, boolean> = {
    ban: account.bannedAt !== null,
    unban: account.bannedAt === null,
    restrict: isRestricted(account, now),
    unrestrict: !isRestricted(account, now),
    apioff: account.apiDisabledByAdmin,
    apion: !account.apiDisabledByAdmin,
    shopoff: !account.shopAllowed,
    shopon: account.shopAllowed,
  }
  return already[verb]
}

/**
 * Makes a change that has no problem.
 * @returns act: its id in the audit log, to undo it; null for one that cannot be undone
 */
export async function changeStandingBy(
  tx: Tx,
  before: Account,
  { verb, reason, forMs }: StandingChange,
  actor: Actor,
  now: Date,
): Promise<{ account: Account; act: number | null }> {
  const account = await changeStanding(tx, before.id, verb, { forMs, reason, actor }, now)
  // Without a restriction that replaced another, the account would have none.
  const hadOne = verb === 'restrict' && isRestricted(before, now)
  const lock = LOCKS.find((one) => one.verb === verb)
  if (!lock || hadOne) return { account, act: null }
  const recorded = { actor, action: lock.action, accountId: account.id }
  return { account, act: await actJustRecorded(tx, recorded) }
}

export function isLocking(verb: StandingVerb): verb is LockingVerb {
  return LOCKING_VERBS.some((one) => one === verb)
}

export function isRestricted(
  account: Account,
  now: Date,
): account is Account & { restrictedUntil: Date } {
  return account.restrictedUntil !== null && account.restrictedUntil > now
}
