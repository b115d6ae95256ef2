import { type Days, daysFrom, startOf } from '../../../domain/shared/utc-day.ts'
import type { Ask } from '../../ask.ts'
import { hiddenPart } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { tabs, tabsOf } from '../../kit/tabs.ts'

// What the pages about money share.

const TABS = [
  ['/panel/money', 'panel-money-books', 'reports'],
  ['/panel/money/sales', 'panel-money-sales', 'reports'],
  ['/panel/money/top-ups', 'panel-money-top-ups', 'deposits'],
  ['/panel/money/ways', 'panel-money-ways', 'settings'],
] as const

export function moneyTabs(ask: Ask): Part {
  return tabsOf(ask, TABS)
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

/**
 * Other days to look at: those that are often asked for, and a form.
 * @param kept what else stays in the address
 */
export function daysPart(
  ask: Ask,
  { first, last }: Days,
  often: readonly (readonly [label: string, Days])[],
  kept: Record<string, string> = {},
): Part {
  const { t, url } = ask
  const query = Object.entries(kept).map(([name, value]) => `&${name}=${value}`)
  const links = often.map(([label, days]) => ({
    ...{ label, path: `${url.pathname}?${asQuery(days)}${query.join('')}`, right: null },
    isHere: days.first === first && days.last === last,
  }))
  const field = (name: string, label: string, value: string) =>
    html`<input type="date" name="${name}" value="${value}" aria-label="${label}" required>`
  return html`${tabs(ask, links)}<form class="filters days" method="get" action="${url.pathname}">
${Object.entries(kept).map(([name, value]) => hiddenPart(name, value))}
${field('from', t('panel-money-from'), first)}${field('to', t('panel-money-to'), last)}<button>${t('panel-money-show')}</button></form>`
}

/** Such as `1 Jan 2026 to 31 Jan 2026`. */
export function rangeSaid({ t, format }: Ask, { first, last }: Days): string {
  const [from, to] = [format.day(startOf(first)), format.day(startOf(last))]
  return first === last ? from : t('admin-stats-range', { first: from, last: to })
}
