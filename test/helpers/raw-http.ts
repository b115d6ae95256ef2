import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from '../../src/server.ts'

type ListenOptions = Partial<Parameters<typeof listen>[1]>

/** What answers requests on a free port until the test has finished. */
export async function listening(fetch: Parameters<typeof listen>[0], options: ListenOptions = {}) {
  const address = { host: '127.0.0.1', port: 0, maxConnections: 100 }
  const listener = await listen(fetch, { ...address, ...options })
  onTestFinished(() => listener.close())
  return listener
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
  await once(socket, 'connect')
  return {
    socket,
    closed,
    heard: () => heard,
    send: (text: string) => void socket.write(text),
    /** Waits until so many answers have begun. */
    async answers(count: number): Promise<string[]> {
      const heads = () => heard.match(/HTTP\/1\.1 \d{3}/g) ?? []
      while (heads().length < count) await once(socket, 'data')
      return heads()
    },
  }
}
