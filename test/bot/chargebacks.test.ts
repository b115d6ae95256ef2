// Telegram takes Stars back that were spent: from the payer's phone to the API, the admins and the audit.
import { describe, expect, test } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { bookPaidBack } from '../../src/domain/deposits/payments.ts'
import { walletOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { type TestPerson, testBot } from '../helpers/bot.ts'
import { issueTestKey, PIDS, START } from '../helpers/factories.ts'

const OWED = {
  error: 'INSUFFICIENT BALANCE',
  detail: expect.stringMatching(/owes 9\.00 USD.*taken back.*Top it up/),
}

async function shop() {
  const bot = await testBot()
  const { store, app, call } = bot
  await store.transaction((tx) =>
    changeSettings(tx, { stars: { on: true, starsPerUsd: 50 } }, START),
  )
  const [holder, ada] = [bot.person(), bot.admin()]
  await ada.write('/start')
  await holder.write('/start')
  const { id, telegramId } = await holder.account()
  await store.transaction((tx) => setApiEnabled(tx, id, true, 'operator', bot.clock.now))
  const key = await issueTestKey(store, id)
  const order = (trxid: string, pid: string = PIDS.userId, userId = '5123456') =>
    call('POST', '/orders', { key, body: { pid, trxid, userId, zoneId: '1', serverId: 'asia' } })
  return {
    ...{ ...bot, holder, ada, telegramId, order },
    lookup: (trxid: string) =>
      call('POST', '/gameavvfy', { key, body: { playerId: '5123456', trxid } }),
    wallet: () => walletOf(store.read, id),
    /** So many orders of 1 USD each. */
    async spend(orders: number) {
      for (let i = 0; i < orders; i++)
        expect(await order(`spent ${i}`, PIDS.zoneId)).toMatchObject({ status: 200 })
    },
    balance: async () => (await call('GET', '/balance', { key })).body,
    /** Tops up with Stars, and returns the payment's id. */
    async topUp(person: TestPerson, amount: string): Promise<string> {
      await person.write('/wallet')
      await person.press('➕ Top up')
      await person.press('⭐️ Telegram Stars')
      await person.press(new RegExp(`^\\${amount} `))
      const invoice = (await person.messages()).findLast((one) => one.invoice)
      const { charge_id: chargeId } = await person.pay(invoice?.message_id ?? 0)
      return chargeId ?? ''
    },
    /** As Telegram does by itself; the bot finds it in the list of its Stars. */
    async takeBack(chargeId: string) {
      await bot.post(`/chats/${holder.id}/take-back`, { charge_id: chargeId })
      await app.bot?.jobs.payments.runOnce()
      await bot.settled()
    },
    async sawSince(person: TestPerson, text: RegExp) {
      return (await person.messages()).filter((one) => text.test(one.text ?? '')).length
    },
    async proven() {
      expect((await proveLedger(store.read)).findings).toEqual([])
    },
  }
}

/** The newest message's first button, to press it when others have come after it. */
async function firstButton(who: TestPerson): Promise<{ id: number; data: string }> {
  const message = (await who.messages()).at(-1)
  const button = message?.reply_markup?.inline_keyboard[0]?.[0]
  const data = button && 'callback_data' in button ? button.callback_data : ''
  return { id: message?.message_id ?? 0, data }
}

test('Stars taken back after they were spent: orders wait until the next top-up has paid the debt', async () => {
  const made = await shop()
  const { holder, ada, order, lookup, telegramId } = made
  const chargeId = await made.topUp(holder, '$10')
  expect((await order('first', PIDS.zoneId)).status).toBe(200)
  for (const [i, pid] of [PIDS.serverId, PIDS.serverId, PIDS.serverId, PIDS.serverId].entries())
    expect((await order(`more ${i}`, pid)).status).toBe(200)
  expect(await made.balance()).toMatchObject({ balanceUsd: 1 })

  await made.takeBack(chargeId)
  expect(await made.balance()).toEqual({ success: true, balanceUsd: 0, currency: 'USD' })
  const told = await holder.sees()
  expect(told).toMatch(/top-up of 10\.00 USD.*was taken back/)
  expect(told).toMatch(
    /1\.00 USD was taken from your wallet.\n9\.00 USD of it had already been spent/,
  )
  expect(told).toMatch(/You owe 9\.00 USD.*next top-up pays it first/)
  const warned = await ada.sees()
  expect(warned).toMatch(
    /went back to the payer, but not through this service.\nAccount .*\n1\.00 USD of its 10\.00 USD/,
  )
  expect(warned).toMatch(
    /9\.00 USD had already been spent\.\n.*owes 9\.00 USD\. Orders are refused/,
  )
  await made.proven()

  const refused = await order('next')
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.body).toEqual({
    ...{ orderCreated: false, status: 'cancelled', game: 'gamea' },
    ...{ code: 'INSUFFICIENT_BALANCE', ...OWED },
  })
  expect(await lookup('look')).toMatchObject({ status: 400, body: { success: false, ...OWED } })
  expect(await order('first', PIDS.zoneId)).toMatchObject({
    ...{ status: 200, body: { orderCreated: true, idempotentReplay: true } },
  })
  for (const place of ['/start', '/wallet']) {
    await holder.write(place)
    expect(await holder.sees()).toMatch(/Balance {2}0\.00 USD\n⚠️ You owe 9\.00 USD/)
  }
  await holder.press('📒 Entries')
  expect(await holder.sees()).toMatch(/−10\.00 USD · Top-up taken back · DEP-/)
  expect(await holder.sees()).toMatch(/\+9\.00 USD · Owed for a top-up taken back · DEP-/)
  await ada.write(`/account ${telegramId}`)
  expect(await ada.sees()).toMatch(/Owes 9\.00 USD because a payment was taken back/)
  await ada.write('/stats')
  expect(await ada.sees()).toMatch(/Owed after chargebacks {2}1 \(9\.00 USD\)/)
  await ada.write(`/debit ${telegramId} 1 for nothing`)
  expect(await ada.sees()).toMatch(/Nothing has changed.*has 0\.00 USD/)

  await made.topUp(holder, '$20')
  expect(await holder.sees()).toMatch(
    /20\.00 USD is in your wallet\.\n9\.00 USD of it paid what you owed\.\nBalance {2}11\.00 USD/,
  )
  expect(await made.balance()).toMatchObject({ balanceUsd: 11 })
  expect(await order('next')).toMatchObject({ status: 200, body: { orderCreated: true } })
  expect(await lookup('look')).toMatchObject({ status: 200, body: { success: true } })
  await holder.write('/wallet')
  expect(await holder.sees()).not.toMatch(/owe/)
  await made.proven()
})

