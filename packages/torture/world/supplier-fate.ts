import type { Random } from '../random.ts'

/** An honest answer. */
export type Answer = { status: number; body: Record<string, unknown> }

/** What becomes of an order: how often it is refused before it is accepted, and how and when it ends. */
export type Fate = { refusals: Answer[]; end: 'completed' | 'cancelled'; afterMs: number }

const REFUSED_SHARE = 0.12
/** As often as the order ends so. */
const ENDS = [
  ...Array.from({ length: 40 }, () => ({ end: 'completed', isLater: false }) as const),
  ...Array.from({ length: 30 }, () => ({ end: 'completed', isLater: true }) as const),
  ...Array.from({ length: 8 }, () => ({ end: 'cancelled', isLater: false }) as const),
  ...Array.from({ length: 10 }, () => ({ end: 'cancelled', isLater: true }) as const),
]
const LATER_MS = [200, 4000] as const

/** Nothing was done, and nothing is known of the trxid. */
const REFUSALS: readonly Answer[] = [
  refusal(503, 'MAINTENANCE'),
  { status: 429, body: { success: false, error: 'TOO MANY REQUESTS', code: 'RATE_LIMIT' } },
  {
    status: 400,
    body: { orderCreated: false, status: 'cancelled', error: 'INSUFFICIENT BALANCE' },
  },
]

/** @param random of this order alone, so that its fate does not depend on the others. */
export function fateOf(random: Random): Fate {
  const tries = random.chance(REFUSED_SHARE) ? random.whole(1, 2) : 0
  const refusals = Array.from({ length: tries }, () => random.pick(REFUSALS))
  const { end, isLater } = random.pick(ENDS)
  return { refusals, end, afterMs: isLater ? random.whole(...LATER_MS) : 0 }
}

/** An error with the contract's words. */
export function refusal(status: number, error: string): Answer {
  return { status, body: { success: false, error, code: error.replaceAll(' ', '_') } }
}
