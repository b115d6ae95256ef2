import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import type { ConnectionCut } from '../../src/domain/shared/meter.ts'
import { listen } from '../../src/server/server.ts'

type ListenOptions = Partial<Parameters<typeof listen>[1]>

/** A limit that no test reaches, however long the machine stands still. */
export const FAR_MS = 600_000
const AT_ONCE_MS = 20

/**
 * What answers requests on a free port until the test has finished, and why it cut connections off. Nobody is
 * cut off for being slow.
 */
export async function listening(fetch: Parameters<typeof listen>[0], options: ListenOptions = {}) {
  const address = { host: '127.0.0.1', port: 0, maxConnections: 100 }
  const limits = { idleMs: FAR_MS, requestMs: FAR_MS, stalledMs: FAR_MS }
  const cuts: ConnectionCut[] = []
  const meter = { connectionCut: (reason: ConnectionCut) => void cuts.push(reason) }
  const listener = await listen(fetch, { ...address, ...limits, meter, ...options })
  onTestFinished(() => listener.close())
  return { ...listener, cuts }
}

/** The server's end of the next connection. */
export async function accepted(server: Server): Promise<Socket> {
  const [socket] = await once(server, 'connection')
  return socket
}

/**
 * From now on the connection counts as standing still after a moment. A limit that is so short from its
 * beginning is met before the first request is read where the machine stands still in between.
 * @param serverEnd of a connection to what listens with its usual limits.
 */
export function standsStill(serverEnd: Socket): void {
  expect(serverEnd.timeout).toBe(FAR_MS / 2)
  serverEnd.setTimeout(AT_ONCE_MS)
}

/** A connection of plain bytes, for what a proper client would not send. */
export async function connection(url: string) {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text
  })
  // A connection that is cut off may say so as an error.
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => {}).on('close', () => resolve())
  })
  const ended = closed.then(() => {
    throw new Error(`The connection ended after "${heard.slice(0, 200)}".`)
  })
  ended.catch(() => undefined)
  const more = () => Promise.race([once(socket, 'data'), ended])
  await once(socket, 'connect')
  return {
    socket,
    closed,
    heard: () => heard,
    send: (text: string) => void socket.write(text),
    /** Waits until so many answers have begun. */
    async answers(count: number): Promise<string[]> {
      const heads = () => heard.match(/HTTP\/1\.1 \d{3}/g) ?? []
      while (heads().length < count) await more()
      return heads()
    },
    /** Waits until so many bytes have come behind the first answer's head. */
    async body(bytes: number): Promise<void> {
      while (!heard.includes('\r\n\r\n')) await more()
      const end = heard.indexOf('\r\n\r\n') + 4 + bytes
      while (heard.length < end) await more()
    },
  }
}
