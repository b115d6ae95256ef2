import { Option } from 'commander'
import { accountNamed } from '../domain/accounts/holders.ts'
import { LOG_KINDS, type LogKind } from '../domain/audit/log-kinds.ts'
import { actsLogged, type LogFilter } from '../domain/reports/audit.ts'
import type { Page } from '../domain/shared/pages.ts'
import { daysLater, parseDay, startOf } from '../domain/shared/utc-day.ts'
import type { Command } from './command.ts'
import { accountOption, cursor, limit, telegramId } from './input.ts'
import { CliError } from './session.ts'

type Asked = {
  account?: string
  by?: number
  kind?: LogKind
  from?: string
  to?: string
  limit: number
  cursor?: number
}

/** Who did what. */
export function addLogCommand(program: Command): void {
  program
    .command('log')
    .description('who did what, newest first')
    .addOption(accountOption())
    .option('--by <number>', 'by the admin with this Telegram id', telegramId)
    .addOption(new Option('--kind <kind>', 'what it is about').choices([...LOG_KINDS]))
    .option('--from <day>', 'the first day (UTC), such as 2026-01-01')
    .option('--to <day>', 'the last day')
    .option('--limit <number>', 'how many rows, 1 to 200', limit, 50)
    .option('--cursor <cursor>', 'where the page before ended', cursor)
    .runs(async ({ store }, asked: Asked) => {
      const accountId =
        asked.account === undefined ? undefined : (await accountNamed(store.read, asked.account)).id
      const { limit, cursor: id } = asked
      const page: Page = {
        limit,
        cursor: id === undefined ? null : { side: 'behind', id },
      }
      const { rows, hasMore } = await actsLogged(store.read, filterOf(asked, accountId), page)
      const nextCursor = hasMore ? (rows.at(-1)?.id ?? null) : null
      return {
        json: { acts: rows, nextCursor },
        columns: ['at', 'actor', 'actorName', 'action', 'about', 'detail'],
        none: 'Nothing is logged here.',
      }
    })
}

function filterOf({ by, kind, from, to }: Asked, accountId: number | undefined): LogFilter {
  const last = dayOf(to)
  return {
    accountId,
    actor: by === undefined ? undefined : `admin:${by}`,
    kind,
    from: from === undefined ? undefined : startOf(dayOf(from) ?? ''),
    to: last === undefined ? undefined : startOf(daysLater(last, 1)),
  }
}

/** @throws CliError */
function dayOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const day = parseDay(text)
  if (day === null) throw new CliError(`"${text}" is not a day. Write it like 2026-01-31.`)
  return day
}
