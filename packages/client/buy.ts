import type { Order, OrderRequest } from './api.ts'
import { ApiError, ConnectionError } from './errors.ts'
import type { OrderWait, OrderWatch } from './order-watch.ts'
import { backoffMs, mayPass, type Transport } from './transport.ts'

/** An order as `buy` takes it. Without a trxid, it makes one. */
export type Purchase = Omit<OrderRequest, 'trxid'> & { trxid?: string }

export type BuyOptions = {
  /** When to stop waiting, from the call on; by default after 2 minutes. */
  timeoutMs?: number
  /** Stops waiting. It takes no order back. */
  signal?: AbortSignal
  /** Called with the trxid, and awaited, before anything is sent: store it there. */
  onTrxid?: (trxid: string) => unknown
}

export type BuyResult =
  /** Done; `order.codes` are the keys or cards. */
  | { outcome: 'completed'; trxid: string; order: Order }
  /** Not done; `order.error` says why, `order.refunded` that you have your money back. */
  | { outcome: 'cancelled'; trxid: string; order: Order }
  /** Certainly nothing was bought, and nothing will be, unless you order again. */
  | { outcome: 'refused'; trxid: string; reason: Reason }
  /** It may be bought now or later: call `buy` again later, with the same trxid. */
  | { outcome: 'unknown'; trxid: string; reason: Reason; order?: Order }

/** A code such as INSUFFICIENT_BALANCE, and words for the engineer. */
export type Reason = {
  code: string
  message: string
  /** The refusal itself, such as with the `price` of PRICE_CHANGED. */
  answer?: Record<string, unknown>
}

const TIMEOUT_MS = 120_000
/** The last call about an order gets at least this long, even if the time is over. */
const LAST_CALL_MS = 2000
/** The contract asks for 3 to 10 seconds between polls. */
const FIRST_POLL_MS = 3000
const MAX_POLL_MS = 10_000
/** While events report the end of an order, polls are only a precaution. */
const WATCHED_POLL_MS = 30_000

const TIME_OVER: Reason = { code: 'TIMEOUT', message: 'The time was over.' }
const STATES = new Set(['processing', 'completed', 'cancelled'])

/** Refusals before the service has looked at the order. They end by themselves. */
const NOT_NOW = new Set([
  ...['RATE_LIMIT', 'RATE_LIMIT_UNAVAILABLE', 'MAINTENANCE', 'API_ORDER_DISABLED'],
])

