import { takesSecondPerson } from '../../../domain/accounts/second-person.ts'
import { effectOf } from '../../../domain/approvals/decisions.ts'
import {
  returnPayment,
  targetNamed,
  unmatchedById,
  waitingPayments,
  worthThere,
} from '../../../domain/deposits/unmatched.ts'
import { paymentStory } from '../../../domain/reports/deposit.ts'
import { holderOf } from '../../../domain/reports/order.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { checkReason } from '../../../domain/shared/typed-text.ts'
import { balanceAfter } from '../../../locales/decided/decision.ts'
import { methodName, paidSaid, paymentFacts, twiceSaid } from '../../../locales/decided/deposit.ts'
import { personSaid } from '../../../locales/people.ts'
import type { Ask, Sent } from '../../ask.ts'
import { changes, type Done, decide, type Params, secondOr } from '../../kit/acts.ts'
import { factsPart } from '../../kit/facts.ts'
import { optional, text, usd } from '../../kit/fields.ts'
import { html, markup } from '../../kit/html.ts'
import { plainly } from '../../kit/words.ts'
import { type Card, decision, decisionButton, type Kind } from './kind.ts'

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
    assign: decision({
      title: ({ t }) => plainly(t('admin-payments-assign')),
      async fields({ read, t }, { id }) {
        const { deposit } = await paymentStory(read, Number(id))
        const amount = usd(t('panel-inbox-worth'), { hint: t('panel-inbox-worth-hint') })
        return {
          whose: text(t('panel-inbox-whose'), {
            hint: t('panel-inbox-whose-hint'),
            ...(deposit && { value: deposit.reference }),
          }),
          amount: optional(amount),
        }
      },
      preview: async (ask, { id }, typed) => {
        const { t, format, texts } = ask
        const { target, holder, micros } = await meant(ask, Number(id), typed)
        const about = { amount: format.usd(micros), name: personSaid(texts, holder) }
        return html`<p>${markup(t('admin-payments-confirm', about))}</p>${changes(await balanceAfter(ask, target.accountId, micros))}`
      },
      run: (sent, params, typed) => assign(sent, params, typed),
    }),
    return: decision({
      title: ({ t }) => plainly(t('admin-payments-give-back')),
      async fields({ read, deps, t }, { id }) {
        const { method, payerTelegramId } = await unmatchedById(read, Number(id))
        const isByService =
          deps.methods.get(method)?.refund !== undefined && payerTelegramId !== null
        const hint = t(isByService ? 'admin-payments-by-service' : 'admin-payments-by-hand')
        return { reason: text(t('panel-inbox-reason'), { hint }) }
      },
      run: (sent, params, typed) => giveBack(sent, params, typed),
    }),
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

type Typed = { whose: string; amount: number | undefined }

/** Where the payment goes, and what it is worth there. @throws DomainError WORTH_UNKNOWN, those of targetNamed */
async function meant({ read }: Ask, id: number, { whose, amount }: Typed) {
  const payment = await unmatchedById(read, id)
  const target = await targetNamed(read, whose)
  const holder = await holderOf(read, target.accountId)
  const micros = amount ?? worthThere(payment, target)
  if (micros === null) throw new DomainError('WORTH_UNKNOWN')
  return { target, holder, micros }
}

async function assign(sent: Sent, params: Params, typed: Typed): Promise<Done> {
  const id = Number(params.id)
  const { t, format, texts } = sent
  const { target, holder, micros: amountMicros } = await meant(sent, id, typed)
  const whose = target.deposit?.reference ?? String(holder.telegramId)
  const about = { amount: format.usd(amountMicros), name: personSaid(texts, holder) }
  const said = plainly(t('admin-payments-done', about))
  return decide(sent, { kind: 'payment', id, whose, amountMicros }, { said })
}

/** Safe to repeat: a payment that went back before only ends. */
async function giveBack(sent: Sent, params: Params, typed: { reason: string }): Promise<Done> {
  const id = Number(params.id)
  const { read, actor, once, deps, t } = sent
  const { method, status: before } = await unmatchedById(read, id)
  const reason = checkReason(typed.reason)
  const decided = { kind: 'payment_return', id, reason } as const
  const effect = await effectOf(read, decided)
  // One that is on its way back is asked about again.
  if (before === 'open' && (await takesSecondPerson(read, effect)))
    return secondOr(sent, decided, () => {
      // The owner wants none any more, from this moment on.
      throw new DomainError('CHANGED_SINCE')
    })
  const context = { ...deps, method: deps.methods.get(method) }
  const { status } = await returnPayment(context, id, { reason, actor, alongside: once })
  const said = status === 'returned' ? 'admin-payments-gone' : 'admin-payments-not-yet'
  return { said: plainly(t(said)) }
}
