import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BareSqlite } from './bare-sqlite.ts'
import { CONNECTIONS, type Drive, type Generator } from './generator.ts'
import { trxidPrefix, writePlan } from './plan.ts'
import { type Processor, processorOf } from './processor.ts'
import { GENERATOR_MARGIN, GROUPS, ROWS, type Row } from './rows.ts'
import type { Target, TargetName } from './stage.ts'

/** Lets a target finish the requests that were cut off before the next target is driven. */
const PAUSE_MS = 200
const WARM_UP_SECONDS = 1
/** Assumed for a target that was not driven before. */
const EXPECTED_PER_SECOND = 40_000

export type Tools = {
  generator: Generator
  folder: string
  /** The beginning of every trxid of this run. */
  run: string
  rounds: number
  seconds: number
  signal: AbortSignal
}

/** The rounds of one row: requests a second of each target and of bare SQLite. */
export type Measurement = Partial<Record<TargetName | 'grouped' | 'single', number[]>> & {
  /** Processor time of a request, of each target. */
  processor: Partial<Record<TargetName, Processor[]>>
  /** Of the small file's service. */
  p99Ms: number[]
  ordersPerCommit: number[]
}

export interface Driver {
  /**
   * Drives the targets in turn, A B A B …, with the requests of one row. With `bare`, SQLite alone
   * follows the small file's service: with as many orders in one COMMIT, then with one.
   * @throws Void
   */
  measure(row: Row, targets: readonly Target[], bare?: BareSqlite): Promise<Measurement>
  /** Drives one target with a mixture of rows, by all accounts. @throws Void */
  load(rows: readonly Row[], target: Target, seconds: number): Promise<Drive>
  /** How many orders of the target the generator has seen answered, without those of a load. */
  ordersSeen(target: Target): number
}

export function createDriver(tools: Tools): Driver {
  const { generator, folder, signal } = tools
  const expected = new Map<string, number>()
  const seen = new Map<TargetName, number>()
  let drives = 0

  async function drive(
    target: Target,
    row: Row,
    seconds: number,
  ): Promise<Drive & { processor: Processor }> {
    const what = `${target.name} ${row.name}`
    const perSecond = expected.get(what) ?? EXPECTED_PER_SECOND
    const group = (await target.pace?.turn(perSecond * seconds * 1.3, signal)) ?? 0
    const file = planFile(target, row.name, group)
    const before = processorOf(target.pid)
    const result = await driveBy(target, file, seconds)
    target.pace?.note(group, result.requests + CONNECTIONS)
    expected.set(what, result.perSecond)
    if (row.route === null) seen.set(target.name, (seen.get(target.name) ?? 0) + result.requests)
    await sleep(PAUSE_MS, undefined, { signal })
    const after = processorOf(target.pid)
    const each = (part: keyof Processor) => (after[part] - before[part]) / result.requests
    return { ...result, processor: { user: each('user'), kernel: each('kernel') } }
  }

  function driveBy(target: Target, file: string, seconds: number): Promise<Drive> {
    drives++
    return generator.drive(target.url, { file, prefix: trxidPrefix(tools.run, drives) }, seconds)
  }

  const planFile = ({ name }: Target, row: string, group: number | 'all') =>
    join(folder, `${name}-${row}-${group}.requests`)

  return {
    async measure(row, targets, bare) {
      const measured: Measurement = { p99Ms: [], ordersPerCommit: [], processor: {} }
      const note = (name: Exclude<keyof Measurement, 'processor'>, perSecond: number) => {
        measured[name] ??= []
        measured[name].push(perSecond)
      }
      for (const target of targets) {
        for (let group = 0; group < GROUPS; group++)
          writePlan(planFile(target, row.name, group), [row], target.manifest, group)
        await drive(target, row, WARM_UP_SECONDS)
      }
      for (let round = 0; round < tools.rounds; round++)
        for (const target of targets) {
          const before = bare?.commits() ?? 0
          const { perSecond, p99Ms, requests, processor } = await drive(target, row, tools.seconds)
          note(target.name, perSecond)
          measured.processor[target.name] = [...(measured.processor[target.name] ?? []), processor]
          if (target.name !== 'small') continue
          note('p99Ms', p99Ms)
          if (!bare) continue
          const ordersPerCommit = requests / (bare.commits() - before)
          note('ordersPerCommit', ordersPerCommit)
          note('grouped', await bare.write(row, Math.round(ordersPerCommit)))
          note('single', await bare.write(row, 1))
        }
      return measured
    },
    async load(rows, target, seconds) {
      const file = planFile(target, 'load', 'all')
      writePlan(file, rows, target.manifest, null)
      const result = await driveBy(target, file, seconds)
      target.pace?.note(null, result.requests + CONNECTIONS)
      return result
    },
    ordersSeen: ({ name }) => seen.get(name) ?? 0,
  }
}

/**
 * How many times as fast the generator drives a bare node:http server as bare Hono: its best round,
 * because that is what it can do, to the median of Hono's. Tried a second time if something disturbed it.
 */
export async function checkGenerator(driver: Driver, hono: Target, http: Target): Promise<number> {
  const row = ROWS.find(({ name }) => name === 'my-ip')
  if (!row) throw new Error('There is no row to check the generator by.')
  // Under another target's name, so that the results can be told apart.
  const targets: Target[] = [hono, { ...http, name: 'large' }]
  let margin = 0
  for (let attempt = 0; attempt < 2 && margin < GENERATOR_MARGIN; attempt++) {
    const { hono: slower = [], large: faster = [] } = await driver.measure(row, targets)
    margin = Math.max(...faster) / median(slower)
  }
  return margin
}

/** The median of the rounds' ratios. */
export function medianRatio(above: readonly number[], below: readonly number[]): number {
  return median(above.map((perSecond, round) => perSecond / (below[round] ?? Number.NaN)))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
