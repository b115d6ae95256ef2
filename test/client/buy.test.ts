import { expect, test } from 'vitest'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { answerIsLate, says, testBuyer } from '../helpers/buyer.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'
import { createTestKey } from '../helpers/keys.ts'

const PRICE_USD = 0.99
const order = (userId = '5123456789') => ({ pid: PIDS.userId, userId })
const paidOnce = { usd: PRICE_USD, charges: 1 }
const nothingPaid = { usd: 0, charges: 0 }

test('delivers codes', async () => {
  const { client } = await testBuyer()
  const result = await client.buy({ pid: PIDS.gamekey, quantity: 2 })
  const code = expect.stringContaining('CODE-')
  expect(result).toMatchObject({ outcome: 'completed', order: { codes: [code, code] } })
})

test('tells the trxid, and waits until it is stored, before anything is sent', async () => {
  const { client, calls } = await testBuyer()
  const seen: string[] = []
  const onTrxid = async (trxid: string) => {
    await Promise.resolve()
    seen.push(trxid, `${calls.length} calls`)
  }
  const { trxid } = await client.buy(order(), { onTrxid })
  expect(seen).toEqual([trxid, '0 calls'])
  expect(trxid).toMatch(/^[0-9a-f]{32}$/)
  await expect(
    client.buy(order(), { onTrxid: () => Promise.reject(new Error('disk full')) }),
  ).rejects.toThrow('disk full')
  expect(calls).toHaveLength(1)
})

test('polls as the contract asks: every 3 to 10 seconds', async () => {
  const { client, pauses, arrange } = await testBuyer()
  arrange('GET /events', says(501, { success: false, error: 'NOT IMPLEMENTED' }))
  await client.buy(order('5123456704'))
  expect(pauses.length).toBeGreaterThan(5)
  for (const ms of pauses) expect(ms).toSatisfy((one: number) => one >= 3000 && one <= 10_000)
})

test('buys once when the answer comes too late', async () => {
  const { clientWith, arrange, paid, calls } = await testBuyer()
  arrange('POST /orders', answerIsLate)
  expect(await clientWith({ callTimeoutMs: 200 }).buy(order())).toMatchObject({
    outcome: 'completed',
    order: { idempotentReplay: true },
  })
  expect(calls.length).toBeGreaterThan(1)
  expect(await paid()).toEqual(paidOnce)
})

test.each([
  ['UNKNOWN_PID', { pid: 'NO-SUCH' }],
  ['INSUFFICIENT_BALANCE', { pid: PIDS.gamekey, quantity: 21 }],
  ['INVALID_REQUEST', { pid: PIDS.userId }],
])('a refusal of the service is the result: %s', async (code, body) => {
  const { client, store, paid, calls } = await testBuyer()
  await addTestStock(store, PIDS.gamekey, 20)
  expect(await client.buy(body)).toMatchObject({ outcome: 'refused', reason: { code } })
  expect(calls).toEqual(['POST /orders'])
  expect(await paid()).toEqual(nothingPaid)
})

test('waits for the end of a pause of all orders, and says refused if it does not come', async () => {
  const { client, store, service, paid, calls } = await testBuyer()
  const pauseOrders = (maintenance: boolean) =>
    store.transaction((tx) => changeSettings(tx, { maintenance }, START))
  await pauseOrders(true)
  await service().app.jobs.changes.runOnce()
  const refused = await client.buy(order(), { timeoutMs: 600_000 })
  expect(refused).toMatchObject({ outcome: 'refused', reason: { code: 'MAINTENANCE' } })
  expect(calls.length).toBeGreaterThan(2)
  expect(await paid()).toEqual(nothingPaid)
})

test('an order that takes longer than the caller waits is unknown, with what is known of it', async () => {
  const { client, paid } = await testBuyer()
  const slow = order('5123456704')
  const first = await client.buy(slow, { timeoutMs: 20_000 })
  expect(first).toMatchObject({
    outcome: 'unknown',
    reason: { code: 'TIMEOUT' },
    order: { status: 'processing' },
  })
  const { trxid } = first
  expect(await client.buy({ ...slow, trxid })).toMatchObject({ outcome: 'completed', trxid })
  expect(await paid()).toEqual(paidOnce)
})

