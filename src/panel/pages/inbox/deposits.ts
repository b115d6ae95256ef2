import { approving, arrivedOf, rejecting } from '../../../decisions/deposits.ts'
import { depositByReference, pendingDeposits } from '../../../domain/deposits/deposits.ts'
import { type DepositStory, depositStory } from '../../../domain/reports/deposit.ts'
import { USD } from '../../../domain/settings/transfer.ts'
import { typedUnits } from '../../../domain/shared/typed-amount.ts'
import {
  commonReasons,
  depositFacts,
  methodName,
  priceSaid,
  receiptWarning,
} from '../../../locales/decided/deposit.ts'
import type { Ask } from '../../ask.ts'
import { openButton } from '../../kit/acts.ts'
import { decided } from '../../kit/decide.ts'
import { factsPart } from '../../kit/facts.ts'
import { type Field, hidden, text, usd } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { plainly } from '../../kit/words.ts'
import { type Card, decisionButton, type Kind, pathOf } from './kind.ts'

/** Top-ups whose receipts wait for somebody who looks whether the money has arrived. */
export const deposits: Kind = {
  name: 'deposit',
  right: 'deposits',
  label: 'panel-inbox-receipt',
  async load({ read, texts }, limit) {
    const rows = await pendingDeposits(read, limit)
    return rows.map((one) => ({
      key: one.reference,
      at: one.createdAt,
      what: [
        priceSaid(texts, one) ?? texts.format.usd(one.amountMicros),
        plainly(methodName(texts, one)),
      ].join(' · '),
      who: one.accountName,
    }))
  },
  card,
  decisions: {
    approve: {
      title: ({ t }) => plainly(t('admin-deposits-approve')),
      ...decided(approving, (ask, { id = '' }) => seenReceipts(ask, id)),
    },
    amount: {
      title: ({ t }) => plainly(t('admin-deposits-other-amount')),
      ...decided(
        approving,
        async (ask, { id = '' }) => {
          const { read, t } = ask
          const { currency } = await depositByReference(read, id)
          const label = t('admin-deposits-how-much-arrived', { currency: currency ?? USD })
          const field: Field<number> =
            currency === null
              ? usd(label)
              : { ...usd(label), read: (typed) => typedUnits(typed, currency) }
          return { ...(await seenReceipts(ask, id)), arrived: field }
        },
        async ({ receipts, arrived }, { read }, id) => ({
          receipts,
          ...(await arrivedOf(read, id, arrived)),
        }),
      ),
    },
    reject: {
      title: ({ t }) => plainly(t('admin-deposits-reject')),
      ...decided(rejecting, ({ texts, t }) => ({
        reason: text(t('panel-inbox-reason'), {
          offers: Object.values(commonReasons(texts, 'reject')),
        }),
      })),
    },
  },
}

async function card(ask: Ask, reference: string): Promise<Card> {
  const { read, texts, format, t, deps } = ask
  const story = await depositStory(read, reference)
  const { deposit, receipts } = story
  const { status, method } = deposit
  const waits = status === 'submitted'
  const isRefundable = status === 'credited' && deps.methods.get(method)?.refund !== undefined
  return {
    title: t('admin-deposits-top-up-of', { amount: format.usd(deposit.amountMicros) }),
    body: html`${usedBefore(ask, story)}<div class="halves">${receiptsPart(ask, story)}${factsPart(ask, depositFacts(texts, story))}</div>
${waits && receipts.length === 0 && html`<p>${t('admin-deposits-is-without-receipt')}</p>`}`,
    buttons: waits
      ? [
          decisionButton(ask, deposits, reference, 'approve', {
            letter: 'a',
            values: { receipts: String(deposit.receipts) },
          }),
          decisionButton(ask, deposits, reference, 'amount', { letter: 'o' }),
          decisionButton(ask, deposits, reference, 'reject', { letter: 'r' }),
        ]
      : isRefundable &&
        openButton(plainly(t('admin-deposits-refund')), `/panel/money/top-ups/${reference}/refund`),
  }
}

function receiptsPart({ t, format }: Ask, { deposit, receipts }: DepositStory): Part {
  if (receipts.length === 0) return null
  const count = receipts.length
  return html`<div class="receipts">${receipts.map(({ kind }, i) => {
    const path = `/panel/inbox/receipts/${deposit.reference}/${i + 1}`
    const label = t('admin-deposits-receipt-number', {
      number: format.number(i + 1),
      count: format.number(count),
    })
    return kind === 'photo'
      ? html`<a href="${path}" target="_blank"><img class="receipt" src="${path}" alt="${label}"></a>`
      : html`<a class="button" href="${path}" target="_blank">${label}</a>`
  })}</div>`
}

function usedBefore(ask: Ask, story: DepositStory): Part {
  const warning = receiptWarning(ask.texts, story)
  const links = story.sameReceipt.slice(0, 5).map(({ reference, status }) => {
    const is = plainly(ask.t(`admin-deposits-status-${status}`))
    return html`<li><a href="${pathOf(deposits, reference)}">${reference}</a> – ${is}</li>`
  })
  return warning !== null && html`<div class="alarm">${warning}<ul>${links}</ul></div>`
}

/** An approval counts only as long as no receipt has come since those that were seen. */
async function seenReceipts({ read }: Ask, reference: string) {
  const { receipts } = await depositByReference(read, reference)
  return { receipts: { ...hidden(String(receipts)), read: Number } }
}
