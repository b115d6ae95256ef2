// Crypto Pay, from the button to the wallet.
import { expect, test } from 'vitest'
import { expireDeposits } from '../../src/domain/deposits/deposits.ts'
import { deposits } from '../../src/domain/schema.ts'
import { serve } from '../helpers/bot.ts'
import { CRYPTO_TOKEN, cryptoPayServer } from '../helpers/crypto-pay.ts'
import { later, START } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import { botWithMethods } from '../helpers/top-ups.ts'
import { editForm } from '../helpers/ways.ts'

/** A bot that takes Crypto Pay, and a holder who has asked to pay 10 USD with it. */
async function withCrypto() {
  const { service, settings } = await cryptoPayServer(() => START)
  const bot = await botWithMethods({ cryptoPay: settings })
  const { holder } = bot
  await bot.open(holder, '🪙 Crypto (@CryptoBot)', '$10')
  const [invoice] = service.invoices
  if (!invoice) throw new Error('There is no invoice.')
  /** Until the rounds that ask Crypto Pay have found what was paid. */
  const found = async () => {
    await bot.app.bot?.jobs.invoices?.runOnce()
    await bot.app.bot?.jobs.payments.runOnce()
    await bot.settled()
  }
  return { ...bot, invoice, found }
}

test('a holder pays on the page behind the button, and the money is in the wallet', async () => {
  const { holder, ada, invoice, balance, found, proven } = await withCrypto()
  expect(await holder.sees()).toMatch(/Pay 10.00 USD[\s\S]*page of @CryptoBot/)
  const message = (await holder.messages()).at(-1)
  const [button] = message?.reply_markup?.inline_keyboard[0] ?? []
  expect(button).toMatchObject({ text: '🪙 Pay', url: invoice.bot_invoice_url })
  const page = await fetch(invoice.bot_invoice_url)
  expect(await page.text()).toMatch(/10\.00 USD[\s\S]*Reference DEP-[\s\S]*Pay with TON/)
  const form = { method: 'POST', body: new URLSearchParams({ asset: 'TON' }) }
  expect(await (await fetch(invoice.bot_invoice_url, form)).text()).toMatch(/Paid/)
  await found()
  expect(await balance()).toBe(10_000_000)
  expect(await holder.sees()).toMatch(/10.00 USD/)
  // By mistake once more: an admin decides about that, and finds the first by its id.
  await fetch(invoice.bot_invoice_url, form)
  await found()
  expect(await balance()).toBe(10_000_000)
  expect(await ada.sees()).toMatch(/could not be matched[\s\S]*10.00 USD/)
  expect(await ada.sees()).toMatch(/was credited before: this is a second payment/)
  await ada.press(/✅ To DEP-/)
  await ada.press('✅ Yes, credit it')
  expect(await balance()).toBe(20_000_000)
  await ada.write(`CP-${invoice.invoice_id}`)
  expect(await ada.sees()).toMatch(/Top-up of 10.00 USD[\s\S]*Paid in {2}3.076923077 TON, fee/)
  await proven()
})

test('the rounds of 15 seconds alone find a payment in the last moment, and ask nobody once nothing is open', async () => {
  const time = { now: START }
  const { service } = await cryptoPayServer(() => time.now)
  let asked = 0
  const apiRoot = await serve((request) => {
    asked += request.url.endsWith('/getInvoices') ? 1 : 0
    return service.fetch(request)
  })
  const bot = await botWithMethods({ cryptoPay: { token: CRYPTO_TOKEN, apiRoot, assets: [] } })
  const round = () => bot.app.bot?.jobs.invoices?.runOnce()
  await round()
  expect(asked).toBe(0)
  await bot.open(bot.holder, '🪙 Crypto (@CryptoBot)', '$10')
  await round()
  expect([asked, await bot.balance()]).toEqual([1, 0])
  time.now = later(60 * 60_000 - 1)
  await service.pay(service.invoices[0]?.hash ?? '')
  // The top-up has expired before anybody asked.
  time.now = later(2 * 60 * 60_000)
  bot.clock.now = time.now
  await bot.store.transaction((tx) => expireDeposits(tx, time.now))
  await Promise.all([round(), round(), bot.app.bot?.jobs.payments.runOnce()])
  expect(await bot.balance()).toBe(10_000_000)
  asked = 0
  await round()
  expect(asked).toBe(0)
  await bot.proven()
})

test('while Crypto Pay is away, the holder can try again, and the page is made then', async () => {
  const { service } = await cryptoPayServer(() => START)
  let away = true
  const apiRoot = await serve((request) =>
    away ? new Response('Bad gateway', { status: 502 }) : service.fetch(request),
  )
  const cryptoPay = { token: CRYPTO_TOKEN, apiRoot, assets: ['USDT'] }
  const { open, holder, store } = await botWithMethods({ cryptoPay })
  await open(holder, '🪙 Crypto (@CryptoBot)', '$10')
  expect(await holder.sees()).toMatch(/could not be made just now, and nothing was charged/)
  away = false
  await holder.press('🔄 Try again')
  expect(await holder.buttons()).toContain('🪙 Pay')
  expect(service.invoices).toMatchObject([{ accepted_assets: ['USDT'] }])
  expect(await store.read.$count(deposits)).toBe(1)
})

test('while Crypto Pay is away, the log says once that it is, and once that it is not', async () => {
  const { service } = await cryptoPayServer(() => START)
  let away: number | null = null
  const apiRoot = await serve((request) =>
    away === null ? service.fetch(request) : new Response('', { status: away }),
  )
  const cryptoPay = { token: CRYPTO_TOKEN, apiRoot, assets: [] }
  const { open, holder, app, logLines } = await botWithMethods({ cryptoPay })
  await open(holder, '🪙 Crypto (@CryptoBot)', '$10')
  const { invoices, payments } = app.bot?.jobs ?? {}
  const rounds = async () => {
    for (let i = 0; i < 3; i++) {
      await invoices?.runOnce()
      await payments?.runOnce()
    }
  }
  const said = () => logLines.filter((line) => line.includes('crypto_pay'))
  const failures = [
    expect.stringContaining('"msg":"could not ask about open invoices"'),
    expect.stringContaining('"msg":"could not reconcile payments"'),
  ]
  away = 502
  await rounds()
  expect(said()).toEqual(failures)
  // Another reason is news.
  away = 401
  await rounds()
  expect(said().slice(2)).toEqual(failures)
  away = null
  await rounds()
  expect(said().slice(4)).toEqual([
    expect.stringContaining('it works again: could not ask about open invoices'),
    expect.stringContaining('it works again: could not reconcile payments'),
  ])
})

test('is not offered without a token, or when an admin has switched it off', async () => {
  const without = await botWithMethods()
  await without.holder.write('/topup')
  expect(await without.holder.buttons()).not.toContain('🪙 Crypto (@CryptoBot)')
  const { ada, holder, ...shop } = await withCrypto()
  const panel = await panelOf(shop, ada.id)
  await editForm(panel, '/panel/money/ways/top-ups', { crypto: '' })
  await holder.write('/topup')
  expect(await holder.buttons()).not.toContain('🪙 Crypto (@CryptoBot)')
})