test('a credit by an admin forgives the debt, and the answers say how much went into it', async () => {
  const made = await shop()
  const { holder, ada, order, telegramId } = made
  const chargeId = await made.topUp(holder, '$5')
  for (const i of [1, 2, 3, 4, 5]) expect((await order(`${i}`, PIDS.zoneId)).status).toBe(200)
  await made.takeBack(chargeId)
  await ada.write(`/account ${telegramId}`)
  await ada.press('➕ Credit')
  expect(await ada.sees()).toMatch(/Owes {2}5\.00 USD: what you add pays that first/)
  await ada.write('2 goodwill')
  expect(await ada.sees()).toMatch(/Balance {2}0\.00 USD → 0\.00 USD\nOwes {2}5\.00 USD: this pays/)
  await ada.press(/^➕ Yes, add/)
  expect(await ada.sees()).toMatch(
    /2\.00 USD was added.*\n2\.00 USD of it paid what the account owed; it still owes 3\.00 USD\.\nBalance {2}0\.00 USD → 0\.00 USD/,
  )
  expect(await holder.sees()).toMatch(
    /2\.00 USD was added to your wallet\.\n2\.00 USD of it paid what you owed\.\nReason {2}goodwill/,
  )
  await ada.write(`/credit ${telegramId} 4 the rest`)
  await ada.press(/^➕ Yes, add/)
  expect(await ada.sees()).toMatch(
    /3\.00 USD of it paid what the account owed\.\nBalance {2}0\.00 USD → 1\.00 USD/,
  )
  expect(await order('again', PIDS.zoneId)).toMatchObject({ status: 200 })
  await made.proven()
})

