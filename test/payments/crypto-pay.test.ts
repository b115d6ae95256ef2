// Top-ups by Crypto Pay against its stand-in: what is paid is credited once, or waits for an admin.
import { describe, expect, test } from 'vitest'
import {
  cancelDeposit,
  depositByReference,
  expireDeposits,
} from '../../src/domain/deposits/deposits.ts'
import { creditInvoice, invoiceUrl, openInvoices } from '../../src/domain/deposits/invoices.ts'
import { waitingPayments } from '../../src/domain/deposits/unmatched.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { createCryptoPay, paidInvoice } from '../../src/payments/crypto-pay.ts'
import { invoiceSchema } from '../../src/payments/crypto-pay-api.ts'
import { actsOf } from '../helpers/acts.ts'
import { cryptoDeposit } from '../helpers/crypto-pay.ts'
import { told, USD } from '../helpers/deposits.ts'
import { later, START } from '../helpers/factories.ts'

const HOUR_MS = 3_600_000

async function shown() {
  const made = await cryptoDeposit()
  const { store, clock, invoices, deposit, holder, service } = made
  const { reference } = deposit
  const page = () => invoiceUrl({ store, clock }, invoices, deposit, 'For your wallet')
  const url = (await page()) ?? ''
  return {
    ...made,
    ...{ page, url, hash: url.split('/').at(-1) ?? '', reference },
    present: () => depositByReference(store.read, reference),
    balance: () => balanceOf(store.read, holder.id),
    waiting: () => waitingPayments(store.read, 9),
    /** Another invoice for the same deposit, as after a crash. */
    async another() {
      await invoices.create(deposit, 'For your wallet', clock())
      return service.invoices[0]?.hash ?? ''
    },
    async proven() {
      expect((await proveLedger(store.read)).findings).toEqual([])
    },
  }
}

describe('a page to pay on', () => {
  test('is made once for a deposit, in USD, and ends with it', async () => {
    const { page, url, service, reference } = await shown()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/IV/)
    expect([await page(), await page()]).toEqual([url, url])
    expect(service.invoices).toMatchObject([
      {
        ...{ amount: '10.00', fiat: 'USD', payload: reference, description: 'For your wallet' },
        expiration_date: later(HOUR_MS).toISOString(),
      },
    ])
  })

  test('is one and the same for all who ask at once', async () => {
    const { store, clock, invoices, deposit, holder, service, poll } = await cryptoDeposit()
    const urls = await Promise.all(
      Array.from({ length: 8 }, () => invoiceUrl({ store, clock }, invoices, deposit, 'x')),
    )
    expect(new Set(urls).size).toBe(1)
    await service.pay(urls[0]?.split('/').at(-1) ?? '')
    await poll()
    expect(await balanceOf(store.read, holder.id)).toBe(10 * USD)
  })

  test('is made later if the service was away, or the process died after it was made', async () => {
    const { store, clock, invoices, deposit, service } = await cryptoDeposit()
    const made: string[] = []
    const dying = {
      ...invoices,
      async create(...args: Parameters<typeof invoices.create>) {
        made.push((await invoices.create(...args)).url)
        throw new Error('killed')
      },
    }
    await expect(invoiceUrl({ store, clock }, dying, deposit, 'x')).rejects.toThrow('killed')
    const url = await invoiceUrl({ store, clock }, invoices, deposit, 'x')
    expect(url).not.toBe(made[0])
    expect(service.invoices).toHaveLength(2)
  })

  test('is not there for a deposit that is over, and the token is in no error', async () => {
    const { store, clock, invoices, deposit, time, settings } = await cryptoDeposit()
    time.now = later(HOUR_MS)
    expect(await invoiceUrl({ store, clock }, invoices, deposit, 'x')).toBeNull()
    time.now = START
    const stranger = createCryptoPay({ ...settings, token: 'another' }).invoices
    const refused = await stranger?.create(deposit, 'x', START).catch(String)
    expect(refused).toMatch(/refused createInvoice: UNAUTHORIZED \(401\)/)
    expect(refused).not.toContain('another')
  })
})

