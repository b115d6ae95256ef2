import { and, count, eq, sql } from 'drizzle-orm'
import { orders } from '../db/schema.ts'
import type { Reader } from '../db/store.ts'
import { type CallTally, callTallies } from './call-log.ts'
import { questionsOf, type SupplierState, supplierStatesOf } from './supplier-health.ts'

const DAY_MS = 86_400_000

/** A supplier as the admins see it. */
export type SupplierOverview = {
  name: string
  /** Null for one that is not set up here any more, though orders know it. */
  kind: string | null
  state: SupplierState | null
  /** How it does with questions about what it has. */
  questions: SupplierState | null
  /** Its calls of the last 24 hours. */
  lastDay: CallTally | null
  openOrders: number
}

/** @param kinds the suppliers that are set up here, and what each is an instance of. */
export async function suppliersOverview(
  db: Reader,
  kinds: ReadonlyMap<string, string>,
  now: Date,
): Promise<SupplierOverview[]> {
  const states = new Map((await supplierStatesOf(db)).map((state) => [state.supplier, state]))
  const since = new Date(now.getTime() - DAY_MS)
  const tallies = new Map((await callTallies(db, since)).map((tally) => [tally.supplier, tally]))
  const open = await db
    .select({ supplier: orders.supplier, count: count() })
    .from(orders)
    // Word for word the condition of the index that serves this.
    .where(and(sql`${orders.status} <> 'completed'`, eq(orders.status, 'processing')))
    .groupBy(orders.supplier)
  const openBy = new Map(open.map((row) => [row.supplier, row.count]))
  const gone = [...openBy.keys()].filter((name) => !kinds.has(name)).sort()
  return [...kinds.keys(), ...gone].map((name) => ({
    name,
    kind: kinds.get(name) ?? null,
    state: states.get(name) ?? null,
    questions: states.get(questionsOf(name)) ?? null,
    lastDay: tallies.get(name) ?? null,
    openOrders: openBy.get(name) ?? 0,
  }))
}

/** Until when it is left alone after failures; null where it is called. */
export function restsUntil(state: SupplierState | null, now: Date): Date | null {
  return state?.restsUntil && state.restsUntil > now ? state.restsUntil : null
}
