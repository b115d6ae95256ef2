// Prices in the panel: shown before they are changed, and undone.
import { expect, test } from 'vitest'
import { reprice } from '../../src/domain/catalog/reprice.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID } from '../helpers/bot.ts'
import { PIDS } from '../helpers/factories.ts'
import { goodsShop } from '../helpers/goods.ts'
import { panelOf } from '../helpers/panel.ts'
import { roundTo } from '../helpers/prices.ts'
import { editForm, formOf } from '../helpers/ways.ts'

const [PID, OTHER] = [PIDS.userId, PIDS.zoneId]
const PRODUCT = `/panel/goods/products/${PID}`
const PRICES = '/panel/goods/prices'

/** What the grid sends: each cell with what it was. */
function cells(pids: string[], changed: Record<string, [was: string, is: string]>) {
  const sent = Object.entries(changed).flatMap(([name, [was, is]]) => [
    [name, is],
    [`was.${name}`, was],
  ])
  return { pids: pids.join(' '), ...Object.fromEntries(sent) }
}

/** What the grid sends for one product. */
const one = (field: string, was: string, is: string) => cells([PID], { [field]: [was, is] })
const PRICE = `price.${PID}`

test('a price is shown with what is then left, changed and undone', async () => {
  const { panel, cost, price, undo, margin, byMargin, product } = await goodsShop()
  await cost(500_000)
  expect((await panel.open(PRODUCT)).html).toContain(`href="${PRICES}?pid=${PID}"`)
  const found = await panel.open(`${PRICES}?q=diamonds`)
  expect(found.html).toContain(`name="price.${OTHER}"`)
  expect(found.html).not.toContain(PRICE)
  const grid = await panel.open(`${PRICES}?pid=${PID}`)
  expect(grid.html).toContain(`name="${PRICE}" value="0.99"`)
  expect(grid.html).not.toContain(OTHER)
  const seen = await panel.send(PRICES, one(PRICE, '0.99', '2'), { yes: false })
  expect(seen.text).toMatch(/0\.99 USD → 2\.00 USD\s+0\.50 USD\s+\+1\.50 USD/)
  const done = await panel.send(PRICES, one(PRICE, '0.99', '2'))
  expect(await price()).toBe(2_000_000)
  expect((await undo(done.html)).said).toBe('It is undone.')
  expect(await price()).toBe(990_000)

  // A price that followed from the cost does so again.
  await margin(2000)
  await byMargin()
  await undo((await panel.send(PRICES, one(PRICE, '0.60', '3'))).html)
  expect(await product()).toMatchObject({ pricing: 'margin', priceMicros: 600_000 })

  const costed = await panel.send(PRICES, one(`cost.${PID}.sandbox`, '0.50', '0.55'))
  expect(await price()).toBe(660_000)
  await panel.send(PRICES, one(`cost.${PID}.sandbox`, '0.55', '0.56'))
  expect((await undo(costed.html)).said).toMatch(/changed in the meantime/)
})

test('whoever sets a price below the cost reads before and after that the product pauses itself', async () => {
  const { panel, cost, product } = await goodsShop()
  await cost(500_000)
  const below = one(PRICE, '0.99', '0.40')
  const seen = await panel.send(PRICES, below, { yes: false })
  expect(seen.text).toMatch(/It pauses itself: it costs you more than its price[\s\S]*−0\.10 USD/)
  const done = await panel.send(PRICES, below)
  expect(done.said).toMatch(/1 product has paused itself/)
  const allowed = { name: '60 UC', 'ref.sandbox': 'a-60', belowCost: 'on' }
  const asked = await panel.send(`${PRODUCT}/edit`, allowed, { yes: false })
  expect(asked.text).toMatch(/below its cost: off → May be sold below its cost: on/)
  await panel.send(`${PRODUCT}/edit`, allowed)
  expect(await product()).toMatchObject({ belowCost: true, heldFor: null })
})

