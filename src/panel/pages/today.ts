import { inLanguage, productRows } from '../../domain/catalog/view.ts'
import { waysToPay } from '../../domain/deposits/payment-method.ts'
import { leftAtSuppliers, paceOfDays } from '../../domain/reports/digest.ts'
import { type Pauses, readPauses } from '../../domain/reports/pauses.ts'
import { type Performance, readSales } from '../../domain/reports/sales.ts'
import { daysOf, hasOrders } from '../../domain/reports/statistics.ts'
import { DECIDES, type WaitingKind, whatWaits } from '../../domain/reports/waiting.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { mostAtOnce } from '../../domain/settings/supplier.ts'
import { openIncidents } from '../../domain/suppliers/incidents.ts'
import { actorSaid } from '../../locales/people.ts'
import { settingText } from '../../locales/setting-text.ts'
import type { Ask } from '../ask.ts'
import { inCents, salesChart } from '../kit/chart.ts'
import { html, markup, type Part } from '../kit/html.ts'
import { facts } from '../kit/list.ts'
import type { Page } from '../kit/page.ts'

/** What the operator wants to know first. */
export const today: Page = {
  right: null,
  views: {
    '/panel': async (ask) => {
      const { t, may, read } = ask
      const isNew = !(await hasOrders(read))
      const body = html`${await alarms(ask)}
${isNew ? await firstSteps(ask) : may('reports') && (await figures(ask))}
<div class="halves">${await waits(ask)}${await suppliers(ask)}</div>
${!isNew && may('reports') && (await month(ask))}`
      return { title: t('panel-today'), body, hasChart: !isNew && may('reports') }
    },
  },
}

const NAMES_SHOWN = 5

/** What keeps people from buying. */
async function alarms(ask: Ask): Promise<Part> {
  const { t, read, format } = ask
  const pauses = await readPauses(read)
  const incidents = await openIncidents(read)
  const limits = Object.entries((await readSettings(read)).suppliers)
  const pausedSuppliers = limits.flatMap(([name, own]) => (mostAtOnce(own) === 0 ? [name] : []))
  const alarm = (to: string, text: Part, more: Part = '') =>
    html`<p class="alarm"><a href="${to}">${text}</a> ${more}</p>`
  return [
    ...pauses.switches.map(({ what, since }) => {
      const turned = SETTINGS[what].strict ? 'turned-on' : 'turned-off'
      const text = settingText(ask.texts, what, turned)
      return alarm('/panel/service', text, since && sinceSaid(ask, since))
    }),
    pauses.lines.length > 0 &&
      alarm('/panel/goods', t('panel-today-paused', { names: names(ask, pauses) })),
    pausedSuppliers.length > 0 &&
      alarm(
        '/panel/suppliers',
        t('panel-today-paused', { names: format.list(pausedSuppliers, 'plain') }),
      ),
    ...incidents.map(({ supplier }) =>
      alarm('/panel/suppliers', t('panel-today-supplier-fails', { supplier })),
    ),
    // What somebody has paused by hand is as they want it.
    pauses.products > 0 &&
      html`<p class="quiet"><a href="/panel/goods?only=paused">${t('panel-today-products-paused', { count: pauses.products })}</a></p>`,
  ]
}

function sinceSaid(
  { t, texts, format }: Ask,
  { at, actor, name }: NonNullable<Pauses['switches'][number]['since']>,
): Part {
  const who = actorSaid(texts, actor, name)
  return markup(t('admin-closed-since', { time: format.time(at), who }))
}

function names({ t, texts, format }: Ask, { lines }: Pauses): string {
  const { code } = texts.language
  const shown = lines
    .slice(0, NAMES_SHOWN)
    .map(({ name, names }) => format.apart(inLanguage(name, names, code)))
  const more = lines.length - shown.length
  const rest = more > 0 ? ` ${t('common-and-more', { count: format.number(more) })}` : ''
  return `${format.list(shown, 'plain')}${rest}`
}

