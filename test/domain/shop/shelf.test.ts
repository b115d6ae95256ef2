import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import type { CatalogJson } from '../../../src/domain/catalog/file.ts'
import { createRouteFinder } from '../../../src/domain/orders/choose-supplier.ts'
import { createInvalidationFeed } from '../../../src/domain/shared/cache/invalidation-feed.ts'
import { favouritesOf } from '../../../src/domain/shop/favourites.ts'
import { createShelf, keyOf } from '../../../src/domain/shop/shelf.ts'
import { createSandboxSupplier } from '../../../src/suppliers/sandbox.ts'
import { importTestCatalog, openTestAccount, PIDS, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { changeProduct } from '../../helpers/prices.ts'
import { testShop } from '../../helpers/store.ts'

const routeOf = createRouteFinder(new Map([['sandbox', createSandboxSupplier(() => START)]]))
const _MINUTE_MS = 60_000

async function shelfOf(store: Store) {
  return createShelf({ read: store.read, feed: createInvalidationFeed(store), routeOf })
}

function line(slug: string, names: string[]): CatalogJson['lines'][number] {
  return {
    ...{ slug, productName: `Coins of ${slug}`, gameName: slug, orderCode: 'XYZ' },
    ...{ kind: 'topup', suppliers: ['sandbox'], fields: [{ name: 'userId', label: 'ID' }] },
    products: names.map((name, i) => ({
      ...{ pid: `${slug}-${i}`, name, priceUsd: 1, supplierRef: `${slug}${i}` },
    })),
  }
}

describe('the shelf', () => {
  test('has the lines with something to sell, and follows the catalog', async () => {
    const store = await testShop()
    const shelf = await shelfOf(store)
    const before = await shelf.lines(START)
    expect(before.map(({ slug }) => slug)).toContain('gamea')
    await store.transaction((tx) =>
      changeProduct(tx, PIDS.userId, { changes: { status: 'paused' }, actor: 'operator' }, START),
    )
    expect(await shelf.line('gamea', START)).toBeNull()
    expect(await shelf.product(PIDS.userId, START)).toBeNull()
  })

  test('tells what an account buys again and again', async () => {
    const store = await testShop()
    await importTestCatalog(store, { lines: [line('zed', ['A', 'B', 'C'])] })
    const { id: accountId } = await openTestAccount(store, { balanceMicros: 50_000_000 })
    for (const pid of ['zed-2', 'zed-2', 'zed-1', PIDS.userId])
      await placeOrder(store, { accountId, pid })
    const favourites = await favouritesOf(store.read, accountId, 2)
    expect(favourites.map(({ pid }) => pid)).toEqual(['zed-2', PIDS.userId])
  })

  test('finds a product by a key that fits a button, however long its pid is', async () => {
    const store = await testShop()
    const pid = 'P'.repeat(64)
    const long = line('zed', ['A'])
    await importTestCatalog(store, {
      lines: [{ ...long, products: [{ pid, name: 'A', priceUsd: 1, supplierRef: 'a' }] }],
    })
    expect(Buffer.byteLength(`pack:${keyOf(pid)}`)).toBeLessThan(64)
    const shelf = await shelfOf(store)
    expect((await shelf.product(keyOf(pid), START))?.pid).toBe(pid)
    expect((await shelf.product(keyOf(PIDS.userId), START))?.pid).toBe(PIDS.userId)
  })
})

describe('a search', () => {
  test.each([
    ['60 uc', [PIDS.userId]],
    ['60UC', [PIDS.userId]],
    ['UC game a 60', [PIDS.userId]],
    ['gwp-a60', [PIDS.userId]],
    ['GWP-K1', [PIDS.gamekey]],
    ['diamonds', [PIDS.zoneId]],
    ['créditos', [PIDS.region]],
    ['CREDITOS juego e', [PIDS.region]],
    ['gamee', [PIDS.region]],
    ['٣٢٥ uc', [PIDS.stockTopup]],
    ['card', [PIDS.giftcard]],
  ])('for "%s" finds it', async (text, pids) => {
    const found = await (await shelfOf(await testShop())).find(text, START)
    expect(found.products.map(({ pid }) => pid)).toEqual(pids)
  })

  test.each([
    '6',
    'ame',
    '5123456789',
    'hello',
    '0 uc',
    '32',
    'x'.repeat(65),
    '',
    '  ',
    '%',
    '\\d',
  ])('for "%.12s" finds nothing', async (text) => {
    const found = await (await shelfOf(await testShop())).find(text, START)
    expect(found).toEqual({ lines: [], products: [] })
  })

  test('names the line first if the text does, and the pack of that name before others', async () => {
    const store = await testShop()
    await importTestCatalog(store, { lines: [line('zed', ['1600 gold', '600 gold', '60 gold'])] })
    const shelf = await shelfOf(store)
    const byLine = await shelf.find('zed', START)
    expect(byLine.lines.map(({ slug }) => slug)).toEqual(['zed'])
    expect(byLine.products).toHaveLength(3)
    const byPack = await shelf.find('600 gold', START)
    expect(byPack.products.map(({ name }) => name)).toEqual(['600 gold'])
    expect((await shelf.find('zed-2', START)).products[0]?.pid).toBe('zed-2')
  })
})
