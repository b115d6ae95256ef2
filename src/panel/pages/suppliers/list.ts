import { listed } from '../../../domain/price-lists/list.ts'
import {
  breakerPosition,
  type SupplierStatus,
  supplierStatuses,
} from '../../../domain/reports/suppliers.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import { mostAtOnce, type SupplierSettings } from '../../../domain/settings/supplier.ts'
import { type Answers, answersSince } from '../../../domain/suppliers/call-log.ts'
import { type Incident, openIncidents } from '../../../domain/suppliers/incidents.ts'
import { boughtToday, supplierSettings } from '../../../domain/suppliers/supplier-limits.ts'
import type { Ask } from '../../ask.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html, type Part } from '../../kit/html.ts'
import { type Column, listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { agoPart, SUPPLIERS, supplierPath } from './parts.ts'

const HOUR_MS = 60 * 60_000
const LATEST_MS = 5 * 60_000
/** Fewer failures may be chance. */
const FEW = 3

/** Who fulfils orders, and whether they do. */
export const suppliers: Page = {
  right: ['orders', 'catalog'],
  views: { [SUPPLIERS]: view },
}

/** `answers`: to calls of the last hour. */
export type SupplierRow = SupplierStatus & {
  settings: SupplierSettings
  boughtMicros: number
  answers: { answered: number; failed: number }
  /** Most of its newest calls failed, which stops it soon. */
  isFailing: boolean
  /** Since when it keeps failing; null if it does not. */
  failingSince: Date | null
}

/** Those that are set up here, and those that still have open orders. */
export async function supplierRows({ read, deps, now }: Ask): Promise<SupplierRow[]> {
  const kinds = new Map([...deps.suppliers].map(([name, { kind }]) => [name, kind]))
  const settings = await readSettings(read)
  const answers = await answersSince(read, new Date(now.getTime() - HOUR_MS))
  const latest = await answersSince(read, new Date(now.getTime() - LATEST_MS))
  const failing = new Map((await openIncidents(read)).map((one) => [one.supplier, one.openedAt]))
  const rows: SupplierRow[] = []
  for (const one of await supplierStatuses(read, kinds)) {
    const newest = counted(latest, one.name)
    rows.push({
      ...one,
      settings: supplierSettings(settings, one.name),
      boughtMicros: await boughtToday(read, one.name, now),
      answers: counted(answers, one.name),
      isFailing: newest.failed >= FEW && newest.failed > newest.answered,
      failingSince: failing.get(one.name) ?? null,
    })
  }
  return rows
}

function counted(answers: readonly Answers[], supplier: string) {
  const all = { answered: 0, failed: 0 }
  for (const { outcome, count } of answers.filter((one) => one.supplier === supplier))
    all[
      outcome === null || outcome === 'not_sent' || outcome === 'unknown' ? 'failed' : 'answered'
    ] += count
  return all
}

async function view(ask: Ask) {
  const { t, read } = ask
  const list = {
    name: 'suppliers',
    load: async () => ({ rows: await supplierRows(ask), next: null }),
    columns: columns(ask),
    to: ({ name }: SupplierRow) => supplierPath(name),
    empty: t('panel-suppliers-none'),
  }
  const alarms = (await openIncidents(read)).map((one) => alarmOf(ask, one))
  return listPage(ask, list, (rows) => ({
    title: t('panel-suppliers'),
    body: html`${alarms}${rows}`,
  }))
}

/** Where it is decided what is done with the orders. */
function incidentPath({ id }: Pick<Incident, 'id'>): string {
  return `/panel/inbox/incident/${id}`
}

/** That a supplier keeps failing, in red. */
export function alarmOf({ t, format }: Ask, incident: Incident): Part {
  const { supplier, openedAt } = incident
  const about = { supplier: format.apart(supplier), since: format.moment(openedAt) }
  return html`<p class="alarm" role="alert"><a href="${incidentPath(incident)}">${t('panel-suppliers-failing', about)}</a></p>`
}

/** Whether it works, in a word. */
export function statusPart({ t, format, now }: Ask, row: SupplierRow): Part {
  const { kind, breakers, failingSince, isFailing } = row
  if (kind === null) return html`<span class="tag bad">${t('admin-suppliers-not-set-up')}</span>`
  const positions = breakers.map((one) => breakerPosition(one, now))
  const since = failingSince && html` <small>${format.ago(failingSince, now)}</small>`
  if (mostAtOnce(row.settings) === 0)
    return html`<span class="tag warn">${t('panel-goods-status.paused')}</span>`
  if (positions.includes('open'))
    return html`<span class="tag bad">${t('panel-suppliers-stopped')}</span>${since}`
  if (positions.includes('half-open'))
    return html`<span class="tag warn">${t('panel-suppliers-trying')}</span>${since}`
  return isFailing
    ? html`<span class="tag bad">${t('panel-suppliers-fails')}</span>`
    : html`<span class="tag good">${t('panel-suppliers-works')}</span>`
}

/** Our balance there; in red if it is low, or cannot be read. */
export function balancePart(
  { t, format }: Ask,
  { state, settings }: SupplierRow,
  { usd }: Pick<Ask['format'], 'usd'> = format,
): Part {
  const { balanceMicros = null, balanceProblem } = state ?? {}
  if (balanceMicros === null) return balanceProblem ? t('admin-suppliers-balance-unknown') : '–'
  const isLow = settings.lowBalanceMicros !== null && balanceMicros < settings.lowBalanceMicros
  const said = usd(balanceMicros)
  return isLow || balanceProblem ? html`<strong class="bad">${said}</strong>` : said
}

/** What was bought today, of what may be. */
export function dayPart({ t, format }: Ask, { settings, boughtMicros }: SupplierRow): Part {
  const { dayLimitMicros } = settings
  if (dayLimitMicros === null) return t('admin-limits-none')
  const limit = format.usd(dayLimitMicros)
  const about = { spent: format.usd(boughtMicros), limit }
  const said = t('panel-suppliers-of-limit', about)
  return boughtMicros >= dayLimitMicros ? html`<strong class="bad">${said}</strong>` : said
}

export function answersPart({ t, format }: Ask, { answers }: SupplierRow): Part {
  const { answered, failed } = answers
  if (answered + failed === 0) return t('admin-suppliers-no-calls')
  const faults = t('admin-suppliers-faults', { count: format.number(failed) })
  return html`${t('panel-suppliers-answered', { count: answered })}${failed > 0 && html`, <strong class="bad">${faults}</strong>`}`
}

/** When its price list was last read. */
export function listPart(ask: Ask, { name, state }: SupplierRow): Part {
  if (!listed(ask.deps.suppliers).includes(name)) return '–'
  return state?.listProblem
    ? html`<strong class="bad">${ask.t('admin-price-lists-problem')}</strong>`
    : agoPart(ask, state?.listAt)
}

function columns(ask: Ask): Column<SupplierRow>[] {
  const { t, format } = ask
  const { text, time, inUsd, usd, count } = columnsOf<SupplierRow>(ask)
  return [
    text('panel-suppliers-name', 'supplier', { of: 'name' }),
    text('panel-suppliers-kind', 'kind', { minor: true }),
    time('panel-suppliers-status', 'failing_since', {
      of: 'failingSince',
      cell: (row) => statusPart(ask, row),
    }),
    inUsd('admin-suppliers-balance', 'balance_usd', {
      of: ({ state }) => state?.balanceMicros,
      cell: (row) => balancePart(ask, row, format.usdColumn()),
    }),
    count('panel-suppliers-last-hour', 'failed_last_hour', {
      of: ({ answers }) => answers.failed,
      cell: (row) => answersPart(ask, row),
    }),
    usd('panel-suppliers-today', 'bought_today_usd', {
      ...{ minor: true, of: 'boughtMicros' },
      cell: (row) => dayPart(ask, row),
    }),
    count('admin-suppliers-open-orders', 'open_orders', {
      of: 'openOrders',
      cell({ openOrders, settings: { atOnce } }) {
        const [spent, limit] = [format.number(openOrders), atOnce && format.number(atOnce)]
        return limit ? t('panel-suppliers-of-limit', { spent, limit }) : spent
      },
    }),
  ]
}
