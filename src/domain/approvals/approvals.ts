import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import { sealedObject } from '../../db/sealed-text.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { namesOfActors } from '../accounts/accounts.ts'
import { takesSecondPerson } from '../accounts/second-person.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import type { RefundContext } from '../deposits/refunds.ts'
import { notifyAccount, notifyAdmins } from '../notices/notices.ts'
import { accounts, approvals } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { may, type Role, roleOf, teamMembers } from '../team/team.ts'
import {
  type Decision,
  type DecisionKind,
  effectOf,
  gainerOf,
  KINDS,
  termsOf,
} from './decisions.ts'

// Decisions that wait for a second person. Each is carried out at most once: whoever ends it first wins.

type Row = typeof approvals.$inferSelect
/**
 * `decision`: null once it has ended. `state`: an open one that is over counts as expired, and so does one of a kind
 * that only an earlier version asked about.
 */
export type Approval = Omit<Row, 'decision' | 'state'> & {
  decision: Decision | null
  state: Row['state'] | 'expired'
  askedByName: string | null
  endedByName: string | null
}
export type Decider = { actor: Actor; telegramId: number }

const EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000
/** More than a team can look through. */
const MAX_OPEN = 50
const LOCK = 'approvals'

/**
 * Asks for a second person where the owner wants one for what the decision makes possible.
 * @returns the id of the request; null if the decision may be carried out at once
 * @throws DomainError OWN_ACCOUNT if it gives something to who decides, NO_SECOND_PERSON if nobody else may confirm
 *   it, TOO_MANY_APPROVALS, and those of gainerOf and effectOf
 */
export async function askIfLarge(
  tx: Tx,
  decision: Decision,
  { owners, ...by }: Decider & { owners: ReadonlySet<number> },
  now: Date,
): Promise<number | null> {
  const gainer = await gainerOf(tx, decision)
  const { telegramId } = by
  if (isForSelf(gainer, telegramId, owners)) throw new DomainError('OWN_ACCOUNT')
  const amountMicros = await effectOf(tx, decision)
  if (!(await takesSecondPerson(tx, amountMicros))) return null
  if (!(await hasOther(tx, decision.kind, { owners, besides: [telegramId, gainer] })))
    throw new DomainError('NO_SECOND_PERSON')
  await exclusively(tx, LOCK)
  if ((await openApprovalCount(tx, now)) >= MAX_OPEN)
    throw new DomainError('TOO_MANY_APPROVALS', { max: MAX_OPEN })
  const rows = await tx
    .insert(approvals)
    .values({
      ...{ kind: decision.kind, decision: sealedObject(tx, 'approvals.decision', decision) },
      // 0: no limit. A decision about nothing does not wait.
      ...{ amountMicros: amountMicros ?? 0, askedBy: by.actor, askerId: telegramId },
      state: 'open',
      createdAt: now,
      expiresAt: new Date(now.getTime() + EXPIRES_AFTER_MS),
    })
    .returning()
  const { id } = onlyRow(rows)
  const detail = { id, what: decision.kind, amountMicros }
  await recordAct(tx, { actor: by.actor, action: 'approval.ask', detail }, now)
  await notifyAdmins(tx, { kind: 'approval_wanted', approvalId: id }, now)
  return id
}

/** Whether this role may end requests of this kind. */
export function mayConfirm(role: Role, kind: DecisionKind): boolean {
  const { right, toConfirm = right } = termsOf({ kind })
  return may(role, 'approvals') && may(role, toConfirm)
}

/** Whether anybody but these may confirm it; an owner may, also what is for them. */
async function hasOther(
  tx: Tx,
  kind: DecisionKind,
  { owners, besides }: { owners: ReadonlySet<number>; besides: readonly [number, number | null] },
): Promise<boolean> {
  if ([...owners].some((id) => id !== besides[0])) return true
  const members = await teamMembers(tx)
  return members.some((one) => !besides.includes(one.telegramId) && mayConfirm(one.role, kind))
}

/** Nobody gives themselves money, goods or a role. An owner may: their shop may have nobody else. */
function isForSelf(
  gainer: number | null,
  telegramId: number,
  owners: ReadonlySet<number>,
): boolean {
  return gainer === telegramId && !owners.has(telegramId)
}

/** Those that wait, oldest first. */
export async function openApprovals(db: Reader, now: Date): Promise<Approval[]> {
  const rows = await db.select().from(approvals).where(isOpen(now)).orderBy(asc(approvals.id))
  return withNames(db, rows, now)
}

export function openApprovalCount(db: Reader, now: Date): Promise<number> {
  return db.$count(approvals, isOpen(now))
}

/** @throws DomainError APPROVAL_NOT_FOUND */
export async function approvalById(db: Reader, id: number, now: Date): Promise<Approval> {
  const rows = await db.select().from(approvals).where(eq(approvals.id, id))
  const [found] = await withNames(db, rows, now)
  if (!found) throw new DomainError('APPROVAL_NOT_FOUND')
  return found
}

