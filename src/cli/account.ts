import type { Tx } from '../db/store.ts'
import { rotateKey } from '../domain/access/api-keys.ts'
import { type Account, adjustBalance, openAccount } from '../domain/accounts/accounts.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { ban, restrict, setApiEnabled, unban, unrestrict } from '../domain/accounts/standing.ts'
import { balanceOf, type Posted } from '../domain/ledger/ledger.ts'
import { viewAccount } from '../domain/reports/account.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { addMoveCommands } from './account-moves.ts'
import { addNoteCommands } from './account-notes.ts'
import { accountJson } from './account-view.ts'
import type { Command } from './command.ts'
import {
  aboutAccount,
  positiveDuration,
  positiveUsd,
  type Target,
  telegramId,
  usd,
} from './input.ts'
import { moment } from './output.ts'
import { actor, type Session } from './session.ts'

const OWED = 'Orders are refused until a top-up or a credit pays what the account owes.'

type Reasoned = Target & { reason?: string }

export function addAccountCommands(program: Command, session: Session): Command {
  const account = program.command('account').description('accounts, their wallets and API access')

  account
    .command('open')
    .description('open an account')
    .requiredOption('--telegram-id <id>', "the holder's numeric Telegram id", telegramId)
    .option('--name <text>', "the holder's name", '')
    .option('--credit <usd>', 'the first balance of the wallet', usd, 0)
    .option('--enable-api', 'turn API access on and print a key')
    .action((options: OpenOptions) => open(session, options))

  aboutAccount(account, 'show')
    .description('standing, balance, API access, keys and allowlist')
    .runs(async ({ store, now }, options: Target) => {
      const { telegramId } = await accountNamed(store.read, options.account)
      const view = await viewAccount(store.read, telegramId, now)
      const isOwed = view.debtMicros > 0
      return { json: accountJson(view), next: isOwed ? [OWED] : [] }
    })

  for (const sign of [1, -1] as const)
    aboutAccount(account, sign > 0 ? 'credit' : 'debit')
      .description(sign > 0 ? 'add money to the wallet' : 'take money from the wallet')
      .argument('<usd>', 'the amount', positiveUsd)
      .option('--note <text>', 'a note for the ledger entry, which the holder sees')
      .action((micros: number, options: Target & { note?: string }) =>
        actOn(session, options, async (tx, { id }, now) => {
          const input = { amountMicros: sign * micros, note: options.note, actor }
          const posted = await adjustBalance(tx, id, input, now)
          const did = `${sign > 0 ? 'Added' : 'Took'} ${formatUsd(micros)}`
          return { text: `${did}; ${intoDebt(posted)}the wallet holds ${balanceIn(posted)}.` }
        }),
      )

  addStandingCommands(account, session)
  addNoteCommands(account)
  addMoveCommands(account)
  return account
}

function addStandingCommands(account: Command, session: Session): void {
  aboutAccount(account, 'ban')
    .description('block the account until it is unbanned')
    .option('--reason <text>', 'why')
    .action((options: Reasoned) =>
      actOn(session, options, async (tx, { id }, now) => {
        await ban(tx, id, { reason: options.reason, actor }, now)
        return { text: 'The account is banned.' }
      }),
    )

  aboutAccount(account, 'unban')
    .description('lift a ban')
    .action((options: Target) =>
      actOn(session, options, async (tx, { id }, now) => {
        await unban(tx, id, actor, now)
        return { text: 'The account is not banned.' }
      }),
    )

  aboutAccount(account, 'restrict')
    .description('block the account for a time')
    .requiredOption('--for <time>', 'how long, such as 30m, 2h or 7d', positiveDuration)
    .option('--reason <text>', 'why')
    .action((options: Reasoned & { for: number }) =>
      actOn(session, options, async (tx, { id }, now) => {
        const input = { forMs: options.for, reason: options.reason, actor }
        const { restrictedUntil } = await restrict(tx, id, input, now)
        return { text: `The account is restricted until ${moment(restrictedUntil ?? now)}.` }
      }),
    )

  aboutAccount(account, 'unrestrict')
    .description('lift a restriction')
    .action((options: Target) =>
      actOn(session, options, async (tx, { id }, now) => {
        await unrestrict(tx, id, actor, now)
        return { text: 'The account is not restricted.' }
      }),
    )
}

/** How much of a credit paid the account's debt, as text. Empty if it had none. */
function intoDebt({ paidOffMicros }: Posted): string {
  return paidOffMicros > 0 ? `${formatUsd(paidOffMicros)} of it paid what the account owed; ` : ''
}

function balanceIn({ balanceMicros, debtMicros }: Posted): string {
  const left = debtMicros > 0 ? `, and ${formatUsd(debtMicros)} are still owed` : ''
  return `${formatUsd(balanceMicros)}${left}`
}

/** Changes an account in one transaction. With --json the answer is that of `account show` after the change. */
export function actOn(
  session: Session,
  target: Target,
  work: (tx: Tx, account: Account, now: Date) => Promise<{ text: string; apiKey?: string }>,
): Promise<void> {
  return session.run(async (store, now) => {
    const { telegramId, text, ...issued } = await store.transaction(async (tx) => {
      const account = await accountNamed(tx, target.account)
      return { telegramId: account.telegramId, ...(await work(tx, account, now)) }
    })
    const view = await viewAccount(store.read, telegramId, now)
    return { json: { ...accountJson(view), ...issued }, text }
  })
}

type OpenOptions = { telegramId: number; name: string; credit: number; enableApi?: boolean }

function open(session: Session, options: OpenOptions): Promise<void> {
  const { telegramId, name, credit, enableApi = false } = options
  return session.run(
    async (store, now) => {
      const opened = await store.transaction(async (tx) => {
        const { id } = await openAccount(tx, { telegramId, name, actor }, now)
        if (credit > 0)
          await adjustBalance(tx, id, { amountMicros: credit, note: undefined, actor }, now)
        const balanceMicros = await balanceOf(tx, id)
        if (!enableApi) return { id, balanceMicros }
        await setApiEnabled(tx, id, true, actor, now)
        const apiKey = await rotateKey(tx, id, { graceMs: 0, mode: session.keyMode, actor }, now)
        return { id, balanceMicros, apiKey }
      })
      const { id, balanceMicros, apiKey } = opened
      const access =
        apiKey === undefined
          ? 'API access is off. The holder can turn it on in the bot, and you with account api-on.'
          : `API access is on. ${keyNotice(apiKey)}`
      return {
        json: {
          accountId: id,
          telegramId,
          balanceUsd: toUsd(balanceMicros),
          apiEnabled: enableApi,
          apiKey,
        },
        text: `Opened account ${id} for the Telegram id ${telegramId}; the wallet holds ${formatUsd(balanceMicros)}.\n${access}`,
      }
    },
    { create: true },
  )
}

export function keyNotice(apiKey: string): string {
  return `The API key, which is shown only now:\n\n  ${apiKey}\n\nIf it is lost, issue a new one with account rotate-key.`
}
