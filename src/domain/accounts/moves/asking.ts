import { and, eq, gt, ne } from 'drizzle-orm'
import { exclusively } from '../../../db/locks.ts'
import { accountMoves, accounts } from '../../../db/schema.ts'
import { sealedText } from '../../../db/sealed-text.ts'
import type { Reader, Tx } from '../../../db/store.ts'
import { type Actor, recordAct } from '../../service/audit-log.ts'
import { DomainError, isRefusal, onlyRow } from '../../shared/errors.ts'
import type { MoveProblem } from '../../shared/problems.ts'
import { checkReason } from '../../shared/reason.ts'
import type { Account } from '../accounts.ts'
import { accountNamed } from '../holders.ts'
import { standingOf } from '../standing.ts'
import { isUsed, moveProblem } from './conditions.ts'
import {
  MOVE_WAIT_MS,
  MOVES_LOCK,
  type Move,
  notifyOfMove,
  openMoveOf,
  orderedMoveCount,
} from './moves.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Of one account in a day. Those that reach nobody count: otherwise they could be used to find out who is here. */
const MAX_OFFERS = 3
/** To one person in a day, whoever makes them. */
const MAX_TO_PERSON = 3
const MAX_ORDERED = 50

type Owners = { owners: ReadonlySet<number> }

/**
 * The holder offers the account to a person who has written to the bot.
 * @param input named: a Telegram id or `@name`
 * @returns null if they cannot take it. Why not is for the log only: the holder may not know this person.
 * @throws DomainError NOT_A_PERSON, TOO_MANY_MOVES, MOVE_REFUSED for what is about the holder's own account
 */
export async function offerMove(
  tx: Tx,
  accountId: number,
  input: { named: string; actor: Actor } & Owners,
  now: Date,
): Promise<Move | null> {
  const { actor, owners } = input
  const named = input.named.toLowerCase()
  await exclusively(tx, MOVES_LOCK)
  const from = onlyRow(await tx.select().from(accounts).where(eq(accounts.id, accountId)))
  const own = await ownProblem(tx, from, now)
  if (own !== null) throw new DomainError('MOVE_REFUSED', { problem: own })
  const ofAccount = and(eq(accountMoves.accountId, accountId), eq(accountMoves.by, 'holder'))
  if ((await countOfDay(tx, ofAccount, now)) >= MAX_OFFERS)
    throw new DomainError('TOO_MANY_MOVES', { max: MAX_OFFERS })
  const to = await personNamed(tx, named)
  const problem = to === null ? 'unknown' : await offerProblem(tx, { from, to, owners }, now)
  const ended = { state: 'refused', problem, endedBy: 'service', endedAt: now } as const
  const rows = await tx
    .insert(accountMoves)
    .values({
      ...{ accountId, named: sealedText(tx, 'account_moves.named', named) },
      ...{ by: 'holder', actor, state: 'open' },
      fromTelegramId: from.telegramId,
      toTelegramId: to?.telegramId ?? null,
      createdAt: now,
      dueAt: new Date(now.getTime() + MOVE_WAIT_MS),
      ...(problem === null ? {} : ended),
    })
    .returning()
  const detail = { to: named, ...(problem === null ? {} : { problem }) }
  const action = problem === null ? 'account.move_offer' : 'account.move_refused'
  await recordAct(tx, { actor, action, accountId, detail }, now)
  if (problem !== null) return null
  const move = onlyRow(rows)
  await notifyOfMove(tx, move, actor, now)
  return move
}

/** Why the holder cannot offer the account to anybody; null if they can. */
export async function ownProblem(
  db: Reader,
  account: Account,
  now: Date,
): Promise<MoveProblem | null> {
  if (standingOf(account, now) !== 'active') return 'shut'
  if ((await openMoveOf(db, account.id)) !== null) return 'moving'
  return (await isUsed(db, account)) ? null : 'empty'
}

async function offerProblem(
  tx: Tx,
  between: { from: Account; to: Account } & Owners,
  now: Date,
): Promise<MoveProblem | null> {
  const { toTelegramId, state } = accountMoves
  const reached = and(eq(toTelegramId, between.to.telegramId), ne(state, 'refused'))
  if ((await countOfDay(tx, reached, now)) >= MAX_TO_PERSON) return 'asked_often'
  return moveProblem(tx, between, now)
}

function countOfDay(tx: Tx, which: ReturnType<typeof and>, now: Date): Promise<number> {
  const since = gt(accountMoves.createdAt, new Date(now.getTime() - DAY_MS))
  return tx.$count(accountMoves, and(which, since))
}

async function personNamed(tx: Tx, named: string): Promise<Account | null> {
  try {
    return await accountNamed(tx, named)
  } catch (error) {
    if (isRefusal(error, 'ACCOUNT_NOT_FOUND')) return null
    throw error
  }
}

/**
 * An owner orders a move, for a holder who cannot confirm it. It waits: the old id is told and can stop it.
 * @throws DomainError MOVE_REFUSED, TOO_MANY_MOVES, and those of checkReason
 */
export async function orderMove(
  tx: Tx,
  input: { from: Account; to: Account; reason: string; actor: Actor } & Owners,
  now: Date,
): Promise<Move> {
  const { from, to, owners, actor } = input
  const reason = checkReason(input.reason)
  await exclusively(tx, MOVES_LOCK)
  const problem = await moveProblem(tx, { from, to, owners }, now)
  if (problem !== null) throw new DomainError('MOVE_REFUSED', { problem })
  if ((await orderedMoveCount(tx)) >= MAX_ORDERED)
    throw new DomainError('TOO_MANY_MOVES', { max: MAX_ORDERED })
  const dueAt = new Date(now.getTime() + MOVE_WAIT_MS)
  const row = {
    ...{ accountId: from.id, fromTelegramId: from.telegramId, toTelegramId: to.telegramId },
    named: sealedText(tx, 'account_moves.named', String(to.telegramId)),
    reason: sealedText(tx, 'account_moves.reason', reason),
    ...({ by: 'owner', state: 'open', actor } as const),
    ...{ createdAt: now, dueAt },
  }
  const move = onlyRow(await tx.insert(accountMoves).values(row).returning())
  const detail = { to: to.telegramId, reason, at: dueAt }
  await recordAct(tx, { actor, action: 'account.move_order', accountId: from.id, detail }, now)
  await notifyOfMove(tx, move, actor, now)
  return move
}
