// Problems, orders by hand, orders that are stuck and failing suppliers in the inbox of the panel.
import { expect, test } from 'vitest'
import { openApprovals } from '../../src/domain/approvals/approvals.ts'
import { manualTasks } from '../../src/domain/schema.ts'
import { openIncidents } from '../../src/domain/suppliers/incidents.ts'
import { actsOf } from '../helpers/acts.ts'
import { type Goods, OTHER_ADMIN, shopWithAdmins } from '../helpers/admins.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { buyKeys, claim, codeIds } from '../helpers/claims.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'

const NORTH: Goods = { suppliers: ['north'] }
const BY_HAND: Goods = { suppliers: ['manual'], supplierRef: null }

/** A holder with a problem with keys that they bought. */
async function reported({ quantity = 1, left = 20 } = {}) {
  const bot = await testBot()
  const { store, clock } = bot
  await addTestStock(store, PIDS.gamekey, quantity + left)
  const { accountId, telegramId } = await bot.reseller()
  const holder = bot.person(telegramId)
  for (const one of [holder, bot.admin()]) await one.write('/start')
  const orderId = await buyKeys(store, accountId, quantity)
  const about = { description: 'It is <b>used</b>.', now: clock.now }
  const { reference } = await claim(store, accountId, orderId, about)
  const panel = await panelOf(bot, ADMIN_ID)
  const balance = async () => (await holder.balance()) / 1_000_000
  return {
    ...bot,
    panel,
    holder,
    orderId,
    accountId,
    balance,
    path: `/panel/inbox/claim/${reference}`,
  }
}

test('a problem shows what was written, and its codes are replaced by others from stock', async () => {
  const { panel, path, store, orderId, holder, settled, proven } = await reported({ quantity: 3 })
  const opened = await panel.open('/panel/inbox')
  expect(opened.text).toMatch(/The code is not valid[\s\S]*It is <b>used<\/b>\./)
  const [first, ...others] = await codeIds(store, orderId)
  expect((await panel.send(`${path}/replace`)).said).toBe('“Codes” is empty.')
  const chosen = { [`code-${first}`]: 'on', answer: 'Sorry!' }
  const asked = await panel.send(`${path}/replace`, chosen, { yes: false })
  expect(asked.text).toMatch(/Replace 1 code\?[\s\S]*stock, which has 20/)
  expect((await panel.send(`${path}/replace`, chosen)).said).toMatch(/^Replaced/)
  const now = await codeIds(store, orderId)
  expect(now).toEqual(expect.arrayContaining(others))
  expect(now).not.toContain(first)
  await settled()
  expect(await holder.sees()).toContain('Sorry!')
  const late = await panel.send(`${path}/refuse`, { answer: 'No' })
  expect(late.text).toMatch(/This waits no longer[\s\S]*replaced/)
  await proven()
})

test('a part of its price goes back, or the rest, and never more', async () => {
  const { panel, path, balance, store, orderId, accountId, clock, proven } = await reported()
  const before = await balance()
  const form = await panel.open(`${path}/refund`)
  expect(form.html).toMatch(/name="amountMicros" value="5\.00"[\s\S]*<option value="2\.50">/)
  expect((await panel.send(`${path}/refund`, { amountMicros: '6' })).said).toMatch(/5\.00 USD/)
  const done = await panel.send(`${path}/refund`, { amountMicros: '2.50' })
  expect(done.said).toBe('2.50 USD went back into the wallet.')
  expect(await balance()).toBe(before + 2.5)
  const again = await claim(store, accountId, orderId, { now: clock.now })
  const rest = await panel.open(`/panel/inbox/claim/${again.reference}/refund`)
  expect(rest.html).toContain('name="amountMicros" value="2.50"')
  await proven()
})

test('a refund above what one person may decide waits, and a refusal is told word for word', async () => {
  const { panel, path, balance, store, clock, set, holder, settled } = await reported()
  const before = await balance()
  await set({ secondPerson: { aboveMicros: 1_000_000 } })
  const alone = await panel.send(`${path}/refund`, { amountMicros: '5' })
  expect(alone.said).toMatch(/nobody|Nobody|second/i)
  expect(await openApprovals(store.read, clock.now)).toEqual([])
  expect(await balance()).toBe(before)
  const refused = await panel.send(`${path}/refuse`, { answer: 'It was used in your country.' })
  expect(refused.said).toMatch(/^Refused/)
  expect((await panel.open(path)).text).toMatch(/refused[\s\S]*It was used in your country\./)
  await settled()
  expect(await holder.sees()).toContain('It was used in your country.')
})

