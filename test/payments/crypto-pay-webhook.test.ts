// The webhook of Crypto Pay, from the request to the wallet.
import { describe, expect, test } from 'vitest'
import { deposits } from '../../src/domain/schema.ts'
import { createCryptoPayStandIn } from '../../src/sandbox/crypto-pay/stand-in.ts'
import { serve } from '../helpers/bot.ts'
import { CRYPTO_TOKEN, cryptoPayServer } from '../helpers/crypto-pay.ts'
import { START } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import { botWithMethods } from '../helpers/top-ups.ts'
import { editForm } from '../helpers/ways.ts'

const PATH = '/crypto/a-path-that-nobody-guesses'

/** A bot that takes Crypto Pay, and a holder who has asked to pay 10 USD with it. */
async function withCrypto() {
  const { service, settings } = await cryptoPayServer(() => START)
  const bot = await botWithMethods({ cryptoPay: { ...settings, webhookPath: PATH } })
  const { holder } = bot
  await bot.open(holder, '🪙 Crypto (@CryptoBot)', '$10')
  const [invoice] = service.invoices
  if (!invoice) throw new Error('There is no invoice.')
  const post = (body: string, signature: string, how: RequestInit = {}) => {
    const headers = { 'Content-Type': 'application/json', 'crypto-pay-api-signature': signature }
    const request = { method: 'POST', headers, body, ...how }
    return bot.app.fetch(new Request(`https://shop.example${PATH}`, request), {})
  }
  const paid = async () => (await service.pay(invoice.hash)) ?? invoice
  return { ...bot, service, invoice, post, paid }
}

test('a holder pays on the page behind the button, and the money is in the wallet', async () => {
  const { service, app, holder, ada, invoice, balance, settled, proven } = await withCrypto()
  expect(await holder.sees()).toMatch(/Pay 10.00 USD[\s\S]*page of @CryptoBot/)
  const message = (await holder.messages()).at(-1)
  const [button] = message?.reply_markup?.inline_keyboard[0] ?? []
  expect(button).toMatchObject({ text: '🪙 Pay', url: invoice.bot_invoice_url })
  const own = await serve((request) => app.fetch(request, {}))
  service.webhookTo(own + PATH)
  const page = await fetch(invoice.bot_invoice_url)
  expect(await page.text()).toMatch(/10\.00 USD[\s\S]*Reference DEP-[\s\S]*Pay with TON/)
  const form = { method: 'POST', body: new URLSearchParams({ asset: 'TON' }) }
  expect(await (await fetch(invoice.bot_invoice_url, form)).text()).toMatch(/Paid/)
  await settled()
  expect(await balance()).toBe(10_000_000)
  expect(await holder.sees()).toMatch(/10.00 USD/)
  // By mistake once more: an admin decides about that, and finds the first by its id.
  await fetch(invoice.bot_invoice_url, form)
  await settled()
  expect(await balance()).toBe(10_000_000)
  expect(await ada.sees()).toMatch(/could not be matched[\s\S]*10.00 USD/)
  await ada.press('❓ Decide')
  expect(await ada.sees()).toMatch(/was credited before: this is a second payment/)
  await ada.press(/✅ To DEP-/)
  await ada.press('✅ Yes, credit it')
  expect(await balance()).toBe(20_000_000)
  await ada.write(`CP-${invoice.invoice_id}`)
  expect(await ada.sees()).toMatch(/Top-up of 10.00 USD[\s\S]*Paid in {2}3.076923077 TON, fee/)
  await proven()
})

test('while Crypto Pay is away, the holder can try again, and the page is made then', async () => {
  const { service } = await cryptoPayServer(() => START)
  let away = true
  const apiRoot = await serve((request) =>
    away ? new Response('Bad gateway', { status: 502 }) : service.fetch(request),
  )
  const cryptoPay = { token: CRYPTO_TOKEN, apiRoot, assets: ['USDT'], webhookPath: null }
  const { open, holder, store } = await botWithMethods({ cryptoPay })
  await open(holder, '🪙 Crypto (@CryptoBot)', '$10')
  expect(await holder.sees()).toMatch(/could not be made just now, and nothing was charged/)
  away = false
  await holder.press('🔄 Try again')
  expect(await holder.buttons()).toContain('🪙 Pay')
  expect(service.invoices).toMatchObject([{ accepted_assets: ['USDT'] }])
  expect(await store.read.$count(deposits)).toBe(1)
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

describe('an update', () => {
  test('is booked once, however often it comes', async () => {
    const { service, post, paid, balance } = await withCrypto()
    const { body, signature } = service.signedUpdate(await paid())
    const statuses = await Promise.all([1, 2, 3].map(() => post(body, signature)))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await post(body, signature)).status).toBe(200)
    expect(await balance()).toBe(10_000_000)
  })

  test('with a wrong signature credits nothing', async () => {
    const { service, post, paid, balance } = await withCrypto()
    const invoice = await paid()
    const { body, signature } = service.signedUpdate(invoice)
    const forger = createCryptoPayStandIn({
      token: '12345:not-the-token-of-this-service',
      clock: () => START,
      path: '',
    })
    const forged = forger.signedUpdate(invoice)
    for (const [text, sign] of [
      [body, ''],
      [body, 'zz'.repeat(32)],
      [body, signature.slice(2)],
      [body, forged.signature],
      [forged.body, forged.signature],
      [body.replace('10.00', '99.00'), signature],
    ] as const)
      expect((await post(text, sign)).status).toBe(401)
    expect(await balance()).toBe(0)
    expect((await post(body, signature.toUpperCase())).status).toBe(200)
  })

  test('that is old, too large, no update or about something else credits nothing', async () => {
    const { service, post, paid, balance, clock } = await withCrypto()
    const invoice = await paid()
    const sent = (payload: object) => {
      const { body, signature } = service.signedUpdate(payload)
      return post(body, signature)
    }
    expect((await sent({})).status).toBe(400)
    expect((await sent({ ...invoice, status: 'active' })).status).toBe(400)
    expect((await sent({ ...invoice, payload: 'a sticker pack' })).status).toBe(200)
    expect((await sent({ ...invoice, description: 'x'.repeat(70_000) })).status).toBe(413)
    const old = service.signedUpdate(invoice)
    clock.advance(61 * 60_000)
    expect((await post(old.body, old.signature)).status).toBe(400)
    expect((await post('', '', { method: 'GET', body: null })).status).toBe(405)
    expect(await balance()).toBe(0)
  })
})
