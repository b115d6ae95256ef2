import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { App } from '../app.ts'
import { type Meter, noMeter } from '../domain/shared/meter.ts'
import { answerWithin, type ConnectionLimits } from './connections.ts'
import { refusedResponse } from './refused-requests.ts'

/** Calls under way get this long; then what still waits for a supplier is answered as it stands. */
const DRAIN_MS = 2000
/** A client that does not read its answer must not keep the service from stopping, once it has had so long. */
const CUT_OFF_MS = 3000
const POLL_MS = 50
/** Node's own is half a minute, by which requests would be late to be found late. */
const LOOK_EVERY_MS = 1000
const LIMITS = {
  // A request of at most 64 KiB that has not arrived by then is not going to.
  requestMs: 30_000,
  stalledMs: 30_000,
  maxUnreadBytes: 128 * 1024 * 1024,
}

export type Listening = {
  host: string
  port: number
  maxConnections: number
  /** Is told of connections that are cut off. */
  meter?: Pick<Meter, 'connectionCut'>
}

export interface Server {
  /** Such as `http://127.0.0.1:3000`. */
  url: string
  /**
   * Takes no more calls, finishes those under way, and stops the app.
   * @param options atOnce: answers what waits for a supplier as it stands.
   */
  stop(options?: { atOnce: boolean }): Promise<void>
}

export interface Listener {
  /** Such as `http://127.0.0.1:3000`. */
  url: string
  server: HttpServer
  /** Cuts off what is still open. */
  close(): Promise<void>
}

/** Answers on the address, within the limits. @throws where the address cannot be had. */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { host, port, meter = noMeter, ...given }: Listening & Partial<ConnectionLimits>,
): Promise<Listener> {
  const limits = { ...LIMITS, ...given }
  const server = createServer({
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: LOOK_EVERY_MS,
    // Refused with the others that are malformed.
    requireHostHeader: false,
  })
  // Of a request that no URL can be made of; the app answers its own errors.
  const errorHandler = (error: unknown) =>
    refusedResponse(error instanceof RequestError ? 400 : 500)
  answerWithin(server, getRequestListener(fetch, { errorHandler }), limits, meter)
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(port, host, listening.resolve)
  await listening.promise
  server.off('error', listening.reject)
  const { port: boundPort } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    server,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
}

/** Starts the app and answers for it on the address. @throws where the address cannot be had. */
export async function startServer(
  app: App,
  { host, port, maxConnections, meter = noMeter }: Listening,
): Promise<Server> {
  const { url, server } = await listen(app.fetch, { host, port, maxConnections, meter })
  app.start({ url })

  return {
    url,
    async stop({ atOnce } = { atOnce: false }) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A connection that is kept alive becomes idle only after its present answer.
      const idle = setInterval(() => server.closeIdleConnections(), POLL_MS)
      let cutOff: NodeJS.Timeout | undefined
      const drained = new Promise<void>((resolve) => {
        setTimeout(resolve, atOnce ? 0 : DRAIN_MS).unref()
      })
      try {
        await Promise.race([closed, drained])
        await app.stop()
        // Not before: how long the last answers take is up to the database.
        cutOff = setTimeout(() => server.closeAllConnections(), CUT_OFF_MS)
        await closed
      } finally {
        clearInterval(idle)
        clearTimeout(cutOff)
      }
    },
  }
}
