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
  /** The answer to the next message with the word never arrives: the connection ends in its place. */
  loseAnswerTo(word: string): void
  /** From now on connections that send the word end; null: none does any more. */
  refuse(word: string | null): void
  /** From now on the word arrives as the other one, which must not be longer. */
  garble(word: string, other: string): void
}

/** On 127.0.0.1, for as long as the test runs. */
export async function tcpProxy(database: string): Promise<TcpProxy> {
  const target = new URL(database)
  const sockets = new Set<Socket>()
  let closed = false
  let lost: string | null = null
  let refused: string | null = null
  let garbled = { word: '', other: '' }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    keep(client)
    if (closed) return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    keep(upstream)
    let losing = false
    client.on('data', (sent) => {
      if (lost !== null && sent.includes(lost)) {
        losing = true
        lost = null
      }
      if (refused !== null && sent.includes(refused)) return void client.destroy()
      const { word, other } = garbled
      const at = word === '' ? -1 : sent.indexOf(word)
      if (at >= 0) sent.write(other.padEnd(word.length), at)
      upstream.write(sent)
    })
    upstream.on('data', (answer) => {
      if (losing) client.destroy()
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
    loseAnswerTo(word) {
      lost = word
    },
    refuse(word) {
      refused = word
    },
    garble(word, other) {
      garbled = { word, other }
    },
  }
}
