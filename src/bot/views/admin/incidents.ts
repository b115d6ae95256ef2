import type { OpenOrders, Target } from '../../../domain/fulfilment/incident-orders.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import type { BreakerState } from '../../../domain/suppliers/health.ts'
import { type Incident, QUIET_MS } from '../../../domain/suppliers/incidents.ts'
import { bold, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { holderLine, quoted } from '../notices.ts'

export function incidentRow(texts: Texts, incident: Incident, now: Date): string {
  const { format } = texts
  const { supplier, openedAt, endedAt, endedQuietly } = incident
  const over = endedQuietly ? '⚪' : '🟢'
  const mark = endedAt === null ? '🔴' : over
  return `${mark} ${format.apart(supplier)} · ${format.moment(openedAt)} · ${lasted(texts, incident, now)}`
}

/** @param about failing: its supplier's open breakers. holder: whose orders fail; null: everybody's. */
export function incidentView(
  texts: Texts,
  incident: Incident,
  {
    open,
    failing,
    holder,
  }: { open: OpenOrders; failing: readonly BreakerState[]; holder: Holder | null },
  now: Date,
): Html {
  const { format, t } = texts
  const { supplier, reason, openedAt, endedAt, endedQuietly, holdersToldAt } = incident
  const isOpen = endedAt === null
  const what = format.list(
    failing.map((one) => t(`notices-calls-${one.what}`)),
    'plain',
  )
  const { notSent, unknown, atWork, amountMicros } = open
  const all = notSent + unknown + atWork
  const goesOn = all > 0 ? t('admin-incidents-tried-again') : t('admin-incidents-tried-next')
  const ended = endedQuietly
    ? t('admin-incidents-quiet', { who: bold(supplier) })
    : t('admin-incidents-worked', { who: bold(supplier) })
  const over = endedQuietly
    ? t('admin-incidents-over-quiet', { span: format.duration(QUIET_MS) })
    : t('admin-incidents-over')
  return lines(
    isOpen ? t('notices-supplier-failing', { supplier: bold(supplier), calls: what }) : ended,
    isOpen ? holderLine(texts, holder) : null,
    quoted(reason),
    format.field(t('admin-incidents-since'), format.moment(openedAt)),
    // While it goes on, a length of time would be wrong a minute after the message changed.
    isOpen ? null : format.field(t('admin-incidents-lasts'), lasted(texts, incident, now)),
    '',
    format.field(t('admin-incidents-open'), bold(format.number(all))),
    ...(all === 0
      ? []
      : [
          format.field(t('admin-incidents-not-sent'), notSent),
          format.field(t('admin-incidents-unknown'), unknown),
          format.field(t('admin-incidents-at-work'), atWork),
          format.field(t('admin-incidents-worth'), format.usd(amountMicros)),
        ]),
    '',
    holdersToldAt === null
      ? null
      : t('admin-incidents-told-at', { at: format.moment(holdersToldAt) }),
    html`<i>${isOpen ? goesOn : over}</i>`,
  )
}

export function confirmCancelUnsentView({ t }: Texts, supplier: string, count: number): Html {
  return lines(t('admin-incidents-confirm-cancel', { count, who: bold(supplier) }))
}

export function targetsView({ t }: Texts, count: number, targets: readonly Target[]): Html {
  return lines(
    bold(t('admin-incidents-where-to', { count })),
    '',
    targets.length === 0 ? t('admin-incidents-nowhere') : t('admin-incidents-about-targets'),
  )
}

export function confirmTellView({ t }: Texts, people: number): Html {
  return lines(
    bold(t('admin-incidents-confirm-tell', { count: people })),
    '',
    quoted(t('notices-orders-delayed')),
  )
}

function lasted({ format }: Texts, { openedAt, endedAt }: Incident, now: Date): string {
  return format.took((endedAt ?? now).getTime() - openedAt.getTime())
}
