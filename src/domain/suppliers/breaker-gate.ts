/** Doubles each time the trials fail; short, so that a supplier that works again is soon used. */
const FIRST_OPEN_MS = 5000
const LONGEST_OPEN_MS = 30_000
/** Calls under way at once while half-open, and how many of them may be of orders that have waited. */
const TRIALS = 5
const WAITING_TRIALS = 2
/** This many successes close it, this many failures open it again. */
const TRIALS_TO_DECIDE = 3
/** When to ask again while all trials are under way. */
const TRIAL_WAIT_MS = 1000

/** What a call showed of the supplier; `unclear`: nothing. */
export type Verdict = 'well' | 'failed' | 'unclear'

export type BreakerGate = ReturnType<typeof createBreakerGate>

/**
 * The three states of a circuit breaker: closed lets every call through, open none until a time, and
 * half-open a few at once, new orders first, until enough of them have succeeded or failed.
 * @param known until when it was open at the end of the last run.
 */
export function createBreakerGate(known: Date | null = null) {
  let state: 'closed' | 'open' | 'half-open' = known ? 'open' : 'closed'
  let openUntil = known ?? new Date(0)
  let openMs = FIRST_OPEN_MS
  /** Goes up with each change: a call that was admitted earlier decides nothing any more. */
  let period = 0
  let [underWay, succeeded, failed] = [0, 0, 0]

  function become(next: typeof state): void {
    state = next
    period += 1
    underWay = succeeded = failed = 0
  }

  function open(now: Date): void {
    openUntil = new Date(now.getTime() + openMs)
    openMs = Math.min(openMs * 2, LONGEST_OPEN_MS)
    become('open')
  }

  return {
    open,
    isClosed: () => state === 'closed',
    /** In the past while it is half-open; null while it is closed. */
    openUntil: () => (state === 'closed' ? null : openUntil),

    /** When to ask again; null where a call may enter. */
    refuses({ isNew }: { isNew: boolean }, now: Date): Date | null {
      if (state === 'closed') return null
      if (state === 'open') {
        // A time that is further ahead than any set now was set before the clock was.
        const leftMs = openUntil.getTime() - now.getTime()
        if (leftMs > 0 && leftMs <= LONGEST_OPEN_MS) return openUntil
        become('half-open')
      }
      const room = isNew ? TRIALS : WAITING_TRIALS
      return underWay < room ? null : new Date(now.getTime() + TRIAL_WAIT_MS)
    },

    /** Lets a call enter. The function it returns takes the verdict, and says whether that changed the state. */
    enter(): (verdict: Verdict, now: Date) => boolean {
      const entered = period
      underWay += 1
      return (verdict, now) => {
        if (period !== entered) return false
        underWay -= 1
        if (state !== 'half-open') return false
        if (verdict === 'well') succeeded += 1
        if (verdict === 'failed') failed += 1
        if (failed >= TRIALS_TO_DECIDE) open(now)
        else if (succeeded >= TRIALS_TO_DECIDE) {
          openMs = FIRST_OPEN_MS
          become('closed')
        }
        return period !== entered
      }
    },
  }
}
