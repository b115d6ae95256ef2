import type { Machine } from './machine.ts'
import { type Measurement, median, medianRatio } from './measure.ts'
import type { Processor } from './processor.ts'
import type { Row } from './rows.ts'
import type { Stage, TargetName } from './stage.ts'

/** What was measured. `--json` prints it as it is. */
export type Report = {
  date: string
  /** Why the run proves nothing; null if it is valid. */
  void: string | null
  machine: Machine
  how: {
    /** How many times as fast wrk drives bare node:http as bare Hono. */
    generatorMargin: number
    connections: number
    accountsAtATime: number
    rounds: number
    seconds: number
  }
  rows: RowReport[]
  checks: Check[]
  /** What the databases say about the orders that were answered. */
  orders: OrdersReport[]
}

/** Medians of the rounds. */
export type RowReport = {
  name: Row['name']
  title: string
  perSecond: Partial<Record<Stage['name'], number>>
  p99Ms: number
  /** `ratio`: of the small file's service to it, the median of the rounds' ratios. */
  yardsticks: { title: string; perSecond: number; ratio: number }[]
  /** Processor time of a request in µs: of the service on each file, and of bare Hono. */
  processorUs: Partial<Record<TargetName, { all: number; kernel: number }>>
  /** Of the small file's service to bare Hono: the median of the rounds' ratios. */
  processorRatio: number | null
  /** Of the service on the large file to that on the small one. */
  largeRatio: number | null
}

export type Check = {
  title: string
  measured: number
  unit: string
  target: number
  /** Whether `target` is an upper limit. */
  atMost: boolean
  met: boolean
}

export type OrdersReport = {
  database: string
  /** By the generator, without those of the load and those that were in progress when a drive ended. */
  seen: number
  /** By the service's log. */
  answered: number
  /** In the database. */
  placed: number
}

export function rowReport({ name, title }: Row, measured: Measurement): RowReport {
  const { ordersPerCommit, p99Ms, processor, ...speeds } = measured
  const perCommit = Math.round(median(ordersPerCommit))
  const titles = {
    hono: 'bare Hono',
    grouped: `bare SQLite, ${perCommit} orders in each COMMIT`,
    single: 'bare SQLite, one order in each COMMIT',
  }
  const { small, large, postgres } = speeds
  const perSecond = Object.entries({ small, large, postgres }).flatMap(([of, rounds]) =>
    rounds ? [[of, median(rounds)]] : [],
  )
  return {
    ...{ name, title, perSecond: Object.fromEntries(perSecond), p99Ms: median(p99Ms) },
    yardsticks: (['hono', 'grouped', 'single'] as const).flatMap((of) => {
      const rounds = speeds[of]
      if (!rounds || !small) return []
      return [{ title: titles[of], perSecond: median(rounds), ratio: medianRatio(small, rounds) }]
    }),
    ...processorReport(processor),
    largeRatio: large && small ? medianRatio(large, small) : null,
  }
}

function processorReport(processor: Measurement['processor']) {
  const all = (rounds: readonly Processor[]) => rounds.map(({ user, kernel }) => user + kernel)
  const processorUs = Object.fromEntries(
    Object.entries(processor).map(([of, rounds]) => [
      of,
      { all: median(all(rounds)), kernel: median(rounds.map(({ kernel }) => kernel)) },
    ]),
  )
  const { small, hono } = processor
  const processorRatio = small && hono ? medianRatio(all(small), all(hono)) : null
  return { processorUs, processorRatio }
}

export function check(
  title: string,
  measured: number,
  { unit, target, atMost = true }: { unit: string; target: number; atMost?: boolean },
): Check {
  const met = atMost ? measured <= target : measured >= target
  return { title, measured, unit, target, atMost, met }
}
