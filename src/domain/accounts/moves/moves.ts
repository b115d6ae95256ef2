import { and, asc, desc, eq, gt, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/store.ts'
import type { Actor } from '../../audit/audit-log.ts'
import { notifyAccount, notifyAdmins } from '../../notices/notices.ts'
import { accountMoves, accounts } from '../../schema.ts'
import { DomainError } from '../../shared/errors.ts'
import { accountOf } from '../accounts.ts'

// Moves of accounts to another Telegram id. An owner orders it, and it is carried out after a waiting time in which
// the old id can stop it. There is one open move of an account at a time, and nobody has a part in two.
// An earlier version let holders offer their accounts: those rows are 'holder' in `by`.

export type Move = typeof accountMoves.$inferSelect

export const MOVE_WAIT_MS = 24 * 60 * 60 * 1000
/** All changes of moves happen one after the other: they are rare. */
export const MOVES_LOCK = 'account moves'

const KEEP_ENDED_MS = 90 * 24 * 60 * 60 * 1000
const LATEST_SHOWN = 3

/** Must match the condition of the partial index word for word. */
export const isOpenMove = sql`${accountMoves.state} = 'open'`

/** @throws DomainError MOVE_OVER if there is none with this id. */
export async function moveById(db: Reader, id: number): Promise<Move> {
  const [move] = await db.select().from(accountMoves).where(eq(accountMoves.id, id))
  if (!move) throw new DomainError('MOVE_OVER')
  return move
}

export async function openMoveOf(db: Reader, accountId: number): Promise<Move | null> {
  const own = and(eq(accountMoves.accountId, accountId), isOpenMove)
  const [move] = await db.select().from(accountMoves).where(own)
  return move ?? null
}

const isWaiting = and(isOpenMove, eq(accountMoves.by, 'owner'))

export function openMoveCount(db: Reader): Promise<number> {
  return db.$count(accountMoves, isWaiting)
}

/** `of`: the latest moves of the account. `away`: that of another account which the present holder had before. */
export type MoveHistory = { of: Move[]; away: Move | null }

export async function moveHistory(
  db: Reader,
  account: { id: number; telegramId: number },
): Promise<MoveHistory> {
  const newest = (where: SQL | undefined) =>
    db
      .select()
      .from(accountMoves)
      .where(and(where, eq(accountMoves.state, 'moved')))
      .orderBy(desc(accountMoves.id))
      .limit(LATEST_SHOWN)
  const of = await newest(eq(accountMoves.accountId, account.id))
  const left = eq(accountMoves.fromTelegramId, account.telegramId)
  const [away] = await newest(and(left, ne(accountMoves.accountId, account.id)))
  return { of, away: away ?? null }
}

/** The accounts that this Telegram id had before they moved away from it. */
export async function formerAccountIds(db: Reader, telegramId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: accountMoves.accountId })
    .from(accountMoves)
    .where(and(eq(accountMoves.fromTelegramId, telegramId), eq(accountMoves.state, 'moved')))
  return rows.map(({ id }) => id)
}

/** The Telegram id of who held the account at that time. */
export async function holderAt(db: Reader, accountId: number, at: Date): Promise<number> {
  const { id, fromTelegramId, state, endedAt } = accountMoves
  const [next] = await db
    .select({ fromTelegramId })
    .from(accountMoves)
    .where(and(eq(accountMoves.accountId, accountId), eq(state, 'moved'), gt(endedAt, at)))
    .orderBy(asc(id))
    .limit(1)
  return next?.fromTelegramId ?? (await accountOf(db, accountId)).telegramId
}

/** Notifies both persons, unless they did it, and the owners. */
export async function notifyOfMove(tx: Tx, move: Move, actor: Actor, now: Date): Promise<void> {
  const { id: moveId, fromTelegramId, toTelegramId } = move
  const both = or(
    eq(accounts.telegramId, fromTelegramId),
    toTelegramId === null ? undefined : eq(accounts.telegramId, toTelegramId),
  )
  const { id, telegramId } = accounts
  const people = await tx.select({ id, telegramId }).from(accounts).where(both)
  for (const one of people)
    if (actor !== `holder:${one.telegramId}`)
      await notifyAccount(tx, one.id, { kind: 'account_move', moveId }, now)
  await notifyAdmins(tx, { kind: 'move_ordered', moveId }, now)
}

/**
 * Deletes moves that ended long ago without moving the account: the others say who held it when. Cancels what
 * holders offered with an earlier version and nobody has accepted.
 */
export async function sweepMoves(tx: Tx, now: Date): Promise<void> {
  const { by, createdAt, state } = accountMoves
  const isOld = lt(createdAt, new Date(now.getTime() - KEEP_ENDED_MS))
  await tx.delete(accountMoves).where(and(isOld, notInArray(state, ['open', 'moved'])))
  const isOffer = and(
    eq(by, 'holder'),
    notInArray(state, ['moved', 'declined', 'cancelled', 'refused']),
  )
  const cancelled = { state: 'cancelled', endedBy: 'service', endedAt: now } as const
  await tx.update(accountMoves).set(cancelled).where(isOffer)
}
