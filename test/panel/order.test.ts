// An order in the panel: what happened to it, and what is done about it.
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openApprovals } from '../../src/domain/approvals/approvals.ts'
import { claimsOfOrder } from '../../src/domain/claims/claims.ts'
import { recordEvent } from '../../src/domain/events/record.ts'
import { orderById } from '../../src/domain/orders/orders.ts'
import { auditLog, orders } from '../../src/domain/schema.ts'
import { TEST_SUPPLIER } from '../../src/domain/shared/test-world.ts'
import { maskedCode } from '../../src/domain/stock/code-text.ts'
import { enqueueNewEvents } from '../../src/domain/webhooks/queue.ts'
import { type Goods, shopWithAdmins } from '../helpers/admins.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { buyKeys, buyTopUp, claim, codeIds } from '../helpers/claims.ts'
import { USD } from '../helpers/deposits.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import type { Script } from '../helpers/scripted-supplier.ts'
import { endpoint } from '../helpers/webhooks.ts'

/** A holder who has bought two keys for 10 USD of their 100, with some left in stock. */
async function soldKeys() {
  const bot = await testBot()
  const { store } = bot
  const codes = await addTestStock(store, PIDS.gamekey, 2 + 5)
  const { accountId, telegramId } = await bot.reseller()
  const holder = bot.person(telegramId)
  await holder.write('/start')
  const id = await buyKeys(store, accountId, 2)
  const panel = await panelOf(bot, ADMIN_ID)
  const balance = async () => (await holder.balance()) / USD
  return { ...bot, holder, accountId, id, path: `/panel/orders/${id}`, codes, panel, balance }
}

/** A shop with admins, and an order that its supplier has not done yet. */
async function openOrder(goods: Goods, script: Script = {}) {
  const shop = await shopWithAdmins(goods, script)
  const { orderId } = await shop.order()
  const panel = await panelOf(shop, ADMIN_ID)
  return { ...shop, orderId, path: `/panel/orders/${orderId}`, panel }
}

const acts = async ({ store }: Pick<Awaited<ReturnType<typeof soldKeys>>, 'store'>) =>
  (await store.read.select().from(auditLog).orderBy(desc(auditLog.id))).map(({ action }) => action)

test('what happened is one line: money, supplier, problem, webhook, and who looked at the codes', async () => {
  const { panel, path, id, accountId, store } = await soldKeys()
  await endpoint(store, accountId)
  const about = { type: 'order.code_replaced', reference: id } as const
  await store.transaction(async (tx) => recordEvent(tx, accountId, about, START))
  await enqueueNewEvents(store, new Set(), START)
  await claim(store, accountId, id, { description: 'It was used before me.' })
  for (const answer of ['refund', 'replace'])
    expect((await panel.open(`${path}/${answer}`)).text).toContain('It was used before me.')
  await panel.open(`${path}/codes`)
  const { text } = await panel.open(path)
  for (const said of ['Placed', 'Order −10.00 USD', 'balance 90.00 USD', 'completed'])
    expect(text).toContain(said)
  expect(text).toContain('Problem: the code is not valid')
  expect(text).toContain('It was used before me.')
  expect(text).toContain('Webhook: order.code_replaced, waits')
  expect(text).toContain('Codes of an order shown')
})

test('a completed order is paid back in three taps, a part and then the rest, once each', async () => {
  const { panel, path, id, balance, holder, store, settled, proven } = await soldKeys()
  const form = await panel.open(`${path}/refund`)
  expect(form.html).toContain('value="10.00"')
  expect((await panel.send(`${path}/refund`, { amountMicros: '10.01' })).said).toContain(
    'at most 10.00 USD',
  )
  const part = { amountMicros: '2.5', answer: 'Came late, sorry.' }
  const asked = await panel.send(`${path}/refund`, part, { yes: false })
  expect(asked.text).toMatch(/90\.00 USD\s+→\s+92\.50 USD/)
  expect(await balance()).toBe(90)
  const once = { form: crypto.randomUUID() }
  expect((await panel.send(`${path}/refund`, part, once)).said).toContain('2.50 USD went back')
  expect((await panel.send(`${path}/refund`, part, once)).said).toContain('done before')
  expect(await balance()).toBe(92.5)
  await settled()
  expect(await holder.sees()).toContain('Came late, sorry.')
  const page = await panel.open(path)
  expect(page.text).toMatch(/Paid back\s+2\.50 USD/)
  expect(page.text).toContain('Came late, sorry.')
  expect((await panel.open(`${path}/refund`)).html).toContain('value="7.50"')
  const rest = await panel.send(`${path}/refund`, { amountMicros: '7.50' })
  expect(rest.html).not.toContain(`${path}/refund`)
  expect(await balance()).toBe(100)
  expect((await orderById(store.read, id)).status).toBe('completed')
  await proven()
})

