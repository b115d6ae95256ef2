import type { OrderRow } from '../../../domain/orders/orders.ts'
import type { OrderReport } from '../../../domain/reports/order.ts'
import { bold, clip, code, type Html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

// What is asked before an admin ends an order, and what is said afterwards.

export function confirmCancelView(
  texts: Texts,
  { order: { id, amountMicros }, codes, job }: OrderReport & { kind: 'order' },
): Html {
  const { format, t } = texts
  const voucher = job?.sent ? t('admin-order-voucher-aside') : t('admin-order-voucher-back')
  return lines(
    t('admin-order-confirm-cancel', {
      id: format.apart(code(id)),
      amount: format.usd(amountMicros),
    }),
    codes.length > 0 ? voucher : null,
    t('admin-order-only-if-certain'),
    job?.sent ? t('admin-order-supplier-may-have') : null,
    '',
    t('admin-order-why-cancel', { error: format.apart(code('error')) }),
  )
}

export function askReasonView({ format, t }: Texts, id: string): Html {
  return lines(
    bold(t('admin-order-ask-reason')),
    format.apart(code(id)),
    '',
    t('admin-order-about-reason'),
  )
}

export function confirmCompleteView({ format, t }: Texts, id: string): Html {
  return t('admin-order-confirm-complete', { id: format.apart(code(id)) })
}

export function endedText({ format, t }: Texts, ended: OrderRow): string {
  return ended.status === 'cancelled'
    ? t('admin-order-cancelled', { amount: format.usd(ended.amountMicros) })
    : t('admin-order-completed')
}

/** Somebody else ended it, or the supplier did. */
export function endedBeforeText({ format, t }: Texts, order: OrderRow): string {
  const { status, refunded, error, endedAt } = order
  const word = refunded ? t('orders-refunded') : t(`orders-status-${status}`)
  const how = error ? `${word} (${clip(error, 100)})` : word
  return t('admin-order-ended-before', {
    status: how,
    time: endedAt ? format.moment(endedAt) : '–',
  })
}
