import { unavailability } from '../db/store.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { aborted } from '../domain/shared/waiting.ts'

/** The result of a round that failed and has logged why: it is counted, and not logged again. */
export const FAILED = Symbol('a failed round')

/** Work that is repeated in rounds. */
export type Job = {
  name: string
  everyMs: number
  /** Whether rounds may overlap: set if a round waits for others, such as suppliers. */
  overlaps?: boolean
  /**
   * Runs one round. A round that throws has failed and is logged here; one that returns FAILED has failed too.
   * @param signal aborted when another process may take the job over: the round starts nothing more.
   */
  runOnce: (signal?: AbortSignal) => Promise<unknown>
  /** Resolves when everything has ended that rounds started and did not wait for. */
  drained?: () => Promise<unknown>
}

export type Loop = ReturnType<typeof createLoop>

/** Repeats a job. A failed round is logged, and the next one starts on time. */
export function createLoop(job: Job, log: Log, meter: Meter) {
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let dueAtMs = 0
  /** Whether the last round failed because the database was unavailable, which is logged once. */
  let away = false

  function logFailure(error: unknown): void {
    const unavailable = unavailability(error)
    if (!unavailable) log.error({ job: job.name, err: error }, 'a round of a job failed')
    else if (!away)
      log.error(
        { job: job.name, reason: unavailable.message },
        'a round of a job failed, and is retried until the database is available',
      )
    away = unavailable !== null
  }

  function round(signal: AbortSignal | undefined) {
    // Lateness counts from the first round that could not start.
    if (running.size > 0 && !job.overlaps) return
    const startedAtMs = performance.now()
    const lateMs = Math.max(0, startedAtMs - dueAtMs)
    dueAtMs = startedAtMs + job.everyMs
    const ended = (failed: boolean) =>
      meter.jobRan({ job: job.name, ms: performance.now() - startedAtMs, lateMs, failed })
    const done = job
      .runOnce(signal)
      .then((outcome) => {
        away = false
        ended(outcome === FAILED)
      })
      .catch((error) => {
        logFailure(error)
        ended(true)
      })
      .finally(() => running.delete(done))
    running.add(done)
  }

  return {
    /** @param signal passed to every round. */
    start(signal?: AbortSignal): void {
      dueAtMs = performance.now() + job.everyMs
      timer = setInterval(() => round(signal), job.everyMs)
    },
    /** Starts no more rounds and waits for the running ones. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await Promise.all(running)
      await job.drained?.()
    },
  }
}

/** Runs loops until the signal is aborted, and resolves once the running rounds have ended. */
export async function loopUntil(signal: AbortSignal, loops: Iterable<Loop>): Promise<void> {
  const running = [...loops]
  for (const loop of running) loop.start(signal)
  await aborted(signal)
  await Promise.all(running.map((loop) => loop.stop()))
}
