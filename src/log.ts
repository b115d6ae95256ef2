import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** What looks like a key is one, wherever in a line it turns up, be it mistyped into a path. */
const API_KEY = /gw_(live|test)_[0-9A-Za-z]+/g
/** Telegram's form of a bot's token; addresses of its API hold it. */
const BOT_TOKEN = /\d{3,}:[\w-]{20,}/g

/** JSON, one line for each event, on standard output. Keys and codes are never written. */
export function createLog(
  level: Config['logLevel'],
  destination?: { write(line: string): void },
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutPayload },
    redact: {
      paths: ['codes', '*.codes', 'voucher', '*.voucher', 'input.code', '*.input.code'],
      censor: '[code]',
    },
    hooks: {
      streamWrite: (line: string) =>
        line.replace(API_KEY, 'gw_$1_[key]').replace(BOT_TOKEN, '[bot token]'),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** An error of a call carries what was sent, which may be somebody's codes. */
function withoutPayload(error: Error): unknown {
  const { payload, ...told } = pino.stdSerializers.err(error) as { payload?: unknown }
  return told
}
