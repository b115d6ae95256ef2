import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Driver, median } from './measure.ts'
import { freePort, type Processes } from './processes.ts'
import { LOAD_MIX, ROWS } from './rows.ts'
import type { Stage } from './stage.ts'

// Measures memory, the event loop and the start.

const STARTS = 3
const ASK_AGAIN_MS = 2
const START_LIMIT_MS = 60_000

export type Load = { perSecond: number; memoryMb: number; delayP99Ms: number }

/**
 * Drives a fresh service with all kinds of requests, and reads its metrics page. The delays there are
 * those since the page was last read, without the 10 ms between two samples.
 */
export async function underLoad(driver: Driver, stage: Stage, seconds: number): Promise<Load> {
  const rows = LOAD_MIX.flatMap((name) => ROWS.filter((row) => row.name === name))
  await readMetrics(stage)
  const { perSecond } = await driver.load(rows, stage, seconds)
  const metric = await readMetrics(stage)
  return {
    perSecond,
    memoryMb: metric('process_resident_memory_bytes') / 2 ** 20,
    delayP99Ms: metric('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}

async function readMetrics({ metricsUrl }: Stage): Promise<(name: string) => number> {
  const text = await (await fetch(metricsUrl)).text()
  return (name) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `))
    if (!line) throw new Error(`${metricsUrl} has no ${name}.`)
    return Number(line.slice(name.length + 1))
  }
}

/** The time from the start of the process to its first answer, in ms: the median of three. */
export async function timeStart(
  processes: Processes,
  folder: string,
  { databaseUrl, manifest }: Pick<Stage, 'databaseUrl' | 'manifest'>,
  signal: AbortSignal,
): Promise<number> {
  const headers = { 'X-API-Key': manifest.measured[0]?.key ?? '' }
  const log = openSync(join(folder, 'starts.log'), 'a')
  const tookMs: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const port = await freePort()
    const startedAt = performance.now()
    const env = { DATABASE_URL: databaseUrl, PORT: `${port}` }
    const child = processes.start('service.ts', { env, log })
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/balance`, { headers }).catch(() => null)
      if (answer?.status === 200) break
      if (performance.now() - startedAt > START_LIMIT_MS)
        throw new Error('The service does not start.')
      await sleep(ASK_AGAIN_MS, undefined, { signal })
    }
    tookMs.push(performance.now() - startedAt)
    await child.end()
  }
  return median(tookMs)
}
