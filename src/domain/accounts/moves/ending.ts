import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { exclusively, locking } from '../../../db/locks.ts'
import { sealedText } from '../../../db/sealed-text.ts'
import type { Store, Tx } from '../../../db/store.ts'
import { type Actor, recordAct } from '../../audit/audit-log.ts'
import { notifyAccount } from '../../notices/notices.ts'
import { isUndelivered, redirectNotices } from '../../notices/personal-notices.ts'
import {
  accountMoves,
  accounts,
  conversations,
  deposits,
  orderCards,
  wallets,
} from '../../schema.ts'
import { invalidateAccount } from '../../shared/cache/invalidate.ts'
import { DomainError } from '../../shared/errors.ts'
import type { MoveProblem } from '../../shared/problems.ts'
import { type Account, accountByTelegramId } from '../accounts.ts'
import { personLock, usernameLock } from '../holders.ts'
import { isOpenMove, MOVE_WAIT_MS, MOVES_LOCK, type Move, moveById, notifyOfMove } from './moves.ts'
import { moveProblem } from './ordering.ts'

const REMIND_BEFORE_MS = 60 * 60 * 1000

/** Who ends a move: the holder, the new person, or an owner. */
export type Ender =
  | { as: 'from' | 'to'; telegramId: number; actor: Actor }
  | { as: 'owner'; actor: Actor }

const STATE_OF = { from: 'stopped', to: 'declined', owner: 'cancelled' } as const

/**
 * Ends a move that has not been carried out: the account stays where it is.
 * @throws DomainError MOVE_OVER if it has ended, or is not theirs.
 */
export async function endMove(tx: Tx, id: number, by: Ender, now: Date): Promise<Move> {
  await exclusively(tx, MOVES_LOCK)
  const move = await moveById(tx, id)
  const { fromTelegramId, toTelegramId } = move
  if (by.as !== 'owner' && by.telegramId !== (by.as === 'from' ? fromTelegramId : toTelegramId))
    throw new DomainError('MOVE_OVER')
  return end(tx, move, STATE_OF[by.as], by.actor, now)
}

/**
 * Reminds the old ids of moves that come soon, and carries out those that are due, each in its own transaction:
 * one that fails holds up no other. Safe to repeat.
 * @throws AggregateError of those that failed
 */
