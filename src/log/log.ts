import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** Longer paths are cut: they would fill the disk. */
const MAX_PATH_LENGTH = 200
/** Lines of requests. */
const WRITTEN_AT_ONCE = 64
/** A killed process loses the lines of requests of this long. All others are written at once. */
const FLUSH_MS = 250

/**
 * JSON, one line for each event, of at most 16 KB. Keys and codes are never written.
 * Everything that is logged goes through here, so this is where its size is limited.
 */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream & { flush?: () => void } = standardOutput(),
): Logger & { request(line: RequestLine): void } {
  const log = pino(
    {
      ...{ level, base: null, timestamp: isoTime },
      // In place of pino's own, which copies an error whole.
      serializers: { err: (fields) => fields },
      formatters: { log: boundedFields },
      hooks: {
        streamWrite: withoutSecrets,
        logMethod(args, method) {
          const [fields, message, ...rest] = args
          method.apply(this, [fields, message && beginning(message), ...rest])
          destination.flush?.()
        },
      },
    },
    destination,
  )
  const { child } = log
  const logsRequests = log.isLevelEnabled('info')
  return Object.assign(log, {
    request(line: RequestLine) {
      if (logsRequests) destination.write(lineOf(line))
    },
    child: (fields: object) => child.call(log, boundedFields(fields)),
  })
}

let [epochTime, time] = ['', '']

/** The same text as pino's, but made once a millisecond: it takes as long as the rest of a request's line. */
function isoTime(): string {
  const now = pino.stdTimeFunctions.epochTime()
  if (now !== epochTime) [epochTime, time] = [now, pino.stdTimeFunctions.isoTime()]
  return time
}

/** Writes lines within a quarter of a second, and all of them at the end of the process, also if that is a crash. */
function standardOutput() {
  // Sync: a write that a thread has not finished when the process ends may be lost.
  const output = pino.destination({ sync: true })
  let lines: string[] = []
  let timer: NodeJS.Timeout | null = null
  function flush(): void {
    if (timer) clearTimeout(timer)
    timer = null
    output.write(lines.join(''))
    lines = []
  }
  process.once('exit', () => {
    flush()
    output.flushSync()
  })
  return {
    flush,
    write(line: string): void {
      lines.push(line)
      if (lines.length >= WRITTEN_AT_ONCE) flush()
      else timer ??= setTimeout(flush, FLUSH_MS).unref()
    },
  }
}

/**
 * The line of a request. Its fields are fixed, and none is a code: pino, which takes any, would take as long as the
 * whole check of a key.
 */
function lineOf({ requestId, method, path, status, ms, accountId, address }: RequestLine): string {
  const id = withoutSecrets(JSON.stringify(requestId))
  const asked = `"requestId":${id},"method":"${method}","path":${withoutSecrets(JSON.stringify(shortPath(path)))}`
  const account = accountId === undefined ? '' : `,"accountId":${accountId}`
  const from = address === undefined ? '' : `,"address":"${address}"`
  return `{"level":30${isoTime()},${asked},"status":${status},"ms":${ms}${account}${from},"msg":"request"}\n`
}

type RequestLine = Record<'requestId' | 'method' | 'path', string> &
  Record<'status' | 'ms', number> & { accountId: number | undefined; address: string | undefined }

/** Cuts a long path. Masks it here, because a token that was cut off is recognized only at the end of a text. */
function shortPath(path: string): string {
  if (path.length <= MAX_PATH_LENGTH) return path
  return withoutSecrets(path.slice(0, MAX_PATH_LENGTH))
}

// How much of a value one line holds. Suppliers, Telegram, clients and databases choose the size
// of what they say, and a failure may be logged at each of a thousand attempts.

/** All lengths are bytes of JSON, because that is what the disk gets. */
const MAX_TEXT_BYTES = 2048
const MAX_STACK_BYTES = 4096
/** With a message of MAX_TEXT_BYTES, a line stays below 16 KB. */
const MAX_FIELDS_BYTES = 12_000
/** The message within a stack, which is beside it as well. */
const MAX_HEAD_BYTES = 400
const MAX_NAME_BYTES = 100
const MAX_MEMBERS = 50
const MAX_DEPTH = 5
const MAX_CAUSES = 5
/** What a number, a name's quotes or a bracket may take. */
const SMALL_BYTES = 24

/** An API key may stand anywhere in a line: somebody may have typed one into a path. */
const API_KEY = /gw_(live|test)_[0-9A-Za-z]{1,64}/g
/** A bot token, which is part of URLs of the Bot API; also one that was cut off. */
const BOT_TOKEN = /\d{3,20}:(?:[\w-]{20,64}|[\w-]{0,19}$)/g
/** Longer than any key or token. */
const SECRET_LENGTH = 100

/** Fields of this name hold codes. `code` does so in what a lookup was asked (`input`); elsewhere it says what happened. */
const CODES = ['codes', 'voucher']
const CENSORED = '[code]'

