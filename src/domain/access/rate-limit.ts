import { gt, lte, or } from 'drizzle-orm'
import { preparedInsert } from '../../db/prepared.ts'
import type { Store } from '../../db/store.ts'
import { rateCalls } from '../schema.ts'

export const SECOND_MS = 1000
export const MINUTE_MS = 60_000
export const CALLS_PER_SECOND = 40
export const CALLS_PER_MINUTE = 200

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
  /** How many of the last calls are not saved. */
  unsaved = 0

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
    this.unsaved = Math.min(this.unsaved + 1, CALLS_PER_MINUTE)
  }

  /** Whether the last call is older than both windows. */
  isQuiet(nowMs: number): boolean {
    return this.#nthLast(1) <= nowMs - MINUTE_MS
  }

  /** So many of the last calls, oldest first. */
  last(calls: number): number[] {
    return Array.from({ length: calls }, (_, i) => this.#nthLast(calls - i))
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
  /** Saves new calls, all in one row, and removes what is older than a minute from memory and database. */
  save(now: Date): Promise<void>
}

const insertCalls = preparedInsert(rateCalls)

export function createMemoryRateLimiter(store: Store): MemoryRateLimiter {
  const windows = new Map<number, Window>()
  /** Those with unsaved calls. */
  let changed = new Map<number, Window>()
  /** When calls were last saved; null if none are in the database. */
  let savedAtMs: number | null = null
  let sweptAtMs = 0

  function dropQuiet(nowMs: number): void {
    sweptAtMs = nowMs
    for (const [accountId, window] of windows) if (window.isQuiet(nowMs)) windows.delete(accountId)
  }

  /** The rows of a clock that was ahead are about to be removed: what they say is saved again. */
  function forgetSaved(): void {
    for (const [accountId, window] of windows) {
      window.unsaved = CALLS_PER_MINUTE
      changed.set(accountId, window)
    }
  }

  async function write(calls: Record<number, number[]>, now: Date): Promise<void> {
    const { savedAt } = rateCalls
    await store.transaction(async (tx) => {
      await tx
        .delete(rateCalls)
        .where(or(lte(savedAt, new Date(now.getTime() - MINUTE_MS)), gt(savedAt, now)))
      if (Object.keys(calls).length > 0) insertCalls(tx, { savedAt: now, calls })
    })
  }

  return {
    call(accountId, now) {
      let window = windows.get(accountId)
      if (!window) {
        window = new Window()
        windows.set(accountId, window)
      }
      const outcome = window.call(now.getTime())
      if (window.unsaved === 1) changed.set(accountId, window)
      return outcome
    },

    rooms: (accountId, now) => (windows.get(accountId) ?? EMPTY).rooms(now.getTime()),

    async load(now) {
      const nowMs = now.getTime()
      const since = new Date(nowMs - MINUTE_MS)
      const rows = await store.read.select().from(rateCalls).where(gt(rateCalls.savedAt, since))
      const found = new Map<number, number[]>()
      for (const { calls } of rows)
        for (const [accountId, atMs] of Object.entries(calls))
          found.set(Number(accountId), [...(found.get(Number(accountId)) ?? []), ...atMs])
      for (const [accountId, atMs] of found) {
        const window = new Window()
        for (const at of atMs.map((at) => Math.min(at, nowMs)).sort((a, b) => a - b)) window.add(at)
        window.unsaved = 0
        windows.set(accountId, window)
      }
      savedAtMs = rows.length > 0 ? nowMs : null
    },

    async save(now) {
      const nowMs = now.getTime()
      if (savedAtMs !== null && savedAtMs > nowMs) forgetSaved()
      if (Math.abs(nowMs - sweptAtMs) >= MINUTE_MS) dropQuiet(nowMs)
      const isOver = savedAtMs !== null && savedAtMs <= nowMs - MINUTE_MS
      if (changed.size === 0 && !isOver) return
      const saving = changed
      const calls: Record<number, number[]> = {}
      for (const [accountId, window] of saving) {
        const unsaved = window.last(window.unsaved).filter((at) => at > nowMs - MINUTE_MS)
        if (unsaved.length > 0) calls[accountId] = unsaved
        window.unsaved = 0
      }
      changed = new Map()
      try {
        await write(calls, now)
        savedAtMs = saving.size > 0 ? nowMs : null
      } catch (error) {
        for (const [accountId, window] of saving) {
          window.unsaved = Math.min(
            window.unsaved + (calls[accountId]?.length ?? 0),
            CALLS_PER_MINUTE,
          )
          changed.set(accountId, window)
        }
        throw error
      }
    },
  }
}
