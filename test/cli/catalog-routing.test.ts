// The command that says which supplier is asked first, and what it means.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { exportCatalog } from '../../src/domain/catalog/import.ts'
import { createRouteFinder } from '../../src/domain/orders/choose-supplier.ts'
import { lines } from '../../src/domain/schema.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'
import { importTestCatalog, openTestAccount, START } from '../helpers/factories.ts'
import { ownLine } from '../helpers/own-catalog.ts'
import { placeOrder } from '../helpers/place-order.ts'

const SUPPLIERS = ['north', 'south', 'west']
const PRODUCT = { pid: 'P-1', priceUsd: 2, supplierRef: 'x', costUsd: { north: 1.5, west: 0.97 } }
const CATALOG: CatalogJson = { lines: [ownLine('goods', 'topup', PRODUCT, SUPPLIERS)] }

async function shop() {
  const cli = await testCli()
  await importTestCatalog(cli.store, CATALOG)
  const line = async () => (await exportCatalog(cli.store.read)).lines[0]
  const routing = (...args: string[]) => cli.run('catalog', 'routing', ...args)
  return { ...cli, line, routing }
}

test('shows what a routing would mean, and changes it with --yes alone', async () => {
  const { routing, refusal, line, store } = await shop()
  expect((await routing('goods')).out).toMatch(
    /P-1 +supplier north, unit cost 1\.50 USD; supplier south; supplier west, unit cost 0\.97 USD/,
  )
  const would = await routing('goods', '--by', 'cheapest')
  expect(would).toMatchObject({ exitCode: 1 })
  expect(would.out).toMatch(/P-1 +supplier west, unit cost 0\.97 USD; supplier north/)
  expect(would.out).toMatch(/This would change the routing\. Nothing has changed/)
  for (const [args, message] of [
    [['goods', '--off', '--by', 'listed'], /--off alone/],
    [['goods', '--by', 'best'], /Allowed choices/],
    [['nothing'], /nothing/],
  ] as const)
    expect(await refusal('catalog', 'routing', ...args, '--yes')).toMatch(message)
  expect((await line())?.routing).toBeUndefined()
  await routing('goods', '--by', 'cheapest', '--yes')
  expect((await line())?.routing).toEqual({ by: 'cheapest' })
  expect((await actsOf(store)).at(-1)).toMatchObject({
    ...{ actor: 'operator', action: 'catalog.routing' },
    detail: { slug: 'goods', routing: 'cheapest', before: { routing: null } },
  })
})

test('a product has a way of its own until it follows its line again', async () => {
  const { routing, json, line } = await shop()
  await routing('goods', '--by', 'cheapest', '--yes')
  const route = [
    { supplier: 'north', unitCostUsd: 1.5 },
    { supplier: 'south', unitCostUsd: null },
    { supplier: 'west', unitCostUsd: 0.97 },
  ]
  expect(await json('catalog', 'routing', 'P-1', '--by', 'healthy', '--yes')).toEqual({
    ...{ pid: 'P-1', routing: { by: 'healthy' }, routes: [{ pid: 'P-1', route }] },
  })
  const off = await routing('P-1', '--off', '--yes')
  expect(off.out).toMatch(/Routing +–[\s\S]*P-1 +supplier west/)
  expect(await line()).toMatchObject({ routing: { by: 'cheapest' } })
  expect((await line())?.products[0]).not.toHaveProperty('routing')
})

test('what is exported is imported as it was, and an earlier version’s way counts as listed', async () => {
  const { routing, line, store } = await shop()
  await routing('goods', '--by', 'healthy', '--yes')
  const before = await exportCatalog(store.read)
  await routing('goods', '--off', '--yes')
  await importTestCatalog(store, before)
  expect((await line())?.routing).toEqual({ by: 'healthy' })
  const weighted = sql`'{"by":"weighted","weights":{"north":3}}'`
  await store.transaction((tx) => tx.update(lines).set({ routing: weighted }))
  expect((await routing('goods')).out).toMatch(/Routing +by listed/)
  expect((await line())?.routing).toEqual({ by: 'listed' })
})

test('an order says why it went where it is', async () => {
  const { run, routing, json, store } = await shop()
  await routing('goods', '--by', 'cheapest', '--yes')
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 10_000_000 })
  const routeOf = createRouteFinder(new Map(SUPPLIERS.map((name) => [name, { needsRef: true }])))
  const terms = { instance: 'test', inFlightMs: 1000, leaseMs: 1000, routeOf }
  const request = { accountId, pid: 'P-1', trxid: 'T-1', idempotencyKey: undefined }
  const bought = { ...request, quantity: undefined, player: { userId: '5123456' } }
  const { order } = await placeOrder(store, bought, terms, START)
  const said = 'west: cheapest (0.97 USD; north 1.50 USD; south cost not known)'
  expect((await run('order', 'show', order.id)).out).toContain(said)
  expect(await json('order', 'show', order.id)).toMatchObject({
    routed: [{ supplier: 'west', chosen: 'cheapest', unitCostUsd: 0.97 }],
  })
})
