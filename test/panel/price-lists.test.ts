// The price list of a supplier in the panel: what it changes is shown, and what somebody chose of it is made once.
import { expect, test } from 'vitest'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { SupplierFault } from '../../src/domain/suppliers/supplier.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { panelOf, type Seen } from '../helpers/panel.ts'
import { importNorth, listSupplier, NORTH_LIST } from '../helpers/price-list.ts'
import { setCost } from '../helpers/prices.ts'

const NORTH = '/panel/suppliers/north'
const LIST = `${NORTH}/list`

async function shop() {
  const north = listSupplier(NORTH_LIST)
  const bot = await testBot({ suppliers: new Map([['north', north]]) })
  await importNorth(bot.store)
  const ada = await panelOf(bot, ADMIN_ID)
  const product = async (pid: string) => (await listingOf(bot.store.read, pid))?.product
  /** What the page would send: the items that are ticked, or these. */
  const formOf = ({ html }: Seen, items?: string[]) => {
    const boxes = [...html.matchAll(/name="(pick-\d+)" value="([^"]+)"[^>]*?( checked)?>/g)]
    const chosen = boxes.filter(([, , item = '', checked]) => items?.includes(item) ?? checked)
    return {
      seen: /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '',
      ...Object.fromEntries(chosen.map(([, name, item]) => [name, item])),
    }
  }
  const applied = async (items?: string[]) =>
    ada.send(`${LIST}/apply`, formOf(await ada.open(LIST), items))
  return { ...bot, north, ada, product, formOf, applied }
}

test('a list is shown with all that it changes, and taken over once', async () => {
  const { ada, formOf, product, store } = await shop()
  const page = await ada.open(LIST)
  expect(page.text).toMatch(/Last applied\s+never[\s\S]*The list\s+4 new/)
  expect(page.text).toMatch(/60 Gems GEM-60[\s\S]*no cost → 0\.50 USD/)
  const fields = formOf(page)
  const asked = await ada.send(`${LIST}/apply`, fields, { yes: false })
  expect(asked.text).toMatch(/3 prices change[\s\S]*60 Gems[\s\S]*no price → 0\.60 USD/)
  expect(asked.text).toMatch(/\+0\.10 USD 20%/)
  expect(await product('GEM-60')).toMatchObject({ costs: null })
  const form = crypto.randomUUID()
  const sent = await ada.send(`${LIST}/apply`, fields, { form })
  expect(sent.said).toMatch(/^Done/)
  expect(sent.text).toMatch(/Nothing changes for your products/)
  expect(sent.html).not.toContain('class="main"')
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000, heldFor: null })
  expect((await ada.send(`${LIST}/apply`, { ...fields, yes: '1' }, { form })).said).toMatch(
    /was done before/,
  )
  const acts = await actsOf(store, 'supplier.sync')
  expect(acts.map(({ actor }) => actor)).toEqual([`admin:${ADMIN_ID}`])
})

test('only the changes that somebody chose are made', async () => {
  const { ada, applied, product } = await shop()
  await applied(['n-60'])
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000 })
  expect(await product('GEM-300')).toMatchObject({ priceMicros: null })
  expect((await ada.open(LIST)).text).toMatch(/300 Gems GEM-300[\s\S]*no cost → 2\.50 USD/)
})

test('nothing is taken over where the list or the catalog has changed since it was shown', async () => {
  const { ada, formOf, applied, product, north, store, clock } = await shop()
  await applied()
  north.set('n-60', { costMicros: 520_000 })
  let fields = formOf(await ada.open(LIST))
  north.set('n-60', { costMicros: 540_000 })
  const late = await ada.send(`${LIST}/apply`, { ...fields, yes: '1' })
  expect(late.said).toMatch(/changed meanwhile/)
  expect(late.text).toMatch(/0\.50 USD → 0\.54 USD/)
  fields = formOf(late)
  const input = { costMicros: 510_000, actor: 'operator' as const }
  await store.transaction((tx) => setCost(tx, 'GEM-60', input, clock.now))
  expect((await ada.send(`${LIST}/apply`, fields)).said).toMatch(/changed meanwhile/)
  expect((await product('GEM-60'))?.costs).toMatchObject({ north: { micros: 510_000 } })
  await applied()
  expect((await product('GEM-60'))?.costs).toMatchObject({ north: { micros: 540_000 } })
})

