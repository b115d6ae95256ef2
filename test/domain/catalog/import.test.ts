import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { setLineStatus } from '../../../src/domain/catalog/catalog.ts'
import { type CatalogJson, parseCatalog } from '../../../src/domain/catalog/file.ts'
import { exportCatalog, importCatalog } from '../../../src/domain/catalog/import.ts'
import { lines, products } from '../../../src/domain/schema.ts'
import { stockLevels } from '../../../src/domain/stock/stock.ts'
import { actsOf } from '../../helpers/acts.ts'
import { importTestCatalog, START as NOW, ROUTES, TEST_CATALOG } from '../../helpers/factories.ts'
import { linesOnSale, productsOnSale } from '../../helpers/on-sale.ts'
import { changeProduct } from '../../helpers/prices.ts'
import { testStore } from '../../helpers/store.ts'

const actor = 'operator'

type LineJson = CatalogJson['lines'][number]
type ProductJson = LineJson['products'][number]

describe('an import', () => {
  test('into an empty catalog puts everything on sale, in the order of the file', async () => {
    const store = await testStore()
    expect(await importLines(store, TEST_CATALOG.lines)).toEqual({
      lines: { added: 7, updated: 0, removed: 0 },
      products: { added: 7, updated: 0, archived: 0 },
      stillArchived: [],
    })
    const slugs = TEST_CATALOG.lines.map((line) => line.slug)
    expect((await linesOnSale(store.read, ROUTES)).map((line) => line.slug)).toEqual(slugs)
    const pids = TEST_CATALOG.lines.flatMap((line) => line.products.map((product) => product.pid))
    expect((await productsOnSale(store.read, ROUTES)).map((product) => product.pid)).toEqual(pids)
    expect(await actsOf(store)).toMatchObject([
      { actor, action: 'catalog.import', detail: { replace: false, lines: { added: 7 } } },
    ])
  })

  test('updates what the file names and leaves the rest', async () => {
    const store = await testStore()
    await importLines(store, [line('one', ['A', 'B']), line('two', ['C'])])
    const cheaper = { ...line('one', ['A']), gameName: 'Renamed' }
    cheaper.products = [{ pid: 'A', name: 'A, now cheaper', priceUsd: 0.5, supplierRef: 'a' }]
    expect(await importLines(store, [cheaper])).toEqual({
      lines: { added: 0, updated: 1, removed: 0 },
      products: { added: 0, updated: 1, archived: 0 },
      stillArchived: [],
    })
    expect(await statuses(store)).toEqual({
      one: 'active',
      two: 'active',
      A: 'active',
      B: 'active',
      C: 'active',
    })
    const [updated] = await productsOnSale(store.read, ROUTES)
    expect(updated).toMatchObject({ name: 'A, now cheaper', priceMicros: 500_000 })
    expect(updated?.line.gameName).toBe('Renamed')
  })

  test('with replace removes the other lines and archives the other products', async () => {
    const store = await testStore()
    await importLines(store, [line('one', ['A', 'B']), line('two', ['C'])])
    expect(await importLines(store, [line('one', ['A', 'D'])], { replace: true })).toEqual({
      lines: { added: 0, updated: 1, removed: 1 },
      products: { added: 1, updated: 1, archived: 1 },
      stillArchived: [],
    })
    expect(await statuses(store)).toEqual({
      one: 'active',
      two: 'removed',
      A: 'active',
      B: 'archived',
      C: 'active',
      D: 'active',
    })
  })

  test('brings back a line that was removed, and tells which products stay archived', async () => {
    const store = await testStore()
    const whole = [line('one', ['A', 'B']), line('two', ['C'])]
    await importLines(store, whole)
    await importLines(store, [line('one', ['A'])], { replace: true })
    expect(await importLines(store, whole, { replace: true })).toMatchObject({
      stillArchived: ['B'],
    })
    expect(await statuses(store)).toMatchObject({ two: 'active', B: 'archived', C: 'active' })
  })

  test.each([{ replace: false }, { replace: true }])(
    'keeps a status that the file leaves out, and takes one that it names (%o)',
    async (mode) => {
      const store = await testStore()
      const file = [line('one', ['A', 'B']), line('two', ['C'])]
      await importLines(store, file)
      await store.transaction(async (tx) => {
        await setLineStatus(tx, 'one', { status: 'paused', actor }, NOW)
        await changeProduct(tx, 'A', { changes: { status: 'paused' }, actor }, NOW)
        await changeProduct(tx, 'B', { changes: { status: 'archived' }, actor }, NOW)
      })
      await importLines(store, file, mode)
      expect(await statuses(store)).toMatchObject({ one: 'paused', A: 'paused', B: 'archived' })
      const named = { ...line('one', ['B']), status: 'hidden' as const }
      named.products = [{ ...product('A'), status: 'active' }]
      await importLines(store, [named, ...file.slice(1)], { replace: false })
      expect(await statuses(store)).toMatchObject({ one: 'hidden', A: 'active', B: 'archived' })
    },
  )

  test('that would move a product to another line is refused and changes nothing', async () => {
    const store = await testStore()
    await importLines(store, [line('one', ['A']), line('two', ['B'])])
    const before = await everything(store)
    const moving = [{ ...line('one', ['A']), gameName: 'Renamed' }, line('three', ['C', 'B'])]
    await expect(importLines(store, moving, { replace: true })).rejects.toMatchObject({
      code: 'INVALID_CATALOG',
      data: {
        problems: [
          {
            ...{ problem: 'other_line', slug: 'two' },
            at: [{ number: 2, name: 'three' }, { number: 2, name: 'B' }, { field: 'pid' }],
          },
        ],
      },
    })
    expect(await everything(store)).toEqual(before)
  })
})

