import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { testApp } from '../helpers/app.ts'
import { testClient } from '../helpers/client.ts'
import { connectDirectly } from '../helpers/direct.ts'

const UNKNOWN: [method: string, path: string][] = [
  ['GET', '/'],
  ['GET', '/nowhere'],
  ['GET', '/orders/a/b'],
  ['GET', '/Balance'],
  ['GET', '/v1/balance'],
  ['GET', '/gameavvfy'],
  ['GET', '/__proto__'],
  // Beside the page of the reference.
  ['GET', '/docs/package.json'],
  ['GET', '/docs/..%2f..%2fpackage.json'],
  ['POST', '/balance'],
  ['POST', '/history'],
  ['POST', '/healthz'],
  ['PUT', '/orders'],
  ['DELETE', '/orders/API-GMA-00000000-000000'],
  ['PATCH', '/balance'],
  ['OPTIONS', '/orders'],
]

test('a path or method that is not in the contract is 501, told to holders of a key alone', async () => {
  const { call, key } = await testClient()
  for (const [method, path] of UNKNOWN) {
    const stranger = await call(method, path)
    expect(stranger.status, `${method} ${path}`).toBe(401)
    expect(stranger.body, `${method} ${path}`).toMatchObject({ code: 'MISSING_API_KEY' })
    const { status, body } = await call(method, path, { key })
    expect({ status, body }, `${method} ${path}`).toEqual({
      status: 501,
      body: { success: false, code: 'NOT_IMPLEMENTED', error: 'NOT IMPLEMENTED' },
    })
  }
})

test('health, the document and its page need no key', async () => {
  const { app, call } = await testApp()
  expect((await call('GET', '/healthz')).body).toEqual({
    status: 'alive',
    version: manifest.version,
  })
  expect((await call('GET', '/readyz')).body).toEqual({ status: 'ready' })
  for (const path of ['/openapi.json', '/docs'])
    expect((await app.api.request(path)).status, path).toBe(200)
})

test('without its database the process is alive, not ready, and says no more than that', async () => {
  const { call, store, logLines, key } = await testClient()
  const file = await connectDirectly(store)
  await file.exec('DROP TABLE settings')
  expect((await call('GET', '/healthz')).status).toBe(200)

  const failure = await call('GET', '/balance', { key })
  expect(failure.status).toBe(500)
  expect(failure.body).toEqual({
    success: false,
    code: 'INTERNAL',
    error: 'INTERNAL ERROR',
    requestId: failure.headers.get('X-Request-Id'),
  })
  const told = logLines.filter((line) => line.includes(String(failure.body.requestId)))
  expect(told.join('\n')).toContain('settings')
  expect(told.join('\n')).not.toContain(key)

  const ready = await call('GET', '/readyz')
  expect({ status: ready.status, body: ready.body }).toEqual({
    status: 503,
    body: { status: 'unavailable' },
  })
})

test('answers with a key are kept by no cache, whatever they are', async () => {
  const { call, key } = await testClient()
  for (const answer of [
    await call('GET', '/balance', { key }),
    await call('GET', '/nowhere', { key }),
    await call('POST', '/orders', { key, body: {} }),
    await call('GET', '/balance'),
  ])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
})
