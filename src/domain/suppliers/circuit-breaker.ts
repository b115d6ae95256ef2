/** A breaker opens only after this many orders failed. For one account, they must be over half of its orders. */
const FAILED_ORDERS = 10
/** It opens for everybody only if at least this many accounts, and over half of those in the window, fail. */
const FAILING_ACCOUNTS = 3
/** The window: the last orders, none older than this. */
const WINDOW_ORDERS = 50
const WINDOW_MS = 5 * 60_000
/** An account's gate closes after this long without use: no other account can show that its orders work again. */
const IDLE_MS = 5 * 60_000
/** The most accounts that have their own gate. A further one replaces the oldest. */
const MAX_ACCOUNTS = 100

/** How long it stays open; doubled each time the probes fail. Short, so that a supplier is soon tried again. */
const FIRST_OPEN_MS = 5000
const LONGEST_OPEN_MS = 30_000
/** Probes are the calls it lets through while half-open: this many at once, fewer for orders that have waited. */
const PROBES = 5
const WAITING_PROBES = 2
/** This many successes close it; as many failures open it again. */
const PROBES_TO_DECIDE = 3
/** When to ask again while all probes are running. */
const PROBE_WAIT_MS = 1000

/** What a call showed about the supplier; `unclear`: nothing. */
export type Verdict = 'ok' | 'failed' | 'unclear'

export type BreakerCall = {
  /** The order's or lookup's id. */
  reference: string
  accountId: number
  /** This is its first try, which goes ahead of jobs that have waited. */
  isNew: boolean
  /** A call for it failed before, or it has waited, so that another failure says nothing about the supplier. */
  triedBefore: boolean
}

export interface Permit {
  /** Reports the verdict on the call. True if the breaker has opened or closed, now or since the last report. */
  end(verdict: Verdict, now: Date): boolean
}

/** A breaker that is not closed: open until a time, half-open after it. For one account, or for everybody (null). */
export type OpenState = { openUntil: Date; accountId: number | null }

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/**
 * Opens when too large a share of the orders fails. An account's failures open it for that account; it
 * opens for everybody only if several accounts fail, so that one account's orders shut nobody else out.
 * The second failure of an order never counts.
 * @param known the state at the end of the last run; null if it was closed.
 */
export function createCircuitBreaker(known: OpenState | null) {
  const everybody = createBreakerGate(known?.accountId === null ? known.openUntil : null)
  /** The gates of accounts that are not closed. */
  const accounts = new Map<number, { gate: BreakerGate; usedAt: Date }>()
  if (known && known.accountId !== null)
    accounts.set(known.accountId, {
      gate: createBreakerGate(known.openUntil),
      usedAt: known.openUntil,
    })
  const window = createWindow()
  /** How often a gate has closed. The result of a call that began before the last closing is out of date. */
  let closings = 0
  /** Whether an unused gate has closed since the last report. */
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

  /** After a failure of this account. Returns whether there were enough failures to open the breaker. */
  function openIfFailing(accountId: number, now: Date): boolean {
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
    /** Permits a call, or says when to ask again. */
    admit(call: BreakerCall, now: Date): Permit | { until: Date } {
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
          return (
            counted === 'failed' && !accounts.has(accountId) && openIfFailing(accountId, endedAt)
          )
        },
      }
    },

    /** The accounts whose waiting orders would not be admitted now. */
    refusesWaiting(now: Date): 'all' | number[] {
      if (everybody.refuses({ isNew: false }, now)) return 'all'
      const refused = [...accounts].filter(([, { gate }]) => gate.refuses({ isNew: false }, now))
      return refused.map(([accountId]) => accountId)
    },

    /** Whether a new order of the account would not be admitted now. */
    refusesNew(accountId: number, now: Date): boolean {
      const isNew = { isNew: true }
      if (everybody.refuses(isNew, now)) return true
      return Boolean(accounts.get(accountId)?.gate.refuses(isNew, now))
    },

    /** Null if it is closed for everybody. */
    openState(): OpenState | null {
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
 * The three states of a circuit breaker. Closed lets every call through. Open lets none through until a
 * time. Half-open lets a few through at once, new orders first, until enough have succeeded or failed.
 * @param known until when it was open at the end of the last run; null if it was closed.
 */
function createBreakerGate(known: Date | null = null) {
  let state: 'closed' | 'open' | 'half-open' = known ? 'open' : 'closed'
  let openUntil = known ?? new Date(0)
  let openMs = FIRST_OPEN_MS
  /** Incremented with each change of state: calls that were admitted before it no longer count. */
  let period = 0
  let [running, succeeded, failed] = [0, 0, 0]

  function become(next: typeof state): void {
    state = next
    period += 1
    running = succeeded = failed = 0
  }

  function open(now: Date): void {
    openUntil = new Date(now.getTime() + openMs)
    openMs = Math.min(openMs * 2, LONGEST_OPEN_MS)
    become('open')
  }

  return {
    open,
    isClosed: () => state === 'closed',
    /** In the past while half-open; null while closed. */
    openUntil: () => (state === 'closed' ? null : openUntil),

    /** When to ask again; null if a call may enter. */
    refuses({ isNew }: { isNew: boolean }, now: Date): Date | null {
      if (state === 'closed') return null
      if (state === 'open') {
        // If the time is too far in the future, the clock was set back since.
        const leftMs = openUntil.getTime() - now.getTime()
        if (leftMs > 0 && leftMs <= LONGEST_OPEN_MS) return openUntil
        become('half-open')
      }
      const room = isNew ? PROBES : WAITING_PROBES
      return running < room ? null : new Date(now.getTime() + PROBE_WAIT_MS)
    },

    /** Lets a call enter. The returned function takes the verdict and returns whether it changed the state. */
    enter(): (verdict: Verdict, now: Date) => boolean {
      const entered = period
      running += 1
      return (verdict, now) => {
        if (period !== entered) return false
        running -= 1
        if (state !== 'half-open') return false
        if (verdict === 'ok') succeeded += 1
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

/** How the last orders went. Each counts once, by the last of its calls that counts. */
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
    /** The tallies by account, without orders that are too old. */
    tallies(now: Date): Map<number, Tally> {
      const tallies = new Map<number, Tally>()
      for (const { accountId, failed, at } of samples.values()) {
        // A time too far in the future is skipped, too: the clock was set back since.
        if (Math.abs(now.getTime() - at.getTime()) > WINDOW_MS) continue
        const { orders, failed: before } = tallies.get(accountId) ?? { orders: 0, failed: 0 }
        tallies.set(accountId, { orders: orders + 1, failed: before + (failed ? 1 : 0) })
      }
      return tallies
    },
  }
}
