import type { AdapterFile } from './schema.ts'

const EVERY_MS = 5000
const SLOW_EVERY_MS = 30_000
/** An order older than this is polled slowly. */
const SLOW_AFTER_MS = 2 * 60_000
/** Spaces polls so that they are at most 100 a minute. */
const APART_MS = 600

/**
 * Returns a function that says in how many ms to poll an order. The more orders are open, the longer each waits.
 * `askedMs`: how long the supplier asked for instead. Another order does not wait for it.
 */
export function createPolls(
  { every, slowAfter, slowEvery, apart }: AdapterFile['poll'],
  clock: () => Date,
): (requestedAt: Date, askedMs: number | undefined) => number {
  let lastMs = 0
  let calledMs = 0
  return (requestedAt, askedMs) => {
    if (askedMs !== undefined) return Math.max(askedMs, apart ?? APART_MS)
    const now = clock().getTime()
    const isSlow = now - requestedAt.getTime() > (slowAfter ?? SLOW_AFTER_MS)
    const waitMs = isSlow ? (slowEvery ?? SLOW_EVERY_MS) : (every ?? EVERY_MS)
    // If this was called in the future, the clock was set back since, and nobody waits for those polls.
    const inTurn = now < calledMs ? 0 : lastMs + (apart ?? APART_MS)
    calledMs = now
    lastMs = Math.max(now + waitMs, inTurn)
    return lastMs - now
  }
}