/**
 * Carries out what another person has decided, once, in the name of who decided it.
 * @returns what was carried out
 * @throws DomainError APPROVAL_NOT_FOUND; APPROVAL_OVER, also if who decided it may do so no more;
 *   APPROVAL_OWN, OWN_ACCOUNT, APPROVAL_NOT_YOURS; and those of the decision, after which it waits on.
 */
export async function confirmApproval(
  context: RefundContext & { owners: ReadonlySet<number> },
  id: number,
  by: Decider,
): Promise<Decision> {
  const { store, clock, owners } = context
  const asked = await approvalById(store.read, id, clock())
  const { decision } = asked
  if (decision === null) throw new DomainError('APPROVAL_OVER')
  const actor = asked.askedBy as Actor
  const terms = termsOf(decision)
  const confirm = async (tx: Tx) => {
    if (by.telegramId === asked.askerId) throw new DomainError('APPROVAL_OWN')
    const role = await roleOf(tx, owners, asked.askerId)
    if (role === null || !may(role, terms.right)) throw new DomainError('APPROVAL_OVER')
    await requireRole(tx, owners, decision.kind, by)
    if (isForSelf(await gainerOf(tx, decision), by.telegramId, owners))
      throw new DomainError('OWN_ACCOUNT')
    await end(tx, id, { state: 'confirmed', by }, clock())
  }
  if (terms.refund) await terms.refund(context, decision, { actor, alongside: confirm })
  else
    await store.transaction(async (tx) => {
      await confirm(tx)
      await terms.carryOut(tx, decision, actor, clock())
    })
  return decision
}

/**
 * Ends it without carrying it out; who asked may, too.
 * @throws DomainError APPROVAL_NOT_FOUND, APPROVAL_OVER, APPROVAL_NOT_YOURS
 */
export async function declineApproval(
  tx: Tx,
  id: number,
  { owners, ...by }: Decider & { owners: ReadonlySet<number> },
  now: Date,
): Promise<void> {
  const { decision, askerId } = await approvalById(tx, id, now)
  if (decision === null) throw new DomainError('APPROVAL_OVER')
  if (by.telegramId !== askerId) await requireRole(tx, owners, decision.kind, by)
  await end(tx, id, { state: 'declined', by }, now)
}

/** The operator has every role. @throws DomainError APPROVAL_NOT_YOURS */
async function requireRole(
  tx: Tx,
  owners: ReadonlySet<number>,
  kind: DecisionKind,
  { actor, telegramId }: Decider,
): Promise<void> {
  if (actor === 'operator') return
  const role = await roleOf(tx, owners, telegramId)
  if (role === null || !mayConfirm(role, kind)) throw new DomainError('APPROVAL_NOT_YOURS')
}

/** The guard on `open` lets one person end it. What it was about is stored no longer. */
async function end(
  tx: Tx,
  id: number,
  { state, by }: { state: 'confirmed' | 'declined'; by: Decider },
  now: Date,
): Promise<void> {
  const [ended] = await tx
    .update(approvals)
    .set({ state, decision: null, endedBy: by.actor, endedAt: now })
    .where(and(eq(approvals.id, id), isOpen(now)))
    .returning()
  if (!ended) {
    await approvalById(tx, id, now)
    throw new DomainError('APPROVAL_OVER')
  }
  const { kind: what, amountMicros, askerId } = ended
  const action = state === 'confirmed' ? 'approval.confirm' : 'approval.decline'
  await recordAct(tx, { actor: by.actor, action, detail: { id, what, amountMicros } }, now)
  if (by.telegramId === askerId) return
  // An owner who only uses the panel may have no account.
  const isAsker = eq(accounts.telegramId, askerId)
  const [asker] = await tx.select({ id: accounts.id }).from(accounts).where(isAsker)
  if (asker) await notifyAccount(tx, asker.id, { kind: 'approval_ended', approvalId: id }, now)
}

function isOpen(now: Date) {
  return and(
    eq(approvals.state, 'open'),
    gt(approvals.expiresAt, now),
    inArray(approvals.kind, KINDS),
  )
}

async function withNames(db: Reader, rows: readonly Row[], now: Date): Promise<Approval[]> {
  const names = await namesOfActors(
    db,
    rows.flatMap(({ askedBy, endedBy }) => (endedBy === null ? askedBy : [askedBy, endedBy])),
  )
  return rows.map((row) => {
    const isKnown = KINDS.some((kind) => kind === row.kind)
    const isOver = row.state === 'open' && (row.expiresAt <= now || !isKnown)
    return {
      ...row,
      decision: isOver ? null : (row.decision as Decision | null),
      state: isOver ? 'expired' : row.state,
      askedByName: names.get(row.askedBy) ?? null,
      endedByName: names.get(row.endedBy ?? '') ?? null,
    }
  })
}
