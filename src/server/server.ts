import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { App } from '../app.ts'
import { type Meter, noMeter } from '../domain/shared/meter.ts'
import { answerWithin, type ConnectionLimits } from './connections.ts'
import { refusedResponse } from './refused-requests.ts'

/** How long running calls may take to end. Then calls that wait for a supplier are answered with the current state. */
const DRAIN_MS = 2000
/** After this long, a client that does not read its answer no longer delays the stop. */
const CUT_OFF_MS = 3000
const POLL_MS = 50
/** How often to look for late requests. Node's default, half a minute, would find them too late. */
const CHECK_EVERY_MS = 2000
const LIMITS = {
  // The Keep-Alive header says 75 s. The contract asks them to poll every 3 to 10 s, and many send only a call a minute.
  idleMs: 80_000,
  // A request has at most 64 KiB: if it has not arrived by then, it never will.
  requestMs: 30_000,
  stalledMs: 30_000,
  maxUnreadBytes: 128 * 1024 * 1024,
}

export type Listening = {
  host: string
  port: number
  maxConnections: number
  /** Counts connections that are cut off. */
  meter?: Pick<Meter, 'connectionCut'>
}

/** Listens on the address and answers within the limits. @throws if it cannot listen there. */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { host, port, meter = noMeter, ...given }: Listening & Partial<ConnectionLimits>,
) {
  const limits = { ...LIMITS, ...given }
  const server = createServer({
    requestTimeout: limits.requestMs,
    headersTimeout: limits.requestMs,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    // A missing Host header is refused with the other malformed requests.
    requireHostHeader: false,
  })
  // For requests without a valid URL; the app answers its own errors.
  const errorHandler = (error: unknown) =>
    refusedResponse(error instanceof RequestError ? 400 : 500)
  answerWithin(server, getRequestListener(fetch, { errorHandler }), limits, meter)
  server.listen(port, host)
  // Rejects with the server's error.
  await once(server, 'listening')
  const { port: boundPort } = server.address() as AddressInfo
  return {
    /** Such as `http://127.0.0.1:3000`. */
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    server,
    /** Stops listening and cuts off all open connections. */
    close(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
}

/** Starts the app and listens for it on the address. @throws if it cannot listen there. */
export async function startServer(
  app: App,
  { host, port, maxConnections, meter = noMeter }: Listening,
) {
  const { url, server } = await listen(app.fetch, { host, port, maxConnections, meter })
  app.start({ url })

  return {
    url,
    /**
     * Accepts no more calls, finishes the running ones, and stops the app.
     * @param options atOnce: answers calls that wait for a supplier at once, with the current state.
     */
    async stop({ atOnce } = { atOnce: false }): Promise<void> {
      app.endWaits()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // Repeated, because a kept-alive connection becomes idle only after its current answer.
      const idle = setInterval(() => server.closeIdleConnections(), POLL_MS)
      let cutOff: NodeJS.Timeout | undefined
      const drained = sleep(atOnce ? 0 : DRAIN_MS, undefined, { ref: false })
      try {
        await Promise.race([closed, drained])
        await app.stop()
        // Not earlier: the database decides how long the last answers take.
        cutOff = setTimeout(() => server.closeAllConnections(), CUT_OFF_MS)
        await closed
      } finally {
        clearInterval(idle)
        clearTimeout(cutOff)
      }
    },
  }
}
