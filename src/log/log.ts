import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { beginning, boundedFields, withoutSecrets } from './bounded.ts'

/** Longer paths are cut: they would fill the disk. */
const MAX_PATH_LENGTH = 200
/** One or two dozen lines. */
const WRITTEN_AT_ONCE_BYTES = 4096
const FLUSH_MS = 50

/**
 * JSON, one line for each event, of at most 16 KB. Keys and codes are never written.
 * Everything that is logged goes through here, so this is where its size is limited.
 */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = standardOutput(),
): Logger & { request(line: object): void } {
  const options = { level, base: null, timestamp: isoTime, hooks: { streamWrite: withoutSecrets } }
  const log = pino(
    {
      ...options,
      // In place of pino's own, which copies an error whole.
      serializers: { err: (fields) => fields },
      formatters: { log: boundedFields },
      hooks: {
        ...options.hooks,
        logMethod(args, method) {
          const [fields, message, ...rest] = args
          method.apply(this, [fields, message && beginning(message), ...rest])
        },
      },
    },
    destination,
  )
  const { child } = log
  // A request's fields are fixed: each has a limit of its own, and none is a code. Searching them would take
  // longer than writing the line.
  const requests = pino({ ...options, serializers: { path: shortPath } }, destination)
  return Object.assign(log, {
    request: (line: object) => requests.info(line, 'request'),
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

/** Writes lines within 50 ms, and all of them at the end of the process. */
function standardOutput(): DestinationStream {
  // Sync: a write that a thread has not finished when the process ends may be lost.
  const settings = { sync: true, minLength: WRITTEN_AT_ONCE_BYTES, periodicFlush: FLUSH_MS }
  const output = pino.destination(settings)
  process.once('exit', () => output.flushSync())
  return output
}

/** Cuts a long path. Masks it here, because a token that was cut off is recognized only at the end of a text. */
function shortPath(path: string): string {
  if (path.length <= MAX_PATH_LENGTH) return path
  return withoutSecrets(path.slice(0, MAX_PATH_LENGTH))
}
