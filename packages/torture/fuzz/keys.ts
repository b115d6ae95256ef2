import { setTimeout as sleep } from 'node:timers/promises'

/** The service's limits for each kind of key of an account: 40 calls in any second, 200 in any minute. */
const LIMITS = [
  { calls: 35, windowMs: 1100 },
  { calls: 190, windowMs: 61_000 },
] as const
const LONGEST_MS = Math.max(...LIMITS.map(({ windowMs }) => windowMs))
const MIN_WAIT_MS = 5

/** Hands out keys so that the rate limit refuses as few calls as possible. */
export type Keys = {
  /** One that may make a call now; null at `endMs`. */
  nextBefore(endMs: number): Promise<string | null>
}

export function createKeys(all: readonly string[], nowMs: () => number): Keys {
  const calls = new Map<string, number[]>(all.map((key) => [key, []]))
  let turn = 0
  return {
    async nextBefore(endMs) {
      for (;;) {
        const key = all[turn++ % all.length] ?? ''
        const made = calls.get(key) ?? []
        if (waitOf(made, nowMs()) === 0) {
          made.push(nowMs())
          return key
        }
        const waitMs = Math.min(...[...calls.values()].map((one) => waitOf(one, nowMs())))
        if (nowMs() + waitMs >= endMs) {
          // Whoever asks again at once would leave no time for the servers that this process stands in for.
          await sleep(Math.max(MIN_WAIT_MS, endMs - nowMs()))
          return null
        }
        if (waitMs > 0) await sleep(Math.max(MIN_WAIT_MS, waitMs))
      }
    },
  }
}

/** How many milliseconds a key must wait before it may make another call. Forgets calls that count no more. */
function waitOf(made: number[], nowMs: number): number {
  while ((made[0] ?? nowMs) < nowMs - LONGEST_MS) made.shift()
  return Math.max(
    ...LIMITS.map(({ calls, windowMs }) => {
      const decisive = made[made.length - calls]
      return decisive === undefined ? 0 : Math.max(0, decisive + windowMs - nowMs)
    }),
  )
}
