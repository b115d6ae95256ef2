import { InlineKeyboard } from 'grammy'
import type { LabeledPrice } from 'grammy/types'
import { describe, expect, it } from 'vitest'
import { ADA, ANA, PATIENCE_MS, refusal, START, startEmulation } from './emulation.ts'

const ONE_PRICE: LabeledPrice[] = [{ label: 'Stars', amount: 25 }]

/** Ana and Ada have an invoice of 25 Stars each; Ada has 50 Stars. */
async function withInvoice(checkoutWaitMs = PATIENCE_MS) {
  const emulation = await startEmulation({ checkoutWaitMs })
  const { api, act, updates, chat } = emulation
  const invoices = new Map<number, number>()
  for (const id of [ANA, ADA]) {
    await act(`/chats/${id}/text`, { text: '/start' })
    const sent = await api.sendInvoice(id, 'Top-up', '25 Stars', `p-${id}`, 'XTR', ONE_PRICE)
    invoices.set(id, sent.message_id)
  }
  await updates()

  /** Pays as the person does; the bot answers the pre-checkout query as told, or not at all. */
  async function pay(id: number, answer: { ok: true } | { error: string } | null, more = {}) {
    await updates()
    const message_id = invoices.get(id)
    const outcome = act(`/chats/${id}/pay`, { message_id, ...more })
    const [update] = await api.getUpdates({ offset: -1, timeout: 30 })
    const query = update?.pre_checkout_query
    if (!query) throw new Error('No pre-checkout query came.')
    await updates()
    if (answer && 'ok' in answer) await api.answerPreCheckoutQuery(query.id, true)
    else if (answer)
      await api.answerPreCheckoutQuery(query.id, false, { error_message: answer.error })
    return { query, outcome: await outcome }
  }
  const starsOf = async (id: number) => (await chat(id)).person.stars
  return { ...emulation, invoices, pay, starsOf }
}

describe('paying', () => {
  it('asks the bot, takes the Stars and tells the bot', async () => {
    const { pay, chat, updates, starsOf } = await withInvoice()
    const { query, outcome } = await pay(ANA, { ok: true })
    expect(query).toMatchObject({
      from: { id: ANA },
      currency: 'XTR',
      total_amount: 25,
      invoice_payload: `p-${ANA}`,
    })
    expect(outcome).toEqual({ ok: true, charge_id: expect.any(String) })
    expect(await updates()).toMatchObject([
      {
        message: {
          from: { id: ANA },
          chat: { id: ANA },
          successful_payment: {
            currency: 'XTR',
            total_amount: 25,
            invoice_payload: `p-${ANA}`,
            telegram_payment_charge_id: outcome.charge_id,
          },
        },
      },
    ])
    expect(await starsOf(ANA)).toBe(9_975)
    expect((await chat(ANA)).messages).toMatchObject([
      { text: '/start' },
      { invoice: { total_amount: 25 }, paid: true },
      { successful_payment: { total_amount: 25 } },
    ])
  })

  it('takes nothing where the bot refuses', async () => {
    const { pay, updates, starsOf, chat } = await withInvoice()
    const { outcome } = await pay(ANA, { error: 'This deposit is over.' })
    expect(outcome).toEqual({ ok: false, error: 'This deposit is over.' })
    expect(await starsOf(ANA)).toBe(10_000)
    expect(await updates()).toEqual([])
    expect((await chat(ANA)).messages[1]).not.toHaveProperty('paid')
  })

  it('takes nothing where the bot is silent, whose answer then comes too late', async () => {
    const { api, pay, starsOf } = await withInvoice(50)
    const { query, outcome } = await pay(ANA, null)
    expect(outcome).toEqual({ ok: false, error: expect.stringContaining('in time') })
    expect(await starsOf(ANA)).toBe(10_000)
    expect(await refusal(api.answerPreCheckoutQuery(query.id, true))).toBe(
      '400 Bad Request: query is too old and response timeout expired or query ID is invalid',
    )
  })

  it('is possible once for an invoice, and only with enough Stars', async () => {
    const { api, act, pay, invoices } = await withInvoice()
    await pay(ADA, { ok: true })
    const again = (message_id: number | undefined) => act(`/chats/${ADA}/pay`, { message_id })
    expect(await again(invoices.get(ADA))).toEqual({
      ok: false,
      error: 'This invoice is already paid.',
    })
    const dear = await api.sendInvoice(ADA, 'Top-up', 'Stars', 'p', 'XTR', [
      { label: 'Stars', amount: 26 },
    ])
    expect(await again(dear.message_id)).toEqual({
      ok: false,
      error: 'Not enough Stars: this needs 26, and you have 25.',
    })
  })

  it('is possible once where it is tried twice at once', async () => {
    const { api, act, invoices, updates, starsOf } = await withInvoice()
    const message_id = invoices.get(ANA)
    const payments = [1, 2].map(() => act(`/chats/${ANA}/pay`, { message_id }))
    const queries = []
    while (queries.length < 2)
      for (const { pre_checkout_query: query } of await updates()) if (query) queries.push(query)
    for (const { id } of queries) await api.answerPreCheckoutQuery(id, true)
    const outcomes = (await Promise.all(payments)).map(({ ok }) => ok)
    expect(outcomes.toSorted()).toEqual([false, true])
    expect(await starsOf(ANA)).toBe(9_975)
  })

  it('loses the update where it is told to, and the books have the payment', async () => {
    const { api, pay, updates } = await withInvoice()
    const { outcome } = await pay(ANA, { ok: true }, { lose_update: true })
    expect(await updates()).toEqual([])
    expect((await api.getStarTransactions()).transactions).toEqual([
      {
        id: outcome.charge_id,
        amount: 25,
        date: START.getTime() / 1000,
        source: {
          type: 'user',
          transaction_type: 'invoice_payment',
          user: expect.objectContaining({ id: ANA, is_bot: false }),
          invoice_payload: `p-${ANA}`,
        },
      },
    ])
  })

  it('works by link for whoever has it', async () => {
    const { api, act, updates, starsOf } = await withInvoice()
    const link = await api.createInvoiceLink('Top-up', 'Stars', 'by-link', '', 'XTR', ONE_PRICE)
    const paid = act(`/chats/${ADA}/pay`, { link })
    const [update] = await api.getUpdates({ timeout: 30 })
    await api.answerPreCheckoutQuery(update?.pre_checkout_query?.id ?? '', true)
    expect(await paid).toMatchObject({ ok: true })
    expect((await updates()).at(-1)?.message?.successful_payment?.invoice_payload).toBe('by-link')
    expect(await starsOf(ADA)).toBe(25)
  })

  it('needs an invoice', async () => {
    const { door } = await withInvoice()
    expect(await door(`/chats/${ANA}/pay`, { message_id: 100 })).toMatchObject({
      status: 400,
      body: { error: /no such invoice/ },
    })
  })
})

