import { takesSecondPerson } from '../../domain/accounts/second-person.ts'
import { effectOf } from '../../domain/approvals/decisions.ts'
import {
  returnPayment,
  targetNamed,
  unmatchedById,
  unmatchedOf,
  worthThere,
} from '../../domain/deposits/unmatched.ts'
import { type PaymentStory, paymentStory } from '../../domain/reports/deposit.ts'
import { holderOf } from '../../domain/reports/order.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { checkReason } from '../../domain/shared/typed-text.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import {
  askedScreen,
  askSecond,
  carryOutOrAsk,
  reasonLine,
  showOutcome,
} from '../approvals/admin.ts'
import { Refused, wordsOf } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { person } from '../kit/person.ts'
import { askText, type Button, button, idIn, type Screen, send, withButton } from '../kit/screen.ts'
import { confirmAssignView, paidSaid, paymentCardView } from './view-admin.ts'

/** Payments that belong to no open top-up: whose are they? */
export const unmatched = {
  right: 'deposits',
  waiting: { kind: 'unmatched', said: 'admin-payments-waits' },
  buttons: {
    'a.payment': (ctx, [id]) => paymentScreen(ctx, idIn(id)),
    // Pressed below a notice, which must stay in the chat.
    'a.payment-new': async (ctx, [id]) => send(ctx, await paymentScreen(ctx, idIn(id))),
    'a.payment-whom': (ctx, [id]) => askWhom(ctx, idIn(id)),
    'a.payment-to': (ctx, [id, reference = '']) => confirmScreen(ctx, idIn(id), reference, null),
    'a.pay-yes': (ctx, [id, whose = '', micros = '']) =>
      assign(ctx, idIn(id), whose, Number(micros)),
    'a.payment-return': (ctx, [id]) => askReturn(ctx, idIn(id)),
  },
  decides: {
    'a.pay-yes': 'a.payment',
  },
  answers: {
    'a.payment-whom': async (ctx, [id], text) => {
      const [whose = '', ...amount] = wordsOf(text)
      const micros = amount.length === 0 ? null : typedUsd(amount.join(' '))
      return confirmScreen(ctx, idIn(id), whose, micros)
    },
    'a.payment-return': (ctx, [id], text) => giveBack(ctx, idIn(id), text),
  },
  notices: {
    payment_unmatched: async ({ read, texts }, { paymentId, payload, price }) => {
      const { format, t } = texts
      // An earlier version listed none.
      const listed = await unmatchedOf(read, paymentId)
      const paid = listed ? paidSaid(texts, listed) : price
      const text = lines(
        `⚠️ ${t('notices-unmatched')}`,
        format.field(t('notices-payment'), code(paymentId)),
        format.field(t('notices-for'), code(payload || '–')),
        paid === null ? null : format.field(t('notices-paid'), paid),
        t('notices-find-payer'),
      )
      if (!listed) return { text, buttons: [] }
      return withButton(text, t('admin-payments-decide'), 'a.payment-new', listed.id)
    },
  },
  approvals: {
    payment: async ({ read, texts }, { whose, amountMicros }) => {
      const { accountId } = await targetNamed(read, whose)
      return confirmAssignView(texts, amountMicros, await holderOf(read, accountId))
    },
    payment_return: async ({ read, texts }, { id, reason }) => {
      const payment = await unmatchedById(read, id)
      const card = paymentCardView(texts, { payment, deposit: null, decidedByName: null })
      return lines(bold(texts.t('admin-payments-give-back')), reasonLine(texts, reason), '', card)
    },
  },
} satisfies Feature

/** @throws DomainError PAYMENT_NOT_FOUND */
async function paymentScreen({ texts, t, read }: BotContext, id: number): Promise<Screen> {
  const details = await paymentStory(read, id)
  const { status, depositId } = details.payment
  const { deposit } = details
  const isSuggested = status === 'open' && deposit !== null
  return {
    text: paymentCardView(texts, details),
    buttons: [
      isSuggested && [
        button(
          t('admin-payments-assign-to', { reference: deposit.reference }),
          'a.payment-to',
          id,
          deposit.reference,
        ),
      ],
      decisions(texts, details),
      depositId !== null &&
        deposit !== null && [button(t('admin-deposits-show'), 'a.deposit-new', deposit.reference)],
      [button(t('admin-back'), 'admin'), button.refresh(t, 'a.payment', id)],
    ],
  }
}

