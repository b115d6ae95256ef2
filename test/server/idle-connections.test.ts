// Connections between two requests: how long they stay, and what clients are told about it.
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../src/server/server.ts'
import { accepted, connection, FAR_MS, listening } from '../helpers/raw-http.ts'

const GET = 'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n'
const here = () => new Response('here')

/** What listens with the limits of the service. */
async function service() {
  const listener = await listen(here, { host: '127.0.0.1', port: 0, maxConnections: 1000 })
  onTestFinished(() => listener.close())
  return listener
}

test('an idle connection stays longer than the client is told, whatever the other limits are', async () => {
  const { url, server } = await service()
  const serverEnd = accepted(server)
  const { send, answers, heard } = await connection(url)
  const { timeout } = await serverEnd
  send(GET)
  await answers(1)
  expect(heard()).toMatch(/\r\nkeep-alive: timeout=75\r\n/i)
  expect([timeout, (await serverEnd).timeout]).toEqual([80_000, 80_000])
})

test('the limit of a client that does not read its answer ends with the answer', async () => {
  const { url, server } = await listening(here, { stalledMs: 1000 })
  const timeouts: (number | undefined)[] = []
  server.on('request', ({ socket }) => timeouts.push(socket.timeout))
  const serverEnd = accepted(server)
  const { send, answers } = await connection(url)
  for (const sent of [1, 2]) {
    send(GET)
    await answers(sent)
    timeouts.push((await serverEnd).timeout)
  }
  expect(timeouts).toEqual([500, FAR_MS, 500, FAR_MS])
})

test('an idle connection is closed at the end of its time, whether it has asked or not', async () => {
  const { url } = await listening(here, { idleMs: 300, stalledMs: 20 })
  for (const requests of [0, 1, 2]) {
    const { send, answers, closed, heard } = await connection(url)
    for (let sent = 1; sent <= requests; sent++) {
      send(GET)
      await answers(sent)
    }
    const startedAt = performance.now()
    await closed
    expect(performance.now() - startedAt).toBeGreaterThan(200)
    expect(heard()).not.toContain(' 408 ')
  }
})

test('a connection that is new is idle, and no late request', async () => {
  const { url, server } = await listening(here)
  const serverEnd = accepted(server)
  const { send, answers } = await connection(url)
  server.headersTimeout = 1
  const [late] = await once(server, 'clientError')
  expect(late.code).toBe('ERR_HTTP_REQUEST_TIMEOUT')
  server.headersTimeout = FAR_MS
  expect((await serverEnd).destroyed).toBe(false)
  send(GET)
  expect(await answers(1)).toEqual(['HTTP/1.1 200'])
})
