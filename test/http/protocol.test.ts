// What a proxy in front could read in another way than the service does.
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'
import { testClient } from '../helpers/client.ts'
import { PIDS } from '../helpers/factories.ts'
import { connection, listening } from '../helpers/raw-http.ts'

/** What no route has seen. */
const MALFORMED = {
  status: 'HTTP/1.1 400',
  body: expect.stringContaining('"error":"BAD REQUEST"'),
}

async function service() {
  const test = await testApp()
  const { key } = await test.reseller()
  const { url } = await listening(test.app.fetch)
  return {
    ...test,
    key,
    async ask(...lines: string[]) {
      const { send, answers, heard, closed } = await connection(url)
      send(`${lines.join('\r\n')}\r\nX-API-Key: ${key}\r\nConnection: close\r\n\r\n`)
      const [status] = await answers(1)
      await closed
      return { status, body: heard().split('\r\n\r\n')[1] }
    },
  }
}

test('a request that names its host twice is malformed', async () => {
  const { ask, logLines } = await service()
  for (const second of ['a', 'b'])
    expect(await ask('GET /balance HTTP/1.1', 'Host: a', `hOsT: ${second}`)).toEqual(MALFORMED)
  expect(logLines.join('')).not.toContain('/balance')
  expect((await ask('GET /balance HTTP/1.1', 'Host: a')).status).toBe('HTTP/1.1 200')
})

test('a body whose end can be read in two ways is malformed', async () => {
  const { ask } = await service()
  const post = (version: string, ...codings: string[]) =>
    ask(`POST /orders HTTP/${version}`, 'Host: a', ...codings.map((c) => `Transfer-Encoding: ${c}`))
  const bad = [['gzip, chunked'], ['gzip', 'chunked'], ['chunked, chunked'], ['identity']]
  for (const codings of bad)
    expect(await post('1.1', ...codings), String(codings)).toEqual(MALFORMED)
  expect(await post('1.0', 'chunked')).toEqual(MALFORMED)
  expect((await post('1.1', 'Chunked')).status).toBe('HTTP/1.1 400')
  expect((await post('1.1', 'Chunked')).body).toContain('INVALID BODY')
})

test('a path that walks up is nobody’s, however it is written', async () => {
  const { ask } = await service()
  for (const path of [
    '/orders/%2e%2e/balance',
    '/orders/%2E%2e/balance?limit=1',
    '/orders/.%2e/balance',
    '/orders/../balance',
    '/./balance',
    '/%2e/balance',
  ])
    expect((await ask(`GET ${path} HTTP/1.1`, 'Host: a')).status, path).toBe('HTTP/1.1 501')
  const { status } = await ask('GET /history?limit=1&note=/../%2e%2e HTTP/1.1', 'Host: a')
  expect(status).toBe('HTTP/1.1 200')
})

test('a body must not be encoded', async () => {
  const { call, key } = await testClient()
  const order = JSON.stringify({ pid: PIDS.userId, userId: '5123456', trxid: 't' })
  const send = (encoding: string, body: string | Uint8Array<ArrayBuffer>) =>
    call('POST', '/orders', { key, body, headers: { 'Content-Encoding': encoding } })
  for (const encoding of ['gzip', 'identity, gzip', 'x-identity', 'identity gzip'])
    expect(await send(encoding, gzipSync(order))).toMatchObject({
      status: 400,
      body: { error: 'INVALID BODY', detail: expect.stringContaining('Content-Encoding') },
    })
  for (const encoding of ['', 'identity', ' Identity ', 'identity, identity', ','])
    expect((await send(encoding, order)).status, encoding).toBe(200)
})

test('a body must not come in thousands of chunks', async () => {
  const { app, key } = await testClient()
  const { url } = await listening(app.fetch)
  const order = (spaces: number) => `{${' '.repeat(spaces)}"pid":"none","trxid":"t"}`
  const ask = async (body: string) => {
    const { send, answers, heard } = await connection(url)
    const chunks = [...body].map((byte) => `1\r\n${byte}\r\n`).join('')
    send(
      `POST /orders HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
    )
    const [status] = await answers(1)
    return { status, answer: heard() }
  }
  expect((await ask(order(900))).answer).toContain('UNKNOWN PID')
  const { status, answer } = await ask(order(2000))
  expect(status).toBe('HTTP/1.1 413')
  expect(answer).toContain('more than 1000 chunks')
})