/** Places the order, finds out what became of it, and waits for its end: see `buy` of the client. */
export async function buy(
  { call, time, callTimeoutMs }: Transport,
  watch: OrderWatch,
  purchase: Purchase,
  { signal, timeoutMs = TIMEOUT_MS, onTrxid }: BuyOptions,
): Promise<BuyResult> {
  if (!(timeoutMs >= 0)) throw new TypeError('timeoutMs must be a number of milliseconds.')
  const deadline = time.now() + timeoutMs
  const trxid = trxidOf(purchase)
  /** Whether an earlier program may have sent the trxid. */
  let mayBeKnown = 'trxid' in purchase
  /** Whether an attempt of ours may have been acted on, or may still be. */
  let mayAct = false
  let reason = TIME_OVER

  await onTrxid?.(trxid)
  const placed = await place()
  return placed ? untilItEnds(placed) : withoutOrder()

  /** The order; null if there is none, or none is known. */
  async function place(): Promise<Order | null> {
    for (let attempt = 1; !isOver(); attempt++) {
      try {
        return await post()
      } catch (error) {
        reason = reasonOf(error)
        if (!isRefusal(error)) mayAct = true
        else if (error.code === 'TRXID_REUSED') return refuse()
        else {
          const found = mayBeKnown || mayAct ? await find() : 'none'
          if (typeof found === 'object') return isOrderOf(purchase, found) ? found : refuse()
          if (found === 'no answer') return null
          if (found === 'none') mayBeKnown = false
          if (!mayBeKnown && !mayAct && !NOT_NOW.has(error.code)) return null
        }
        await time.pause(withinTime(backoffMs(attempt, error)), signal)
      }
    }
    return null
  }

  async function post(): Promise<Order> {
    const body = { ...purchase, trxid }
    // If the trxid was used for another order, the answer is a refusal instead of that order.
    const headers = { Prefer: 'handling=strict' }
    return orderIn(await call('POST', '/orders', { body, headers, ...limits() }))
  }

  /** The order with this trxid. Without an answer, `retry` says that a later call may get one. */
  async function find(): Promise<Order | 'none' | 'retry' | 'no answer'> {
    try {
      const { orders } = await call('GET', '/orders', { query: { trxid }, ...limits() })
      const [order] = Array.isArray(orders) ? orders : [null]
      return order === undefined ? 'none' : orderIn(order)
    } catch (error) {
      return mayPass(error) ? 'retry' : 'no answer'
    }
  }

  /** Another order of the account has the trxid, so this one was not bought. */
  function refuse(): null {
    reason = { code: 'TRXID_REUSED', message: 'Another order has this trxid.' }
    mayBeKnown = false
    mayAct = false
    return null
  }

  function withoutOrder(): BuyResult {
    const outcome = mayBeKnown || mayAct ? 'unknown' : 'refused'
    return { outcome, trxid, reason: whyOver() }
  }

  async function untilItEnds(placed: Order): Promise<BuyResult> {
    reason = TIME_OVER
    if (placed.status !== 'processing') return { outcome: placed.status, trxid, order: placed }
    const wait = watch.wait(placed.orderId, signal)
    try {
      return await poll(placed, wait)
    } finally {
      wait.end()
    }
  }

  async function poll(placed: Order, wait: OrderWait): Promise<BuyResult> {
    let order = placed
    let [waitMs, pollMs] = [FIRST_POLL_MS, FIRST_POLL_MS]
    /** Otherwise the key may only order: sending the order again answers its state. */
    let canRead = true
    while (!isOver()) {
      await wait.pause(withinTime(waitMs))
      // From before the poll, so that no event after it is missed.
      const isWatched = wait.isLive()
      pollMs = Math.min(pollMs * 1.5, MAX_POLL_MS)
      waitMs = isWatched ? WATCHED_POLL_MS : pollMs
      try {
        order = canRead ? await get(order.orderId) : await post()
        if (order.status !== 'processing') return { outcome: order.status, trxid, order }
        reason = TIME_OVER
      } catch (error) {
        reason = reasonOf(error)
        waitMs = Math.max(pollMs, backoffMs(1, error))
        if (canRead && codeOf(error) === 'KEY_SCOPE') canRead = false
        else if (!mayPass(error)) break
      }
    }
    return { outcome: 'unknown', trxid, reason: whyOver(), order }
  }

  async function get(orderId: string): Promise<Order> {
    return orderIn(await call('GET', `/orders/${encodeURIComponent(orderId)}`, limits()))
  }

  function isOver(): boolean {
    return signal?.aborted === true || time.now() >= deadline
  }

  function whyOver(): Reason {
    return signal?.aborted ? { code: 'ABORTED', message: 'The caller stopped waiting.' } : reason
  }

  function withinTime(ms: number): number {
    return Math.max(0, Math.min(ms, deadline - time.now()))
  }

  function limits() {
    const leftMs = Math.max(LAST_CALL_MS, deadline - time.now())
    return { signal, timeoutMs: Math.min(callTimeoutMs, leftMs) }
  }
}

/** @throws ConnectionError if it is no order: then nobody knows what happened. */
function orderIn(answer: unknown): Order {
  const order = answer as Partial<Order> | null
  const { orderCreated, orderId, status } = order ?? {}
  if (orderCreated && typeof orderId === 'string' && STATES.has(String(status)))
    return order as Order
  throw new ConnectionError('The answer is no order.')
}

/** Whether the service itself says that this call has bought nothing. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || typeof error.body?.error !== 'string') return false
  const { status, code } = error
  if (NOT_NOW.has(code) || status === 501) return true
  return status >= 400 && status < 500 && code !== 'DUPLICATE_IN_FLIGHT' && status !== 408
}

function reasonOf(error: unknown): Reason {
  const message = error instanceof Error ? error.message : String(error)
  const answer = error instanceof ApiError ? error.body : null
  return { code: codeOf(error), message, ...(answer ? { answer } : {}) }
}

function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : 'NO_ANSWER'
}

/**
 * The purchase's own trxid, or a new one. If it is there but empty, the caller has lost the trxid of an
 * earlier purchase: a new one would buy again.
 */
function trxidOf(purchase: Purchase): string {
  if (!('trxid' in purchase)) return newTrxid()
  const { trxid } = purchase
  if (typeof trxid === 'string' && trxid.trim() !== '') return trxid
  throw new TypeError('trxid is empty. Leave it out for a new purchase, and only then.')
}

/** Whether the order with the purchase's trxid can be this purchase. Only fields that both have are compared. */
function isOrderOf(purchase: Purchase, order: Order): boolean {
  return (['pid', 'userId', 'moreId', 'quantity'] as const).every(
    (name) =>
      purchase[name] === undefined || order[name] === undefined || purchase[name] === order[name],
  )
}

/** Not crypto.randomUUID, which pages have over https only. */
function newTrxid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
