import { listed } from '../../domain/price-lists/list.ts'
import {
  breakerPosition,
  type SupplierStatus,
  supplierStatuses,
} from '../../domain/reports/suppliers.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../domain/settings/supplier.ts'
import { answersSince } from '../../domain/suppliers/call-log.ts'
import { type Incident, latestIncidents, openIncidents } from '../../domain/suppliers/incidents.ts'
import { boughtToday, supplierSettings } from '../../domain/suppliers/supplier-limits.ts'
import type { Ask } from '../ask.ts'
import { html, type Part } from '../kit/html.ts'
import { type Column, listing, table } from '../kit/list.ts'
import type { Page } from '../kit/page.ts'
import { incidentColumns, incidentPath } from './incidents.ts'
import { agoPart, SUPPLIERS, supplierPath } from './supplier-parts.ts'

const HOUR_MS = 60 * 60_000
const LATEST = 10

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
  /** Since when it keeps failing; null if it does not. */
  failingSince: Date | null
}

/** Those that are set up here, and those that still have open orders. */
export async function supplierRows({ read, deps, now }: Ask): Promise<SupplierRow[]> {
  const kinds = new Map([...deps.suppliers].map(([name, { kind }]) => [name, kind]))
  const settings = await readSettings(read)
  const answers = await answersSince(read, new Date(now.getTime() - HOUR_MS))
  const failing = new Map((await openIncidents(read)).map((one) => [one.supplier, one.openedAt]))
  const rows: SupplierRow[] = []
  for (const one of await supplierStatuses(read, kinds)) {
    const own = answers.filter(({ supplier }) => supplier === one.name)
    const isFault = (outcome: (typeof own)[number]['outcome']) =>
      outcome === null || outcome === 'not_sent' || outcome === 'unknown'
    const sum = (some: typeof own) => some.reduce((total, { count }) => total + count, 0)
    rows.push({
      ...one,
      settings: supplierSettings(settings, one.name),
      boughtMicros: await boughtToday(read, one.name, now),
      answers: {
        answered: sum(own.filter(({ outcome }) => !isFault(outcome))),
        failed: sum(own.filter(({ outcome }) => isFault(outcome))),
      },
      failingSince: failing.get(one.name) ?? null,
    })
  }
  return rows
}

async function view(ask: Ask) {
  const { t, read } = ask
  const list = await listing(ask, {
    name: 'suppliers',
    load: async () => ({ rows: await supplierRows(ask), next: null }),
    columns: columns(ask),
    to: ({ name }) => supplierPath(name),
    empty: t('panel-suppliers-none'),
  })
  if (list instanceof Response) return list
  const latest = await latestIncidents(read, LATEST)
  const body = html`${(await openIncidents(read)).map((one) => alarmOf(ask, one))}
${list}
<h2>${t('panel-suppliers-incidents')}</h2>
${
  latest.length === 0
    ? html`<p class="empty">${t('admin-incidents-none')}</p>`
    : table({ columns: incidentColumns(ask, true), to: incidentPath }, latest)
}`
  return { title: t('panel-suppliers'), body }
}

/** That a supplier keeps failing, in red. */
export function alarmOf({ t, format }: Ask, incident: Incident): Part {
  const { supplier, openedAt } = incident
  const about = { supplier: format.apart(supplier), since: format.moment(openedAt) }
  return html`<p class="alarm" role="alert"><a href="${incidentPath(incident)}">${t('panel-suppliers-failing', about)}</a></p>`
}

/** Whether it works, in a word. */
export function statusPart({ t, format, now }: Ask, row: SupplierRow): Part {
  const { kind, breakers, failingSince } = row
  if (kind === null) return html`<span class="tag bad">${t('admin-suppliers-not-set-up')}</span>`
  const positions = breakers.map((one) => breakerPosition(one, now))
  const since = failingSince && html` <small>${format.ago(failingSince, now)}</small>`
  if (positions.includes('open'))
    return html`<span class="tag bad">${t('panel-suppliers-stopped')}</span>${since}`
  return positions.includes('half-open')
    ? html`<span class="tag warn">${t('panel-suppliers-trying')}</span>${since}`
    : html`<span class="tag good">${t('panel-suppliers-works')}</span>`
}

/** Our balance there; in red if it is low, or cannot be read. */
export function balancePart({ t, format }: Ask, { state, settings }: SupplierRow): Part {
  const { balanceMicros = null, balanceProblem } = state ?? {}
  if (balanceMicros === null) return balanceProblem ? t('admin-suppliers-balance-unknown') : '–'
  const isLow = settings.lowBalanceMicros !== null && balanceMicros < settings.lowBalanceMicros
  const said = format.usd(balanceMicros)
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
  return [
    {
      head: t('panel-suppliers-name'),
      cell: ({ name }) => name,
      file: ['supplier', 'text', ({ name }) => name],
    },
    {
      head: t('panel-suppliers-kind'),
      cell: ({ kind }) => kind ?? '–',
      file: ['kind', 'text', ({ kind }) => kind],
      is: 'minor',
    },
    {
      head: t('panel-suppliers-status'),
      cell: (row) => statusPart(ask, row),
      file: ['failing_since', 'instant', ({ failingSince }) => failingSince],
    },
    {
      head: t('admin-suppliers-balance'),
      cell: (row) => balancePart(ask, row),
      file: ['balance_usd', 'usd', ({ state }) => state?.balanceMicros ?? null],
      is: 'number',
    },
    {
      head: t('panel-suppliers-last-hour'),
      cell: (row) => answersPart(ask, row),
      file: ['failed_last_hour', 'whole', ({ answers }) => answers.failed],
    },
    {
      head: t('panel-suppliers-today'),
      cell: (row) => dayPart(ask, row),
      file: ['bought_today_usd', 'usd', ({ boughtMicros }) => boughtMicros],
      is: 'minor number',
    },
    {
      head: t('admin-suppliers-open-orders'),
      cell: ({ openOrders, settings: { atOnce } }) =>
        atOnce === null
          ? format.number(openOrders)
          : t('panel-suppliers-of-limit', {
              spent: format.number(openOrders),
              limit: format.number(atOnce),
            }),
      file: ['open_orders', 'whole', ({ openOrders }) => openOrders],
      is: 'number',
    },
    {
      head: t('panel-suppliers-price-list'),
      cell: (row) => listPart(ask, row),
      file: ['price_list_at', 'instant', ({ state }) => state?.listAt ?? null],
      is: 'minor',
    },
  ]
}
