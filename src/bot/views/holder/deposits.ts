import { isCorrected } from '../../../domain/deposits/decisions.ts'
import type { Deposit } from '../../../domain/deposits/deposits.ts'
import {
  type PaymentRequest,
  type WayToPay,
  worthOf,
} from '../../../domain/deposits/payment-method.ts'
import { unitsFor } from '../../../domain/deposits/terms.ts'
import { type Transfer, USD } from '../../../domain/service/transfer.ts'
import { decimalsOf, formatUnits } from '../../../domain/shared/currency.ts'
import { formatUsd } from '../../../domain/shared/money.ts'
import { bold, code, type Html, html, lines } from '../../html.ts'
import { type Button, copyButton } from '../../screen.ts'
import type { Texts } from '../../texts/texts.ts'
import { accountsIn } from './pay-to.ts'

const MICROS_PER_USD = 1_000_000

/** How a deposit is paid. A method that this version does not know is named as it is stored. */
export function methodName(
  { deposits, format }: Texts,
  { method, transferName }: { method: string; transferName?: string | null },
): string {
  if (transferName) return `🏦 ${format.apart(transferName)}`
  return Object.hasOwn(deposits.method, method)
    ? deposits.method[method as keyof typeof deposits.method]
    : method
}

export function wayName(texts: Texts, { method, transfer }: WayToPay): string {
  return methodName(texts, { method: method.name, transferName: transfer?.name ?? null })
}

/** What is to be paid, if it is not an amount in USD: Stars, or another currency. */
export function priceSaid(
  { format }: Texts,
  { price, currency }: Pick<Deposit, 'price' | 'currency'>,
): string | null {
  if (price === null) return null
  return currency === null ? `⭐️${price}` : format.units(price, currency)
}

/** `1.5%`, with the words for a fee or a bonus; null for neither. */
export function feeField({ deposits, format }: Texts, feeBp: number | null): Html | null {
  if (feeBp === null || feeBp === 0) return null
  const label = feeBp > 0 ? deposits.fee : deposits.bonus
  return format.field(label, format.percent(Math.abs(feeBp) / 10_000))
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
  way: WayToPay,
  { minMicros, maxMicros }: Limits,
): Html {
  const { deposits, format } = texts
  const { transfer } = way
  const fee = feeField(texts, transfer?.feeBp ?? null)
  const rate = transfer ? rateSaid(texts, transfer) : null
  return lines(
    html`${bold(deposits.topUp)} · ${wayName(texts, way)}`,
    '',
    deposits.chooseAmount(format.usd(minMicros), format.usd(maxMicros)),
    rate || fee ? '' : null,
    rate === null ? null : format.field(deposits.rate, rate),
    fee,
  )
}

function rateSaid(
  { deposits, format }: Texts,
  { currency, rateMicros, ratedMs }: Transfer,
): string | null {
  if (ratedMs === null) return null
  return deposits.rateOf(format.rate(rateMicros, currency), format.day(new Date(ratedMs)))
}

/** The words on the button of a common amount. @param price as in a deposit */
export function presetView(
  texts: Texts,
  amountMicros: number,
  price: Pick<Deposit, 'price' | 'currency'>,
): string {
  const said = priceSaid(texts, price)
  const usd = texts.format.apart(`$${amountMicros / MICROS_PER_USD}`)
  return said === null ? usd : `${usd} · ${said}`
}

export function askAmountView(
  { deposits, format }: Texts,
  { transfer }: WayToPay,
  { minMicros, maxMicros }: Limits,
): Html {
  const range = [format.usd(minMicros), format.usd(maxMicros)] as const
  if (!transfer || transfer.currency === USD)
    return lines(bold(deposits.howMuch), '', deposits.askAmount(...range))
  const { currency } = transfer
  // What the least amount costs, in whole units of the currency.
  const example = Math.ceil((unitsFor(minMicros, transfer) ?? 0) / 10 ** decimalsOf(currency))
  const own = format.apart(code(`${example * 2} ${currency}`))
  return lines(bold(deposits.howMuch), '', deposits.askAmountIn(...range, own))
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
        html`🏦 ${bold(deposits.transfer(priceSaid(texts, deposit) ?? amount))}`,
        '',
        request.instructions === '' ? deposits.closedWay : request.instructions,
        '',
        ...termFields(texts, deposit),
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

/** What the payer has to type at their bank, as buttons that copy it: the amount, and where it goes. */
export function copyTransferButtons(
  texts: Texts,
  deposit: Deposit,
  instructions: string,
): Button[][] {
  if (instructions === '') return []
  const { price, currency, amountMicros } = deposit
  const amount =
    price === null || currency === null ? formatUsd(amountMicros) : formatUnits(price, currency)
  const said = priceSaid(texts, deposit) ?? texts.format.usd(amountMicros)
  return [
    copyButton(`📋 ${said}`, amount.replace(/ .*/, '')),
    ...accountsIn(instructions).map(({ shown, copied }) =>
      copyButton(`📋 ${texts.format.apart(shown)}`, copied),
    ),
  ]
}

/** What reaches the wallet, and why that is not what is paid. */
function termFields(texts: Texts, deposit: Deposit): (Html | null)[] {
  const { deposits, format } = texts
  const { price, currency, rateMicros, feeBp, amountMicros } = deposit
  if (price === null || currency === null || rateMicros === null) return []
  return [
    format.field(deposits.inWallet, format.usd(amountMicros)),
    currency === USD ? null : format.field(deposits.rate, format.rate(rateMicros, currency)),
    feeField(texts, feeBp),
  ]
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
  const { status, receipts, reason, endedAt } = deposit
  const price = priceSaid(texts, deposit)
  return lines(
    html`🧾 ${bold(deposits.topUpOf(format.usd(deposit.amountMicros)))}`,
    '',
    format.field(deposits.statusLabel, deposits.status[status]),
    isCorrected(deposit)
      ? format.field(deposits.credited, deposits.thatArrived(bold(format.usd(worthOf(deposit)))))
      : null,
    receipts > 0 ? format.field(deposits.receipts, receipts) : null,
    reason ? format.field(deposits.reason, reason) : null,
    format.field(deposits.paidBy, withPrice(methodName(texts, deposit), price)),
    deposit.rateMicros !== null && deposit.currency !== null && deposit.currency !== USD
      ? format.field(deposits.rate, format.rate(deposit.rateMicros, deposit.currency))
      : null,
    feeField(texts, deposit.feeBp),
    format.field(deposits.reference, code(deposit.reference)),
    format.field(deposits.started, format.time(deposit.createdAt)),
    endedAt ? format.field(deposits.ended, format.time(endedAt)) : null,
    support === '' ? null : home.questions(support),
  )
}

/** A way to pay with what it costs: `🏦 bKash (1215.00 BDT)`. */
export function withPrice(name: string, price: string | null): string {
  return price === null ? name : `${name} (${price})`
}
