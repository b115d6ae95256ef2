import { Option } from 'commander'
import { accountNamed } from '../domain/accounts/holders.ts'
import { LOG_KINDS, type LogKind } from '../domain/audit/audit-log.ts'
import { actsLogged } from '../domain/reports/audit.ts'
import { daysLater, startOf } from '../domain/shared/utc-day.ts'
import { asItIs } from './answer.ts'
import { type Command, WHOSE } from './command.ts'
import { cursor, day, type FromTo, limit, telegramId } from './input.ts'

type Asked = FromTo & {
  account?: string
  by?: number
  kind?: LogKind
  limit: number
  cursor?: number
}

/** Who did what. */
export function addLogCommand(program: Command): void {
  program
    .add('log', 'who did what, newest first')
    .option(WHOSE, "only this holder's: @name, Telegram id or account id")
    .option('--by <number>', 'by the admin with this Telegram id', telegramId)
    .addOption(new Option('--kind <kind>', 'what it is about').choices([...LOG_KINDS]))
    .option('--from <day>', 'the first day (UTC), such as 2026-01-01')
    .option('--to <day>', 'the last day')
    .option('--limit <number>', 'how many rows, 1 to 200', limit, 50)
    .option('--cursor <cursor>', 'where the page before ended', cursor)
    .runs(async ({ read }, { account: who, by, kind, from, to, limit, cursor: id }: Asked) => {
      const filter = {
        accountId: who === undefined ? undefined : (await accountNamed(read, who)).id,
        actor: by === undefined ? undefined : (`admin:${by}` as const),
        kind,
        from: from === undefined ? undefined : startOf(day(from)),
        to: to === undefined ? undefined : startOf(daysLater(day(to), 1)),
      }
      const after = id === undefined ? null : ({ side: 'behind', id } as const)
      const { rows, hasMore } = await actsLogged(read, filter, { limit, cursor: after })
      return {
        json: {
          acts: rows.map((act) => ({ ...act, detail: asItIs(act.detail) })),
          nextCursor: hasMore ? (rows.at(-1)?.id ?? null) : null,
        },
        columns: 'at actor actorName action about detail',
      }
    })
}
