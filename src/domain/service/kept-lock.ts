import { setTimeout as sleep } from 'node:timers/promises'
import type { HeldLock, Store } from '../../db/store.ts'
import type { Log } from '../shared/log.ts'
import { aborted, pause } from '../shared/waiting.ts'
import { LOCK_RETRY_MS } from './leader.ts'

/**
 * About a second in all: on SQLite two that try a lock at the same moment may both be refused, and
 * PostgreSQL frees those of a killed process a moment after its end.
 */
const TRIES = 20
const PAUSE_MS = 100

/** A lock that a process has for its whole life. */
export interface KeptLock {
  release(): Promise<void>
}

/**
 * Takes a lock for the life of this process. If the connection that holds it is lost, and the lock with
 * it, the process goes on and takes the lock again as soon as it can.
 * @param options onBack: called each time that it was taken again; where it fails, both are tried again.
 * @returns null where another has it.
 */
export async function keepLock(
  { store, log }: { store: Pick<Store, 'lock'>; log: Log },
  name: string,
  { shared = false, onBack }: { shared?: boolean; onBack?: () => Promise<void> } = {},
): Promise<KeptLock | null> {
  const first = await takeFirst(() => store.lock(name, { shared }))
  if (!first) return null
  const released = new AbortController()

  async function backWith(held: HeldLock): Promise<void> {
    try {
      await onBack?.()
    } catch (error) {
      // Else it would be refused to ourselves from now on.
      await held.release()
      throw error
    }
  }

  /** Null where it is released meanwhile. */
  async function takeAgain(): Promise<HeldLock | null> {
    for (let told = false; !released.signal.aborted; ) {
      try {
        const held = await store.lock(name, { shared })
        if (held) {
          await backWith(held)
          log.info({ lock: name }, 'a lock was taken again')
          return held
        }
        if (!told) log.error({ lock: name }, 'a lock was lost, and another process has it')
        told = true
      } catch (error) {
        if (!told) log.error({ lock: name, err: error }, 'a lock could not be taken again yet')
        told = true
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
