import type { DepositStory, PaymentStory } from '../../domain/reports/deposit.ts'
import {
  depositFacts,
  paymentFacts,
  receiptWarning,
  twiceSaid,
} from '../../locales/decided/deposit.ts'
import { factLines } from '../../locales/decided/facts.ts'
import { bold, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'

const MAX_USES_SHOWN = 5

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
