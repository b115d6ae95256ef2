// Taking a list over: what can be ordered then, and syncs that meet each other or end in the middle.
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { parseCatalog } from '../../../src/domain/catalog/file.ts'
import { exportCatalog, importCatalog } from '../../../src/domain/catalog/import.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { products, supplierItems } from '../../../src/domain/schema.ts'
import { testApp } from '../../helpers/app.ts'
import { START } from '../../helpers/factories.ts'
import {
  importNorth,
  type ListSupplier,
  listItem,
  listSupplier,
  NORTH_LIST,
  previewSync,
  syncNow,
} from '../../helpers/price-list.ts'

const actor = 'operator' as const

async function shop(
  suppliers: Record<string, ListSupplier>,
  goods: Parameters<typeof importNorth>[1],
) {
  const test = await testApp({ suppliers: new Map(Object.entries(suppliers)) })
  const { store } = test
  await importNorth(store, goods)
  const { key } = await test.reseller()
  const preview = (name = 'north', accepted: string[] = []) =>
    previewSync(
      store,
      { suppliers: new Map(Object.entries(suppliers)), supplier: name },
      { accepted: new Set(accepted), actor },
      START,
    )
  const apply = async (made: Awaited<ReturnType<typeof preview>>) =>
    syncNow(store, made, actor, START)
  let placed = 0
  return {
    ...test,
    preview,
    apply,
    sync: async (name?: string) => apply(await preview(name)),
    order: async (pid = 'GEM-60') => {
      placed += 1
      const body = { pid, trxid: `t-${placed}`, userId: '5123456' }
      const { status, body: answer } = await test.call('POST', '/orders', { key, body })
      return { status, answer }
    },
    listed: async () => {
      test.clock.advance(2000)
      return ((await test.call('GET', '/products', { key })).body.products as { id: string }[])
        .map(({ id }) => id)
        .filter((id) => id.startsWith('GEM'))
    },
    costs: async () =>
      Object.fromEntries(
        (await store.read.select().from(products)).map(({ pid, costs }) => [
          pid,
          costs?.north?.micros,
        ]),
      ),
  }
}

const alone = () => {
  const north = listSupplier(NORTH_LIST)
  return { north }
}
const stored = (store: Store) => store.read.select().from(supplierItems)

describe('an order', () => {
  test('pays the price that follows from the list, and is refused while the item is gone', async () => {
    const suppliers = alone()
    const { sync, order, listed, store } = await shop(suppliers, {})
    expect(await order()).toMatchObject({ status: 400, answer: { code: 'PRODUCT_DISABLED' } })
    await sync()
    expect(await order()).toMatchObject({ status: 200, answer: { amountUsd: 0.6 } })
    const [item] = NORTH_LIST
    suppliers.north.list = suppliers.north.list.filter((one) => one !== item)
    await sync()
    expect(await order()).toMatchObject({ status: 400, answer: { code: 'PRODUCT_DISABLED' } })
    expect(await listed()).not.toContain('GEM-60')
    if (item) suppliers.north.list.push({ ...item, costMicros: 600_000 })
    await sync()
    expect(await order()).toMatchObject({ status: 200, answer: { amountUsd: 0.72 } })
    expect(await listed()).toContain('GEM-60')
    expect((await proveLedger(store.read)).findings).toEqual([])
  })

  test('goes to the next supplier while the first one has the item no more', async () => {
    const suppliers = {
      ...alone(),
      south: listSupplier([listItem('s-60', 550_000, 'Gems 60')]),
    }
    const { sync, order } = await shop(suppliers, {
      suppliers: ['north', 'south'],
      products: [
        {
          pid: 'GEM-60',
          name: '60 Gems',
          priceUsd: 1,
          supplierRef: { north: 'n-60', south: 's-60' },
        },
      ],
    })
    suppliers.north.set('n-60', { available: false })
    await sync('north')
    await sync('south')
    await order()
    suppliers.north.set('n-60', { available: true })
    await sync('north')
    await order()
    expect([suppliers.north.calls.length, suppliers.south.calls.length]).toEqual([1, 1])
  })
})

