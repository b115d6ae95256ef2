// The price list of another service, over HTTP: what it sells, asks and has not got decides what is sold here.
import { expect, test } from 'vitest'
import { products } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { serve } from '../helpers/bot.ts'
import { PIDS } from '../helpers/factories.ts'
import { UNHURRIED_MS } from '../helpers/faulty-proxy.ts'
import { importNorth, previewSync, syncNow } from '../helpers/price-list.ts'
import { changeProduct } from '../helpers/prices.ts'
import { createResellerSupplier } from '../helpers/reseller-supplier.ts'
import { PATIENT } from '../helpers/scripted-supplier.ts'

test('follows the prices of another service, and what it has paused', async () => {
  const upstream = await testApp()
  const { key: apiKey } = await upstream.reseller()
  const baseUrl = await serve((request) =>
    upstream.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }),
  )
  const clock = () => upstream.clock.now
  const settings = { baseUrl, apiKey, allowLoss: false, clock, listTimeoutMs: UNHURRIED_MS }
  const suppliers = new Map([['north', createResellerSupplier(settings)]])
  const shop = await testApp({ suppliers, config: PATIENT })
  const goods = [PIDS.userId, PIDS.gamekey].map((pid) => ({
    ...{ pid: `OWN-${pid}`, name: pid, pricing: 'margin', supplierRef: { north: pid } },
  }))
  await importNorth(shop.store, { products: goods })
  const { key } = await shop.reseller()
  const sync = async () => {
    upstream.clock.advance(60_000)
    const about = { suppliers, supplier: 'north' }
    const by = { accepted: new Set<string>(), actor: 'operator' as const }
    const preview = await previewSync(shop.store, about, by, shop.clock.now)
    await syncNow(shop.store, preview, 'operator', shop.clock.now)
    return preview.compared
  }
  const own = async (pid: string) =>
    (await shop.store.read.select().from(products)).find((one) => one.pid === `OWN-${pid}`)
  const change = (changes: Parameters<typeof changeProduct>[2]['changes']) =>
    upstream.store.transaction((tx) =>
      changeProduct(tx, PIDS.userId, { changes, actor: 'operator' }, clock()),
    )
  let placed = 0
  const order = () => {
    placed += 1
    const body = { pid: `OWN-${PIDS.userId}`, trxid: `t-${placed}`, userId: '5123456' }
    return shop.call('POST', '/orders', { key, body })
  }

  expect((await sync()).unmapped.map(({ item }) => item)).toContain(PIDS.zoneId)
  expect(await own(PIDS.userId)).toMatchObject({ priceMicros: 1_190_000, unavailable: null })
  // Its codes are sold out there.
  expect((await own(PIDS.gamekey))?.unavailable).toEqual({ north: PIDS.gamekey })
  expect(await order()).toMatchObject({ status: 200, body: { amountUsd: 1.19 } })
  await change({ priceMicros: 1_200_000 })
  await sync()
  expect(await order()).toMatchObject({ status: 200, body: { amountUsd: 1.44 } })
  await change({ status: 'paused' })
  await sync()
  expect(await order()).toMatchObject({ status: 400, body: { code: 'PRODUCT_DISABLED' } })
  await change({ status: 'active' })
  await sync()
  expect(await order()).toMatchObject({
    status: 200,
    body: { amountUsd: 1.44, status: 'completed' },
  })
})
