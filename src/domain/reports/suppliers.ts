import { and, count } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { isProcessing } from '../orders/orders.ts'
import { orders } from '../schema.ts'
import { isLive } from '../shared/test-world.ts'
import { type BreakerState, breakerStatesOf, supplierStatesOf } from '../suppliers/health.ts'
import { type Holder, holderOf } from './order.ts'

/** `holder`: the breaker is for this person's orders only; null: for everybody's. */
export type BreakerView = BreakerState & { holder: Holder | null }

export type SupplierStatus = Awaited<ReturnType<typeof supplierStatuses>>[number]

/** @param kinds the suppliers that are set up here, by name, with the kind of each. */
export async function supplierStatuses(db: Reader, kinds: ReadonlyMap<string, string>) {
  const states = new Map((await supplierStatesOf(db)).map((state) => [state.supplier, state]))
  const breakers = await Promise.all((await breakerStatesOf(db)).map((one) => withHolder(db, one)))
  const open = await db
    .select({ supplier: orders.supplier, count: count() })
    .from(orders)
    .where(and(isProcessing, isLive(orders.supplier)))
    .groupBy(orders.supplier)
  const openBy = new Map(open.map((row) => [row.supplier, row.count]))
  const gone = [...openBy.keys()].filter((name) => !kinds.has(name)).sort()
  return [...kinds.keys(), ...gone].map((name) => ({
    name,
    /** Null for a supplier that is no longer set up but still has open orders. */
    kind: kinds.get(name) ?? null,
    /** Our balance there. */
    state: states.get(name) ?? null,
    /** A breaker for each kind of call that has failed at least once. */
    breakers: breakers.filter(({ supplier }) => supplier === name),
    openOrders: openBy.get(name) ?? 0,
  }))
}

async function withHolder(db: Reader, state: BreakerState): Promise<BreakerView> {
  const { accountId } = state
  return { ...state, holder: accountId === null ? null : await holderOf(db, accountId) }
}

/** Half-open: a few calls test whether the supplier works again. */
export function breakerPosition({ openUntil }: BreakerState, now: Date) {
  if (!openUntil) return 'closed'
  return openUntil > now ? 'open' : 'half-open'
}
