import { once } from 'node:events'
import {
  type BonusTier,
  type LookupCheck,
  type LookupResult,
  type OrderCheck,
  type OrderResult,
  type Supplier,
  SupplierFault,
  type SupplierLookup,
  type SupplierOrder,
} from '../domain/suppliers/supplier.ts'

/** How long an order takes for a player id ending in 01 or 03, and how long one ending in 04 gets no answer. */
const SLOW_MS = 3000
const SILENT_MS = 60_000
/** How long an order with a player id ending in 09 is not taken by a supplier that breaks. */
const BROKEN_MS = 5 * 60_000

/** A fixed balance: the sandbox pays for nothing. */
const BALANCE_MICROS = 1_000_000_000

const INVALID_PLAYER: OrderResult = {
  outcome: 'failed',
  reason: 'INVALID PLAYER',
  voucherUnused: true,
}

const BONUS_TIERS = ['50+50', '150+150', '250+250', '500+500']

/**
 * A supplier that calls nothing. The end of the player's id decides the outcome, so that a reseller can
 * test every path. It stores no orders: the outcome follows from the player and the age of the order, so
 * that our restart changes nothing, as with a real supplier.
 * @param options breaks: whether it also simulates a supplier that is down, for player ids ending in 09.
 */
export function createSandboxSupplier(clock: () => Date, { breaks = false } = {}): Supplier {
  /** What seems to be from the future came while the clock was ahead. How old it is nobody knows: it counts as old. */
  const ageMs = (requestedAt: Date) => {
    const ms = clock().getTime() - requestedAt.getTime()
    return ms < 0 ? Number.POSITIVE_INFINITY : ms
  }
  /** Orders whose first try has failed. After a restart each fails once more. */
  const refused = new Set<string>()

  function stateOf({ player, requestedAt }: SupplierOrder): OrderResult {
    switch (player.userId?.slice(-2)) {
      case '01':
        return after(SLOW_MS, requestedAt, { outcome: 'completed' })
      case '03':
        return after(SLOW_MS, requestedAt, INVALID_PLAYER)
      case '02':
        return INVALID_PLAYER
      case '04':
        return after(SILENT_MS, requestedAt, { outcome: 'completed' })
      default:
        return { outcome: 'completed' }
    }
  }

  function after(delayMs: number, requestedAt: Date, end: OrderResult): OrderResult {
    const leftMs = delayMs - ageMs(requestedAt)
    return leftMs > 0 ? { outcome: 'processing', checkAfterMs: leftMs } : end
  }

  return {
    kind: 'sandbox',
    needsRef: true,
    // It fails on purpose, but where that is to be noticed.
    circuitBreaker: breaks,

    async place(order, signal) {
      const ending = order.player.userId?.slice(-2)
      if (ending === '04' && ageMs(order.requestedAt) < SILENT_MS) return silence(signal)
      if (ending === '05' && !refused.delete(order.ref)) {
        refused.add(order.ref)
        throw new SupplierFault('not-sent', 'The sandbox supplier answered 500 before it acted.')
      }
      if (breaks && ending === '09' && ageMs(order.requestedAt) < BROKEN_MS)
        throw new SupplierFault('not-sent', 'The sandbox supplier is down.')
      return order.wantsCodes ? withCodes(order, stateOf(order)) : stateOf(order)
    },

    async check(order): Promise<OrderCheck> {
      return order.wantsCodes ? withCodes(order, stateOf(order)) : stateOf(order)
    },

    lookups: {
      async lookup(lookup, signal) {
        const silent = playerOf(lookup).endsWith('04') && ageMs(lookup.requestedAt) < SILENT_MS
        return silent ? silence(signal) : resultOf(lookup)
      },

      async checkLookup(lookup): Promise<LookupCheck> {
        const leftMs = playerOf(lookup).endsWith('04') ? SILENT_MS - ageMs(lookup.requestedAt) : 0
        return leftMs > 0 ? { outcome: 'processing', checkAfterMs: leftMs } : resultOf(lookup)
      },
    },

    async balance() {
      return BALANCE_MICROS
    },
  }
}

/** Adds the codes of keys and cards, which are the same each time. */
function withCodes({ quantity, ref }: SupplierOrder, result: OrderResult): OrderResult {
  if (result.outcome !== 'completed') return result
  return { ...result, codes: Array.from({ length: quantity }, (_, i) => `SANDBOX-${ref}-${i + 1}`) }
}

/** Never answers: ends only when the caller aborts. */
async function silence(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort')
  throw signal.reason
}

function playerOf({ input }: SupplierLookup): string {
  return input.playerId ?? input.userId ?? ''
}

function resultOf(lookup: SupplierLookup): LookupResult {
  const player = playerOf(lookup)
  const name = `Player ${player.slice(-4)}`
  switch (lookup.kind) {
    case 'gameavvfy':
      return player.endsWith('02')
        ? { outcome: 'failed' }
        : { outcome: 'completed', data: { playerName: name } }
    case 'gamebvfy':
      return player.endsWith('02')
        ? { outcome: 'failed', data: { firstTimeBonus: bonus(() => 'unknown') } }
        : {
            outcome: 'completed',
            data: {
              playerName: name,
              region: 'ID',
              firstTimeBonus: bonus((i) => (i === 0 ? 'already_claimed' : 'available')),
            },
          }
    case 'rdmgamea':
      return lookup.input.code?.endsWith('02')
        ? { outcome: 'failed' }
        : { outcome: 'completed', data: { playerName: name, ucAmount: 60, productName: '60 UC' } }
  }
}

function bonus(statusOf: (index: number) => BonusTier['status']): BonusTier[] {
  return BONUS_TIERS.map((tier, i) => ({ tier, status: statusOf(i) }))
}
