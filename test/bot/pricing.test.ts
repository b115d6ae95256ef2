// How admins set prices: what changes is shown first.

import { expect, test } from 'vitest'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { setMargin } from '../../src/domain/catalog/margins.ts'
import { setCost, setPricing } from '../../src/domain/catalog/products.ts'
import { allTiers, setAccountTier } from '../../src/domain/catalog/tiers.ts'
import { actsOf } from '../helpers/acts.ts'
import { testBot } from '../helpers/bot.ts'
import { PIDS } from '../helpers/factories.ts'

const actor = 'operator' as const
const PID = PIDS.userId

async function shop() {
  const bot = await testBot()
  const ada = bot.admin()
  const { store, clock } = bot
  const cost = (costMicros: number) =>
    store.transaction((tx) => setCost(tx, PID, { costMicros, actor }, clock.now))
  const price = async () => (await listingOf(store.read, PID))?.product.priceMicros
  return { ...bot, ada, cost, price }
}

test('a margin is shown with all that it changes, and made once', async () => {
  const { ada, cost, price, store } = await shop()
  await cost(500_000)
  expect(await ada.ask('/margin all 20')).toMatch(/No price changes/)
  await ada.press('✅ Save')
  expect(await ada.ask(`/product ${PID}`)).toMatch(/Price is {2}fixed/)
  expect(await ada.see('💹 Follow the cost')).toMatch(/60 UC {2}0\.99 USD → 0\.60 USD/)
  expect(await price()).toBe(990_000)
  await ada.press('✅ Change them')
  expect(await price()).toBe(600_000)
  expect(await ada.ask('/margin gamea 50')).toMatch(/60 UC {2}0\.60 USD → 0\.75 USD/)
  await ada.press('✅ Change them')
  expect(await price()).toBe(750_000)
  const acts = await actsOf(store, 'pricing.margin')
  expect(acts.map(({ detail }) => detail)).toEqual([
    { slug: null, marginBp: 2000 },
    { slug: 'gamea', marginBp: 5000 },
  ])
})

test('a change is not made where a cost has moved since it was shown', async () => {
  const { ada, cost, price } = await shop()
  await cost(500_000)
  await ada.go('/margin all 20', '✅ Save')
  expect(await ada.see(`/product ${PID}`, '💹 Follow the cost')).toMatch(/0\.99 USD → 0\.60 USD/)
  await cost(510_000)
  const answer = await ada.press('✅ Change them')
  expect(answer?.text ?? (await ada.sees())).toMatch(/have changed since this preview/)
  expect(await price()).toBe(990_000)
  expect(await ada.see(`/product ${PID}`, '💹 Follow the cost')).toMatch(/0\.99 USD → 0\.62 USD/)
  await ada.press('✅ Change them')
  expect(await price()).toBe(620_000)
})

test('admins are told of products that paused themselves, and bring them back', async () => {
  const { ada, app, cost, price, store, clock } = await shop()
  await ada.write('/start')
  await cost(500_000)
  const changes = { pricing: 'margin' } as const
  await store.transaction(async (tx) => {
    await setMargin(tx, { slug: null, tierId: null, marginBp: 2000, actor }, clock.now)
    await setPricing(tx, PID, { changes, actor }, clock.now)
  })
  await cost(900_000)
  await app.bot?.jobs.notify.runOnce()
  expect(await ada.sees()).toMatch(/1 product has paused itself/)
  await ada.go('⏸ Paused by themselves', '⏸ 60 UC · 0.60 USD')
  expect(await ada.sees()).toMatch(/It has paused itself: its cost has changed too much/)
  expect(await ada.sees()).toMatch(/Status {2}\S+ paused/)
  expect(await ada.see('✅ Accept the new cost')).toMatch(/0\.60 USD → 1\.08 USD/)
  await ada.press('✅ Change them')
  expect(await price()).toBe(1_080_000)
})

test('a tier is made, given a discount and accounts, which then see its prices', async () => {
  const { ada, newcomer, store, clock } = await shop()
  const holder = await newcomer()
  await ada.go('/tiers', '➕ Tier')
  expect(await ada.ask('standard')).toMatch(/is not "standard"/)
  await ada.write('Gold')
  await ada.press('➖ Discount')
  expect(await ada.ask('91')).toMatch(/not a percentage/)
  expect(await ada.ask('10 %')).toMatch(/60 UC · Gold {2}0\.99 USD → 0\.90 USD/)
  await ada.press('✅ Change them')
  const { id } = await holder.account()
  await store.transaction(async (tx) => {
    const gold = (await allTiers(tx)).find(({ name }) => name === 'Gold')
    await setAccountTier(tx, id, { tierId: gold?.id ?? null, actor }, clock.now)
  })
  await holder.go('/start', '🛍 Shop', 'Game A UC')
  expect(JSON.stringify(await holder.messages())).toContain('60 UC · 0.90 USD')
})

test('whoever sets a price below the cost reads at once that the product has paused itself', async () => {
  const { ada, cost } = await shop()
  await cost(500_000)
  const [asked] = await ada.write(`/product ${PID} price 0.40`)
  expect(asked?.text).toMatch(/Price {2}0\.99 USD → 0\.40 USD\nCost {2}0\.50 USD .*−0\.10 USD each/)
  expect((await ada.press('✅ Change them'))?.text).toBe(
    `${PID} now costs 0.40 USD.\n⏸ It has paused itself: it costs you more than its price.`,
  )
})

test('a typed price or cost is shown first, with what is then left, and is undone', async () => {
  const { ada, cost, price, store } = await shop()
  await cost(500_000)
  await ada.go(`/product ${PID}`, '💲 Price')
  expect(await ada.ask('2')).toMatch(/Price {2}0\.99 USD → 2\.00 USD\nCost {2}0\.50 USD/)
  expect(await price()).toBe(990_000)
  await ada.press('✅ Change them')
  expect(await price()).toBe(2_000_000)
  expect(await ada.see('↩️ Undo')).toMatch(/^↩️ .* now costs 0\.99 USD/)
  expect(await price()).toBe(990_000)

  // A price that followed from the cost does so again.
  await ada.go('/margin all 20', '✅ Save')
  await ada.go(`/product ${PID}`, '💹 Follow the cost', '✅ Change them')
  await ada.go(`/product ${PID} price 3`, '✅ Change them', '↩️ Undo')
  const product = { pricing: 'margin', priceMicros: 600_000 }
  expect((await listingOf(store.read, PID))?.product).toMatchObject(product)

  await ada.write(`/product ${PID} cost 0.55`)
  expect(await ada.sees()).toMatch(/Cost {2}0\.50 USD \(sandbox\) → 0\.55 USD/)
  await ada.press(/^✅/)
  const undo = await ada.button()
  await ada.go(`/product ${PID} cost 0.56`, /^✅/)
  expect((await ada.pressData(...undo))?.text).toMatch(/changed since/)
  expect(await ada.see('↩️ Undo')).toMatch(/0\.55 USD/)
})
