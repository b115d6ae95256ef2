/** A breaker opens once this many orders failed, if they are more than half of the window. */
const FAILED_ORDERS = 10
/** It opens for everybody only if this many accounts fail, and more than half of those in the window. */
const FAILING_ACCOUNTS = 3
/** The window: the last orders, none of them older than this. */
const WINDOW_ORDERS = 50
const WINDOW_MS = 5 * 60_000
/** An account's gate that was not used for this long is closed: no other account can show that its orders work again. */
const IDLE_MS = 5 * 60_000
/** The most accounts with a gate of their own; the oldest gate is dropped. */
const MAX_ACCOUNTS = 100

/** How long it stays open; doubled each time the probes fail. Short: a supplier that works again is soon used. */
const FIRST_OPEN_MS = 5000
const LONGEST_OPEN_MS = 30_000
/** Probes are the calls it lets through while half-open: so many at once, and of orders that have waited. */
const PROBES = 5
const WAITING_PROBES = 2
/** So many successes close it; as many failures open it again. */
const PROBES_TO_DECIDE = 3
/** When to ask again while all probes are under way. */
const PROBE_WAIT_MS = 1000

/** What a call showed of the supplier; `unclear`: nothing. */
export type Verdict = 'succeeded' | 'failed' | 'unclear'

export type BreakerCall = {
  /** The order's or lookup's id. */
  reference: string
  accountId: number
  /** It was never tried before, and goes ahead of those that have waited. */
  isNew: boolean
  /** Its failure says nothing more of the supplier: a call failed before, or it has waited. */
  triedBefore: boolean
}

/** Permission for one call. */
export interface Permit {
  /** Takes the verdict on the call. True if the breaker has opened or closed since the last one, or by it. */
  end(verdict: Verdict, now: Date): boolean
}

/** Not closed: open until a time, half-open after it; for an account's orders, or (null) everybody's. */
export type OpenState = { openUntil: Date; accountId: number | null }

export interface CircuitBreaker {
  /** Permission for a call, or when to ask again. */
  admit(call: BreakerCall, now: Date): Permit | { until: Date }
  /** Whose waiting orders would not be admitted now: everybody's, or those of some accounts. */
  refusesWaiting(now: Date): 'all' | number[]
  /** Null where it is closed for everybody. */
  openState(): OpenState | null
}

/**
 * Opens by the share of different orders that failed: for one account by its own orders, and for
 * everybody only where several accounts fail, so that one account's orders shut nobody else out. The
 * second failure of an order does not count, whenever it comes.
 * @param known how it was left at the end of the last run.
 */
