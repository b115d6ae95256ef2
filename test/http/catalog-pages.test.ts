// How the pages of the catalog follow its changes, and that others need not wait for that.
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { products } from '../../src/domain/schema.ts'
import { returnCodes } from '../../src/domain/stock/stock.ts'
import { type TestApp, testApp } from '../helpers/app.ts'
import { addTestStock, importTestCatalog, PIDS, TEST_CATALOG } from '../helpers/factories.ts'
import { testShop } from '../helpers/store.ts'

/** A catalog of many keys, so many that no page of it is made within a slice of time. */
const MANY = 5000
const PER_LINE = 1000

async function withMany() {
  const store = await testShop()
  // Of each line the first as an operator would import it, the rest at once, which takes far less time.
  for (let i = 0; i < MANY / PER_LINE; i++) {
    const line = { slug: `keys${i}`, productName: `Keys ${i}`, gameName: `Games ${i}` }
    const first = { pid: `KEY-${i}-0`, name: `Game ${i}, edition 0`, priceUsd: 5 }
    const lines = [{ ...line, orderCode: 'KEY', kind: 'gamekey' as const, products: [first] }]
    await importTestCatalog(store, { lines })
    await store.transaction(async (tx) => {
      const [row] = await tx.select().from(products).where(eq(products.pid, first.pid))
      if (!row) throw new Error('It was not imported.')
      const rest = Array.from({ length: PER_LINE - 1 }, (_, j) => ({
        ...{ ...row, pid: `KEY-${i}-${j + 1}`, name: `Game ${i}, edition ${j + 1}` },
        position: row.position + j + 1,
      }))
      await tx.insert(products).values(rest)
    })
  }
  const parts = await testApp({ store })
  const { key } = await parts.reseller(1_000_000_000)
  return { ...parts, ...shopper(parts, key) }
}

function shopper({ call }: TestApp, key: string) {
  let orders = 0
  return {
    key,
    products: (headers = {}) => call('GET', '/products', { key, headers }),
    async buy(pid: string) {
      const body = { pid, trxid: `t-${orders++}` }
      const { body: order } = await call('POST', '/orders', { key, body })
      expect(order).toMatchObject({ orderCreated: true })
      return String(order.orderId)
    },
  }
}

/**
 * How often others had the event loop while the work was done. Each look at the clock takes a millisecond, so
 * that the number does not depend on how fast the machine is.
 */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  vi.restoreAllMocks()
  return turns
}

test('others go on while a large catalog is read, and while it is read again', async () => {
  const { products, store, clock } = await withMany()
  expect(await turnsDuring(products)).toBeGreaterThan(5)
  await importTestCatalog(store, { lines: TEST_CATALOG.lines.slice(0, 1) })
  clock.advance(1000)
  expect(await turnsDuring(products)).toBeGreaterThan(5)
})

test('what is sold is shown to others a second later, once for all that was sold', async () => {
  const { buy, ...parts } = await withMany()
  const { store, clock, reseller } = parts
  const { products } = shopper(parts, (await reseller()).key)
  const pids = ['KEY-0-0', 'KEY-2-499', 'KEY-4-999']
  for (const pid of pids) await addTestStock(store, pid, 3)
  const { body, headers } = await products()
  for (const pid of pids) {
    await buy(pid)
    clock.advance(300)
    expect((await products()).headers.get('etag')).toBe(headers.get('etag'))
  }
  clock.advance(100)
  const later = await products()
  const stockOf = (answer: typeof body) => {
    const rows = answer.products as { id: string; stock: number }[]
    return pids.map((pid) => rows.find(({ id }) => id === pid)?.stock)
  }
  expect([stockOf(body), stockOf(later.body)]).toEqual([
    [3, 3, 3],
    [2, 2, 2],
  ])
  expect(later.headers.get('etag')).not.toBe(headers.get('etag'))
})

test('an account sees what it has bought itself at once, in each listing, and others a second later', async () => {
  const app = await testApp()
  const own = shopper(app, (await app.reseller()).key)
  const other = shopper(app, (await app.reseller()).key)
  await addTestStock(app.store, PIDS.gamekey, 2)
  const shown = async ({ key }: { key: string }, path = '/products') => {
    const { body, headers } = await app.call('GET', path, { key })
    const rows = body.products as Record<string, unknown>[]
    const { stock, quantity, quantityMax, inStock } =
      rows.find(({ id }) => id === PIDS.gamekey) ?? {}
    return { left: [stock, quantity, quantityMax, inStock], etag: headers.get('etag') }
  }
  const before = await shown(other)
  for (const left of [1, 0]) {
    await own.buy(PIDS.gamekey)
    for (const path of ['/products', '/catalog'])
      expect((await shown(own, path)).left).toEqual([left, left, left, left > 0])
    expect(await shown(other)).toEqual(before)
  }
  const after = await shown(own)
  expect(after.etag).not.toBe(before.etag)
  app.clock.advance(1000)
  expect(await shown(other)).toEqual(after)
})

test('a page that followed many changes is the one that a process would make that has just begun', async () => {
  const { products, buy, store, clock, key } = await withMany()
  await products()
  for (let i = 0; i < 20; i++) {
    const pid = `KEY-${i % 5}-${(i * 397) % PER_LINE}`
    await addTestStock(store, pid, 2)
    const orderId = await buy(pid)
    if (i % 3 === 0) await store.transaction((tx) => returnCodes(tx, orderId))
    if (i % 5 !== 0) continue
    clock.advance(1000)
    await products()
  }
  clock.advance(1000)
  const followed = await products()
  const anew = await testApp({ store })
  const begun = await anew.call('GET', '/products', { key })
  expect(followed.body).toEqual(begun.body)
  expect(followed.headers.get('etag')).toBe(begun.headers.get('etag'))
})

test('an ETag is answered 304 until the page has changed, and again once it is as before', async () => {
  const app = await testApp()
  const { products, buy } = shopper(app, (await app.reseller()).key)
  await addTestStock(app.store, PIDS.gamekey, 2)
  const etag = String((await products()).headers.get('etag'))
  const status = async () => {
    app.clock.advance(1000)
    const request = { headers: { 'X-API-Key': key, 'If-None-Match': etag } }
    const incoming = { socket: { remoteAddress: '198.51.100.7' } }
    return (await app.app.api.request('/products', request, { incoming })).status
  }
  const { key } = await app.reseller()
  expect(await status()).toBe(304)
  const orderId = await buy(PIDS.gamekey)
  expect(await status()).toBe(200)
  await app.store.transaction((tx) => returnCodes(tx, orderId))
  expect(await status()).toBe(304)
})
