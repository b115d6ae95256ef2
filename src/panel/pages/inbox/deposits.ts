import type { DecisionOf } from '../../../domain/approvals/decisions.ts'
import {
  type Arrived,
  approveDeposit,
  creditFor,
  depositState,
  isCorrected,
  rejectDeposit,
} from '../../../domain/deposits/decisions.ts'
import { depositByReference, pendingDeposits } from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import { type DepositStory, depositStory } from '../../../domain/reports/deposit.ts'
import { USD } from '../../../domain/settings/transfer.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { typedUnits } from '../../../domain/shared/typed-amount.ts'
import type { Texts } from '../../../locales/languages.ts'
import { actorSaid, personSaid } from '../../../locales/people.ts'
import type { Ask, Sent } from '../../ask.ts'
import { type Done, openButton, secondOr } from '../../kit/acts.ts'
import { type Field, hidden, text, usd } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { personLink } from '../../kit/people.ts'
import { balanceChange } from '../../kit/wallet.ts'
import { plainly } from '../../kit/words.ts'
import { commonReasons, inTheirWords, methodName, priceSaid } from './common.ts'
import { type Card, decision, decisionButton, type Kind, pathOf } from './kind.ts'

/** Amounts that differ by more than this factor get a warning. */
const FAR_OFF = 2