/** A shop without orders shows how to begin instead of zeros. */
async function firstSteps(ask: Ask): Promise<Part> {
  const { t, may, read, deps } = ask
  const hasGoods = (await productRows(read).limit(1)).length > 0
  const ways = waysToPay(deps.methods.values(), await readSettings(read))
  const step = (isDone: boolean, text: string, to: string | null) =>
    html`<li>${isDone ? html`<span class="good">✓ ${t('panel-today-step-done')}</span>` : html`<span class="quiet">${t('panel-today-step-open')}</span>`} <span>${to === null ? text : html`<a href="${to}">${text}</a>`}</span></li>`
  return html`<section class="card"><h2>${t('panel-today-begin')}</h2><ol class="line">
${step(hasGoods, t('panel-today-add-goods'), may('catalog') ? '/panel/goods' : null)}
${step(ways.length > 0, t('panel-today-add-way'), may('settings') ? '/panel/money/ways' : null)}
${step(false, t('panel-today-invite'), null)}
</ol></section>`
}

/** Each leads to what it counts, as far as the person may see that. */
async function figures({ t, format, read, now, may }: Ask): Promise<Part> {
  const days = daysOf('today', now)
  const { total } = await readSales(read, days)
  const { total: before } = await readSales(read, daysOf('yesterday', now))
  const sales = `/panel/money/sales?from=${days.first}&to=${days.last}`
  const orders = may('orders') ? `/panel/orders?from=${days.first}` : sales
  const figure = (label: string, to: string, said: (one: Performance) => string) =>
    html`<a class="card figure" href="${to}"><span>${label}</span><b>${said(total)}</b><small>${t('panel-today-yesterday', { figure: said(before) })}</small></a>`
  return html`<div class="grid figures">
${figure(t('admin-stats-sales'), sales, (one) => format.usd(inCents(one.salesMicros)))}
${figure(t('admin-stats-profit'), sales, (one) => format.usd(inCents(one.profitMicros)))}
${figure(t('panel-chart-orders'), orders, (one) => format.number(one.completed))}
${figure(t('panel-today-completed'), orders, ({ success }) => (success === null ? '–' : format.percent(success)))}
</div>`
}

/** Where each kind is done, the most urgent first. */
const PLACES: Record<WaitingKind, string> = {
  ...{ pending: '/panel/inbox', unmatched: '/panel/inbox', claims: '/panel/inbox' },
  ...{ tasks: '/panel/inbox', approvals: '/panel/inbox', incidents: '/panel/inbox' },
  ...{ stuck: '/panel/inbox', moves: '/panel/customers?state=moving' },
  ...{ aside: '/panel/goods/quarantine', held: '/panel/goods?only=held' },
}

async function waits({ t, format, may, read, now }: Ask): Promise<Part> {
  const counts = await whatWaits(read, now)
  const kinds = (Object.keys(PLACES) as WaitingKind[]).filter(
    (kind) => counts[kind] > 0 && may(DECIDES[kind]),
  )
  const rows = kinds.map((kind) => {
    const link = html`<a href="${PLACES[kind]}">${t(`panel-today-waits-${kind}`)}</a>`
    return [link, format.number(counts[kind])] as const
  })
  return html`<section><h2>${t('panel-today-waits')}</h2>${rows.length === 0 ? html`<p class="empty">${t('admin-nothing-waits')}</p>` : html`<div class="card">${facts(rows)}</div>`}</section>`
}

async function suppliers({ t, format, may, read, now }: Ask): Promise<Part> {
  if (!may('reports') && !may('settings')) return null
  const left = await leftAtSuppliers(read, await readSales(read, paceOfDays(now)))
  if (left.length === 0) return null
  const link = (name: string) =>
    html`<a href="/panel/suppliers/${encodeURIComponent(name)}">${name}</a>`
  const said = (one: (typeof left)[number]) => {
    const { balanceMicros, daysLeft, isLow } = one
    const days = daysLeft !== null && t('admin-digest-lasts', { days: daysLeft })
    return html`<span class="${isLow ? 'bad' : ''}">${format.usd(balanceMicros)}${isLow && ` ${t('panel-today-low')}`}</span>${days && html` <small>${days}</small>`}`
  }
  return html`<section><h2>${t('admin-digest-balances')}</h2><div class="card">${facts(left.map((one) => [link(one.supplier), said(one)]))}</div></section>`
}

async function month(ask: Ask): Promise<Part> {
  const { byDay } = await readSales(ask.read, daysOf('month', ask.now))
  return html`<h2>${ask.t('admin-stats-period-month')}</h2>${salesChart(ask, byDay)}
<p class="quiet">${ask.t('admin-stats-about')}</p>`
}
