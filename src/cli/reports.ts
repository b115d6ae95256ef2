import type { Command } from 'commander'
import { type Books, readBooks } from '../domain/reports/books.ts'
import type { Performance, Sales } from '../domain/reports/sales.ts'
import { readStatistics, type Statistics } from '../domain/reports/statistics.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { type Days, daysLater, monthOf, parseMonth, utcDay } from '../domain/shared/utc-day.ts'
import { type DaysOptions, daysIn } from './input.ts'
import { columns, table } from './output.ts'
import { perCent } from './progress.ts'
import { CliError, checkInterrupt, type Session } from './session.ts'

const DEFAULT_DAYS = 7

/** What the service earns, and where its money is. */
export function addReportCommands(program: Command, session: Session): void {
  program
    .command('stats')
    .description(
      'sales, profit, and how long orders take, by line and supplier; by default of 7 days',
    )
    .option('--from <day>', 'the first day (UTC), such as 2026-01-01')
    .option('--to <day>', 'the last day; by default today')
    .action((options: DaysOptions) =>
      session.run(async (store, now) => {
        const days = daysIn(options, {
          first: daysLater(utcDay(now), 1 - DEFAULT_DAYS),
          last: utcDay(now),
        })
        const stats = await readStatistics(store.read, days)
        return { json: statsJson(stats), text: statsText(stats) }
      }),
    )

  program
    .command('books')
    .description('what moved in a month, from the wallets at its beginning to those at its end')
    .option('--month <month>', 'such as 2026-01; by default this month')
    .option('--from <day>', 'other days than those of a month: the first')
    .option('--to <day>', 'and the last')
    .action(({ month, ...options }: DaysOptions & { month?: string }) =>
      session.run(async (store, now) => {
        const asked = month ?? monthOf(utcDay(now))
        const days = parseMonth(asked)
        if (!days) throw new CliError(`"${asked}" is not a month. Write it like 2026-01.`)
        const books = await session.interruptible((signal) =>
          readBooks(store.read, daysIn(options, days), (share) => {
            session.progress.show(`Reading the ledger: ${perCent(share, 1)}`)
            return checkInterrupt(signal)
          }),
        )
        const missing = books.differenceMicros
        return {
          json: booksJson(books),
          text: booksText(books),
          ...(missing === 0 ? {} : { failure: `${formatUsd(missing)} are missing. Run: audit` }),
        }
      }),
    )
}

function salesJson(sales: Sales) {
  const { completed, cancelled, salesMicros, costMicros, profitMicros, withoutCost } = sales
  return {
    completed,
    cancelled,
    salesUsd: toUsd(salesMicros),
    costUsd: toUsd(costMicros),
    profitUsd: toUsd(profitMicros),
    withoutCost: { orders: withoutCost.count, salesUsd: toUsd(withoutCost.micros) },
  }
}

export function performanceJson(one: Performance) {
  const { success, medianMs, p95Ms } = one
  return { ...salesJson(one), success, medianMs, p95Ms }
}

function statsJson(stats: Statistics) {
  const tally = ({ count, micros }: { count: number; micros: number }) => ({
    count,
    usd: toUsd(micros),
  })
  return {
    ...daysJson(stats.days),
    ...performanceJson(stats.total),
    salesBeforeUsd: toUsd(stats.salesBeforeMicros),
    claims: tally(stats.claims),
    deposits: tally(stats.deposits),
    newAccounts: stats.newAccounts,
    byDay: stats.byDay.map(({ day, salesMicros, profitMicros }) => ({
      day,
      salesUsd: toUsd(salesMicros),
      profitUsd: toUsd(profitMicros),
    })),
    byLine: stats.byLine.map((one) => ({
      slug: one.slug,
      name: one.name,
      ...performanceJson(one),
    })),
    bySupplier: stats.bySupplier.map((one) => ({
      supplier: one.supplier,
      ...performanceJson(one),
    })),
    topProducts: stats.topProducts.map((one) => ({
      pid: one.pid,
      name: one.name,
      ...salesJson(one),
    })),
    topAccounts: stats.topAccounts.map((one) => ({
      accountId: one.accountId,
      telegramId: one.holder.telegramId,
      name: one.holder.name,
      ...salesJson(one),
    })),
    openOrders: stats.openOrders,
    accounts: stats.accounts,
    debts: tally(stats.debts),
  }
}

