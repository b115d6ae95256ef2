import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../world/world.ts'
import { gaugeOf, readMetrics, sumOf } from './metrics.ts'

/** How the service felt at one moment. What could not be asked is null. */
export type Sample = {
  atMs: number
  /** Resident memory of each process, in bytes. */
  rss: Record<string, number | null>
  /** The longest delay of each event loop since the sample before, in milliseconds. */
  delayMs: Record<string, number | null>
  openOrders: number | null
  /** Of SQLite's log. */
  walBytes: number | null
  /** Calls of all clients so far. */
  calls: number
}

/** So many points make a picture. */
const SAMPLES = 900
const EVERY_MS = { min: 1000, max: 30_000 }

/** Samples the service until the play is over. @param minutes how long that is. */
export async function takeSamples(
  world: World,
  minutes: number,
  over: AbortSignal,
): Promise<Sample[]> {
  const everyMs = Math.min(EVERY_MS.max, Math.max(EVERY_MS.min, (minutes * 60_000) / SAMPLES))
  const samples: Sample[] = []
  while (!over.aborted) {
    samples.push(await sample(world))
    // Ended early at the end of the play.
    await sleep(everyMs, undefined, { signal: over }).catch(() => undefined)
  }
  return samples
}

async function sample({ history, service, database }: World): Promise<Sample> {
  const atMs = history.nowMs()
  const pages = await Promise.all(
    Object.entries(service.metricsUrls).map(
      async ([name, url]) => [name, await readMetrics(url)] as const,
    ),
  )
  const each = (read: (page: string) => number | null) =>
    Object.fromEntries(pages.map(([name, page]) => [name, page === null ? null : read(page)]))
  const open = pages.map(([, page]) => page && sumOf(page, 'gamewallet_orders_open{'))
  return {
    atMs,
    rss: each((page) => gaugeOf(page, 'process_resident_memory_bytes ')),
    delayMs: each((page) => {
      const seconds = gaugeOf(page, 'gamewallet_event_loop_delay_seconds{quantile="1"} ')
      return seconds === null ? null : seconds * 1000
    }),
    openOrders: open.find((count) => typeof count === 'number') ?? null,
    walBytes: database.file === null ? null : sizeOf(`${database.file}-wal`),
    calls: history.calls.length,
  }
}

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null
}
