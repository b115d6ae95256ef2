import { rotateKey } from '../domain/access/api-keys.ts'
import { type Account, adjustBalance, openAccount } from '../domain/accounts/accounts.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { endMove } from '../domain/accounts/moves/ending.ts'
import { latestMoves, type Move, openMoves } from '../domain/accounts/moves/moves.ts'
import { moveProblem, orderMove } from '../domain/accounts/moves/ordering.ts'
import { addNote, notesOf, removeNote } from '../domain/accounts/notes.ts'
import { ban, restrict, setApiEnabled, unban, unrestrict } from '../domain/accounts/standing.ts'
import { balanceOf, type Posted } from '../domain/ledger/ledger.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { formatUsd } from '../domain/shared/money.ts'
import { checkReason } from '../domain/shared/typed-text.ts'
import { addAccessCommands, keyNotice } from './account-access.ts'
import { addHistoryCommands } from './account-history.ts'
import { addKeyCommands } from './account-keys.ts'
import { readAccount } from './account-view.ts'
import { pick, unconfirmed } from './answer.ts'
import type { Command } from './command.ts'
import { positiveDuration, positiveUsd, telegramId, usd, wholeNumber } from './input.ts'
import { moment } from './render.ts'
import { actor } from './session.ts'

const OWED = 'Orders are refused until a top-up or a credit pays what the account owes.'

const MOVES_LISTED = 200
/** For moves: the service knows them, and looks again when the move is due. */
const owners: ReadonlySet<number> = new Set()

type OpenOptions = { telegramId: number; name: string; credit: number; enableApi?: boolean }
type Reasoned = { reason?: string }
type MoveOrder = { to: string; reason: string }

export function addAccountCommands(program: Command): void {
  const { keyMode } = program.session
  const account = program.add('account', 'accounts, their wallets and API access')

  account
    .add('open', 'open an account')
    .requiredOption('--telegram-id <id>', "the holder's numeric Telegram id", telegramId)
    .option('--name <text>', "the holder's name", '')
    .option('--credit <usd>', 'the first balance of the wallet', usd, 0)
    .option('--enable-api', 'turn API access on and print a key')
    .createsDatabase()
    .changes(async ({ tx, now }, { telegramId, name, credit, enableApi = false }: OpenOptions) => {
      const { id } = await openAccount(tx, { telegramId, name, actor }, now)
      const credited = { amountMicros: credit, note: undefined, actor }
      if (credit > 0) await adjustBalance(tx, id, credited, now)
      if (enableApi) await setApiEnabled(tx, id, true, actor, now)
      const issue = { graceMs: 0, mode: keyMode, actor }
      const apiKey = enableApi ? await rotateKey(tx, id, issue, now) : undefined
      const balanceMicros = await balanceOf(tx, id)
      const access =
        apiKey === undefined
          ? 'API access is off. The holder can turn it on in the bot, and you with account api-on.'
          : `API access is on. ${keyNotice(apiKey)}`
      return {
        json: { accountId: id, telegramId, balanceMicros, apiEnabled: enableApi, apiKey },
        text: `Opened account ${id} for the Telegram id ${telegramId}; the wallet holds ${formatUsd(balanceMicros)}.\n${access}`,
      }
    })

  account
    .aboutAccount('show', 'standing, balance, API access, keys and allowlist')
    .runs(async ({ read, now, account }) => {
      const json = await readAccount(read, await account(), now)
      return { json, next: json.owedMicros > 0 ? [OWED] : [] }
    })

  for (const [verb, sign, description, done] of [
    ['credit', 1, 'add money to the wallet', 'Added'],
    ['debit', -1, 'take money from the wallet', 'Took'],
  ] as const)
    account
      .aboutAccount(verb, description)
      .argument('<usd>', 'the amount', positiveUsd)
      .option('--note <text>', 'a note for the ledger entry, which the holder sees')
      .changesAccount(async ({ tx, account, now }, micros: number, { note }: { note?: string }) => {
        const input = { amountMicros: sign * micros, note, actor }
        const posted = await adjustBalance(tx, account.id, input, now)
        const wallet = `${intoDebt(posted)}the wallet holds ${balanceIn(posted)}`
        return { text: `${done} ${formatUsd(micros)}; ${wallet}.` }
      })

  addStandingCommands(account)
  addNoteCommands(account)
  addMoveCommands(account)
  addAccessCommands(account)
  addKeyCommands(account)
  addHistoryCommands(account)
}

