import { assigning, meant, returning, returnSaid } from '../../decisions/payments.ts'
import { unmatchedById, unmatchedOf } from '../../domain/deposits/unmatched.ts'
import { paymentStory } from '../../domain/reports/deposit.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { paidSaid } from '../../locales/decided/deposit.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import { type Asked, askedOf, deciding } from '../approvals/deciding.ts'
import { wordsOf } from '../kit/answers.ts'
import type { BotContext, Feature, NoticeScreen } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { button, idIn } from '../kit/screen.ts'
import { doing, type Viewing } from '../kit/viewing.ts'
import { paymentCardView } from './view-admin.ts'

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
  const amount = micros === undefined ? undefined : Number.parseInt(micros, 36)
  const { decision } = await meant(doing(ctx), id, { whose: name, amountMicros: amount })
  const { whose: exact, amountMicros } = decision
  return askedOf(ctx, assigning, id, {
    choices: [[`${exact} ${amountMicros.toString(36)}`, t('admin-payments-yes')]],
    input: () => ({ whose: exact, amountMicros }),
  })
}

async function askReturn(ctx: BotContext, id: string): Promise<Asked> {
  const { texts, t, read } = ctx
  const payment = await unmatchedById(read, idIn(id))
  const title = html`${bold(t('admin-payments-give-back'))} ${paidSaid(texts, payment)}`
  return {
    text: lines(title, '', await returnSaid(doing(ctx), id)),
    choices: [],
    typed: true,
    run: ({ typed = '' }) => returning.run(doing(ctx), id, { reason: typed }),
  }
}
