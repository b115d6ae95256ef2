// Goods in the panel: prices, lines, products, tiers and the catalog file.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { allTiers, setAccountTier } from '../../src/domain/catalog/tiers.ts'
import { lineBySlug } from '../../src/domain/catalog/view.ts'
import { products } from '../../src/domain/schema.ts'
import { testBot } from '../helpers/bot.ts'
import { addTestStock, importTestCatalog, PIDS } from '../helpers/factories.ts'
import { goodsShop } from '../helpers/goods.ts'
import { ownLine } from '../helpers/own-catalog.ts'
import { panelOf } from '../helpers/panel.ts'

const actor = 'operator' as const
const [PID, OTHER] = [PIDS.userId, PIDS.zoneId]
const PRODUCT = `/panel/goods/products/${PID}`
const PRICES = '/panel/goods/prices'

test('the list shows price, cost, margin and stock, is searched and filtered, and is a file', async () => {
  const { panel, cost } = await goodsShop()
  await cost(500_000)
  const { text } = await panel.open('/panel/goods')
  expect(text).toMatch(/60 UC\s+GWP-A60\s+Game A UC\s+0\.99\s+0\.50\s+\+0\.49 98%/)
  const found = await panel.open('/panel/goods?q=diamonds')
  expect(found.text).toContain(OTHER)
  expect(found.text).not.toContain(PID)
  const low = (await panel.open('/panel/goods?only=low')).html
  expect(low).toContain(PIDS.gamekey)
  expect(low).not.toContain(PRODUCT)
  const file = await panel.file('/panel/goods?as=csv')
  expect(file).toMatch(/pid,product,line,price,cost,margin,stock,sold,status/)
  expect(file).toMatch(/GWP-A60,60 UC,gamea,0\.99,0\.50,0\.49,,0\.00,active/)
})

test('a line and a product are made and edited, and what the form does not show stays', async () => {
  const { panel, store, product } = await goodsShop()
  const line = {
    ...{ slug: 'gamez', kind: 'topup', productName: 'Game Z Gems', gameName: 'Game Z' },
    ...{ orderCode: 'gmz', suppliers: 'sandbox', routing: 'listed', 'userId.label': 'Player ID' },
    ...{ roundTo: '0.5', 'serverId.label': 'Server' },
  }
  const made = await panel.send('/panel/goods/new-line', line)
  expect(made.text).toContain('Game Z Gems')
  expect((await panel.send('/panel/goods/new-line', line)).said).toMatch(/already “gamez”/)
  const stored = await lineBySlug(store.read, 'gamez')
  expect(stored).toMatchObject({
    ...{ orderCode: 'GMZ', roundToMicros: 500_000 },
    fields: [{ name: 'userId' }, { name: 'serverId', label: 'Server' }],
  })
  const wrong = await panel.send('/panel/goods/new-line', { ...line, slug: 'Game Z' })
  expect(wrong.said).toMatch(/lower-case letters or digits/)

  const goods = '/panel/goods/lines/gamez'
  const item = { pid: 'GZ-1', name: '10 gems', price: '1.25', cost: '1', 'ref.sandbox': 'z-10' }
  await panel.send(`${goods}/new-product`, item)
  expect(await product('GZ-1')).toMatchObject({
    ...{ priceMicros: 1_250_000, supplierRef: 'z-10', slug: 'gamez' },
    costs: { sandbox: { micros: 1_000_000 } },
  })
  expect((await panel.send(`${goods}/new-product`, item)).said).toMatch(/already “GZ-1”/)
  await panel.send('/panel/goods/products/GZ-1/edit', { name: 'Ten gems', 'ref.sandbox': 'z-10' })
  expect(await product('GZ-1')).toMatchObject({ name: 'Ten gems', priceMicros: 1_250_000 })

  // Patterns, examples, options and translations, which only the catalog file has.
  const before = await lineBySlug(store.read, 'gamee')
  await panel.send('/panel/goods/lines/gamee/edit', {
    ...{ productName: 'Credits', gameName: before.gameName, orderCode: before.orderCode },
    ...{ suppliers: 'sandbox', routing: 'listed' },
    ...{ 'userId.label': 'Player ID', 'region.label': 'Region', 'moreId.label': 'Server ID' },
  })
  expect(await lineBySlug(store.read, 'gamee')).toEqual({ ...before, productName: 'Credits' })
  expect(await product(PIDS.region)).toMatchObject({ status: 'active', priceMicros: 3_000_000 })
})

test('a product says where it cannot be bought now', async () => {
  const { panel, store } = await goodsShop()
  expect((await panel.open(PRODUCT)).text).not.toMatch(/cannot be bought there/)
  await store.transaction((tx) =>
    tx
      .update(products)
      .set({ unavailable: { sandbox: 'a-60' } })
      .where(eq(products.pid, PID)),
  )
  expect((await panel.open(PRODUCT)).text).toMatch(/sandbox cannot be bought there now/)
})

