import type { Chart, Ranking } from '../../../domain/reports/chart.ts'
import type { SalesReport } from '../../../domain/reports/sales.ts'
import { toUsd } from '../../../domain/shared/money.ts'
import { startOf } from '../../../domain/shared/utc-day.ts'
import { bold, type Html, lines } from '../../../locales/html.ts'
import { type Texts, textsFor } from '../../../locales/languages.ts'
import { performanceText, rangeText, salesText } from './stats.ts'

/** More rows would be too small on a phone. */
const ROWS = 8

/** A picture, and its numbers as text. */
export type Picture = { chart: Chart; caption: Html }

/** A bar, and what is told about it below the picture. */
type Row = Ranking['rows'][number] & { told: string }

/** Sales and profit by day, the lines and products by sales, and how often and how fast orders succeed. */
export function picturesOf(texts: Texts, report: SalesReport): Picture[] {
  const { t } = texts
  const drawn = drawnTexts(texts)
  const lineRows = report.byLine.slice(0, ROWS)
  const byDay = report.byDay.length > 1 ? [timeline(texts, report)] : []
  const ended = lineRows.filter(({ success }) => success !== null)
  return [
    ...byDay,
    ranking(texts, report, ({ t }) => t('admin-stats-sales-by-line'), {
      rows: lineRows.map((one) => ({
        name: one.name,
        value: Math.max(one.salesMicros, 0),
        text: drawn.format.usd(one.salesMicros),
        told: salesText(texts, one),
      })),
      full: null,
    }),
    ranking(texts, report, ({ t }) => t('admin-stats-top-products'), {
      rows: report.topProducts.slice(0, ROWS).map((one) => ({
        name: one.name,
        value: Math.max(one.salesMicros, 0),
        text: drawn.format.usd(one.salesMicros),
        told: salesText(texts, one),
      })),
      full: null,
    }),
    ranking(texts, report, ({ t }) => t('admin-stats-success-by-line'), {
      rows: ended.map((one) => ({
        name: one.name,
        value: one.success ?? 0,
        text: drawn.format.percent(one.success ?? 0),
        told: performanceText(texts, one),
      })),
      full: 1,
      about: t('admin-stats-about-success'),
    }),
  ]
}

function timeline(texts: Texts, report: SalesReport): Picture {
  const { format, t } = texts
  const drawn = drawnTexts(texts)
  const title = ({ t }: Texts) => t('admin-stats-sales-and-profit')
  const { salesMicros, profitMicros } = report.total
  return {
    chart: {
      ...frame(drawn, report, title),
      kind: 'timeline',
      locale: drawn.format.locale,
      unit: 'USD',
      labels: report.byDay.map(({ day }) => drawn.format.shortDay(startOf(day))),
      series: [
        {
          name: drawn.t('admin-stats-sales'),
          values: report.byDay.map((one) => toUsd(one.salesMicros)),
        },
        {
          name: drawn.t('admin-stats-profit'),
          values: report.byDay.map((one) => toUsd(one.profitMicros)),
        },
      ],
    },
    caption: lines(
      bold(title(texts)),
      rangeText(texts, report.days),
      format.field(t('admin-stats-sales'), format.usd(salesMicros)),
      format.field(t('admin-stats-profit'), format.signedUsd(profitMicros)),
    ),
  }
}

function ranking(
  texts: Texts,
  report: SalesReport,
  title: (texts: Texts) => string,
  { rows, full, about }: { rows: Row[]; full: Ranking['full']; about?: string },
): Picture {
  const { format } = texts
  return {
    chart: {
      ...frame(drawnTexts(texts), report, title),
      kind: 'ranking',
      rows: rows.map(barOf),
      full,
    },
    caption: lines(
      bold(title(texts)),
      rangeText(texts, report.days),
      about ?? null,
      ...rows.map(({ name, told }) => `• ${format.apart(name)}: ${told}`),
    ),
  }
}

function barOf({ name, value, text }: Row): Ranking['rows'][number] {
  return { name, value, text }
}

function frame(texts: Texts, { days }: SalesReport, titleOf: (texts: Texts) => string) {
  const { t } = texts
  return { title: titleOf(texts), subtitle: rangeText(texts, days), empty: t('admin-stats-none') }
}

/** The texts in a picture. */
function drawnTexts(texts: Texts): Texts {
  const { picturesIn } = texts.language
  return textsFor(picturesIn)
}
