import { assigning, returning, returnSaid } from '../../decisions/payments.ts'
import { unmatchedById, unmatchedOf } from '../../domain/deposits/unmatched.ts'
import { paymentStory } from '../../domain/reports/deposit.ts'
import { paidSaid } from '../../locales/decided/deposit.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { type Asked, askedOf, deciding } from '../approvals/deciding.ts'
import type { BotContext, Feature, NoticeScreen } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { button, idIn } from '../kit/screen.ts'
import { doing, type Viewing } from '../kit/viewing.ts'
import { paymentCardView } from './view-admin.ts'

/** Payments that belong to no open top-up. The panel gives them to anybody, and for another amount. */
export const unmatched = {
  right: 'deposits',
  waiting: { kind: 'unmatched', said: 'admin-payments-waits' },
  ...deciding({ name: 'pay', card: paymentCard, asks: { to: askToAssign, return: askReturn } }),
  notices: {
    payment_unmatched: async (about, { paymentId }) => {
      const { read, texts } = about
      const listed = await unmatchedOf(read, paymentId)
      // An earlier version listed none.
      if (!listed) return null
      const card = await paymentCard(about, String(listed.id))
      return { ...card, text: lines(`⚠️ ${texts.t('notices-unmatched')}`, '', card.text) }
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
      pageButton(
        about,
        'inbox',
        t(isOpen ? 'admin-payments-assign' : 'admin-panel-open'),
        isOpen ? `/payment/${id}/assign` : `/payment/${id}`,
      ),
      (isOpen || payment.status === 'returning') && [
        button(t('admin-payments-give-back'), 'a.pay-return', id),
      ],
    ],
  }
}

/** @param whose the reference of the deposit that the payment names */
function askToAssign(ctx: BotContext, id: string, whose: string): Promise<Asked> {
  return askedOf(ctx, assigning, id, {
    choices: [[whose, ctx.t('admin-payments-yes')]],
    input: () => ({ whose }),
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
