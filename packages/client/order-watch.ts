import { backoffMs, mayPass, type Transport } from './transport.ts'

/** As long as the service holds a call; shorter, for proxies that cut off what is silent. */
export const WAIT_S = 20
const MAX_EVENTS = 200

/** The wait for one order. */
export type Vigil = {
  /** Whether every event from now on ends a pause. Otherwise only polls tell. */
  isLive(): boolean
  /** Waits so long, or until something happened to the order. */
  pause(ms: number): Promise<void>
  end(): void
}

export type OrderWatch = ReturnType<typeof createOrderWatch>

/**
 * Wakes those who wait for orders, by one long poll for all of them, which runs only while somebody
 * waits. If the service has no events, or not for this key, it never wakes anybody.
 */
export function createOrderWatch({ call, time, callTimeoutMs }: Transport) {
  const vigils = new Map<string, Set<() => void>>()
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
          for (const wake of vigils.get(orderId) ?? []) wake()
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
    /** To be ended, however the wait ends. */
    vigil(orderId: string, signal: AbortSignal | undefined): Vigil {
      let woken = new AbortController()
      const wake = () => woken.abort()
      const others = vigils.get(orderId) ?? new Set()
      vigils.set(orderId, others.add(wake))
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
          if (others.size === 0) vigils.delete(orderId)
          if (vigils.size > 0) return
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
