import type { Account } from '../domain/accounts/accounts.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { orderMove } from '../domain/accounts/moves/asking.ts'
import { moveProblem } from '../domain/accounts/moves/conditions.ts'
import { endMove } from '../domain/accounts/moves/ending.ts'
import { latestMoves, type Move, openMoves } from '../domain/accounts/moves/moves.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { checkReason } from '../domain/shared/reason.ts'
import type { Command } from './command.ts'
import { aboutAccount, type Target, wholeNumber } from './input.ts'
import { type Answer, actor, unconfirmed } from './session.ts'

const LISTED = 200
/** The service knows them, and looks again when the move is due. */
const owners: ReadonlySet<number> = new Set()

type Order = Target & { to: string; reason: string; yes?: boolean }

/** Moves of accounts to other people. */
export function addMoveCommands(account: Command): void {
  const move = account
    .command('move')
    .description('moves of accounts to other Telegram ids; the service carries them out')

  aboutAccount(move, 'order')
    .description('move an account in 24 hours; without --yes only shows what it would do')
    .requiredOption('--to <who>', "the new holder's @name, Telegram id or account id")
    .requiredOption('--reason <text>', 'why; the present holder reads it')
    .option('--yes', 'order it')
    .runs(async ({ store, now }, { account: who, to: whom, reason, yes = false }: Order) => {
      const from = await accountNamed(store.read, who)
      const to = await accountNamed(store.read, whom)
      if (!yes) {
        const problem = await moveProblem(store.read, { from, to, owners }, now)
        if (problem !== null) throw new DomainError('MOVE_REFUSED', { problem })
        return asked(from, to, checkReason(reason))
      }
      const input = { from, to, reason, actor, owners }
      const ordered = await store.transaction((tx) => orderMove(tx, input, now))
      return {
        json: moveJson(ordered),
        next: ['Its holder gets a notice and can stop it.'],
      }
    })

  move
    .command('list')
    .description('moves that wait, the next one first')
    .option('--all', 'all moves, newest first')
    .runs(async ({ store: { read } }, { all = false }: { all?: boolean }) =>
      listAnswer(await (all ? latestMoves(read, LISTED) : openMoves(read))),
    )

  move
    .command('cancel')
    .description('end a move that waits: the account stays where it is')
    .argument('<id>', 'as move list prints it', wholeNumber)
    .runs(async ({ store, now }, id: number) => {
      const ended = await store.transaction((tx) => endMove(tx, id, { as: 'owner', actor }, now))
      return { json: moveJson(ended) }
    })
}

function asked(from: Account, to: Account, reason: string): Answer {
  const name = ({ name, telegramId }: Account) => `${name || '-'} (Telegram id ${telegramId})`
  const json = { from: from.telegramId, to: to.telegramId, reason }
  return unconfirmed({ json }, `move the account of ${name(from)} to ${name(to)} in 24 hours`)
}

function moveJson(move: Move) {
  const { id, accountId, fromTelegramId, toTelegramId, by, state, problem, reason } = move
  return {
    ...{ id, accountId, from: fromTelegramId, to: toTelegramId, by, state, problem, reason },
    ...{ askedBy: move.actor, endedBy: move.endedBy },
    ...{ createdAt: move.createdAt, dueAt: move.dueAt, endedAt: move.endedAt },
  }
}

function listAnswer(moves: Move[]): Answer {
  return {
    json: moves.map(moveJson),
    columns: ['id', 'from', 'to', 'by', 'state', 'dueAt', 'endedAt', 'reason', 'problem'],
    none: 'No account waits to be moved.',
  }
}
