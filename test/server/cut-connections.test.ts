// Clients that take more than their share: how they are cut off, and that it is counted.
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { ConnectionCut } from '../../src/domain/shared/meter.ts'
import { createMetrics } from '../../src/metrics/metrics.ts'
import { testApp } from '../helpers/app.ts'
import { START } from '../helpers/factories.ts'
import { accepted, connection, FAR_MS, listening, standsStill } from '../helpers/raw-http.ts'
import { held } from '../helpers/scripted-supplier.ts'
import { testStore } from '../helpers/store.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`
/** More than the system takes of an answer that nobody reads. */
const LARGE = new Uint8Array(20_000_000)

/** What answers on a free port, and why it cut connections off. */
async function counted(
  fetch: Parameters<typeof listening>[0],
  options: Parameters<typeof listening>[1] = {},
) {
  const cuts: ConnectionCut[] = []
  const counting = { connectionCut: (reason: ConnectionCut) => void cuts.push(reason) }
  const listener = await listening(fetch, { ...options, meter: counting })
  return { ...listener, cuts }
}

const here = () => new Response('here')

test('a request that does not arrive in time is answered 408', async () => {
  const echo = async (request: Request) => new Response(await request.text())
  const { url, server, cuts } = await counted(echo)
  const late = []
  for (const begun of [
    'GET / HTTP/1.1\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n',
  ]) {
    const serverEnd = accepted(server)
    const client = await connection(url)
    client.send(begun)
    while ((await serverEnd).bytesRead < begun.length) await nextTurn()
    late.push(client)
  }
  // The time is up once all has been read: else what was sent might be cut off with the connection.
  expect(server.requestTimeout).toBe(FAR_MS)
  server.headersTimeout = 1
  server.requestTimeout = 1
  for (const { answers, closed } of late) {
    expect(await answers(1)).toEqual(['HTTP/1.1 408'])
    await closed
  }
  expect(cuts).toEqual(['late', 'late'])
})

test('a request that goes on after its answer is cut off', async () => {
  const { app } = await testApp()
  const { url, cuts } = await counted(app.fetch)
  for (const request of ['GET /healthz', 'POST /orders']) {
    const { send, closed, answers } = await connection(url)
    send(`${request} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n`)
    await answers(1)
    await closed
  }
  expect(cuts).toEqual(['endless', 'endless'])
})

test('a request whose body comes with it may be followed by others', async () => {
  const { url, cuts } = await counted(here)
  const { send, answers } = await connection(url)
  send('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc')
  await answers(1)
  send(get('/'))
  expect(await answers(2)).toHaveLength(2)
  expect(cuts).toEqual([])
})

test('an expectation that nobody can meet is refused, in its turn', async () => {
  const gate = held<void>()
  const { url, cuts } = await counted(async ({ url: asked }) => {
    if (asked.endsWith('/1')) await gate.step()
    return here()
  })
  const odd = 'GET /2 HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n'
  const patient = await connection(url)
  patient.send(get('/1') + odd)
  await gate.reached
  const greedy = await connection(url)
  greedy.send(get('/1') + odd.repeat(11))
  await greedy.closed
  expect(cuts).toEqual(['ahead'])
  expect(greedy.heard()).toBe('')

  gate.answer()
  expect(await patient.answers(2)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 417'])
  await patient.closed
})

test('reads no more of a connection that it has cut off', async () => {
  const { url, server, cuts } = await counted(() => new Promise(() => {}))
  let begun = 0
  server.on('request', () => begun++)
  const { send, closed } = await connection(url)
  send(get('/').repeat(1000))
  await closed
  expect(cuts).toEqual(['ahead'])
  expect(begun).toBeLessThan(50)
})

test('takes up what it left unread while answers were not read', async () => {
  const { url } = await counted(() => new Response(LARGE.subarray(0, 3_000_000)))
  const { socket, send } = await connection(url)
  let bytes = 0
  socket.on('data', (text: string) => {
    bytes += text.length
  })
  send(get(`/${'a'.repeat(500)}`).repeat(10))
  while (bytes < 30_000_000) await once(socket, 'data')
})

test('counts who does not read and who is one too many', async () => {
  const { url, server, cuts } = await counted(() => new Response(LARGE), { maxConnections: 1 })
  const connected = accepted(server)
  const { socket, send } = await connection(url)
  socket.pause()
  const serverEnd = await connected
  const request = once(server, 'request')
  send(get('/'))
  await request
  const second = await connection(url)
  await second.closed
  standsStill(serverEnd)
  await once(serverEnd, 'close')
  expect(cuts).toEqual(['full', 'stalled'])
})

test('counts who was idle when another came', async () => {
  const { url, cuts } = await counted(here, { maxConnections: 1 })
  const first = await connection(url)
  await connection(url)
  await first.closed
  expect(cuts).toEqual(['idle'])
})

test('answers 408 to a connection that stops in the middle of a request, and nothing to an idle one', async () => {
  const { url, cuts } = await counted(here, { idleMs: 100 })
  const silent = await connection(url)
  await silent.closed
  expect(cuts).toEqual([])
  // Where the machine is slow, one may be cut off before its first byte is read.
  let last = silent
  while (cuts.length === 0) {
    last = await connection(url)
    last.send('G')
    await last.closed
  }
  expect(cuts).toEqual(['late'])
  expect(await last.answers(1)).toEqual(['HTTP/1.1 408'])
})

test('Prometheus is told of what was cut off', async () => {
  const metrics = createMetrics({
    read: (await testStore()).read,
    bytes: async () => 0,
    logBytes: () => 0,
    diskSpace: async () => null,
    clock: () => START,
  })
  onTestFinished(() => metrics.stop())
  const { url } = await listening(() => new Promise(() => {}), { meter: metrics.meter })
  const { send, closed } = await connection(url)
  send(get('/').repeat(12))
  await closed
  expect(await metrics.text()).toContain('gamewallet_connections_cut_total{reason="ahead"} 1')
})
