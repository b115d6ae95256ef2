import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'
import { listen } from './local-server.ts'

/** Between a process and a server of any protocol, such as PostgreSQL or Redis. */
export type TcpProxy = {
  port: number
  /** Ends every open connection now. */
  cut(): void
  /**
   * Holds bytes back in both directions: each for `ms` at least, and twice as long at most, as whatever
   * arrives while others are held back is passed on together.
   */
  delay(ms: number): void
  /** Each chunk is, in such a share of cases, passed on in part and the connection is then ended. */
  truncate(share: number): void
  /** Accepts no connection while true: each ends as soon as it is made. */
  refuse(on: boolean): void
  /** No more delay, truncation and refusal. */
  reset(): void
  close(): Promise<void>
}

/** The port of the proxy is on 127.0.0.1. */
export async function startTcpProxy(
  target: { host: string; port: number },
  random: Random,
): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let delayMs = 0
  let truncated = 0
  let refuses = false

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    // Each error is followed by the end of the socket, which ends the other one.
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  const cut = () => {
    // As a process that ends (FIN), or as one that is not there any more (RST).
    for (const socket of sockets)
      if (random.chance(0.5)) socket.destroy()
      else socket.resetAndDestroy()
  }

  /** One direction. When it ends, the other goes on. */
  async function passOn(from: Socket, to: Socket): Promise<void> {
    // The iterator would otherwise also end what is still to be written to `from`.
    for await (const read of from.iterator({ destroyOnReturn: false })) {
      const chunk = read as Buffer
      if (delayMs > 0) await sleep(delayMs)
      if (random.chance(truncated)) {
        await written(to, chunk.subarray(0, random.whole(0, chunk.length - 1)))
        from.destroy()
        to.destroy()
        return
      }
      await written(to, chunk)
    }
    to.end()
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(client)
    if (refuses) return void client.resetAndDestroy()
    const upstream = connect({ ...target, allowHalfOpen: true })
    keep(upstream)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      // A write failed: that connection is gone.
      passOn(from, to).catch(() => from.destroy())
      from.on('close', (hadError) => {
        if (hadError) to.resetAndDestroy()
        // One that ended in good order may still have bytes on their way.
        else if (!from.readableEnded) to.destroy()
      })
    }
  })
  const port = await listen(server)
  return {
    port,
    cut,
    delay(ms) {
      delayMs = ms
    },
    truncate(share) {
      truncated = share
    },
    refuse(on) {
      refuses = on
    },
    reset() {
      delayMs = 0
      truncated = 0
      refuses = false
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}

function written(to: Socket, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    to.write(chunk, (error) => (error ? reject(error) : resolve()))
  })
}
