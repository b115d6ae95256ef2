import { productNames } from '../../../domain/catalog/view.ts'
import type { Performance, Sales } from '../../../domain/reports/sales.ts'
import { daysOf, PERIODS, readTotals, type Totals } from '../../../domain/reports/statistics.ts'
import type { Ask } from '../../ask.ts'
import { inCents, salesChart } from '../../kit/chart.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html, type Part } from '../../kit/html.ts'
import { type Column, idIn, type List, listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { tabs } from '../../kit/tabs.ts'
import { asQuery, daysIn, daysPart, moneyTabs, rangeSaid } from './parts.ts'

const PATH = '/panel/money/sales'
const GROUPS = ['line', 'product', 'supplier'] as const
type Group = (typeof GROUPS)[number]

/** What was sold, by what it was sold of, and to whom. */
export const sales: Page = { right: 'reports', views: { [PATH]: view } }

async function view(ask: Ask): Promise<Screen | Response> {
  const { t, url, now, read } = ask
  const { days, problem } = daysIn(ask, daysOf('month', now))
  const by = GROUPS.find((one) => one === url.searchParams.get('by')) ?? 'line'
  const totals = await readTotals(read, days)
  const periods = PERIODS.map(
    (period) => [t(`admin-stats-short-${period}`), daysOf(period, now)] as const,
  )
  const groups = GROUPS.map((group) => ({
    ...{ label: t(`panel-money-by-${group}`), path: `${PATH}?${asQuery(days)}&by=${group}` },
    ...{ right: null, isHere: group === by },
  }))
  const hasChart = totals.byDay.length > 1
  return listPage(ask, await groupsOf(ask, by, totals), (rows) => ({
    ...{ title: t('panel-money-sales'), hasChart },
    body: html`${moneyTabs(ask)}${problem}
${daysPart(ask, days, periods, { by })}
<h2>${rangeSaid(ask, days)}</h2>${figures(ask, totals)}
${hasChart && salesChart(ask, totals.byDay)}
${tabs(ask, groups)}${rows}
<p class="quiet">${t('admin-stats-about')}</p>`,
  }))
}

function figures({ t, format }: Ask, { total, salesBeforeMicros }: Totals): Part {
  const { salesMicros, profitMicros, completed, success, withoutCost, medianMs, p95Ms } = total
  const figure = (label: string, value: string, more: Part = '') =>
    html`<div class="card figure"><span>${label}</span><b>${value}</b><small>${more}</small></div>`
  const margin = salesMicros > 0 && { share: format.percent(profitMicros / salesMicros) }
  const { count, micros } = withoutCost
  return html`<div class="grid figures">
${figure(t('admin-stats-sales'), format.usd(inCents(salesMicros)), t('panel-money-before', { amount: format.usd(inCents(salesBeforeMicros)) }))}
${figure(t('admin-stats-profit'), format.usd(inCents(profitMicros)), margin && t('admin-stats-margin', margin))}
${figure(t('panel-chart-orders'), format.number(completed))}
${figure(
  t('panel-today-completed'),
  success === null ? '–' : format.percent(success),
  medianMs !== null &&
    p95Ms !== null &&
    t('admin-stats-times', { half: format.took(medianMs), most: format.took(p95Ms) }),
)}
</div>${count > 0 && html`<p class="warn">${t('panel-money-without-cost', { count, amount: format.usd(micros) })}</p>`}`
}

type Row = Sales & Partial<Pick<Performance, 'success'>> & { name: string }

async function groupsOf(ask: Ask, by: Group, totals: Totals): Promise<List<Row>> {
  const { first, last } = totals.days
  const rows = await rowsBy(ask, by, totals)
  const isFile = ask.url.searchParams.has('as')
  const total = { ...totals.total, name: ask.t('panel-money-total') }
  return {
    name: `sales-by-${by}-${first}-${last}`,
    columns: columns(ask, by),
    load: async (after, limit) => {
      const end = (idIn(after) ?? 0) + limit
      const some = rows.slice(end - limit, end)
      if (end < rows.length) return { rows: some, next: String(end) }
      return { rows: some.length > 1 && !isFile ? [...some, total] : some, next: null }
    },
    empty: ask.t('admin-stats-none'),
  }
}

function columns(ask: Ask, by: Group): Column<Row>[] {
  const { t, format } = ask
  const { text, inUsd, count } = columnsOf<Row>(ask)
  const column = format.usdColumn()
  const percent = (share: number | null) => (share === null ? '–' : format.percent(share))
  const completed: Column<Row> = {
    ...{ head: t('panel-today-completed'), is: 'minor number' },
    cell: ({ success = null }) => percent(success),
    file: ['completed_share', 'share', ({ success = null }) => success],
  }
  return [
    text(`panel-money-of-${by}`, by, { of: 'name' }),
    inUsd('admin-stats-sales', 'sales_usd', {
      of: 'salesMicros',
      cell: ({ salesMicros }) => column.usd(inCents(salesMicros)),
    }),
    inUsd('admin-stats-profit', 'profit_usd', {
      of: 'profitMicros',
      cell: ({ profitMicros }) => column.usd(inCents(profitMicros)),
    }),
    {
      ...{ head: t('panel-money-margin'), is: 'minor number' },
      cell: (row) => percent(row.salesMicros > 0 ? row.profitMicros / row.salesMicros : null),
    },
    count('panel-chart-orders', 'orders', { of: 'completed' }),
    ...(by === 'product' ? [] : [completed]),
  ]
}

async function rowsBy({ read }: Ask, by: Group, totals: Totals): Promise<Row[]> {
  const { byLine, bySupplier, byProduct } = totals
  if (by === 'line') return byLine
  if (by === 'supplier') return bySupplier.map((one) => ({ ...one, name: one.supplier }))
  const pids = byProduct.map(({ pid }) => pid)
  const names = await productNames(read, pids)
  return byProduct.map((one) => ({ ...one, name: names.get(one.pid)?.name ?? one.pid }))
}
