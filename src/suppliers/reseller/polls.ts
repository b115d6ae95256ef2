/** The contract's recommended interval is 3 to 10 seconds. */
const POLL_MS = 3000
const SLOW_POLL_MS = 10_000
/** An order older than this is polled slowly. */
const SLOW_AFTER_MS = 60_000
/** Spaces polls so that they use at most half of the contract's 200 calls a minute. */
const POLL_SPACING_MS = 600
/** Longer than any open order waits for its poll, even with thousands of them. */
const MAX_AHEAD_MS = 6 * 60 * 60_000

/** Returns a function that says in how many ms to poll an order. The more orders are open, the longer each waits. */
export function createPolls(clock: () => Date): (requestedAt: Date) => number {
  let lastMs = 0
  return (requestedAt) => {
    const now = clock().getTime()
    const slow = now - requestedAt.getTime() > SLOW_AFTER_MS
    const earliest = now + (slow ? SLOW_POLL_MS : POLL_MS)
    // If the last poll is too far in the future, the clock was set back since.
    const inTurn = lastMs - now > MAX_AHEAD_MS ? 0 : lastMs + POLL_SPACING_MS
    lastMs = Math.max(earliest, inTurn)
    return lastMs - now
  }
}
