import { gt, lte } from 'drizzle-orm'
import { rateWindows } from '../db/schema.ts'
import type { Store, Tx } from '../db/store.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000
const CALLS_PER_SECOND = 40
const CALLS_PER_MINUTE = 200

export type RateOutcome = { allowed: true } | { allowed: false; retryAfterMs: number }

export interface RateLimiter {
  /** Counts the call where both rolling windows have room, and counts nothing where one has not. */
  call(accountId: number, now: Date): Promise<RateOutcome>
}

/**
 * An account's last 200 counted calls in a ring. No more are needed: a call fits if the 40th last one
 * is at least a second old and the 200th last at least a minute.
 */
class Window {
  readonly #atMs = new Float64Array(CALLS_PER_MINUTE).fill(Number.NEGATIVE_INFINITY)
  #next = 0
  unsaved = true

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
  /** Saves what is new and forgets, here and there, accounts that have been quiet for a minute. */
  save(now: Date): Promise<void>
}

export function createMemoryRateLimiter(store: Store): MemoryRateLimiter {
  const windows = new Map<number, Window>()

  return {
    async call(accountId, now) {
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

    async save(now) {
      const fresh: Window[] = []
      const rows: (typeof rateWindows.$inferInsert)[] = []
      for (const [accountId, window] of windows) {
        const callsAtMs = window.recent(now.getTime())
        if (callsAtMs.length === 0) windows.delete(accountId)
        else if (window.unsaved) {
          window.unsaved = false
          fresh.push(window)
          rows.push({ accountId, callsAtMs, savedAt: now })
        }
      }
      if (rows.length === 0) return
      try {
        await store.transaction((tx) => saveRows(tx, rows, now))
      } catch (error) {
        for (const window of fresh) window.unsaved = true
        throw error
      }
    },
  }
}

async function saveRows(tx: Tx, rows: (typeof rateWindows.$inferInsert)[], now: Date) {
  for (const row of rows)
    await tx
      .insert(rateWindows)
      .values(row)
      .onConflictDoUpdate({ target: rateWindows.accountId, set: row })
  await tx.delete(rateWindows).where(lte(rateWindows.savedAt, new Date(now.getTime() - MINUTE_MS)))
}
