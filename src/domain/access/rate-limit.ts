import { gt, lte, sql } from 'drizzle-orm'
import { columnsOf, prepared } from '../../db/prepared.ts'
import type { Store, Tx } from '../../db/store.ts'
import { rateWindows } from '../schema.ts'
import { isWithin } from '../shared/time.ts'

export const SECOND_MS = 1000
export const MINUTE_MS = 60_000
export const CALLS_PER_SECOND = 40
export const CALLS_PER_MINUTE = 200
/** Windows saved in one transaction. The process answers requests between transactions. */
const BATCH_SIZE = 25

/** How many more calls a window has room for, and after how many ms its oldest call makes room for another. */
export type RateRoom = { left: number; moreAfterMs: number }

/** The room in both windows. */
export type RateRooms = { second: RateRoom; minute: RateRoom }

/** The outcome of a call, and the room that it leaves. */
export type RateOutcome = RateRooms & ({ allowed: true } | { allowed: false; retryAfterMs: number })

export interface RateLimiter {
  /** Counts the call if both rolling windows have room; a refused call is not counted. */
  call(accountId: number, now: Date): RateOutcome | Promise<RateOutcome>
  /** The room that there is, without counting a call. */
  rooms(accountId: number, now: Date): RateRooms | Promise<RateRooms>
}

/**
 * An account's last 200 counted calls in a ring buffer. No more are needed: a call is allowed if the 40th
 * last call is at least a second old and the 200th last at least a minute.
 */
class Window {
  readonly #atMs = new Float64Array(CALLS_PER_MINUTE).fill(Number.NEGATIVE_INFINITY)
  #next = 0
  unsaved = true
  savedAtMs = Number.NEGATIVE_INFINITY

  call(nowMs: number): RateOutcome {
    const { second, minute } = this.rooms(nowMs)
    const waitMs = Math.max(
      second.left > 0 ? 0 : second.moreAfterMs,
      minute.left > 0 ? 0 : minute.moreAfterMs,
    )
    if (waitMs > 0) return { allowed: false, retryAfterMs: waitMs, second, minute }
    this.add(nowMs)
    // If it is the only one, it makes room again after the whole window, as was said of an empty one.
    second.left--
    minute.left--
    return { allowed: true, second, minute }
  }

