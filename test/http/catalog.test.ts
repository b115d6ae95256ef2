import { describe, expect, test } from 'vitest'
import type { Tx } from '../../src/db/store.ts'
import { setLineStatus } from '../../src/domain/catalog/catalog.ts'
import { parseCatalog } from '../../src/domain/catalog/file.ts'
import { importCatalog } from '../../src/domain/catalog/import.ts'
import { type TestApp, testApp } from '../helpers/app.ts'
import { refused, testClient } from '../helpers/client.ts'
import { addTestStock, PIDS, START, TEST_CATALOG } from '../helpers/factories.ts'
import { changeProduct } from '../helpers/prices.ts'

const actor = 'operator'

describe('GET /services', () => {
  test('names each line and the order fields that it needs', async () => {
    const { call, key } = await testClient()
    const { status, body } = await call('GET', '/services', { key })
    expect(status).toBe(200)
    const line = (slug: string, gameName: string, productName: string) => {
      return { slug, gameName, productName, status: 'active' }
    }
    const userId = { name: 'userId', label: 'Player ID' }
    // Nothing else, such as what only the operator needs, and no option that the line does not ask for.
    expect(body).toEqual({
      success: true,
      services: [
        { ...line('gamea', 'Game A', 'Game A UC'), required: [userId] },
        {
          ...line('gameb', 'Game B', 'Game B Diamonds'),
          required: [userId, { name: 'zoneId', label: 'Zone ID' }],
        },
        {
          ...line('gamed', 'Game D', 'Game D Crystals'),
          required: [userId, { name: 'serverId', label: 'Server' }],
          serverIdOptions: [
            { value: 'os_asia', label: 'Asia', shortcuts: ['asia'] },
            { value: 'os_euro', label: 'Europe' },
          ],
        },
        {
          ...line('gamee', 'Game E', 'Game E Credits'),
          required: [
            userId,
            { name: 'region', label: 'Region' },
            { name: 'moreId', label: 'Server ID' },
          ],
          regionOptions: [
            { value: 'Europe', label: 'Europe', shortcuts: ['eu'] },
            { value: 'Asia', label: 'Asia', shortcuts: ['as', 'asia1'] },
          ],
        },
        { ...line('gameaucspecial', 'Game A', 'Game A UC vouchers'), required: [userId] },
        { ...line('gamekeys', 'Game K', 'Game keys'), required: [] },
        { ...line('giftcards', 'Shop C', 'Gift cards'), required: [] },
      ],
    })
  })
})

describe('GET /products', () => {
  test('lists one row for each pack, and GET /catalog the same', async () => {
    const { call, key } = await testClient()
    const { status, body } = await call('GET', '/products', { key })
    expect(status).toBe(200)
    const none = { stock: 0, quantity: 0, inStock: false, quantityMin: 1, quantityMax: 0 }
    const active = { status: 'active' }
    const product = (id: string, slug: string, gameName: string, serviceName: string) => {
      return { id, slug, gameName, serviceName, ...active }
    }
    expect(body).toEqual({
      success: true,
      products: [
        { ...product(PIDS.userId, 'gamea', 'Game A', '60 UC'), price: 0.99 },
        { ...product(PIDS.zoneId, 'gameb', 'Game B', '86 Diamonds'), price: 1 },
        { ...product(PIDS.serverId, 'gamed', 'Game D', '60 Crystals'), price: 2 },
        { ...product(PIDS.region, 'gamee', 'Game E', '100 Credits'), price: 3 },
        { ...product(PIDS.stockTopup, 'gameaucspecial', 'Game A', '325 UC'), price: 4, ...none },
        {
          ...product(PIDS.gamekey, 'gamekeys', 'Game K', 'Game K standard'),
          ...{ category: 'gamekeys', price: 5, ...none },
        },
        {
          ...product(PIDS.giftcard, 'giftcards', 'Shop C', '10 USD card'),
          ...{ category: 'giftcards', price: 6, ...none },
        },
      ],
    })
    expect((await call('GET', '/catalog', { key })).body).toEqual(body)
  })

  test('tells the live stock, and at most 500 for an order', async () => {
    const { call, store, clock, key } = await testClient()
    await addTestStock(store, PIDS.gamekey, 3)
    await addTestStock(store, PIDS.giftcard, 501)
    await addTestStock(store, PIDS.stockTopup, 1)
    expect(await productById(call, key, PIDS.gamekey)).toMatchObject({
      ...{ stock: 3, quantity: 3, inStock: true, quantityMin: 1, quantityMax: 3 },
    })
    expect(await productById(call, key, PIDS.giftcard)).toMatchObject({
      ...{ stock: 501, quantity: 501, inStock: true, quantityMin: 1, quantityMax: 500 },
    })
    expect(await productById(call, key, PIDS.stockTopup)).toMatchObject({
      ...{ stock: 1, quantity: 1, inStock: true, quantityMin: 1, quantityMax: 1 },
    })
    const order = { pid: PIDS.gamekey, trxid: 'all', quantity: 3 }
    expect((await call('POST', '/orders', { key, body: order })).status).toBe(200)
    clock.advance(1000)
    expect(await productById(call, key, PIDS.gamekey)).toMatchObject({
      ...{ stock: 0, quantity: 0, inStock: false, quantityMin: 1, quantityMax: 0 },
    })
  })

  test('shows a price to the sixth decimal', async () => {
    const { call, reseller, store } = await testApp()
    const changes = { priceMicros: 123_456_789 }
    await store.transaction((tx) => changeProduct(tx, PIDS.userId, { changes, actor }, START))
    const product = await productById(call, (await reseller()).key, PIDS.userId)
    expect(product).toMatchObject({ price: 123.456789 })
  })
})

