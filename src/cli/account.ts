import { rotateKey } from '../domain/access/api-keys.ts'
import { adjustBalance, openAccount } from '../domain/accounts/accounts.ts'
import { setApiEnabled } from '../domain/accounts/standing.ts'
import { balanceOf } from '../domain/ledger/ledger.ts'
import { addAccessCommands } from './account-access.ts'
import { addKeyCommands } from './account-keys.ts'
import { accountAnswer, KEY_ONCE } from './account-view.ts'
import type { Command } from './command.ts'
import { positiveUsd, telegramId, usd } from './input.ts'
import { actor } from './session.ts'

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
      return {
        json: { accountId: id, telegramId, balanceMicros, apiEnabled: enableApi, apiKey },
        next: apiKey === undefined ? [] : [KEY_ONCE],
      }
    })

  account
    .aboutAccount('show', 'standing, balance, API access, keys and allowlist')
    .runs(async ({ read, now, account }) => accountAnswer(read, await account(), now))

  for (const [verb, sign, description] of [
    ['credit', 1, 'add money to the wallet'],
    ['debit', -1, 'take money from the wallet'],
  ] as const)
    account
      .aboutAccount(verb, description)
      .argument('<usd>', 'the amount', positiveUsd)
      .option('--note <text>', 'a note for the ledger entry, which the holder sees')
      .changesAccount(async ({ tx, account, now }, micros: number, { note }: { note?: string }) => {
        const input = { amountMicros: sign * micros, note, actor }
        await adjustBalance(tx, account.id, input, now)
      })

  addAccessCommands(account)
  addKeyCommands(account)
}
