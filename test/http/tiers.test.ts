// What accounts of a tier pay, through the API.
import { expect, test } from 'vitest'
import { addTier, removeTier, setAccountTier, setDiscount } from '../../src/domain/catalog/tiers.ts'
import { testClient } from '../helpers/client.ts'
import { PIDS } from '../helpers/factories.ts'

const actor = 'operator' as const
const ORDER = { pid: PIDS.userId, userId: '5123456', trxid: 't' }

/** Two resellers; the second is in the tier Gold, which pays 10 % less. */
async function twoResellers() {
  const parts = await testClient()
  const { store, clock, call } = parts
  const gold = await parts.reseller(100_000_000)
  const tier = await store.transaction(async (tx) => {
    const added = await addTier(tx, { name: 'Gold', actor }, clock.now)
    await setDiscount(tx, added.id, { discountBp: 1000, actor }, clock.now)
    await setAccountTier(tx, gold.accountId, { tierId: added.id, actor }, clock.now)
    return added
  })
  const read = async (key: string, path: string) => {
    clock.advance(2000)
    return call('GET', path, { key })
  }
  const priceOf = async (key: string) => {
    const { body } = await read(key, '/products')
    const products = body.products as { id: string; price: number }[]
    return products.find(({ id }) => id === PIDS.userId)?.price
  }
  return { ...parts, gold, tier, read, priceOf }
}

test('GET /products has the caller’s own prices, under an ETag of their own', async () => {
  const { key, gold, read, priceOf } = await twoResellers()
  expect(await priceOf(key)).toBe(0.99)
  // 10 % less than 0.99 is 0.891, which is rounded up to a cent.
  expect(await priceOf(gold.key)).toBe(0.9)
  const [one, other] = [await read(key, '/products'), await read(gold.key, '/products')]
  expect(one.headers.get('ETag')).not.toBe(other.headers.get('ETag'))
  expect((await read(key, '/services')).body).toEqual((await read(gold.key, '/services')).body)
})

test('an order is charged at the price of the tier, and maxPrice compares with it', async () => {
  const { gold, call } = await twoResellers()
  const place = (fields: object) =>
    call('POST', '/orders', { key: gold.key, body: { ...ORDER, ...fields } })
  expect((await place({ maxPrice: 0.89 })).body).toMatchObject({
    code: 'PRICE_CHANGED',
    price: 0.9,
  })
  expect((await place({ maxPrice: 0.9 })).body).toMatchObject({ amountUsd: 0.9 })
  expect((await call('GET', '/balance', { key: gold.key })).body.balanceUsd).toBe(99.1)
})

test('accounts of a tier that is removed pay what everybody pays, from the next call on', async () => {
  const { store, clock, tier, gold, read, priceOf } = await twoResellers()
  expect(await priceOf(gold.key)).toBe(0.9)
  expect((await read(gold.key, '/account')).body).toMatchObject({ tier: 'Gold' })
  expect(await store.transaction((tx) => removeTier(tx, tier.id, { actor }, clock.now))).toBe(1)
  expect((await read(gold.key, '/account')).body).toMatchObject({ tier: 'standard' })
  expect(await priceOf(gold.key)).toBe(0.99)
})
