import { backoffMs, mayPass, type Transport } from './transport.ts'

/** The service would hold a call for 25 s, but some proxies cut off calls that are silent for long. */
export const WAIT_S = 20
const MAX_EVENTS = 200

/** A call of `buy` that waits for its order. */
export type OrderWait = {
  /** Whether every event from now on ends a pause. Otherwise only polls find the end of the order. */
  isLive(): boolean
  /** Waits for this time, or until something happens to the order. */
  pause(ms: number): Promise<void>
  end(): void
}

export type OrderWatch = ReturnType<typeof createOrderWatch>

/**
 * Wakes calls that wait for orders. One long poll serves all of them, and runs only while one waits. If the
 * service has no events, or not for this key, it never wakes any.
 */
export function createOrderWatch({ call, time, callTimeoutMs }: Transport) {
  const waits = new Map<string, Set<() => void>>()
  let following: AbortController | null = null
  let isLive = false
  let isOffered = true

  /** Follows the account's events until nobody waits, or the service refuses. */
  async function follow({ signal }: AbortController): Promise<void> {
    let [after, wait, failures] = ['now', 0, 0]
    while (!signal.aborted) {
      try {
        const query = { after, wait, limit: MAX_EVENTS }
        const timeoutMs = callTimeoutMs + wait * 1000
        const page = await call('GET', '/events', { query, timeoutMs, signal })
        if (signal.aborted) return
        after = String(page.nextAfter)
        wait = WAIT_S
        failures = 0
        isLive = true
        for (const orderId of ordersIn(page.events))
          for (const wake of waits.get(orderId) ?? []) wake()
      } catch (error) {
        if (signal.aborted) return
        isLive = false
        if (!mayPass(error)) {
          isOffered = false
          return
        }
        await time.pause(backoffMs(++failures, error), signal)
      }
    }
  }

  return {
    /** Begins to wait. Call `end` in any case. */
    wait(orderId: string, signal: AbortSignal | undefined): OrderWait {
      let woken = new AbortController()
      const wake = () => woken.abort()
      const others = waits.get(orderId) ?? new Set()
      waits.set(orderId, others.add(wake))
      if (isOffered && !following) {
        following = new AbortController()
        void follow(following)
      }
      return {
        isLive: () => isLive,
        async pause(ms) {
          await time.pause(ms, signal ? AbortSignal.any([signal, woken.signal]) : woken.signal)
          woken = new AbortController()
        },
        end() {
          others.delete(wake)
          if (others.size === 0) waits.delete(orderId)
          if (waits.size > 0) return
          following?.abort()
          following = null
          isLive = false
        },
      }
    },
  }
}

function ordersIn(events: unknown): string[] {
  const list = Array.isArray(events) ? (events as { data?: { orderId?: unknown } }[]) : []
  return list.flatMap(({ data }) => (typeof data?.orderId === 'string' ? [data.orderId] : []))
}