test('is booked at once, and once, where Telegram tells of it', async () => {
  const made = await shop()
  const { holder, ada } = made
  const chargeId = await made.topUp(holder, '$5')
  await made.post(`/chats/${holder.id}/take-back`, { charge_id: chargeId, tell: true })
  await made.settled()
  expect(await holder.sees()).toMatch(
    /5\.00 USD was taken from your wallet\.\nBalance {2}0\.00 USD$/,
  )
  await made.app.bot?.jobs.payments.runOnce()
  await made.settled()
  expect(await made.sawSince(holder, /was taken back/)).toBe(1)
  expect(await made.sawSince(ada, /went back to the payer/)).toBe(1)
  await ada.press('Show')
  expect(await ada.sees()).toMatch(/Status {2}↩️ taken back by the payment service/)
  expect(await ada.buttons()).not.toContain('↩️ Pay back')
  expect(await made.balance()).toMatchObject({ balanceUsd: 0 })
  await made.proven()
})

describe('an admin’s Undo', () => {
  test('of a credit that paid a debt says so, and takes it once the wallet holds it', async () => {
    const made = await shop()
    const { holder, ada, telegramId } = made
    const chargeId = await made.topUp(holder, '$5')
    await made.spend(5)
    await made.takeBack(chargeId)
    await ada.write(`/credit ${telegramId} 2 goodwill`)
    await ada.press(/^➕ Yes, add/)
    expect((await ada.press('↩️ Undo'))?.text).toMatch(
      /Nothing has changed: 2\.00 USD of this credit paid a debt.*debit what is left/,
    )
    expect(await made.wallet()).toEqual({ balanceMicros: 0, debtMicros: 3_000_000 })
    await made.topUp(holder, '$5')
    await ada.press('↩️ Undo')
    expect(await ada.sees()).toMatch(/2\.00 USD was taken back.*\nBalance {2}2\.00 USD → 0\.00 USD/)
    expect(await made.wallet()).toEqual({ balanceMicros: 0, debtMicros: 0 })
    await made.proven()
  })

  test('of a credit that is spent says what is owed since', async () => {
    const made = await shop()
    const { holder, ada, telegramId } = made
    const chargeId = await made.topUp(holder, '$5')
    await ada.write(`/credit ${telegramId} 1 goodwill`)
    await ada.press(/^➕ Yes, add/)
    const { id, data } = await firstButton(ada)
    await made.spend(6)
    await made.takeBack(chargeId)
    expect((await ada.pressData(id, data))?.text).toMatch(
      /Nothing has changed: the wallet is empty, and the account owes 5\.00 USD/,
    )
    expect(await made.wallet()).toEqual({ balanceMicros: 0, debtMicros: 5_000_000 })
    await made.proven()
  })
})

test('tells admins who read of it late that the debt has been paid since', async () => {
  const made = await shop()
  const { store, holder, ada, clock } = made
  const chargeId = await made.topUp(holder, '$5')
  await made.spend(5)
  const { id } = await holder.account()
  await store.transaction(async (tx) => {
    await bookPaidBack(tx, [chargeId], clock.now)
    const input = { amountMicros: 5_000_000, note: undefined, actor: 'operator' } as const
    await adjustBalance(tx, id, input, clock.now)
  })
  await made.settled()
  expect(await ada.sees()).toMatch(
    /5\.00 USD had already been spent\.\nThe account owed that, and has paid it since\./,
  )
  expect(await ada.sees()).not.toMatch(/refused/)
})
