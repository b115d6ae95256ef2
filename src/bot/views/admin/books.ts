import type { Books, Movement } from '../../../domain/reports/books.ts'
import { startOf } from '../../../domain/shared/utc-day.ts'
import { bold, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** The books of a month. */
export function booksView(texts: Texts, books: Books, now: Date): Html {
  const { service, format } = texts
  const { books: words } = service
  const { openingMicros, closingMicros, differenceMicros } = books
  return lines(
    bold(words.title(format.month(startOf(books.days.first)))),
    '',
    format.field(words.opening, format.usd(openingMicros)),
    ...movementLines(texts, books.movements),
    format.field(words.closing, bold(format.usd(closingMicros))),
    differenceMicros === 0 ? words.addsUp : words.wrong(format.signedUsd(differenceMicros)),
    '',
    ...salesLines(texts, books),
    '',
    bold(words.now),
    ...books.suppliers.map(({ supplier, balanceMicros }) =>
      format.field(words.atSupplier(format.apart(supplier)), format.usd(balanceMicros)),
    ),
    format.field(words.stock, stockText(texts, books)),
    books.debts.count > 0 ? format.field(words.debts, format.usd(books.debts.micros)) : null,
    '',
    html`<i>${format.time(now)}. ${words.about}</i>`,
  )
}

function movementLines(texts: Texts, movements: readonly Movement[]): Html[] {
  const { service, deposits, format } = texts
  const { kind: names, none } = service.books
  if (movements.length === 0) return [html`<i>${none}</i>`]
  return movements.map(({ kind, method, micros, count }) => {
    const name = kind === 'deposit' && method !== null ? methodName(deposits.method, method) : null
    const label = name === null ? names[kind] : `${names[kind]}, ${name}`
    return format.field(label, `${format.signedUsd(micros)} (${format.number(count)})`)
  })
}

function methodName(names: Readonly<Record<string, string>>, method: string): string {
  return names[method] ?? method
}

function salesLines({ service, format }: Texts, { sales }: Books): (Html | string | null)[] {
  const { stats, books } = service
  const { salesMicros, costMicros, profitMicros, withoutCost } = sales
  return [
    bold(books.sold),
    format.field(stats.sales, format.usd(salesMicros)),
    format.field(books.cost, format.usd(costMicros)),
    format.field(stats.profit, bold(format.signedUsd(profitMicros))),
    withoutCost.count === 0
      ? null
      : stats.withoutCost(stats.orders(withoutCost.count), format.usd(withoutCost.micros)),
  ]
}

function stockText({ service, format }: Texts, { stock }: Books): string {
  const { codes, costMicros, withoutCost } = stock
  const { inStock, costUnknown } = service.books
  const parts = [format.usd(costMicros), inStock(codes)]
  return format.list(withoutCost > 0 ? [...parts, costUnknown(withoutCost)] : parts, 'plain')
}
