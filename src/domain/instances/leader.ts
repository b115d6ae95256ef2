import type { HeldLock, Store } from '../../db/store.ts'
import type { Log } from '../shared/log.ts'
import { pause } from '../shared/waiting.ts'

export interface Leadership {
  /** Stops the work and waits for its end, then releases the lock: another process can lead at once. */
  stop(): Promise<void>
}

/** Pause between attempts to take the lock. After a leader dies, there is none for at most this long. */
export const LOCK_RETRY_MS = 250

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
): Leadership {
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
    async stop() {
      stopping.abort()
      await ran
    },
  }
}
