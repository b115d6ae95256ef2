import {
  type BreakerView,
  breakerPosition,
  type SupplierOverview,
} from '../../../domain/reports/suppliers.ts'
import { bold, clip, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { holderLine } from '../notices.ts'

export function suppliersView(
  texts: Texts,
  overview: readonly SupplierOverview[],
  now: Date,
): Html {
  const { suppliers } = texts.service
  return lines(
    bold(suppliers.title),
    ...overview.flatMap((supplier) => ['', supplierView(texts, supplier, now)]),
  )
}

function supplierView(texts: Texts, supplier: SupplierOverview, now: Date): Html {
  const { service, format } = texts
  const { suppliers } = service
  const { name, kind, breakers, openOrders } = supplier
  const troubled = breakers.filter((one) => breakerPosition(one, now) !== 'closed')
  const light = kind === null ? '  🔴' : troubled.length === 0 ? `  🟢 ${suppliers.works}` : ''
  return lines(
    html`${format.apart(bold(name))} (${kind ?? suppliers.notSetUp})${light}`,
    ...troubled.map((one) => breakerView(texts, one, now)),
    ...balanceLines(texts, supplier, now),
    listLine(texts, supplier),
    format.field(suppliers.openOrders, openOrders),
    format.field(suppliers.lastDay, lastDay(texts, supplier)),
  )
}

/** A breaker that is not closed, and what failed. */
function breakerView(texts: Texts, state: BreakerView, now: Date): Html {
  const { service, notices, format } = texts
  const { suppliers } = service
  const { what, openUntil, holder, failure, failedAt } = state
  const when = failedAt ? ` (${format.ago(failedAt, now)})` : ''
  return lines(
    openUntil && breakerPosition(state, now) === 'open'
      ? suppliers.stopped(notices.calls[what], format.duration(untilMs(openUntil, now)))
      : suppliers.trying(notices.calls[what]),
    holderLine(texts, holder),
    failure ? html`<i>${clip(failure, 150)}${when}</i>` : null,
  )
}

/** In whole seconds. */
function untilMs(at: Date, now: Date): number {
  return Math.ceil((at.getTime() - now.getTime()) / 1000) * 1000
}

function balanceLines({ service, format }: Texts, { state }: SupplierOverview, now: Date) {
  const { suppliers } = service
  const isKnown = state?.balanceMicros != null && state.balanceAt
  return [
    isKnown
      ? format.field(
          suppliers.balance,
          html`${format.usd(state.balanceMicros ?? 0)}, ${format.ago(state.balanceAt ?? now, now)}`,
        )
      : null,
    state?.balanceProblem
      ? html`${format.field(suppliers.balance, suppliers.balanceUnknown)}: ${clip(state.balanceProblem, 150)}`
      : null,
  ]
}

function listLine({ service, format }: Texts, { state }: SupplierOverview): Html | null {
  if (!state?.listProblem) return null
  return format.field(service.priceLists.problem, clip(state.listProblem, 150))
}

function lastDay({ service, format }: Texts, { lastDay }: SupplierOverview): string {
  const { suppliers } = service
  if (!lastDay) return suppliers.noCalls
  const { calls, faults, meanMs } = lastDay
  const parts = [suppliers.calls(calls), suppliers.faults(format.number(faults))]
  if (meanMs !== null) parts.push(suppliers.mean(format.number(Math.round(meanMs))))
  return format.list(parts, 'plain')
}
