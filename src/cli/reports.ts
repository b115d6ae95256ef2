import { type Books, readBooks } from '../domain/reports/books.ts'
import type { Performance, Sales } from '../domain/reports/sales.ts'
import { readStatistics, type Statistics } from '../domain/reports/statistics.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { type Days, daysLater, monthOf, parseMonth, utcDay } from '../domain/shared/utc-day.ts'
import type { Command } from './command.ts'
import { type DaysOptions, daysIn } from './input.ts'
import { perCent } from './progress.ts'
import { CliError, checkInterrupt, type Session } from './session.ts'

const DEFAULT_DAYS = 7
const COMPARED = [
  ...['day', 'slug', 'supplier', 'pid', 'telegramId', 'name', 'salesUsd', 'profitUsd'],
  ...['completed', 'cancelled', 'success', 'medianMs', 'p95Ms'],
]

/** What the service earns, and where its money is. */
export function addReportCommands(program: Command, session: Session): void {
  program
    .command('stats')
    .description(
      'sales, profit, and how long orders take, by line and supplier; by default of 7 days',
    )
    .option('--from <day>', 'the first day (UTC), such as 2026-01-01')
    .option('--to <day>', 'the last day; by default today')
    .runs(async ({ store, now }, options: DaysOptions) => {
      const days = daysIn(options, {
        first: daysLater(utcDay(now), 1 - DEFAULT_DAYS),
        last: utcDay(now),
      })
      const stats = await readStatistics(store.read, days)
      return { json: statsJson(stats), columns: COMPARED }
    })

  program
    .command('books')
    .description('what moved in a month, from the wallets at its beginning to those at its end')
    .option('--month <month>', 'such as 2026-01; by default this month')
    .option('--from <day>', 'other days than those of a month: the first')
    .option('--to <day>', 'and the last')
    .runs(async ({ store, now }, { month, ...options }: DaysOptions & { month?: string }) => {
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
        ...(missing === 0
          ? { next: ['It adds up with the ledger, to the last digit.'] }
          : { failure: `${formatUsd(missing)} are missing. Run: audit` }),
      }
    })
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
