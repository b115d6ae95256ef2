import { and, eq, gt } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import type { Actor } from '../audit/audit-log.ts'
import { undoEdit } from '../catalog/edit.ts'
import { auditLog, entries } from '../schema.ts'
import {
  isStrict,
  isSwitch,
  locksOut,
  SETTINGS,
  type SwitchName,
  turned,
} from '../settings/all-settings.ts'
import { changeSettingsBy, settingsToChange } from '../settings/settings.ts'
import { DomainError, isRefusal } from '../shared/errors.ts'
import type { Right } from '../team/team.ts'
import { type Account, accountOf, adjustBalance, lockAccount } from './accounts.ts'
import { takesSecondPerson } from './second-person.ts'
import { changeStandingBy, isAlready, LOCKS } from './standing-verbs.ts'

// Undoes an act of an admin, as the audit log describes it. If its result has changed since, nothing is
// undone.

/** After a day, an admin uses the opposite command instead. */
const UNDO_WITHIN_MS = 24 * 60 * 60 * 1000
const MONEY = ['account.credit', 'account.debit']

type LoggedAct = typeof auditLog.$inferSelect

export type Undone =
  | { what: 'standing'; verb: (typeof LOCKS)[number]['undo']; account: Account }
  | { what: 'money'; account: Account; amountMicros: number }
  /** It is not in its strict position any more. */
  | { what: 'switch'; name: SwitchName }
  | { what: 'prices' }

/** Who undoes. `anyones`: whether they may undo what others did. `may`: which rights they have now. */
export type Undoing = { actor: Actor; anyones: boolean; may: (right: Right) => boolean }
const UNDONE_BY_ACCOUNT: string[] = [...LOCKS.map(({ action }) => action), ...MONEY]

/** Whether undoing it may work for this person: what has changed since is only found by doing it. */
export function mayUndo(
  act: Pick<LoggedAct, 'at' | 'actor' | 'action' | 'detail'>,
  by: Undoing,
  now: Date,
): boolean {
  const { actor, action, detail } = act
  const isTheirs = (actor === by.actor || by.anyones) && by.may(rightFor(act))
  if (!isTheirs || isTooLate(act, now)) return false
  if (action === 'settings.change') return turnedStrictly(detail) !== null
  return action === 'prices.edit' || UNDONE_BY_ACCOUNT.includes(action)
}

/**
 * Undoes an act, once.
 * @throws DomainError UNDO_TOO_LATE, UNDONE_BEFORE, CHANGED_SINCE, PRODUCTS_CHANGED; UNDO_TAKES_TWO if the opposite decision would
 *   wait for a second person: the caller must roll back; CREDIT_PAID_DEBT if the credit went into a debt;
 *   INSUFFICIENT_BALANCE if the wallet no longer has the credited amount.
 */
export async function undoAct(
  tx: Tx,
  id: number,
  { actor, anyones, may }: Undoing,
  now: Date,
): Promise<Undone> {
  const [act] = await tx.select().from(auditLog).where(eq(auditLog.id, id))
  if (!act || (act.actor !== actor && !anyones) || !may(rightFor(act))) throw changedSince()
  if (isTooLate(act, now)) throw new DomainError('UNDO_TOO_LATE')
  if (act.action === 'settings.change') return undoSwitch(tx, act, actor, now)
  if (act.action === 'prices.edit') {
    await undoEdit(tx, act.detail, { actor }, now)
    return { what: 'prices' }
  }
  if (act.accountId === null) throw changedSince()
  await lockAccount(tx, act.accountId)
  const account = await accountOf(tx, act.accountId)
  return MONEY.includes(act.action)
    ? undoMoney(tx, { act, account }, actor, now)
    : undoStanding(tx, { act, account }, actor, now)
}

