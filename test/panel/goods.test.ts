// Goods in the panel: prices, lines, products, tiers and the catalog file.
import { expect, test } from 'vitest'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { setMargin } from '../../src/domain/catalog/margins.ts'
import { setCost, setPricing } from '../../src/domain/catalog/products.ts'
import { allTiers } from '../../src/domain/catalog/tiers.ts'
import { lineBySlug } from '../../src/domain/catalog/view.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { importTestCatalog, PIDS } from '../helpers/factories.ts'
import { ownLine } from '../helpers/own-catalog.ts'
import { panelOf } from '../helpers/panel.ts'

const actor = 'operator' as const
const [PID, OTHER] = [PIDS.userId, PIDS.zoneId]
const PRODUCT = `/panel/goods/products/${PID}`
const PRICES = '/panel/goods/prices'

async function shop() {
  const bot = await testBot()
  const panel = await panelOf(bot, ADMIN_ID)
  const { store, clock } = bot
  const product = async (pid: string = PID) => (await listingOf(store.read, pid))?.product
  return {
    ...{ ...bot, panel, product },
    price: async (pid: string = PID) => (await product(pid))?.priceMicros,
    cost: (costMicros: number, pid: string = PID) =>
      store.transaction((tx) => setCost(tx, pid, { costMicros, actor }, clock.now)),
    margin: (marginBp: number) =>
      store.transaction((tx) =>
        setMargin(tx, { slug: null, tierId: null, marginBp, actor }, clock.now),
      ),
    byMargin: (pid: string = PID) =>
      store.transaction((tx) =>
        setPricing(tx, pid, { changes: { pricing: 'margin' }, actor }, clock.now),
      ),
    undo: async (html: string) => {
      const [, id = ''] = /name="id" value="(\d+)"/.exec(html) ?? []
      return panel.send('/panel/undo', { id })
    },
  }
}

/** What the grid sends: each cell with what it was. */
function cells(pids: string[], changed: Record<string, [was: string, is: string]>) {
  const sent = Object.entries(changed).flatMap(([name, [was, is]]) => [
    [name, is],
    [`was.${name}`, was],
  ])
  return { pids: pids.join(' '), ...Object.fromEntries(sent) }
}

