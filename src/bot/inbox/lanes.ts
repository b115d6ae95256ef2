import type { Arrival, Update } from '../../domain/telegram/inbox.ts'

/** How many updates of one person may wait. Nobody who reads the answers sends more. */
const MAX_OF_PERSON = 20
/** Enough for a long paste, which Telegram cuts into many messages. */
const MAX_OF_ADMIN = 500
/** As the inbox fills, each person's limit shrinks: to `max` when `from` updates wait in total. */
const IN_A_CROWD = [
  { from: 4000, max: 0 },
  { from: 2000, max: 1 },
  { from: 1000, max: 3 },
]

/**
 * The lane of an update. Each person has one, and separate lanes for checkouts, which must be answered
 * within ten seconds, and for payments, so that neither waits for the person's other updates.
 */
export function laneOf(update: Update): string {
  const from = personOf(update)
  if ('pre_checkout_query' in update) return `checkout ${from}`
  const message = Object(update.message)
  if ('successful_payment' in message || 'refunded_payment' in message) return paymentsOf(`${from}`)
  return String(from ?? Object(message.chat).id ?? 'others')
}

/** The Telegram id of the sender. */
export function personOf(update: Update): number | undefined {
  const parts = Object.values(update).filter((part) => typeof part === 'object' && part !== null)
  const [{ from } = {}] = parts as { from?: { id?: number } }[]
  return from?.id
}

/** The lane of a person's payments, which must be empty before their own lane continues. */
export function paymentsOf(lane: string): string {
  return `payment ${lane}`
}

/** Whether a lane goes ahead of the others: payments, and the admins. */
export function isUrgent(lane: string, adminIds: ReadonlySet<number>): boolean {
  return lane.startsWith('checkout ') || lane.startsWith('payment ') || adminIds.has(Number(lane))
}

/** How many updates may wait in a lane while `total` wait in all lanes. Payments are never dropped. */
function maxWaitingIn(lane: string, total: number, adminIds: ReadonlySet<number>): number {
  if (lane.startsWith('payment ')) return Number.POSITIVE_INFINITY
  if (adminIds.has(Number(lane))) return MAX_OF_ADMIN
  if (lane.startsWith('checkout ')) return MAX_OF_PERSON
  return IN_A_CROWD.find(({ from }) => total >= from)?.max ?? MAX_OF_PERSON
}

export type Admission = {
  admitted: Arrival[]
  /** Not stored: their lane, or the whole inbox, is full. */
  dropped: Arrival[]
  /** How many of the dropped ones were refused because the whole inbox is full. */
  full: number
}

/**
 * Decides which updates are stored, so that the inbox is bounded and one person cannot fill it. The others
 * are dropped, not refused: Telegram would hold back everything after a refused update, even checkouts.
 * @param waiting how many updates wait in each lane
 */
export function admit(
  arrivals: readonly Arrival[],
  waiting: ReadonlyMap<string, number>,
  adminIds: ReadonlySet<number>,
): Admission {
  const inLane = new Map(waiting)
  let total = waiting.values().reduce((sum, count) => sum + count, 0)
  const admission: Admission = { admitted: [], dropped: [], full: 0 }
  for (const arrival of arrivals) {
    const { lane } = arrival
    const count = inLane.get(lane) ?? 0
    const max = maxWaitingIn(lane, total, adminIds)
    if (count >= max) {
      admission.dropped.push(arrival)
      if (max === 0) admission.full++
    } else {
      admission.admitted.push(arrival)
      inLane.set(lane, count + 1)
      total++
    }
  }
  return admission
}
