import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** What stands between a process and PostgreSQL, and breaks as a network does. */
export type TcpProxy = {
  /** The database's address by way of the proxy. */
  url: string
  /** Ends every connection that there is. */
  cut(): void
  /** From now on nobody is let in, and nobody is in. */
  close(): void
  /** From now on everybody is let in again. */
  reopen(): void
  /**
   * The answer to the next commit never arrives: the connection ends in its place.
   * @param of of a transaction that has sent the word since; others are left alone, such as those that an
   *   app makes by itself.
   */
  loseCommit(of?: string): void
  /** From now on connections that send the word end; null: none does any more. */
  refuse(word: string | null): void
  /** Resolves once so many more statements have been handed on. */
  sent(count: number): Promise<void>
}

/** Types of the messages that end what the server answers as one: Query and Sync. */
const STATEMENT: ReadonlySet<unknown> = new Set([...Buffer.from('QS')])

/** On 127.0.0.1, for as long as the test runs. */
export async function tcpProxy(database: string): Promise<TcpProxy> {
  const target = new URL(database)
  const sockets = new Set<Socket>()
  const waiting = new Map<() => void, number>()
  let closed = false
  let sentInAll = 0
  let lost: string | null = null
  let refused: string | null = null
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const count = () => {
    sentInAll += 1
    for (const [resolve, at] of waiting) if (sentInAll >= at && waiting.delete(resolve)) resolve()
  }
  const server = createServer((client) => {
    keep(client)
    if (closed) return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    keep(upstream)
    const wholeMessages = messagesOf()
    let losing = false
    /** Whether the present transaction has sent the word of the commit that is to be lost. */
    let isMeant = false
    client.on('data', (sent) => {
      for (const message of wholeMessages(sent)) {
        if (message.includes('BEGIN')) isMeant = false
        if (lost !== null && message.includes(lost)) isMeant = true
        if (lost !== null && isMeant && message.includes('COMMIT\0')) {
          losing = true
          lost = null
        }
        if (refused !== null && message.includes(refused)) return void client.destroy()
        upstream.write(message)
        if (STATEMENT.has(message.at(0))) count()
      }
    })
    upstream.on('data', (answer) => {
      // Not before: statements sent ahead of the commit are answered first, and the server must get to it.
      if (losing && /(COMMIT|ROLLBACK)\0/.test(answer.toString('latin1'))) client.destroy()
      else client.write(answer)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const url = new URL(database)
  url.port = String((server.address() as { port: number }).port)
  return {
    url: String(url),
    cut,
    close() {
      closed = true
      cut()
    },
    reopen() {
      closed = false
    },
    loseCommit(of = '') {
      lost = of
    },
    refuse(word) {
      refused = word
    },
    sent(count) {
      return new Promise((resolve) => waiting.set(resolve, sentInAll + count))
    },
  }
}

/** Splits what a client sends into the protocol's messages, however it arrives; the first has no type. */
function messagesOf(): (sent: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0)
  let typeLength = 0
  return (sent) => {
    rest = Buffer.concat([rest, sent])
    const whole: Buffer[] = []
    while (rest.length >= typeLength + 4) {
      const length = typeLength + rest.readInt32BE(typeLength)
      if (rest.length < length) break
      whole.push(rest.subarray(0, length))
      rest = rest.subarray(length)
      typeLength = 1
    }
    return whole
  }
}
