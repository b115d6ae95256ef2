import { askIfLarge } from '../domain/approvals/approvals.ts'
import { type Decision, endByHand } from '../domain/orders/admin-decision.ts'
import { taskOf } from '../domain/orders/manual-tasks.ts'
import { type OrderRow, orderRow } from '../domain/orders/orders.ts'
import type { Texts } from '../locales/languages.ts'
import type { Sent } from './ask.ts'
import type { Done } from './kit/acts.ts'

/**
 * Ends an order by hand, once. Whoever comes second reads how it ended.
 * @param as 'supplier' if the person acted as the order's supplier, which counts only if it is a task
 * @throws DomainError INVALID_DELIVERY if the codes cannot be delivered, those of askIfLarge
 */
export async function endOrder(
  sent: Sent,
  id: string,
  decision: Decision,
  as: 'supplier' | 'admin',
): Promise<Done> {
  const { actor, telegramId, now, read, format, t, deps } = sent
  const { owners } = deps
  const outcome = await sent.change(async (tx) => {
    const { status, amountMicros } = await orderRow(tx, id)
    const asSupplier = as === 'supplier' && (await taskOf(tx, id)) !== null
    const by = { actor, telegramId, amountMicros, owners }
    if (decision.status === 'cancelled' && !asSupplier && status === 'processing') {
      const { reason } = decision
      const asked = await askIfLarge(tx, { kind: 'order', id, reason }, by, now)
      if (asked !== null) return 'asked'
    }
    return endByHand(tx, id, decision, { actor, asSupplier }, now)
  })
  if (outcome === 'asked') return { said: t('panel-asked-second') }
  const present = await orderRow(read, id)
  if (!outcome) return { said: endedBefore(sent.texts, present) }
  deps.meter.orderEnded(present)
  return {
    said:
      present.status === 'cancelled'
        ? t('admin-order-cancelled', { amount: format.usd(present.amountMicros) })
        : t('admin-order-completed'),
  }
}

/** Somebody else ended it, or the supplier did. */
function endedBefore({ format, t }: Texts, order: OrderRow): string {
  const { status, refunded, error, endedAt } = order
  const word = refunded ? t('orders-refunded') : t(`orders-status-${status}`)
  return t('admin-order-ended-before', {
    status: error ? `${word} (${error})` : word,
    time: endedAt ? format.moment(endedAt) : '–',
  })
}
