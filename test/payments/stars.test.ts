import { describe, expect, test } from 'vitest'
import type { Settings } from '../../src/domain/settings/settings.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { createManualTransfer } from '../../src/payments/methods.ts'
import { createStars, type StarsApi } from '../../src/payments/stars.ts'
import { depositStore, open, telegramError, testTelegram, USD } from '../helpers/deposits.ts'
import { openTestAccount } from '../helpers/factories.ts'
import { testStore } from '../helpers/store.ts'
import { oneTransfer } from '../helpers/transfers.ts'

async function settingsWith(changes: Partial<Settings>): Promise<Settings> {
  return { ...(await readSettings((await testStore()).read)), ...changes }
}

describe('a price in Stars', () => {
  test.each([
    [10 * USD, 50, 500],
    [10_000, 50, 1],
    [10_000, 0.0001, 1],
    [1_010_000, 50, 51],
    [1_020_000, 50, 51],
    [10 * USD, 76.9, 769],
    [1_100_000, 76.9, 85],
    [9_999_999 * USD, 10_000, 99_999_990_000],
  ])('of %d micro-USD at %d a USD is %d', async (amountMicros, starsPerUsd, price) => {
    const settings = await settingsWith({ stars: { on: true, starsPerUsd } })
    expect(createStars(testTelegram()).price(amountMicros, settings)).toBe(price)
  })
})

test('each way to pay is offered as the settings say', async () => {
  const [manual, stars] = [createManualTransfer(), createStars(testTelegram())]
  expect(manual.offered(await settingsWith(oneTransfer()))).toBe(true)
  expect(manual.offered(await settingsWith(oneTransfer({ on: false })))).toBe(false)
  expect(stars.offered(await settingsWith({}))).toBe(false)
  expect(stars.offered(await settingsWith({ stars: { on: true, starsPerUsd: 1 } }))).toBe(true)
})

test('asks for the price that the deposit was opened with, whatever the rate is now', async () => {
  const { store, stars, manual } = await depositStore()
  const { id } = await openTestAccount(store)
  const settings = await settingsWith({
    stars: { on: true, starsPerUsd: 99 },
    ...oneTransfer({ instructions: 'IBAN DE01' }),
  })
  expect(stars.request(await open(store, id, stars), settings)).toEqual({
    ...{ kind: 'invoice', currency: 'XTR', price: 500 },
  })
  expect(manual.request(await open(store, id, manual), settings)).toEqual({
    ...{ kind: 'transfer', instructions: 'IBAN DE01' },
  })
})

describe('what was received', () => {
  const pay = (telegram: ReturnType<typeof testTelegram>, count: number) =>
    Array.from({ length: count }, (_, i) =>
      telegram.pay({ reference: `DEP-${i}`, price: i + 1, telegramId: 7 }),
    )

  /** Reads until there is nothing new, as the job does. */
  async function readAll(telegram: StarsApi, from: { offset: number; lastId: string } | null) {
    const ids: string[] = []
    let cursor = from
    for (;;) {
      const page = await createStars(telegram).received?.(cursor)
      if (!page) throw new Error('Stars can be asked for what was received.')
      ids.push(...page.payments.map(({ paymentId }) => paymentId))
      if (page.cursor?.offset === cursor?.offset) return { ids, cursor }
      cursor = page.cursor
    }
  }

  test('is read page by page to the end, and from there on the next time', async () => {
    const telegram = testTelegram()
    const paid = pay(telegram, 250)
    const first = await readAll(telegram, null)
    expect(first.ids).toEqual(paid)
    expect(telegram.pages.map(({ offset }) => offset)).toEqual([0, 99, 198, 249])
    const more = pay(telegram, 2)
    expect((await readAll(telegram, first.cursor)).ids).toEqual(more)
    expect(telegram.pages.every(({ limit }) => limit === 100)).toBe(true)
  })

  test('is read from the beginning where the list is another one', async () => {
    const [old, present] = [testTelegram(), testTelegram()]
    pay(old, 5)
    const { cursor } = await readAll(old, null)
    expect(await readAll(present, cursor)).toEqual({ ids: [], cursor })
    const paid = pay(present, 7)
    expect((await readAll(present, cursor)).ids).toEqual(paid)
  })

  test('is nothing but payments of invoices; what went back is told by its id', async () => {
    const telegram = testTelegram()
    const user = { type: 'user', user: { id: 7 } }
    telegram.transactions.push(
      { id: 'gift', amount: 5, receiver: { ...user, transaction_type: 'gift_purchase' } },
      { id: 'media', amount: 5, source: { ...user, transaction_type: 'paid_media_payment' } },
      { id: 'ads', amount: 5, source: { type: 'telegram_ads' } },
      { id: 'withdrawal', amount: 5, receiver: { type: 'fragment' } },
      { id: 'no-payload', amount: 5, source: user },
      { id: 'untyped', amount: 5, source: { ...user, invoice_payload: 'DEP-1' } },
      { id: 'untyped', amount: 5, receiver: user },
    )
    expect(await createStars(telegram).received?.(null)).toEqual({
      payments: [{ reference: 'DEP-1', paymentId: 'untyped', price: 5, telegramId: 7 }],
      paidBack: ['untyped'],
      cursor: { offset: 7, lastId: 'untyped' },
    })
  })
})

describe('a refund', () => {
  async function refund(error: unknown) {
    const { store, telegram, stars } = await depositStore()
    const { id, telegramId } = await openTestAccount(store)
    const opened = await open(store, id, stars)
    const paymentId = telegram.pay({ reference: opened.reference, price: 500, telegramId })
    telegram.refundFaults.push({ when: 'before', error })
    return stars.refund?.({ ...opened, paymentId }, telegramId)
  }

  test.each([
    [400, 'Bad Request: CHARGE_NOT_FOUND'],
    [400, 'Bad Request: BALANCE_TOO_LOW'],
    [403, 'Forbidden: user is deactivated'],
  ])('that Telegram answers with %d %s is certainly not done', async (code, description) => {
    await expect(refund(telegramError(code, description))).rejects.toMatchObject({
      ...{ name: 'PaymentFault', kind: 'refused', message: description },
    })
  })

  test.each([
    ['a request too many', telegramError(429, 'Too Many Requests: retry after 5')],
    ['a fault of its own', telegramError(500, 'Internal Server Error')],
    ['a token that does not hold', telegramError(401, 'Unauthorized')],
    ['a bot that is not known', telegramError(404, 'Not Found')],
    ['no answer', new Error('socket hang up')],
    ['what is no error', 'nonsense'],
  ])('that ends in %s is unknown', async (_, error) => {
    const unknown = { name: 'PaymentFault', kind: 'unknown' }
    await expect(refund(error)).rejects.toMatchObject(unknown)
  })

  test('that was made before is done', async () => {
    const again = telegramError(400, 'Bad Request: CHARGE_ALREADY_REFUNDED')
    await expect(refund(again)).resolves.toBeUndefined()
  })

  test('of what was never paid is certainly not done', async () => {
    const { store, stars } = await depositStore()
    const { id, telegramId } = await openTestAccount(store)
    const unpaid = await open(store, id, stars)
    await expect(stars.refund?.(unpaid, telegramId)).rejects.toMatchObject({ kind: 'refused' })
  })
})
