import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** What looks like a key is one, wherever in a line it turns up, be it mistyped into a path. */
const API_KEY = /gw_(live|test)_[0-9A-Za-z]{1,64}/g
/** Telegram's form of a bot's token, which addresses of its API hold; also one that was cut off. */
const BOT_TOKEN = /\d{3,20}:(?:[\w-]{20,64}|[\w-]{0,19}$)/g
/** Of a path. Longer ones are nobody's mistake, and would fill the disk. */
const MAX_PATH_LENGTH = 200
/** A dozen lines or two. */
const WRITTEN_AT_ONCE_BYTES = 4096
const FLUSH_MS = 50

/** Fields that may hold a code, at the top of a line or one level down. */
const CODES = ['codes', '*.codes', 'voucher', '*.voucher', 'input.code', '*.input.code']

/** JSON, one line for each event. Keys and codes are never written. */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = standardOutput(),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutPayload, path: shortPath },
    redact: { paths: CODES, censor: '[code]' },
    hooks: { streamWrite: withoutSecrets },
  }
  return pino(options, destination)
}

/** Lines are there within 50 ms, and whole at the end of the process. */
function standardOutput(): DestinationStream {
  // Sync: a write that is under way in a thread when the process ends may be lost.
  const settings = { sync: true, minLength: WRITTEN_AT_ONCE_BYTES, periodicFlush: FLUSH_MS }
  const output = pino.destination(settings)
  process.once('exit', () => output.flushSync())
  return output
}

function withoutSecrets(text: string): string {
  return text.replace(API_KEY, 'gw_$1_[key]').replace(BOT_TOKEN, '[bot token]')
}

/** What a path is cut in can no longer be recognized in the whole line. */
function shortPath(path: string): string {
  if (path.length <= MAX_PATH_LENGTH) return path
  return withoutSecrets(path.slice(0, MAX_PATH_LENGTH))
}

/** An error of a call carries what was sent, which may be somebody's codes. */
function withoutPayload(error: Error): unknown {
  // A failed statement's error holds its values; its cause says what was wrong with it.
  if (error instanceof Error && 'query' in error && 'params' in error && error.cause)
    return withoutPayload(error.cause as Error)
  const { payload, ...told } = pino.stdSerializers.err(error) as { payload?: unknown }
  return told
}
