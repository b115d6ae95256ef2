// What is refused before any route sees it: every answer is JSON in the form of the API's errors.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { orders } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { PIDS } from '../helpers/factories.ts'
import { accepted, connection, FAR_MS, listening } from '../helpers/raw-http.ts'
import { held } from '../helpers/scripted-supplier.ts'

const here = () => new Response('here')
const NAMES: Record<number, string> = {
  400: 'BAD REQUEST',
  408: 'REQUEST TIMEOUT',
  413: 'INVALID BODY',
  417: 'EXPECTATION FAILED',
  431: 'REQUEST HEADER FIELDS TOO LARGE',
  505: 'HTTP VERSION NOT SUPPORTED',
}

/** The answers in what was heard, each as it was sent. */
function answersIn(heard: string) {
  return heard.split(/(?=HTTP\/1\.1 \d{3} )/).map((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    const [first = '', ...lines] = head.split('\r\n')
    const headers = new Headers(lines.map((line) => line.split(': ') as [string, string]))
    return { status: Number(first.split(' ')[1]), headers, body }
  })
}

function expectRefusal(answer: ReturnType<typeof answersIn>[number] | undefined, status: number) {
  const error = NAMES[status]
  expect(answer?.status).toBe(status)
  expect(JSON.parse(answer?.body ?? '')).toEqual({
    ...{ success: false, error, code: error?.replaceAll(' ', '_') },
    detail: expect.stringMatching(/^[A-Z].*\.$/),
  })
  expect(answer?.headers.get('Content-Type')).toBe('application/json')
  expect(answer?.headers.get('Connection')).toBe('close')
  expect(answer?.headers.get('Content-Length')).toBe(String(answer?.body.length))
}

const many = (count: number) => 'a: b\r\n'.repeat(count)
const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
const cases: [what: string, status: number, request: string][] = [
  ['no HTTP at all', 400, 'hello\r\n\r\n'],
  ['a header that is none', 400, 'GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['no host in HTTP/1.0', 400, 'GET / HTTP/1.0\r\n\r\n'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
  ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
  ['a path that is none', 400, 'GET nowhere HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['another scheme', 400, 'GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['two ends of a body', 400, `${chunked.slice(0, -2)}Content-Length: 3\r\n\r\nabc`],
  ['a chunk without its size', 400, `${chunked}xyz\r\n`],
  ['extensions of a chunk without end', 413, `${chunked}1;${'e'.repeat(20_000)}\r\na\r\n`],
  ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n'],
  ['many headers', 431, `GET / HTTP/1.1\r\nHost: a\r\n${many(100)}\r\n`],
  ['a large header', 431, `GET / HTTP/1.1\r\nHost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['lines that end in LF alone', 505, 'GET / HTTP/1.1\nHost: a\n\n'],
  ['another version', 505, 'GET / HTTP/4.2\r\nHost: a\r\n\r\n'],
]

test.each(cases)('%s is refused once, in JSON', async (_, status, request) => {
  const wait = (asked: Request) => asked.text().then(here)
  const { url } = await listening(wait)
  const { send, closed, heard } = await connection(url)
  send(request)
  await closed
  const answers = answersIn(heard())
  expect(answers).toHaveLength(1)
  expectRefusal(answers[0], status)
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\n'],
  ['body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'],
])('a request whose %s do not arrive in time is refused once, in JSON', async (_, begun) => {
  const { url, server, cuts } = await listening((asked) => asked.text().then(here))
  const serverEnd = accepted(server)
  const { send, closed, heard } = await connection(url)
  send(begun)
  // The time is up once all has been read: else what was sent might be cut off with the connection.
  while ((await serverEnd).bytesRead < begun.length) await nextTurn()
  expect(server.requestTimeout).toBe(FAR_MS)
  server.headersTimeout = 1
  server.requestTimeout = 1
  await closed
  const answers = answersIn(heard())
  expect(answers).toHaveLength(1)
  expectRefusal(answers[0], 408)
  expect(cuts).toEqual(['late'])
})

test('what follows a request waits for its answer, and is refused after it', async () => {
  const gate = held<void>()
  const { url } = await listening(async () => {
    await gate.step()
    return here()
  })
  const { send, closed, heard } = await connection(url)
  send('GET /1 HTTP/1.1\r\nHost: a\r\n\r\nhello\r\n\r\n')
  await gate.reached
  send('hello again\r\n\r\n'.repeat(100))
  gate.answer()
  await closed
  const [first, second, ...others] = answersIn(heard())
  expect(first).toMatchObject({ status: 200, body: 'here' })
  expectRefusal(second, 400)
  expect(others).toEqual([])
})

test('a body that breaks off has one answer, and places no order', async () => {
  const { app, reseller, store } = await testApp()
  const { key } = await reseller()
  const { url } = await listening(app.fetch)
  const order = `{"pid":"${PIDS.userId}","userId":"5123456","trxid":"t"}`
  const head = `POST /orders HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  const { send, closed, heard } = await connection(url)
  send(`${head}${order.length.toString(16)}\r\n${order}\r\nno size\r\n`)
  await closed
  const answers = answersIn(heard())
  expect(answers).toHaveLength(1)
  expectRefusal(answers[0], 400)
  expect(await store.read.$count(orders)).toBe(0)
})

test('the rest of a request that has its answer gets no second one', async () => {
  const { url } = await listening(here)
  const { send, closed, answers, heard } = await connection(url)
  send(`${chunked}1\r\na\r\n`)
  await answers(1)
  send('no size\r\n')
  await closed
  expect(answersIn(heard())).toMatchObject([{ status: 200 }])
})

test('nothing is answered to who has gone', async () => {
  const { url, server } = await listening(here)
  for (const request of ['hello\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', `${chunked}xyz\r\n`]) {
    const serverEnd = accepted(server)
    const { socket, send } = await connection(url)
    send(request)
    socket.resetAndDestroy()
    const end = await serverEnd
    // Its error, of which the service has heard, is none of the test's.
    if (!end.destroyed) await new Promise<void>((resolve) => end.once('close', () => resolve()))
  }
  const { send, answers } = await connection(url)
  send('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await answers(1)).toEqual(['HTTP/1.1 200'])
})
