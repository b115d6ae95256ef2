import { setTimeout as sleep } from 'node:timers/promises'
import type { Problem } from './problem.ts'
import { gaugeOf, readMetrics } from './world/metrics.ts'
import type { World } from './world/world.ts'

/** The resident memory of each process at one moment, in bytes; null where it could not be asked. */
export type Sample = { atMs: number; rss: Record<string, number | null> }

const EVERY_MS = 1000
/** In the first minutes caches fill, and the heap finds its size: nothing is concluded from fewer samples. */
const MIN_SAMPLES = 600
const MAX_GROWTH_BYTES = 60 << 20
const MB = 1 << 20

/** Samples the service until the run is over. */
export async function takeSamples({ history, service }: World, over: AbortSignal) {
  const samples: Sample[] = []
  while (!over.aborted) {
    const rss: Sample['rss'] = {}
    for (const [name, url] of Object.entries(service.metricsUrls)) {
      const page = await readMetrics(url)
      rss[name] = page === null ? null : gaugeOf(page, 'process_resident_memory_bytes ')
    }
    samples.push({ atMs: history.nowMs(), rss })
    // Ended early at the end of the run.
    await sleep(EVERY_MS, undefined, { signal: over }).catch(() => undefined)
  }
  return samples
}

/** Compares the memory in the last quarter with that in the second. */
export function growthIn(samples: readonly Sample[]): { problems: Problem[]; did: string[] } {
  const quarter = Math.floor(samples.length / 4)
  const problems: Problem[] = []
  const did = Object.keys(samples[0]?.rss ?? {}).map((name) => {
    const before = middleOf(samples.slice(quarter, 2 * quarter), name)
    const after = middleOf(samples.slice(3 * quarter), name)
    const what = `memory of ${name}: ${Math.round(before / MB)} MB, and ${Math.round(after / MB)} MB at the end`
    if (samples.length >= MIN_SAMPLES && after > before + MAX_GROWTH_BYTES)
      problems.push({ check: 'memory', what, evidence: [] })
    return what
  })
  return { problems, did }
}

function middleOf(samples: readonly Sample[], name: string): number {
  const values = samples.flatMap(({ rss }) => rss[name] ?? []).sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? 0
}