/** Masks keys and tokens. Codes look like anything, and are masked by the name of their field. */
function withoutSecrets(text: string): string {
  if (!text.includes('gw_') && !text.includes(':')) return text
  return text.replace(API_KEY, 'gw_$1_[key]').replace(BOT_TOKEN, '[bot token]')
}

/** The beginning of a long text. It is masked before it is cut: half a token would not be recognized. */
function beginning(text: string, maxBytes = MAX_TEXT_BYTES): string {
  if (text.length <= maxBytes && jsonBytes(text) <= maxBytes) return text
  let kept = withoutSecrets(text.slice(0, maxBytes + SECRET_LENGTH))
  for (let bytes = jsonBytes(kept); bytes > maxBytes && kept !== ''; bytes = jsonBytes(kept))
    kept = kept.slice(0, Math.floor((kept.length * maxBytes) / bytes))
  return `${kept.toWellFormed()}…`
}

/** An error that ends the process, for the terminal or the journal. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? stacksOf(withCauses(error)) : String(error)
  return withoutSecrets(beginning(text, MAX_FIELDS_BYTES))
}

function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text))
}

/** What one line may still take. */
type Room = { bytes: number }

/** The fields of a line, with as much of each as has room. Codes are masked, at any depth. */
function boundedFields(fields: object): Record<string, unknown> {
  return membersIn(fields, { bytes: MAX_FIELDS_BYTES }, 0, '')
}

/** @param name of the field that has this value */
function bounded(value: unknown, room: Room, depth: number, name: string): unknown {
  if (typeof value === 'string') return textIn(value, room)
  if (typeof value === 'bigint') return textIn(String(value), room)
  room.bytes -= SMALL_BYTES
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH || room.bytes <= 0) return '…'
  if (value instanceof Error) return errorIn(value, room, depth)
  if (Array.isArray(value)) return itemsIn(value, room, depth, name)
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return bounded(value.toJSON(), room, depth + 1, name)
  return membersIn(value, room, depth, name)
}

function textIn(text: string, room: Room, maxBytes = MAX_TEXT_BYTES): string {
  const shown = beginning(text, Math.min(maxBytes, Math.max(0, room.bytes)))
  room.bytes -= jsonBytes(shown)
  return shown
}

function itemsIn(values: unknown[], room: Room, depth: number, name: string): unknown[] {
  const items: unknown[] = []
  for (const value of values) {
    if (items.length === MAX_MEMBERS || room.bytes <= 0)
      return [...items, `… and ${values.length - items.length} more`]
    items.push(bounded(value, room, depth + 1, name))
  }
  return items
}

function membersIn(
  value: object,
  room: Room,
  depth: number,
  parent: string,
): Record<string, unknown> {
  const members: Record<string, unknown> = {}
  const entries = Object.entries(value)
  for (const [i, [name, member]] of entries.entries()) {
    if (i === MAX_MEMBERS || room.bytes <= 0)
      return { ...members, '…': `and ${entries.length - i} more` }
    const isCode = CODES.includes(name) || (parent === 'input' && name === 'code')
    members[textIn(name, room, MAX_NAME_BYTES)] = isCode
      ? CENSORED
      : bounded(member, room, depth + 1, name)
  }
  return members
}

function errorIn(given: Error, room: Room, depth: number): Record<string, unknown> {
  const chain = withCauses(given)
  const [error = given] = chain
  // A failed call's payload is what it had sent, which may contain codes.
  const { cause: _cause, payload: _payload, ...more } = error as Error & { payload?: unknown }
  return {
    type: textIn(error.constructor.name, room, MAX_NAME_BYTES),
    message: textIn(chain.map(({ message }) => beginning(message)).join(': '), room),
    stack: textIn(stacksOf(chain), room, MAX_STACK_BYTES),
    ...(error instanceof AggregateError
      ? { aggregateErrors: bounded(error.errors, room, depth + 1, '') }
      : {}),
    ...membersIn(more, room, depth, ''),
  }
}

/** The error and its causes. The error of a failed statement is left out: it contains its values. */
function withCauses(error: Error): Error[] {
  const chain: Error[] = []
  let next: unknown = error
  for (let depth = 0; next instanceof Error && depth < MAX_CAUSES; depth++) {
    const isStatement = 'query' in next && 'params' in next && next.cause instanceof Error
    if (!isStatement) chain.push(next)
    next = next.cause
  }
  return chain
}

function stacksOf(chain: readonly Error[]): string {
  return chain.map(stackOf).join('\ncaused by: ')
}

/** The frames are what the stack is read for: a long message before them is cut first. */
function stackOf({ stack = '' }: Error): string {
  const frames = stack.indexOf('\n    at ')
  if (frames < 0) return beginning(stack, MAX_HEAD_BYTES)
  return (
    beginning(stack.slice(0, frames), MAX_HEAD_BYTES) +
    stack.slice(frames, frames + MAX_STACK_BYTES)
  )
}
