import { unavailability } from '../db/store.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { aborted } from '../domain/shared/waiting.ts'

/** What a round resolves to that failed and has logged why, so that it is counted and not logged again. */
export const FAILED = Symbol('a failed round')

/** Work that is done over and over: one round of it, and whether rounds may overlap. */
export type Job = {
  name: string
  everyMs: number
  /** True where a round waits for others, such as suppliers, and must not hold up the next. */
  overlaps: boolean
  /**
   * Does one round. One that throws has failed and is logged; so has one that resolves to FAILED.
   * @param over aborted where another process may have the job from now on: what of the round has not
   *   been begun is left to it.
   */
  runOnce: (over?: AbortSignal) => Promise<unknown>
}

export interface Loop {
  /** @param over handed to every round. */
  start(over?: AbortSignal): void
  /** Starts no more rounds and waits for those under way. */
  stop(): Promise<void>
}

/** Repeats a job. A round that fails is logged and the next one comes at its time. */
export function createLoop(job: Job, log: Log, meter: Meter): Loop {
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let dueAtMs = 0
  /** Whether the last round failed because the database was away, which is told once. */
  let away = false

  function tell(error: unknown): void {
    const unavailable = unavailability(error)
    if (!unavailable) log.error({ job: job.name, err: error }, 'a round of a job failed')
    else if (!away)
      log.error(
        { job: job.name, reason: unavailable.message },
        'a round of a job failed, and is tried again until the database is back',
      )
    away = unavailable !== null
  }

  function round(over: AbortSignal | undefined) {
    // What is late is late since the first round that it could not begin.
    if (underWay.size > 0 && !job.overlaps) return
    const startedAtMs = performance.now()
    const lateMs = Math.max(0, startedAtMs - dueAtMs)
    dueAtMs = startedAtMs + job.everyMs
    const ended = (failed: boolean) =>
      meter.jobRan({ job: job.name, ms: performance.now() - startedAtMs, lateMs, failed })
    const done = job
      .runOnce(over)
      .then((outcome) => {
        away = false
        ended(outcome === FAILED)
      })
      .catch((error) => {
        tell(error)
        ended(true)
      })
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }

  return {
    start(over) {
      dueAtMs = performance.now() + job.everyMs
      timer = setInterval(() => round(over), job.everyMs)
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}

/** Runs loops until the signal is aborted, and resolves once the rounds that were under way have ended. */
export async function loopUntil(over: AbortSignal, loops: Iterable<Loop>): Promise<void> {
  const running = [...loops]
  for (const loop of running) loop.start(over)
  await aborted(over)
  await Promise.all(running.map((loop) => loop.stop()))
}