export function createCircuitBreaker(known: OpenState | null): CircuitBreaker {
  const everybody = createBreakerGate(known?.accountId === null ? known.openUntil : null)
  /** Of accounts whose gate is not closed. */
  const accounts = new Map<number, { gate: BreakerGate; usedAt: Date }>()
  if (known && known.accountId !== null)
    accounts.set(known.accountId, {
      gate: createBreakerGate(known.openUntil),
      usedAt: known.openUntil,
    })
  const window = createWindow()
  /** A call that began before a gate closed says nothing about the time since. */
  let closings = 0
  /** Whether an unused gate was closed and no call has reported it yet. */
  let closedIdle = false

  function closeIdle(now: Date): void {
    for (const [accountId, { usedAt }] of accounts)
      if (Math.abs(now.getTime() - usedAt.getTime()) > IDLE_MS) {
        accounts.delete(accountId)
        closedIdle = true
      }
  }

  function openFor(accountId: number, now: Date): void {
    const [first] = accounts.keys()
    if (accounts.size >= MAX_ACCOUNTS && first !== undefined) accounts.delete(first)
    const gate = createBreakerGate()
    gate.open(now)
    accounts.set(accountId, { gate, usedAt: now })
  }

  /** After one more failure of an account: opens the breaker if the failures in the window suffice. */
  function judge(accountId: number, now: Date): boolean {
    const tallies = window.tallies(now)
    const failing = [...tallies.values()].filter(isFailing)
    const failed = [...tallies.values()].reduce((sum, tally) => sum + tally.failed, 0)
    const many = failing.length >= FAILING_ACCOUNTS && failing.length > tallies.size / 2
    const own = tallies.get(accountId)
    if (many && failed >= FAILED_ORDERS) everybody.open(now)
    else if (own && isFailing(own) && own.failed >= FAILED_ORDERS) openFor(accountId, now)
    else return false
    return true
  }

  return {
    admit(call, now) {
      const { reference, accountId, triedBefore } = call
      const account = accounts.get(accountId)
      if (account) account.usedAt = now
      closeIdle(now)
      const own = account?.gate
      const until = everybody.refuses(call, now) ?? own?.refuses(call, now)
      if (until) return { until }
      const end = everybody.enter()
      const endOwn = own?.enter()
      const began = closings
      return {
        end(verdict, endedAt) {
          const counted = verdict === 'failed' && triedBefore ? 'unclear' : verdict
          const changed = end(counted, endedAt)
          const ownChanged = endOwn?.(counted, endedAt) ?? false
          if (changed && everybody.isClosed()) {
            window.clear()
            closings += 1
          }
          if (ownChanged && own?.isClosed()) {
            accounts.delete(accountId)
            window.forget(accountId)
            closings += 1
          }
          const idleClosed = closedIdle
          closedIdle = false
          if (changed || ownChanged || idleClosed) return true
          if (counted === 'unclear' || began !== closings || !everybody.isClosed()) return false
          window.add(reference, { accountId, failed: counted === 'failed', at: endedAt })
          return counted === 'failed' && !accounts.has(accountId) && judge(accountId, endedAt)
        },
      }
    },

    refusesWaiting(now) {
      if (everybody.refuses({ isNew: false }, now)) return 'all'
      const refused = [...accounts].filter(([, { gate }]) => gate.refuses({ isNew: false }, now))
      return refused.map(([accountId]) => accountId)
    },

    openState() {
      const openUntil = everybody.openUntil()
      if (openUntil) return { openUntil, accountId: null }
      for (const [accountId, { gate }] of accounts) {
        const until = gate.openUntil()
        if (until) return { openUntil: until, accountId }
      }
      return null
    },
  }
}

type BreakerGate = ReturnType<typeof createBreakerGate>

/**
 * The three states of a circuit breaker: closed lets every call through, open none until a time, and
 * half-open a few at once, new orders first, until enough of them have succeeded or failed.
 * @param known until when it was open at the end of the last run.
 */
function createBreakerGate(known: Date | null = null) {
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
      const room = isNew ? PROBES : WAITING_PROBES
      return underWay < room ? null : new Date(now.getTime() + PROBE_WAIT_MS)
    },

    /** Lets a call enter. The function it returns takes the verdict, and says whether that changed the state. */
    enter(): (verdict: Verdict, now: Date) => boolean {
      const entered = period
      underWay += 1
      return (verdict, now) => {
        if (period !== entered) return false
        underWay -= 1
        if (state !== 'half-open') return false
        if (verdict === 'succeeded') succeeded += 1
        if (verdict === 'failed') failed += 1
        if (failed >= PROBES_TO_DECIDE) open(now)
        else if (succeeded >= PROBES_TO_DECIDE) {
          openMs = FIRST_OPEN_MS
          become('closed')
        }
        return period !== entered
      }
    },
  }
}

type Tally = { orders: number; failed: number }
type Sample = { accountId: number; failed: boolean; at: Date }

function isFailing({ orders, failed }: Tally): boolean {
  return failed > orders / 2
}

/** How the last orders went. Each counts once, by its last call that counts. */
function createWindow() {
  const samples = new Map<string, Sample>()
  return {
    clear: () => samples.clear(),
    add(reference: string, sample: Sample): void {
      samples.delete(reference)
      samples.set(reference, sample)
      const [oldest] = samples.keys()
      if (samples.size > WINDOW_ORDERS && oldest !== undefined) samples.delete(oldest)
    },
    forget(accountId: number): void {
      for (const [reference, sample] of samples)
        if (sample.accountId === accountId) samples.delete(reference)
    },
    /** By account, of what is not too old. */
    tallies(now: Date): Map<number, Tally> {
      const tallies = new Map<number, Tally>()
      for (const { accountId, failed, at } of samples.values()) {
        // Nor too far ahead: then the clock has been set back since.
        if (Math.abs(now.getTime() - at.getTime()) > WINDOW_MS) continue
        const { orders, failed: before } = tallies.get(accountId) ?? { orders: 0, failed: 0 }
        tallies.set(accountId, { orders: orders + 1, failed: before + (failed ? 1 : 0) })
      }
      return tallies
    },
  }
}
