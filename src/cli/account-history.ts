import { setTimeout as sleep } from 'node:timers/promises'
import { Option } from 'commander'
import type { Reader } from '../db/store.ts'
import {
  cursorOf,
  type EventCursor,
  type EventRow,
  eventId,
  eventsAfter,
  newestEvent,
  parseEventId,
} from '../domain/events/log.ts'
import { findEntries } from '../domain/ledger/entries.ts'
import { ENTRY_KINDS, type Entry } from '../domain/ledger/ledger.ts'
import { formatUsd } from '../domain/shared/money.ts'
import { asItIs, pick } from './answer.ts'
import type { Command } from './command.ts'
import { cursor, type FromTo, limit, periodIn } from './input.ts'
import { moment } from './render.ts'
import { CliError, type Session } from './session.ts'

const LIMIT_DEFAULT = 50
const FOLLOW_EVERY_MS = 1000

type EntryOptions = FromTo & { kind?: Entry['kind']; limit: number; cursor?: number }
type EventOptions = { after?: string; limit: number; follow?: boolean }

/** Adds the commands that show what GET /transactions and GET /events answer the account's programs. */
export function addHistoryCommands(account: Command): void {
  account
    .aboutAccount('transactions', "the wallet's ledger entries, newest first")
    .addOption(new Option('--kind <kind>', 'only these').choices(ENTRY_KINDS))
    .option('--from <time>', 'from this time on, such as 2026-01-15 or 2h')
    .option('--to <time>', 'before this time')
    .option('--limit <number>', 'at most this many, up to 200', limit, LIMIT_DEFAULT)
    .option('--cursor <entry>', 'the cursor that the page before ended with', cursor)
    .runs(async ({ read, now, account }, { kind, limit, cursor, ...days }: EntryOptions) => {
      const { id } = await account()
      const period = periodIn(days, now)
      const page = { limit, before: cursor ?? null }
      const { rows, next } = await findEntries(read, id, { kind: kind ?? null, period }, page)
      const transactions = rows.map((entry) => ({
        ...pick(entry, 'id kind amountMicros reference note createdAt'),
        balanceMicros: entry.balanceAfterMicros,
      }))
      return {
        json: { transactions, nextCursor: next },
        columns: 'id createdAt kind amountUsd balanceUsd reference note',
        none: 'No entries here.',
      }
    })

  account
    .aboutAccount('events', 'what happened to the account, oldest first, as its programs learn it')
    .option('--after <event>', 'only events after this one; now: only those that follow')
    .option('--limit <number>', 'at most this many, up to 200', limit, LIMIT_DEFAULT)
    .option('--follow', 'go on with each event that happens, until Ctrl+C')
    .runs(async ({ read, account }, options: EventOptions, command: Command) => {
      const { id } = await account()
      const after = await cursorIn(read, id, options.after)
      const rows = await readEvents(read, id, { after, limit: options.limit })
      const { json = false } = command.optsWithGlobals<{ json?: boolean }>()
      if (options.follow) await follow(read, { id, after, rows, json }, command.session)
      const lines = rows.map((row) => lineOf(row, false)).join('\n')
      return { json: { events: rows.map(eventView) }, text: lines || 'No events.' }
    })
}

type Followed = { id: number; after: EventCursor | null; rows: EventRow[]; json: boolean }

/** Prints these events, and each that follows, until Ctrl+C. */
function follow(
  db: Reader,
  { id, after, rows, json }: Followed,
  { interruptible, io }: Session,
): Promise<never> {
  return interruptible(async (signal) => {
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
  const { accountId, reference } = row
  return {
    id: eventId(accountId, cursorOf(row)),
    ...pick(row, 'type createdAt'),
    ...(reference === null ? { data: asItIs(row.data) } : { reference }),
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