describe('an export', () => {
  test('imported elsewhere is the same catalog', async () => {
    const [store, elsewhere] = [await testStore(), await testStore()]
    await importTestCatalog(store)
    await store.transaction(async (tx) => {
      await setLineStatus(tx, 'gameb', { status: 'hidden', actor }, NOW)
      await changeProduct(tx, 'GWP-K1', { changes: { status: 'paused' }, actor }, NOW)
      await changeProduct(tx, 'GWP-A60', { changes: { priceMicros: 1 }, actor }, NOW)
    })
    await importLines(store, [{ ...line('open', []), products: [{ pid: 'O', name: 'Open' }] }])
    const exported = await exportCatalog(store.read)
    await importLines(elsewhere, exported.lines)
    expect(await exportCatalog(elsewhere.read)).toEqual(exported)
    expect((await everything(elsewhere)).products).toEqual((await everything(store)).products)
  })
})

function product(pid: string): ProductJson {
  return { pid, name: `Pack ${pid}`, priceUsd: 1, supplierRef: pid }
}

function line(slug: string, pids: string[]): LineJson {
  return {
    ...{ slug, productName: `Top-up ${slug}`, gameName: `Game ${slug}`, orderCode: 'ABC' },
    ...{ kind: 'topup', suppliers: ['sandbox'], fields: [{ name: 'userId', label: 'Player' }] },
    products: pids.map(product),
  }
}

async function importLines(store: Store, fileLines: LineJson[], { replace } = { replace: false }) {
  const file = parseCatalog(JSON.stringify({ lines: fileLines }))
  return store.transaction((tx) => importCatalog(tx, { file, replace, actor }, NOW))
}

async function everything(store: Store) {
  return {
    lines: await store.read.select().from(lines).orderBy(asc(lines.slug)),
    products: await store.read.select().from(products).orderBy(asc(products.pid)),
  }
}

/** Of every line by slug, and every product by pid. */
async function statuses(store: Store): Promise<Record<string, string>> {
  const rows = await everything(store)
  return Object.fromEntries([
    ...rows.lines.map((row) => [row.slug, row.status]),
    ...rows.products.map((row) => [row.pid, row.status]),
  ])
}

test('an import that leaves out the only product sold from stock leaves its line stock-based', async () => {
  const store = await testStore()
  const product = (pid: string, suppliers: string[]) => ({ pid, name: pid, priceUsd: 1, suppliers })
  const keys = (products: object[]) => ({
    ...{ slug: 'keys', productName: 'Keys', gameName: 'Game', orderCode: 'KEY', kind: 'gamekey' },
    suppliers: ['sandbox'],
    products,
  })
  const bring = (products: object[]) =>
    importTestCatalog(store, { lines: [keys(products)] } as CatalogJson)
  await bring([product('K-1', ['stock']), product('K-2', ['sandbox'])])
  await bring([product('K-2', ['sandbox'])])
  expect((await stockLevels(store.read)).map(({ pid }) => pid)).toContain('K-1')
})
