import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimsOf, ownClaim, withdrawClaim } from '../../../src/domain/claims/claims.ts'
import { remindOfClaims } from '../../../src/domain/claims/decisions.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { cancelOrder } from '../../../src/domain/orders/settlement.ts'
import { claims, orders } from '../../../src/domain/schema.ts'
import { TEST_SUPPLIER } from '../../../src/domain/shared/test-world.ts'
import { buyKeys, buyTopUp, claim, refuse } from '../../helpers/claims.ts'
import { encryptCodes, testKey } from '../../helpers/codes.ts'
import { told } from '../../helpers/deposits.ts'
import {
  addTestStock,
  importTestCatalog,
  later,
  openTestAccount,
  PIDS,
  START,
} from '../../helpers/factories.ts'
import { openTestStore, testDatabase, testShop } from '../../helpers/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST = { limit: 100, cursor: null }

async function shop(keys = 1) {
  const store = await testShop()
  await addTestStock(store, PIDS.gamekey, keys)
  const account = await openTestAccount(store, { balanceMicros: 1_000_000_000 })
  return { store, account, accountId: account.id }
}

test('what a holder wrote is encrypted, as codes are, because it may contain one', async () => {
  const url = await testDatabase()
  const { vault } = testKey()
  await (await openTestStore(url)).close()
  await encryptCodes(url, vault)
  const store = await openTestStore(url, vault)
  await importTestCatalog(store)
  await addTestStock(store, PIDS.gamekey, 1)
  const { id } = await openTestAccount(store, { balanceMicros: 1_000_000_000 })
  const description = 'ABCDE-12345 is used'
  const { reference } = await claim(store, id, await buyKeys(store, id), { description })
  expect((await ownClaim(store.read, id, reference)).description).toBe(description)
  expect((await claimsOf(store.read, id, FIRST)).rows).toMatchObject([{ description }])
  const [row] = await store.read.select().from(claims)
  expect(JSON.stringify(row)).not.toContain('ABCDE')
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('an order that is processing, was refunded or is a test cannot be claimed', async () => {
  const { store, accountId } = await shop()
  const processing = await buyTopUp(store, accountId)
  await expect(claim(store, accountId, processing)).rejects.toMatchObject({
    ...{ code: 'CLAIM_NOT_POSSIBLE', data: { problem: 'processing' } },
  })
  const how = { reason: 'INVALID PLAYER', voucher: 'unused' } as const
  await store.transaction((tx) => cancelOrder(tx, processing, how, START))
  await expect(claim(store, accountId, processing)).rejects.toMatchObject({
    ...{ code: 'CLAIM_NOT_POSSIBLE', data: { problem: 'paid_back' } },
  })
  const test = await buyKeys(store, accountId)
  await store.transaction((tx) =>
    tx.update(orders).set({ supplier: TEST_SUPPLIER }).where(eq(orders.id, test)),
  )
  await expect(claim(store, accountId, test)).rejects.toMatchObject({ code: 'IS_TEST_ORDER' })
  expect(await store.read.$count(claims)).toBe(0)
})

test('one claim of an order is open at a time, even if several are sent at once', async () => {
  const { store, accountId } = await shop()
  const orderId = await buyKeys(store, accountId)
  const results = await Promise.allSettled(
    Array.from({ length: 16 }, () => claim(store, accountId, orderId)),
  )
  const [first, ...more] = results.filter(({ status }) => status === 'fulfilled')
  expect(more).toEqual([])
  const { reference } = (first as PromiseFulfilledResult<{ reference: string }>).value
  const others = results.filter(({ status }) => status === 'rejected')
  const data = { problem: 'open', reference }
  expect(others).toMatchObject(Array(15).fill({ reason: { code: 'CLAIM_NOT_POSSIBLE', data } }))
  expect(await told(store, null, 'claim_opened')).toHaveLength(1)
})

test('an order has three claims at most', async () => {
  const { store, accountId } = await shop()
  const orderId = await buyKeys(store, accountId)
  for (let i = 0; i < 3; i++) {
    const { reference } = await claim(store, accountId, orderId)
    await refuse(store, reference)
  }
  await expect(claim(store, accountId, orderId)).rejects.toMatchObject({
    data: { problem: 'too_many_of_order', max: 3 },
  })
})

test('an account has ten open claims at most, also if more are sent at once', async () => {
  const { store, accountId } = await shop(13)
  const bought: string[] = []
  for (let i = 0; i < 13; i++) bought.push(await buyKeys(store, accountId))
  const results = await Promise.allSettled(bought.map((id) => claim(store, accountId, id)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject(
    Array(3).fill({ reason: { data: { problem: 'too_many_open', max: 10 } } }),
  )
  const { rows } = await claimsOf(store.read, accountId, { limit: 1, cursor: null })
  await refuse(store, rows[0]?.reference ?? '')
  const left = bought[results.findIndex(({ status }) => status === 'rejected')] ?? ''
  expect(await claim(store, accountId, left)).toMatchObject({ state: 'open' })
})

test('the holder withdraws a claim once, and may then open another', async () => {
  const { store, accountId } = await shop()
  const orderId = await buyKeys(store, accountId)
  const { reference } = await claim(store, accountId, orderId)
  const withdraw = () =>
    store.transaction((tx) => withdrawClaim(tx, accountId, reference, 'holder:1', later(5)))
  expect(await withdraw()).toMatchObject({ state: 'withdrawn', endedAt: later(5) })
  await expect(withdraw()).rejects.toMatchObject({
    ...{ code: 'CLAIM_NOT_POSSIBLE', data: { problem: 'over', state: 'withdrawn' } },
  })
  await expect(refuse(store, reference)).rejects.toMatchObject({
    ...{ code: 'CLAIM_DECIDED', data: { reference, state: 'withdrawn' } },
  })
  expect(await claim(store, accountId, orderId)).toMatchObject({ state: 'open' })
})

test('what a holder writes has a limit', async () => {
  const { store, accountId } = await shop()
  const orderId = await buyKeys(store, accountId)
  const long = claim(store, accountId, orderId, { description: 'x'.repeat(1001) })
  await expect(long).rejects.toMatchObject({ code: 'REASON_TOO_LONG', data: { max: 1000 } })
  const blank = await claim(store, accountId, orderId, { description: ' \n ' })
  expect(blank.description).toBeNull()
})

test('the admins are reminded of an open claim once a day, whoever asks', async () => {
  const { store, accountId } = await shop()
  const orderId = await buyKeys(store, accountId)
  const { reference } = await claim(store, accountId, orderId)
  const remind = (now: Date) => store.transaction((tx) => remindOfClaims(tx, now))
  const reminders = async () => (await told(store, null, 'claim_opened')).slice(1)
  expect(await remind(later(DAY_MS - 1))).toBe(0)
  const all = await Promise.all(Array.from({ length: 8 }, () => remind(later(DAY_MS))))
  expect(all.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
  expect(await reminders()).toEqual([{ reference, reminder: true }])
  expect(await remind(later(2 * DAY_MS - 1))).toBe(0)
  expect(await remind(later(2 * DAY_MS))).toBe(1)
  await refuse(store, reference)
  expect(await remind(later(9 * DAY_MS))).toBe(0)
})

test('a clock that was set back does not keep a claim from being reminded of', async () => {
  const { store, accountId } = await shop()
  const orderId = await buyKeys(store, accountId)
  await claim(store, accountId, orderId, { now: later(30 * DAY_MS) })
  const remind = () => store.transaction((tx) => remindOfClaims(tx, START))
  expect(await remind()).toBe(1)
  expect(await remind()).toBe(0)
})
