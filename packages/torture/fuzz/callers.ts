import { setTimeout as sleep } from 'node:timers/promises'

/** A wallet with a key of its own: a live or a test one. Its limits are its own, too. */
export type Caller = { name: string; key: string; test: boolean }

/** Whom calls are made as, so that the rate limit refuses as few as possible. */
export type Callers = {
  all: readonly Caller[]
  /** A caller who may make so many more calls now; waits until there is one, or until this one may. */
  next(given?: { as?: Caller; calls?: number }): Promise<Caller>
  /** The same; null as soon as it is sure that nobody may before `endMs`. */
  nextBefore(endMs: number, calls?: number): Promise<Caller | null>
}

/** The service's limits for an account: 40 calls in any second, 200 in any minute. Some are left for retries. */
const LIMITS = [
  { calls: 35, windowMs: 1100 },
  { calls: 190, windowMs: 61_000 },
] as const
const MIN_WAIT_MS = 5

export function createCallers(all: readonly Caller[], nowMs: () => number): Callers {
  const calls = new Map<Caller, number[]>(all.map((caller) => [caller, []]))
  let turn = 0

  /** One of those asked, or for how many milliseconds nobody will be free. */
  function take(asked: readonly Caller[], count: number): Caller | number {
    let shortestMs = Number.POSITIVE_INFINITY
    for (let i = 0; i < asked.length; i++) {
      const caller = asked[(turn + i) % asked.length]
      const made = caller && calls.get(caller)
      if (!made) throw new Error('There is no such caller.')
      const waitMs = waitOf(made, count, nowMs())
      if (waitMs === 0) {
        if (asked === all) turn = (turn + i + 1) % all.length
        for (let n = 0; n < count; n++) made.push(nowMs())
        return caller
      }
      shortestMs = Math.min(shortestMs, waitMs)
    }
    return Math.max(MIN_WAIT_MS, shortestMs)
  }

  return {
    all,
    async next({ as, calls: count = 1 } = {}) {
      for (;;) {
        const taken = take(as ? [as] : all, count)
        if (typeof taken !== 'number') return taken
        await sleep(taken)
      }
    },
    async nextBefore(endMs, count = 1) {
      for (;;) {
        const taken = take(all, count)
        if (typeof taken !== 'number') return taken
        if (nowMs() + taken >= endMs) return null
        await sleep(taken)
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