test('codes are replaced, those that are ticked, and shown to whoever is recorded', async () => {
  const bot = await soldKeys()
  const { panel, path, id, codes, holder, store, proven } = bot
  const before = await panel.open(path)
  for (const code of codes) expect(before.html).not.toContain(code)
  const [, second] = await codeIds(store, id)
  expect((await panel.send(`${path}/replace`)).said).toBe('“Codes” is empty.')
  const sent = await panel.send(`${path}/replace`, { [`code-${second}`]: 'on' })
  expect(sent.said).toContain('Replaced.')
  expect((await orderById(store.read, id)).codes).toEqual([codes[0], codes[2]])
  const marked = sent.text.match(/.+ replaced$/gm)
  expect(marked).toEqual([`${maskedCode(String(codes[1]))} replaced`])
  // What was set aside waits for nobody's decision.
  const today = await panel.open('/panel')
  expect(today.html).toMatch(/href="\/panel\/goods\/quarantine">/)
  expect(today.html).not.toContain('class="count"')
  await bot.settled()
  expect(await holder.sees()).toContain('You have got a new code')
  expect(await acts(bot)).not.toContain('order.show_codes')
  const shown = await panel.open(`${path}/codes`)
  for (const code of codes.slice(0, 3)) expect(shown.text).toContain(code)
  expect(shown.text.match(/.+ replaced$/gm)).toEqual([`${codes[1]} replaced`])
  expect(await acts(bot)).toContain('order.show_codes')
  await proven()
})

test('a large refund waits for a second person, and other roles may not pay back', async () => {
  const bot = await soldKeys()
  const { panel, path, balance, store, clock, set } = bot
  const [other, stock] = [bot.person(), bot.person()]
  for (const one of [other, stock]) await one.write('/start')
  await bot.giveRole(other, 'manager')
  await bot.giveRole(stock, 'stock')
  await set({ secondPerson: { aboveMicros: 5 * USD } })
  const asked = await panel.send(`${path}/refund`, { amountMicros: '8' })
  expect(asked.said).toContain('Somebody else has to confirm this')
  expect(await balance()).toBe(90)
  expect(await openApprovals(store.read, clock.now)).toMatchObject([{ kind: 'claim' }])
  expect((await panel.open(path)).text).toContain('waits for a second person')
  await bot.settled()
  await other.press('✅ Confirm')
  expect(await balance()).toBe(98)
  const stranger = await panelOf(bot, stock.id)
  for (const what of ['refund', 'replace', 'cancel', 'ask'])
    expect((await stranger.send(`${path}/${what}`, { amountMicros: '1' })).status).toBe(403)
})

test('nothing is given back of an order that has not ended, or is a test', async () => {
  const { panel, store, accountId, id, balance } = await soldKeys()
  const processing = await buyTopUp(store, accountId)
  await store.transaction((tx) =>
    tx.update(orders).set({ supplier: TEST_SUPPLIER }).where(eq(orders.id, id)),
  )
  const before = await balance()
  for (const one of [processing, id]) {
    const path = `/panel/orders/${one}`
    expect((await panel.open(path)).html).not.toContain(`${path}/refund`)
    expect((await panel.send(`${path}/refund`, { amountMicros: '1' })).status).toBe(422)
    expect(await claimsOfOrder(store.read, one)).toEqual([])
  }
  expect(await balance()).toBe(before)
})

