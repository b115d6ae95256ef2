import { takesSecondPerson } from '../../domain/accounts/second-person.ts'
import { effectOf } from '../../domain/approvals/decisions.ts'
import {
  returnPayment,
  targetNamed,
  unmatchedById,
  unmatchedOf,
  worthThere,
} from '../../domain/deposits/unmatched.ts'
import { paymentStory } from '../../domain/reports/deposit.ts'
import { holderOf } from '../../domain/reports/order.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { checkReason } from '../../domain/shared/typed-text.ts'
import { paidSaid } from '../../locales/decided/deposit.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import { askSecond, carryOutOrAsk } from '../approvals/asking.ts'
import { type Asked, deciding } from '../approvals/deciding.ts'
import { wordsOf } from '../kit/answers.ts'
import type { BotContext, Feature, NoticeScreen } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { person } from '../kit/person.ts'
import { button, idIn } from '../kit/screen.ts'
import type { Viewing } from '../kit/viewing.ts'
import { confirmAssignView, paymentCardView } from './view-admin.ts'

/** Payments that belong to no open top-up: whose are they? */
export const unmatched = {
  right: 'deposits',
  waiting: { kind: 'unmatched', said: 'admin-payments-waits' },
  ...deciding({ name: 'pay', card: paymentCard, asks: { to: askWhom, return: askReturn } }),
  notices: {
    payment_unmatched: async (about, { paymentId, payload }) => {
      const { read, texts } = about
      const { format, t } = texts
      const title = `⚠️ ${t('notices-unmatched')}`
      const listed = await unmatchedOf(read, paymentId)
      // An earlier version listed none.
      if (!listed)
        return {
          text: lines(
            title,
            format.field(t('notices-payment'), code(paymentId)),
            format.field(t('notices-for'), code(payload || '–')),
          ),
          buttons: [],
        }
      const card = await paymentCard(about, String(listed.id))
      return { ...card, text: lines(title, '', card.text) }
    },
  },
} satisfies Feature

/** @throws DomainError PAYMENT_NOT_FOUND */
async function paymentCard(about: Viewing, id: string): Promise<NoticeScreen> {
  const { texts, read } = about
  const { t } = texts
  const details = await paymentStory(read, idIn(id))
  const { deposit, payment } = details
  const isOpen = payment.status === 'open'
  const reference = deposit?.reference ?? ''
  return {
    text: paymentCardView(texts, details),
    buttons: [
      isOpen &&
        deposit !== null && [
          button(t('admin-payments-assign-to', { reference }), 'a.pay-to', id, reference),
        ],
      [
        isOpen && button(t('admin-payments-assign'), 'a.pay-to', id),
        (isOpen || payment.status === 'returning') &&
          button(t('admin-payments-give-back'), 'a.pay-return', id),
      ],
      pageButton(about, 'inbox', t('admin-panel-open'), `/payment/${id}`),
    ],
  }
}

/**
 * Asks whose it is, and then whether to credit it.
 * @param whose a deposit's reference, or a Telegram id or @name; an amount in micro-USD may follow it, in base 36
 */
async function askWhom(ctx: BotContext, id: string, whose: string): Promise<Asked> {
  const { t, format, texts, read } = ctx
  const payment = await unmatchedById(read, idIn(id))
  if (whose === '') {
    const reference = format.apart(code('DEP-7Q2M9XK4-0T8ZPD'))
    return {
      text: lines(
        html`${bold(t('admin-payments-assign'))} ${paidSaid(texts, payment)}`,
        '',
        t('admin-payments-ask-whom', { reference, withAmount: format.apart(code('@anna 12.50')) }),
      ),
      choices: [],
      typed: true,
      async run({ typed = '' }) {
        const [name = '', ...amount] = wordsOf(typed)
        return {
          confirm:
            amount.length === 0 ? name : `${name} ${typedUsd(amount.join(' ')).toString(36)}`,
        }
      },
    }
  }
  const [name = '', micros] = whose.split(' ')
  const target = await targetNamed(read, name)
  const holder = await holderOf(read, target.accountId)
  const amountMicros =
    micros === undefined ? worthThere(payment, target) : Number.parseInt(micros, 36)
  if (amountMicros === null) throw new DomainError('WORTH_UNKNOWN')
  const exact = target.deposit?.reference ?? String(holder.telegramId)
  return {
    text: confirmAssignView(texts, amountMicros, holder),
    choices: [[`${exact} ${amountMicros.toString(36)}`, t('admin-payments-yes')]],
    async run() {
      const decision = { kind: 'payment', id: idIn(id), whose: exact, amountMicros } as const
      const asked = await ctx.act((tx) => carryOutOrAsk(ctx, tx, decision))
      const about = { amount: format.usd(amountMicros), name: person(texts, holder) }
      return asked === null ? { said: t('admin-payments-done', about) } : { asked }
    },
  }
}

async function askReturn(ctx: BotContext, id: string): Promise<Asked> {
  const { texts, deps, t, read } = ctx
  const payment = await unmatchedById(read, idIn(id))
  const refunds = deps.paymentMethods.get(payment.method)?.refund !== undefined
  const isReturned = refunds && payment.payerTelegramId !== null
  return {
    text: lines(
      html`${bold(t('admin-payments-give-back'))} ${paidSaid(texts, payment)}`,
      '',
      t(isReturned ? 'admin-payments-by-service' : 'admin-payments-by-hand'),
    ),
    choices: [],
    typed: true,
    run: ({ typed = '' }) => giveBack(ctx, idIn(id), typed),
  }
}

/** Safe to repeat: a payment that went back before only ends. */
async function giveBack(ctx: BotContext, id: number, reason: string) {
  const { deps, adminActor: actor, t } = ctx
  const { store, clock } = deps
  const { method: name, status: before } = await unmatchedById(store.read, id)
  const decision = { kind: 'payment_return', id, reason: checkReason(reason) } as const
  const effect = await effectOf(store.read, decision)
  // One that is on its way back is asked about again. As for refunds, nothing is committed before it begins.
  if (before === 'open' && (await takesSecondPerson(store.read, effect))) {
    const asked = await ctx.act((tx) => askSecond(ctx, tx, decision))
    if (asked !== null) return { asked }
  }
  const context = { store, clock, method: deps.paymentMethods.get(name) }
  const { status } = await returnPayment(context, id, { reason, actor })
  return { said: t(status === 'returned' ? 'admin-payments-gone' : 'admin-payments-not-yet') }
}
