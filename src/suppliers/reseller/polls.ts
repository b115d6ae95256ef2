/** The contract's recommended interval is 3 to 10 seconds. */
const POLL_MS = 3000
const SLOW_POLL_MS = 10_000
/** From then on an order is slow. */
const SLOW_AFTER_MS = 60_000
/** So that questions take up at most half of the contract's 200 calls a minute. */
const BETWEEN_POLLS_MS = 600
/** Longer than the last of all open orders waits for its turn, even with thousands of them. */
const FAR_AHEAD_MS = 6 * 60 * 60_000

/** When to ask about an order again, in milliseconds: the more are open, the less often each. */
export function createPolls(clock: () => Date): (requestedAt: Date) => number {
  let lastMs = 0
  return (requestedAt) => {
    const now = clock().getTime()
    const slow = now - requestedAt.getTime() > SLOW_AFTER_MS
    const earliest = now + (slow ? SLOW_POLL_MS : POLL_MS)
    // A last one far ahead was set before the clock was.
    const follows = lastMs - now > FAR_AHEAD_MS ? 0 : lastMs + BETWEEN_POLLS_MS
    lastMs = Math.max(earliest, follows)
    return lastMs - now
  }
}
