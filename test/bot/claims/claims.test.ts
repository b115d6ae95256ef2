import { expect, test } from 'vitest'
import { claimsOf } from '../../../src/domain/claims/claims.ts'
import { walletOf } from '../../../src/domain/ledger/ledger.ts'
import { orderById } from '../../../src/domain/orders/orders.ts'
import { testBot } from '../../helpers/bot.ts'
import { buyKeys, buyTopUp } from '../../helpers/claims.ts'
import { USD } from '../../helpers/deposits.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { restrict } from '../../helpers/standing.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A holder who has bought keys, with some left in stock, and an admin. */
async function shop({ quantity = 1, left = 20 } = {}) {
  const bot = await testBot()
  const codes = await addTestStock(bot.store, PIDS.gamekey, quantity + left)
  const { accountId, telegramId, key } = await bot.reseller()
  const [holder, admin] = [bot.person(telegramId), bot.admin()]
  for (const one of [holder, admin]) await one.write('/start')
  const orderId = await buyKeys(bot.store, accountId, quantity)
  const claims = async () =>
    (await claimsOf(bot.store.read, accountId, { limit: 9, cursor: null })).rows
  async function restricted() {
    const how = { forMs: DAY_MS, reason: 'checks', actor: 'operator' } as const
    await bot.store.transaction((tx) => restrict(tx, accountId, how, bot.clock.now))
  }
  return { ...bot, holder, admin, accountId, key, orderId, codes, claims, restricted }
}

/** Presses a button that is on no message. */
const pressVerb = async (person: TestPerson, data: string) =>
  person.forge(await person.asShown(data))

test('a holder reports a bad code, and gets another one from stock', async () => {
  const { holder, admin, store, orderId, codes, claims, proven } = await shop()
  await holder.go('/orders', '1 ✅', '⚠️ A problem?')
  expect(await holder.sees()).toContain('What is wrong with this order?')
  await holder.press('The code was already used')
  const [answer] = await holder.write('The shop says <b>used</b>.')
  expect(answer?.text).toMatch(/^Thank you!/)
  expect(answer?.text).toContain('The shop says <b>used</b>.')
  const [claim] = await claims()
  expect(claim).toMatchObject({ orderId, reason: 'code_used', state: 'open' })

  const card = await admin.sees()
  for (const said of [orderId, 'already used', 'The shop says <b>used</b>.', PIDS.gamekey])
    expect(card).toContain(said)
  // Only masked.
  expect(card).not.toContain(codes[0])
  expect(await admin.see('🎟 Replace (20 in stock)')).toContain('Replace 1 code?')
  const toast = await admin.press('✅ Yes, replace')
  expect(toast?.text).toMatch(/^Replaced/)
  expect(await admin.sees()).toContain('🎟 replaced')

  expect(await holder.sees()).toContain('You have got a new code')
  expect(await holder.see('📦 The order')).toContain(codes[1])
  expect(await holder.sees()).not.toContain(codes[0])
  expect((await orderById(store.read, orderId)).codes).toEqual([codes[1]])
  expect(await holder.balance()).toBe(95 * USD)
  await proven()
})

test('an admin pays back, and is asked first', async () => {
  const { holder, admin, store, orderId } = await shop()
  await pressVerb(holder, `claim-skip:${orderId}:other`)
  expect(await admin.see('↩️ Refund')).toContain('95.00 USD → 100.00 USD')
  expect(await holder.balance()).toBe(95 * USD)
  expect(await admin.buttons()).toContain('Open the panel')
  await admin.press('✅ Yes, pay it back')
  expect(await holder.balance()).toBe(100 * USD)
  expect(await holder.sees()).toContain('5.00 USD')
  await holder.go('/wallet', '📒 Entries')
  // Both entries name the goods, not an id.
  expect(await holder.sees()).toMatch(/Refund after a problem · (.+)\n[\s\S]*Order · \1\n/)
  expect(await holder.sees()).not.toMatch(/CLM-|API-/)
  expect((await orderById(store.read, orderId)).status).toBe('completed')
})

