// Caps, names and the number of keys hold, however many calls come at once.
import { expect, test } from 'vitest'
import { createKey, currentKeys } from '../../src/domain/access/api-keys.ts'
import { spentToday } from '../../src/domain/access/key-spend.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { DomainError } from '../../src/domain/shared/errors.ts'
import { testApp, unlimited } from '../helpers/app.ts'
import { openTestAccount, PIDS, START } from '../helpers/factories.ts'
import { createTestKey } from '../helpers/keys.ts'
import { twoApps } from '../helpers/scripted-supplier.ts'
import { testStore } from '../helpers/store.ts'

const USD = 1_000_000
const PRICE = 990_000
const rateLimiter = unlimited

test('200 orders at once never exceed the daily cap of their key', async () => {
  const { store, call, reseller } = await testApp({ rateLimiter })
  const { accountId } = await reseller(1000 * USD)
  const { id, apiKey: key } = await createTestKey(store, accountId, { dailyCapMicros: 50 * USD })
  // Every fourth is refunded within its call, and so makes room for another.
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => {
      const userId = i % 4 === 0 ? '5123402' : '5123456'
      return call('POST', '/orders', { key, body: { pid: PIDS.userId, trxid: `t${i}`, userId } })
    }),
  )
  const completed = answers.filter(({ body }) => body.status === 'completed')
  const refused = answers.filter(({ body }) => body.code === 'KEY_CAP_EXCEEDED')
  const refunded = answers.filter(({ body }) => body.status === 'cancelled')
  expect(completed.length + refused.length + refunded.length).toBe(200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { body } of refused) expect(Number(body.spentUsd)).toBeLessThanOrEqual(50)
  const spent = await spentToday(store.read, { id, rootId: null }, START)
  expect(spent).toBe(completed.length * PRICE)
  expect(spent).toBeLessThanOrEqual(50 * USD)
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('two processes share the cap', async () => {
  const { first, either } = await twoApps({}, { rateLimiter })
  const { store } = first
  const { accountId } = await first.reseller(1000 * USD)
  const { id, apiKey: key } = await createTestKey(store, accountId, { dailyCapMicros: 10 * USD })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) => {
      const body = { pid: PIDS.userId, trxid: `t${i}`, userId: '5123456' }
      return either(i).call('POST', '/orders', { key, body })
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ body }) => body.code === 'KEY_CAP_EXCEEDED')).toHaveLength(50)
  expect(await spentToday(store.read, { id, rootId: null }, START)).toBe(10 * PRICE)
})

test('keys created at once are at most ten, with different names', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  const create = (name: string) =>
    store
      .transaction((tx) => createKey(tx, id, { name, actor: 'operator' }, START))
      .then(
        () => 'created',
        (error) => (error instanceof DomainError ? error.code : error),
      )
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, i) => create(`key ${i % 20}`)))
  expect(outcomes.filter((one) => one === 'created')).toHaveLength(10)
  expect(new Set(outcomes)).toEqual(new Set(['created', 'KEY_NAME_TAKEN', 'TOO_MANY_KEYS']))
  const names = (await currentKeys(store.read, id, START)).map(({ name }) => name)
  expect(new Set(names).size).toBe(10)
})
