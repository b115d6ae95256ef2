import { readBooks } from '../../domain/reports/books.ts'
import {
  type Days,
  monthLater,
  monthOf,
  parseMonth,
  startOf,
  utcDay,
} from '../../domain/shared/utc-day.ts'
import { Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { booksView } from '../views/admin/books.ts'

export const books: Feature = {
  right: 'reports',
  group: 'service',
  menu: { label: 'admin-books', to: ['a.books'] },
  commands: {
    books: async (ctx, text) => {
      const [month = thisMonth(ctx), ...rest] = wordsOf(text)
      const days = rest.length > 0 ? null : parseMonth(month)
      if (!days) throw new Refused(ctx.t('admin-books-usage'))
      await send(ctx, await booksScreen(ctx, days))
    },
  },
  buttons: {
    'a.books': async (ctx, [month = thisMonth(ctx)]) =>
      show(ctx, await booksScreen(ctx, parseMonth(month) ?? daysOfThisMonth(ctx))),
  },
}

async function booksScreen(ctx: BotContext, days: Days): Promise<Screen> {
  const { texts, now, format, t, read } = ctx
  const month = (count: number) => {
    const first = monthLater(days.first, count)
    const label = format.month(startOf(first))
    return button(count < 0 ? `‹ ${label}` : `${label} ›`, 'a.books', monthOf(first))
  }
  const isCurrent = monthOf(days.first) >= thisMonth(ctx)
  return {
    text: booksView(texts, await readBooks(read, days), now),
    buttons: [
      [month(-1), ...(isCurrent ? [] : [month(1)])],
      [
        button(t('common-back'), 'admin'),
        button(t('common-refresh'), 'a.books', monthOf(days.first)),
      ],
    ],
  }
}

function thisMonth({ now }: BotContext): string {
  return monthOf(utcDay(now))
}

function daysOfThisMonth({ now }: BotContext): Days {
  const today = utcDay(now)
  return parseMonth(monthOf(today)) ?? { first: today, last: today }
}
