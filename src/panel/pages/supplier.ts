import { type BreakerView, breakerPosition } from '../../domain/reports/suppliers.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { callsTo } from '../../domain/suppliers/call-log.ts'
import { incidentsOf } from '../../domain/suppliers/incidents.ts'
import type { Ask } from '../ask.ts'
import { openButton } from '../kit/acts.ts'
import { html, type Part } from '../kit/html.ts'
import { type Column, facts, listing, table } from '../kit/list.ts'
import type { Page } from '../kit/page.ts'
import { incidentColumns, incidentPath } from './incidents.ts'
import { agoPart, SUPPLIERS, supplierPath, supplierTabs } from './supplier-parts.ts'
import { settingRows } from './supplier-settings.ts'
import {
  alarmOf,
  answersPart,
  balancePart,
  dayPart,
  listPart,
  type SupplierRow,
  statusPart,
  supplierRows,
} from './suppliers.ts'

const PATH = `${SUPPLIERS}/:name`
const INCIDENTS = 5

/** A supplier: its health, its limits, and the newest calls. */
export const supplier: Page = {
  right: ['orders', 'catalog'],
  views: {
    [PATH]: (ask, { name = '' }) => view(ask, name),
    [`${PATH}/incidents`]: (ask, { name = '' }) => incidentsView(ask, name),
  },
}

async function rowOf(ask: Ask, name: string): Promise<SupplierRow> {
  const row = (await supplierRows(ask)).find((one) => one.name === name)
  if (!row) throw new DomainError('SUPPLIER_NOT_FOUND', { name })
  return row
}

/** How many, with a link to them. */
function openOrdersPart(
  { format, may }: Ask,
  { name, openOrders }: { name: string; openOrders: number },
): Part {
  const count = format.number(openOrders)
  if (openOrders === 0 || !may('orders')) return count
  return html`<a href="/panel/orders?supplier=${encodeURIComponent(name)}&status=processing">${count}</a>`
}

async function view(ask: Ask, name: string) {
  const { t, format, read, may } = ask
  const row = await rowOf(ask, name)
  const calls = await callList(ask, name)
  if (calls instanceof Response) return calls
  const latest = await incidentsOf(read, name, { before: null, limit: INCIDENTS })
  const open = latest.find(({ endedAt }) => endedAt === null)
  const figure = (label: string, value: Part) =>
    html`<div class="card figure"><span>${label}</span><b>${value}</b></div>`
  const path = supplierPath(name)
  const body = html`${supplierTabs(ask, name)}
${open && alarmOf(ask, open)}
<div class="grid">${figure(t('admin-suppliers-balance'), balancePart(ask, row))}
${figure(t('admin-suppliers-open-orders'), openOrdersPart(ask, row))}
${figure(t('panel-suppliers-today'), dayPart(ask, row))}
${figure(t('panel-suppliers-last-hour'), answersPart(ask, row))}</div>
<div class="halves"><section><h2>${t('panel-suppliers-health')}</h2><div class="card">${facts([
    [t('panel-suppliers-status'), statusPart(ask, row)],
    ...row.breakers.flatMap((one) => breakerFact(ask, one)),
    row.state?.balanceAt != null && [
      t('panel-suppliers-balance-at'),
      agoPart(ask, row.state.balanceAt),
    ],
    row.state?.balanceProblem != null && [
      t('panel-suppliers-balance-problem'),
      row.state.balanceProblem,
    ],
    [t('panel-suppliers-price-list'), listPart(ask, row)],
    row.state?.listProblem != null && [t('panel-incident-reason'), row.state.listProblem],
  ])}</div></section>
<section><h2>${t('panel-suppliers-limits')}</h2><div class="card">${facts(settingRows(ask, row.settings))}
${row.kind !== null && may(SETTINGS.suppliers.right) && html`<div class="buttons">${openButton(t('panel-change'), `${path}/settings`)}</div>`}</div></section></div>
${
  latest.length > 0 &&
  html`<h2>${t('panel-suppliers-incidents')}</h2>${table({ columns: incidentColumns(ask, false), to: incidentPath }, latest)}
<div class="buttons"><a class="button quiet" href="${path}/incidents">${t('panel-suppliers-all-incidents')}</a></div>`
}
<h2>${t('panel-suppliers-newest-calls')}</h2>
${calls}`
  return { title: name, body }
}

