import { isCorrected } from '../../../domain/deposits/decisions.ts'
import type { Deposit } from '../../../domain/deposits/deposits.ts'
import {
  type PaymentRequest,
  type WayToPay,
  worthOf,
} from '../../../domain/deposits/payment-method.ts'
import { unitsFor } from '../../../domain/deposits/terms.ts'
import { type Transfer, USD } from '../../../domain/settings/transfer.ts'
import { decimalsOf, formatUnits } from '../../../domain/shared/currency.ts'
import { formatUsd } from '../../../domain/shared/money.ts'
import { bold, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { type Button, copyButton } from '../../screen.ts'
import { accountsIn } from './pay-to.ts'

const MICROS_PER_USD = 1_000_000

/** How a deposit is paid. A method that this version does not know is named as it is stored. */
export function methodName(
  { format, t }: Texts,
  { method, transferName }: { method: string; transferName?: string | null },
): string {
  if (transferName) return `🏦 ${format.apart(transferName)}`
  return t.find(`deposits-method-${method}`) ?? method
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
export function feeField({ format, t }: Texts, feeBp: number | null): Html | null {
  if (feeBp === null || feeBp === 0) return null
  const label = feeBp > 0 ? t('deposits-fee') : t('deposits-bonus')
  return format.field(label, format.percent(Math.abs(feeBp) / 10_000))
}

/** @param offersAny whether any way to pay is open. */
export function chooseMethodView({ t }: Texts, offersAny: boolean, support: string): Html {
  return lines(
    bold(t('deposits-top-up')),
    '',
    offersAny ? t('deposits-choose-method') : t('deposits-no-method'),
    offersAny || support === '' ? null : t('home-questions', { support }),
  )
}

type Limits = { minMicros: number; maxMicros: number }

export function chooseAmountView(
  texts: Texts,
  way: WayToPay,
  { minMicros, maxMicros }: Limits,
): Html {
  const { format, t } = texts
  const { transfer } = way
  const fee = feeField(texts, transfer?.feeBp ?? null)
  const rate = transfer ? rateSaid(texts, transfer) : null
  return lines(
    html`${bold(t('deposits-top-up'))} · ${wayName(texts, way)}`,
    '',
    t('deposits-choose-amount', { least: format.usd(minMicros), largest: format.usd(maxMicros) }),
    rate || fee ? '' : null,
    rate === null ? null : format.field(t('deposits-rate'), rate),
    fee,
  )
}

function rateSaid(
  { format, t }: Texts,
  { currency, rateMicros, ratedMs }: Transfer,
): string | null {
  if (ratedMs === null) return null
  return t('deposits-rate-of', {
    rate: format.rate(rateMicros, currency),
    at: format.day(new Date(ratedMs)),
  })
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

export function statusSaid({ t }: Texts, status: Deposit['status']): string {
  return t('deposits-status-is', { status: t(`deposits-status-${status}`) })
}

export function depositView(texts: Texts, deposit: Deposit, support: string): Html {
  const { format, t } = texts
  const { status, receipts, reason, endedAt } = deposit
  const price = priceSaid(texts, deposit)
  return lines(
    html`🧾 ${bold(t('deposits-top-up-of', { amount: format.usd(deposit.amountMicros) }))}`,
    '',
    format.field(t('deposits-status-label'), t(`deposits-status-${status}`)),
    isCorrected(deposit)
      ? format.field(
          t('deposits-credited'),
          t('deposits-that-arrived', { amount: bold(format.usd(worthOf(deposit))) }),
        )
      : null,
    receipts > 0 ? format.field(t('deposits-receipts'), receipts) : null,
    reason ? format.field(t('deposits-reason'), reason) : null,
    format.field(t('deposits-paid-by'), withPrice(methodName(texts, deposit), price)),
    deposit.rateMicros !== null && deposit.currency !== null && deposit.currency !== USD
      ? format.field(t('deposits-rate'), format.rate(deposit.rateMicros, deposit.currency))
      : null,
    feeField(texts, deposit.feeBp),
    format.field(t('deposits-reference'), code(deposit.reference)),
    format.field(t('deposits-started'), format.time(deposit.createdAt)),
    endedAt ? format.field(t('deposits-ended'), format.time(endedAt)) : null,
    support === '' ? null : t('home-questions', { support }),
  )
}

/** A way to pay with what it costs: `🏦 bKash (1215.00 BDT)`. */
export function withPrice(name: string, price: string | null): string {
  return price === null ? name : `${name} (${price})`
}
