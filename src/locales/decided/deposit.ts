import type { Reader } from '../../db/store.ts'
import { languageOf } from '../../domain/accounts/holders.ts'
import { isCorrected } from '../../domain/deposits/decisions.ts'
import type { Deposit } from '../../domain/deposits/deposits.ts'
import { unitsFor, worthOf } from '../../domain/deposits/payment-method.ts'
import type { Unmatched } from '../../domain/deposits/unmatched.ts'
import type { DepositStory, PaymentStory } from '../../domain/reports/deposit.ts'
import { type Transfer, USD } from '../../domain/settings/transfer.ts'
import { bold } from '../html.ts'
import { type Texts, textsFor } from '../languages.ts'
import { actorSaid } from '../people.ts'
import type { Fact } from './facts.ts'

// What is read about top-ups, and about payments that belong to none.

/** How a deposit is paid. A method that this version does not know is named as it is stored. */
export function methodName(
  { format, t }: Texts,
  { method, transferName }: { method: string; transferName?: string | null },
): string {
  if (transferName) return `🏦 ${format.apart(transferName)}`
  return t.find(`deposits-method-${method}`) ?? method
}

/** What is to be paid, if it is not an amount in USD: Stars, or another currency. */
export function priceSaid(
  { format }: Texts,
  { price, currency }: Pick<Deposit, 'price' | 'currency'>,
): string | null {
  if (price === null) return null
  return currency === null ? `⭐️${format.number(price)}` : format.units(price, currency)
}

export function depositFacts(
  texts: Texts,
  { deposit, holder, decidedByName }: DepositStory,
): Fact[] {
  const { format, t } = texts
  const { status, currency, rateMicros, feeBp, decidedBy, reason, paidIn, paymentId } = deposit
  const { receipts, endedAt } = deposit
  const price = priceSaid(texts, deposit)
  const isToBePaid = status === 'open' || status === 'submitted'
  const method = methodName(texts, deposit)
  return [
    [t('admin-deposits-status-label'), { state: t(`admin-deposits-status-${status}`) }],
    price !== null && isToBePaid && [t('admin-deposits-to-pay'), bold(price)],
    isCorrected(deposit) && [
      t('admin-deposits-credited-label'),
      bold(format.usd(worthOf(deposit))),
    ],
    decidedBy !== null && [
      t('admin-deposits-decided-by'),
      actorSaid(texts, decidedBy, decidedByName),
    ],
    reason !== null && [t('admin-deposits-reason'), reason],
    [t('admin-deposits-account-label'), { person: holder }],
    [
      t('admin-deposits-method'),
      { state: price === null || isToBePaid ? method : `${method} (${price})` },
    ],
    currency !== null &&
      currency !== USD &&
      rateMicros !== null && [t('admin-deposits-rate'), format.rate(rateMicros, currency)],
    !!feeBp && [
      t(feeBp > 0 ? 'deposits-fee' : 'deposits-bonus'),
      format.percent(Math.abs(feeBp) / 10_000),
    ],
    [t('admin-deposits-reference'), { code: deposit.reference }],
    paidIn !== null && [t('admin-deposits-paid-in'), paidIn],
    paymentId !== null && [t('admin-deposits-payment'), { code: paymentId }],
    receipts > 1 && [t('admin-deposits-receipts'), receipts],
    [t('admin-deposits-started'), format.time(deposit.createdAt)],
    endedAt !== null && [t('admin-deposits-ended'), format.time(endedAt)],
  ]
}

/** A warning about receipts that other top-ups have, too; null if none has. */
export function receiptWarning(
  { format, t }: Texts,
  { deposit, sameReceipt }: DepositStory,
): string | null {
  const count = sameReceipt.length
  if (count === 0) return null
  const others = sameReceipt.filter(({ accountId }) => accountId !== deposit.accountId).length
  return others > 0
    ? t('admin-deposits-same-receipt-elsewhere', { count, ofOthers: format.number(others) })
    : t('admin-deposits-same-receipt', { count })
}

