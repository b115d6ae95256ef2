import { InputFile } from 'grammy'
import { readSales } from '../../domain/reports/sales.ts'
import { daysOf, PERIODS, type Period, readStatistics } from '../../domain/reports/statistics.ts'
import type { Days } from '../../domain/shared/utc-day.ts'
import { isOneOf, Refused, takeText, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, keyboard, type Screen, send, show } from '../screen.ts'
import { picturesOf } from '../views/admin/pictures.ts'
import { askDaysView, statsView } from '../views/admin/stats.ts'
import { daysFrom } from './days.ts'

/** Either a period, or other days. */
type Asked = { period: Period | null; days: Days }

export const stats: Feature = {
  right: 'reports',
  group: 'service',
  menu: { label: 'admin-stats', to: ['a.stats'] },
  commands: {
    stats: async (ctx, text) => {
      const words = wordsOf(text)
      await send(
        ctx,
        await statsScreen(ctx, words.length === 0 ? periodOf(ctx, 'today') : typed(ctx, text)),
      )
    },
  },
  buttons: {
    'a.stats': async (ctx, words) => show(ctx, await statsScreen(ctx, askedBy(ctx, words))),
    'a.stats-pictures': async (ctx, words) => sendPictures(ctx, askedBy(ctx, words)),
    'a.stats-days': async (ctx) => {
      const buttons = [[button(ctx.t('common-cancel'), 'a.stats')]]
      await show(ctx, { text: askDaysView(ctx.texts), buttons })
      ctx.ask('a.stats-days')
    },
  },
  questions: {
    'a.stats-days': (ctx) =>
      takeText(ctx, async (text) => send(ctx, await statsScreen(ctx, typed(ctx, text)))),
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
      [
        button(t('admin-exports-button'), 'a.export', days.first, days.last),
        button(t('admin-stats-open-orders'), 'a.orders', 'processing', 0),
      ],
      [button(t('common-back'), 'admin'), button(t('common-refresh'), 'a.stats', ...again)],
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
    const back = [
      [button(t('admin-stats-title'), 'a.stats', ...again), button(t('common-back'), 'admin')],
    ]
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