test('suspicious changes are made only if somebody ticks them', async () => {
  const { ada, applied, product, north } = await shop()
  await applied()
  north.set('n-60', { costMicros: 2_000_000 })
  north.set('n-300', { name: 'Coins 300' })
  const page = await ada.open(LIST)
  expect(page.text).toMatch(/It has another name[\s\S]*Gems 300 → Coins 300/)
  expect(page.text).toMatch(/more than your limit[\s\S]*0\.50 USD → 2\.00 USD/)
  expect(page.html).not.toContain(' checked>')
  await applied()
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000 })
  await applied(['n-60'])
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 2_400_000, heldFor: null })
  expect((await ada.open(LIST)).text).toMatch(/Coins 300/)
})

test('an item is mapped to a product, and is found by its words', async () => {
  const { ada, applied, product, store } = await shop()
  await applied()
  const items = await ada.open(`${NORTH}/items?q=coins`)
  expect(items.text).toMatch(/n-5\s+Coins 5\s+0\.10 USD/)
  expect(items.text).not.toMatch(/n-60/)
  const path = `${NORTH}/items/map`
  expect((await ada.open(`${path}?item=n-5`)).html).toContain('value="n-5"')
  const asked = await ada.send(path, { pid: 'COIN-5', item: 'n-5' }, { yes: false })
  expect(asked.text).toMatch(/5 Coins \(COIN-5\)\s+–\s+→\s+n-5/)
  await ada.send(path, { pid: 'COIN-5', item: 'n-5' })
  expect((await product('COIN-5'))?.supplierRef).toEqual({ north: 'n-5' })
  expect((await ada.open(`${NORTH}/items?q=n-5`)).text).toMatch(/5 Coins COIN-5/)
  expect((await ada.send(path, { pid: 'COIN-5', item: 'n-7' })).status).toBe(422)
  await ada.send(path, { pid: 'COIN-5', item: '' })
  expect((await product('COIN-5'))?.supplierRef).toBeNull()
  expect(await actsOf(store, 'supplier.map')).toHaveLength(2)
})

test('a list that cannot be read says so, and a role that may not change prices sees none', async () => {
  const { ada, applied, north, newcomer, giveRole, app, store, clock } = await shop()
  await applied()
  north.set('n-60', { available: false })
  expect((await ada.open(LIST)).text).toMatch(/GEM-60[\s\S]*gone, off sale there/)
  north.fault = new SupplierFault('not-sent', 'No connection: ECONNREFUSED.')
  expect((await ada.open(LIST)).text).toMatch(/cannot be read: No connection/)
  const sam = await newcomer()
  await giveRole(sam, 'support')
  const own = await panelOf({ app, store, clock }, sam.id)
  expect((await own.open(NORTH)).html).not.toContain(LIST)
  for (const path of [LIST, `${NORTH}/items`, `${NORTH}/items/map`])
    expect((await own.open(path)).status, path).toBe(403)
  expect((await own.send(`${LIST}/apply`, { seen: '' })).status).toBe(403)
  expect((await ada.open('/panel/suppliers/south/list')).status).toBe(404)
})

test('a schedule and a low balance are set where there is a price list', async () => {
  const { ada } = await shop()
  const fields = { dayLimitMicros: '', atOnce: '', syncEveryMs: '6h', lowBalanceMicros: '50' }
  const asked = await ada.send(`${NORTH}/settings`, fields, { yes: false })
  expect(asked.text).toMatch(/off\s+→\s+every 6 hours[\s\S]*off\s+→\s+50\.00 USD/)
  await ada.send(`${NORTH}/settings`, fields)
  expect((await ada.open(NORTH)).text).toMatch(/every 6 hours\s+Alert below\s+50\.00 USD/)
  for (const wrong of [{ syncEveryMs: '1m' }, { lowBalanceMicros: 'much' }])
    expect((await ada.send(`${NORTH}/settings`, { ...fields, ...wrong })).status).toBe(422)
  await ada.send(`${NORTH}/settings`, { ...fields, syncEveryMs: '', lowBalanceMicros: '' })
  expect((await ada.open(NORTH)).text).toMatch(/itself\s+off\s+Alert below\s+off/)
})