function decisions({ t }: Texts, { payment }: PaymentStory): Button[] {
  const back = button(t('admin-payments-give-back'), 'a.payment-return', payment.id)
  if (payment.status === 'open')
    return [button(t('admin-payments-assign'), 'a.payment-whom', payment.id), back]
  return payment.status === 'returning' ? [back] : []
}

async function askWhom(ctx: BotContext, id: number): Promise<void> {
  const { t, format } = ctx
  const payment = await unmatchedById(ctx.read, id)
  const reference = format.apart(code('DEP-7Q2M9XK4-0T8ZPD'))
  const text = lines(
    html`${bold(t('admin-payments-assign'))} ${paidSaid(ctx.texts, payment)}`,
    '',
    t('admin-payments-ask-whom', { reference, withAmount: format.apart(code('@anna 12.50')) }),
  )
  await askText(ctx, text, ['a.payment', id], 'a.payment-whom', id)
}

/**
 * Asks whether to credit it.
 * @param whose a deposit's reference, or a Telegram id or @name
 * @param micros null for what the payment is worth
 */
async function confirmScreen(
  ctx: BotContext,
  id: number,
  whose: string,
  micros: number | null,
): Promise<Screen> {
  const { texts, read, t } = ctx
  const payment = await unmatchedById(read, id)
  const target = await targetNamed(read, whose)
  const holder = await holderOf(read, target.accountId)
  const name = target.deposit?.reference ?? holder.telegramId
  const worth = micros ?? worthThere(payment, target)
  if (worth === null) throw new Refused(t('admin-payments-say-amount'))
  return {
    text: confirmAssignView(texts, worth, holder),
    buttons: [
      [button(t('admin-payments-yes'), 'a.pay-yes', id, name, worth)],
      [button.cancel(t, 'a.payment', id)],
    ],
  }
}

async function assign(
  ctx: BotContext,
  id: number,
  whose: string,
  amountMicros: number,
): Promise<Screen> {
  const { texts, deps, t } = ctx
  const target = await targetNamed(deps.store.read, whose)
  const holder = await holderOf(deps.store.read, target.accountId)
  const decision = { kind: 'payment', id, whose, amountMicros } as const
  const asked = await ctx.act((tx) => carryOutOrAsk(ctx, tx, decision))
  if (asked !== null) return askedScreen(ctx, asked)
  ctx.say(
    t('admin-payments-done', {
      amount: texts.format.usd(amountMicros),
      name: person(texts, holder),
    }),
  )
  return paymentScreen(ctx, id)
}

async function askReturn(ctx: BotContext, id: number): Promise<void> {
  const { texts, deps, t, read } = ctx
  const payment = await unmatchedById(read, id)
  const refunds = deps.paymentMethods.get(payment.method)?.refund !== undefined
  const isReturned = refunds && payment.payerTelegramId !== null
  const text = lines(
    html`${bold(t('admin-payments-give-back'))} ${paidSaid(texts, payment)}`,
    '',
    isReturned ? t('admin-payments-by-service') : t('admin-payments-by-hand'),
  )
  await askText(ctx, text, ['a.payment', id], 'a.payment-return', id)
}

/** Safe to repeat: a payment that went back before only ends. */
async function giveBack(ctx: BotContext, id: number, reason: string): Promise<void> {
  const { deps, adminActor: actor, t } = ctx
  const { store, clock } = deps
  const { method: name, status: before } = await unmatchedById(store.read, id)
  const decision = { kind: 'payment_return', id, reason: checkReason(reason) } as const
  const effect = await effectOf(store.read, decision)
  // One that is on its way back is asked about again. As for refunds, nothing is committed before it begins.
  if (before === 'open' && (await takesSecondPerson(store.read, effect))) {
    const asked = await ctx.act((tx) => askSecond(ctx, tx, decision))
    if (asked !== null) return send(ctx, await askedScreen(ctx, asked))
  }
  const context = { store, clock, method: deps.paymentMethods.get(name) }
  const { status } = await returnPayment(context, id, { reason, actor })
  const said = status === 'returned' ? t('admin-payments-gone') : t('admin-payments-not-yet')
  await showOutcome(ctx, said, await paymentScreen(ctx, id))
}
