import { describe, expect, test } from 'vitest'
import { setLineStatus } from '../../src/domain/catalog/catalog.ts'
import { changeProduct } from '../../src/domain/catalog/products.ts'
import { returnCodes } from '../../src/domain/stock/stock.ts'
import { type TestApp, testApp } from '../helpers/app.ts'
import { addTestStock, importTestCatalog, PIDS, START, TEST_CATALOG } from '../helpers/factories.ts'

const actor = 'operator'

describe('GET /services', () => {
  test('names each line and the order fields that it needs', async () => {
    const { call, reseller } = await testApp()
    const { key } = await reseller()
    const { status, body } = await call('GET', '/services', { key })
    expect(status).toBe(200)
    const userId = { name: 'userId', label: 'Player ID' }
    const status_ = { status: 'active' }
    expect(body).toMatchObject({ success: true })
    expect(body.services).toMatchObject([
      {
        ...{ productName: 'Game A UC', slug: 'gamea', gameName: 'Game A', ...status_ },
        required: [userId],
      },
      {
        ...{ productName: 'Game B Diamonds', slug: 'gameb', gameName: 'Game B', ...status_ },
        required: [userId, { name: 'zoneId', label: 'Zone ID' }],
      },
      {
        ...{ productName: 'Game D Crystals', slug: 'gamed', gameName: 'Game D', ...status_ },
        required: [userId, { name: 'serverId', label: 'Server' }],
        serverIdOptions: [
          { value: 'os_asia', label: 'Asia' },
          { value: 'os_euro', label: 'Europe' },
        ],
      },
      {
        ...{ productName: 'Game E Credits', slug: 'gamee', gameName: 'Game E', ...status_ },
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
      { slug: 'gameaucspecial', required: [userId] },
      { slug: 'gamekeys', gameName: 'Game K', required: [] },
      { slug: 'giftcards', gameName: 'Shop C', required: [] },
    ])
  })

  test('has the names of the catalog’s own language, and what a reseller’s program needs', async () => {
    const { call, reseller } = await testApp()
    const buyer = await reseller()
    const services = rows((await call('GET', '/services', buyer)).body.services)
    const gameE = services.find(({ slug }) => slug === 'gamee')
    expect(Object.keys(gameE ?? {}).sort()).toEqual([
      'gameName',
      'productName',
      'regionOptions',
      'required',
      'slug',
      'status',
    ])
    expect(gameE?.required).toContainEqual({ name: 'moreId', label: 'Server ID' })
    const { body } = await call('GET', '/products', buyer)
    expect(JSON.stringify([services, body])).not.toMatch(/Juego|crédito|Europa|Región/)
  })

  test('has options of servers and regions exactly where the line asks for one', async () => {
    const { call, reseller } = await testApp()
    const services = rows((await call('GET', '/services', await reseller())).body.services)
    const having = (name: string) => services.filter((line) => name in line).map(({ slug }) => slug)
    expect(having('serverIdOptions')).toEqual(['gamed'])
    expect(having('regionOptions')).toEqual(['gamee'])
  })

  test('keeps what only the operator needs to itself', async () => {
    const { call, reseller } = await testApp()
    const body = JSON.stringify((await call('GET', '/services', await reseller())).body)
    expect(body).not.toMatch(/sandbox|pattern|supplier|position|a-60/)
  })
})

describe('GET /products', () => {
  test('lists one row for each pack, and GET /catalog the same', async () => {
    const { call, reseller } = await testApp()
    const { key } = await reseller()
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
    const { call, reseller, store, clock } = await testApp()
    const { key } = await reseller()
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

  test('tells of each product what was sold of it and what came back, however often asked', async () => {
    const { call, reseller, store, clock } = await testApp()
    const { key } = await reseller()
    for (const pid of [PIDS.gamekey, PIDS.giftcard]) await addTestStock(store, pid, 5)
    const stock = async () => {
      clock.advance(1000)
      return [
        (await productById(call, key, PIDS.gamekey))?.stock,
        (await productById(call, key, PIDS.giftcard))?.stock,
      ]
    }
    expect(await stock()).toEqual([5, 5])
    const ids: string[] = []
    for (const [i, pid] of [PIDS.gamekey, PIDS.giftcard, PIDS.gamekey].entries()) {
      const body = { pid, trxid: `sold ${i}`, quantity: i + 1 }
      ids.push(String((await call('POST', '/orders', { key, body })).body.orderId))
    }
    expect(await stock()).toEqual([1, 3])
    const refused = { pid: PIDS.giftcard, trxid: 'too many', quantity: 4 }
    expect((await call('POST', '/orders', { key, body: refused })).status).toBe(400)
    expect(await stock()).toEqual([1, 3])
    await store.transaction((tx) => returnCodes(tx, ids[2] ?? ''))
    expect(await stock()).toEqual([4, 3])
    await addTestStock(store, PIDS.giftcard, 2)
    expect(await stock()).toEqual([4, 5])
  })

  test('shows a price to the sixth decimal', async () => {
    const { call, reseller, store } = await testApp()
    const changes = { priceMicros: 123_456_789 }
    await store.transaction((tx) => changeProduct(tx, PIDS.userId, { changes, actor }, START))
    const product = await productById(call, (await reseller()).key, PIDS.userId)
    expect(product).toMatchObject({ price: 123.456789 })
  })
})

describe('what cannot be ordered is not listed', () => {
  test.each(['paused', 'hidden'] as const)('a line that is %s', async (status) => {
    const { call, reseller, store } = await testApp()
    await store.transaction((tx) => setLineStatus(tx, 'gamea', { status, actor }, START))
    const { lines, pids } = await listed(call, (await reseller()).key)
    expect(lines).not.toContain('gamea')
    expect(pids).not.toContain(PIDS.userId)
    expect([lines.length, pids.length]).toEqual([6, 6])
  })

  test.each(['paused', 'archived'] as const)('a product that is %s', async (status) => {
    const { call, reseller, store } = await testApp()
    const changes = { status }
    await store.transaction((tx) => changeProduct(tx, PIDS.zoneId, { changes, actor }, START))
    const { lines, pids } = await listed(call, (await reseller()).key)
    expect(pids).not.toContain(PIDS.zoneId)
    expect([lines.length, pids.length]).toEqual([7, 6])
  })

  test.each([
    ['price', { priceUsd: null }],
    ['supplier item', { supplierRef: null }],
  ])('a product without %s', async (_, without) => {
    const { call, reseller, store } = await testApp()
    const [line, ...others] = TEST_CATALOG.lines
    if (!line) throw new Error('The catalog is empty.')
    const products = line.products.map((product) => ({ ...product, ...without }))
    await importTestCatalog(store, { lines: [{ ...line, products }, ...others] })
    const { pids } = await listed(call, (await reseller()).key)
    expect(pids).not.toContain(PIDS.userId)
    expect(pids.length).toBe(6)
  })

  test('lines whose supplier is not set up here', async () => {
    const { call, reseller } = await testApp({ suppliers: new Map() })
    const { lines, pids } = await listed(call, (await reseller()).key)
    expect(lines).toEqual(['gamekeys', 'giftcards'])
    expect(pids).toEqual([PIDS.gamekey, PIDS.giftcard])
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