test('an order by hand is taken by one, done, and charged once', async () => {
  const shop = await shopWithAdmins(BY_HAND)
  const { order, present, balance, store, proven } = shop
  const [ada, ben] = [await panelOf(shop, ADMIN_ID), await panelOf(shop, OTHER_ADMIN)]
  const path = `/panel/inbox/task/${(await order()).orderId}`
  expect((await ada.open('/panel/inbox')).text).toMatch(/One of the goods[\s\S]*Dana#1/)
  const taken = await ada.send(`${path}/take`)
  expect(taken.text).toMatch(/Taken by\n\s*you/)
  expect((await ben.send(`${path}/take`)).said).toMatch(/Another admin has taken/)
  const asked = await ben.send(`${path}/complete`, {}, { yes: false })
  expect(asked.text).toMatch(
    /Has the player received it\?[\s\S]*Another admin has taken this order/,
  )
  await ada.send(`${path}/leave`)
  expect((await ada.send(`${path}/complete`)).said).toBe('Completed by hand.')
  expect((await ben.send(`${path}/cancel`, { reason: 'late' })).said).toMatch(/has ended/)
  expect(await present(path.split('/').at(-1) ?? '')).toMatchObject({ status: 'completed' })
  expect(await balance()).toBe(98)
  expect(await store.read.select().from(manualTasks)).toEqual([])
  await proven()
})

test('codes by hand are delivered as many as were ordered, each once', async () => {
  const shop = await shopWithAdmins({ ...BY_HAND, kind: 'gamekey' })
  const panel = await panelOf(shop, ADMIN_ID)
  const { orderId } = await shop.order({ quantity: 2 })
  const path = `/panel/inbox/task/${orderId}/complete`
  expect((await panel.send(path, { codes: 'AAAA-1' })).said).toMatch(
    /1 code, but the order is for 2/,
  )
  expect((await panel.send(path, { codes: 'AAAA-1\nBBBB-2\nAAAA-1' })).said).toMatch(/twice/)
  const asked = await panel.send(path, { codes: 'AAAA-1\nBBBB-2' }, { yes: false })
  expect(asked.text).toContain('Deliver these 2 codes?')
  await panel.send(path, { codes: 'AAAA-1\nBBBB-2' })
  expect(await shop.present(orderId)).toMatchObject({ status: 'completed' })
  await shop.proven()
})

test('an order that is stuck is cancelled once the supplier was asked, with a reason on one line', async () => {
  const shop = await shopWithAdmins(NORTH, { place: ['accept'], check: ['keep', 'keep', 'keep'] })
  const { order, present, balance, pass, proven } = shop
  const panel = await panelOf(shop, ADMIN_ID)
  const { orderId } = await order()
  await pass(11 * 60_000)
  const path = `/panel/inbox/stuck/${orderId}`
  expect((await panel.open(path)).text).toMatch(/Known to the supplier\n\s*perhaps/)
  await panel.send(`${path}/ask`)
  expect(await actsOf(shop.store, 'attempt.now')).toMatchObject([{ detail: { id: orderId } }])
  const unasked = await panel.send(`${path}/cancel`, { reason: 'too late' })
  expect(unasked.said).toMatch(/I have asked the supplier/)
  expect(await present(orderId)).toMatchObject({ status: 'processing' })
  const asked = { reason: 'The season is\nover', asked: 'on' }
  const done = await panel.send(`${path}/cancel`, asked)
  expect(done.said).toMatch(/^Cancelled, and 2\.00 USD/)
  expect(await present(orderId)).toMatchObject({ error: 'The season is over', refunded: true })
  expect(await balance()).toBe(100)
  await proven()
})

test('orders of a failing supplier that were not sent go elsewhere, or are cancelled, and holders are told', async () => {
  const place = ['accept', ...Array.from({ length: 10 }, () => 'not-sent' as const)]
  const check = Array.from({ length: 50 }, () => 'keep' as const)
  const shop = await shopWithAdmins(NORTH, { place, check } as Parameters<typeof shopWithAdmins>[1])
  const { order, app, store, balance, proven } = shop
  for (let i = 0; i < 11; i++) await order()
  await app.jobs.incidents.runOnce()
  const panel = await panelOf(shop, ADMIN_ID)
  const [incident] = await openIncidents(store.read)
  const path = `/panel/inbox/incident/${incident?.id}`
  expect((await panel.open(path)).text).toMatch(
    /north keeps failing[\s\S]*Certainly not sent\n\s*10/,
  )
  expect((await panel.send(`${path}/tell`)).said).toBe('1 person notified.')
  expect((await panel.open(`${path}/move`)).html).toContain('<option value="manual">')
  expect((await panel.send(`${path}/move`, { supplier: 'manual' })).said).toMatch(/^10 orders sent/)
  const asked = await panel.send(`${path}/cancel`, {}, { yes: false })
  expect(asked.text).toMatch(/Cancel and refund 0 orders/)
  expect(await actsOf(store, 'incident.move')).toHaveLength(1)
  expect(await balance()).toBe(100 - 22)
  await proven()
})
