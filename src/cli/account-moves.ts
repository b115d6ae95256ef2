import type { Account } from '../domain/accounts/accounts.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { endMove } from '../domain/accounts/moves/ending.ts'
import { latestMoves, type Move, openMoves } from '../domain/accounts/moves/moves.ts'
import { moveProblem, orderMove } from '../domain/accounts/moves/ordering.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { checkReason } from '../domain/shared/typed-text.ts'
import { pick, unconfirmed } from './answer.ts'
import type { Command } from './command.ts'
import { wholeNumber } from './input.ts'
import { actor } from './session.ts'

const LISTED = 200
/** The service knows them, and looks again when the move is due. */
const owners: ReadonlySet<number> = new Set()

type Order = { to: string; reason: string }

/** Moves of accounts to other people. */
export function addMoveCommands(account: Command): void {
  const move = account.add(
    'move',
    'moves of accounts to other Telegram ids; the service carries them out',
  )

  move
    .aboutAccount('order', 'move an account in 24 hours; without --yes only shows what it would do')
    .requiredOption('--to <who>', "the new holder's @name, Telegram id or account id")
    .requiredOption('--reason <text>', 'why; the present holder reads it')
    .asks('order it', async ({ db, tx, now, account }, { to: whom, reason }: Order) => {
      const [from, to] = [await account(), await accountNamed(db, whom)]
      if (tx)
        return {
          json: moveJson(await orderMove(tx, { from, to, reason, actor, owners }, now)),
          next: ['Its holder gets a notice and can stop it.'],
        }
      const problem = await moveProblem(db, { from, to, owners }, now)
      if (problem !== null) throw new DomainError('MOVE_REFUSED', { problem })
      return unconfirmed(
        { json: { from: from.telegramId, to: to.telegramId, reason: checkReason(reason) } },
        `move the account of ${named(from)} to ${named(to)} in 24 hours`,
      )
    })

  move
    .add('list', 'moves that wait, the next one first')
    .option('--all', 'all moves, newest first')
    .runs(async ({ read }, { all = false }: { all?: boolean }) => ({
      json: (await (all ? latestMoves(read, LISTED) : openMoves(read))).map(moveJson),
      columns: 'id from to by state dueAt endedAt reason problem',
      none: 'No account waits to be moved.',
    }))

  move
    .add('cancel', 'end a move that waits: the account stays where it is')
    .argument('<id>', 'as move list prints it', wholeNumber)
    .changes(async ({ tx, now }, id: number) => ({
      json: moveJson(await endMove(tx, id, { as: 'owner', actor }, now)),
    }))
}

function named({ name, telegramId }: Account): string {
  return `${name || '-'} (Telegram id ${telegramId})`
}

function moveJson(move: Move) {
  return {
    ...pick(move, 'id accountId'),
    from: move.fromTelegramId,
    to: move.toTelegramId,
    ...pick(move, 'by state problem reason'),
    askedBy: move.actor,
    ...pick(move, 'endedBy createdAt dueAt endedAt'),
  }
}