  rooms(nowMs: number): RateRooms {
    // If the clock was set back, calls in the future count as made now: they are kept, and still expire.
    if (this.#nthLast(1) > nowMs)
      for (const [i, atMs] of this.#atMs.entries()) this.#atMs[i] = Math.min(atMs, nowMs)
    return {
      second: this.#room(CALLS_PER_SECOND, SECOND_MS, nowMs),
      minute: this.#room(CALLS_PER_MINUTE, MINUTE_MS, nowMs),
    }
  }

  /** Counts the calls that are later than its beginning by bisection, since the buffer is in order of time. */
  #room(calls: number, windowMs: number, nowMs: number): RateRoom {
    const sinceMs = nowMs - windowMs
    let counted = 0
    let uncounted = calls + 1
    while (uncounted - counted > 1) {
      const middle = (counted + uncounted) >>> 1
      if (this.#nthLast(middle) > sinceMs) counted = middle
      else uncounted = middle
    }
    // An empty window is full after its whole length at the earliest.
    const moreAfterMs = counted === 0 ? windowMs : this.#nthLast(counted) - sinceMs
    return { left: calls - counted, moreAfterMs }
  }

  add(atMs: number) {
    this.#atMs[this.#next] = atMs
    this.#next = (this.#next + 1) % CALLS_PER_MINUTE
    this.unsaved = true
  }

  /** Whether the last call is older than both windows. */
  isQuiet(nowMs: number): boolean {
    return this.#nthLast(1) <= nowMs - MINUTE_MS
  }

  /** The calls of the last minute, oldest first. */
  recent(nowMs: number): number[] {
    const counted = CALLS_PER_MINUTE - this.#room(CALLS_PER_MINUTE, MINUTE_MS, nowMs).left
    return Array.from({ length: counted }, (_, i) => this.#nthLast(counted - i))
  }

  #nthLast(n: number): number {
    return this.#atMs[(this.#next - n + CALLS_PER_MINUTE) % CALLS_PER_MINUTE] as number
  }
}

/** Of an account without a call. */
const EMPTY = new Window()

/** Exact rolling windows in this process's memory; `save` writes them to the database. */
export interface MemoryRateLimiter extends RateLimiter {
  load(now: Date): Promise<void>
  /**
   * Saves new calls and removes, from memory and database, accounts without a call for a minute.
   * @param everyMs skips windows that were saved less than this long ago.
   */
  save(now: Date, everyMs?: number): Promise<void>
}

type WindowRow = typeof rateWindows.$inferSelect

const saveWindow = prepared<Tx, WindowRow, unknown>('rate_window_keep', (tx) => {
  const set = { callsAtMs: sql`excluded.calls_at_ms`, savedAt: sql`excluded.saved_at` }
  return tx
    .insert(rateWindows)
    .values(columnsOf(rateWindows))
    .onConflictDoUpdate({ target: rateWindows.accountId, set })
})

export function createMemoryRateLimiter(store: Store): MemoryRateLimiter {
  const windows = new Map<number, Window>()

  /** Returns the windows to save, sorted by account, and drops the quiet ones. */
  function due(now: Date, everyMs: number): [number, Window][] {
    const found: [number, Window][] = []
    for (const [accountId, window] of windows) {
      if (window.isQuiet(now.getTime())) windows.delete(accountId)
      else if (window.unsaved && !isWithin(everyMs, window.savedAtMs, now))
        found.push([accountId, window])
    }
    // All processes lock rows in the same order, so that they cannot deadlock.
    return found.sort(([a], [b]) => a - b)
  }

  async function saveBatch(batch: [number, Window][], now: Date): Promise<void> {
    const savedAtMs = now.getTime()
    const rows = batch.map(([accountId, window]) => {
      // Calls that come meanwhile set it again.
      window.unsaved = false
      return { accountId, callsAtMs: window.recent(savedAtMs), savedAt: now }
    })
    try {
      await store.transaction(async (tx) => {
        for (const row of rows) await saveWindow(tx, row)
      })
    } catch (error) {
      for (const [, window] of batch) window.unsaved = true
      throw error
    }
    for (const [, window] of batch) window.savedAtMs = savedAtMs
  }

  return {
    call(accountId, now) {
      let window = windows.get(accountId)
      if (!window) {
        window = new Window()
        windows.set(accountId, window)
      }
      return window.call(now.getTime())
    },

    rooms: (accountId, now) => (windows.get(accountId) ?? EMPTY).rooms(now.getTime()),

    async load(now) {
      const since = new Date(now.getTime() - MINUTE_MS)
      const rows = await store.read.select().from(rateWindows).where(gt(rateWindows.savedAt, since))
      for (const { accountId, callsAtMs } of rows) {
        const window = new Window()
        for (const atMs of callsAtMs) window.add(atMs)
        windows.set(accountId, window)
      }
    },

    async save(now, everyMs = 0) {
      const unsaved = due(now, everyMs)
      if (unsaved.length === 0) return
      for (let from = 0; from < unsaved.length; from += BATCH_SIZE)
        await saveBatch(unsaved.slice(from, from + BATCH_SIZE), now)
      const quietSince = new Date(now.getTime() - MINUTE_MS)
      await store.transaction(async (tx) => {
        await tx.delete(rateWindows).where(lte(rateWindows.savedAt, quietSince))
      })
    },
  }
}

/** The given limiter, or one in memory, which the caller must save. */
export async function rateLimits({
  rateLimiter,
  store,
  clock,
}: {
  rateLimiter?: RateLimiter
  store: Store
  clock: () => Date
}) {
  if (rateLimiter) return { rateLimiter, memoryLimiter: null }
  const memoryLimiter = createMemoryRateLimiter(store)
  await memoryLimiter.load(clock())
  return { rateLimiter: memoryLimiter, memoryLimiter }
}
