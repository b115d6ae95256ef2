import { readBooks } from '../domain/reports/books.ts'
import { readDigest } from '../domain/reports/digest.ts'
import type { Performance, Sales } from '../domain/reports/sales.ts'
import { readStatistics, type Statistics } from '../domain/reports/statistics.ts'
import { formatUsd } from '../domain/shared/money.ts'
import { daysLater, monthOf, parseMonth, utcDay } from '../domain/shared/utc-day.ts'
import { pick } from './answer.ts'
import type { Command } from './command.ts'
import { daysIn, type FromTo } from './input.ts'
import { CliError, checkInterrupt, perCent } from './session.ts'

const DEFAULT_DAYS = 7

/** What the service earns, and where its money is. */
export function addReportCommands(program: Command): void {
  const { interruptible, progress } = program.session

  program
    .add('digest', 'yesterday against a week before, what waits, and what runs out')
    .runs(async ({ read, now }) => {
      const { sales, before, pauses, suppliers, ...digest } = await readDigest(read, now)
      return {
        json: {
          day: digest.day,
          yesterday: performanceJson(sales),
          weekBefore: performanceJson(before),
          waiting: digest.waiting,
          closed: pauses.switches.map(({ what, since }) => ({
            ...{ what, since: since?.at ?? null },
            ...{ by: since?.actor ?? null, byName: since?.name ?? null },
          })),
          paused: { lines: pauses.lines.map(({ name }) => name), products: pauses.products },
          low: digest.low,
          suppliers: suppliers.map((one) => pick(one, 'supplier balanceMicros daysLeft')),
          backupProblem: digest.backupProblem,
        },
      }
    })

  program
    .add(
      'stats',
      'sales, profit, and how long orders take, by line and supplier; by default of 7 days',
    )
    .option('--from <day>', 'the first day (UTC), such as 2026-01-01')
    .option('--to <day>', 'the last day; by default today')
    .runs(async ({ read, now }, options: FromTo) => {
      const today = utcDay(now)
      const days = daysIn(options, { first: daysLater(today, 1 - DEFAULT_DAYS), last: today })
      return {
        json: statsJson(await readStatistics(read, days)),
        columns:
          'day slug supplier pid telegramId name salesUsd profitUsd completed cancelled success medianMs p95Ms',
      }
    })

  program
    .add('books', 'what moved in a month, from the wallets at its beginning to those at its end')
    .option('--month <month>', 'such as 2026-01; by default this month')
    .option('--from <day>', 'other days than those of a month: the first')
    .option('--to <day>', 'and the last')
    .runs(async ({ read, now }, { month, ...options }: FromTo & { month?: string }) => {
      const asked = month ?? monthOf(utcDay(now))
      const days = parseMonth(asked)
      if (!days) throw new CliError(`"${asked}" is not a month. Write it like 2026-01.`)
      const books = await interruptible((signal) =>
        readBooks(read, daysIn(options, days), (share) => {
          progress.show(`Reading the ledger: ${perCent(share, 1)}`)
          return checkInterrupt(signal)
        }),
      )
      const missing = books.differenceMicros
      return {
        json: {
          ...{ from: books.days.first, to: books.days.last },
          ...pick(books, 'openingMicros movements closingMicros differenceMicros'),
          sales: salesJson(books.sales),
          suppliers: books.suppliers.map((one) => pick(one, 'supplier balanceMicros balanceAt')),
          debtsMicros: books.debts.micros,
          stock: books.stock,
        },
        ...(missing === 0
          ? { next: ['It adds up with the ledger, to the last digit.'] }
          : { failure: `${formatUsd(missing)} are missing. Run: audit` }),
      }
    })
}

function salesJson(sales: Sales) {
  const { count, micros } = sales.withoutCost
  return {
    ...pick(sales, 'completed cancelled salesMicros costMicros profitMicros'),
    withoutCost: { orders: count, salesMicros: micros },
  }
}

function performanceJson(one: Performance) {
  return { ...salesJson(one), ...pick(one, 'success medianMs p95Ms') }
}

function statsJson(stats: Statistics) {
  return {
    ...{ from: stats.days.first, to: stats.days.last },
    ...performanceJson(stats.total),
    ...pick(stats, 'salesBeforeMicros claims deposits newAccounts'),
    byDay: stats.byDay.map((one) => pick(one, 'day salesMicros profitMicros')),
    byLine: stats.byLine.map((one) => ({ ...pick(one, 'slug name'), ...performanceJson(one) })),
    bySupplier: stats.bySupplier.map((one) => ({
      supplier: one.supplier,
      ...performanceJson(one),
    })),
    topProducts: stats.topProducts.map((one) => ({ ...pick(one, 'pid name'), ...salesJson(one) })),
    topAccounts: stats.topAccounts.map((one) => ({
      accountId: one.accountId,
      ...pick(one.holder, 'telegramId name'),
      ...salesJson(one),
    })),
    ...pick(stats, 'openOrders accounts debts'),
  }
}