test('a change is not made where a cost has moved since it was shown', async () => {
  const { panel, cost, margin, price } = await goodsShop()
  await cost(500_000)
  await margin(2000)
  const form = { form: 'one' }
  const follow = one(`pricing.${PID}`, 'fixed', 'margin')
  const shown = await panel.send(PRICES, follow, { yes: false })
  expect(shown.text).toMatch(/0\.99 USD → 0\.60 USD/)
  const [, seen = ''] = /name="shown" value="([^"]+)"/.exec(shown.html) ?? []
  await cost(510_000)
  const refused = await panel.send(PRICES, { ...follow, yes: '1', shown: seen }, form)
  expect(refused.said).toMatch(/have changed since this preview/)
  expect(await price()).toBe(990_000)
  await panel.send(PRICES, follow)
  expect(await price()).toBe(620_000)
})

test('many cells are one act, which one press undoes', async () => {
  const { panel, cost, margin, byMargin, price, product, store, undo } = await goodsShop()
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
  const sent = { ...changed, at: '?q=&line=gamea' }
  const done = await panel.send(PRICES, sent, { form: 'grid' })
  expect([await price(), await price(OTHER)]).toEqual([1_500_000, 800_000])
  // A price that was typed does not follow from the cost any more.
  expect((await product(OTHER))?.pricing).toBe('fixed')
  const act = (await actsOf(store, 'prices.edit')).at(-1)
  expect(act?.detail).toMatchObject({
    products: 2,
    changed: expect.arrayContaining([`${PID} price: 0.99 → 1.50`]),
  })
  const [, shown = ''] = /name="seen" value="([^"]+)"/.exec(seen.html) ?? []
  const again = await panel.send(PRICES, { ...changed, yes: '1', seen: shown }, { form: 'grid' })
  expect(again.said).toMatch(/done before/)

  // What was searched for stays.
  expect((await undo(done.html)).html).toContain('<option value="gamea" selected>')
  expect([await price(), await price(OTHER)]).toEqual([990_000, 720_000])
  expect(await product(OTHER)).toMatchObject({
    pricing: 'margin',
    costs: { sandbox: { micros: 600_000 } },
  })
  expect((await product())?.costs).toMatchObject({ sandbox: { micros: 500_000 } })
  expect((await undo(done.html)).said).toMatch(/changed in the meantime/)
})

test('the grid says what it does not take, and undoes nothing that has changed since', async () => {
  const { panel, cost, margin, price, undo } = await goodsShop()
  await cost(500_000)
  await margin(2000)
  const price1 = (is: string) => one(PRICE, '0.99', is)
  expect((await panel.send(PRICES, price1('0.99'))).said).toMatch(/Nothing was changed/)
  const wrong = await panel.send(PRICES, price1('cheap'))
  expect(wrong.said).toMatch(/cheap/)
  // What was typed stays, in the grid.
  expect(wrong.html).toContain('value="cheap"')
  await panel.send(PRICES, price1('1'))
  expect((await panel.send(PRICES, price1('2'))).said).toMatch(/changed in the meantime/)
  const followed = await panel.send(
    PRICES,
    cells([PID], { [`price.${PID}`]: ['1.00', '5'], [`pricing.${PID}`]: ['fixed', 'margin'] }),
  )
  expect(await price()).toBe(600_000)
  await panel.send(PRICES, one(PRICE, '0.60', '7'))
  expect((await undo(followed.html)).said).toMatch(/changed in the meantime/)
  expect(await price()).toBe(7_000_000)
})

test('a mode is undone with the price that it had moved', async () => {
  const { panel, cost, margin, product, undo } = await goodsShop()
  await cost(500_000)
  await margin(2000)
  const done = await panel.send(PRICES, cells([PID], { [`pricing.${PID}`]: ['fixed', 'margin'] }))
  expect(await product()).toMatchObject({ pricing: 'margin', priceMicros: 600_000 })
  await undo(done.html)
  expect(await product()).toMatchObject({ pricing: 'fixed', priceMicros: 990_000 })
})

