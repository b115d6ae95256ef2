import { Composer } from 'grammy'
import { bookPaidBack, checkoutRefusal, creditPayment } from '../../domain/deposits/payments.ts'
import type { BotContext } from '../kit/context.ts'

/** The payment method whose payments arrive as updates. */
const STARS = 'stars'

/**
 * Handles Telegram's payments, before all other handlers (see createBot). Telegram's id of the payment makes
 * sure that it is credited at most once.
 */
export function payments(): Composer<BotContext> {
  const composer = new Composer<BotContext>()

  composer.on('pre_checkout_query', async (ctx) => {
    const { invoice_payload, currency, total_amount } = ctx.preCheckoutQuery
    const refusal = await checkoutRefusal(
      ctx.read,
      {
        reference: invoice_payload,
        telegramId: ctx.from.id,
        currency,
        price: total_amount,
      },
      ctx.now,
    )
    if (refusal === null) await ctx.answerPreCheckoutQuery(true)
    else await ctx.answerPreCheckoutQuery(false, ctx.t(`deposits-checkout-refused-${refusal}`))
  })

  composer.on('message:successful_payment', async (ctx) => {
    const payment = ctx.message.successful_payment
    const outcome = await ctx.deps.store.transaction((tx) =>
      creditPayment(
        tx,
        {
          method: STARS,
          reference: payment.invoice_payload,
          paymentId: payment.telegram_payment_charge_id,
          price: payment.total_amount,
          telegramId: ctx.from.id,
        },
        ctx.now,
      ),
    )
    // A credit is reported by a notice, written in the same transaction.
    if (outcome === 'unmatched') ctx.say(ctx.t('deposits-unmatched'))
  })

  // Our refund has succeeded, or Telegram took the Stars back itself. A notice reports it.
  composer.on('message:refunded_payment', async (ctx) => {
    const { telegram_payment_charge_id: paymentId } = ctx.message.refunded_payment
    await ctx.deps.store.transaction((tx) => bookPaidBack(tx, [paymentId], ctx.now))
  })
  return composer
}
