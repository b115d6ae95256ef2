import { setTimeout as sleep } from 'node:timers/promises'

/** A wallet with a key of its own: a live or a test one. Its limits are its own, too. */
export type Caller = { name: string; key: string; test: boolean }

/** Whom calls are made as, so that the rate limit refuses as few as possible. */
export type Callers = {
  all: readonly Caller[]
  /** A caller who may make so many more calls now; waits until there is one, or until this one may. */
  next(given?: { as?: Caller; calls?: number }): Promise<Caller>
}

/** The service's limits for an account: 40 calls in any second, 200 in any minute. Some are left for retries. */
const LIMITS = [
  { calls: 35, windowMs: 1100 },
  { calls: 190, windowMs: 61_000 },
] as const
const MAX_WAIT_MS = 1000

export function createCallers(all: readonly Caller[], nowMs: () => number): Callers {
  const calls = new Map<Caller, number[]>(all.map((caller) => [caller, []]))
  let turn = 0
  return {
    all,
    async next({ as, calls: count = 1 } = {}) {
      for (;;) {
        const asked = as ? [as] : all
        let shortest = MAX_WAIT_MS
        for (let i = 0; i < asked.length; i++) {
          const caller = asked[(turn + i) % asked.length]
          const made = caller && calls.get(caller)
          if (!made) throw new Error('There is no such caller.')
          const waitMs = waitOf(made, count, nowMs())
          if (waitMs === 0) {
            turn = as ? turn : (turn + i + 1) % asked.length
            for (let n = 0; n < count; n++) made.push(nowMs())
            return caller
          }
          shortest = Math.min(shortest, waitMs)
        }
        await sleep(Math.max(5, shortest))
      }
    },
  }
}

/** How long a caller must wait before it may make `count` calls more. Forgets calls that count no more. */
export function waitOf(made: number[], count: number, nowMs: number): number {
  const longestMs = Math.max(...LIMITS.map(({ windowMs }) => windowMs))
  while ((made[0] ?? nowMs) < nowMs - longestMs) made.shift()
  return Math.max(
    ...LIMITS.map(({ calls, windowMs }) => {
      const decisive = made[made.length + count - calls - 1]
      return decisive === undefined ? 0 : Math.max(0, decisive + windowMs - nowMs)
    }),
  )
}
