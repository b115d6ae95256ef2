import { describe, expect, test } from 'vitest'
import { apiKeys, rateCalls } from '../../src/domain/schema.ts'
import { type TestApp, testApp, unlimited } from '../helpers/app.ts'
import { testClient } from '../helpers/client.ts'
import { START } from '../helpers/factories.ts'

const TOO_MANY = { success: false, code: 'RATE_LIMIT', error: 'TOO MANY REQUESTS' }

describe('the rate limit', () => {
  test('admits 40 calls in any second, whatever their paths', async () => {
    const { call, clock, key } = await testClient()
    const paths = ['/services', '/products', '/catalog', '/my-ip', '/balance', '/history']
    for (let i = 0; i < 40; i++) {
      if (i === 1) clock.advance(400)
      const answer = await call('GET', paths[i % paths.length] ?? '/balance', { key })
      expect(answer.status).toBe(200)
    }
    expect(await refusal(call, key)).toEqual({ status: 429, body: TOO_MANY, retryAfter: '1' })
    clock.advance(599)
    expect((await refusal(call, key)).status).toBe(429)
    clock.advance(1)
    expect((await call('GET', '/balance', { key })).status).toBe(200)
    expect((await refusal(call, key)).status).toBe(429)
  })

  test('counts for each account by itself, and POST like GET', async () => {
    const { call, reseller } = await testApp()
    const [busy, quiet] = [await reseller(), await reseller()]
    for (let i = 0; i < 40; i++) await call('POST', '/orders', { key: busy.key, body: '{' })
    const answer = await call('POST', '/orders', { key: busy.key, body: '{' })
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 429, body: TOO_MANY })
    expect((await call('GET', '/balance', { key: quiet.key })).status).toBe(200)
  })
})

test('that it cannot be checked is logged once, and again when that comes back', async () => {
  let away = false
  const rateLimiter = {
    ...unlimited,
    async call() {
      if (away) throw new Error('nobody answers')
      return unlimited.call(1, START)
    },
  }
  const { call, reseller, logLines } = await testApp({ rateLimiter })
  const { key } = await reseller()
  const told = () => logLines.filter((line) => line.includes('cannot be checked')).length
  for (const times of [1, 2]) {
    away = true
    for (let i = 0; i < 3; i++) await call('GET', '/balance', { key })
    expect(told()).toBe(times)
    away = false
    await call('GET', '/balance', { key })
  }
})

test('windows that are kept elsewhere are not saved; the last use of keys is', async () => {
  for (const rateLimiter of [unlimited, undefined]) {
    const { app, store, call, reseller } = await testApp(rateLimiter ? { rateLimiter } : {})
    const { key } = await reseller()
    await call('GET', '/balance', { key })
    await app.jobs.save.runOnce()
    expect(await store.read.select().from(rateCalls)).toHaveLength(rateLimiter ? 0 : 1)
    expect(await store.read.select().from(apiKeys)).toMatchObject([{ lastUsedAt: START }])
  }
})

async function refusal(call: TestApp['call'], key: string) {
  const { status, body, headers } = await call('GET', '/balance', { key })
  return { status, body, retryAfter: headers.get('Retry-After') }
}
