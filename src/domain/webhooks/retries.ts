const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The waits after the first, second … failed attempt. After the last one the delivery has failed. */
const RETRIES_MS = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
]
/** Up to this part of a wait is added, so that the retries of many deliveries do not coincide. */
const JITTER = 0.1

/** Longer than any wait: a time further ahead was stored before the clock was set back. */
export const LONGEST_WAIT_MS = 27 * HOUR_MS

/** An endpoint that has failed for this long, without a success, is switched off. */
export const FAILING_MS = 5 * 24 * HOUR_MS

/**
 * When to try again.
 * @param attempts how many attempts have failed.
 * @param random from 0 to 1.
 * @returns null if there are no more attempts.
 */
export function retryAt(attempts: number, now: Date, random = Math.random()): Date | null {
  const waitMs = RETRIES_MS[attempts - 1]
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs * (1 + JITTER * random))
}
