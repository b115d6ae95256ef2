import { isCorrected } from '../../../domain/deposits/decisions.ts'
import type { Deposit } from '../../../domain/deposits/deposits.ts'
import { type PaymentRequest, worthOf } from '../../../domain/deposits/payment-method.ts'
import { bold, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

const MICROS_PER_USD = 1_000_000

/** The name of a way to pay. One that this version does not know is named as it is stored. */
export function methodName({ deposits }: Texts, method: string): string {
  return Object.hasOwn(deposits.method, method)
    ? deposits.method[method as keyof typeof deposits.method]
    : method
}

/** @param offersAny whether any way to pay is open. */
export function chooseMethodView(
  { deposits, home }: Texts,
  offersAny: boolean,
  support: string,
): Html {
  return lines(
    bold(deposits.topUp),
    '',
    offersAny ? deposits.chooseMethod : deposits.noMethod,
    offersAny || support === '' ? null : home.questions(support),
  )
}

type Limits = { minMicros: number; maxMicros: number }

export function chooseAmountView(
  texts: Texts,
  method: string,
  { minMicros, maxMicros }: Limits,
): Html {
  const { deposits, format } = texts
  return lines(
    html`${bold(deposits.topUp)} · ${methodName(texts, method)}`,
    '',
    deposits.chooseAmount(format.usd(minMicros), format.usd(maxMicros)),
  )
}

/** The words on the button of a common amount. */
export function presetView({ format }: Texts, amountMicros: number, stars: number | null): string {
  const usd = `$${amountMicros / MICROS_PER_USD}`
  return format.apart(stars === null ? usd : `${usd} · ⭐️${stars}`)
}

export function askAmountView({ deposits, format }: Texts, { minMicros, maxMicros }: Limits): Html {
  return lines(
    bold(deposits.howMuch),
    '',
    deposits.askAmount(format.usd(minMicros), format.usd(maxMicros)),
  )
}

/**
 * How to pay an open deposit.
 * @param hasPage whether the page is there on which it is paid, if it is paid on a page.
 */
export function paymentView(
  texts: Texts,
  deposit: Deposit,
  request: PaymentRequest,
  hasPage: boolean,
): Html {
  const { deposits, format } = texts
  const amount = format.usd(deposit.amountMicros)
  const until = html`<i>${deposits.openUntil(format.time(deposit.expiresAt))}</i>`
  switch (request.kind) {
    case 'transfer':
      return lines(
        html`🏦 ${bold(deposits.transfer(amount))}`,
        '',
        request.instructions,
        '',
        format.field(deposits.reference, code(deposit.reference)),
        deposits.transferSteps,
        until,
      )
    case 'link':
      return lines(
        html`🪙 ${bold(deposits.pay(amount))}`,
        '',
        hasPage ? deposits.payOnPage : deposits.noPage,
        '',
        format.field(deposits.reference, code(deposit.reference)),
        until,
      )
    case 'invoice':
      return lines(html`⭐️ ${bold(deposits.topUpOf(amount))}`, '', deposits.invoiceBelow, until)
  }
}

/** A deposit in a list, on a button. */
export function depositRow({ deposits, format }: Texts, deposit: Deposit): string {
  return `${format.usd(worthOf(deposit))} · ${deposits.status[deposit.status]}`
}

export function statusSaid({ deposits }: Texts, status: Deposit['status']): string {
  return deposits.statusIs(deposits.status[status])
}

export function depositView(texts: Texts, deposit: Deposit, support: string): Html {
  const { deposits, home, format } = texts
  const { status, receipts, reason, price, endedAt } = deposit
  const stars = price === null ? '' : ` (⭐️${price})`
  return lines(
    html`🧾 ${bold(deposits.topUpOf(format.usd(deposit.amountMicros)))}`,
    '',
    format.field(deposits.statusLabel, deposits.status[status]),
    isCorrected(deposit)
      ? format.field(deposits.credited, deposits.thatArrived(bold(format.usd(worthOf(deposit)))))
      : null,
    receipts > 0 ? format.field(deposits.receipts, receipts) : null,
    reason ? format.field(deposits.reason, reason) : null,
    format.field(deposits.paidBy, `${methodName(texts, deposit.method)}${stars}`),
    format.field(deposits.reference, code(deposit.reference)),
    format.field(deposits.started, format.time(deposit.createdAt)),
    endedAt ? format.field(deposits.ended, format.time(endedAt)) : null,
    support === '' ? null : home.questions(support),
  )
}
