import { setTimeout as sleep } from 'node:timers/promises'
import type { HeldLock, Store } from '../../db/store.ts'
import type { Log } from '../shared/log.ts'
import { aborted, pause } from '../shared/waiting.ts'

export type Leadership = ReturnType<typeof runAsLeader>

/** Pause between attempts to take the lock. After a leader dies, there is none for at most this long. */
const LOCK_RETRY_MS = 250

type Deps = { store: Pick<Store, 'lock'>; log: Log }

/**
 * Runs work that only one process may do at a time: waits for the lock, works while it holds it, and waits
 * again when the lock is lost.
 * @param work runs until its signal is aborted, by stop() or because the lock is lost. After that it must
 *   start nothing new, and resolve when everything it started has ended. Until then the lock is held,
 *   unless it is the lock that was lost.
 */
export function runAsLeader(
  deps: Deps,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
) {
  return holding(deps, name, { taken: 'this process is now the leader' }, work)
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
  deps: Deps,
  name: string,
  { shared = false, onRetaken }: { shared?: boolean; onRetaken?: () => Promise<void> } = {},
): Promise<KeptLock | null> {
  const first = await takeFirst(() => deps.store.lock(name, { shared }))
  if (!first) return null
  const how = { taken: 'a lock was taken again', shared, first }
  const { stop } = holding(deps, name, how, async (signal, held) => {
    if (held !== first) await onRetaken?.()
    await aborted(signal)
  })
  return { release: stop }
}

async function takeFirst(take: () => Promise<HeldLock | null>): Promise<HeldLock | null> {
  for (let tries = 1; ; tries++) {
    const held = await take()
    if (held || tries === TRIES) return held
    await sleep(PAUSE_MS * Math.random())
  }
}

/** @param how taken: what the log says when the lock was taken. first: a lock that is held already. */
function holding(
  { store, log }: Deps,
  name: string,
  {
    taken,
    shared = false,
    first = null,
  }: { taken: string; shared?: boolean; first?: HeldLock | null },
  work: (signal: AbortSignal, held: HeldLock) => Promise<void>,
) {
  const stopping = new AbortController()
  let failing = false

  async function take(): Promise<HeldLock | null> {
    try {
      const held = await store.lock(name, { shared })
      failing = false
      if (held) log.info({ lock: name }, taken)
      return held
    } catch (error) {
      if (!failing) log.error({ lock: name, err: error }, 'could not ask for a lock; retrying')
      failing = true
      return null
    }
  }

  async function workWith(held: HeldLock): Promise<void> {
    const lose = () => log.warn({ lock: name, err: held.lost.reason }, 'a lock was lost')
    held.lost.addEventListener('abort', lose)
    try {
      await work(AbortSignal.any([stopping.signal, held.lost]), held)
    } catch (error) {
      log.error({ lock: name, err: error }, 'the work of who holds a lock failed')
    } finally {
      held.lost.removeEventListener('abort', lose)
      await held.release()
    }
  }

  async function run(): Promise<void> {
    if (first) await workWith(first)
    while (!stopping.signal.aborted) {
      const held = await take()
      if (held) await workWith(held)
      await pause(LOCK_RETRY_MS, stopping.signal)
    }
  }

  const ran = run()
  return {
    /** Stops the work and waits for its end, then releases the lock: another process can take it at once. */
    async stop() {
      stopping.abort()
      await ran
    },
  }
}
