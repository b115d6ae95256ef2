import type { Deposit } from '../../domain/deposits/deposits.ts'
import type { DepositStory, PaymentStory } from '../../domain/reports/deposit.ts'
import type { Holder } from '../../domain/reports/order.ts'
import {
  depositFacts,
  isFarOff,
  paymentFacts,
  priceSaid,
  receiptWarning,
  twiceSaid,
} from '../../locales/decided/deposit.ts'
import { factLines } from '../../locales/decided/facts.ts'
import { bold, clip, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { person } from '../kit/person.ts'

const MAX_USES_SHOWN = 5

const MAX_REASON_SHOWN = 200

/** What one decides about a top-up by. */
export function depositCardView(texts: Texts, details: DepositStory): Html {
  const { format, t } = texts
  const { deposit, receipts } = details
  const isWithout = deposit.status === 'submitted' && receipts.length === 0
  return lines(
    html`🧾 ${bold(t('admin-deposits-top-up-of', { amount: format.usd(deposit.amountMicros) }))}`,
    '',
    ...factLines(texts, depositFacts(texts, details)),
    isWithout && t('admin-deposits-is-without-receipt'),
    ...usedBefore(texts, details),
  )
}

/** What crediting would do. @param arrived what came, in the units that the payer was asked for */
export function confirmCreditView(
  texts: Texts,
  details: DepositStory,
  { amountMicros, arrived }: { amountMicros: number; arrived?: number | undefined },
): Html {
  const { format, t } = texts
  const { deposit, holder } = details
  const claimed = deposit.amountMicros
  const isOther = amountMicros !== claimed
  const amount = format.usd(amountMicros)
  const price =
    isOther && arrived === undefined
      ? null
      : priceSaid(texts, { ...deposit, price: arrived ?? deposit.price })
  const about = { name: person(texts, holder), reference: format.apart(code(deposit.reference)) }
  return lines(
    bold(
      isOther
        ? t('admin-deposits-confirm-other', { amount, claimed: format.usd(claimed) })
        : t('admin-deposits-confirm-approve', { amount }),
    ),
    '',
    price !== null &&
      format.field(t(isOther ? 'admin-deposits-paid-in' : 'admin-deposits-to-pay'), bold(price)),
    t(isOther ? 'admin-deposits-approves-other' : 'admin-deposits-approves', about),
    isFarOff(deposit, amountMicros) && bold(t('admin-deposits-far-off')),
    ...usedBefore(texts, details),
  )
}

/** Plain, because an alert may show it. */
export function rejectedSaid(texts: Texts, deposit: Deposit, holder: Holder): string {
  const { format, t } = texts
  const rejected = t('admin-deposits-rejected', {
    amount: format.usd(deposit.amountMicros),
    name: person(texts, holder),
  })
  return `${rejected}\n${t('admin-deposits-because', { reason: clip(deposit.reason ?? '', MAX_REASON_SHOWN) })}`
}

function usedBefore(texts: Texts, details: DepositStory): Line[] {
  const { format, t } = texts
  const warning = receiptWarning(texts, details)
  if (warning === null) return []
  return [
    '',
    html`⚠️ ${bold(warning)}`,
    ...details.sameReceipt
      .slice(0, MAX_USES_SHOWN)
      .map(
        (one) =>
          html`• ${format.apart(code(one.reference))} – ${t(`admin-deposits-status-${one.status}`)}`,
      ),
  ]
}

export function paymentCardView(texts: Texts, details: PaymentStory): Html {
  const { t } = texts
  return lines(
    bold(t('admin-payments-one')),
    '',
    ...factLines(texts, paymentFacts(texts, details)),
    twiceSaid(texts, details),
    details.payment.status === 'open' && t('admin-payments-find'),
  )
}

export function confirmAssignView(texts: Texts, amountMicros: number, holder: Holder): Html {
  return texts.t('admin-payments-confirm', {
    amount: texts.format.usd(amountMicros),
    name: person(texts, holder),
  })
}
