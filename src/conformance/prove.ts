import type { AdapterFile } from '../suppliers/adapter/schema.ts'
import { temporaryDatabases } from './engine.ts'
import type { Result } from './judge.ts'
import { type Clock, play } from './play.ts'
import type { Scenario } from './scenario.ts'
import { ANSWER_LOST, NOTHING, scenariosOf } from './scenarios.ts'
import { openStandIn, rateOf } from './stand-in.ts'

// Plays everything that can go wrong between the service and the supplier of a file. That the service itself is killed
// is no fault of its own here: to a supplier it is an answer that is lost, or a request that never came.

const BATCH = 100
const DAY_MS = 86_400_000
/** When everything begins. */
const START_MS = Date.UTC(2026, 0, 15, 12)
const MIN_PRICE_MICROS = 1_000_000

export type ProveOptions = {
  /** Told how many of all scenarios were played. */
  onProgress?: (done: number, total: number) => void
  signal?: AbortSignal
  /** Plays only some of the scenarios. */
  only?: (scenario: Scenario) => boolean
}

/** A part of what is played: its scenarios, each under the same conditions. */
type Part = { scenarios: Scenario[]; skewMs: number }

/** @throws the signal's reason. */
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
    const standIn = await openStandIn(file, () => new Date(clock.at))
    const store = await databases.open()
    try {
      const options = { store, standIn, clock, priceMicros, skewMs }
      results.push(...(await play(scenarios, options)))
    } finally {
      await store.close()
      await standIn.close()
    }
  }
  return results
}

function inBatches(all: Scenario[]): Part[] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, i) => ({
    scenarios: all.slice(i * BATCH, (i + 1) * BATCH),
    skewMs: 0,
  }))
}

function withWrongClocks(all: Scenario[], only: (scenario: Scenario) => boolean): Part[] {
  const played = all.filter(({ fault }) => [NOTHING.fault, ANSWER_LOST.fault].includes(fault))
  const parts = [
    ['set back by a day', -DAY_MS],
    ['set forward by a day', DAY_MS],
  ] as const
  return parts.map(([word, skewMs]) => ({
    scenarios: played
      .map((one) => ({ ...one, fault: `${one.fault}, and our clock is ${word}` }))
      .filter(only),
    skewMs,
  }))
}

/** What an order is sold for, in micro-USD: well above what it costs in the examples. */
function priceOf(file: AdapterFile): number {
  const costs = file.examples.flatMap(({ call, means }) => {
    if (call !== 'prices') return []
    return (means.items as { cost: number }[] | undefined)?.map(({ cost }) => cost) ?? []
  })
  const most = (Math.max(0, ...costs) / rateOf(file)) * 1_000_000
  return Math.max(MIN_PRICE_MICROS, Math.ceil(most) * 10)
}