/** How much of a credit paid the account's debt, as text. Empty if it had none. */
function intoDebt({ paidOffMicros }: Posted): string {
  return paidOffMicros > 0 ? `${formatUsd(paidOffMicros)} of it paid what the account owed; ` : ''
}

function balanceIn({ balanceMicros, debtMicros }: Posted): string {
  const left = debtMicros > 0 ? `, and ${formatUsd(debtMicros)} are still owed` : ''
  return `${formatUsd(balanceMicros)}${left}`
}

function addStandingCommands(account: Command): void {
  account
    .aboutAccount('ban', 'block the account until it is unbanned')
    .option('--reason <text>', 'why')
    .changesAccount(async ({ tx, account, now }, { reason }: Reasoned) => {
      await ban(tx, account.id, { reason, actor }, now)
      return { text: 'The account is banned.' }
    })

  account.aboutAccount('unban', 'lift a ban').changesAccount(async ({ tx, account, now }) => {
    await unban(tx, account.id, actor, now)
    return { text: 'The account is not banned.' }
  })

  account
    .aboutAccount('restrict', 'block the account for a time')
    .requiredOption('--for <time>', 'how long, such as 30m, 2h or 7d', positiveDuration)
    .option('--reason <text>', 'why')
    .changesAccount(
      async ({ tx, account, now }, { for: forMs, reason }: Reasoned & { for: number }) => {
        const input = { forMs, reason, actor }
        const { restrictedUntil } = await restrict(tx, account.id, input, now)
        return { text: `The account is restricted until ${moment(restrictedUntil ?? now)}.` }
      },
    )

  account
    .aboutAccount('unrestrict', 'lift a restriction')
    .changesAccount(async ({ tx, account, now }) => {
      await unrestrict(tx, account.id, actor, now)
      return { text: 'The account is not restricted.' }
    })
}

/** What the team writes down about an account. */
function addNoteCommands(account: Command): void {
  const note = account.add('note', 'notes about an account, which its holder never sees')

  note.aboutAccount('list', 'all notes, newest first').runs(async ({ read, account }) => {
    const notes = await notesOf(read, (await account()).id)
    return {
      json: notes.map(({ id, text, actor, createdAt }) => ({
        id,
        text,
        by: actor,
        at: createdAt,
      })),
      columns: 'id at by text',
      none: 'There are no notes.',
    }
  })

  note
    .aboutAccount('add <text>', 'add a note')
    .changes(async ({ tx, now, account }, text: string) => {
      const id = await addNote(tx, (await account()).id, { text, actor }, now)
      return { json: { id }, text: `Note ${id} is added.` }
    })

  note
    .aboutAccount('remove', 'remove a note; its text stays in the log')
    .argument('<id>', 'as note list prints it', wholeNumber)
    .changes(async ({ tx, now, account }, id: number) => {
      await removeNote(tx, (await account()).id, { id, actor }, now)
      return { json: { removed: id }, text: `Note ${id} is removed.` }
    })
}

/** Moves of accounts to other people. */
function addMoveCommands(account: Command): void {
  const move = account.add(
    'move',
    'moves of accounts to other Telegram ids; the service carries them out',
  )

  move
    .aboutAccount('order', 'move an account in 24 hours; without --yes only shows what it would do')
    .requiredOption('--to <who>', "the new holder's @name, Telegram id or account id")
    .requiredOption('--reason <text>', 'why; the present holder reads it')
    .asks('order it', async ({ db, tx, now, account }, { to: whom, reason }: MoveOrder) => {
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
      json: (await (all ? latestMoves(read, MOVES_LISTED) : openMoves(read))).map(moveJson),
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
