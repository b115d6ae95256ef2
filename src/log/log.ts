import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** Masked anywhere in a line: somebody may have typed a key into a path. */
const API_KEY = /gw_(live|test)_[0-9A-Za-z]{1,64}/g
/** A bot token, which is part of URLs of the Bot API; also one that was cut off. */
const BOT_TOKEN = /\d{3,20}:(?:[\w-]{20,64}|[\w-]{0,19}$)/g
/** Longer paths are cut: they would fill the disk. */
const MAX_PATH_LENGTH = 200
/** One or two dozen lines. */
const WRITTEN_AT_ONCE_BYTES = 4096
const FLUSH_MS = 50

/** Fields that may contain a code, at the top of a line or one level down. */
const CODES = ['codes', '*.codes', 'voucher', '*.voucher', 'input.code', '*.input.code']

/** JSON, one line for each event. Keys and codes are never written. */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = standardOutput(),
): Logger & { request(line: object): void } {
  const options = {
    level,
    base: null,
    timestamp: isoTime,
    serializers: { err: withoutPayload, path: shortPath },
    redact: { paths: CODES, censor: '[code]' },
    hooks: { streamWrite: withoutSecrets },
  }
  const log = pino(options, destination)
  // A request's fields are fixed, and none is a code. Searching them would take longer than writing the line.
  const requests = log.child({}, { redact: [] })
  return Object.assign(log, { request: (line: object) => requests.info(line, 'request') })
}

let [epochTime, time] = ['', '']

/** The same text as pino's, but made once a millisecond: it takes as long as the rest of a request's line. */
function isoTime(): string {
  const now = pino.stdTimeFunctions.epochTime()
  if (now !== epochTime) [epochTime, time] = [now, pino.stdTimeFunctions.isoTime()]
  return time
}

/** Writes lines within 50 ms, and all of them at the end of the process. */
function standardOutput(): DestinationStream {
  // Sync: a write that a thread has not finished when the process ends may be lost.
  const settings = { sync: true, minLength: WRITTEN_AT_ONCE_BYTES, periodicFlush: FLUSH_MS }
  const output = pino.destination(settings)
  process.once('exit', () => output.flushSync())
  return output
}

function withoutSecrets(text: string): string {
  return text.replace(API_KEY, 'gw_$1_[key]').replace(BOT_TOKEN, '[bot token]')
}

/** Cuts a long path. Masks it here, because a token that was cut off is recognized only at the end of a text. */
function shortPath(path: string): string {
  if (path.length <= MAX_PATH_LENGTH) return path
  return withoutSecrets(path.slice(0, MAX_PATH_LENGTH))
}

/** Leaves out what a failed call had sent: it may contain codes. */
function withoutPayload(error: Error): unknown {
  // The error of a failed statement contains its values. Its cause does not.
  if (error instanceof Error && 'query' in error && 'params' in error && error.cause)
    return withoutPayload(error.cause as Error)
  const { payload, ...rest } = pino.stdSerializers.err(error) as { payload?: unknown }
  return rest
}
