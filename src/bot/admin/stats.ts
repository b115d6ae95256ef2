import { daysOf, PERIODS, type Period, readStatistics } from '../../domain/reports/statistics.ts'
import { type Days, daysFrom } from '../../domain/shared/utc-day.ts'
import { code } from '../../locales/html.ts'
import { isOneOf, Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { askText, button, type Screen } from '../screen.ts'
import { statsView } from '../views/admin/stats.ts'

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
      [button(t('admin-stats-other-days'), 'a.stats-days')],
      [
        button(t('admin-exports-button'), 'a.export', days.first, days.last),
        button(t('admin-stats-open-orders'), 'a.orders', 'processing', 0),
      ],
      [button.back(t, 'admin'), button.refresh(t, 'a.stats', ...again)],
    ],
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