test('stops waiting with the signal', async () => {
  const { clientWith, client, paid } = await testBuyer()
  const stop = new AbortController()
  const pause = async () => stop.abort()
  const impatient = clientWith({ time: { now: () => START.getTime(), pause } })
  const slow = { ...order('5123456701'), trxid: 'stopped' }
  expect(await impatient.buy(slow, { signal: stop.signal })).toMatchObject({
    outcome: 'unknown',
    reason: { code: 'ABORTED' },
    order: { status: 'processing' },
  })
  expect(await client.buy(order(), { signal: stop.signal })).toMatchObject({
    outcome: 'refused',
    reason: { code: 'ABORTED' },
  })
  expect(await paid()).toEqual(paidOnce)
})

test('a trxid that was used for another order is refused', async () => {
  const { client, paid } = await testBuyer()
  const trxid = 'used'
  await client.buy({ ...order(), trxid })
  expect(await client.buy({ ...order('5123456788'), trxid })).toMatchObject({
    outcome: 'refused',
    reason: { code: 'TRXID_REUSED' },
  })
  expect(await paid()).toEqual(paidOnce)
})

test.each(['', ' ', null, undefined])(
  'an empty trxid (%j) never becomes a new purchase',
  async (trxid) => {
    const { client, calls } = await testBuyer()
    const lost = { ...order(), trxid } as ReturnType<typeof order>
    await expect(client.buy(lost)).rejects.toThrow(TypeError)
    expect(calls).toEqual([])
  },
)

test('a time that is no number is refused before anything is sent', async () => {
  const { client, calls } = await testBuyer()
  await expect(client.buy(order(), { timeoutMs: Number.NaN })).rejects.toThrow(TypeError)
  expect(calls).toEqual([])
})

test.each([
  ['another player', { userId: '5123456788' }, 'refused'],
  ['the product by its other name', { pid: undefined, PID: PIDS.userId }, 'completed'],
])('an order that is found by its trxid, and asked for with %s', async (_, other, outcome) => {
  const { client, arrange, paid } = await testBuyer()
  const own = { ...order(), trxid: 'own' }
  await client.buy(own)
  arrange('POST /orders', says(503, { success: false, error: 'MAINTENANCE', code: 'MAINTENANCE' }))
  const result = await client.buy({ ...own, ...other } as typeof own)
  expect(result).toMatchObject({ outcome })
  expect(await paid()).toEqual(paidOnce)
})

test('buys with a key that may order but not read', async () => {
  const { clientWith, store, accountId, paid } = await testBuyer()
  const { apiKey } = await createTestKey(store, accountId, { name: 'shop', scopes: ['order'] })
  const client = clientWith({ apiKey })
  await expect(client.balance()).rejects.toMatchObject({ code: 'KEY_SCOPE' })
  expect(await client.buy(order('5123456701'))).toMatchObject({ outcome: 'completed' })
  expect(await paid()).toEqual(paidOnce)
})

test('a price above the given one is refused, and the trxid stays free', async () => {
  const { client, paid } = await testBuyer()
  const refused = await client.buy({ ...order(), maxPrice: 0.98 })
  expect(refused).toMatchObject({
    outcome: 'refused',
    reason: { code: 'PRICE_CHANGED', answer: { price: PRICE_USD } },
  })
  const { trxid } = refused
  expect(await client.buy({ ...order(), maxPrice: 0.99, trxid })).toMatchObject({
    outcome: 'completed',
  })
  expect(await paid()).toEqual(paidOnce)
})

test('a trxid of the caller’s own is refused once the service says that it does not know it', async () => {
  const { client, calls, arrange } = await testBuyer()
  const own = { pid: 'NO-SUCH', trxid: 'own' }
  const reason = { code: 'UNKNOWN_PID' }
  expect(await client.buy(own)).toMatchObject({ outcome: 'refused', reason })
  expect(calls).toEqual(['POST /orders', 'GET /orders'])
  arrange('GET /orders', says(403, { success: false, error: 'KEY SCOPE', code: 'KEY_SCOPE' }))
  expect(await client.buy(own)).toMatchObject({ outcome: 'unknown', reason })
})

test('takes up an order from before a restart also while orders are paused', async () => {
  const { client, store, service, paid } = await testBuyer()
  const own = { ...order('5123456701'), trxid: 'own' }
  await client.buy(own, { timeoutMs: 1000 })
  await store.transaction((tx) => changeSettings(tx, { maintenance: true }, START))
  await service().app.jobs.changes.runOnce()
  expect(await client.buy(own)).toMatchObject({ outcome: 'completed' })
  expect(await paid()).toEqual(paidOnce)
})
