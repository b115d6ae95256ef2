import { type Books, type Movement, readBooks } from '../../domain/reports/books.ts'
import {
  type Days,
  monthLater,
  monthOf,
  parseMonth,
  startOf,
  utcDay,
} from '../../domain/shared/utc-day.ts'
import { bold, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen } from '../screen.ts'
import { withoutCostText } from '../views/admin/stats.ts'

export const books: Feature = {
  right: 'reports',
  group: 'service',
  menu: { label: 'admin-books', to: ['a.books'] },
  commands: {
    books: async (ctx, text) => {
      const [month = thisMonth(ctx), ...rest] = wordsOf(text)
      const days = rest.length > 0 ? null : parseMonth(month)
      if (!days) throw new Refused(ctx.t('admin-books-usage'))
      return booksScreen(ctx, days)
    },
  },
  buttons: {
    'a.books': (ctx, [month = thisMonth(ctx)]) =>
      booksScreen(ctx, parseMonth(month) ?? daysOfThisMonth(ctx)),
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
  const books = await readBooks(read, days)
  const { openingMicros, closingMicros, differenceMicros } = books
  return {
    text: lines(
      bold(t('admin-books-title', { month: format.month(startOf(books.days.first)) })),
      '',
      format.field(t('admin-books-opening'), format.usd(openingMicros)),
      ...movementLines(texts, books.movements),
      format.field(t('admin-books-closing'), bold(format.usd(closingMicros))),
      differenceMicros === 0
        ? t('admin-books-adds-up')
        : t('admin-books-wrong', { amount: format.signedUsd(differenceMicros) }),
      '',
      ...salesLines(texts, books),
      '',
      bold(t('admin-books-now')),
      ...books.suppliers.map(({ supplier, balanceMicros }) =>
        format.field(
          t('admin-books-at-supplier', { supplier: format.apart(supplier) }),
          format.usd(balanceMicros),
        ),
      ),
      format.field(t('admin-books-stock'), stockText(texts, books)),
      books.debts.count > 0 && format.field(t('admin-books-debts'), format.usd(books.debts.micros)),
      '',
      html`<i>${format.time(now)}. ${t('admin-books-about')}</i>`,
    ),
    buttons: [
      [month(-1), !isCurrent && month(1)],
      [button.back(t, 'admin'), button.refresh(t, 'a.books', monthOf(days.first))],
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

function movementLines(texts: Texts, movements: readonly Movement[]): Html[] {
  const { format, t } = texts
  if (movements.length === 0) return [html`<i>${t('admin-books-none')}</i>`]
  return movements.map(({ kind, method, micros, count }) => {
    const name =
      kind === 'deposit' && method !== null ? (t.find(`deposits-method-${method}`) ?? method) : null
    const label =
      name === null ? t(`admin-books-kind-${kind}`) : `${t(`admin-books-kind-${kind}`)}, ${name}`
    return format.field(label, `${format.signedUsd(micros)} (${format.number(count)})`)
  })
}

function salesLines(texts: Texts, { sales }: Books): Line[] {
  const { format, t } = texts
  const { salesMicros, costMicros, profitMicros, withoutCost } = sales
  return [
    bold(t('admin-books-sold')),
    format.field(t('admin-stats-sales'), format.usd(salesMicros)),
    format.field(t('admin-books-cost'), format.usd(costMicros)),
    format.field(t('admin-stats-profit'), bold(format.signedUsd(profitMicros))),
    withoutCostText(texts, withoutCost),
  ]
}

function stockText({ format, t }: Texts, { stock }: Books): string {
  const { codes, costMicros, withoutCost } = stock

  const parts = [format.usd(costMicros), t('admin-books-in-stock', { count: codes })]
  return format.list(
    withoutCost > 0 ? [...parts, t('admin-books-cost-unknown', { count: withoutCost })] : parts,
    'plain',
  )
}