test('the list shows price, cost, margin and stock, is searched and filtered, and is a file', async () => {
  const { panel, cost } = await shop()
  await cost(500_000)
  const { text } = await panel.open('/panel/goods')
  expect(text).toMatch(/60 UC\s+GWP-A60\s+Game A UC\s+0\.99 USD\s+0\.50 USD\s+\+0\.49 USD 98%/)
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

test('a price is shown with what is then left, changed and undone', async () => {
  const { panel, cost, price, undo, margin, byMargin, product } = await shop()
  await cost(500_000)
  const seen = await panel.send(`${PRODUCT}/price`, { price: '2' }, { yes: false })
  expect(seen.text).toMatch(/0\.99 USD → 2\.00 USD\s+0\.50 USD\s+\+1\.50 USD/)
  expect(await price()).toBe(990_000)
  const done = await panel.send(`${PRODUCT}/price`, { price: '2' })
  expect(await price()).toBe(2_000_000)
  expect((await undo(done.html)).said).toBe('It is undone.')
  expect(await price()).toBe(990_000)

  // A price that followed from the cost does so again.
  await margin(2000)
  await byMargin()
  await undo((await panel.send(`${PRODUCT}/price`, { price: '3' })).html)
  expect(await product()).toMatchObject({ pricing: 'margin', priceMicros: 600_000 })

  const costed = await panel.send(`${PRODUCT}/cost`, { supplier: 'sandbox', cost: '0.55' })
  expect(await price()).toBe(660_000)
  await panel.send(`${PRODUCT}/cost`, { supplier: 'sandbox', cost: '0.56' })
  expect((await undo(costed.html)).said).toMatch(/changed since/)
})

test('whoever sets a price below the cost reads before and after that the product pauses itself', async () => {
  const { panel, cost } = await shop()
  await cost(500_000)
  const seen = await panel.send(`${PRODUCT}/price`, { price: '0.40' }, { yes: false })
  expect(seen.text).toMatch(
    /−0\.10 USD[\s\S]*It has paused itself: it costs you more than its price/,
  )
  const done = await panel.send(`${PRODUCT}/price`, { price: '0.40' })
  expect(done.said).toMatch(/1 product has paused itself/)
})

test('a change is not made where a cost has moved since it was shown', async () => {
  const { panel, cost, margin, price } = await shop()
  await cost(500_000)
  await margin(2000)
  const form = { form: 'one' }
  const shown = await panel.open(`${PRODUCT}/by-margin`)
  expect(shown.text).toMatch(/0\.99 USD → 0\.60 USD/)
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(shown.html) ?? []
  await cost(510_000)
  const refused = await panel.send(`${PRODUCT}/by-margin`, { yes: '1', seen }, form)
  expect(refused.said).toMatch(/have changed since this preview/)
  expect(await price()).toBe(990_000)
  await panel.send(`${PRODUCT}/by-margin`)
  expect(await price()).toBe(620_000)
})

test('many cells are one act, which one press undoes', async () => {
  const { panel, cost, margin, byMargin, price, product, store, undo } = await shop()
  await cost(500_000)
  await margin(2000)
  await cost(600_000, OTHER)
  await byMargin(OTHER)
  expect((await panel.open(`${PRICES}?line=gamea`)).html).toContain(
    `name="price.${PID}" value="0.99"`,
  )
  const changed = cells([PID, OTHER], {
    [`price.${PID}`]: ['0.99', '1,50'],
    [`cost.${PID}.sandbox`]: ['0.50', '0.45'],
    [`pricing.${PID}`]: ['fixed', 'fixed'],
    [`price.${OTHER}`]: ['0.72', '0.80'],
  })
  const seen = await panel.send(PRICES, changed, { yes: false })
  expect(seen.text).toMatch(/2 prices change/)
  expect(seen.text).toMatch(/0\.99 USD → 1\.50 USD\s+0\.50 USD → 0\.45 USD\s+\+1\.05 USD/)
  const done = await panel.send(PRICES, changed, { form: 'grid' })
  expect([await price(), await price(OTHER)]).toEqual([1_500_000, 800_000])
  // A price that was typed does not follow from the cost any more.
  expect((await product(OTHER))?.pricing).toBe('fixed')
  expect(await actsOf(store, 'prices.edit')).toHaveLength(1)
  expect(await actsOf(store, 'product.change')).toHaveLength(2)
  const [, shown = ''] = /name="seen" value="([^"]+)"/.exec(seen.html) ?? []
  const again = await panel.send(PRICES, { ...changed, yes: '1', seen: shown }, { form: 'grid' })
  expect(again.said).toMatch(/done before/)

  await undo(done.html)
  expect([await price(), await price(OTHER)]).toEqual([990_000, 720_000])
  expect(await product(OTHER)).toMatchObject({
    pricing: 'margin',
    costs: { sandbox: { micros: 600_000 } },
  })
  expect((await product())?.costs).toMatchObject({ sandbox: { micros: 500_000 } })
  expect((await undo(done.html)).said).toMatch(/changed in the meantime/)
})

test('the grid says what it does not take, and undoes nothing that has changed since', async () => {
  const { panel, cost, margin, price, undo } = await shop()
  await cost(500_000)
  await margin(2000)
  const price1 = (is: string) => cells([PID], { [`price.${PID}`]: ['0.99', is] })
  expect((await panel.send(PRICES, price1('0.99'))).said).toMatch(/Nothing was changed/)
  const wrong = await panel.send(PRICES, price1('cheap'))
  expect(wrong.said).toMatch(/cheap/)
  // What was typed stays, in the grid.
  expect(wrong.html).toContain('value="cheap"')
  await panel.send(`${PRODUCT}/price`, { price: '1' })
  expect((await panel.send(PRICES, price1('2'))).said).toMatch(/changed in the meantime/)
  const followed = await panel.send(
    PRICES,
    cells([PID], { [`price.${PID}`]: ['1.00', '5'], [`pricing.${PID}`]: ['fixed', 'margin'] }),
  )
  expect(await price()).toBe(600_000)
  await panel.send(`${PRODUCT}/price`, { price: '7' })
  expect((await undo(followed.html)).said).toMatch(/changed in the meantime/)
  expect(await price()).toBe(7_000_000)
})

