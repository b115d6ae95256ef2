import type { Deposit } from '../../domain/deposits/deposits.ts'
import {
  type PaymentRequest,
  unitsFor,
  type WayToPay,
  worthOf,
} from '../../domain/deposits/payment-method.ts'
import { USD } from '../../domain/settings/transfer.ts'
import { decimalsOf, formatUnits } from '../../domain/shared/currency.ts'
import { formatUsd } from '../../domain/shared/money.ts'
import { methodName, priceSaid } from '../../locales/decided/deposit.ts'
import { bold, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { type Button, copyButton } from '../kit/screen.ts'
import { accountsIn } from './view-pay-to.ts'

/** `1.5%`, with the words for a fee or a bonus; null for neither. */
export function feeField({ format, t }: Texts, feeBp: number | null): Html | null {
  if (feeBp === null || feeBp === 0) return null
  const label = feeBp > 0 ? t('deposits-fee') : t('deposits-bonus')
  return format.field(label, format.percent(Math.abs(feeBp) / 10_000))
}

type Limits = { minMicros: number; maxMicros: number }

export function askAmountView(
  { format, t }: Texts,
  { transfer }: WayToPay,
  { minMicros, maxMicros }: Limits,
): Html {
  const range = { least: format.usd(minMicros), largest: format.usd(maxMicros) }
  if (!transfer || transfer.currency === USD)
    return lines(bold(t('deposits-how-much')), '', t('deposits-ask-amount', range))
  const { currency } = transfer
  // What the least amount costs, in whole units of the currency.
  const example = Math.ceil((unitsFor(minMicros, transfer) ?? 0) / 10 ** decimalsOf(currency))
  const own = format.apart(code(`${example * 2} ${currency}`))
  return lines(bold(t('deposits-how-much')), '', t('deposits-ask-amount-in', { ...range, own }))
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
  const { format, t } = texts
  const amount = format.usd(deposit.amountMicros)
  const until = html`<i>${t('deposits-open-until', { time: format.time(deposit.expiresAt) })}</i>`
  switch (request.kind) {
    case 'transfer':
      return lines(
        html`🏦 ${bold(t('deposits-transfer', { amount: priceSaid(texts, deposit) ?? amount }))}`,
        '',
        request.instructions === '' ? t('deposits-closed-way') : request.instructions,
        '',
        ...termFields(texts, deposit),
        format.field(t('deposits-reference'), code(deposit.reference)),
        t('deposits-transfer-steps'),
        until,
      )
    case 'link':
      return lines(
        html`🪙 ${bold(t('deposits-pay', { amount }))}`,
        '',
        hasPage ? t('deposits-pay-on-page') : t('deposits-no-page'),
        '',
        format.field(t('deposits-reference'), code(deposit.reference)),
        until,
      )
    case 'invoice':
      return lines(
        html`⭐️ ${bold(t('deposits-top-up-of', { amount }))}`,
        '',
        t('deposits-invoice-below'),
        until,
      )
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
  const { format, t } = texts
  const { price, currency, rateMicros, feeBp, amountMicros } = deposit
  if (price === null || currency === null || rateMicros === null) return []
  return [
    format.field(t('deposits-in-wallet'), format.usd(amountMicros)),
    currency === USD ? null : format.field(t('deposits-rate'), format.rate(rateMicros, currency)),
    feeField(texts, feeBp),
  ]
}

/** A deposit in a list, on a button. */
export function depositRow({ format, t }: Texts, deposit: Deposit): string {
  return `${format.usd(worthOf(deposit))} · ${t(`deposits-status-${deposit.status}`)}`
}

/** A way to pay with what it costs: `🏦 bKash (1215.00 BDT)`. */
export function withPrice(name: string, price: string | null): string {
  return price === null ? name : `${name} (${price})`
}

export function wayName(texts: Texts, { method, transfer }: WayToPay): string {
  return methodName(texts, { method: method.name, transferName: transfer?.name ?? null })
}

export function statusSaid({ t }: Texts, status: Deposit['status']): string {
  return t('deposits-status-is', { status: t(`deposits-status-${status}`) })
}
