import {
  type BreakerView,
  breakerPosition,
  type SupplierOverview,
  suppliersOverview,
} from '../../domain/reports/suppliers.ts'
import { bold, clip, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, withButton } from '../screen.ts'
import { holderLine } from '../views/notices.ts'

/** The suppliers and their status. */
export const suppliers = {
  right: 'orders',
  group: 'goods',
  menu: { label: 'admin-suppliers', to: ['a.suppliers'] },
  commands: {
    suppliers: suppliersScreen,
  },
  buttons: {
    'a.suppliers': suppliersScreen,
  },
  notices: {
    day_limit: ({ texts: { t } }, { supplier }) => {
      const text = t('notices-day-limit', { supplier: bold(supplier) })
      return withButton(text, t('notices-suppliers'), 'a.suppliers')
    },
    supplier_balance_low: ({ texts: { format, t } }, { supplier, balanceMicros }) => {
      const about = { supplier: format.apart(supplier), amount: format.usd(balanceMicros) }
      const text = lines(t('admin-price-lists-low-balance', about))
      return withButton(text, t('notices-suppliers'), 'a.suppliers')
    },
  },
} satisfies Feature

async function suppliersScreen({ texts, deps, now, t, format, read }: BotContext): Promise<Screen> {
  const kinds = new Map([...deps.suppliers].map(([name, { kind }]) => [name, kind]))
  const overview = await suppliersOverview(read, kinds, now)
  return {
    text: lines(
      bold(t('admin-suppliers-title')),
      ...overview.flatMap((supplier) => ['', supplierView(texts, supplier, now)]),
    ),
    buttons: [
      ...deps.suppliers
        .keys()
        .map((name) => [button(`🚚 ${format.apart(name)}`, 'a.supplier', name)]),
      [button(t('admin-incidents-title'), 'a.incidents')],
      [button.back(t, 'admin'), button.refresh(t, 'a.suppliers')],
    ],
  }
}

function supplierView(texts: Texts, supplier: SupplierOverview, now: Date): Html {
  const { format, t } = texts
  const { name, kind, breakers, openOrders, state } = supplier
  const troubled = breakers.filter((one) => breakerPosition(one, now) !== 'closed')
  const light =
    kind === null ? '  🔴' : troubled.length === 0 ? `  🟢 ${t('admin-suppliers-works')}` : ''
  return lines(
    html`${format.apart(bold(name))} (${kind ?? t('admin-suppliers-not-set-up')})${light}`,
    ...troubled.map((one) => breakerView(texts, one, now)),
    ...balanceLines(texts, supplier, now),
    !!state?.listProblem &&
      format.field(t('admin-price-lists-problem'), clip(state.listProblem, 150)),
    format.field(t('admin-suppliers-open-orders'), openOrders),
    format.field(t('admin-suppliers-last-day'), lastDay(texts, supplier)),
  )
}

/** A breaker that is not closed, and what failed. */
function breakerView(texts: Texts, state: BreakerView, now: Date): Html {
  const { format, t } = texts
  const { what, openUntil, holder, failure, failedAt } = state
  const when = failedAt ? ` (${format.ago(failedAt, now)})` : ''
  return lines(
    openUntil && breakerPosition(state, now) === 'open'
      ? t('admin-suppliers-stopped', {
          calls: t(`notices-calls-${what}`),
          time: format.duration(Math.ceil((openUntil.getTime() - now.getTime()) / 1000) * 1000),
        })
      : t('admin-suppliers-trying', { calls: t(`notices-calls-${what}`) }),
    holderLine(texts, holder),
    failure ? html`<i>${clip(failure, 150)}${when}</i>` : null,
  )
}

function balanceLines({ format, t }: Texts, { state }: SupplierOverview, now: Date) {
  const isKnown = state?.balanceMicros != null && state.balanceAt
  return [
    isKnown &&
      format.field(
        t('admin-suppliers-balance'),
        html`${format.usd(state.balanceMicros ?? 0)}, ${format.ago(state.balanceAt ?? now, now)}`,
      ),
    state?.balanceProblem
      ? html`${format.field(t('admin-suppliers-balance'), t('admin-suppliers-balance-unknown'))}: ${clip(state.balanceProblem, 150)}`
      : null,
  ]
}

function lastDay({ format, t }: Texts, { lastDay }: SupplierOverview): string {
  if (!lastDay) return t('admin-suppliers-no-calls')
  const { calls, faults, meanMs } = lastDay
  const parts = [
    t('admin-suppliers-calls', { count: calls }),
    t('admin-suppliers-faults', { count: format.number(faults) }),
  ]
  if (meanMs !== null)
    parts.push(t('admin-suppliers-mean', { ms: format.number(Math.round(meanMs)) }))
  return format.list(parts, 'plain')
}
