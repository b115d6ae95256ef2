// How the server stops, on a clock that passes only when the test says so.
import { expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '../../src/app.ts'
import { startServer } from '../../src/server/server.ts'
import { connection } from '../helpers/raw-http.ts'

const DRAINED_MS = 2000
// Not by fetch, whose own timers would be those of the test from then on, for the tests of other files, too.
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** A server whose app ends its call when it stops, and takes its time to stop. */
async function stopping(body: string, stopMs: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const arrived = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const app = {
    async fetch() {
      arrived.resolve()
      await stopped.promise
      return new Response(body)
    },
    start() {},
    endWaits() {},
    async stop() {
      await vi.advanceTimersByTimeAsync(stopMs)
      stopped.resolve()
    },
  }
  const address = { host: '127.0.0.1', port: 0, maxConnections: 10 }
  const server = await startServer(app as unknown as App, address)
  return { server, arrived: arrived.promise }
}

test('a call under way has its answer, however long the app takes to stop', async () => {
  const { server, arrived } = await stopping('done', 60_000)
  const client = await connection(server.url)
  client.send(REQUEST)
  await arrived
  const ended = server.stop()
  await vi.advanceTimersByTimeAsync(DRAINED_MS)
  await client.body('done'.length)
  expect(client.heard()).toMatch(/^HTTP\/1.1 200 /)
  expect(client.heard()).toMatch(/\r\n\r\ndone$/)
  await ended
})

test('a client that does not read its answer does not keep it from stopping', async () => {
  const { server, arrived } = await stopping('x'.repeat(50_000_000), 0)
  const client = await connection(server.url)
  client.socket.pause()
  client.send(REQUEST)
  await arrived
  const ended = server.stop().then(() => 'ended')
  await vi.advanceTimersByTimeAsync(DRAINED_MS)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await ended).toBe('ended')
})