/** A breaker that is not closed, and what failed. */
function breakerFact(ask: Ask, state: BreakerView): [string, Part][] {
  const { t, format, now } = ask
  const { what, openUntil, holder, failure, failedAt } = state
  const position = breakerPosition(state, now)
  if (position === 'closed') return []
  const leftMs = openUntil ? openUntil.getTime() - now.getTime() : 0
  const said =
    position === 'open'
      ? t('panel-suppliers-stopped-for', { time: format.took(leftMs) })
      : t('panel-suppliers-trying')
  const whose = holder && ` · ${holder.name} (${holder.telegramId})`
  return [
    [
      t(`notices-calls-${what}`),
      html`<span class="${position === 'open' ? 'bad' : 'warn'}">${said}</span>${whose}${
        failure &&
        html`<br><small>${failure}${failedAt && ` (${format.ago(failedAt, now)})`}</small>`
      }`,
    ],
  ]
}

type Call = Awaited<ReturnType<typeof callsTo>>['calls'][number]

function callList(ask: Ask, name: string): Promise<Part | Response> {
  const { t, format, read } = ask
  const columns: Column<Call>[] = [
    {
      head: t('panel-suppliers-when'),
      cell: ({ startedAt }) => agoPart(ask, startedAt),
      file: ['at', 'instant', ({ startedAt }) => startedAt],
    },
    {
      head: t('panel-suppliers-call'),
      cell: ({ what }) => t(`admin-calls-what-${what}`),
      file: ['call', 'text', ({ what }) => what],
      is: 'minor',
    },
    {
      head: t('panel-suppliers-about'),
      cell: ({ what, reference }) =>
        what === 'place' || what === 'check'
          ? html`<a href="/panel/orders/${reference}"><code>${reference}</code></a>`
          : html`<code>${reference}</code>`,
      file: ['about', 'text', ({ reference }) => reference],
    },
    {
      head: t('panel-suppliers-answer'),
      cell: ({ outcome }) => outcomePart(ask, outcome),
      file: ['answer', 'text', ({ outcome }) => outcome],
    },
    {
      head: t('panel-incident-reason'),
      cell: ({ reason }) => reason,
      file: ['reason', 'text', ({ reason }) => reason],
      is: 'minor',
    },
    {
      head: t('panel-suppliers-took'),
      cell: ({ ms }) => ms !== null && format.took(ms),
      file: ['ms', 'whole', ({ ms }) => ms],
      is: 'number',
    },
  ]
  return listing(ask, {
    name: `calls-${name}`,
    columns,
    async load(after, limit) {
      const before = after === null ? null : Number(after)
      const { calls, next } = await callsTo(read, name, { before, limit })
      return { rows: calls, next: next === null ? null : String(next) }
    },
    empty: t('panel-suppliers-no-calls'),
  })
}

function outcomePart({ t }: Ask, outcome: Call['outcome']): Part {
  if (outcome === null) return html`<span class="tag bad">${t('panel-suppliers-unanswered')}</span>`
  const said = t(`admin-calls-outcome-${outcome}`)
  if (outcome === 'not_sent' || outcome === 'unknown')
    return html`<span class="tag bad">${said}</span>`
  return html`<span class="tag ${outcome === 'completed' ? 'good' : ''}">${said}</span>`
}

async function incidentsView(ask: Ask, name: string) {
  const { t, read } = ask
  await rowOf(ask, name)
  const list = await listing(ask, {
    name: `incidents-${name}`,
    columns: incidentColumns(ask, false),
    async load(after, limit) {
      const before = after === null ? null : Number(after)
      const rows = await incidentsOf(read, name, { before, limit })
      return { rows, next: rows.length < limit ? null : String(rows.at(-1)?.id) }
    },
    to: incidentPath,
    empty: t('admin-incidents-none'),
  })
  if (list instanceof Response) return list
  return {
    title: t('panel-suppliers-incidents-of', { supplier: name }),
    body: html`${supplierTabs(ask, name)}${list}`,
  }
}