test('a mode is undone with the price that it had moved', async () => {
  const { panel, cost, margin, product, undo } = await shop()
  await cost(500_000)
  await margin(2000)
  const done = await panel.send(PRICES, cells([PID], { [`pricing.${PID}`]: ['fixed', 'margin'] }))
  expect(await product()).toMatchObject({ pricing: 'margin', priceMicros: 600_000 })
  await undo(done.html)
  expect(await product()).toMatchObject({ pricing: 'fixed', priceMicros: 990_000 })
})

test('a cost that jumped is accepted, or the price stays as it was', async () => {
  const { panel, cost, margin, byMargin, price, product } = await shop()
  await cost(500_000)
  await margin(2000)
  await byMargin()
  await cost(900_000)
  const { text } = await panel.open('/panel/goods?only=held')
  expect(text).toMatch(/1 product has paused itself/)
  expect(text).toMatch(/paused itself\s+its cost has changed too much/)
  expect((await panel.open(`${PRODUCT}/accept`)).text).toMatch(/0\.60 USD → 1\.08 USD/)
  await panel.send(`${PRODUCT}/accept`)
  expect(await price()).toBe(1_080_000)

  await cost(400_000)
  expect(await product()).toMatchObject({ heldFor: 'cost_jump' })
  await panel.send(`${PRODUCT}/fix`)
  expect(await product()).toMatchObject({ heldFor: null, priceMicros: 1_080_000, pricing: 'fixed' })
})

