// Clients that take more than their share, and how they are cut off.
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'
import { connection, listening } from '../helpers/raw-http.ts'
import { held } from '../helpers/scripted-supplier.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`
/** More than the system takes of an answer that nobody reads. */
const LARGE = new Uint8Array(20_000_000)

const here = () => new Response('here')

test('a request that goes on after its answer is cut off', async () => {
  const { app } = await testApp()
  const { url, cuts } = await listening(app.fetch)
  for (const request of ['GET /healthz', 'POST /orders']) {
    const { send, closed, answers } = await connection(url)
    send(`${request} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n`)
    await answers(1)
    await closed
  }
  expect(cuts).toEqual(['endless', 'endless'])
})

test('a request whose body comes with it may be followed by others', async () => {
  const { url, cuts } = await listening(here)
  const { send, answers } = await connection(url)
  send('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc')
  await answers(1)
  send(get('/'))
  expect(await answers(2)).toHaveLength(2)
  expect(cuts).toEqual([])
})

test('an expectation that nobody can meet is refused, in its turn', async () => {
  const gate = held<void>()
  const { url, cuts } = await listening(async ({ url: asked }) => {
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

test('takes up what it left unread while answers were not read', async () => {
  const { url } = await listening(() => new Response(LARGE.subarray(0, 3_000_000)))
  const { socket, send } = await connection(url)
  let bytes = 0
  socket.on('data', (text: string) => {
    bytes += text.length
  })
  send(get(`/${'a'.repeat(500)}`).repeat(10))
  while (bytes < 30_000_000) await once(socket, 'data')
})

test('answers 408 to a connection that stops in the middle of a request, and nothing to an idle one', async () => {
  const { url, cuts } = await listening(here, { idleMs: 100 })
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