/** What one must be allowed to do to undo it: the same as to do it. */
function rightFor({ action, detail }: Pick<LoggedAct, 'action' | 'detail'>): Right {
  const [setting] = Object.keys(detail ?? {})
  if (action === 'settings.change') return isSwitch(setting) ? SETTINGS[setting].right : 'settings'
  if (action === 'prices.edit') return 'catalog'
  return MONEY.includes(action) ? 'money' : 'standing'
}

function isTooLate({ at }: Pick<LoggedAct, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() > UNDO_WITHIN_MS
}

type About = { act: LoggedAct; account: Account }

async function undoStanding(
  tx: Tx,
  { act, account }: About,
  actor: Actor,
  now: Date,
): Promise<Undone> {
  const lock = LOCKS.find(({ action }) => action === act.action)
  const isNewest = (await actsAfter(tx, act)).every(({ action }) => action !== act.action)
  if (!lock || !isNewest || isAlready(account, lock.undo, now)) throw changedSince()
  const undone = await changeStandingBy(tx, account, { verb: lock.undo }, actor, now)
  return { what: 'standing', verb: lock.undo, account: undone.account }
}

/** Posts the opposite amount with the act as its reference, which the ledger accepts only once. */
async function undoMoney(
  tx: Tx,
  { act, account }: About,
  actor: Actor,
  now: Date,
): Promise<Undone> {
  const amountMicros = -Number(act.detail?.amountMicros)
  const reference = `UNDO-${act.id}`
  if (!Number.isSafeInteger(amountMicros) || act.detail?.reference !== undefined)
    throw changedSince()
  const before = await tx.$count(entries, eq(entries.reference, reference))
  if (before > 0) throw new DomainError('UNDONE_BEFORE')
  if (await takesSecondPerson(tx, Math.abs(amountMicros))) throw new DomainError('UNDO_TAKES_TWO')
  const note = `↩️ ${String(act.detail?.note ?? '–')}`
  const input = { amountMicros, note, actor, reference }
  try {
    await adjustBalance(tx, account.id, input, now)
    return { what: 'money', account, amountMicros }
  } catch (error) {
    throw wentIntoDebt(act, error) ?? error
  }
}

/** A debt that the credit paid stays paid: only money in the wallet can be taken back. */
function wentIntoDebt({ detail }: LoggedAct, error: unknown): DomainError | null {
  const paidOffMicros = Number(detail?.paidOffMicros ?? 0)
  if (!isRefusal(error, 'INSUFFICIENT_BALANCE') || paidOffMicros === 0) return null
  return new DomainError('CREDIT_PAID_DEBT', { paidOffMicros })
}

async function undoSwitch(tx: Tx, act: LoggedAct, actor: Actor, now: Date): Promise<Undone> {
  const settings = await settingsToChange(tx)
  const setting = turnedStrictly(act.detail)
  if (setting === null) throw changedSince()
  const later = await actsAfter(tx, act)
  const isNewest = later.every(({ detail }) => detail?.[setting] === undefined)
  if (!isStrict(settings, setting) || !isNewest) throw changedSince()
  const change = turned(settings, setting, !SETTINGS[setting].strict)
  await changeSettingsBy(tx, change, actor, now)
  return { what: 'switch', name: setting }
}

/** The switch that was turned to the position in which it locks people out; null for any other change. */
function turnedStrictly(detail: LoggedAct['detail']): SwitchName | null {
  const [[setting, value] = [], ...more] = Object.entries(detail ?? {})
  if (more.length > 0 || !isSwitch(setting)) return null
  // Rules that belong to a switch may have changed with it.
  return typeof value === 'boolean' && locksOut(setting, value) ? setting : null
}

/** Acts after the given one on the same account, or on the settings; at most those of one day. */
function actsAfter(db: Reader, { id, action, accountId }: LoggedAct): Promise<LoggedAct[]> {
  const of = accountId === null ? eq(auditLog.action, action) : eq(auditLog.accountId, accountId)
  return db
    .select()
    .from(auditLog)
    .where(and(gt(auditLog.id, id), of))
}

function changedSince(): DomainError {
  return new DomainError('CHANGED_SINCE')
}
