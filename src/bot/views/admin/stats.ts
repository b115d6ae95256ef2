import type { Period, Stats, Tally } from '../../../domain/reports/statistics.ts'
import { bold, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

const PERIODS: Period[] = ['today', 'week', 'month']

export function statsView(texts: Texts, stats: Stats, now: Date): Html {
  const { service, format } = texts
  const { stats: words } = service
  return lines(
    bold(words.title),
    '',
    format.field(words.open, stats.openOrders),
    format.field(words.accounts, stats.accounts),
    stats.debts.count > 0 ? format.field(words.owed, tally(texts, stats.debts)) : null,
    ...PERIODS.flatMap((period) => periodLines(texts, period, stats)),
    '',
    html`<i>${format.time(now)}. ${words.about}</i>`,
  )
}

function periodLines(texts: Texts, period: Period, stats: Stats): (Html | string | null)[] {
  const { service, orders: marks, format } = texts
  const { stats: words } = service
  const { orders, sales, claims, deposits, newAccounts } = stats[period]
  const { completed, processing, cancelled } = orders
  const { mark } = marks
  return [
    '',
    bold(words.period[period]),
    format.field(
      words.sales,
      html`${bold(format.usd(sales.micros))}, ${words.orders(sales.count)}`,
    ),
    `${mark.completed} ${tally(texts, completed)}  ${mark.processing} ${tally(texts, processing)}  ${mark.cancelled} ${tally(texts, cancelled)}`,
    claims.count > 0 ? format.field(words.claims, tally(texts, claims)) : null,
    format.field(words.topUps, tally(texts, deposits)),
    format.field(words.newAccounts, newAccounts),
  ]
}

function tally({ format }: Texts, { count, micros }: Tally): string {
  return count === 0 ? '0' : `${format.number(count)} (${format.usd(micros)})`
}
