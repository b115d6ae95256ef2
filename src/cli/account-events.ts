import { setTimeout as sleep } from 'node:timers/promises'
import type { Reader } from '../db/store.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { type EventCursor, eventId, parseEventId } from '../domain/events/event-id.ts'
import { cursorOf, type EventRow, eventsAfter, newestEvent } from '../domain/events/log.ts'
import { formatUsd } from '../domain/shared/money.ts'
import type { Command } from './command.ts'
import { aboutAccount, limit, type Target } from './input.ts'
import { moment } from './output.ts'
import { CliError, type Io, type Session } from './session.ts'

const LIMIT_DEFAULT = 50
const FOLLOW_EVERY_MS = 1000

type Options = Target & { after?: string; limit: number; follow?: boolean }

/** Adds the command that shows what GET /events answers the account's programs. */
export function addEventCommands(account: Command, session: Session, io: Io): void {
  aboutAccount(account, 'events')
    .description('what happened to the account, oldest first, as its programs learn it')
    .option('--after <event>', 'only events after this one; now: only those that follow')
    .option('--limit <number>', 'at most this many, up to 200', limit, LIMIT_DEFAULT)
    .option('--follow', 'go on with each event that happens, until Ctrl+C')
    .action((options: Options, command: Command) => {
      const { json = false } = command.optsWithGlobals<{ json?: boolean }>()
      return session.run(async ({ read }) => {
        const { id } = await accountNamed(read, options.account)
        const after = await cursorIn(read, id, options.after)
        const rows = await readEvents(read, id, { after, limit: options.limit })
        if (options.follow) await follow(read, { id, after, rows }, { session, io, json })
        const lines = rows.map((row) => lineOf(row, false)).join('\n')
        return { json: { events: rows.map(eventView) }, text: lines || 'No events.' }
      })
    })
}

/** Prints these events, and each that follows, until Ctrl+C. */
function follow(
  db: Reader,
  { id, after, rows }: { id: number; after: EventCursor | null; rows: EventRow[] },
  { session, io, json }: { session: Session; io: Io; json: boolean },
): Promise<never> {
  return session.interruptible(async (signal) => {
    for (let [last, some] = [after, rows]; ; ) {
      for (const row of some) io.out(`${lineOf(row, json)}\n`)
      const newest = some.at(-1)
      if (newest) last = cursorOf(newest)
      else await sleep(FOLLOW_EVERY_MS, undefined, { signal }).catch(() => undefined)
      signal.throwIfAborted()
      some = await readEvents(db, id, { after: last, limit: LIMIT_DEFAULT })
    }
  })
}

async function cursorIn(db: Reader, id: number, text?: string): Promise<EventCursor | null> {
  if (text === undefined) return null
  const cursor = text === 'now' ? await newestEvent(db, id) : parseEventId(id, text)
  if (!cursor) throw new CliError(`${text} is not an event of this account.`)
  return cursor
}

/** @throws CliError if events after this one have been deleted. */
async function readEvents(
  db: Reader,
  id: number,
  input: { after: EventCursor | null; limit: number },
): Promise<EventRow[]> {
  const page = await eventsAfter(db, id, input)
  if (!page.expired) return page.rows
  throw new CliError('Events after this one have been deleted. Leave --after out.')
}

/** Without the content of orders and lookups, which `order show` prints. */
function eventView(row: EventRow) {
  const { accountId, type, reference, data, createdAt } = row
  return {
    id: eventId(accountId, cursorOf(row)),
    type,
    createdAt,
    ...(reference === null ? { data } : { reference }),
  }
}

function lineOf(row: EventRow, json: boolean): string {
  const view = eventView(row)
  if (json) return JSON.stringify(view)
  return [moment(row.createdAt), row.type.padEnd(16), aboutOf(row).padEnd(24), view.id].join('  ')
}

function aboutOf({ type, reference, data }: EventRow): string {
  if (reference !== null) return type.startsWith('wallet.') ? `entry ${reference}` : reference
  if (!data) return ''
  return 'change' in data ? data.change : formatUsd(data.balanceMicros)
}
