import type { SalesReport } from '../../domain/reports/sales.ts'
import { MICROS_PER_CENT, toUsd } from '../../domain/shared/money.ts'
import { startOf } from '../../domain/shared/utc-day.ts'
import type { Ask } from '../ask.ts'
import { columnsOf } from './columns.ts'
import { html, type Part } from './html.ts'
import { table } from './list.ts'

/** An amount rounded to whole cents, for a figure that is read and not added up. */
export function inCents(micros: number): number {
  return Math.round(micros / MICROS_PER_CENT) * MICROS_PER_CENT
}

/** Sales, profit and orders by day, as a chart and as a table. Its page says `hasChart`. */
export function salesChart(ask: Ask, byDay: SalesReport['byDay']): Part {
  const { t, format } = ask
  const [sales, profit, orders] = [
    t('admin-stats-sales'),
    t('admin-stats-profit'),
    t('panel-chart-orders'),
  ]
  const data = {
    locale: format.locale,
    day: t('panel-chart-day'),
    days: byDay.map(({ day }) => startOf(day).getTime() / 1000),
    series: [
      { label: `${sales} (USD)`, values: byDay.map((one) => toUsd(one.salesMicros)) },
      { label: `${profit} (USD)`, values: byDay.map((one) => toUsd(one.profitMicros)) },
      { label: orders, values: byDay.map((one) => one.completed), isCount: true },
    ],
  }
  const column = columnsOf<Day>(ask)
  const columns = [
    column.shown(t('panel-chart-day'), ({ day }) => format.day(startOf(day))),
    column.shown(sales, ({ salesMicros }) => format.usd(inCents(salesMicros)), 'number'),
    column.shown(profit, ({ profitMicros }) => format.usd(inCents(profitMicros)), 'number'),
    column.shown(orders, ({ completed }) => format.number(completed), 'number'),
  ]
  return html`<figure class="card" data-chart="${JSON.stringify(data)}"><div class="plot"></div>
<details><summary>${t('panel-chart-table')}</summary>${table({ columns }, byDay.toReversed())}</details></figure>`
}

type Day = SalesReport['byDay'][number]