describe('refundStarPayment', () => {
  it('gives the Stars back once, with a message, and the books tell both', async () => {
    const { api, pay, updates, starsOf } = await withInvoice()
    const { outcome } = await pay(ANA, { ok: true })
    await updates()
    const id = String(outcome.charge_id)
    await api.refundStarPayment(ANA, id)
    expect(await starsOf(ANA)).toBe(10_000)
    expect(await updates()).toMatchObject([
      { message: { refunded_payment: { total_amount: 25, telegram_payment_charge_id: id } } },
    ])
    expect(await refusal(api.refundStarPayment(ANA, id))).toBe(
      '400 Bad Request: CHARGE_ALREADY_REFUNDED',
    )
    expect(await starsOf(ANA)).toBe(10_000)
    const { transactions } = await api.getStarTransactions()
    expect(transactions).toMatchObject([
      { id, amount: 25, source: { user: { id: ANA } } },
      { id, amount: 25, receiver: { user: { id: ANA }, invoice_payload: `p-${ANA}` } },
    ])
  })

  it('refuses what was not paid, or not by this person', async () => {
    const { api, pay, starsOf } = await withInvoice()
    const { outcome } = await pay(ANA, { ok: true })
    const refund = (user: number, id: string) => refusal(api.refundStarPayment(user, id))
    expect(await refund(ANA, 'nonsense')).toBe('400 Bad Request: CHARGE_NOT_FOUND')
    expect(await refund(ANA, '')).toBe('400 Bad Request: CHARGE_ID_EMPTY')
    expect(await refund(ADA, String(outcome.charge_id))).toBe('400 Bad Request: CHARGE_NOT_FOUND')
    expect(await refund(424242, String(outcome.charge_id))).toBe('400 Bad Request: USER_ID_INVALID')
    expect(await starsOf(ADA)).toBe(50)
  })
})

