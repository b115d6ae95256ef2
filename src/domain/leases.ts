import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import { leases } from '../db/schema.ts'
import type { Store, Tx } from '../db/store.ts'
import type { Log } from './supplier-calls.ts'

/** What each process that may take turns with others brings along. */
export type LeaseDeps = {
  store: Store
  clock: () => Date
  log: Log
  /** This process's name, which no other has. */
  holder: string
  /** How long a lease lasts that is not renewed: so long a death keeps the others waiting. */
  leaseMs: number
}

export interface Turns {
  /** Ends the turn under way in good order and lets another process have the next one at once. */
  stop(): Promise<void>
}

/** None is taken for so long: one that reaches further was written while a clock was wrong. */
const LONGEST_LEASE_MS = 60_000

// Leases compare the clocks of different processes. A holder trusts in its lease for two thirds of its
// time and counts that on a clock of its own that is never set, so that another clock may be ahead by
// the last third before two processes hold one lease; one that is behind only waits longer.
const TRUSTED = 2 / 3
/** Three renewals may fail before a turn ends. */
export const RENEWED = 1 / 5
export const ASKED = 1 / 15

/**
 * Takes or renews a lease, by one statement, so that of several processes one has it.
 * @returns false where another has it.
 */
export async function takeLease(
  tx: Tx,
  { name, holder, leaseMs }: { name: string; holder: string; leaseMs: number },
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + leaseMs)
  const tooFar = new Date(now.getTime() + LONGEST_LEASE_MS)
  const taken = await tx
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${or(eq(leases.holder, holder), lte(leases.until, now), gt(leases.until, tooFar))}`,
    })
    .returning({ name: leases.name })
  return taken.length > 0
}

/** Gives a lease back before its time; one that another holds stays where it is. */
export async function releaseLease(
  tx: Tx,
  { name, holder }: { name: string; holder: string },
): Promise<void> {
  await tx.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
}

/**
 * Does work that only one process does at a time, whenever it is this one's turn: waits for the lease,
 * renews it for as long as the work goes on, and waits again once it is lost.
 * @param turn the work. It lasts until its signal is aborted, by a stop or because the lease is lost,
 *   and then begins nothing new and resolves once what was begun has ended; the lease is kept so long
 *   where it can be.
 */
export function takeTurns(
  deps: LeaseDeps,
  name: string,
  turn: (over: AbortSignal) => Promise<void>,
): Turns {
  const { store, clock, log, holder, leaseMs } = deps
  const stopping = new AbortController()
  let failing = false

  /** Until when the lease can be trusted, by `performance.now()`; null where another has it. */
  async function ask(): Promise<number | null | 'unknown'> {
    try {
      let askedAtMs = 0
      const taken = await store.transaction((tx) => {
        askedAtMs = performance.now()
        return takeLease(tx, { name, holder, leaseMs }, clock())
      })
      failing = false
      return taken ? askedAtMs + leaseMs * TRUSTED : null
    } catch (error) {
      if (!failing) log.error({ lease: name, err: error }, 'a lease could not be asked for')
      failing = true
      return 'unknown'
    }
  }

  async function release(): Promise<void> {
    try {
      await store.transaction((tx) => releaseLease(tx, { name, holder }))
    } catch (error) {
      // It runs out by itself.
      log.error({ lease: name, err: error }, 'a lease could not be given back')
    }
  }

  async function haveTurn(trustedUntilMs: number): Promise<void> {
    const over = new AbortController()
    const ended = new AbortController()
    const end = () => over.abort()
    stopping.signal.addEventListener('abort', end)
    if (stopping.signal.aborted) end()

    const lose = () => {
      if (!over.signal.aborted) log.warn({ lease: name }, 'a lease was lost')
      over.abort()
    }
    let trust: NodeJS.Timeout | undefined
    const trustUntil = (untilMs: number) => {
      clearTimeout(trust)
      trust = setTimeout(lose, untilMs - performance.now())
    }
    trustUntil(trustedUntilMs)

    const work = turn(over.signal)
      .catch((error) => log.error({ lease: name, err: error }, 'a turn broke off'))
      .finally(() => ended.abort())
    for (;;) {
      await pause(leaseMs * RENEWED, ended.signal)
      // Once it is lost another may have begun, though this one's work has not ended yet.
      if (ended.signal.aborted || (over.signal.aborted && !stopping.signal.aborted)) break
      const renewed = await ask()
      if (renewed === null) {
        lose()
        break
      }
      if (renewed !== 'unknown') trustUntil(renewed)
    }
    await work
    clearTimeout(trust)
    stopping.signal.removeEventListener('abort', end)
    await release()
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const trustedUntilMs = await ask()
      if (typeof trustedUntilMs === 'number') await haveTurn(trustedUntilMs)
      await pause(leaseMs * ASKED, stopping.signal)
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

/** Resolves once the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return pause(null, signal)
}

/** Resolves when the time has passed or the signal is aborted. */
export function pause(ms: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = ms === null ? undefined : setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
