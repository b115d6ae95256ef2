import type { Performance, Sales } from '../../../domain/reports/sales.ts'
import type { Period, Statistics, Tally } from '../../../domain/reports/statistics.ts'
import { type Days, startOf } from '../../../domain/shared/utc-day.ts'
import { bold, clip, type Html, html, type Line, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { person } from './person.ts'

const ROWS_SHOWN = 5

const NAME_LENGTH = 32

/** @param period null for other days than those of a period. */
export function statsView(
  texts: Texts,
  stats: Statistics,
  { period, now }: { period: Period | null; now: Date },
): Html {
  const { format, t } = texts
  const row = (title: string, sales: Sales, performance = '') =>
    html`• ${format.apart(clip(title, NAME_LENGTH))}: ${salesText(texts, sales)}${performance === '' ? '' : ` · ${performance}`}`
  return lines(
    bold(t('admin-stats-title')),
    bold(period === null ? rangeText(texts, stats.days) : t(`admin-stats-period-${period}`)),
    '',
    ...salesLines(texts, stats, period),
    stats.claims.count > 0 && format.field(t('admin-stats-claims'), tally(texts, stats.claims)),
    format.field(t('admin-stats-top-ups'), tally(texts, stats.deposits)),
    format.field(t('admin-stats-new-accounts'), stats.newAccounts),
    ...topLines(t('admin-stats-by-line'), stats.byLine, (one) =>
      row(one.name, one, performanceText(texts, one)),
    ),
    ...topLines(t('admin-stats-by-supplier'), stats.bySupplier, (one) =>
      row(one.supplier, one, performanceText(texts, one)),
    ),
    ...topLines(t('admin-stats-top-products'), stats.topProducts, (one) => row(one.name, one)),
    ...topLines(t('admin-stats-top-accounts'), stats.topAccounts, (one) =>
      row(person(texts, one.holder, NAME_LENGTH), one),
    ),
    '',
    format.field(t('admin-stats-open'), stats.openOrders),
    format.field(t('admin-stats-accounts'), stats.accounts),
    stats.debts.count > 0 && format.field(t('admin-stats-owed'), tally(texts, stats.debts)),
    '',
    html`<i>${format.time(now)}. ${t('admin-stats-about')}</i>`,
  )
}

/** Such as `1 Jan 2026 to 31 Jan 2026`. */
export function rangeText({ format, t }: Texts, { first, last }: Days): string {
  if (first === last) return format.day(startOf(first))
  return t('admin-stats-range', {
    first: format.day(startOf(first)),
    last: format.day(startOf(last)),
  })
}

/** Such as `97.5%, 2 sec / 40 sec`, of what has ended. */
function performanceText({ format }: Texts, one: Performance): string {
  const { success, medianMs, p95Ms } = one
  return format.list(
    [
      ...(success === null ? [] : [format.percent(success)]),
      ...(medianMs === null || p95Ms === null
        ? []
        : [`${format.took(medianMs)} / ${format.took(p95Ms)}`]),
    ],
    'plain',
  )
}

function salesLines(texts: Texts, stats: Statistics, period: Period | null): Line[] {
  const { format, t } = texts
  const { salesMicros, profitMicros, withoutCost, completed, cancelled } = stats.total
  if (completed + cancelled === 0 && salesMicros === 0) return [t('admin-stats-none')]
  const { success } = stats.total
  const sales = html`${bold(format.usd(salesMicros))}, ${t('admin-stats-orders', { count: completed })}`
  const margin =
    salesMicros > 0
      ? `, ${t('admin-stats-margin', { share: format.percent(profitMicros / salesMicros) })}`
      : ''
  return [
    format.field(t('admin-stats-sales'), sales),
    // Today is not over: it would always look worse than yesterday.
    period === 'today' ? null : comparedText(texts, stats),
    format.field(t('admin-stats-profit'), html`${bold(format.signedUsd(profitMicros))}${margin}`),
    withoutCostText(texts, withoutCost),
    success !== null &&
      format.field(
        t('admin-stats-ended'),
        `${format.number(completed + cancelled)}, ${format.percent(success)} ${t('admin-stats-completed')}`,
      ),
    timesText(texts, stats.total),
  ]
}

/** What was sold of which nobody knows the cost; null if there is nothing. */
export function withoutCostText({ format, t }: Texts, { count, micros }: Tally): string | null {
  if (count === 0) return null
  const orders = t('admin-stats-orders', { count })
  return t('admin-stats-without-cost', { orders, amount: format.usd(micros) })
}

/** Within what time half of the orders and 95 of 100 were done; null if none was. */
export function timesText({ format, t }: Texts, one: Performance): string | null {
  const { medianMs, p95Ms } = one
  if (medianMs === null || p95Ms === null) return null
  return t('admin-stats-times', { half: format.took(medianMs), most: format.took(p95Ms) })
}

/** How the sales compare with those of as many days before; null if there is nothing to compare with. */
function comparedText({ format, t }: Texts, stats: Statistics): string | null {
  const { total, salesBeforeMicros, days } = stats
  if (salesBeforeMicros <= 0) return null
  const change = (total.salesMicros - salesBeforeMicros) / salesBeforeMicros

  const share = { share: format.percent(Math.abs(change)) }
  if (days.first === days.last)
    return t(change < 0 ? 'admin-stats-less-than-day' : 'admin-stats-more-than-day', share)
  return t(change < 0 ? 'admin-stats-less' : 'admin-stats-more', share)
}

function topLines<Row>(heading: string, rows: readonly Row[], line: (row: Row) => Html): Line[] {
  return rows.length === 0 ? [] : ['', bold(heading), ...rows.slice(0, ROWS_SHOWN).map(line)]
}

/** Such as `120.00 USD (+12.00 USD), 30 orders`. */
function salesText({ format, t }: Texts, one: Sales): string {
  const { salesMicros, profitMicros, completed } = one
  const earned = profitMicros === 0 ? '' : ` (${format.signedUsd(profitMicros)})`
  return `${format.usd(salesMicros)}${earned}, ${t('admin-stats-orders', { count: completed })}`
}

function tally({ format }: Texts, { count, micros }: Tally): string {
  return count === 0 ? '0' : `${format.number(count)} (${format.usd(micros)})`
}
