import type { OpenOrders, Target } from '../../../domain/fulfilment/incident-orders.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import type { BreakerState } from '../../../domain/suppliers/health.ts'
import { type Incident, QUIET_MS } from '../../../domain/suppliers/incidents.ts'
import { bold, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
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
  const { service, notices, format } = texts
  const { incidents: words } = service
  const { supplier, reason, openedAt, endedAt, endedQuietly, holdersToldAt } = incident
  const isOpen = endedAt === null
  const what = format.list(
    failing.map((one) => notices.calls[one.what]),
    'plain',
  )
  const { notSent, unknown, atWork, amountMicros } = open
  const all = notSent + unknown + atWork
  const goesOn = all > 0 ? words.triedAgain : words.triedNext
  const ended = endedQuietly ? words.quiet(bold(supplier)) : words.worked(bold(supplier))
  const over = endedQuietly ? words.overQuiet(format.duration(QUIET_MS)) : words.over
  return lines(
    isOpen ? notices.supplierFailing(bold(supplier), what) : ended,
    isOpen ? holderLine(texts, holder) : null,
    quoted(reason),
    format.field(words.since, format.moment(openedAt)),
    // While it goes on, a length of time would be wrong a minute after the message changed.
    isOpen ? null : format.field(words.lasts, lasted(texts, incident, now)),
    '',
    format.field(words.open, bold(format.number(all))),
    ...(all === 0
      ? []
      : [
          format.field(words.notSent, notSent),
          format.field(words.unknown, unknown),
          format.field(words.atWork, atWork),
          format.field(words.worth, format.usd(amountMicros)),
        ]),
    '',
    holdersToldAt === null ? null : words.toldAt(format.moment(holdersToldAt)),
    html`<i>${isOpen ? goesOn : over}</i>`,
  )
}

export function confirmCancelUnsentView({ service }: Texts, supplier: string, count: number): Html {
  const { incidents: words } = service
  return lines(words.confirmCancel(count, bold(supplier)), '', words.onlySafe)
}

export function targetsView({ service }: Texts, count: number, targets: readonly Target[]): Html {
  const { incidents: words } = service
  return lines(
    bold(words.whereTo(count)),
    '',
    targets.length === 0 ? words.nowhere : words.aboutTargets,
  )
}

export function confirmTellView({ service, notices }: Texts, people: number): Html {
  return lines(bold(service.incidents.confirmTell(people)), '', quoted(notices.ordersDelayed))
}

function lasted({ format }: Texts, { openedAt, endedAt }: Incident, now: Date): string {
  return format.took((endedAt ?? now).getTime() - openedAt.getTime())
}
