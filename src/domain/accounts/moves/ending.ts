import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { exclusively } from '../../../db/locks.ts'
import type { Store, Tx } from '../../../db/store.ts'
import { type Actor, recordAct } from '../../audit/audit-log.ts'
import { notifyAccount } from '../../notices/notices.ts'
import { isUntold } from '../../notices/personal-notices.ts'
import { accountMoves } from '../../schema.ts'
import { DomainError } from '../../shared/errors.ts'
import type { MoveProblem } from '../../shared/problems.ts'
import { accountByTelegramId } from '../accounts.ts'
import { moveProblem } from './conditions.ts'
import { exchangeHolders, lockPeople } from './exchange.ts'
import {
  closeMove,
  isOpenMove,
  MOVE_WAIT_MS,
  MOVES_LOCK,
  type Move,
  moveById,
  notifyOfMove,
} from './moves.ts'

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
      else if (await isUntold(tx, move.fromTelegramId, 'account_move')) await postpone(tx, id, now)
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

async function end(
  tx: Tx,
  move: Move,
  state: Exclude<Move['state'], 'open'>,
  actor: Actor,
  now: Date,
  problem?: MoveProblem,
): Promise<Move> {
  const ended = await closeMove(
    tx,
    move,
    { state, endedBy: actor, ...(problem ? { problem } : {}) },
    now,
  )
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
