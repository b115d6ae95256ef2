import {
  type Books,
  type Movement,
  newestEntryId,
  readBooks,
} from '../../../domain/reports/books.ts'
import { EXPORTS, type ExportKind, exportTable } from '../../../domain/reports/exports.ts'
import {
  type Days,
  monthLater,
  monthOf,
  parseMonth,
  startOf,
  utcDay,
} from '../../../domain/shared/utc-day.ts'
import type { Ask } from '../../ask.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { csvFile, facts, recordExport, withQuery } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { asQuery, daysIn, daysPart, moneyTabs, rangeSaid } from './parts.ts'

const FILES = '/panel/money/exports'
const MONTHS_SHOWN = 6
/** Reading more takes longer than somebody wants to wait for a page. */
const ENTRIES_AT_ONCE = 200_000

/** The books: what was in the wallets, what moved, and what is in them now. */
export const books: Page = {
  right: 'reports',
  views: {
    '/panel/money': async (ask) => {
      const { t, format, now } = ask
      const thisMonth = monthDays(monthOf(utcDay(now)))
      const { days, problem } = daysIn(ask, thisMonth)
      const months = Array.from({ length: MONTHS_SHOWN }, (_, i) => {
        const month = monthDays(monthOf(monthLater(utcDay(now), -i)))
        return [format.month(startOf(month.first)), month] as const
      })
      const body = html`${moneyTabs(ask)}${problem}
${daysPart(ask, days, months)}
${(await isLong(ask)) ? waitingPart(ask) : await booksPart(ask, days)}${filesPart(ask, days)}`
      return { title: t('panel-money-books'), body }
    },
    ...Object.fromEntries(
      EXPORTS.map((kind) => [`${FILES}/${kind}`, (ask: Ask) => fileOf(ask, kind)]),
    ),
  },
}

/** Files for spreadsheets, of the same days. */
function filesPart({ t }: Ask, days: Days): Part {
  const files = EXPORTS.map(
    (kind) =>
      html`<li><a href="${FILES}/${kind}?${asQuery(days)}">${t(`panel-money-exports-${kind}`)}</a> <span class="quiet">${t(`panel-money-exports-about-${kind}`)}</span></li>`,
  )
  return html`<h2>${t('panel-money-exports')}</h2><div class="card"><ul class="line">${files}</ul></div>`
}

async function fileOf(ask: Ask, kind: ExportKind): Promise<Response> {
  const { c, url, read, now } = ask
  const { days, problem } = daysIn(ask, monthDays(monthOf(utcDay(now))))
  if (problem) return c.redirect(`/panel/money${url.search}`)
  const { first, last } = days
  await recordExport(ask, { kind, from: first, to: last })
  return csvFile(`${kind}-${first}-${last}`, exportTable(read, kind, days))
}

function monthDays(month: string): Days {
  return parseMonth(month) ?? { first: `${month}-01`, last: `${month}-01` }
}

async function isLong({ read, url }: Ask): Promise<boolean> {
  return !url.searchParams.has('whole') && (await newestEntryId(read)) > ENTRIES_AT_ONCE
}

/** A long ledger is read after the page is shown. */
function waitingPart({ t, url }: Ask): Part {
  const whole = withQuery(url, { whole: '1' })
  return html`<div id="books" hx-get="${whole}" hx-trigger="load" hx-select="#books" hx-swap="outerHTML"><p class="empty">${t('panel-money-adding-up')} <a href="${whole}">${t('panel-money-show')}</a></p></div>`
}

async function booksPart(ask: Ask, days: Days): Promise<Part> {
  const { t } = ask
  const all = await readBooks(ask.read, days)
  return html`<div id="books"><h2>${rangeSaid(ask, days)}</h2>${ledgerTable(ask, all)}
<div class="halves">${soldPart(ask, all)}${nowPart(ask, all)}</div>
<p class="quiet">${t('panel-money-about-books')}</p></div>`
}

function ledgerTable(ask: Ask, all: Books): Part {
  const { t, format } = ask
  const { openingMicros, movements, closingMicros, differenceMicros } = all
  const sum = movements.reduce((micros, one) => micros + one.micros, 0)
  const moved = movements.map(({ micros }) => micros)
  const { usd, signedUsd } = format.usdColumn([openingMicros, ...moved, sum, closingMicros])
  const row = (label: string, count: string, amount: string) =>
    html`<tr><td>${label}</td><td class="number">${count}</td><td class="number">${amount}</td></tr>`
  const total = (label: string, micros: number) =>
    html`<tr><th scope="row">${label}</th><td></td><td class="number"><strong>${usd(micros)}</strong></td></tr>`
  return html`<div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">${t('panel-money-item')}</th><th scope="col" class="number">${t('panel-money-entries')}</th><th scope="col" class="number">${format.inUsd(t('admin-top-ups-amount'))}</th></tr></thead>
<tbody>${total(t('admin-books-opening'), openingMicros)}
${movements.map((one) => row(kindSaid(ask, one), format.number(one.count), signedUsd(one.micros)))}
${movements.length === 0 ? row(t('panel-money-nothing-moved'), '', '') : row(t('panel-money-moved'), '', signedUsd(sum))}
${total(t('admin-books-closing'), closingMicros)}</tbody></table></div>
<p>${
    differenceMicros === 0
      ? html`<span class="good">✓ ${t('panel-money-adds-up')}</span>`
      : html`<span class="bad">${t('admin-books-wrong', { amount: format.signedUsd(differenceMicros) })}</span>`
  }</p>`
}

function kindSaid({ t, format }: Ask, { kind, method }: Movement): string {
  const said = t(`admin-books-kind-${kind}`)
  if (kind !== 'deposit' || method === null) return said
  return format.list([said, t.find(`deposits-method-${method}`) ?? method], 'plain')
}

function soldPart({ t, format }: Ask, { sales }: Books): Part {
  const { salesMicros, costMicros, profitMicros, withoutCost } = sales
  const { usd, signedUsd } = format.usdColumn([salesMicros, costMicros, profitMicros])
  const rows = facts([
    [format.inUsd(t('admin-stats-sales')), usd(salesMicros)],
    [format.inUsd(t('admin-books-cost')), usd(costMicros)],
    [format.inUsd(t('admin-stats-profit')), html`<strong>${signedUsd(profitMicros)}</strong>`],
  ])
  const { count, micros } = withoutCost
  const missing =
    count > 0 &&
    html`<p class="warn">${t('panel-money-without-cost', { count, amount: format.usd(micros) })}</p>`
  return html`<section class="card"><h2>${t('admin-books-sold')}</h2>${rows}${missing}</section>`
}

function nowPart({ t, format, now }: Ask, { suppliers, stock, debts }: Books): Part {
  const { codes, costMicros, withoutCost } = stock
  const unknown = withoutCost > 0 && t('admin-books-cost-unknown', { count: withoutCost })
  const parts = [format.usd(costMicros), t('admin-books-in-stock', { count: codes })]
  const rows = facts([
    ...suppliers.map(
      ({ supplier, balanceMicros }) =>
        [t('admin-books-at-supplier', { supplier }), format.usd(balanceMicros)] as const,
    ),
    [t('admin-books-stock'), format.list(unknown ? [...parts, unknown] : parts, 'plain')],
    debts.count > 0 && [t('admin-books-debts'), format.usd(debts.micros)],
  ])
  return html`<section class="card"><h2>${t('admin-books-now')}</h2>${rows}<p class="quiet">${markup(format.time(now))}</p></section>`
}
