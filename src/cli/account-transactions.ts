import { type Command, Option } from 'commander'
import { accountByTelegramId } from '../domain/accounts/accounts.ts'
import { ENTRY_KINDS, type Entry } from '../domain/ledger/ledger.ts'
import { findEntries } from '../domain/ledger/transactions.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { aboutAccount, type Target } from './account.ts'
import { cursor, limit, periodIn } from './input.ts'
import { moment, table } from './output.ts'
import type { Answer, Session } from './session.ts'

const LIMIT_DEFAULT = 50

type Options = Target & {
  kind?: Entry['kind']
  from?: string
  to?: string
  limit: number
  cursor?: number
}

/** Adds the command that lists what GET /transactions answers the account's programs. */
export function addTransactionCommands(account: Command, session: Session): void {
  aboutAccount(account, 'transactions')
    .description("the wallet's ledger entries, newest first")
    .addOption(new Option('--kind <kind>', 'only these').choices(ENTRY_KINDS))
    .option('--from <time>', 'from this time on, such as 2026-01-15 or 2h')
    .option('--to <time>', 'before this time')
    .option('--limit <number>', 'at most this many, up to 200', limit, LIMIT_DEFAULT)
    .option('--cursor <entry>', 'the cursor that the page before ended with', cursor)
    .action((options: Options) =>
      session.run(async ({ read }, now) => {
        const { id } = await accountByTelegramId(read, options.telegramId)
        const period = periodIn(options, now)
        const page = { limit: options.limit, before: options.cursor ?? null }
        return answerOf(await findEntries(read, id, { kind: options.kind ?? null, period }, page))
      }),
    )
}

function answerOf({ rows, next }: Awaited<ReturnType<typeof findEntries>>): Answer {
  const heading = ['ENTRY', 'AT', 'KIND', 'AMOUNT', 'BALANCE AFTER', 'REFERENCE', 'NOTE']
  const lines = rows.map((entry) => [
    String(entry.id),
    moment(entry.createdAt),
    entry.kind,
    formatUsd(entry.amountMicros),
    formatUsd(entry.balanceAfterMicros),
    entry.reference ?? '',
    entry.note ?? '',
  ])
  const none = next === null ? 'No entries.' : 'No entries among those looked at.'
  const text = table(heading, lines, none)
  return {
    json: { transactions: rows.map(entryView), nextCursor: next },
    text: next === null ? text : `${text}\n\nThere may be more: --cursor ${next}`,
  }
}

function entryView({ id, kind, amountMicros, balanceAfterMicros, ...entry }: Entry) {
  const { reference, note, createdAt } = entry
  const money = { amountUsd: toUsd(amountMicros), balanceUsd: toUsd(balanceAfterMicros) }
  return { id, kind, ...money, reference, note, createdAt }
}
