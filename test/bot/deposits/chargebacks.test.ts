// Telegram takes Stars back that were spent: from the payer's phone to the API, the admins and the audit.
import { expect, test } from 'vitest'
import { bookPaidBack } from '../../../src/domain/deposits/payments.ts'
import { walletOf } from '../../../src/domain/ledger/ledger.ts'
import { testBot } from '../../helpers/bot.ts'
import { PIDS } from '../../helpers/factories.ts'
import { panelOf } from '../../helpers/panel.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { STARS } from '../../helpers/transfers.ts'

const OWED = {
  error: 'INSUFFICIENT BALANCE',
  detail: expect.stringMatching(/owes 4\.00 USD.*taken back.*Top it up/),
}

async function shop() {
  const bot = await testBot()
  const { store, app, call } = bot
  await bot.set(STARS)
  const { key, accountId, telegramId } = await bot.reseller(0)
  const [holder, ada] = [bot.person(telegramId), bot.admin()]
  await ada.write('/start')
  await holder.write('/start')
  /** 1 USD each. */
  const order = (trxid: string, userId = '5123456') =>
    call('POST', '/orders', { key, body: { pid: PIDS.zoneId, trxid, userId, zoneId: '1' } })
  return {
    ...{ ...bot, accountId, holder, ada, order },
    lookup: (trxid: string) =>
      call('POST', '/gameavvfy', { key, body: { playerId: '5123456', trxid } }),
    wallet: () => walletOf(store.read, accountId),
    async spend(orders: number) {
      for (let i = 0; i < orders; i++)
        expect(await order(`spent ${i}`)).toMatchObject({ status: 200 })
    },
    /** Tops up with Stars, and returns the payment's id. */
    async topUp(amount: '$5' | '$20'): Promise<string> {
      await holder.write('/wallet')
      for (const label of ['➕ Top up', '⭐️ Telegram Stars', new RegExp(`^\\${amount} `)])
        await holder.press(label)
      const invoice = (await holder.messages()).findLast((one) => one.invoice)
      const { charge_id: chargeId } = await holder.pay(invoice?.message_id ?? 0)
      return chargeId ?? ''
    },
    /** As Telegram does by itself; the bot finds it in the list of its Stars. */
    async takeBack(chargeId: string) {
      await bot.post(`/chats/${holder.id}/take-back`, { charge_id: chargeId })
      await app.bot?.jobs.payments.runOnce()
      await bot.settled()
    },
    saw: async (person: TestPerson, text: RegExp) =>
      (await person.messages()).filter((one) => text.test(one.text ?? '')).length,
  }
}

test('Stars taken back after they were spent: orders wait until the next top-up has paid the debt', async () => {
  const { holder, ada, order, lookup, ...made } = await shop()
  const chargeId = await made.topUp('$5')
  await made.spend(4)
  await made.takeBack(chargeId)
  expect(await made.wallet()).toMatchObject({ balanceMicros: 0, debtMicros: 4_000_000 })
  const told = await holder.sees()
  expect(told).toMatch(/top-up of 5\.00 USD.*was taken back/)
  expect(told).toMatch(/1\.00 USD was taken from your wallet.\n4\.00 USD of it had already been/)
  expect(told).toMatch(/You owe 4\.00 USD.*next top-up pays it first/)
  const warned = await ada.sees()
  expect(warned).toMatch(/but not through this service.\nAccount .*\n1\.00 USD of its 5\.00 USD/)
  expect(warned).toMatch(
    /4\.00 USD had already been spent\.\n.*owes 4\.00 USD\. Orders are refused/,
  )
  await made.proven()

  const refused = await order('next')
  expect(refused).toMatchObject({ status: 400, body: { code: 'INSUFFICIENT_BALANCE', ...OWED } })
  expect(await lookup('look')).toMatchObject({ status: 400, body: { success: false, ...OWED } })
  expect(await order('spent 0')).toMatchObject({ status: 200, body: { idempotentReplay: true } })
  for (const place of ['/start', '/wallet']) {
    expect(await holder.ask(place)).toMatch(/Balance {2}0\.00 USD\n⚠️ You owe 4\.00 USD/)
  }
  expect(await holder.see('📒 Entries')).toMatch(/−5\.00 USD · Top-up taken back · DEP-/)
  expect(await holder.sees()).toMatch(/\+4\.00 USD · Owed for a top-up taken back · DEP-/)
  for (const [command, seen] of [
    [`/account ${holder.id}`, /Owes 4\.00 USD because a payment was taken back/],
    [`/debit ${holder.id} 1 for nothing`, /owes 4\.00 USD/],
  ] as const) {
    expect(await ada.ask(command)).toMatch(seen)
  }

  const books = await (await panelOf(made, ada.id)).open('/panel/money')
  expect(books.text).toMatch(/Owed after chargebacks\n4\.00 USD/)

  await made.topUp('$20')
  expect(await holder.sees()).toMatch(/4\.00 USD of it paid what you owed\.\nBalance {2}16\.00 USD/)
  expect(await order('next')).toMatchObject({ status: 200, body: { orderCreated: true } })
  expect(await lookup('look')).toMatchObject({ status: 200, body: { success: true } })
  expect(await holder.ask('/wallet')).not.toMatch(/owe/)
  await made.proven()
})

