// What clients can make the server keep, over real connections.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'
import { accepted, connection, listening, standsStill } from '../helpers/raw-http.ts'
import { held } from '../helpers/scripted-supplier.ts'

/** More than the system takes of an answer that nobody reads. */
const LARGE = new Uint8Array(20_000_000)
const get = (path: string, key = '') =>
  `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nX-API-Key: ${key}\r\n\r\n`

/** Answers each path with itself once it is let go. */
function gated(...paths: string[]) {
  const begun: string[] = []
  const gates = Object.fromEntries(paths.map((path) => [path, held<void>()]))
  return {
    begun,
    gates,
    async fetch({ url }: Request) {
      const { pathname } = new URL(url)
      begun.push(pathname)
      await gates[pathname]?.step()
      return new Response(`<${pathname}>`)
    },
  }
}

/** A client that asks for something large and reads nothing; resolves to the server's end of it. */
async function stalled(url: string, server: Server): Promise<Socket> {
  const serverEnd = accepted(server)
  const { socket, send } = await connection(url)
  socket.pause()
  const request = once(server, 'request')
  send(get('/large'))
  await request
  // The requests of a turn are answered once all of them are read.
  await nextTurn()
  return serverEnd
}

test('works on one request of a connection at a time, and answers in order', async () => {
  const { begun, gates, fetch } = gated('/1', '/2', '/3')
  const { url } = await listening(fetch)
  const { send, answers, heard } = await connection(url)
  send(get('/1') + get('/2') + get('/3'))
  for (const [i, gate] of Object.values(gates).entries()) {
    await gate.reached
    expect(begun).toHaveLength(i + 1)
    gate.answer()
  }
  await answers(3)
  expect(heard().match(/<.*?>/g)).toEqual(['</1>', '</2>', '</3>'])
})

test('answers every route in the order of its requests, bodies included', async () => {
  const { app, reseller } = await testApp()
  const { key } = await reseller()
  const { url } = await listening(app.fetch)
  const { send, answers } = await connection(url)
  const order = '{"pid":"none","trxid":"t"}'
  const post = `POST /orders HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${order.length}\r\n\r\n${order}`
  send(get('/products', key) + post + get('/nowhere', key) + get('/docs') + post + get('/balance'))
  expect(await answers(6)).toEqual(
    [200, 400, 501, 200, 400, 401].map((status) => `HTTP/1.1 ${status}`),
  )
})

test('cuts off a connection that sends more than ten requests ahead', async () => {
  const { begun, gates, fetch } = gated('/1')
  const { url, server, cuts } = await listening(fetch)
  let read = 0
  server.on('request', () => read++)
  const greedy = await connection(url)
  greedy.send(get('/1') + get('/2').repeat(1000))
  await greedy.closed
  expect([begun, cuts]).toEqual([[], ['ahead']])
  // What is behind is not even read.
  expect(read).toBeLessThan(50)

  gates['/1']?.answer()
  const patient = await connection(url)
  patient.send(get('/1') + get('/2').repeat(10))
  expect(await patient.answers(11)).toHaveLength(11)
})

test('cuts off who sends ahead where a thousand requests wait on all connections', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let count = 0
  const { url } = await listening(
    async () => {
      if (++count === 100) begun.resolve()
      await gate.promise
      return new Response('here')
    },
    { maxConnections: 102 },
  )
  const open = []
  for (let i = 0; i < 100; i++) open.push(await connection(url))
  for (const { send } of open) send(get('/').repeat(11))
  await begun.promise
  const greedy = await connection(url)
  greedy.send(get('/').repeat(2))
  await greedy.closed

  gate.resolve()
  await Promise.all(open.map(({ answers }) => answers(11)))
  const later = await connection(url)
  later.send(get('/').repeat(11))
  expect(await later.answers(11)).toHaveLength(11)
})

test('lets a client take its answer to the end while the server closes', async () => {
  const { url, server } = await listening(() => new Response(LARGE))
  const idle = await connection(url)
  idle.send(get('/large'))
  await idle.body(LARGE.length)
  const reader = await connection(url)
  reader.socket.pause()
  const request = once(server, 'request')
  reader.send(get('/large'))
  await request

  server.close()
  await idle.closed
  reader.socket.resume()
  await reader.body(LARGE.length)
  await new Promise(setImmediate)
  server.closeIdleConnections()
  await reader.closed
})

