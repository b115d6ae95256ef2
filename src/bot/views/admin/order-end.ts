import type { OrderRow } from '../../../domain/orders/orders.ts'
import type { OrderReport } from '../../../domain/reports/order.ts'
import { bold, clip, code, type Html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

// What is asked before an admin ends an order, and what is said afterwards.

export function confirmCancelView(
  texts: Texts,
  { order: { id, amountMicros }, codes, job }: OrderReport & { kind: 'order' },
): Html {
  const { service, format } = texts
  const { order } = service
  const voucher = job?.sent ? order.voucherAside : order.voucherBack
  return lines(
    bold(order.confirmCancel),
    '',
    order.aboutCancel(format.apart(code(id)), format.usd(amountMicros)),
    codes.length > 0 ? voucher : null,
    order.onlyIfCertain,
    job?.sent ? order.supplierMayHave : null,
    '',
    order.whyCancel(format.apart(code('error'))),
  )
}

export function askReasonView({ service, format }: Texts, id: string): Html {
  const { order } = service
  return lines(bold(order.askReason), format.apart(code(id)), '', order.aboutReason)
}

export function confirmCompleteView({ service, format }: Texts, id: string): Html {
  const { order } = service
  return lines(bold(order.confirmComplete), '', order.aboutComplete(format.apart(code(id))))
}

export function endedText({ service, format }: Texts, ended: OrderRow): string {
  const { cancelled, completed } = service.order
  return ended.status === 'cancelled' ? cancelled(format.usd(ended.amountMicros)) : completed
}

/** Somebody else ended it, or the supplier did. */
export function endedBeforeText({ service, orders, format }: Texts, order: OrderRow): string {
  const { status, refunded, error, endedAt } = order
  const word = refunded ? orders.refunded : orders.status[status]
  const how = error ? `${word} (${clip(error, 100)})` : word
  return service.order.endedBefore(how, endedAt ? format.moment(endedAt) : '–')
}
