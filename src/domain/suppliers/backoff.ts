const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 60_000
/** Shorter: a customer waits, and by then the supplier, or our own side, may work again. */
const LONGEST_ORDER_RETRY_MS = 20_000
/** After this many attempts an admin is alerted. */
const ATTEMPTS_UNTIL_LATE = 10
const LATE_RETRY_MS = 10 * 60_000

/** The wait after a number of attempts: it doubles each time, with jitter so that retries do not coincide. */
export function retryDelayMs(attempts: number, longestMs = LONGEST_RETRY_MS): number {
  return jitter(Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), longestMs))
}

/** As retryDelayMs, for an order. Once the admins have been alerted, it is retried at long intervals. */
export function orderRetryMs(attempts: number): number {
  return isLate(attempts) ? jitter(LATE_RETRY_MS) : retryDelayMs(attempts, LONGEST_ORDER_RETRY_MS)
}

export function isLate(attempts: number): boolean {
  return attempts >= ATTEMPTS_UNTIL_LATE
}

function jitter(ms: number): number {
  return ms * (0.8 + Math.random() * 0.4)
}