/** Amounts that differ by more than this factor get a warning. */
const FAR_OFF = 2

export function isFarOff({ amountMicros }: Deposit, micros: number): boolean {
  return Math.max(micros, amountMicros) > FAR_OFF * Math.min(micros, amountMicros)
}

/** What an approval did, in plain text. @param name of whose it is */
export function approvedSaid({ format, t }: Texts, deposit: Deposit, name: string): string {
  const amount = format.usd(worthOf(deposit))
  const claimed = format.usd(deposit.amountMicros)
  return isCorrected(deposit)
    ? t('admin-deposits-approved-other', { amount, name, claimed })
    : t('admin-deposits-approved', { amount, name })
}

/** The common reasons to reject a top-up, or to pay it back, by their words in addresses and buttons. */
export function commonReasons({ t }: Texts, why: 'reject' | 'refund'): Record<string, string> {
  const prefix = `admin-deposits-${why}-reasons-` as const
  return Object.fromEntries(t.keys(prefix).map((key) => [key, t.find(`${prefix}${key}`) ?? '']))
}

/** A common reason in the language of whoever gets it. */
export async function inTheirWords(
  { read, texts }: { read: Reader; texts: Texts },
  why: 'reject' | 'refund',
  reason: string,
  telegramId: number,
): Promise<string> {
  const theirs = commonReasons(textsFor(await languageOf(read, telegramId)), why)
  const [word = ''] =
    Object.entries(commonReasons(texts, why)).find(([, one]) => one === reason) ?? []
  return theirs[word] ?? reason
}

export function paidSaid(texts: Texts, { amountMicros, price }: Unmatched): string {
  if (amountMicros !== null) return texts.format.usd(amountMicros)
  const stars = priceSaid(texts, { price, currency: null })
  return stars === null ? texts.t('admin-payments-unknown') : texts.format.apart(stars)
}

export function paymentFacts(
  texts: Texts,
  { payment, deposit, decidedByName }: PaymentStory,
): Fact[] {
  const { format, t } = texts
  const { status, payload, paymentId, paidIn, payerTelegramId, decidedBy, reason } = payment
  return [
    [t('admin-payments-status-label'), { state: t(`admin-payments-status-${status}`) }],
    [t('admin-payments-paid'), bold(paidSaid(texts, payment))],
    paidIn !== null && [t('admin-deposits-paid-in'), paidIn],
    [t('admin-deposits-method'), { state: methodName(texts, payment) }],
    [t('admin-payments-for'), deposit === null ? payload || '–' : { deposit: deposit.reference }],
    [t('admin-payments-payment'), { code: paymentId }],
    payerTelegramId !== null && [t('admin-payments-payer'), { code: String(payerTelegramId) }],
    [t('admin-payments-arrived'), format.time(payment.createdAt)],
    decidedBy !== null && [
      t('admin-payments-decided-by'),
      actorSaid(texts, decidedBy, decidedByName),
    ],
    reason !== null && [t('admin-payments-reason'), reason],
  ]
}

/** A warning about a payment for a top-up that another one has paid; null if it is none. */
export function twiceSaid({ t }: Texts, { payment, deposit }: PaymentStory): string | null {
  if (payment.status !== 'open' || deposit?.paymentId == null) return null
  return t('admin-payments-twice', { reference: deposit.reference })
}

/** The amount in the wallet by which terms are compared. */
const EXAMPLE_MICROS = 10_000_000

/** `For 10.00 USD` */
export function exampleSaid({ t, format }: Texts): string {
  return t('admin-transfers-pays', { amount: format.usd(EXAMPLE_MICROS) })
}

/** What payers pay for that. */
export function examplePaidSaid({ format }: Texts, way: Transfer): string {
  const units = unitsFor(EXAMPLE_MICROS, way)
  return units === null ? format.usd(EXAMPLE_MICROS) : format.units(units, way.currency)
}
