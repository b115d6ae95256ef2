import { assigning, returning, returnSaid } from '../../../decisions/payments.ts'
import { waitingPayments } from '../../../domain/deposits/unmatched.ts'
import { paymentStory } from '../../../domain/reports/deposit.ts'
import { methodName, paidSaid, paymentFacts, twiceSaid } from '../../../locales/decided/deposit.ts'
import type { Ask } from '../../ask.ts'
import { decided } from '../../kit/decide.ts'
import { factsPart } from '../../kit/facts.ts'
import { optional, text, usd } from '../../kit/fields.ts'
import { html } from '../../kit/html.ts'
import { plainly } from '../../kit/words.ts'
import { type Card, decisionButton, type Kind } from './kind.ts'

/** Payments that belong to no open top-up: whose are they? */
export const payments: Kind = {
  name: 'payment',
  right: 'deposits',
  label: 'panel-inbox-payment',
  async load({ read, texts }, limit) {
    const rows = await waitingPayments(read, limit)
    return rows.map((one) => ({
      key: String(one.id),
      at: one.createdAt,
      what: paidSaid(texts, one),
      who: plainly(methodName(texts, one)),
    }))
  },
  card,
  decisions: {
    assign: {
      title: ({ t }) => plainly(t('admin-payments-assign')),
      ...decided(assigning, async ({ read, t }, { id }) => {
        const { deposit } = await paymentStory(read, Number(id))
        const amount = usd(t('panel-inbox-worth'), { hint: t('panel-inbox-worth-hint') })
        return {
          whose: text(t('panel-inbox-whose'), {
            hint: t('panel-inbox-whose-hint'),
            ...(deposit && { value: deposit.reference }),
          }),
          amountMicros: optional(amount),
        }
      }),
    },
    return: {
      title: ({ t }) => plainly(t('admin-payments-give-back')),
      ...decided(returning, async (ask, { id = '' }) => ({
        reason: text(ask.t('panel-inbox-reason'), { hint: await returnSaid(ask, id) }),
      })),
    },
  },
}

async function card(ask: Ask, id: string): Promise<Card> {
  const { read, texts, t } = ask
  const story = await paymentStory(read, Number(id))
  const { status } = story.payment
  const twice = twiceSaid(texts, story)
  return {
    title: plainly(t('admin-payments-one')),
    body: html`${twice !== null && html`<p class="alarm">${twice}</p>`}
${factsPart(ask, paymentFacts(texts, story))}`,
    buttons: [
      status === 'open' && decisionButton(ask, payments, id, 'assign', { letter: 'a' }),
      (status === 'open' || status === 'returning') &&
        decisionButton(ask, payments, id, 'return', { letter: 'r' }),
    ],
  }
}
