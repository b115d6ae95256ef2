import { allLines } from '../../../domain/catalog/view.ts'
import { type BreakerView, breakerPosition } from '../../../domain/reports/suppliers.ts'
import { SETTINGS } from '../../../domain/settings/all-settings.ts'
import { mostAtOnce } from '../../../domain/settings/supplier.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { callsTo, type LoggedCall } from '../../../domain/suppliers/call-log.ts'
import { openIncidents } from '../../../domain/suppliers/incidents.ts'
import { supplierFacts } from '../../../locales/decided/decision.ts'
import type { Ask } from '../../ask.ts'
import { openButton } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html, type Part } from '../../kit/html.ts'
import { behindId, facts, figures, type List, listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import {
  alarmOf,
  answersPart,
  balancePart,
  dayPart,
  listPart,
  statusPart,
  supplierRows,
} from './list.ts'
import { agoPart, SUPPLIERS, supplierPath, supplierTabs } from './parts.ts'

const PATH = `${SUPPLIERS}/:name`

/** A supplier: its health, its limits, and the newest calls. */
export const supplier: Page = {
  right: ['orders', 'catalog'],
  views: { [PATH]: (ask, { name = '' }) => view(ask, name) },
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
  const { t, may } = ask
  const row = (await supplierRows(ask)).find((one) => one.name === name)
  if (!row) throw new DomainError('SUPPLIER_NOT_FOUND', { name })
  const { state } = row
  const lines = await linesPart(ask, name)
  const alarms = (await openIncidents(ask.read))
    .filter(({ supplier }) => supplier === name)
    .map((one) => alarmOf(ask, one))
  const shown = html`<div class="halves"><section><h2>${t('panel-suppliers-health')}</h2><div class="card">${facts(
    [
      [t('panel-suppliers-status'), statusPart(ask, row)],
      ...row.breakers.flatMap((one) => breakerFact(ask, one)),
      !!state?.balanceAt && [t('panel-suppliers-balance-at'), agoPart(ask, state.balanceAt)],
      !!state?.balanceProblem && [t('panel-suppliers-balance-problem'), state.balanceProblem],
      [t('panel-suppliers-price-list'), listPart(ask, row)],
      may('catalog') && lines !== null && [t('panel-suppliers-lines'), lines],
      !!state?.listProblem && [t('panel-incident-reason'), state.listProblem],
    ],
  )}</div></section>
<section><h2>${t('panel-suppliers-limits')}</h2><div class="card">${facts(supplierFacts(ask.texts, row.settings))}
${row.kind !== null && may(SETTINGS.suppliers.right) && html`<div class="buttons">${openButton(t('panel-change'), `${supplierPath(name)}/settings`)}${mostAtOnce(row.settings) === 0 ? openButton(t('panel-suppliers-resume'), `${supplierPath(name)}/resume`) : openButton(t('panel-goods-verbs.pause'), `${supplierPath(name)}/pause`)}</div>`}</div></section></div>`
  return listPage(ask, callList(ask, name), (calls) => ({
    title: name,
    body: html`${supplierTabs(ask, name)}${alarms}${figures([
      [t('admin-suppliers-balance'), balancePart(ask, row)],
      [t('admin-suppliers-open-orders'), openOrdersPart(ask, row)],
      [t('panel-suppliers-today'), dayPart(ask, row)],
      [t('panel-suppliers-last-hour'), answersPart(ask, row)],
    ])}
${shown}
<h2>${t('panel-suppliers-newest-calls')}</h2>
${calls}`,
  }))
}

/** The lines that ask it and others; their forms say in which order. Null if there are none. */
async function linesPart({ read, format }: Ask, name: string): Promise<Part> {
  const lines = (await allLines(read)).filter(
    ({ suppliers }) => suppliers.length > 1 && suppliers.includes(name),
  )
  if (lines.length === 0) return null
  return lines.map(
    ({ slug, productName, suppliers }) =>
      html`<div><a href="/panel/goods/lines/${slug}/edit">${productName}</a> <small>${format.number(suppliers.indexOf(name) + 1)}/${format.number(suppliers.length)}</small></div>`,
  )
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

function callList(ask: Ask, name: string): List<LoggedCall> {
  const { t, format, read } = ask
  const { text, time, count } = columnsOf<LoggedCall>(ask)
  const about = ({ what, reference }: LoggedCall) =>
    what === 'place' || what === 'check'
      ? html`<a href="/panel/orders/${reference}"><code>${reference}</code></a>`
      : html`<code>${reference}</code>`
  return {
    name: `calls-${name}`,
    load: behindId((page) => callsTo(read, name, page)),
    columns: [
      time('panel-suppliers-when', 'at', {
        of: 'startedAt',
        cell: ({ startedAt }) => agoPart(ask, startedAt),
      }),
      text('panel-suppliers-call', 'call', {
        ...{ minor: true, of: 'what' },
        cell: ({ what }) => t(`admin-calls-what-${what}`),
      }),
      text('panel-suppliers-about', 'about', { of: 'reference', cell: about }),
      text('panel-suppliers-answer', 'answer', {
        of: 'outcome',
        cell: ({ outcome }) => outcomePart(ask, outcome),
      }),
      text('panel-incident-reason', 'reason', { minor: true }),
      count('panel-suppliers-took', 'ms', { cell: ({ ms }) => ms !== null && format.took(ms) }),
    ],
    empty: t('panel-suppliers-no-calls'),
  }
}

function outcomePart({ t }: Ask, outcome: LoggedCall['outcome']): Part {
  if (outcome === null) return html`<span class="tag bad">${t('panel-suppliers-unanswered')}</span>`
  const said = t(`admin-calls-outcome-${outcome}`)
  const isFault = outcome === 'not_sent' || outcome === 'unknown'
  const colour = isFault ? 'bad' : outcome === 'completed' && 'good'
  return html`<span class="tag ${colour}">${said}</span>`
}
