import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import type { ApiLog, RequestLine } from '../http/answering.ts'
import { createLogOutput, type LogOutput } from './output.ts'

/** What looks like a key is one, wherever in a line it turns up, be it mistyped into a path. */
const API_KEY = /gw_(live|test)_[0-9A-Za-z]{1,64}/g
/** Telegram's form of a bot's token, which addresses of its API hold; also one that was cut off. */
const BOT_TOKEN = /\d{3,20}:(?:[\w-]{20,64}|[\w-]{0,19}$)/g
/** Of a path. Longer ones are nobody's mistake, and would fill the disk. */
const MAX_PATH_LENGTH = 200

/** JSON, one line for each event. Keys and codes are never written. */
export function createLog(
  level: Config['logLevel'],
  destination: LogOutput = createLogOutput(),
): Logger & ApiLog {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutPayload },
    redact: {
      paths: ['codes', '*.codes', 'voucher', '*.voucher', 'input.code', '*.input.code'],
      censor: '[code]',
    },
    hooks: { streamWrite: withoutSecrets },
  }
  const log = pino(options, destination as pino.DestinationStream)
  const requestLine = createRequestLines()
  const request = (line: RequestLine) => {
    if (log.isLevelEnabled('info')) destination.write(requestLine(line))
  }
  return Object.assign(log, { request })
}

/** Lines as pino would write them, at a fifth of the cost: there is one for every request. */
function createRequestLines() {
  let [lastMs, time] = [Number.NaN, '']
  return ({ at, requestId, method, path, status, ms, caller }: RequestLine): string => {
    // Many are answered in one millisecond.
    if (at.getTime() !== lastMs) [lastMs, time] = [at.getTime(), at.toISOString()]
    const shown = JSON.stringify(withoutSecrets(path.slice(0, MAX_PATH_LENGTH)))
    const from = caller ? `,"accountId":${caller.accountId},"address":"${caller.address}"` : ''
    return `{"level":30,"time":"${time}","requestId":"${withoutSecrets(requestId)}","method":"${method}","path":${shown},"status":${status},"ms":${ms}${from},"msg":"request"}\n`
  }
}

function withoutSecrets(text: string): string {
  return text.replace(API_KEY, 'gw_$1_[key]').replace(BOT_TOKEN, '[bot token]')
}

/** An error of a call carries what was sent, which may be somebody's codes. */
function withoutPayload(error: Error): unknown {
  // A failed statement's error holds its values; its cause says what was wrong with it.
  if (error instanceof Error && 'query' in error && 'params' in error && error.cause)
    return withoutPayload(error.cause as Error)
  const { payload, ...told } = pino.stdSerializers.err(error) as { payload?: unknown }
  return told
}
