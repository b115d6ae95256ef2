import type { ManualTask } from '../../domain/orders/manual-tasks.ts'
import type { OrderReport } from '../../domain/reports/order.ts'
import { factLines } from '../../locales/decided/facts.ts'
import { waitingFacts } from '../../locales/decided/order.ts'
import { bold, clip, type Html, html, type Line, lines } from '../../locales/html.ts'
import { actorSaid } from '../kit/person.ts'
import type { Viewing } from '../kit/viewing.ts'

/** What one decides about an order by, or what a lookup was; the panel has all that happened to it. */
export async function reportView(
  { read, texts, telegramId }: Viewing,
  report: OrderReport,
  { task, reminder }: { task: ManualTask | null; reminder: boolean },
): Promise<Html> {
  const { format, t } = texts
  const facts = await waitingFacts(read, texts, report, telegramId)
  return lines(
    task && bold(t(reminder ? 'admin-tasks-still-to-do' : 'admin-tasks-title')),
    ...(report.kind === 'lookup'
      ? [bold(t('admin-order-lookup-title', { path: format.apart(`POST /${report.lookup.kind}`) }))]
      : orderLines(texts, report)),
    report.test && t('admin-order-is-test'),
    '',
    ...factLines(texts, facts),
  )
}

function orderLines(
  texts: Viewing['texts'],
  { order, decided, codes }: OrderReport & { kind: 'order' },
): Line[] {
  const { format, t } = texts
  const count = order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''
  const status = order.refunded ? t('orders-refunded') : t(`orders-status-${order.status}`)
  return [
    html`📦 ${format.apart(bold(clip(order.packName, 128)))}${count}`,
    format.field(t('admin-order-labels-status'), status),
    decided &&
      format.field(t('admin-deposits-decided-by'), actorSaid(texts, decided.by, decided.name)),
    codes.length > 0 && format.field(t('admin-order-labels-codes'), codes.length),
  ]
}
