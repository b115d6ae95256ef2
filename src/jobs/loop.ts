import { type Store, unavailability } from '../db/store.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { nextMultipleMs, timersMs } from '../domain/shared/time.ts'
import { aborted } from '../domain/shared/waiting.ts'

/** The result of a round that failed and has logged why: it is counted, and not logged again. */
export const FAILED = Symbol('a failed round')

/** Work that is repeated in rounds. */
export type Job = {
  name: string
  everyMs: number
  /**
   * Set if commits are what gives it work. Then a round starts right after a commit, `everyMs` after the one before;
   * without commits there is one a second, for what becomes due with time.
   */
  afterCommits?: boolean
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

/** How often a job that waits for commits runs without one. */
const IDLE_MS = 1000

type LoopDeps = { store: Pick<Store, 'invalidations' | 'othersVersion'>; log: Log; meter: Meter }

/** Repeats a job. A failed round is logged, and the next one starts on time. */
export function createLoop(job: Job, { store, log, meter }: LoopDeps) {
  const running = new Set<Promise<void>>()
  // On PostgreSQL the commits of other processes are not noticed.
  const isWoken = job.afterCommits && store.othersVersion() !== null
  const idleMs = isWoken ? IDLE_MS : job.everyMs
  let unsubscribe = () => {}
  let signal: AbortSignal | undefined
  let timer: NodeJS.Timeout | undefined
  let startedAtMs = Number.NEGATIVE_INFINITY
  /** Whether something was committed since the last round started. */
  let woken = false
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

  function round(): void {
    if (running.size === 0 || job.overlaps) startRound()
    scheduleNext()
  }

  function startRound(): void {
    const startMs = performance.now()
    startedAtMs = timersMs()
    woken = false
    const ended = (failed: boolean) =>
      meter.jobRan({ job: job.name, ms: performance.now() - startMs, failed })
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

  /** All jobs start at multiples of their intervals, so that they wake an idle process together. */
  function scheduleNext(): void {
    const everyMs = woken ? job.everyMs : idleMs
    schedule(nextMultipleMs(everyMs))
  }

  /** Something was committed. */
  function wake(): void {
    if (woken) return
    woken = true
    schedule(Math.max(timersMs(), startedAtMs + job.everyMs))
  }

  function schedule(atMs: number): void {
    clearTimeout(timer)
    // On a busy machine the time may have come meanwhile.
    timer = setTimeout(round, Math.max(0, atMs - timersMs()))
  }

  return {
    /** @param given passed to every round. */
    start(given?: AbortSignal): void {
      signal = given
      if (job.afterCommits) unsubscribe = store.invalidations.subscribe(['commit'], wake)
      scheduleNext()
    },
    /** Starts no more rounds and waits for the running ones. */
    async stop(): Promise<void> {
      unsubscribe()
      clearTimeout(timer)
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
