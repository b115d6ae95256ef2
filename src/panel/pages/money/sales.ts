import { productNames } from '../../../domain/catalog/view.ts'
import type { Performance, Sales } from '../../../domain/reports/sales.ts'
import {
  daysOf,
  PERIODS,
  readTotals,
  type Tally,
  type Totals,
  topAccounts,
} from '../../../domain/reports/statistics.ts'
import type { Days } from '../../../domain/shared/utc-day.ts'
import type { Ask } from '../../ask.ts'
import { inCents, salesChart } from '../../kit/chart.ts'
import { html, type Part } from '../../kit/html.ts'
import { type Column, facts, listing } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { asQuery, daysForm, daysIn, moneyTabs, rangeSaid, reportTabs } from './parts.ts'

const PATH = '/panel/money/sales'
const GROUPS = ['line', 'product', 'supplier', 'account'] as const
type Group = (typeof GROUPS)[number]

/** What was sold, by what it was sold of, and to whom. */
export const sales: Page = {
  right: 'reports',
  views: {
    [PATH]: async (ask) => {
      const { t, url, now, read } = ask
      const { days, problem } = daysIn(ask, daysOf('month', now))
      const by = GROUPS.find((one) => one === url.searchParams.get('by')) ?? 'line'
      const totals = await readTotals(read, days)
      const list = await groupList(ask, by, totals)
      if (list instanceof Response) return list
      const hasChart = totals.byDay.length > 1
      const body = html`${moneyTabs(ask)}${problem}
${periodTabs(ask, days, by)}${daysForm(ask, days, { by })}
<h2>${rangeSaid(ask, days)}</h2>${figures(ask, totals)}
${hasChart && salesChart(ask, totals.byDay)}
${groupTabs(ask, days, by)}${list}
<div class="halves">${periodPart(ask, totals)}${nowPart(ask, totals)}</div>
<p class="quiet">${t('admin-stats-about')}</p>`
      return { title: t('panel-money-sales'), body, hasChart }
    },
  },
}

function periodTabs(ask: Ask, { first, last }: Days, by: Group): Part {
  const { t, now } = ask
  const all = PERIODS.map((period) => {
    const days = daysOf(period, now)
    const isHere = days.first === first && days.last === last
    return [t(`admin-stats-short-${period}`), `${PATH}?${asQuery(days)}&by=${by}`, isHere] as const
  })
  return reportTabs(ask, all)
}

function groupTabs(ask: Ask, days: Days, by: Group): Part {
  const { t } = ask
  const all = GROUPS.map(
    (group) =>
      [t(`panel-money-by-${group}`), `${PATH}?${asQuery(days)}&by=${group}`, group === by] as const,
  )
  return reportTabs(ask, all)
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

type Row = Sales &
  Partial<Pick<Performance, 'success' | 'medianMs'>> & { name: string; to?: string }

async function groupList(ask: Ask, by: Group, totals: Totals): Promise<Part | Response> {
  const { t, format } = ask
  const rows = await rowsBy(ask, by, totals)
  const usd = (label: string, name: string, micros: (row: Row) => number): Column<Row> => ({
    ...{ head: label, cell: (row) => format.usd(inCents(micros(row))), is: 'number' },
    file: [name, 'usd', micros],
  })
  const percent = (share: number | null | undefined) =>
    share === null || share === undefined ? '–' : format.percent(share)
  const columns: Column<Row>[] = [
    {
      head: t(`panel-money-of-${by}`),
      cell: ({ name, to }) => (to === undefined ? name : html`<a href="${to}">${name}</a>`),
      file: [by, 'text', ({ name }) => name],
    },
    usd(t('admin-stats-sales'), 'sales_usd', (row) => row.salesMicros),
    usd(t('admin-stats-profit'), 'profit_usd', (row) => row.profitMicros),
    {
      ...{ head: t('panel-money-margin'), is: 'minor number' },
      cell: (row) => percent(row.salesMicros > 0 ? row.profitMicros / row.salesMicros : null),
    },
    {
      ...{ head: t('panel-chart-orders'), is: 'number' },
      cell: ({ completed }) => format.number(completed),
      file: ['orders', 'whole', ({ completed }) => completed],
    },
  ]
  const isTimed = by === 'line' || by === 'supplier'
  if (isTimed)
    columns.push(
      {
        ...{ head: t('panel-today-completed'), is: 'minor number' },
        cell: ({ success }) => percent(success),
        file: ['completed_share', 'share', ({ success = null }) => success],
      },
      {
        ...{ head: t('panel-money-half-within'), is: 'minor number' },
        cell: ({ medianMs = null }) => (medianMs === null ? '–' : format.took(medianMs)),
      },
    )
  const { first, last } = totals.days
  return listing(ask, {
    name: `sales-by-${by}-${first}-${last}`,
    columns,
    load: async (after, limit) => {
      const end = Number(after ?? 0) + limit
      return { rows: rows.slice(end - limit, end), next: end < rows.length ? String(end) : null }
    },
    empty: t('admin-stats-none'),
  })
}

async function rowsBy({ read }: Ask, by: Group, totals: Totals): Promise<Row[]> {
  if (by === 'line') return totals.byLine.map((one) => ({ ...one, id: one.slug }))
  if (by === 'supplier')
    return totals.bySupplier.map((one) => ({ ...one, id: one.supplier, name: one.supplier }))
  if (by === 'account')
    return (await topAccounts(read, totals.days)).map(({ holder, ...one }) => {
      const id = String(holder.telegramId)
      return { ...one, id, name: holder.name || id, to: `/panel/customers/${id}` }
    })
  const { byProduct } = totals
  const pids = byProduct.map(({ pid }) => pid)
  const names = await productNames(read, pids)
  return byProduct.map((one) => ({
    ...one,
    ...{ id: one.pid, name: names.get(one.pid)?.name ?? one.pid },
  }))
}

function tally({ format }: Ask, { count, micros }: Tally): string {
  return count === 0 ? '0' : `${format.number(count)} (${format.usd(micros)})`
}

function periodPart(ask: Ask, { claims, deposits, newAccounts }: Totals): Part {
  const { t, format } = ask
  const rows = facts([
    [t('admin-stats-top-ups'), tally(ask, deposits)],
    [t('admin-stats-claims'), tally(ask, claims)],
    [t('admin-stats-new-accounts'), format.number(newAccounts)],
  ])
  return html`<section class="card"><h2>${t('panel-money-period')}</h2>${rows}</section>`
}

function nowPart(ask: Ask, { openOrders, accounts, debts }: Totals): Part {
  const { t, format } = ask
  const rows = facts([
    [t('admin-stats-open'), format.number(openOrders)],
    [t('admin-stats-accounts'), format.number(accounts)],
    debts.count > 0 && [t('admin-stats-owed'), tally(ask, debts)],
  ])
  return html`<section class="card"><h2>${t('admin-books-now')}</h2>${rows}</section>`
}
