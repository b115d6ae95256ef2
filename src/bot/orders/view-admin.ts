import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { listingOf } from '../../domain/catalog/catalog.ts'
import type { ManualTask } from '../../domain/orders/manual-tasks.ts'
import type { OrderReport } from '../../domain/reports/order.ts'
import { bold, clip, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { actorSaid, person } from '../kit/person.ts'
import type { Viewing } from '../kit/viewing.ts'

type OrderOnly = OrderReport & { kind: 'order' }
type LookupOnly = OrderReport & { kind: 'lookup' }

/** What one decides about an order by; its page in the panel has all that happened to it. */
export async function orderReportView(
  about: Viewing,
  report: OrderOnly,
  { task, reminder }: { task: ManualTask | null; reminder: boolean },
): Promise<Html> {
  const { read, texts } = about
  const { format, t } = texts
  const { order, codes, decided, profit, job } = report
  const line = (await listingOf(read, order.pid))?.line
  const labelOf = (name: string) => line?.fields.find((one) => one.name === name)?.label ?? name
  const pack = html`${format.apart(bold(clip(order.packName, 128)))}`
  return lines(
    task && bold(t(reminder ? 'admin-tasks-still-to-do' : 'admin-tasks-title')),
    html`📦 ${pack}${order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''}`,
    report.test ? t('admin-order-is-test') : null,
    '',
    format.field(t('admin-order-labels-order'), code(order.id)),
    format.field(
      t('admin-order-labels-status'),
      order.refunded ? t('orders-refunded') : t(`orders-status-${order.status}`),
    ),
    order.error ? format.field(t('admin-order-labels-reason'), clip(order.error, 200)) : null,
    decided &&
      format.field(t('admin-deposits-decided-by'), actorSaid(texts, decided.by, decided.name)),
    whoseLine(texts, report),
    ...Object.entries(order.player).map(([name, value]) =>
      format.field(labelOf(name), code(clip(value, 64))),
    ),
    !!order.supplierRef &&
      order.supplierRef !== order.packName &&
      format.field(t('admin-order-labels-item'), code(clip(order.supplierRef, 128))),
    format.field(t('admin-order-labels-amount'), format.usd(order.amountMicros)),
    profit.paidBackMicros > 0 &&
      format.field(t('admin-order-labels-paid-back'), format.usd(profit.paidBackMicros)),
    format.field(t('admin-order-labels-supplier'), order.supplier),
    !!order.supplierOrderId &&
      format.field(t('admin-order-labels-their-order'), clip(order.supplierOrderId, 64)),
    codes.length > 0 && format.field(t('admin-order-labels-codes'), codes.length),
    format.field(t('admin-order-labels-placed'), format.time(order.createdAt)),
    job && order.status === 'processing'
      ? format.field(
          t('admin-order-labels-known'),
          t(job.sent ? 'admin-order-perhaps-known' : 'admin-order-not-known'),
        )
      : null,
    await takenLine(about, task),
  )
}

/** Who has taken a task. */
async function takenLine({ read, texts, telegramId }: Viewing, task: ManualTask | null) {
  const takenBy = task?.takenBy ?? null
  if (takenBy === null) return null
  const { format, t } = texts
  const taker = await accountByTelegramId(read, takenBy)
  const who = takenBy === telegramId ? t('admin-tasks-you') : person(texts, taker)
  return format.field(t('admin-tasks-taken-by'), who)
}

export function lookupView(texts: Texts, report: LookupOnly): Html {
  const { format, t } = texts
  const { lookup } = report
  const returned = lookup.feeReturned ? `, ${t('admin-order-fee-returned')}` : ''
  return lines(
    bold(t('admin-order-lookup-title', { path: format.apart(`POST /${lookup.kind}`) })),
    report.test ? t('admin-order-is-test') : null,
    '',
    format.field(t('admin-order-labels-lookup'), code(lookup.id)),
    format.field(t('admin-order-labels-status'), t(`orders-status-${lookup.status}`)),
    lookup.error ? format.field(t('admin-order-labels-reason'), clip(lookup.error, 200)) : null,
    whoseLine(texts, report),
    format.field(t('admin-order-labels-fee'), html`${format.usd(lookup.feeMicros)}${returned}`),
    format.field(t('admin-order-labels-placed'), format.time(lookup.createdAt)),
  )
}

function whoseLine(texts: Texts, { holderName: name, telegramId }: OrderReport): Line {
  return texts.format.field(
    texts.t('admin-order-labels-account'),
    person(texts, { name, telegramId }),
  )
}
