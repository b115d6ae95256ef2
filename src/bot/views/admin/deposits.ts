import { isCorrected } from '../../../domain/deposits/decisions.ts'
import type { Deposit } from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import type { ReceiptFile } from '../../../domain/deposits/receipts.ts'
import type { DepositOfHolder } from '../../../domain/deposits/view.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import { USD } from '../../../domain/service/transfer.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { feeField, methodName, priceSaid, withPrice } from '../holder/deposits.ts'
import { actorSaid } from './log.ts'
import { person } from './person.ts'

const MAX_USES_SHOWN = 5
const MAX_REASON_SHOWN = 200
/** Amounts that differ by more than this factor get a warning. */
const FAR_OFF = 2

type Line = string | Html | null

export type DepositDetails = {
  /** The name of the person who decided it; null if nobody has, or that is not known. */
  decidedByName: string | null
  deposit: Deposit
  holder: Holder
  receipts: ReceiptFile[]
  /** Other deposits with one of the same receipts. */
  sameReceipt: Deposit[]
}

/** On a button, as are the next two. */
export function pendingRow({ format }: Texts, deposit: DepositOfHolder, now: Date): string {
  const { amountMicros, accountName, createdAt } = deposit
  return clip(
    `${format.usd(amountMicros)} · ${format.apart(accountName)} · ${format.ago(createdAt, now)}`,
    60,
  )
}

export function creditedRow({ format }: Texts, deposit: DepositOfHolder): string {
  const mark = deposit.status === 'credited' ? '✅' : '↩️'
  return clip(`${mark} ${format.usd(worthOf(deposit))} · ${format.apart(deposit.accountName)}`, 60)
}

export function depositOfRow({ people, format }: Texts, deposit: Deposit): string {
  return `${format.usd(worthOf(deposit))} · ${people.deposits.status[deposit.status]}`
}

export function depositCardView(texts: Texts, details: DepositDetails): Html {
  const { people, format } = texts
  const { deposits: words } = people
  const { deposit, holder, receipts } = details
  const { status, decidedBy, reason, paymentId, paidIn, endedAt } = deposit
  const { currency, rateMicros } = deposit
  const price = priceSaid(texts, deposit)
  return lines(
    html`🧾 ${bold(words.topUpOf(format.usd(deposit.amountMicros)))}`,
    '',
    format.field(words.statusLabel, words.status[status]),
    isCorrected(deposit)
      ? format.field(words.creditedLabel, bold(format.usd(worthOf(deposit))))
      : null,
    decidedBy
      ? format.field(words.decidedBy, actorSaid(texts, decidedBy, details.decidedByName ?? ''))
      : null,
    reason ? format.field(words.reason, clip(reason, MAX_REASON_SHOWN)) : null,
    format.field(words.accountLabel, person(texts, holder)),
    format.field(words.method, withPrice(methodName(texts, deposit), price)),
    currency === null || rateMicros === null || currency === USD
      ? null
      : format.field(words.rate, format.rate(rateMicros, currency)),
    feeField(texts, deposit.feeBp),
    format.field(words.reference, code(deposit.reference)),
    paidIn ? format.field(words.paidIn, format.apart(paidIn)) : null,
    paymentId ? format.field(words.payment, code(clip(paymentId, 128))) : null,
    deposit.receipts > 1 ? format.field(words.receipts, deposit.receipts) : null,
    format.field(words.started, format.time(deposit.createdAt)),
    endedAt ? format.field(words.ended, format.time(endedAt)) : null,
    status === 'submitted' && receipts.length === 0 ? words.isWithoutReceipt : null,
    ...usedBefore(texts, details),
  )
}

/** The notice about a new receipt. */
export function submittedView(texts: Texts, details: DepositDetails): Html {
  const { deposits: words } = texts.people
  const waits = details.deposit.status === 'submitted'
  const title = waits ? words.submitted : words.decidedMeanwhile
  return lines(bold(title), '', depositCardView(texts, details))
}

export function receiptNumberView({ people, format }: Texts, number: number, count: number) {
  return people.deposits.receiptNumber(format.number(number), format.number(count))
}

/** The caption of the last receipt of a deposit. */
export function receiptCaptionView(texts: Texts, details: DepositDetails): Html {
  const { people, format } = texts
  const { deposit, holder, receipts } = details
  const count = receipts.length
  return lines(
    count > 1 ? receiptNumberView(texts, count, count) : null,
    html`${bold(priceSaid(texts, deposit) ?? format.usd(deposit.amountMicros))} · ${person(texts, holder)}`,
    format.field(people.deposits.reference, code(deposit.reference)),
    ...usedBefore(texts, details),
  )
}

