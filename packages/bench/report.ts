import type { Machine } from './machine.ts'
import { type Measurement, median, medianRatio } from './measure.ts'
import { LARGE_TARGET, type Row } from './rows.ts'
import type { TargetName } from './stage.ts'

// What was measured, as one document and as tables of it.

export type Verdict = 'met' | 'missed'

export type Report = {
  date: string
  /** Why nothing can be said of it; null where all is well. */
  void: string | null
  machine: Machine
  how: {
    generator: string
    /** How much faster it drives bare node:http than bare Hono. */
    generatorMargin: number
    connections: number
    accountsAtATime: number
    rounds: number
    seconds: number
  }
  rows: RowReport[]
  checks: Check[]
  /** What the databases say of the orders that were answered. */
  orders: OrdersReport[]
}

export type RowReport = {
  name: Row['name']
  title: string
  yardstick: string
  /** Medians, in requests a second. */
  perSecond: Partial<Record<TargetName, number>>
  p99Ms: Partial<Record<TargetName, number>>
  /** Of the small file to bare Hono: the median of the rounds' ratios. */
  ratio: number
  target: number
  verdict: Verdict
  /** Of the large file to the small one. */
  large: { ratio: number; target: number; verdict: Verdict } | null
  /** Of PostgreSQL to bare Hono. */
  postgres: { ratio: number } | null
}

export type Check = {
  title: string
  measured: number
  unit: string
  /** A bound from above where `atMost`, else from below. */
  target: number
  atMost: boolean
  verdict: Verdict
}

export type OrdersReport = {
  database: string
  /** By the generator, but for the load's and those that were under way at the end of a drive. */
  seen: number
  /** By the service's log. */
  answered: number
  /** In the database. */
  placed: number
  findings: number
}

export function rowReport(row: Row, measured: Measurement): RowReport {
  const { name, title, yardstick, target } = row
  const ratio = medianRatio(measured, 'small', 'bare') ?? Number.NaN
  const large = medianRatio(measured, 'large', 'small')
  const postgres = medianRatio(measured, 'postgres', 'bare')
  const medians = (of: 'perSecond' | 'p99Ms') =>
    Object.fromEntries(Object.entries(measured).map(([key, values]) => [key, median(values[of])]))
  return {
    ...{ name, title, yardstick, perSecond: medians('perSecond'), p99Ms: medians('p99Ms') },
    ...{ ratio, target, verdict: verdict(ratio >= target) },
    large:
      large === null
        ? null
        : { ratio: large, target: LARGE_TARGET, verdict: verdict(large >= LARGE_TARGET) },
    postgres: postgres === null ? null : { ratio: postgres },
  }
}

export function check(
  title: string,
  measured: number,
  { unit, target, atMost = true }: { unit: string; target: number; atMost?: boolean },
): Check {
  const met = atMost ? measured <= target : measured >= target
  return { title, measured, unit, target, atMost, verdict: verdict(met) }
}

function verdict(met: boolean): Verdict {
  return met ? 'met' : 'missed'
}

/** The report's tables, each a list of lists of cells with its heading first. */
export function tablesOf(report: Report): string[][][] {
  const { rows, checks } = report
  const withLarge = rows.some(({ large }) => large)
  const withPostgres = rows.some(({ postgres }) => postgres)
  const heading = [
    ...['measured', 'yardstick: bare Hono', 'it/s', 'service/s', 'p99', 'ratio', 'at least', ''],
    ...(withLarge ? ['large file/s', 'to small', 'at least', ''] : []),
    ...(withPostgres ? ['PostgreSQL/s', 'to bare Hono'] : []),
  ]
  const cells = rows.map(({ perSecond, p99Ms, large, postgres, ...row }) => [
    ...[row.title, row.yardstick, whole(perSecond.bare), whole(perSecond.small)],
    ...[`${whole(p99Ms.small)} ms`, row.ratio.toFixed(2), row.target.toFixed(2), row.verdict],
    ...(large
      ? [whole(perSecond.large), large.ratio.toFixed(2), large.target.toFixed(2), large.verdict]
      : []),
    ...(postgres ? [whole(perSecond.postgres), postgres.ratio.toFixed(2)] : []),
  ])
  const others = checks.map(({ title, measured, unit, target, atMost, verdict }) => [
    title,
    `${short(measured)} ${unit}`,
    `${atMost ? '≤' : '≥'} ${short(target)} ${unit}`,
    verdict,
  ])
  return [
    ...(cells.length > 0 ? [[heading, ...cells]] : []),
    ...(others.length > 0 ? [[['measured', 'so much', 'wanted', ''], ...others]] : []),
  ]
}

/** What holds for the whole run, line by line. */
export function notesOf(report: Report): string[] {
  const { machine, how, orders, date } = report
  const { generator, generatorMargin, connections, accountsAtATime, rounds, seconds } = how
  return [
    ...(report.void === null ? [] : [`VOID: ${report.void}`]),
    `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.kernel}, Node ${machine.node}; disk ${machine.disk}, ${machine.durableWritesPerSecond} durable writes of 4 KiB a second; load average before the run ${machine.loadBefore.toFixed(1)}. ${date}.`,
    `Medians of ${rounds} rounds of ${seconds} s in turn, ${connections} connections kept alive, ${accountsAtATime} accounts at a time, by ${generator}${generatorMargin ? `, which drives bare node:http ${generatorMargin.toFixed(2)} times as fast as bare Hono` : ''}. A ratio is the median of the rounds' ratios.`,
    ...orders.map(
      ({ database, answered, placed }) =>
        `${database}: ${whole(placed)} orders are in the database, ${whole(answered)} were answered with a 200, and the ledger holds.`,
    ),
  ]
}

function whole(value = Number.NaN): string {
  return Math.round(value).toLocaleString('en-US')
}

function short(value: number): string {
  return value < 100 && !Number.isInteger(value) ? value.toFixed(1) : whole(value)
}
