import { setImmediate as nextTurn } from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { START } from './factories.ts'

const STEP_MS = 250

/**
 * Time that passes only when the test says so, for timers and the clock alike, and only as fast as the
 * databases that are watched can follow, be they in this process or not.
 */
export function passingTime() {
  let writing = 0
  vi.useFakeTimers({
    now: START,
    toFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['Date', 'performance', 'hrtime'] as const),
    ],
  })
  onTestFinished(() => void vi.useRealTimers())
  return {
    clock: () => new Date(Date.now()),
    watched(store: Store): Store {
      const watch = async <T>(asked: Promise<T>): Promise<T> => {
        writing++
        try {
          return await asked
        } finally {
          writing--
        }
      }
      return {
        ...store,
        async lock(name, options) {
          const held = await watch(store.lock(name, options))
          return held && { ...held, release: () => watch(held.release()) }
        },
        transaction: (work) => watch(store.transaction(work)),
      }
    },
    async pass(ms: number) {
      for (let left = ms; left > 0; left -= STEP_MS) {
        await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS))
        do await nextTurn()
        while (writing > 0)
      }
    },
  }
}