export function confirmApproveView(texts: Texts, details: DepositDetails): Html {
  const { people, format } = texts
  const { deposit, holder } = details
  const { confirmApprove, approves, toPay } = people.deposits
  const price = priceSaid(texts, deposit)
  return lines(
    bold(confirmApprove(format.usd(deposit.amountMicros))),
    '',
    price === null ? null : format.field(toPay, bold(price)),
    approves(person(texts, holder), format.apart(code(deposit.reference))),
    ...usedBefore(texts, details),
  )
}

export function askArrivedView(texts: Texts, { deposit, holder }: DepositDetails): Html {
  const { people, format } = texts
  const { deposits: words } = people
  const price = priceSaid(texts, deposit)
  const wanted = words.wantedToPay(person(texts, holder), price ?? format.usd(deposit.amountMicros))
  const question = bold(words.howMuchArrived(deposit.currency ?? USD))
  return lines(html`${question} ${wanted}`, '', words.askArrived(code('48')))
}

export function confirmOtherView(
  texts: Texts,
  details: DepositDetails,
  { amountMicros, arrived }: { amountMicros: number; arrived: number | null },
): Html {
  const { people, format } = texts
  const { deposits: words } = people
  const { deposit, holder } = details
  const claimed = format.usd(deposit.amountMicros)
  const paid = arrived === null ? null : priceSaid(texts, { ...deposit, price: arrived })
  return lines(
    bold(words.confirmOther(format.usd(amountMicros), claimed)),
    '',
    paid === null ? null : format.field(words.paidIn, bold(paid)),
    words.approvesOther(person(texts, holder), format.apart(code(deposit.reference))),
    isFarOff(amountMicros, deposit.amountMicros) ? bold(words.farOff) : null,
    ...usedBefore(texts, details),
  )
}

/** Plain, because an alert may show it, as are the next two. */
export function approvedSaid(texts: Texts, deposit: Deposit, holder: Holder): string {
  const { people, format } = texts
  const { approved, approvedOther } = people.deposits
  const amount = format.usd(worthOf(deposit))
  const name = person(texts, holder)
  return isCorrected(deposit)
    ? approvedOther(amount, name, format.usd(deposit.amountMicros))
    : approved(amount, name)
}

export function rejectedSaid(texts: Texts, deposit: Deposit, holder: Holder): string {
  const { people, format } = texts
  const { deposits: words } = people
  const rejected = words.rejected(format.usd(deposit.amountMicros), person(texts, holder))
  return `${rejected}\n${words.because(clip(deposit.reason ?? '', MAX_REASON_SHOWN))}`
}

export function refundedSaid(texts: Texts, deposit: Deposit, holder: Holder): string {
  const { people, format } = texts
  const { chargedBack, refunded, refunding } = people.deposits
  const { status } = deposit
  const said =
    status === 'charged_back' ? chargedBack : status === 'refunded' ? refunded : refunding
  return said(format.usd(worthOf(deposit)), person(texts, holder))
}

export function askRejectView(texts: Texts, { deposit, holder }: DepositDetails): Html {
  const { people, format } = texts
  const { whyRejected, askReason } = people.deposits
  const title = bold(whyRejected(format.usd(deposit.amountMicros)))
  return lines(html`${title} ${person(texts, holder)}`, '', askReason)
}

export function askRefundView(texts: Texts, { deposit, holder }: DepositDetails): Html {
  const { people, format } = texts
  const { deposits: words } = people
  const { price, currency } = deposit
  return lines(
    html`${bold(words.confirmRefund(format.usd(worthOf(deposit))))} ${person(texts, holder)}`,
    '',
    price === null || currency !== null ? words.refunds : words.refundsStars(`⭐️${price}`),
    words.askReason,
  )
}

function isFarOff(one: number, other: number): boolean {
  return Math.max(one, other) > FAR_OFF * Math.min(one, other)
}

function usedBefore({ people, format }: Texts, { deposit, sameReceipt }: DepositDetails): Line[] {
  const { deposits: words } = people
  const count = sameReceipt.length
  if (count === 0) return []
  const others = sameReceipt.filter(({ accountId }) => accountId !== deposit.accountId).length
  const warning =
    others > 0 ? words.sameReceiptElsewhere(count, format.number(others)) : words.sameReceipt(count)
  return [
    '',
    html`⚠️ ${bold(warning)}`,
    ...sameReceipt
      .slice(0, MAX_USES_SHOWN)
      .map((one) => html`• ${format.apart(code(one.reference))} – ${words.status[one.status]}`),
  ]
}