describe('a payment', () => {
  test('is found and credited once', async () => {
    const { hash, service, poll, store, holder, balance, present, reference, proven } =
      await shown()
    await service.pay(hash, 'TON')
    await poll()
    await poll()
    expect(await balance()).toBe(10 * USD)
    const id = service.invoices[0]?.invoice_id
    expect(await present()).toMatchObject({ status: 'credited', paymentId: `CP-${id}` })
    expect(await told(store, holder.telegramId, 'deposit_credited')).toEqual([{ reference }])
    expect(await actsOf(store, 'deposit.credit')).toMatchObject([
      { detail: { paidIn: '3.076923077 TON, fee 0.092307692 TON' } },
    ])
    await proven()
  })

  test.each(['cancelled', 'expired'] as const)(
    'for a deposit that is %s is credited',
    async (how) => {
      const { hash, service, poll, store, time, deposit, balance, present, proven } = await shown()
      await service.pay(hash)
      time.now = later(2 * HOUR_MS)
      await store.transaction<unknown>((tx) =>
        how === 'expired'
          ? expireDeposits(tx, time.now)
          : cancelDeposit(tx, deposit.accountId, deposit.reference, time.now),
      )
      expect((await present()).status).toBe(how)
      await poll()
      expect(await balance()).toBe(10 * USD)
      await proven()
    },
  )

  test.each([
    ['short', 4 * USD],
    ['over', 25 * USD],
  ])('that is %s is credited with what came', async (_, amountMicros) => {
    const { store, holder, reference, present, balance, proven } = await shown()
    const payment = { method: 'crypto_pay', paymentId: 'CP-1', reference, amountMicros }
    const pay = () =>
      store.transaction((tx) => creditInvoice(tx, { ...payment, paidIn: null }, START))
    expect(await pay()).toBe('credited')
    expect(await pay()).toBe('known')
    expect(await present()).toMatchObject({ creditedMicros: amountMicros, amountMicros: 10 * USD })
    expect(await balance()).toBe(amountMicros)
    expect(await told(store, holder.telegramId, 'deposit_credited')).toHaveLength(1)
    await proven()
  })

  test('for a top-up that is not known is listed; for something else it is left alone', async () => {
    const { deposit, invoices, service, poll, waiting } = await shown()
    for (const reference of ['DEP-AAAAAAAA-AAAAAA', 'a sticker pack']) {
      await invoices.create({ ...deposit, reference }, 'x', START)
      await service.pay(service.invoices[0]?.hash ?? '')
    }
    await poll()
    await poll()
    expect(await waiting()).toMatchObject([{ payload: 'DEP-AAAAAAAA-AAAAAA' }])
  })

  test.each(['the page that was shown', 'a page that a dead process made'])(
    'by %s that several rounds find at once is credited once',
    async (page) => {
      const made = await shown()
      const { service, settings, poll, store, clock, balance, waiting, proven } = made
      const hash = page.includes('dead') ? await made.another() : made.hash
      const payment = paidInvoice(invoiceSchema.parse(await service.pay(hash)), settings)
      if (!payment) throw new Error('It is paid.')
      const report = () =>
        store.transaction((tx) => creditInvoice(tx, { ...payment, method: 'crypto_pay' }, clock()))
      await Promise.all([poll(), ...Array.from({ length: 8 }, report), poll(), report()])
      expect(await balance()).toBe(10 * USD)
      expect(await waiting()).toEqual([])
      await proven()
    },
  )

  test('is looked for until the service says how its invoice ended', async () => {
    const { service, poll, time, balance, hash, store } = await shown()
    const looked = () => openInvoices(store.read, 'crypto_pay')
    await poll()
    expect(await looked()).toHaveLength(1)
    time.now = later(HOUR_MS)
    expect(await service.pay(hash)).toBeNull()
    await poll()
    expect(await looked()).toEqual([])
    expect(await balance()).toBe(0)
  })

  test('is looked for a day longer if the service has lost its invoice', async () => {
    const { service, poll, time, store } = await shown()
    service.invoices.length = 0
    const looked = () => openInvoices(store.read, 'crypto_pay')
    time.now = later(25 * HOUR_MS)
    await poll()
    expect(await looked()).toHaveLength(1)
    time.now = later(25 * HOUR_MS + 1)
    await poll()
    expect(await looked()).toEqual([])
  })
})

describe('what came', () => {
  const PAID = { invoice_id: 7, status: 'paid', payload: 'DEP-1' }
  const USD_10 = { ...PAID, currency_type: 'fiat', fiat: 'USD', amount: '10.00' }
  const worth = (invoice: object) => {
    const apiRoot = 'https://pay.crypt.bot'
    return paidInvoice(invoiceSchema.parse(invoice), { apiRoot })?.amountMicros
  }

  test.each([
    ['the amount of the invoice', USD_10, 10 * USD],
    [
      'though its coins are rounded',
      { ...USD_10, paid_amount: '3.076923', paid_fiat_rate: '3.25' },
      10 * USD,
    ],
    ['its coins, if they are fewer', { ...USD_10, paid_amount: '3', paid_fiat_rate: '3' }, 9 * USD],
    ['its coins, if they are more', { ...USD_10, paid_amount: 4, paid_fiat_rate: '3' }, 12 * USD],
    [
      'its coins, if it is in coins, rounded down',
      { ...PAID, currency_type: 'crypto', amount: '1', paid_amount: '0.3333333', paid_usd_rate: 1 },
      333_333,
    ],
    ['not known in another currency', { ...USD_10, fiat: 'EUR' }, null],
    ['not known without a number', { ...USD_10, amount: 'ten' }, null],
    ['not known if it is nothing', { ...USD_10, amount: '0' }, null],
  ])('is %s', (_, invoice, micros) => {
    expect(worth(invoice)).toBe(micros)
  })

  test('at the test network has ids of its own', () => {
    const paid = (apiRoot: string) => paidInvoice(invoiceSchema.parse(USD_10), { apiRoot })
    expect(paid('https://pay.crypt.bot')?.paymentId).toBe('CP-7')
    expect(paid('https://testnet-pay.crypt.bot')?.paymentId).toBe('CPT-7')
    expect(
      paidInvoice(invoiceSchema.parse({ ...USD_10, status: 'active' }), {
        apiRoot: 'https://pay.crypt.bot',
      }),
    ).toBeNull()
  })
})