/** Top-ups whose receipts wait for somebody who looks whether the money has arrived. */
export const deposits: Kind = {
  name: 'deposit',
  right: 'deposits',
  waits: 'pending',
  label: 'panel-inbox-receipt',
  async load({ read, texts }, limit) {
    const rows = await pendingDeposits(read, limit)
    return rows.map((one) => ({
      key: one.reference,
      at: one.createdAt,
      what: [
        priceSaid(texts, one) ?? texts.format.usd(one.amountMicros),
        methodName(texts, one),
      ].join(' · '),
      who: one.accountName,
    }))
  },
  card,
  decisions: {
    approve: decision({
      title: ({ t }) => plainly(t('admin-deposits-approve')),
      fields: ({ read }, reference) => seenReceipts(read, reference),
      preview: (ask, reference) => creditPreview(ask, reference, {}),
      run: (sent, reference, { receipts }) => approve(sent, reference, receipts, {}),
    }),
    amount: decision({
      title: ({ t }) => plainly(t('admin-deposits-other-amount')),
      async fields({ read, t }, reference) {
        const { currency } = await depositByReference(read, reference)
        const label = t('admin-deposits-how-much-arrived', { currency: currency ?? USD })
        const field: Field<number> =
          currency === null
            ? usd(label)
            : { ...usd(label), read: (typed) => typedUnits(typed, currency) }
        return { ...(await seenReceipts(read, reference)), arrived: field }
      },
      preview: async (ask, reference, { arrived }) =>
        creditPreview(ask, reference, await arrivedOf(ask, reference, arrived)),
      run: async (sent, reference, { receipts, arrived }) =>
        approve(sent, reference, receipts, await arrivedOf(sent, reference, arrived)),
    }),
    reject: decision({
      title: ({ t }) => plainly(t('admin-deposits-reject')),
      fields: ({ texts, t }) => ({
        reason: text(t('panel-inbox-reason'), { offers: commonReasons(texts, 'reject') }),
      }),
      async run(sent, reference, { reason }) {
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
    body: html`${usedBefore(texts, story)}<div class="halves">${receiptsPart(ask, story)}${factsPart(texts, story)}</div>
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

function factsPart(texts: Texts, { deposit, holder, decidedByName }: DepositStory): Part {
  const { format, t } = texts
  const { status, currency, rateMicros, feeBp, decidedBy, reason, paidIn, paymentId } = deposit
  const price = priceSaid(texts, deposit)
  return facts([
    [
      t('admin-deposits-to-pay'),
      html`<strong>${price ?? format.usd(deposit.amountMicros)}</strong>`,
    ],
    price !== null && [t('panel-inbox-credits'), format.usd(deposit.amountMicros)],
    [t('admin-deposits-account-label'), personLink(texts, holder)],
    [t('admin-deposits-method'), methodName(texts, deposit)],
    currency !== null &&
      currency !== USD &&
      rateMicros !== null && [t('admin-deposits-rate'), format.rate(rateMicros, currency)],
    feeBp !== null &&
      feeBp !== 0 && [
        t(feeBp > 0 ? 'deposits-fee' : 'deposits-bonus'),
        format.percent(Math.abs(feeBp) / 10_000),
      ],
    [t('admin-deposits-reference'), html`<code>${deposit.reference}</code>`],
    [t('admin-deposits-started'), markup(format.time(deposit.createdAt))],
    status !== 'submitted' && [
      t('admin-deposits-status-label'),
      plainly(t(`admin-deposits-status-${status}`)),
    ],
    isCorrected(deposit) && [t('admin-deposits-credited-label'), format.usd(worthOf(deposit))],
    decidedBy !== null && [
      t('admin-deposits-decided-by'),
      actorSaid(texts, decidedBy, decidedByName),
    ],
    reason !== null && [t('admin-deposits-reason'), reason],
    paidIn !== null && [t('admin-deposits-paid-in'), paidIn],
    paymentId !== null && [t('admin-deposits-payment'), html`<code>${paymentId}</code>`],
    deposit.endedAt !== null && [t('admin-deposits-ended'), markup(format.time(deposit.endedAt))],
  ])
}

function usedBefore({ format, t }: Texts, { deposit, sameReceipt }: DepositStory): Part {
  const count = sameReceipt.length
  if (count === 0) return null
  const others = sameReceipt.filter(({ accountId }) => accountId !== deposit.accountId).length
  const warning =
    others > 0
      ? t('admin-deposits-same-receipt-elsewhere', { count, ofOthers: format.number(others) })
      : t('admin-deposits-same-receipt', { count })
  const links = sameReceipt
    .slice(0, 5)
    .map(
      ({ reference, status }) =>
        html`<li><a href="${pathOf(deposits, reference)}">${reference}</a> – ${plainly(t(`admin-deposits-status-${status}`))}</li>`,
    )
  return html`<div class="alarm">${warning}<ul>${links}</ul></div>`
}

/** An approval counts only as long as no receipt has come since those that were seen. */
async function seenReceipts(read: Ask['read'], reference: string) {
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
  const claimed = deposit.amountMicros
  const amount = format.usd(micros)
  const isOther = micros !== claimed
  const isFarOff = Math.max(micros, claimed) > FAR_OFF * Math.min(micros, claimed)
  const question = isOther
    ? t('admin-deposits-confirm-other', { amount, claimed: format.usd(claimed) })
    : t('admin-deposits-confirm-approve', { amount })
  const about = { name: personSaid(texts, holder), reference }
  return html`<p><strong>${question}</strong></p>
${isFarOff && html`<p class="alarm">${plainly(t('admin-deposits-far-off'))}</p>`}
${await balanceChange(ask, deposit.accountId, micros)}
<p>${t(isOther ? 'admin-deposits-approves-other' : 'admin-deposits-approves', about)}</p>`
}

async function approve(
  sent: Sent,
  reference: string,
  receipts: number,
  arrived: Arrived,
): Promise<Done> {
  const { read, actor, now, t, format, texts } = sent
  const { deposit, holder } = await depositStory(read, reference)
  const seen = { receipts, ...arrived }
  const decided = { kind: 'top_up', reference, ...seen } as DecisionOf<'top_up'>
  return secondOr(sent, decided, creditFor(deposit, arrived), async (tx) => {
    const credited = await approveDeposit(tx, reference, { actor, ...seen }, now)
    const about = { amount: format.usd(worthOf(credited)), name: personSaid(texts, holder) }
    const claimed = format.usd(credited.amountMicros)
    const said = isCorrected(credited)
      ? t('admin-deposits-approved-other', { ...about, claimed })
      : t('admin-deposits-approved', about)
    return { said: plainly(said) }
  })
}