export async function runDueMoves(
  store: Store,
  owners: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const soon = new Date(now.getTime() + REMIND_BEFORE_MS)
  const due = await store.read
    .select()
    .from(accountMoves)
    // A clock that was set back must not shorten the waiting time, so a time far ahead counts as it is.
    .where(and(isOpenMove, eq(accountMoves.by, 'owner'), lte(accountMoves.dueAt, soon)))
    .orderBy(asc(accountMoves.dueAt), asc(accountMoves.id))
  const run = (id: number) =>
    store.transaction(async (tx) => {
      await exclusively(tx, MOVES_LOCK)
      const move = await moveById(tx, id)
      if (move.state !== 'open') return
      if (move.dueAt > now) await remind(tx, move, now)
      else if (await isUndelivered(tx, move.fromTelegramId, 'account_move'))
        await postpone(tx, id, now)
      else await carryOut(tx, move, owners, now)
    })
  const failures: unknown[] = []
  for (const { id } of due) {
    try {
      await run(id)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some moves of accounts failed.')
}

/** The service, or Telegram, was away: the holder has their time to stop it from when they learn of it. */
async function postpone(tx: Tx, id: number, now: Date): Promise<void> {
  const again = { dueAt: new Date(now.getTime() + MOVE_WAIT_MS), remindedAt: null }
  await tx.update(accountMoves).set(again).where(eq(accountMoves.id, id))
}

async function remind(tx: Tx, { id, fromTelegramId }: Move, now: Date): Promise<void> {
  const reminded = await tx
    .update(accountMoves)
    .set({ remindedAt: now })
    .where(and(eq(accountMoves.id, id), isNull(accountMoves.remindedAt)))
    .returning()
  if (reminded.length === 0) return
  const holder = await accountByTelegramId(tx, fromTelegramId)
  await notifyAccount(tx, holder.id, { kind: 'account_move', moveId: id }, now)
}

/** Moves the account if everything is still as it must be; otherwise the move ends as refused. */
async function carryOut(tx: Tx, move: Move, owners: ReadonlySet<number>, now: Date): Promise<Move> {
  const { from, to } = await lockPeople(tx, move)
  const problem = await moveProblem(tx, { from, to, owners, except: move.id }, now)
  if (problem !== null) return end(tx, move, 'refused', 'service', now, problem)
  await exchangeHolders(tx, { from, to }, now)
  return end(tx, move, 'moved', move.actor as Actor, now)
}

/** The guard lets one end win. @throws DomainError MOVE_OVER */
async function end(
  tx: Tx,
  move: Move,
  state: Exclude<Move['state'], 'open'>,
  actor: Actor,
  now: Date,
  problem?: MoveProblem,
): Promise<Move> {
  const [ended] = await tx
    .update(accountMoves)
    .set({ state, endedBy: actor, endedAt: now, ...(problem ? { problem } : {}) })
    .where(and(eq(accountMoves.id, move.id), isOpenMove))
    .returning()
  if (!ended) throw new DomainError('MOVE_OVER')
  const { accountId, fromTelegramId, toTelegramId, named, reason } = ended
  const action = state === 'moved' ? 'account.moved' : (`account.move_${state}` as const)
  const detail =
    state === 'moved'
      ? { from: fromTelegramId, to: toTelegramId, ...(reason === null ? {} : { reason }) }
      : { to: named, ...(problem ? { problem } : {}) }
  await recordAct(tx, { actor, action, accountId, detail }, now)
  await notifyOfMove(tx, ended, actor, now)
  return ended
}

type People = { from: Account; to: Account }

/**
 * Locks both accounts until the transaction ends: their persons, and whatever could be added to them.
 * @throws DomainError MOVE_OVER if a person has no account, or the account has another holder by now.
 */
async function lockPeople(
  tx: Tx,
  { accountId, fromTelegramId, toTelegramId }: Move,
): Promise<People> {
  const people = [fromTelegramId, toTelegramId ?? 0].sort((one, other) => one - other)
  for (const telegramId of people) await exclusively(tx, personLock(telegramId))
  const ofBoth = inArray(accounts.telegramId, people)
  const names = await tx.select({ username: accounts.username }).from(accounts).where(ofBoth)
  for (const username of names.flatMap((one) => one.username ?? []).sort())
    await exclusively(tx, usernameLock(username))
  const rows = await locking(tx.select().from(accounts).where(ofBoth).orderBy(asc(accounts.id)))
  const from = rows.find((one) => one.id === accountId && one.telegramId === fromTelegramId)
  const to = rows.find((one) => one.telegramId === toTelegramId)
  if (!from || !to) throw new DomainError('MOVE_OVER')
  const ids = [from.id, to.id]
  await locking(
    tx
      .select()
      .from(wallets)
      .where(inArray(wallets.accountId, ids))
      .orderBy(asc(wallets.accountId)),
  )
  return { from, to }
}

/**
 * The two accounts exchange their holders, whose accounts are locked. What describes the person goes with the
 * person; everything else stays with the account. The former holder is as banned or restricted as before.
 */
async function exchangeHolders(tx: Tx, { from, to }: People, now: Date): Promise<void> {
  // Telegram ids and usernames are unique at every moment.
  const nobody = { telegramId: Number.MIN_SAFE_INTEGER + to.id, username: null }
  await change(tx, to.id, nobody)
  await change(tx, from.id, personOf(to))
  await change(tx, to.id, { ...personOf(from), ...standingColumns(tx, from) })
  await tx
    .update(accounts)
    .set({ telegramId: -to.telegramId, name: to.name })
    .where(eq(accounts.testOf, from.id))
  await forgetMessages(tx, from.id)
  await redirectNotices(tx, { from: from.telegramId, to: to.telegramId })
  const open = [from, to].map(({ telegramId }) => String(telegramId))
  await tx.delete(conversations).where(inArray(conversations.key, open))
  for (const { id } of [from, to]) await invalidateAccount(tx, id, now)
}

async function change(tx: Tx, id: number, columns: Partial<Omit<Account, 'id'>>): Promise<void> {
  await tx.update(accounts).set(columns).where(eq(accounts.id, id))
}

function personOf(account: Account) {
  const { telegramId, name, username, language, chosenLanguage, newsOff, botBlockedAt } = account
  return { telegramId, name, username, language, chosenLanguage, newsOff, botBlockedAt }
}

function standingColumns(tx: Tx, account: Account) {
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = account
  const { apiDisabledByAdmin, shopAllowed } = account
  return {
    ...{ bannedAt, banReason: sealedText(tx, 'accounts.ban_reason', banReason) },
    restrictedUntil,
    restrictionReason: sealedText(tx, 'accounts.restriction_reason', restrictionReason),
    ...{ apiDisabledByAdmin, shopAllowed },
  }
}

/** The ids of messages are those of the former holder's chat: in another chat they are other messages. */
async function forgetMessages(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(orderCards).where(eq(orderCards.accountId, accountId))
  await tx
    .update(deposits)
    .set({ invoiceMessageId: null })
    .where(and(eq(deposits.accountId, accountId), isNotNull(deposits.invoiceMessageId)))
}
