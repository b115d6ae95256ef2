import { InputFile } from 'grammy'
import type { Chart, Ranking } from '../../domain/reports/chart.ts'
import { readSales, type Sales, type SalesReport } from '../../domain/reports/sales.ts'
import { daysOf, PERIODS, type Period, readStatistics } from '../../domain/reports/statistics.ts'
import { toUsd } from '../../domain/shared/money.ts'
import { type Days, startOf } from '../../domain/shared/utc-day.ts'
import { bold, code, type Html, lines } from '../../locales/html.ts'
import { type Texts, textsFor } from '../../locales/languages.ts'
import { isOneOf, Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { askText, button, keyboard, type Screen } from '../screen.ts'
import { performanceText, rangeText, salesText, statsView } from '../views/admin/stats.ts'
import { daysFrom } from './export.ts'

/** Either a period, or other days. */
type Asked = { period: Period | null; days: Days }

export const stats: Feature = {
  right: 'reports',
  group: 'service',
  menu: { label: 'admin-stats', to: ['a.stats'] },
  commands: {
    stats: async (ctx, text) => {
      const words = wordsOf(text)
      return statsScreen(ctx, words.length === 0 ? periodOf(ctx, 'today') : typed(ctx, text))
    },
  },
  buttons: {
    'a.stats': (ctx, words) => statsScreen(ctx, askedBy(ctx, words)),
    'a.stats-pictures': async (ctx, words) => sendPictures(ctx, askedBy(ctx, words)),
    'a.stats-days': (ctx) => {
      const example = ctx.format.apart(code('2026-01-01 2026-01-31'))
      return askText(ctx, ctx.t('admin-stats-ask-days', { example }), ['a.stats'], 'a.stats-days')
    },
  },
  answers: {
    'a.stats-days': (ctx, _, text) => statsScreen(ctx, typed(ctx, text)),
  },
}

async function statsScreen(ctx: BotContext, asked: Asked): Promise<Screen> {
  const { texts, now, t, read } = ctx
  const { period, days } = asked
  const again = period === null ? [days.first, days.last] : [period]
  const [today, yesterday, ...longer] = PERIODS.map((one) =>
    button(`${one === period ? '• ' : ''}${t(`admin-stats-short-${one}`)}`, 'a.stats', one),
  )
  return {
    text: statsView(texts, await readStatistics(read, days), { period, now }),
    buttons: [
      [today, yesterday].flatMap((one) => one ?? []),
      longer,
      [
        button(t('admin-stats-pictures'), 'a.stats-pictures', ...again),
        button(t('admin-stats-other-days'), 'a.stats-days'),
      ],
      [button(t('admin-exports-button'), 'a.export', days.first, days.last)],
      [button.back(t, 'admin'), button.refresh(t, 'a.stats', ...again)],
    ],
  }
}

/** Each picture has its numbers below it. The last one leads back. */
async function sendPictures(ctx: BotContext, { period, days }: Asked): Promise<void> {
  const { texts, deps, t, read } = ctx
  const report = await readSales(read, days)
  const pictures = picturesOf(texts, report)
  const drawn = await Promise.all(pictures.map(({ chart }) => deps.charts.draw(chart)))
  for (const [i, png] of drawn.entries()) {
    const again = period === null ? [days.first, days.last] : [period]
    const back = [[button(t('admin-stats-title'), 'a.stats', ...again), button.back(t, 'admin')]]
    await ctx.replyWithPhoto(new InputFile(png, 'statistics.png'), {
      caption: pictures[i]?.caption.html ?? '',
      parse_mode: 'HTML',
      ...(i === drawn.length - 1 ? { reply_markup: keyboard(back) } : {}),
    })
  }
}

/** What a button asks for: a period, or the first and last day. */
function askedBy(ctx: BotContext, [first = 'today', last]: string[]): Asked {
  if (isOneOf([...PERIODS], first)) return periodOf(ctx, first)
  const days = daysFrom(first, last)
  return days ? { period: null, days } : periodOf(ctx, 'today')
}

/** @throws Refused */
function typed(ctx: BotContext, text: string): Asked {
  const [first = '', last, ...rest] = wordsOf(text)
  const period = { '1': 'today', '7': 'week', '30': 'month', '90': 'quarter' }[first]
  if (period !== undefined && last === undefined) return periodOf(ctx, period as Period)
  const days = rest.length > 0 ? null : daysFrom(first, last)
  if (!days) throw new Refused(ctx.t('admin-stats-bad-days'))
  return { period: null, days }
}

function periodOf({ now }: BotContext, period: Period): Asked {
  return { period, days: daysOf(period, now) }
}

/** More rows would be too small on a phone. */
const ROWS = 8

/** A picture, and its numbers as text. */
type Picture = { chart: Chart; caption: Html }

/** A bar, and the text about it below the picture. */
type Row = Ranking['rows'][number] & { caption: string }

/** Sales and profit by day, the lines and products by sales, and how often and how fast orders succeed. */
function picturesOf(texts: Texts, report: SalesReport): Picture[] {
  const { t } = texts
  const drawn = drawnTexts(texts)
  const lineRows = report.byLine.slice(0, ROWS)
  const byDay = report.byDay.length > 1 ? [timeline(texts, report)] : []
  const ended = lineRows.filter(({ success }) => success !== null)
  const bySales = (sold: readonly (Sales & { name: string })[]): Row[] =>
    sold.map((one) => ({
      name: one.name,
      value: Math.max(one.salesMicros, 0),
      text: drawn.format.usd(one.salesMicros),
      caption: salesText(texts, one),
    }))
  return [
    ...byDay,
    ranking(texts, report, ({ t }) => t('admin-stats-sales-by-line'), {
      rows: bySales(lineRows),
      full: null,
    }),
    ranking(texts, report, ({ t }) => t('admin-stats-top-products'), {
      rows: bySales(report.topProducts.slice(0, ROWS)),
      full: null,
    }),
    ranking(texts, report, ({ t }) => t('admin-stats-success-by-line'), {
      rows: ended.map((one) => ({
        name: one.name,
        value: one.success ?? 0,
        text: drawn.format.percent(one.success ?? 0),
        caption: performanceText(texts, one),
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
  return {
    chart: {
      ...frame(drawnTexts(texts), report, title),
      kind: 'ranking',
      rows: rows.map(({ name, value, text }) => ({ name, value, text })),
      full,
    },
    caption: lines(
      bold(title(texts)),
      rangeText(texts, report.days),
      about ?? null,
      ...rows.map(({ name, caption }) => `• ${texts.format.apart(name)}: ${caption}`),
    ),
  }
}

function frame(texts: Texts, { days }: SalesReport, titleOf: (texts: Texts) => string) {
  const { t } = texts
  return { title: titleOf(texts), subtitle: rangeText(texts, days), empty: t('admin-stats-none') }
}

/** The texts in a picture. */
function drawnTexts({ language }: Texts): Texts {
  return textsFor(language.picturesIn)
}