test('a line and a product are made and edited, and what the form does not show stays', async () => {
  const { panel, store, product } = await shop()
  const line = {
    ...{ slug: 'gamez', kind: 'topup', productName: 'Game Z Gems', gameName: 'Game Z' },
    ...{ orderCode: 'gmz', suppliers: 'sandbox', 'userId.label': 'Player ID' },
    ...{ 'serverId.label': 'Server', serverOptions: 'eu | Europe | e, euro\nas | Asia' },
    productNames: 'es = Gemas',
  }
  const made = await panel.send('/panel/goods/new-line', line)
  expect(made.text).toContain('Game Z Gems')
  expect((await panel.send('/panel/goods/new-line', line)).said).toMatch(/already “gamez”/)
  const stored = await lineBySlug(store.read, 'gamez')
  expect(stored).toMatchObject({
    orderCode: 'GMZ',
    productNames: { es: 'Gemas' },
    fields: [{ name: 'userId' }, { name: 'serverId', label: 'Server' }],
    serverOptions: [
      { value: 'eu', label: 'Europe', shortcuts: ['e', 'euro'] },
      { value: 'as', label: 'Asia' },
    ],
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

  // Translations and shortcuts of options that were not touched.
  const before = await lineBySlug(store.read, 'gamee')
  const regions = (await panel.open('/panel/goods/lines/gamee/edit')).html
  const [, regionOptions = ''] = /name="regionOptions"[^>]*>([^<]*)</.exec(regions) ?? []
  await panel.send('/panel/goods/lines/gamee/edit', {
    ...{ productName: 'Credits', gameName: before.gameName, orderCode: before.orderCode },
    ...{ suppliers: 'sandbox', productNames: 'es = Créditos de Game E', gameNames: 'es = Juego E' },
    ...{ 'userId.label': 'Player ID', 'userId.pattern': before.fields[0]?.pattern ?? '' },
    ...{ 'region.label': 'Region', 'moreId.label': 'Server ID', 'moreId.example': '2001' },
    regionOptions,
  })
  expect(await lineBySlug(store.read, 'gamee')).toEqual({ ...before, productName: 'Credits' })
  expect(await product(PIDS.region)).toMatchObject({ status: 'active', priceMicros: 3_000_000 })
})

test('lines and products are paused and resumed, and a line’s supplier is chosen', async () => {
  const { panel, store, product } = await shop()
  const [slug, suppliers] = ['x'.repeat(40), ['sandbox', 'south']]
  const one = { pid: 'P-2', priceUsd: 2, supplierRef: 'x' }
  await importTestCatalog(store, { lines: [ownLine(slug, 'topup', one, suppliers)] })
  const line = `/panel/goods/lines/${slug}`
  expect((await panel.send(`${line}/pause`)).said).toMatch(/now paused/)
  expect((await lineBySlug(store.read, slug)).status).toBe('paused')
  await panel.send(`${line}/resume`)
  await panel.send(`${line}/routing`, { way: 'cheapest' })
  expect((await lineBySlug(store.read, slug)).routing).toEqual({ by: 'cheapest' })
  await panel.send(`${line}/routing`, { way: 'listed' })
  expect((await lineBySlug(store.read, slug)).routing).toBeNull()
  const acts = await actsOf(store, 'catalog.routing')
  expect(acts.map(({ detail }) => detail?.routing)).toEqual(['cheapest', null])
  expect((await panel.send(`${line}/routing`, { way: 'best' })).status).toBe(422)
  expect((await panel.open(line)).text).toMatch(/Not set up here: south/)
  await panel.send(`${PRODUCT}/pause`)
  expect((await product())?.status).toBe('paused')
  expect((await panel.open('/panel/goods?only=paused')).text).toContain(PID)
  expect((await panel.open('/panel/goods/lines/nothing')).status).toBe(404)
})

test('margins, rounding and limits are shown with all that they change', async () => {
  const { panel, cost, byMargin, price, store } = await shop()
  await cost(500_000)
  const all = '/panel/goods/margins/-/0'
  expect((await panel.send(all, { margin: '20' }, { yes: false })).text).toMatch(/No price changes/)
  await panel.send(all, { margin: '20' })
  await byMargin()
  expect(await price()).toBe(600_000)
  const own = '/panel/goods/margins/gamea/0'
  expect((await panel.send(own, { margin: '50' }, { yes: false })).text).toMatch(
    /0\.60 USD → 0\.75 USD/,
  )
  await panel.send(own, { margin: '50' })
  expect(await price()).toBe(750_000)
  await panel.send('/panel/goods/lines/gamea/rounding', { roundTo: '1' })
  expect(await price()).toBe(1_000_000)
  await panel.send(own, { margin: '' })
  const acts = await actsOf(store, 'pricing.margin')
  expect(acts.map(({ detail }) => detail)).toEqual([
    { slug: null, marginBp: 2000 },
    { slug: 'gamea', marginBp: 5000 },
    { slug: 'gamea', marginBp: null },
  ])
  await panel.send('/panel/goods/tiers/limits', { days: '10', jump: '50' })
  expect((await readSettings(store.read)).pricing).toEqual({ maxCostAgeDays: 10, maxJumpBp: 5000 })
})

test('a tier is made, given a discount, renamed and removed', async () => {
  const { panel, store, product } = await shop()
  const tiers = '/panel/goods/tiers'
  expect((await panel.send(`${tiers}/new`, { name: 'standard' })).said).toMatch(/is not "standard"/)
  await panel.send(`${tiers}/new`, { name: 'Gold' })
  const [gold] = await allTiers(store.read)
  const path = `${tiers}/${gold?.id}`
  expect((await panel.send(`${path}/discount`, { discount: '91' })).said).toMatch(
    /not a percentage/,
  )
  const shown = await panel.send(`${path}/discount`, { discount: '10 %' }, { yes: false })
  expect(shown.text).toMatch(/Gold: 0\.99 USD → 0\.90 USD/)
  await panel.send(`${path}/discount`, { discount: '10' })
  expect((await product())?.tierPrices).toEqual({ [String(gold?.id)]: 900_000 })
  await panel.send(`${path}/rename`, { name: 'Silver' })
  expect((await panel.open(tiers)).text).toMatch(/Silver\s+0\s+10%/)
  await panel.send(`${path}/remove`)
  expect(await allTiers(store.read)).toEqual([])
  expect((await product())?.tierPrices).toBeNull()
})

test('the catalog file is saved, and shown before it is imported', async () => {
  const { panel, price } = await shop()
  const file = await panel.file('/panel/goods/file/catalog.json')
  const changed = file.replace('"priceUsd": 0.99', '"priceUsd": 1.09')
  const seen = await panel.send('/panel/goods/file/import', { file: changed }, { yes: false })
  expect(seen.text).toMatch(/1 product would change/)
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
  expect((await stock.send(`${PRODUCT}/price`, { price: '1' })).status).toBe(403)
  // They are led to the codes.
  expect((await stock.ask('/panel/goods')).headers.get('location')).toBe('/panel/goods/stock')
  expect((await stock.open('/panel/goods/stock')).text).not.toMatch(/\d USD\n/)
  const support = await panelOf(bot, helper.id)
  expect((await support.open('/panel/goods')).status).toBe(403)
})
