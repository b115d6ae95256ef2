import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CHANNEL, EVERYTHING } from '../invalidations.ts'
import { awakeFor } from './awake.ts'

/** How the changes of other processes are heard of: at once, or a moment later by looking for them. */
export type Hearing = { atOnce: true } | { atOnce: false; reason: string }

export interface Listening {
  /** Hangs up; nothing more is heard. */
  close(): Promise<void>
}

const CONNECT_TIMEOUT_MS = 5000
const ANSWER_TIMEOUT_MS = 5000
/** What breaks in silence is found out so late; whoever listens looks for changes meanwhile, too. */
const CHECK_EVERY_MS = 10_000
const RETRY_FIRST_MS = 100
const RETRY_LAST_MS = 5000
/** A pooler between, through which nothing is ever heard, does not change so soon. */
const DEAF_RETRY_MS = 60_000
const ECHO_WITHIN_MS = 3000
/** What hangs up must not be waited for when it does not hang up in return. */
const HANG_UP_MS = 500
/** What each listener sends itself begins so. No cache tag does. */
const ECHO = 'echo '

class Deaf extends Error {
  override name = 'Deaf'
}

/**
 * Hears, on one connection that reconnects by itself, the cache tags that all processes notify. What was
 * notified while it was away is lost, so it hears EVERYTHING after each connect.
 * @param deps notify: sends a payload on the channel by another connection. onHearing: called at each
 *   change, and why.
 */
export function listenForChanges(deps: {
  url: string
  hear: (tag: string) => void
  notify: (payload: string) => Promise<unknown>
  onHearing: (hearing: Hearing) => void
}): Listening {
  const { url, hear, notify, onHearing } = deps
  const closing = new AbortController()
  let atOnce: boolean | undefined

  function tell(hearing: Hearing) {
    if (hearing.atOnce === atOnce || closing.signal.aborted) return
    atOnce = hearing.atOnce
    onHearing(hearing)
  }

  async function run(): Promise<void> {
    let failures = 0
    const wellAgain = () => {
      failures = 0
      tell({ atOnce: true })
    }
    while (!closing.signal.aborted) {
      const error = await attend(wellAgain)
      tell({ atOnce: false, reason: error instanceof Error ? error.message : String(error) })
      const retryMs = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** failures++)
      await pause(error instanceof Deaf ? DEAF_RETRY_MS : retryMs)
    }
  }

  /** Listens on one connection for as long as it lasts, and resolves to why it ended. */
  async function attend(hearsWell: () => void): Promise<unknown> {
    const client = new pg.Client({
      application_name: 'gamewallet changes',
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    })
    const end = new AbortController()
    const hangUp = () => end.abort(new Error('It is being closed.'))
    closing.signal.addEventListener('abort', hangUp)
    client.on('error', (error) => end.abort(error))
    client.on('end', () => end.abort(new Error('The connection was closed.')))
    const echo = ECHO + crypto.randomUUID()
    const echoed = Promise.withResolvers<void>()
    client.on('notification', ({ payload = '' }) => {
      if (payload === echo) echoed.resolve()
      else if (!payload.startsWith(ECHO)) hear(payload)
    })
    try {
      await before(end.signal, client.connect())
      await before(end.signal, client.query(`LISTEN ${CHANNEL}`))
      hear(EVERYTHING)
      await before(end.signal, notify(echo))
      await before(end.signal, inTime(echoed.promise))
      hearsWell()
      for (;;) {
        await before(end.signal, pauseAnyway(CHECK_EVERY_MS))
        await before(end.signal, client.query('SELECT 1'))
      }
    } catch (error) {
      return error
    } finally {
      closing.signal.removeEventListener('abort', hangUp)
      await Promise.race([client.end().catch(() => undefined), pauseAnyway(HANG_UP_MS)])
    }
  }

  /** Also where the way in between, such as PgBouncer's, hands on statements and no notices. */
  async function inTime(echoed: Promise<void>): Promise<void> {
    const late = awakeFor(ECHO_WITHIN_MS).then(() => {
      throw new Deaf(
        'What is told arrives nowhere, as behind a PgBouncer that pools by transactions.',
      )
    })
    await Promise.race([echoed, late])
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: closing.signal }).catch(() => undefined)
  }

  const ran = run()
  return {
    async close() {
      closing.abort()
      await ran
    },
  }
}

/** Does not keep the process alive. */
function pauseAnyway(ms: number): Promise<void> {
  return sleep(ms, undefined, { ref: false })
}

/** What the work comes to, unless the signal is aborted first. @throws the signal's reason. */
async function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  // Nobody waits for it any more where it fails later.
  work.catch(() => undefined)
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
