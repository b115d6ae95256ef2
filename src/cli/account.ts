import { rotateKey } from '../domain/access/api-keys.ts'
import { adjustBalance, openAccount } from '../domain/accounts/accounts.ts'
import { setApiEnabled } from '../domain/accounts/standing.ts'
import { balanceOf, type Posted } from '../domain/ledger/ledger.ts'
import { formatUsd } from '../domain/shared/money.ts'
import { addAccessCommands, keyNotice } from './account-access.ts'
import { addKeyCommands } from './account-keys.ts'
import { readAccount } from './account-view.ts'
import type { Command } from './command.ts'
import { positiveUsd, telegramId, usd } from './input.ts'
import { actor } from './session.ts'

const OWED = 'Orders are refused until a top-up or a credit pays what the account owes.'

type OpenOptions = { telegramId: number; name: string; credit: number; enableApi?: boolean }

export function addAccountCommands(program: Command): void {
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
      const issue = { graceMs: 0, actor }
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

  addAccessCommands(account)
  addKeyCommands(account)
}

/** How much of a credit paid the account's debt, as text. Empty if it had none. */
function intoDebt({ paidOffMicros }: Posted): string {
  return paidOffMicros > 0 ? `${formatUsd(paidOffMicros)} of it paid what the account owed; ` : ''
}

function balanceIn({ balanceMicros, debtMicros }: Posted): string {
  const left = debtMicros > 0 ? `, and ${formatUsd(debtMicros)} are still owed` : ''
  return `${formatUsd(balanceMicros)}${left}`
}
