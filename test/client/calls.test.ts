import { expect, test } from 'vitest'
import { ApiError, ConnectionError, createClient } from '../../packages/client/index.ts'
import { testApp } from '../helpers/app.ts'
import { neverArrives, says, testBuyer } from '../helpers/buyer.ts'

/** The same as GET /products. */
const ALIASES = ['GET /catalog']

test('has a method for each call of the API that needs a key', async () => {
  const { app } = await testApp()
  const document = (await (await app.api.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: object[] }>>
  }
  const offered = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { security }]) => security === undefined)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  const called = new Set<string>()
  const fetch = (async (url: string, { method }: RequestInit) => {
    called.add(`${method} ${new URL(url).pathname.replace(/API-.*/, '{orderId}')}`)
    return new Response('{}')
  }) as typeof globalThis.fetch
  const client = createClient({ baseUrl: 'http://service.test', apiKey: 'gw_test_1', fetch })
  const methods = Object.entries(client).filter(([name]) => !/^(buy|all)/.test(name))
  const body = { trxid: 'one' }
  for (const [name, method] of methods)
    await (method as (given: unknown) => Promise<unknown>)(name === 'order' ? 'API-1' : body)
  expect([...called, ...ALIASES].sort()).toEqual(offered.sort())
})

test('asks again when a call that reads is not answered, or refused for now', async () => {
  const { client, arrange, calls, pauses } = await testBuyer()
  const busy = { success: false, error: 'TOO MANY REQUESTS', code: 'RATE_LIMIT' }
  arrange('GET /balance', neverArrives, says(502), says(429, busy, { 'Retry-After': '7' }))
  expect(await client.balance()).toMatchObject({ balanceUsd: 100 })
  expect(calls).toHaveLength(4)
  const [first = 0, second = 0, third = 0] = pauses
  expect(first).toBeLessThan(second + 500)
  expect(third).toBeGreaterThanOrEqual(7000)
})

test('throws what the service refuses, as it says it', async () => {
  const { client, calls } = await testBuyer()
  const error = await client.order('API-GMA-NO-SUCH').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 404,
    code: 'ORDER_NOT_FOUND',
    message: expect.stringMatching(/^ORDER NOT FOUND: /),
  })
  expect(calls).toHaveLength(1)
})

test('throws when there is no answer, and repeats no call that charges', async () => {
  const { client, arrange, calls } = await testBuyer()
  arrange('POST /gameavvfy', neverArrives)
  arrange('GET /my-ip', neverArrives, neverArrives, neverArrives, says(200, 'not JSON'))
  const body = { playerId: '5123456789', trxid: 'once' }
  await expect(client.verifyGameA(body)).rejects.toThrow(ConnectionError)
  expect(calls).toEqual(['POST /gameavvfy'])
  await expect(client.myIp()).rejects.toThrow(ConnectionError)
  expect(await client.verifyGameA(body)).toMatchObject({ success: true })
})

test('lists all orders and transactions, page after page', async () => {
  const { client } = await testBuyer()
  for (let i = 0; i < 5; i++) await client.buy({ pid: 'GWP-A60', userId: '5123456789' })
  const ids = []
  for await (const { orderId } of client.allHistory({ limit: 2, status: 'completed' }))
    ids.push(orderId)
  expect(new Set(ids).size).toBe(5)
  expect(ids).toHaveLength(5)
  const amounts = []
  for await (const { amountUsd } of client.allTransactions({ limit: 2 })) amounts.push(amountUsd)
  expect(amounts).toEqual([-0.99, -0.99, -0.99, -0.99, -0.99, 100])
})

test.each([
  ['no address', { baseUrl: 'example', apiKey: 'k' }],
  ['no key', { baseUrl: 'https://api.example.com', apiKey: 'one\ntwo' }],
  ['an empty key', { baseUrl: 'https://api.example.com', apiKey: '' }],
])('says at once that what it is given is %s', (_, options) => {
  expect(() => createClient(options)).toThrow(TypeError)
})
