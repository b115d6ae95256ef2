import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CHANNEL, EVERYTHING } from '../invalidations.ts'
import { awakeFor } from './awake.ts'

/** How this process learns of changes by others: at once by notification, or a moment later by polling. */
export type NotificationState = { atOnce: true } | { atOnce: false; reason: string }

const CONNECT_TIMEOUT_MS = 5000
const ANSWER_TIMEOUT_MS = 5000
/** A connection that breaks silently is noticed this late; the caller also polls for changes. */
const CHECK_EVERY_MS = 10_000
const RETRY_FIRST_MS = 100
const RETRY_LAST_MS = 5000
/** Somebody must first replace or reconfigure the pooler that does not pass notifications on. */
const NOT_DELIVERED_RETRY_MS = 60_000
const ECHO_WITHIN_MS = 3000
/** How long to wait for the server to close the connection, too. */
const CLOSE_TIMEOUT_MS = 500
/** Starts the message that each listener sends to itself. No cache tag starts like this. */
const ECHO = 'echo '

class NotDelivered extends Error {
  override name = 'NotDelivered'
}

/**
 * Listens for the cache tags that all processes publish, on one connection that reconnects by itself. Tags
 * published while it is disconnected are lost, so it reports EVERYTHING after each connect.
 * @param deps notify: sends a payload on the channel over another connection.
 *   onNotificationState: called when notifications start or stop arriving, and why.
 */
export function listenForChanges(deps: {
  url: string
  onTag: (tag: string) => void
  notify: (payload: string) => Promise<unknown>
  onNotificationState: (state: NotificationState) => void
}): { close(): Promise<void> } {
  const { url, onTag, notify, onNotificationState } = deps
  const closing = new AbortController()
  let atOnce: boolean | undefined

  function report(state: NotificationState) {
    if (state.atOnce === atOnce || closing.signal.aborted) return
    atOnce = state.atOnce
    onNotificationState(state)
  }

  async function run(): Promise<void> {
    let failures = 0
    const onWorking = () => {
      failures = 0
      report({ atOnce: true })
    }
    while (!closing.signal.aborted) {
      const error = await listenOnce(onWorking)
      report({ atOnce: false, reason: error instanceof Error ? error.message : String(error) })
      const retryMs = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** failures++)
      await pause(error instanceof NotDelivered ? NOT_DELIVERED_RETRY_MS : retryMs)
    }
  }

  /** Listens on one connection until it ends, and resolves to the reason. */
  async function listenOnce(onWorking: () => void): Promise<unknown> {
    const client = new pg.Client({
      application_name: 'gamewallet changes',
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    })
    const ended = Promise.withResolvers<unknown>()
    const onClosing = () => ended.resolve(new Error('It is being closed.'))
    closing.signal.addEventListener('abort', onClosing)
    client.on('error', ended.resolve)
    client.on('end', () => ended.resolve(new Error('The connection was closed.')))
    const echo = ECHO + crypto.randomUUID()
    const echoed = Promise.withResolvers<void>()
    client.on('notification', ({ payload = '' }) => {
      if (payload === echo) echoed.resolve()
      else if (!payload.startsWith(ECHO)) onTag(payload)
    })
    /** Goes on until a query fails, as each one does once the connection has ended. */
    async function listen(): Promise<never> {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      onTag(EVERYTHING)
      await notify(echo)
      await inTime(echoed.promise)
      onWorking()
      for (;;) {
        await unrefSleep(CHECK_EVERY_MS)
        await client.query('SELECT 1')
      }
    }
    listen().catch(ended.resolve)
    const reason = await ended.promise
    closing.signal.removeEventListener('abort', onClosing)
    await Promise.race([client.end().catch(() => undefined), unrefSleep(CLOSE_TIMEOUT_MS)])
    return reason
  }

  /** @throws NotDelivered if the echo does not arrive: PgBouncer may pass on statements only. */
  async function inTime(echoed: Promise<void>): Promise<void> {
    const late = awakeFor(ECHO_WITHIN_MS).then(() => {
      throw new NotDelivered(
        'Notifications do not arrive, as behind a PgBouncer that pools by transactions.',
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
function unrefSleep(ms: number): Promise<void> {
  return sleep(ms, undefined, { ref: false })
}