test('an admin refuses with a reason, which the holder reads', async () => {
  const { holder, admin, orderId, claims } = await shop()
  await pressVerb(holder, `claim-skip:${orderId}:other`)
  await admin.press('❌ Refuse')
  await admin.write('The key was used by you on 3 May.')
  expect(await holder.sees()).toContain('The key was used by you on 3 May.')
  expect((await claims())[0]).toMatchObject({ state: 'refused' })
  expect(await holder.see('Show')).toContain('❌ Not accepted')
})

test('a screenshot comes with the report or after it, and the admins see it', async () => {
  const { holder, admin, orderId, claims } = await shop()
  await pressVerb(holder, `claim-why:${orderId}:code_invalid`)
  await holder.write('Does not work')
  await holder.press('🖼 Add a screenshot')
  const [wrong] = await holder.write('here it is')
  expect(wrong?.text).toContain('send the screenshot')
  await holder.sendFile('photo', 'error.png', 'pixels')
  expect(await holder.sees()).toMatch(/^The operator sees your screenshot now/)
  const sent = (await admin.messages()).findLast((one) => one.photo)
  const [claim] = await claims()
  expect(sent?.caption).toContain(claim?.reference)
  expect(claim).toMatchObject({ pictureKind: 'photo', description: 'Does not work' })
  await admin.press('Show')
  expect(await admin.sees()).toContain('With a screenshot')
})

test('a restricted person reports a problem, with words and a picture, and withdraws it', async () => {
  const { holder, admin, claims, restricted } = await shop()
  await restricted()
  await holder.go('/orders', '1 ✅', '⚠️ A problem?', 'Another problem')
  await holder.sendFile('photo', 'error.png', 'pixels', { caption: 'Look' })
  expect((await claims())[0]).toMatchObject({ description: 'Look', pictureKind: 'photo' })
  // What has nothing to do with it is still refused.
  expect(await holder.ask('hello')).toContain('restricted')
  await holder.go('↩️ Withdraw it', '✅ Yes, withdraw it')
  expect((await claims())[0]).toMatchObject({ state: 'withdrawn' })
  expect(await admin.ask('/admin')).toContain('Nothing waits')
})

test('a question about something else is not answered by who was restricted meanwhile', async () => {
  const { holder, store, accountId, restricted } = await shop()
  await holder.go('/wallet', '🔔 Low balance', '✏️ Set the amount')
  await restricted()
  expect(await holder.ask('50')).toContain('restricted')
  expect((await walletOf(store.read, accountId)).lowBelowMicros).toBeNull()
})

test('others’ orders and claims are not there, and an order on its way says so', async () => {
  const { holder, store, orderId, claims, accountId, newcomer } = await shop()
  const stranger = await newcomer()
  expect((await pressVerb(stranger, `claim:${orderId}`))?.text).toContain('no order')
  expect((await pressVerb(stranger, `claim-skip:${orderId}:other`))?.text).toContain('no order')
  await pressVerb(holder, `claim-skip:${orderId}:other`)
  const [{ reference } = { reference: '' }] = await claims()
  for (const verb of ['claim-page', 'claim-withdraw-now', 'claim-picture', 'claim-new'])
    expect((await pressVerb(stranger, `${verb}:${reference}`))?.text).toMatch(/no such/)
  // Its reference says nothing to others.
  await stranger.write(reference)
  expect(await stranger.buttons()).not.toContainEqual(expect.stringContaining('Another problem'))
  expect(await holder.ask(reference.toLowerCase())).toContain('We are looking into it')
  // Only admins decide.
  const forged = await pressVerb(holder, `a.claim-refund:${reference}`)
  expect(forged?.text).toContain('out of date')
  expect((await claims())[0]?.state).toBe('open')
  const processing = await buyTopUp(store, accountId)
  expect((await pressVerb(holder, `claim:${processing}`))?.text).toContain('on its way')
})

test('the admins are reminded of what waits', async () => {
  const { holder, admin, orderId, clock, app, settled } = await shop()
  await pressVerb(holder, `claim-skip:${orderId}:not_received`)
  clock.advance(DAY_MS)
  await app.jobs.claims.runOnce()
  await settled()
  expect(await admin.sees()).toContain('still waits for an answer')
})