describe('what cannot be ordered is refused, and not listed', () => {
  const ORDER = { pid: PIDS.userId, trxid: 't', userId: '5123456' }
  type Change = (tx: Tx) => Promise<unknown>
  const lineIs = (status: 'paused' | 'hidden') => (tx: Tx) =>
    setLineStatus(tx, 'gamea', { status, actor }, START)
  const productIs = (status: 'paused' | 'archived') => (tx: Tx) =>
    changeProduct(tx, PIDS.userId, { changes: { status }, actor }, START)
  const lineIsGone = (tx: Tx) => {
    const lines = TEST_CATALOG.lines.filter(({ slug }) => slug !== 'gamea')
    const file = parseCatalog(JSON.stringify({ lines }))
    return importCatalog(tx, { file, replace: true, actor }, START)
  }
  const productIsWithout = (part: 'priceUsd' | 'supplierRef') => (tx: Tx) => {
    const lines = TEST_CATALOG.lines.map((line) => {
      const without = line.slug === 'gamea' ? { [part]: null } : {}
      return { ...line, products: line.products.map((product) => ({ ...product, ...without })) }
    })
    const file = parseCatalog(JSON.stringify({ lines }))
    return importCatalog(tx, { file, replace: false, actor }, START)
  }
  test.each<[what: string, error: string, change: Change, lineIsListed: boolean]>([
    ['a line that is paused', 'GAME DISABLED', lineIs('paused'), false],
    ['a line that is hidden', 'GAME DISABLED', lineIs('hidden'), false],
    ['a line that is gone', 'INVALID PRODUCT', lineIsGone, false],
    ['a product that is paused', 'PRODUCT DISABLED', productIs('paused'), true],
    ['a product that is archived', 'UNKNOWN PID', productIs('archived'), true],
    [
      'an archived product of a paused line',
      'UNKNOWN PID',
      (tx) => productIs('archived')(tx).then(() => lineIs('paused')(tx)),
      false,
    ],
    ['a product without a price', 'INVALID PACK', productIsWithout('priceUsd'), true],
    ['a product without a supplier item', 'INVALID PACK', productIsWithout('supplierRef'), true],
  ])('%s: %s', async (_, error, change, lineIsListed) => {
    const { call, store, key } = await testClient()
    await store.transaction(change)
    const { lines, pids } = await listed(call, key)
    expect(lines.includes('gamea')).toBe(lineIsListed)
    expect(pids).not.toContain(PIDS.userId)
    expect([lines.length, pids.length]).toEqual([lineIsListed ? 7 : 6, 6])
    const { status, body } = await call('POST', '/orders', { key, body: ORDER })
    expect({ status, body }).toEqual({ status: 400, body: refused(error) })
    expect((await call('GET', '/balance', { key })).body).toMatchObject({ balanceUsd: 100 })
  })

  test('lines whose supplier is not set up here', async () => {
    const { call, reseller } = await testApp({ suppliers: new Map() })
    const { key } = await reseller()
    const { lines, pids } = await listed(call, key)
    expect(lines).toEqual(['gamekeys', 'giftcards'])
    expect(pids).toEqual([PIDS.gamekey, PIDS.giftcard])
    const { status, body } = await call('POST', '/orders', { key, body: ORDER })
    expect({ status, body }).toEqual({ status: 400, body: refused('GAME DISABLED') })
  })

  test('an id that no product has', async () => {
    const { call, key } = await testClient()
    for (const pid of ['GWP-NONE', 'gwp-a60', 'GWP A60', '__proto__', "' or 1=1 --", '🎮']) {
      const { body } = await call('POST', '/orders', { key, body: { ...ORDER, pid } })
      expect(body, pid).toEqual(refused('UNKNOWN PID'))
    }
  })
})

async function listed(call: TestApp['call'], key: string) {
  const products = rows((await call('GET', '/products', { key })).body.products)
  const lines = rows((await call('GET', '/services', { key })).body.services)
  return { pids: products.map(({ id }) => id), lines: lines.map(({ slug }) => slug) }
}

async function productById(call: TestApp['call'], key: string, pid: string) {
  const products = rows((await call('GET', '/products', { key })).body.products)
  return products.find(({ id }) => id === pid)
}

function rows(list: unknown) {
  return list as Record<string, unknown>[]
}
