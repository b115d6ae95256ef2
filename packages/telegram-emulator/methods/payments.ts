import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { flag, integer, json, type Methods, read, text } from '../params.ts'
import { tellOfRefund } from '../paying.ts'
import { commonFields, prepareSending } from '../sending.ts'
import type { InvoiceTerms } from '../state.ts'
import type { World } from '../world.ts'

const MAX_STARS = 100_000
const MAX_PAGE = 100

const invoiceFields = {
  title: text('title is empty'),
  description: text('description is empty'),
  payload: text('payload is empty'),
  currency: text('currency is empty'),
  prices: json(
    z.array(
      z.object({ label: text('label is empty'), amount: integer('price amount must be a number') }),
      { error: 'expected an Array of labeled prices' },
    ),
    "can't parse prices JSON object",
  ),
  start_parameter: z.string().optional(),
}

const sendInvoice = z.object({ ...commonFields, ...invoiceFields })
const answerPreCheckoutQuery = z.object({
  pre_checkout_query_id: text(
    'query is too old and response timeout expired or query ID is invalid',
  ),
  ok: flag,
  error_message: z.string().optional(),
})
const refundStarPayment = z.object({
  user_id: integer('invalid user_id specified'),
  telegram_payment_charge_id: text('CHARGE_ID_EMPTY'),
})
const getStarTransactions = z.object({
  offset: integer('offset must be a number').default(0),
  limit: integer('limit must be a number').default(MAX_PAGE),
})

export function paymentMethods(world: World): Methods {
  const { state, stars } = world

  return {
    sendInvoice(call) {
      const given = read(sendInvoice, call)
      const { conversation, content } = prepareSending(world, given, true)
      const terms = termsOf(given)
      const stored = world.add(conversation, state.bot, {
        invoice: {
          title: given.title,
          description: given.description,
          start_parameter: given.start_parameter ?? '',
          currency: 'XTR',
          total_amount: terms.amount,
        },
        reply_markup: { inline_keyboard: [[{ text: `Pay ⭐️${terms.amount}`, pay: true }]] },
        ...content,
      })
      stored.invoice = terms
      return stored.message
    },

    answerPreCheckoutQuery(call) {
      const given = read(answerPreCheckoutQuery, call)
      const error = given.error_message?.trim() ?? ''
      if (!given.ok && error === '') throw badRequest('ERROR_TEXT_EMPTY')
      world.checkouts.answer(
        given.pre_checkout_query_id,
        given.ok ? { ok: true } : { ok: false, error },
      )
      return true
    },

    refundStarPayment(call) {
      const given = read(refundStarPayment, call)
      const id = given.telegram_payment_charge_id
      if (id === '') throw badRequest('CHARGE_ID_EMPTY')
      const conversation = state.chat(given.user_id)
      if (!conversation?.seen) throw badRequest('USER_ID_INVALID')
      const { terms } = stars.refund(id, given.user_id, state.now())
      const person = state.person(given.user_id)
      world.changeStars(person, terms.amount)
      tellOfRefund(world, person, id, terms)
      return true
    },

    getStarTransactions(call) {
      const { offset, limit } = read(getStarTransactions, call)
      const size = Math.min(Math.max(limit, 1), MAX_PAGE)
      return { transactions: stars.transactions(Math.max(offset, 0), size) }
    },
  }
}

/** The terms of the invoice. @throws TelegramError if Telegram would not accept them. */
function termsOf(given: z.output<typeof sendInvoice>): InvoiceTerms {
  const { title, description, payload, currency, prices } = given
  if (title.length < 1 || title.length > 32) throw badRequest('INVOICE_TITLE_INVALID')
  if (description.length < 1 || description.length > 255)
    throw badRequest('INVOICE_DESCRIPTION_INVALID')
  const payloadBytes = Buffer.byteLength(payload)
  if (payloadBytes < 1 || payloadBytes > 128) throw badRequest('INVOICE_PAYLOAD_INVALID')
  if (currency !== 'XTR') throw badRequest('CURRENCY_INVALID')
  const [price, ...others] = prices
  if (!price || others.length > 0) throw badRequest('STARS_INVOICE_INVALID')
  if (price.amount < 1 || price.amount > MAX_STARS)
    throw badRequest('CURRENCY_TOTAL_AMOUNT_INVALID')
  return { payload, title, amount: price.amount }
}