test('begins nothing more for a client that has gone', async () => {
  const { begun, gates, fetch } = gated('/1')
  const { url, server } = await listening(fetch)
  const serverEnd = accepted(server)
  const { socket, send } = await connection(url)
  send(get('/1') + get('/2'))
  await gates['/1']?.reached
  socket.destroy()
  await once(await serverEnd, 'close')
  gates['/1']?.answer()
  const next = await connection(url)
  next.send(get('/3'))
  await next.answers(1)
  expect(begun).toEqual(['/1', '/3'])
})

test('cuts off a client that does not take its answer', async () => {
  const { url, server, cuts } = await listening(() => new Response(LARGE))
  const serverEnd = await stalled(url, server)
  expect(serverEnd.writableLength).toBeGreaterThan(0)
  standsStill(serverEnd)
  await once(serverEnd, 'close')
  expect(cuts).toEqual(['stalled'])
})

test('lets a client wait for an answer that takes long to find', async () => {
  const { gates, fetch } = gated('/1')
  const { url, server } = await listening(fetch)
  const serverEnd = accepted(server)
  const { send, answers, heard } = await connection(url)
  send(get('/1'))
  await gates['/1']?.reached
  standsStill(await serverEnd)
  await once(server, 'timeout')
  gates['/1']?.answer()
  await answers(1)
  expect(heard()).toContain('</1>')
})

test('cuts off the slowest where clients leave too much unread', async () => {
  const { url, server } = await listening(() => new Response(LARGE), { maxUnreadBytes: 30_000_000 })
  const slowest = await stalled(url, server)
  expect(slowest.writableLength).toBeGreaterThan(0)
  const cut = once(slowest, 'close')
  const second = await stalled(url, server)
  await cut
  expect(second.destroyed).toBe(false)
  // What is cut off or taken counts no more.
  const reader = await connection(url)
  reader.send(get('/large'))
  await reader.body(LARGE.length)
  expect(second.destroyed).toBe(true)
  const third = await stalled(url, server)
  await new Promise(setImmediate)
  expect(third.destroyed).toBe(false)
})

describe('a connection beyond the most that may be open', () => {
  test('takes the place of the one that has been idle longest', async () => {
    const { url, cuts } = await listening(() => new Response('here'), { maxConnections: 3 })
    const [first, silent, last] = [
      await connection(url),
      await connection(url),
      await connection(url),
    ]
    for (const { send, answers } of [first, last]) {
      send(get('/'))
      await answers(1)
    }
    const further = await connection(url)
    await silent.closed
    const another = await connection(url)
    await first.closed
    for (const { send, answers } of [further, another]) {
      send(get('/'))
      expect(await answers(1)).toEqual(['HTTP/1.1 200'])
    }
    last.send(get('/'))
    expect(await last.answers(2)).toHaveLength(2)
    expect(cuts).toEqual(['idle', 'idle'])
  })

  test('is closed while a request is under way on each of the others', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    let count = 0
    const wait = async () => {
      if (++count === 2) begun.resolve()
      await gate.promise
      return new Response('here')
    }
    const { url, cuts } = await listening(wait, { maxConnections: 2 })
    const open = [await connection(url), await connection(url)]
    for (const { send } of open) send(get('/'))
    await begun.promise
    const third = await connection(url)
    await third.closed
    expect(cuts).toEqual(['full'])
    gate.resolve()
    for (const { answers } of open) expect(await answers(1)).toEqual(['HTTP/1.1 200'])
  })
})

test('does not answer a client that is gone before the turn of its request', async () => {
  const asked: string[] = []
  const { url, server, close } = await listening((request) => {
    asked.push(new URL(request.url).pathname)
    return new Response('here')
  })
  const gone = await connection(url)
  server.once('request', ({ socket }) => socket.destroy())
  gone.send(get('/gone'))
  await gone.closed
  const { send, answers } = await connection(url)
  send(get('/here'))
  await answers(1)
  expect(asked).toEqual(['/here'])
  await close()
})