describe('two at once', () => {
  test('syncs with different lists: one is made, the other one is refused as a whole', async () => {
    const suppliers = alone()
    const { preview, apply, sync, costs, store } = await shop(suppliers, {})
    await sync()
    suppliers.north.set('n-60', { costMicros: 510_000 })
    const one = await preview()
    suppliers.north.set('n-60', { costMicros: 520_000 })
    suppliers.north.set('n-300', { costMicros: 2_600_000 })
    const other = await preview()
    const ended = await Promise.allSettled([apply(one), apply(other)])
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const isOne = ended[0].status === 'fulfilled'
    expect(await costs()).toMatchObject(
      isOne
        ? { 'GEM-60': 510_000, 'GEM-300': 2_500_000 }
        : { 'GEM-60': 520_000, 'GEM-300': 2_600_000 },
    )
    const [refused] = ended.filter((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'LIST_STALE', data: { pids: ['GEM-60'] } })
    await sync()
    expect(await costs()).toMatchObject({ 'GEM-60': 520_000, 'GEM-300': 2_600_000 })
    expect(await stored(store)).toHaveLength(4)
  })

  test('a sync and an import of the catalog keep what each other has changed', async () => {
    const suppliers = alone()
    const { preview, apply, sync, costs, store } = await shop(suppliers, {})
    await sync()
    suppliers.north.set('n-60', { available: false })
    await sync()
    const file = parseCatalog(JSON.stringify(await exportCatalog(store.read)))
    for (const line of file.lines)
      for (const product of line.products)
        if (product.pid === 'GEM-980') product.costUsd = { north: 8_200_000 }
    suppliers.north.set('n-300', { costMicros: 2_600_000 })
    const gone = async () =>
      (await store.read.select().from(products)).find(({ pid }) => pid === 'GEM-60')?.unavailable
    const made = await preview()
    await Promise.all([
      store.transaction((tx) => importCatalog(tx, { file, replace: false, actor }, START)),
      apply(made).catch((error) => expect(error.code).toBe('LIST_STALE')),
    ])
    expect(await gone()).toEqual({ north: 'n-60' })
    // The file says another cost than the list for one product; the next sync puts that right.
    await sync()
    expect(await costs()).toMatchObject({ 'GEM-300': 2_600_000, 'GEM-980': 8_000_000 })
    expect(await gone()).toEqual({ north: 'n-60' })
  })
})

test('what a crash left out is taken over by the next sync', async () => {
  const suppliers = alone()
  suppliers.north.list.push(
    ...Array.from({ length: 1200 }, (_, i) => listItem(`other-${i}`, 1000 + i)),
  )
  const { preview, sync, costs, store } = await shop(suppliers, {})
  const made = await preview()
  let left = 2
  const dying: Store = {
    ...store,
    transaction(work) {
      left -= 1
      return left < 0 ? Promise.reject(new Error('killed')) : store.transaction(work)
    },
  }
  await expect(syncNow(dying, made, actor, START)).rejects.toThrow('killed')
  expect(await costs()).toMatchObject({ 'GEM-60': 500_000 })
  expect((await stored(store)).length).toBeLessThan(1204)
  const again = await preview()
  expect(again.compared.mapped).toEqual([])
  expect(again.compared.items.length).toBe(1204 - (await stored(store)).length)
  await sync()
  expect((await preview()).compared.items).toEqual([])
  expect(await stored(store)).toHaveLength(1204)
})

test('a mapping to another item ends what the old one had said', async () => {
  const suppliers = alone()
  const { sync, order, store } = await shop(suppliers, {})
  await sync()
  suppliers.north.set('n-60', { available: false })
  await sync()
  expect(await order()).toMatchObject({ status: 400 })
  const file = parseCatalog(JSON.stringify(await exportCatalog(store.read)))
  for (const line of file.lines)
    for (const product of line.products)
      if (product.pid === 'GEM-60') product.supplierRef = { north: 'n-5' }
  await store.transaction((tx) => importCatalog(tx, { file, replace: false, actor }, START))
  expect(await order()).toMatchObject({ status: 200 })
})
