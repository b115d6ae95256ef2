// The command that says which supplier is asked first, and what it means.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { exportCatalog } from '../../src/domain/catalog/import.ts'
import { createRouteFinder } from '../../src/domain/orders/choose-supplier.ts'
import { lines, orders } from '../../src/domain/schema.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'
import { importTestCatalog, openTestAccount, START } from '../helpers/factories.ts'
import { ownLine } from '../helpers/own-catalog.ts'
import { placeOrder } from '../helpers/place-order.ts'

const costUsd = { north: 1.5, west: 0.97 }
const CATALOG: CatalogJson = {
  lines: [
    ownLine('goods', 'topup', { pid: 'P-1', priceUsd: 2, supplierRef: 'x', costUsd }, [
      ...['north', 'south', 'west'],
    ]),
  ],
}

async function shop() {
  const cli = await testCli()
  await importTestCatalog(cli.store, CATALOG)
  const line = async () => (await exportCatalog(cli.store.read)).lines[0]
  return { ...cli, line }
}

test('shows what a routing would mean, and changes it with --yes alone', async () => {
  const { run, line, store } = await shop()
  const shown = await run('catalog', 'routing', 'goods')
  expect(shown.out).toMatch(
    /P-1 +supplier north, unit cost 1\.50 USD; supplier south; supplier west, unit cost 0\.97 USD/,
  )
  const would = await run('catalog', 'routing', 'goods', '--by', 'cheapest')
  expect(would).toMatchObject({ exitCode: 1 })
  expect(would.out).toMatch(/P-1 +supplier west, unit cost 0\.97 USD; supplier north/)
  expect(would.out).toMatch(/This would change the routing\. Nothing has changed/)
  expect((await line())?.routing).toBeUndefined()
  expect((await run('catalog', 'routing', 'goods', '--by', 'cheapest', '--yes')).exitCode).toBe(0)
  expect((await line())?.routing).toEqual({ by: 'cheapest' })
  const acts = await actsOf(store)
  expect(acts.at(-1)).toMatchObject({
    ...{ actor: 'operator', action: 'catalog.routing' },
    detail: { slug: 'goods', routing: 'cheapest', before: { routing: null } },
  })
})

test('a product has a way of its own until it follows its line again', async () => {
  const { run, json, line } = await shop()
  await run('catalog', 'routing', 'goods', '--by', 'cheapest', '--yes')
  expect(await json('catalog', 'routing', 'P-1', '--by', 'healthy', '--yes')).toEqual({
    ...{ pid: 'P-1', routing: { by: 'healthy' } },
    routes: [
      {
        pid: 'P-1',
        route: [
          { supplier: 'north', unitCostUsd: 1.5 },
          { supplier: 'south', unitCostUsd: null },
          { supplier: 'west', unitCostUsd: 0.97 },
        ],
      },
    ],
  })
  const off = await run('catalog', 'routing', 'P-1', '--off', '--yes')
  expect(off.out).toMatch(/Routing +–[\s\S]*P-1 +supplier west/)
  expect(await line()).toMatchObject({ routing: { by: 'cheapest' } })
  expect((await line())?.products[0]).not.toHaveProperty('routing')
})

test('what is exported is imported as it was', async () => {
  const { run, line, store } = await shop()
  await run('catalog', 'routing', 'goods', '--by', 'healthy', '--yes')
  const before = await exportCatalog(store.read)
  await run('catalog', 'routing', 'goods', '--off', '--yes')
  await importTestCatalog(store, before)
  expect((await line())?.routing).toEqual({ by: 'healthy' })
})

test('a way that an earlier version stored counts as listed', async () => {
  const { run, line, store } = await shop()
  const routing = sql`'{"by":"weighted","weights":{"north":3}}'`
  await store.transaction((tx) => tx.update(lines).set({ routing }))
  expect((await run('catalog', 'routing', 'goods')).out).toMatch(/Routing +by listed/)
  expect((await line())?.routing).toEqual({ by: 'listed' })
})

test.each([
  [['goods', '--off', '--by', 'listed'], /--off alone/],
  [['goods', '--by', 'best'], /Allowed choices/],
  [['nothing'], /nothing/],
])('refuses %j', async (args, said) => {
  const { run, line } = await shop()
  const refused = await run('catalog', 'routing', ...args, '--yes')
  expect(refused.exitCode).toBe(1)
  expect(refused.err).toMatch(said)
  expect((await line())?.routing).toBeUndefined()
})

test('an order says why it went where it is', async () => {
  const { run, json, store } = await shop()
  await run('catalog', 'routing', 'goods', '--by', 'cheapest', '--yes')
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 10_000_000 })
  const setUp = { needsRef: true }
  const routeOf = createRouteFinder(
    new Map(['north', 'south', 'west'].map((name) => [name, setUp])),
  )
  const terms = { instance: 'test', inFlightMs: 1000, leaseMs: 1000, routeOf }
  const request = { accountId, pid: 'P-1', trxid: 'T-1', idempotencyKey: undefined }
  const player = { userId: '5123456' }
  const { order } = await placeOrder(
    store,
    { ...request, quantity: undefined, player },
    terms,
    START,
  )
  const said = 'west: cheapest (0.97 USD; north 1.50 USD; south cost not known)'
  expect((await run('order', 'show', order.id)).out).toContain(said)
  expect(await json('order', 'show', order.id)).toMatchObject({
    routed: [{ supplier: 'west', chosen: 'cheapest', unitCostUsd: 0.97 }],
  })
  await store.transaction((tx) =>
    tx.update(orders).set({
      routed: [
        { supplier: 'north', skipped: 'day_limit' },
        { supplier: 'south', chosen: 'healthy' },
        { supplier: 'west', chosen: 'next', after: 'south', why: 'declined' },
      ],
    }),
  )
  const { out } = await run('order', 'show', order.id)
  expect(out).toContain('north: skipped, its day limit is reached')
  expect(out).toContain('south: first that works')
  expect(out).toContain('west: next, because south declined the order')
})