function statsText(stats: Statistics): string {
  const { total, days, deposits, claims, debts } = stats
  const { withoutCost, medianMs, p95Ms } = total
  const facts: [string, string][] = [
    ['Days (UTC)', `${days.first} to ${days.last}`],
    ['Sales', `${formatUsd(total.salesMicros)} (before: ${formatUsd(stats.salesBeforeMicros)})`],
    ['Profit', formatUsd(total.profitMicros)],
    ...(withoutCost.count === 0
      ? []
      : [
          [
            'Without a cost',
            `${withoutCost.count} orders for ${formatUsd(withoutCost.micros)}, not in the profit`,
          ] as [string, string],
        ]),
    ['Orders', `${total.completed} completed, ${total.cancelled} cancelled`],
    ['Time', `${seconds(medianMs)} for half of them, ${seconds(p95Ms)} for 95 of 100`],
    ['Paid back', `${formatUsd(claims.micros)} after ${claims.count} problems`],
    ['Top-ups', `${formatUsd(deposits.micros)} in ${deposits.count}`],
    ['New accounts', `${stats.newAccounts} of ${stats.accounts}`],
    ['Open orders', String(stats.openOrders)],
    ['Owed', `${formatUsd(debts.micros)} by ${debts.count} accounts`],
  ]
  const performance = ['SALES', 'PROFIT', 'COMPLETED', 'CANCELLED', 'SUCCESS', 'MEDIAN', 'P95']
  const sales = performance.slice(0, 3)
  return [
    columns(facts),
    table(
      ['LINE', ...performance],
      stats.byLine.map((one) => [one.slug, ...cells(one)]),
      'No line sold anything.',
    ),
    table(
      ['SUPPLIER', ...performance],
      stats.bySupplier.map((one) => [one.supplier, ...cells(one)]),
      'No supplier did anything.',
    ),
    table(
      ['PRODUCT', ...sales, 'NAME'],
      stats.topProducts.map((one) => [one.pid, ...salesCells(one), one.name]),
      'No product was sold.',
    ),
    table(
      ['TELEGRAM ID', ...sales, 'NAME'],
      stats.topAccounts.map((one) => [
        String(one.holder.telegramId),
        ...salesCells(one),
        one.holder.name,
      ]),
      'Nobody bought anything.',
    ),
  ].join('\n\n')
}

function salesCells({ salesMicros, profitMicros, completed }: Sales): string[] {
  return [formatUsd(salesMicros), formatUsd(profitMicros), String(completed)]
}

function cells(one: Performance): string[] {
  const { cancelled, success, medianMs, p95Ms } = one
  const share = success === null ? '-' : `${(success * 100).toFixed(1)} %`
  return [...salesCells(one), String(cancelled), share, seconds(medianMs), seconds(p95Ms)]
}

function seconds(ms: number | null): string {
  return ms === null ? '-' : `${(ms / 1000).toFixed(1)} s`
}

function daysJson({ first, last }: Days) {
  return { from: first, to: last }
}

function booksJson(books: Books) {
  return {
    ...daysJson(books.days),
    openingUsd: toUsd(books.openingMicros),
    movements: books.movements.map(({ kind, method, count, micros }) => ({
      kind,
      method,
      count,
      usd: toUsd(micros),
    })),
    closingUsd: toUsd(books.closingMicros),
    differenceUsd: toUsd(books.differenceMicros),
    sales: salesJson(books.sales),
    suppliers: books.suppliers.map(({ supplier, balanceMicros, balanceAt }) => ({
      supplier,
      balanceUsd: toUsd(balanceMicros),
      balanceAt,
    })),
    debtsUsd: toUsd(books.debts.micros),
    stock: {
      codes: books.stock.codes,
      costUsd: toUsd(books.stock.costMicros),
      withoutCost: books.stock.withoutCost,
    },
  }
}

function booksText(books: Books): string {
  const { days, movements, sales, stock, differenceMicros } = books
  const rows: [string, string, string][] = [
    [`Wallets at the beginning of ${days.first}`, formatUsd(books.openingMicros), ''],
    ...movements.map(({ kind, method, micros, count }): [string, string, string] => [
      method === null ? kind : `${kind} (${method})`,
      formatUsd(micros),
      `${count} entries`,
    ]),
    [`Wallets at the end of ${days.last}`, formatUsd(books.closingMicros), ''],
  ]
  const now: [string, string][] = [
    ['Sales', formatUsd(sales.salesMicros)],
    ['Cost', formatUsd(sales.costMicros)],
    ['Profit', formatUsd(sales.profitMicros)],
    ...books.suppliers.map(({ supplier, balanceMicros }): [string, string] => [
      `Now at ${supplier}`,
      formatUsd(balanceMicros),
    ]),
    [
      'Now in stock',
      `${formatUsd(stock.costMicros)} for ${stock.codes} codes, ${stock.withoutCost} without a cost`,
    ],
    ['Now owed', formatUsd(books.debts.micros)],
  ]
  const proof =
    differenceMicros === 0
      ? 'It adds up with the ledger, to the last digit.'
      : `It does not add up: ${formatUsd(differenceMicros)} are missing.`
  return [columns(rows), proof, columns(now)].join('\n\n')
}
