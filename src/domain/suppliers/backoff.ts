const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 60_000
/** Shorter: somebody waits for it, and the supplier may have come back meanwhile, or we. */
const LONGEST_ORDER_RETRY_MS = 20_000
/** Who has waited for so many attempts should not wait on without an admin knowing. */
const ATTEMPTS_UNTIL_LATE = 10
const LATE_RETRY_MS = 10 * 60_000

/** The wait after a number of attempts: doubling, with a spread so that retries do not march in step. */
export function retryDelayMs(attempts: number, longestMs = LONGEST_RETRY_MS): number {
  return spread(Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), longestMs))
}

/** As retryDelayMs for an order, which is tried on at leisure once the admins know of it. */
export function orderRetryMs(attempts: number): number {
  return isLate(attempts) ? spread(LATE_RETRY_MS) : retryDelayMs(attempts, LONGEST_ORDER_RETRY_MS)
}

export function isLate(attempts: number): boolean {
  return attempts >= ATTEMPTS_UNTIL_LATE
}

function spread(ms: number): number {
  return ms * (0.8 + Math.random() * 0.4)
}
