import { DomainError } from '../../../domain/shared/errors.ts'
import { type Days, daysFrom, startOf } from '../../../domain/shared/utc-day.ts'
import type { Ask } from '../../ask.ts'
import { hiddenPart } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { mayUse, type Rights } from '../../kit/screen.ts'

// What the pages about money share.

const BOOKS = '/panel/money'
const TABS = [
  [BOOKS, 'panel-money-books', 'reports'],
  ['/panel/money/sales', 'panel-money-sales', 'reports'],
  ['/panel/money/top-ups', 'panel-money-top-ups', 'deposits'],
  ['/panel/money/ways', 'panel-money-ways', 'settings'],
  ['/panel/money/exports', 'panel-money-exports', 'reports'],
] as const satisfies readonly [path: string, label: string, right: Rights][]

export function moneyTabs(ask: Ask): Part {
  const { t, url } = ask
  const own = TABS.filter(([, , right]) => mayUse(ask, right))
  return tabs(
    t('panel-money'),
    own.map(([path, label]) => [t(label), path, isHere(url.pathname, path)]),
  )
}

function isHere(pathname: string, path: string): boolean {
  return pathname === path || (path !== BOOKS && pathname.startsWith(`${path}/`))
}

/** @param label what they are, for those who hear it */
export function tabs(
  label: string,
  all: readonly (readonly [label: string, to: string, isHere: boolean])[],
): Part {
  return html`<nav aria-label="${label}"><ul class="tabs">${all.map(([said, to, isHere]) => html`<li><a href="${to}"${isHere ? html` aria-current="page"` : ''}>${said}</a></li>`)}</ul></nav>`
}

/** The days in the address. @returns problem: why they are others, to be shown */
export function daysIn({ url, t }: Ask, otherwise: Days): { days: Days; problem: Part } {
  const { from, to } = Object.fromEntries(url.searchParams)
  if (from === undefined) return { days: otherwise, problem: null }
  const days = daysFrom(from, to)
  if (days !== null) return { days, problem: null }
  const problem = html`<p class="problem" role="alert">${t('admin-stats-bad-days')}</p>`
  return { days: otherwise, problem }
}

/** `from` and `to` for an address. */
export function asQuery({ first, last }: Days): string {
  return `from=${first}&to=${last}`
}

/** A form for other days. @param kept what else stays in the address */
export function daysForm(
  { t, url }: Ask,
  { first, last }: Days,
  kept: Record<string, string> = {},
): Part {
  const field = (name: string, label: string, value: string) =>
    html`<input type="date" name="${name}" value="${value}" aria-label="${label}" required>`
  return html`<form class="filters days" method="get" action="${url.pathname}">
${Object.entries(kept).map(([name, value]) => hiddenPart(name, value))}
${field('from', t('panel-money-from'), first)}${field('to', t('panel-money-to'), last)}<button>${t('panel-money-show')}</button></form>`
}

/** Such as `1 Jan 2026 to 31 Jan 2026`. */
export function rangeSaid({ t, format }: Ask, { first, last }: Days): string {
  const [from, to] = [format.day(startOf(first)), format.day(startOf(last))]
  return first === last ? from : t('admin-stats-range', { first: from, last: to })
}

/** What has changed since a form was opened is not decided about with it. @throws DomainError FORM_OUTDATED */
export function requireSame(seen: string, present: string): void {
  if (seen !== present) throw new DomainError('FORM_OUTDATED')
}