describe('a payment that Telegram takes back', () => {
  it('stands among the transactions, and nothing else tells the bot', async () => {
    const { api, act, pay, updates, starsOf, emulator } = await withInvoice()
    const charge_id = String((await pay(ANA, { ok: true })).outcome.charge_id)
    await updates()
    emulator.takeBack(ANA, { charge_id })
    const { transactions } = await api.getStarTransactions()
    expect(transactions).toMatchObject([
      { id: charge_id, amount: 25, source: { user: { id: ANA } } },
      { id: charge_id, amount: 25, receiver: { type: 'user', user: { id: ANA } } },
    ])
    expect(await updates()).toEqual([])
    // The person has money back, not Stars.
    expect(await starsOf(ANA)).toBe(9975)
    expect(await refusal(api.refundStarPayment(ANA, charge_id))).toBe(
      '400 Bad Request: CHARGE_ALREADY_REFUNDED',
    )
    expect(() => emulator.takeBack(ADA, { charge_id })).toThrow('CHARGE_NOT_FOUND')
    await pay(ADA, { ok: true }).then(({ outcome }) =>
      act(`/chats/${ADA}/take-back`, { charge_id: outcome.charge_id, tell: true }),
    )
    expect((await updates()).at(-1)).toMatchObject({
      message: { chat: { id: ADA }, refunded_payment: { total_amount: 25 } },
    })
  })

  it('can have been refunded although the answer is an error', async () => {
    const { api, pay, emulator, starsOf } = await withInvoice()
    const charge_id = String((await pay(ANA, { ok: true })).outcome.charge_id)
    emulator.fail({ kind: 'error', method: 'refundStarPayment' })
    expect(await refusal(api.refundStarPayment(ANA, charge_id))).toContain('500')
    expect(await starsOf(ANA)).toBe(9975)
    emulator.fail({ kind: 'error', method: 'refundStarPayment', acts: true })
    expect(await refusal(api.refundStarPayment(ANA, charge_id))).toContain('500')
    expect(await starsOf(ANA)).toBe(10_000)
    expect(await refusal(api.refundStarPayment(ANA, charge_id))).toContain('ALREADY_REFUNDED')
  })
})

it('pages through the books in the order of time', async () => {
  const { api, pay } = await withInvoice()
  await pay(ANA, { ok: true })
  await pay(ADA, { ok: true })
  const page = async (offset: number, limit: number) =>
    (await api.getStarTransactions({ offset, limit })).transactions.map(({ source }) =>
      source?.type === 'user' ? source.user.id : null,
    )
  expect(await page(0, 100)).toEqual([ANA, ADA])
  expect(await page(0, 1)).toEqual([ANA])
  expect(await page(1, 1)).toEqual([ADA])
  expect(await page(2, 1)).toEqual([])
})

it('sells only what Telegram sells for Stars', async () => {
  const { api } = await withInvoice()
  const good = { title: 'T', description: 'D', payload: 'p', currency: 'XTR', prices: ONE_PRICE }
  const said = async (change: Partial<typeof good>) => {
    const { title, description, payload, currency, prices } = { ...good, ...change }
    const refused = refusal(api.sendInvoice(ANA, title, description, payload, currency, prices))
    return (await refused).replace('400 Bad Request: ', '')
  }
  expect(await said({ title: '' })).toBe('INVOICE_TITLE_INVALID')
  expect(await said({ title: 'x'.repeat(33) })).toBe('INVOICE_TITLE_INVALID')
  expect(await said({ description: 'x'.repeat(256) })).toBe('INVOICE_DESCRIPTION_INVALID')
  expect(await said({ payload: '' })).toBe('INVOICE_PAYLOAD_INVALID')
  expect(await said({ payload: 'é'.repeat(65) })).toBe('INVOICE_PAYLOAD_INVALID')
  expect(await said({ currency: 'USD' })).toBe('CURRENCY_INVALID')
  expect(await said({ prices: [] })).toBe('STARS_INVOICE_INVALID')
  expect(await said({ prices: [...ONE_PRICE, ...ONE_PRICE] })).toBe('STARS_INVOICE_INVALID')
  expect(await said({ prices: [{ label: 'x', amount: 0 }] })).toBe('CURRENCY_TOTAL_AMOUNT_INVALID')
})

it('puts a Pay button under an invoice, and takes other keyboards that begin with one', async () => {
  const { api, chat } = await withInvoice()
  async function send(reply_markup?: InlineKeyboard) {
    const other = reply_markup ? { reply_markup } : {}
    await api.sendInvoice(ANA, 'T', 'D', 'p', 'XTR', ONE_PRICE, other)
    return (await chat(ANA)).messages.at(-1)?.reply_markup?.inline_keyboard
  }
  expect(await send()).toEqual([[{ text: 'Pay ⭐️25', pay: true }]])
  const withCancel = new InlineKeyboard().pay('Pay').row().text('Cancel', 'cancel')
  expect(await send(withCancel)).toHaveLength(2)
  expect(await refusal(send(new InlineKeyboard().text('Cancel', 'cancel').pay('Pay')))).toBe(
    '400 Bad Request: BUTTON_TYPE_INVALID',
  )
})

it('wants a reason where the bot refuses a payment', async () => {
  const { api } = await withInvoice()
  expect(await refusal(api.answerPreCheckoutQuery('1', false, { error_message: ' ' }))).toBe(
    '400 Bad Request: ERROR_TEXT_EMPTY',
  )
})