test('lines and products are paused and resumed, and a line says which supplier is missing', async () => {
  const { panel, store, product, reseller, call } = await goodsShop()
  const [slug, suppliers] = ['x'.repeat(40), ['sandbox', 'south']]
  const one = { pid: 'P-2', priceUsd: 2, supplierRef: 'x' }
  await importTestCatalog(store, { lines: [ownLine(slug, 'topup', one, suppliers)] })
  const line = `/panel/goods/lines/${slug}`
  expect((await panel.send(`${line}/pause`)).said).toMatch(/now paused/)
  expect((await lineBySlug(store.read, slug)).status).toBe('paused')
  await panel.send(`${line}/resume`)
  expect((await panel.open(`/panel/goods?line=${slug}`)).text).toMatch(/Not set up here: south/)
  const { key } = await reseller(1_000_000_000)
  let placed = 0
  const order = async () => {
    placed += 1
    const body = { pid: PID, userId: '5123456789', trxid: `t-${placed}` }
    return (await call('POST', '/orders', { key, body })).body
  }
  await panel.send('/panel/goods/lines/gamea/pause')
  expect(await order()).toMatchObject({ code: 'GAME_DISABLED' })
  await panel.send('/panel/goods/lines/gamea/resume')
  expect(await order()).toMatchObject({ orderCreated: true })
  await panel.send(`${PRODUCT}/pause`)
  expect(await order()).toMatchObject({ code: 'PRODUCT_DISABLED' })
  expect((await product())?.status).toBe('paused')
  expect((await panel.open('/panel/goods?only=paused')).text).toContain(PID)
  await panel.send(`${PRODUCT}/archive`)
  expect((await panel.open('/panel/goods')).text).not.toContain(PID)
  expect((await panel.open('/panel/goods?line=gamea&only=archived')).text).toContain(PID)
  expect((await panel.open('/panel/goods?line=nothing')).status).toBe(404)
})

test('a tier is made, given a discount, which its accounts see, renamed and removed', async () => {
  const { panel, store, product, newcomer, clock } = await goodsShop()
  const tiers = '/panel/goods/tiers'
  expect((await panel.send(`${tiers}/new/edit`, { name: 'standard', discount: '0' })).said).toMatch(
    /is not "standard"/,
  )
  await panel.send(`${tiers}/new/edit`, { name: 'Gold', discount: '0' })
  const [gold] = await allTiers(store.read)
  const path = `${tiers}/${gold?.id}`
  const edit = (name: string, discount: string, how = {}) =>
    panel.send(`${path}/edit`, { name, discount }, how)
  expect((await edit('Gold', '91')).said).toMatch(/not a percentage/)
  const shown = await edit('Gold', '10 %', { yes: false })
  expect(shown.text).toMatch(/Gold: 0\.99 USD → 0\.90 USD/)
  await edit('Gold', '10')
  expect((await product())?.tierPrices).toEqual({ [String(gold?.id)]: 900_000 })
  const holder = await newcomer()
  const { id } = await holder.account()
  const to = { tierId: gold?.id ?? null, actor }
  await store.transaction((tx) => setAccountTier(tx, id, to, clock.now))
  await holder.go('/start', '🛍 Shop', 'Game A UC')
  expect(JSON.stringify(await holder.messages())).toContain('60 UC · 0.90 USD')
  await edit('Silver', '10')
  expect((await panel.open(tiers)).text).toMatch(/Silver\s+1\s+10%/)
  await panel.send(`${path}/remove`)
  expect(await allTiers(store.read)).toEqual([])
  expect((await product())?.tierPrices).toBeNull()
})

test('the catalog file is saved, and shown before it is imported', async () => {
  const { panel, price } = await goodsShop()
  const file = await panel.file('/panel/goods/file/catalog.json')
  const changed = file.replace('"priceUsd": 0.99', '"priceUsd": 1.09')
  const seen = await panel.send('/panel/goods/file/import', { file: changed }, { yes: false })
  expect(seen.text).toMatch(/1 price changes/)
  expect(seen.text).toMatch(/0\.99 USD → 1\.09 USD/)
  expect(await price()).toBe(990_000)
  await panel.send('/panel/goods/file/import', { file: changed })
  expect(await price()).toBe(1_090_000)
  const refused = await panel.send('/panel/goods/file/import', { file: '{"lines":[{"slug":"A"}]}' })
  expect(refused.status).toBe(422)
  expect(refused.said).toMatch(/lower-case letters/)
  const large = await panel.send('/panel/goods/file/import', {
    file: ' '.repeat(9) + 'x'.repeat(300_001),
  })
  expect(large.said).toMatch(/can have 300 KB/)
})

test('only those who look after the catalog change it, and only they see prices', async () => {
  const bot = await testBot()
  const [keeper, helper] = [await bot.newcomer(), await bot.newcomer()]
  await bot.giveRole(keeper, 'stock')
  await bot.giveRole(helper, 'support')
  const stock = await panelOf(bot, keeper.id)
  expect((await stock.open(PRODUCT)).status).toBe(403)
  expect((await stock.send(PRICES, { pids: PID })).status).toBe(403)
  await addTestStock(bot.store, PIDS.gamekey, 1)
  const seen = await stock.open('/panel/goods?as=csv')
  expect(seen.text).toContain(PIDS.gamekey)
  expect(seen.text).not.toMatch(/price|cost|margin|sold/)
  expect((await stock.open('/panel/goods?line=gamea')).text).not.toMatch(/\d USD\n/)
  const support = await panelOf(bot, helper.id)
  expect((await support.open('/panel/goods')).status).toBe(403)
})
