import { setTimeout as sleep } from 'node:timers/promises'
import type { HeldLock, Store } from '../../db/store.ts'
import type { Log } from '../shared/log.ts'
import { aborted, pause } from '../shared/waiting.ts'

export type Leadership = ReturnType<typeof runAsLeader>

/** Pause between attempts to take the lock. After a leader dies, there is none for at most this long. */
const LOCK_RETRY_MS = 250

/**
 * Runs work that only one process may do at a time: waits for the lock, works while it holds it, and waits
 * again when the lock is lost.
 * @param work runs until its signal is aborted, by stop() or because the lock is lost. After that it must
 *   start nothing new, and resolve when everything it started has ended. Until then the lock is held,
 *   unless it is the lock that was lost.
 */
export function runAsLeader(
  { store, log }: { store: Pick<Store, 'lock'>; log: Log },
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
) {
  const stopping = new AbortController()
  let failing = false

  async function take(): Promise<HeldLock | null> {
    try {
      const held = await store.lock(name)
      failing = false
      return held
    } catch (error) {
      if (!failing) log.error({ lock: name, err: error }, 'could not ask for a lock; retrying')
      failing = true
      return null
    }
  }

  async function workAsLeader(held: HeldLock): Promise<void> {
    const lose = () =>
      log.warn(
        { lock: name, err: held.lost.reason },
        'a lock was lost: this process is no longer the leader',
      )
    held.lost.addEventListener('abort', lose)
    log.info({ lock: name }, 'this process is now the leader')
    try {
      await work(AbortSignal.any([stopping.signal, held.lost]))
    } catch (error) {
      log.error({ lock: name, err: error }, 'the leader’s work failed')
    } finally {
      held.lost.removeEventListener('abort', lose)
      await held.release()
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const held = await take()
      if (held) await workAsLeader(held)
      await pause(LOCK_RETRY_MS, stopping.signal)
    }
  }

  const ran = run()
  return {
    /** Stops the work and waits for its end, then releases the lock: another process can lead at once. */
    async stop() {
      stopping.abort()
      await ran
    },
  }
}

/**
 * About a second in total. On SQLite two processes that try a lock at the same moment may both be refused;
 * PostgreSQL releases the locks of a killed process shortly after its death.
 */
const TRIES = 20
const PAUSE_MS = 100

/** A lock that a process holds for its whole life. */
export type KeptLock = Pick<HeldLock, 'release'>

/**
 * Takes a lock for the life of this process. If the lock is lost together with its connection, the process
 * continues and takes the lock again as soon as it can.
 * @param options onRetaken: called each time the lock was taken again. If it fails, the lock is released,
 *   and both are retried.
 * @returns null if another process holds the lock.
 */
export async function keepLock(
  { store, log }: { store: Pick<Store, 'lock'>; log: Log },
  name: string,
  { shared = false, onRetaken }: { shared?: boolean; onRetaken?: () => Promise<void> } = {},
): Promise<KeptLock | null> {
  const first = await takeFirst(() => store.lock(name, { shared }))
  if (!first) return null
  const released = new AbortController()

  async function reportRetaken(held: HeldLock): Promise<void> {
    try {
      await onRetaken?.()
    } catch (error) {
      // Otherwise our own lock would make the next attempt fail.
      await held.release()
      throw error
    }
  }

  /** Null if the lock was released in the meantime. */
  async function takeAgain(): Promise<HeldLock | null> {
    for (let logged = false; !released.signal.aborted; logged = true) {
      try {
        const held = await store.lock(name, { shared })
        if (held) {
          await reportRetaken(held)
          log.info({ lock: name }, 'a lock was taken again')
          return held
        }
        if (!logged) log.error({ lock: name }, 'a lock was lost, and another process has it')
      } catch (error) {
        if (!logged) log.error({ lock: name, err: error }, 'could not take a lock again; retrying')
      }
      await pause(LOCK_RETRY_MS, released.signal)
    }
    return null
  }

  async function keep(): Promise<void> {
    for (let held: HeldLock | null = first; held; held = await takeAgain()) {
      await aborted(AbortSignal.any([released.signal, held.lost]))
      if (released.signal.aborted) return held.release()
      log.warn({ lock: name, err: held.lost.reason }, 'a lock was lost')
    }
  }

  const kept = keep()
  return {
    async release() {
      released.abort()
      await kept
    },
  }
}

async function takeFirst(take: () => Promise<HeldLock | null>): Promise<HeldLock | null> {
  for (let tries = 1; ; tries++) {
    const held = await take()
    if (held || tries === TRIES) return held
    await sleep(PAUSE_MS * Math.random())
  }
}
