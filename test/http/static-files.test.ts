import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '../../src/http/context.ts'
import { staticFile } from '../../src/http/static-file.ts'
import { testApp } from '../helpers/app.ts'
import { connection, listening } from '../helpers/raw-http.ts'

const LARGE = '/docs'
const FILES = [
  LARGE,
  '/openapi.json',
  '/docs/reference.js',
  '/docs/find.js',
  '/docs/reference.css',
  '/docs/calls.css',
]

async function files() {
  const { app } = await testApp()
  return {
    app,
    get: (path: string, headers: Record<string, string> = {}) =>
      app.api.request(path, { headers: { 'Accept-Encoding': 'identity', ...headers } }),
  }
}

test('a file is sent as small as the client takes it', async () => {
  const { get } = await files()
  for (const path of FILES) {
    const plain = Buffer.from(await (await get(path)).arrayBuffer())
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
      ['GZIP', 'gzip'],
      ['br;q=0.5, gzip', 'br'],
      ['deflate', null],
      ['', null],
    ] as const) {
      const answer = await get(path, { 'Accept-Encoding': accepted })
      expect(answer.headers.get('Content-Encoding'), `${path} ${accepted}`).toBe(encoding)
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
      const bytes = Buffer.from(await answer.arrayBuffer())
      const sent =
        encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes
      expect(sent.equals(plain), `${path} ${accepted}`).toBe(true)
    }
  }
  const small = await get(LARGE, { 'Accept-Encoding': 'br' })
  expect((await small.arrayBuffer()).byteLength).toBeLessThan(100_000)
})

test('a file that the client has already is not sent again', async () => {
  const { get } = await files()
  for (const path of FILES) {
    const tags = new Set<string>()
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': accepted }
      const first = await get(path, headers)
      const etag = first.headers.get('ETag') ?? ''
      tags.add(etag)
      expect(first.headers.get('Cache-Control')).toMatch(/max-age|no-cache/)
      const again = await get(path, { ...headers, 'If-None-Match': `"other", ${etag}` })
      expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' })
      expect(again.headers.get('ETag')).toBe(etag)
      expect((await get(path, { ...headers, 'If-None-Match': '"other"' })).status).toBe(200)
    }
    expect(tags.size, path).toBe(3)
  }
})

test('many who read slowly cost the memory of one file', async () => {
  const app = new Hono<ApiEnv>()
  app.use((c, next) => {
    c.set('requestId', 'one')
    return next()
  })
  app.get(
    '/',
    staticFile('text/plain', () => Promise.resolve(randomBytes(1_400_000)), {}),
  )
  const { url } = await listening(app.fetch)
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const first = await connection(url)
  first.send(request)
  await first.answers(1)
  const before = process.memoryUsage().arrayBuffers
  const slow = await Promise.all(Array.from({ length: 30 }, () => connection(url)))
  for (const { socket, send } of slow) {
    socket.once('data', () => socket.pause())
    send(request.repeat(10))
  }
  await Promise.all(slow.map(({ answers }) => answers(1)))
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
})
