import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The server says that it is ready, and in no transaction. */
const IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
/** Authentication is over. */
const WELCOME = Buffer.concat([Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]), IDLE])

/**
 * Stands between a process and PostgreSQL as PgBouncer does that pools by transactions: a client has a
 * connection to the server for the length of a transaction only, the one that was used last. Returns the
 * database's address by way of it.
 */
export async function transactionPooler(database: string): Promise<string> {
  const target = new URL(database)
  const free: Socket[] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }

  async function serverFor(startup: Buffer): Promise<Socket> {
    const idle = free.pop()
    if (idle) return idle
    const server = keep(connect(Number(target.port), target.hostname))
    server.write(startup)
    for (let said = Buffer.alloc(0); !said.subarray(-IDLE.length).equals(IDLE); ) {
      const [more] = await once(server, 'data')
      said = Buffer.concat([said, more])
    }
    return server
  }

  const listener = createServer((client) => {
    keep(client)
    let startup: Buffer | undefined
    let server: Promise<Socket> | undefined
    client.on('data', async (sent) => {
      if (!startup) {
        startup = sent
        return void client.write(WELCOME)
      }
      const mine = server ?? serverFor(startup)
      const begins = server === undefined
      server = mine
      const socket = await mine
      if (begins)
        socket.on('data', (answer) => {
          client.write(answer)
          if (!answer.subarray(-IDLE.length).equals(IDLE)) return
          socket.removeAllListeners('data')
          server = undefined
          free.push(socket)
        })
      socket.write(sent)
    })
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    listener.close()
  })
  const url = new URL(database)
  url.port = String((listener.address() as { port: number }).port)
  return String(url)
}
