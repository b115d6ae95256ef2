import { Option } from 'commander'
import { accountNamed } from '../domain/accounts/holders.ts'
import { ENTRY_KINDS, type Entry } from '../domain/ledger/ledger.ts'
import { findEntries } from '../domain/ledger/transactions.ts'
import { toUsd } from '../domain/shared/money.ts'
import type { Command } from './command.ts'
import { aboutAccount, cursor, limit, periodIn, type Target } from './input.ts'
import type { Answer } from './session.ts'

const LIMIT_DEFAULT = 50

type Options = Target & {
  kind?: Entry['kind']
  from?: string
  to?: string
  limit: number
  cursor?: number
}

/** Adds the command that lists what GET /transactions answers the account's programs. */
export function addTransactionCommands(account: Command): void {
  aboutAccount(account, 'transactions')
    .description("the wallet's ledger entries, newest first")
    .addOption(new Option('--kind <kind>', 'only these').choices(ENTRY_KINDS))
    .option('--from <time>', 'from this time on, such as 2026-01-15 or 2h')
    .option('--to <time>', 'before this time')
    .option('--limit <number>', 'at most this many, up to 200', limit, LIMIT_DEFAULT)
    .option('--cursor <entry>', 'the cursor that the page before ended with', cursor)
    .runs(async ({ store: { read }, now }, options: Options) => {
      const { id } = await accountNamed(read, options.account)
      const period = periodIn(options, now)
      const page = { limit: options.limit, before: options.cursor ?? null }
      return answerOf(await findEntries(read, id, { kind: options.kind ?? null, period }, page))
    })
}

function answerOf({ rows, next }: Awaited<ReturnType<typeof findEntries>>): Answer {
  return {
    json: { transactions: rows.map(entryView), nextCursor: next },
    columns: ['id', 'createdAt', 'kind', 'amountUsd', 'balanceUsd', 'reference', 'note'],
    none: 'No entries here.',
  }
}

function entryView({ id, kind, amountMicros, balanceAfterMicros, ...entry }: Entry) {
  const { reference, note, createdAt } = entry
  const money = { amountUsd: toUsd(amountMicros), balanceUsd: toUsd(balanceAfterMicros) }
  return { id, kind, ...money, reference, note, createdAt }
}
