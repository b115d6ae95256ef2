import { gt, lte, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { rateWindows } from '../../db/schema.ts'
import type { Store, Tx } from '../../db/store.ts'

export const SECOND_MS = 1000
export const MINUTE_MS = 60_000
export const CALLS_PER_SECOND = 40
export const CALLS_PER_MINUTE = 200
/** Of windows in one transaction: requests are answered between two. */
const ROWS_AT_ONCE = 25

const { placeholder } = sql

export type RateOutcome = { allowed: true } | { allowed: false; retryAfterMs: number }

export interface RateLimiter {
  /** Counts the call where both rolling windows have room, and counts nothing where one has not. */
  call(accountId: number, now: Date): RateOutcome | Promise<RateOutcome>
}

/**
 * An account's last 200 counted calls in a ring. No more are needed: a call fits if the 40th last one
 * is at least a second old and the 200th last at least a minute.
 */
class Window {
  readonly #atMs = new Float64Array(CALLS_PER_MINUTE).fill(Number.NEGATIVE_INFINITY)
  #next = 0
  unsaved = true
  savedAtMs = Number.NEGATIVE_INFINITY

  call(nowMs: number): RateOutcome {
    if (this.#nthLast(1) > nowMs) this.#rewind(nowMs)
    const waitMs = Math.max(
      this.#nthLast(CALLS_PER_SECOND) + SECOND_MS - nowMs,
      this.#nthLast(CALLS_PER_MINUTE) + MINUTE_MS - nowMs,
    )
    if (waitMs > 0) return { allowed: false, retryAfterMs: waitMs }
    this.add(nowMs)
    return { allowed: true }
  }

  add(atMs: number) {
    this.#atMs[this.#next] = atMs
    this.#next = (this.#next + 1) % CALLS_PER_MINUTE
    this.unsaved = true
  }

  /** Whether its last call is out of both windows. */
  isQuiet(nowMs: number): boolean {
    return this.#nthLast(1) <= nowMs - MINUTE_MS
  }

  /** The calls of the last minute, oldest first. */
  recent(nowMs: number): number[] {
    const inOrder = [...this.#atMs.slice(this.#next), ...this.#atMs.slice(0, this.#next)]
    return inOrder.filter((atMs) => atMs > nowMs - MINUTE_MS)
  }

  /** After the clock was set back: calls of the future count as made now, neither lost nor for ever. */
  #rewind(nowMs: number) {
    for (const [i, atMs] of this.#atMs.entries()) this.#atMs[i] = Math.min(atMs, nowMs)
  }

  #nthLast(n: number): number {
    return this.#atMs[(this.#next - n + CALLS_PER_MINUTE) % CALLS_PER_MINUTE] as number
  }
}

/** Exact rolling windows in this process's memory, saved to the database by `save`. */
export interface MemoryRateLimiter extends RateLimiter {
  /** Takes over what an earlier process saved. */
  load(now: Date): Promise<void>
  /**
   * Saves what is new and forgets, here and there, accounts that have been quiet for a minute.
   * @param everyMs leaves windows for later that were saved more recently than that.
   */
  save(now: Date, everyMs?: number): Promise<void>
}

type WindowRow = typeof rateWindows.$inferSelect

const keepWindow = prepared<Tx, WindowRow, unknown>('rate_window_keep', (tx) => {
  const values = {
    accountId: placeholder('accountId'),
    callsAtMs: placeholder('callsAtMs'),
    savedAt: placeholder('savedAt'),
  }
  const set = { callsAtMs: sql`excluded.calls_at_ms`, savedAt: sql`excluded.saved_at` }
  return tx
    .insert(rateWindows)
    .values(values)
    .onConflictDoUpdate({ target: rateWindows.accountId, set })
})

export function createMemoryRateLimiter(store: Store): MemoryRateLimiter {
  const windows = new Map<number, Window>()

  /** The windows that are to be saved, by account; those that are quiet are forgotten. */
  function due(nowMs: number, everyMs: number): [number, Window][] {
    const found: [number, Window][] = []
    for (const [accountId, window] of windows) {
      if (window.isQuiet(nowMs)) windows.delete(accountId)
      else if (window.unsaved && nowMs - window.savedAtMs >= everyMs)
        found.push([accountId, window])
    }
    // In the same order as other processes.
    return found.sort(([a], [b]) => a - b)
  }

  async function saveSome(some: [number, Window][], now: Date): Promise<void> {
    const savedAtMs = now.getTime()
    const rows = some.map(([accountId, window]) => {
      const row = { accountId, callsAtMs: window.recent(savedAtMs), savedAt: now }
      Object.assign(window, { unsaved: false, savedAtMs })
      return row
    })
    try {
      await store.transaction(async (tx) => {
        for (const row of rows) await keepWindow(tx, row)
      })
    } catch (error) {
      for (const [, window] of some) window.unsaved = true
      throw error
    }
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
      const unsaved = due(now.getTime(), everyMs)
      if (unsaved.length === 0) return
      for (let from = 0; from < unsaved.length; from += ROWS_AT_ONCE)
        await saveSome(unsaved.slice(from, from + ROWS_AT_ONCE), now)
      const quietSince = new Date(now.getTime() - MINUTE_MS)
      await store.transaction(async (tx) => {
        await tx.delete(rateWindows).where(lte(rateWindows.savedAt, quietSince))
      })
    },
  }
}
