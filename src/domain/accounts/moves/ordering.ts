import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { exclusively } from '../../../db/locks.ts'
import { sealedText } from '../../../db/sealed-text.ts'
import type { Column, Reader, Tx } from '../../../db/store.ts'
import { type Actor, recordAct } from '../../audit/audit-log.ts'
import {
  accountMoves,
  accountNotes,
  accounts,
  allowlistEntries,
  apiKeys,
  bulkOrders,
  deposits,
  entries,
  submissions,
  webhookEndpoints,
} from '../../schema.ts'
import { DomainError, onlyRow } from '../../shared/errors.ts'
import type { MoveProblem } from '../../shared/problems.ts'
import { checkReason } from '../../shared/typed-text.ts'
import { roleOf } from '../../team/team.ts'
import type { Account } from '../accounts.ts'
import { standingOf } from '../standing.ts'
import {
  isOpenMove,
  MOVE_WAIT_MS,
  MOVES_LOCK,
  type Move,
  notifyOfMove,
  openMoveCount,
} from './moves.ts'

const MAX_OPEN = 50

/**
 * An owner orders a move. It waits: the old id is notified and can stop it.
 * @throws DomainError MOVE_REFUSED, TOO_MANY_MOVES, and those of checkReason
 */
export async function orderMove(
  tx: Tx,
  input: {
    from: Account
    to: Account
    reason: string
    actor: Actor
    owners: ReadonlySet<number>
  },
  now: Date,
): Promise<Move> {
  const { from, to, owners, actor } = input
  const reason = checkReason(input.reason)
  await exclusively(tx, MOVES_LOCK)
  const problem = await moveProblem(tx, { from, to, owners }, now)
  if (problem !== null) throw new DomainError('MOVE_REFUSED', { problem })
  if ((await openMoveCount(tx)) >= MAX_OPEN)
    throw new DomainError('TOO_MANY_MOVES', { max: MAX_OPEN })
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

/** Whatever an account is used for leaves a row in one of these. Orders and lookups have their submissions. */
const TRACES: Column[] = [
  entries.accountId,
  submissions.accountId,
  deposits.accountId,
  apiKeys.accountId,
  bulkOrders.accountId,
  webhookEndpoints.accountId,
  allowlistEntries.accountId,
  accountNotes.accountId,
  accounts.testOf,
]

type Between = {
  from: Account
  to: Account
  /** Those in ADMIN_IDS, as far as the caller knows. */
  owners: ReadonlySet<number>
  /** The move that this is about, if it is open already. */
  except?: number
}

/** Why the account cannot go to the holder of the other account, which has to be new; null if it can. */
export async function moveProblem(
  db: Reader,
  { from, to, owners, except = 0 }: Between,
  now: Date,
): Promise<MoveProblem | null> {
  if (from.id === to.id) return 'same'
  if ((await roleOf(db, owners, to.telegramId)) !== null) return 'of_team'
  const isShut = standingOf(to, now) !== 'active' || to.apiDisabledByAdmin || !to.shopAllowed
  if (isShut) return 'target_shut'
  const moving = await openMovesWith(db, [from, to], except)
  const hasPart = (one: Account) =>
    moving.some((move) => move.accountId === one.id || move.toTelegramId === one.telegramId)
  if (hasPart(from)) return 'moving'
  if (hasPart(to)) return 'target_moving'
  return (await isUsed(db, to)) ? 'used' : null
}

async function isUsed(db: Reader, { id, tierId }: Account): Promise<boolean> {
  if (tierId !== null) return true
  for (const column of TRACES) {
    const found = db.select({ one: sql`1` }).from(column.table).where(eq(column, id))
    if ((await found.limit(1)).length > 0) return true
  }
  return false
}

function openMovesWith(db: Reader, people: Account[], except: number) {
  const { id, accountId, toTelegramId } = accountMoves
  const ids = people.map((one) => one.id)
  const telegramIds = people.map((one) => one.telegramId)
  const hasPart = or(inArray(accountId, ids), inArray(toTelegramId, telegramIds))
  return db
    .select({ accountId, toTelegramId })
    .from(accountMoves)
    .where(and(isOpenMove, ne(id, except), hasPart))
}
