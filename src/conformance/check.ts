import { problemsWithExamples } from '../suppliers/adapter/examples.ts'
import { type FileProblem, readAdapterFile } from '../suppliers/adapter/file.ts'
import type { AdapterFile } from '../suppliers/adapter/schema.ts'
import { temporaryDatabases } from './engine.ts'
import { missingExamples } from './missing-examples.ts'
import { runScenarios } from './run.ts'
import { type Scenario, scenariosOf } from './scenario.ts'
import { createSimulation, rateOf } from './simulation.ts'
import { hasPassed, type Result } from './verdict.ts'

const BATCH = 100
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
  const all = (await scenariosOf(file)).filter(only)
  const results: Result[] = []
  const priceMicros = priceOf(file)
  using databases = await temporaryDatabases()
  while (results.length < all.length) {
    signal?.throwIfAborted()
    onProgress?.(results.length, all.length)
    const clock = { at: START_MS }
    const simulate = createSimulation(file, () => new Date(clock.at))
    const store = await databases.open()
    try {
      const scenarios = all.slice(results.length, results.length + BATCH)
      results.push(...(await runScenarios(scenarios, { store, simulate, clock, priceMicros })))
    } finally {
      await store.close()
    }
  }
  return results
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
