import type { DecisionOf } from '../../../domain/approvals/decisions.ts'
import {
  type Arrived,
  creditFor,
  depositState,
  rejectDeposit,
} from '../../../domain/deposits/decisions.ts'
import { depositByReference, pendingDeposits } from '../../../domain/deposits/deposits.ts'
import { type DepositStory, depositStory } from '../../../domain/reports/deposit.ts'
import { USD } from '../../../domain/settings/transfer.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { typedUnits } from '../../../domain/shared/typed-amount.ts'
import { balanceAfter } from '../../../locales/decided/decision.ts'
import {
  approvedSaid,
  commonReasons,
  depositFacts,
  inTheirWords,
  isFarOff,
  methodName,
  priceSaid,
  receiptWarning,
} from '../../../locales/decided/deposit.ts'
import { personSaid } from '../../../locales/people.ts'
import type { Ask, Sent } from '../../ask.ts'
import { changes, type Done, decide, openButton } from '../../kit/acts.ts'
import { factsPart } from '../../kit/facts.ts'
import { type Field, hidden, text, usd } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { plainly } from '../../kit/words.ts'
import { type Card, decision, decisionButton, type Kind, pathOf } from './kind.ts'

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
    approve: decision({
      title: ({ t }) => plainly(t('admin-deposits-approve')),
      fields: (ask, { id = '' }) => seenReceipts(ask, id),
      preview: (ask, { id = '' }) => creditPreview(ask, id, {}),
      run: (sent, { id = '' }, { receipts }) => approve(sent, id, receipts, {}),
    }),
    amount: decision({
      title: ({ t }) => plainly(t('admin-deposits-other-amount')),
      async fields(ask, { id = '' }) {
        const { read, t } = ask
        const { currency } = await depositByReference(read, id)
        const label = t('admin-deposits-how-much-arrived', { currency: currency ?? USD })
        const field: Field<number> =
          currency === null
            ? usd(label)
            : { ...usd(label), read: (typed) => typedUnits(typed, currency) }
        return { ...(await seenReceipts(ask, id)), arrived: field }
      },
      preview: async (ask, { id = '' }, { arrived }) =>
        creditPreview(ask, id, await arrivedOf(ask, id, arrived)),
      run: async (sent, { id = '' }, { receipts, arrived }) =>
        approve(sent, id, receipts, await arrivedOf(sent, id, arrived)),
    }),
    reject: decision({
      title: ({ t }) => plainly(t('admin-deposits-reject')),
      fields: ({ texts, t }) => ({
        reason: text(t('panel-inbox-reason'), {
          offers: Object.values(commonReasons(texts, 'reject')),
        }),
      }),
      async run(sent, { id: reference = '' }, { reason }) {
        const { actor, now, read, t, format, texts } = sent
        const { holder } = await depositStory(read, reference)
        const theirs = await inTheirWords(sent, 'reject', reason, holder.telegramId)
        const input = { reason: theirs, actor }
        const deposit = await sent.change((tx) => rejectDeposit(tx, reference, input, now))
        const about = { amount: format.usd(deposit.amountMicros), name: personSaid(texts, holder) }
        return { said: plainly(t('admin-deposits-rejected', about)) }
      },
    }),
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

/** In the currency that the payer was asked for. */
async function arrivedOf({ read }: Ask, reference: string, typed: number): Promise<Arrived> {
  const { currency } = await depositByReference(read, reference)
  return currency === null ? { amountMicros: typed } : { arrived: typed }
}

/** What crediting it would change. @throws DomainError DEPOSIT_DECIDED, INVALID_CREDIT */
async function creditPreview(ask: Ask, reference: string, arrived: Arrived): Promise<Part> {
  const { read, t, format, texts } = ask
  const { deposit, holder } = await depositStory(read, reference)
  if (deposit.status !== 'submitted')
    throw new DomainError('DEPOSIT_DECIDED', depositState(deposit))
  const micros = creditFor(deposit, arrived)
  const claimed = format.usd(deposit.amountMicros)
  const amount = format.usd(micros)
  const isOther = micros !== deposit.amountMicros
  const question = isOther
    ? t('admin-deposits-confirm-other', { amount, claimed })
    : t('admin-deposits-confirm-approve', { amount })
  const about = { name: personSaid(texts, holder), reference }
  return html`<p><strong>${question}</strong></p>
${isFarOff(deposit, micros) && html`<p class="alarm">${plainly(t('admin-deposits-far-off'))}</p>`}
${changes(await balanceAfter(ask, deposit.accountId, micros))}
<p>${t(isOther ? 'admin-deposits-approves-other' : 'admin-deposits-approves', about)}</p>`
}

async function approve(
  sent: Sent,
  reference: string,
  receipts: number,
  arrived: Arrived,
): Promise<Done> {
  const decision = { kind: 'top_up', reference, receipts, ...arrived } as DecisionOf<'top_up'>
  return decide(sent, decision, async (tx) => {
    const { deposit, holder } = await depositStory(tx, reference)
    return { said: plainly(approvedSaid(sent.texts, deposit, personSaid(sent.texts, holder))) }
  })
}
