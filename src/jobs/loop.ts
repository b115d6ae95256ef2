import type { Meter } from '../domain/meter.ts'
import type { Log } from '../domain/supplier-calls.ts'

/** Work that is done over and over: one round of it, and whether rounds may overlap. */
export type Job = {
  name: string
  everyMs: number
  /** True where a round waits for others, such as suppliers, and must not hold up the next. */
  overlaps: boolean
  runOnce: () => Promise<unknown>
}

export interface Loop {
  start(): void
  /** Starts no more rounds and waits for those under way. */
  stop(): Promise<void>
}

/** Repeats a job. A round that fails is logged and the next one comes at its time. */
export function createLoop(job: Job, log: Log, meter: Meter): Loop {
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  let dueAtMs = 0

  function round() {
    // What is late is late since the first round that it could not begin.
    if (underWay.size > 0 && !job.overlaps) return
    const startedAtMs = performance.now()
    const lateMs = Math.max(0, startedAtMs - dueAtMs)
    dueAtMs = startedAtMs + job.everyMs
    const ended = (failed: boolean) =>
      meter.jobRan({ job: job.name, ms: performance.now() - startedAtMs, lateMs, failed })
    const done = job
      .runOnce()
      .then(() => ended(false))
      .catch((error) => {
        log.error({ job: job.name, err: error }, 'a round of a job failed')
        ended(true)
      })
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }

  return {
    start() {
      dueAtMs = performance.now() + job.everyMs
      timer = setInterval(round, job.everyMs)
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
