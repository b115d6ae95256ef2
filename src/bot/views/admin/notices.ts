import type { Deposit } from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import type { Unmatched } from '../../../domain/deposits/unmatched.ts'
import type { Notice } from '../../../domain/notices/notice.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import { bold, code, type Html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { holderLine } from '../notices.ts'
import { paidSaid } from './payments.ts'

// What notices say to admins.

export function depositPaidBackView(
  texts: Texts,
  deposit: Deposit,
  holder: Holder,
  { newDebtMicros, debtMicros }: { newDebtMicros: number; debtMicros: number },
): Html {
  const { format, t } = texts
  const amountMicros = worthOf(deposit)
  const amount = format.usd(amountMicros)
  return lines(
    t('notices-paid-back-elsewhere', { reference: format.apart(code(deposit.reference)) }),
    holderLine(texts, holder),
    deposit.status === 'charged_back'
      ? t('notices-part-taken', { taken: format.usd(amountMicros - newDebtMicros), amount })
      : t('notices-still-there', { amount }),
    newDebtMicros > 0 ? t('notices-spent', { amount: bold(format.usd(newDebtMicros)) }) : null,
    newDebtMicros > 0
      ? debtMicros > 0
        ? t('notices-now-owes', { amount: bold(format.usd(debtMicros)) })
        : t('notices-owed-since')
      : null,
  )
}

/** @param listed null for a payment of which an earlier version told. */
export function paymentUnmatchedView(
  texts: Texts,
  { paymentId, payload, price }: Extract<Notice, { kind: 'payment_unmatched' }>,
  listed: Unmatched | null,
): Html {
  const { format, t } = texts
  const paid = listed ? paidSaid(texts, listed) : price
  return lines(
    `⚠️ ${t('notices-unmatched')}`,
    format.field(t('notices-payment'), code(paymentId)),
    format.field(t('notices-for'), code(payload || '–')),
    paid === null ? null : format.field(t('notices-paid'), paid),
    t('notices-find-payer'),
  )
}

type AboutOrder =
  | 'outcome_unknown'
  | 'order_waits'
  | 'done_after_cancel'
  | 'failed_after_completion'

export function aboutOrderView({ format, t }: Texts, kind: AboutOrder, orderId: string): Html {
  const id = format.apart(code(orderId))
  switch (kind) {
    case 'outcome_unknown':
      return lines(t('notices-outcome-unknown', { id }), t('notices-keeps-asking'))
    case 'order_waits':
      return lines(t('notices-order-waits', { id }), t('notices-tries-again'))
    case 'done_after_cancel':
      return t('notices-done-after-cancel', { id })
    case 'failed_after_completion':
      return t('notices-failed-after-completion', { id })
  }
}

export function refundRefusedView({ format, t }: Texts, deposit: Deposit): Html {
  return t('notices-refund-refused', {
    reference: code(deposit.reference),
    amount: format.usd(worthOf(deposit)),
  })
}

export function soldAtLossView(
  { format, t }: Texts,
  { id, amountMicros }: OrderRow,
  costMicros: number,
): Html {
  return t('notices-sold-at-loss', {
    id: code(id),
    price: format.usd(amountMicros),
    cost: format.usd(costMicros),
  })
}