test('a cost that jumped is accepted, or the price stays as it was', async () => {
  const { panel, cost, margin, byMargin, price, product, admin, app } = await goodsShop()
  const ada = admin()
  await ada.write('/start')
  await cost(500_000)
  await margin(2000)
  await byMargin()
  await cost(900_000)
  await app.bot?.jobs.notify.runOnce()
  expect(await ada.sees()).toMatch(/1 product has paused itself/)
  const { text } = await panel.open('/panel/goods?only=held')
  expect(text).toMatch(/1 product has paused itself/)
  expect(text).toMatch(/paused itself\s+its cost has changed too much/)
  expect((await panel.open(`${PRODUCT}/accept`)).text).toMatch(/0\.60 USD → 1\.08 USD/)
  await panel.send(`${PRODUCT}/accept`)
  expect(await price()).toBe(1_080_000)

  await cost(400_000)
  expect(await product()).toMatchObject({ heldFor: 'cost_jump' })
  await panel.send(PRICES, one(`pricing.${PID}`, 'margin', 'fixed'))
  expect(await product()).toMatchObject({ heldFor: null, priceMicros: 1_080_000, pricing: 'fixed' })
})

test('a cost that is too old counts as new once somebody says that it is still right', async () => {
  const { panel, cost, margin, byMargin, product, clock, store, app } = await goodsShop()
  await cost(500_000)
  await margin(2000)
  await byMargin()
  await panel.send('/panel/service/pricing', { days: '10', jump: '50' })
  clock.advance(11 * 86_400_000)
  await store.transaction((tx) => reprice(tx, 'by_margin', { actor: 'service' }, clock.now))
  expect(await product()).toMatchObject({ heldFor: 'cost_old' })
  const later = await panelOf({ app, store, clock }, ADMIN_ID)
  expect((await later.open(PRODUCT)).text).toMatch(/The cost is still right/)
  await later.send(`${PRODUCT}/accept`)
  expect(await product()).toMatchObject({ heldFor: null, priceMicros: 600_000 })
})

test('a wider limit shows what it puts on sale again, and at which price', async () => {
  const { panel, cost, margin, byMargin, product } = await goodsShop()
  await cost(500_000)
  await margin(2000)
  await byMargin()
  await cost(900_000)
  expect(await product()).toMatchObject({ heldFor: 'cost_jump', priceMicros: 600_000 })
  const limits = ['/panel/service/pricing', { days: '30', jump: '100' }] as const
  const asked = await panel.send(...limits, { yes: false })
  expect(asked.text).toMatch(/30%[\s\S]*→[\s\S]*100%/)
  expect(asked.text).toMatch(/for sale again[\s\S]*0\.60 USD → 1\.08 USD/)
  const [, shown = ''] = /name="shown" value="([^"]*)"/.exec(asked.html) ?? []
  await cost(950_000)
  const late = await panel.send(limits[0], { ...limits[1], shown, yes: '1' })
  expect(late.said).toMatch(/changed since this preview/)
  await panel.send(...limits)
  expect(await product()).toMatchObject({ heldFor: null, priceMicros: 1_140_000 })
})

test('margins and limits are shown with all that they change', async () => {
  const { panel, cost, byMargin, price, store } = await goodsShop()
  await cost(500_000)
  const all = '/panel/goods/margins/-'
  expect((await editForm(panel, all, { 0: '20' }, { yes: false })).text).toMatch(/No price changes/)
  await editForm(panel, all, { 0: '20' })
  await byMargin()
  expect(await price()).toBe(600_000)
  const own = '/panel/goods/margins/gamea'
  expect((await editForm(panel, own, { 0: '50' }, { yes: false })).text).toMatch(
    /0\.60 USD → 0\.75 USD/,
  )
  await editForm(panel, own, { 0: '50' })
  expect(await price()).toBe(750_000)
  await store.transaction((tx) => roundTo(tx, 'gamea', 1))
  expect(await price()).toBe(1_000_000)
  await editForm(panel, own, { 0: '' })
  // A margin that somebody sets meanwhile is not taken away.
  const form = await formOf(panel, all)
  await editForm(panel, all, { 0: '30' })
  expect((await panel.send(all, { ...form, 0: '40' })).said).toMatch(/changed since you opened/)
  const acts = await actsOf(store, 'pricing.margin')
  expect(acts.map(({ detail }) => detail)).toEqual([
    { slug: null, marginBp: 2000 },
    { slug: 'gamea', marginBp: 5000 },
    { slug: 'gamea', marginBp: null },
    { slug: null, marginBp: 3000 },
  ])
  await panel.send('/panel/service/pricing', { days: '10', jump: '50' })
  expect((await readSettings(store.read)).pricing).toEqual({ maxCostAgeDays: 10, maxJumpBp: 5000 })
})
