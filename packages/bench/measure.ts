import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Drive, Generator } from './generator.ts'
import { CONNECTIONS } from './generator.ts'
import { trxidPrefix, writePlan } from './plan.ts'
import { GENERATOR_MARGIN, GROUPS, ROWS, type Row } from './rows.ts'
import type { Target, TargetName } from './stage.ts'

/** Lets one target finish what was cut off before the next has the machine. */
const PAUSE_MS = 200
const WARM_UP_SECONDS = 1
/** Of a target that was not driven before. */
const EXPECTED_PER_SECOND = 10_000

export type Tools = {
  generator: Generator
  folder: string
  /** Begins every trxid of this run. */
  run: string
  rounds: number
  seconds: number
  signal: AbortSignal
}

/** What the rounds of one row came to, in requests a second. */
export type Measurement = Partial<Record<TargetName, { perSecond: number[]; p99Ms: number[] }>>

export interface Driver {
  /** Drives the targets in turn, A B A B …, by the requests of one row. @throws Void */
  measure(row: Row, targets: readonly Target[]): Promise<Measurement>
  /** Drives one by a mixture, with all accounts. @throws Void */
  load(rows: readonly Row[], target: Target, seconds: number): Promise<Drive>
  /** How many orders of the target the generator has seen answered, but for those of a load. */
  ordersSeen(target: Target): number
}

export function createDriver(tools: Tools): Driver {
  const { generator, folder, signal } = tools
  const expected = new Map<string, number>()
  const seen = new Map<TargetName, number>()
  let drives = 0

  async function drive(target: Target, row: Row, seconds: number): Promise<Drive> {
    const what = `${target.name} ${row.name}`
    const perSecond = expected.get(what) ?? EXPECTED_PER_SECOND
    const group = (await target.pace?.turn(perSecond * seconds * 1.3, signal)) ?? 0
    const file = planFile(target, row.name, group)
    const result = await driveBy(target, file, seconds)
    target.pace?.note(group, result.requests + CONNECTIONS)
    expected.set(what, result.perSecond)
    if (row.route === '/orders')
      seen.set(target.name, (seen.get(target.name) ?? 0) + result.requests)
    await sleep(PAUSE_MS, undefined, { signal })
    return result
  }

  function driveBy(target: Target, file: string, seconds: number): Promise<Drive> {
    drives++
    return generator.drive(target.url, { file, prefix: trxidPrefix(tools.run, drives) }, seconds)
  }

  const planFile = ({ name }: Target, row: string, group: number | 'all') =>
    join(folder, `${name}-${row}-${group}.requests`)

  return {
    async measure(row, targets) {
      const measured: Measurement = {}
      for (const target of targets) {
        for (let group = 0; group < GROUPS; group++)
          writePlan(planFile(target, row.name, group), [row], target.manifest, group)
        measured[target.name] = { perSecond: [], p99Ms: [] }
        await drive(target, row, WARM_UP_SECONDS)
      }
      for (let round = 0; round < tools.rounds; round++)
        for (const target of targets) {
          const { perSecond, p99Ms } = await drive(target, row, tools.seconds)
          measured[target.name]?.perSecond.push(perSecond)
          measured[target.name]?.p99Ms.push(p99Ms)
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
 * How much faster the generator can drive a bare node:http server than bare Hono is: its best round, for
 * that is what it can do, to the median of Hono's. Tried twice, where others had the machine.
 */
export async function checkGenerator(driver: Driver, bare: Target, http: Target): Promise<number> {
  const row = ROWS.find(({ name }) => name === 'my-ip')
  if (!row) throw new Error('There is no row to check the generator by.')
  // As if the one were the service of the other: only the names differ.
  const targets: Target[] = [bare, { ...http, name: 'small' }]
  let margin = 0
  for (let attempt = 0; attempt < 2 && margin < GENERATOR_MARGIN; attempt++) {
    const { bare: hono, small: fastest } = await driver.measure(row, targets)
    margin = Math.max(...(fastest?.perSecond ?? [])) / median(hono?.perSecond ?? [])
  }
  return margin
}

/** The median of the rounds' ratios; null where either was not measured. */
export function medianRatio(measured: Measurement, of: TargetName, to: TargetName): number | null {
  const [above, below] = [measured[of]?.perSecond, measured[to]?.perSecond]
  if (!above || !below) return null
  return median(above.map((perSecond, round) => perSecond / (below[round] ?? Number.NaN)))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
