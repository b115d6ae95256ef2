import type { OrderReport } from '../../../domain/reports/order.ts'
import { bold, code, type Html, lines } from '../../../locales/html.ts'
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
