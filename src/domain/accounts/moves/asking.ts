import { exclusively } from '../../../db/locks.ts'
import { sealedText } from '../../../db/sealed-text.ts'
import type { Tx } from '../../../db/store.ts'
import { type Actor, recordAct } from '../../audit/audit-log.ts'
import { accountMoves } from '../../schema.ts'
import { DomainError, onlyRow } from '../../shared/errors.ts'
import { checkReason } from '../../shared/reason.ts'
import type { Account } from '../accounts.ts'
import { moveProblem } from './conditions.ts'
import { MOVE_WAIT_MS, MOVES_LOCK, type Move, notifyOfMove, openMoveCount } from './moves.ts'

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
