import { problemsWithExamples } from '../suppliers/adapter/examples.ts'
import { type FileProblem, readAdapterFile } from '../suppliers/adapter/file.ts'
import type { AdapterFile } from '../suppliers/adapter/schema.ts'
import { temporaryDatabases } from './engine.ts'
import { missingExamples } from './missing-examples.ts'
import { type Clock, runScenarios } from './run.ts'
import { ANSWER_LOST, NOTHING, type Scenario, scenariosOf } from './scenario.ts'
import { createSimulation, rateOf } from './simulation.ts'
import { hasPassed, type Result } from './verdict.ts'

const BATCH = 100
const DAY_MS = 86_400_000
/** When everything begins. */
const START_MS = Date.UTC(2026, 0, 15, 12)
const MIN_PRICE_MICROS = 1_000_000

export type Checked =
  /** Nothing was run. */
  { problems: FileProblem[] } | { file: AdapterFile; results: Result[]; failed: Result[] }

type ProveOptions = {
  /** Called with how many of all scenarios were run. */
  onProgress?: (done: number, total: number) => void
  signal?: AbortSignal
  /** Runs only some of the scenarios. */
  only?: (scenario: Scenario) => boolean
}

/**
 * Whether an adapter file may be used: whether it is right, its examples are what it takes them for, and
 * nothing that can go wrong with its supplier loses or doubles money or goods.
 */
export async function checkAdapter(source: string, options: ProveOptions = {}): Promise<Checked> {
  const read = readAdapterFile(source)
  if ('problems' in read) return read
  const { file, problemAt } = read
  const found = [...(await problemsWithExamples(file)), ...(await missingExamples(file))]
  if (found.length > 0)
    return { problems: found.map(({ path, message }) => problemAt(path, message)) }
  const results = await prove(file, options)
  return { file, results, failed: results.filter((one) => !hasPassed(one)) }
}

/**
 * Runs everything that can go wrong between the service and the supplier of a file. A kill of the service is no fault
 * of its own here: to a supplier it is an answer that is lost, or a request that never came.
 * @throws the signal's reason.
 */
export async function prove(
  file: AdapterFile,
  { onProgress, signal, only = () => true }: ProveOptions = {},
): Promise<Result[]> {
  const all = await scenariosOf(file)
  const parts = [...inBatches(all.filter(only)), ...withWrongClocks(all, only)]
  const total = parts.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  const results: Result[] = []
  const priceMicros = priceOf(file)
  using databases = await temporaryDatabases()
  for (const { scenarios, skewMs } of parts) {
    signal?.throwIfAborted()
    onProgress?.(results.length, total)
    const clock: Clock = { at: START_MS, offsetMs: 0 }
    const simulate = createSimulation(file, () => new Date(clock.at))
    const store = await databases.open()
    try {
      const options = { store, simulate, clock, priceMicros, skewMs }
      results.push(...(await runScenarios(scenarios, options)))
    } finally {
      await store.close()
    }
  }
  return results
}

/** Scenarios that are run together, each under the same conditions. */
type Part = { scenarios: Scenario[]; skewMs: number }

function inBatches(all: Scenario[]): Part[] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, i) => ({
    scenarios: all.slice(i * BATCH, (i + 1) * BATCH),
    skewMs: 0,
  }))
}

function withWrongClocks(all: Scenario[], only: (scenario: Scenario) => boolean): Part[] {
  const few = all.filter(({ fault }) => [NOTHING.fault, ANSWER_LOST.fault].includes(fault))
  const part = (word: string, skewMs: number): Part => ({
    scenarios: few
      .map((one) => ({ ...one, fault: `${one.fault}, and our clock is set ${word} by a day` }))
      .filter(only),
    skewMs,
  })
  return [part('back', -DAY_MS), part('forward', DAY_MS)]
}

/** What an order is sold for, in micro-USD: well above what it costs in the examples. */
function priceOf(file: AdapterFile): number {
  const costs = file.examples.flatMap(({ call, means }) => {
    const items = means.items as { cost: number }[] | undefined
    return call === 'prices' ? (items ?? []).map(({ cost }) => cost) : []
  })
  const most = (Math.max(0, ...costs) / rateOf(file)) * 1_000_000
  return Math.max(MIN_PRICE_MICROS, Math.ceil(most) * 10)
}