test('a credit by an admin forgives the debt, and the answers say what is still owed', async () => {
  const { holder, ada, ...made } = await shop()
  const chargeId = await made.topUp('$5')
  await made.spend(5)
  await made.takeBack(chargeId)
  await ada.go(`/account ${holder.id}`, '➕ Credit')
  expect(await ada.sees()).toMatch(/Owes {2}5\.00 USD/)
  await ada.write('2 goodwill')
  expect(await ada.sees()).toMatch(
    /Balance {2}0\.00 USD → 0\.00 USD\nOwes {2}5\.00 USD → 3\.00 USD/,
  )
  expect(await ada.see(/^➕ Yes, add/)).toMatch(
    /2\.00 USD was added.*\nBalance {2}0\.00 USD\nOwes {2}3\.00 USD/,
  )
  expect(await holder.sees()).toMatch(/2\.00 USD of it paid what you owed\.\nReason {2}goodwill/)
  // Undo takes it once the wallet holds it.
  expect((await ada.press('↩️ Undo'))?.text).toMatch(/2\.00 USD of this credit paid a debt/)
  expect(await made.wallet()).toMatchObject({ balanceMicros: 0, debtMicros: 3_000_000 })
  await made.topUp('$5')
  await ada.press('↩️ Undo')
  expect(await ada.sees()).toMatch(/2\.00 USD was taken back.*\nBalance {2}0\.00 USD/)
  expect(await made.wallet()).toMatchObject({ balanceMicros: 0, debtMicros: 0 })
  await made.proven()
})

test('the Undo of a credit that is spent says what is owed since', async () => {
  const { holder, ada, ...made } = await shop()
  const chargeId = await made.topUp('$5')
  await ada.go(`/credit ${holder.id} 1 goodwill`, /^➕ Yes, add/)
  const undo = await ada.button()
  await made.spend(6)
  await made.takeBack(chargeId)
  expect((await ada.pressData(...undo))?.text).toMatch(/account owes 5\.00 USD/)
  expect(await made.wallet()).toMatchObject({ balanceMicros: 0, debtMicros: 5_000_000 })
  await made.proven()
})

test('what an order under way gives back pays the debt, and the holder is told so', async () => {
  const { holder, clock, app, ...made } = await shop()
  const chargeId = await made.topUp('$5')
  // The supplier cancels it three seconds later.
  await made.order('slow', '5123403')
  await made.takeBack(chargeId)
  clock.advance(10_000)
  await app.jobs.fulfil.runOnce()
  await made.settled()
  expect(await holder.sees()).toMatch(/1\.00 USD of it paid what you owed\./)
  await made.proven()
})

test('a payment taken back is told at once, and once, where Telegram tells of it', async () => {
  const { holder, ada, ...made } = await shop()
  const chargeId = await made.topUp('$5')
  await made.post(`/chats/${holder.id}/take-back`, { charge_id: chargeId, tell: true })
  await made.settled()
  expect(await holder.sees()).toMatch(/5\.00 USD was taken from your wallet/)
  await made.app.bot?.jobs.payments.runOnce()
  await made.settled()
  expect(await made.saw(holder, /was taken back/)).toBe(1)
  expect(await made.saw(ada, /went back to the payer/)).toBe(1)
  expect(await ada.sees()).not.toMatch(/owe/)
  expect(await ada.see('Show')).toMatch(/Status {2}↩️ taken back by the payment service/)
  expect(await ada.buttons()).not.toContain('↩️ Pay back')
  await made.proven()
})

test('a payment taken back is told to admins who read of it late with the debt being paid since', async () => {
  const { store, holder, ada, clock, ...made } = await shop()
  const chargeId = await made.topUp('$5')
  await made.spend(5)
  await store.transaction((tx) => bookPaidBack(tx, [chargeId], clock.now))
  await made.credit(holder, 5)
  await made.settled()
  expect(await ada.sees()).toMatch(/The account owed that, and has paid it since/)
  expect(await ada.sees()).not.toMatch(/refused/)
})