test('an order that the supplier certainly has not got gets another player, and is sent again', async () => {
  const { panel, path, orderId, present, pass, suppliers, store } = await openOrder(
    { suppliers: ['north'] },
    { place: ['not-sent'] },
  )
  const form = await panel.open(`${path}/player`)
  expect(form.html).toContain('value="Dana#1"')
  const asked = await panel.send(`${path}/player`, { userId: 'Dana#7' }, { yes: false })
  expect(asked.text).toMatch(/Dana#1\s+→\s+Dana#7/)
  expect((await panel.send(`${path}/player`, { userId: 'Dana#7' })).said).toContain('Corrected')
  await pass(0)
  expect(await present(orderId)).toMatchObject({ status: 'completed' })
  const [, again] = (suppliers.get('north') as unknown as { calls: { request: object }[] }).calls
  expect(again?.request).toMatchObject({ player: { userId: 'Dana#7' } })
  expect(await acts({ store })).toContain('attempt.player')
  expect((await panel.open(path)).text).toContain('Player of an order corrected')
  const late = await panel.send(`${path}/player`, { userId: 'Dana#9' })
  expect(late.said).toBe('This order has ended.')
})

test('an order that the supplier may have keeps its player, and the supplier is asked at once', async () => {
  const { panel, path, orderId, present, pass } = await openOrder(
    { suppliers: ['north'] },
    { place: ['accept'] },
  )
  expect((await panel.open(path)).html).not.toContain(`${path}/player`)
  const refused = await panel.send(`${path}/player`, { userId: 'Dana#7' })
  expect(refused.said).toContain('The supplier may have this order')
  await pass(0)
  expect(await present(orderId)).toMatchObject({ status: 'processing' })
  expect((await panel.send(`${path}/ask`)).said).toContain('The supplier is asked now')
  await pass(0)
  expect(await present(orderId)).toMatchObject({ status: 'completed', userId: 'Dana#1' })
  expect((await panel.send(`${path}/ask`)).said).toBe('This order has ended.')
})

test('an order is cancelled with a reason, after what there is to know was read', async () => {
  const { panel, path, orderId, present, balance, proven } = await openOrder(
    { suppliers: ['north'] },
    { place: ['accept'] },
  )
  const form = await panel.open(`${path}/cancel`)
  expect(form.text).toContain('The supplier may have this order')
  // Whoever opened it before the supplier might have it was not asked that.
  const unread = await panel.send(`${path}/cancel`, { reason: 'INVALID PLAYER' })
  expect(unread.said).toMatch(/I have asked the supplier/)
  expect(await balance()).toBe(98)
  const read = { reason: 'The season is\nover', asked: 'on' }
  const asked = await panel.send(`${path}/cancel`, read, { yes: false })
  expect(asked.text).toMatch(/98\.00 USD\s+→\s+100\.00 USD/)
  expect((await panel.send(`${path}/cancel`, read)).said).toContain('2.00 USD went back')
  expect(await present(orderId)).toMatchObject({ status: 'cancelled', error: 'The season is over' })
  expect((await panel.send(`${path}/cancel`, read)).said).toContain('has ended')
  expect(await balance()).toBe(100)
  await proven()
})

test('an order that a person fulfils is delivered with its codes, as many as were ordered', async () => {
  const shop = await shopWithAdmins({ kind: 'gamekey', suppliers: ['manual'], supplierRef: null })
  const { orderId } = await shop.order({ quantity: 2 })
  const panel = await panelOf(shop, ADMIN_ID)
  const path = `/panel/orders/${orderId}`
  const few = await panel.send(`${path}/complete`, { codes: 'AAAA-1111' })
  expect(few.said).toContain('the order is for 2')
  const codes = 'AAAA-1111\nBBBB-2222'
  const asked = await panel.send(`${path}/complete`, { codes }, { yes: false })
  expect(asked.text).toContain('Deliver these 2 codes?')
  expect((await panel.send(`${path}/complete`, { codes })).said).toContain('Completed')
  expect(await shop.present(orderId)).toMatchObject({ status: 'completed' })
  expect((await orderById(shop.store.read, orderId)).codes).toEqual(codes.split('\n'))
  await shop.proven()
})
