import { and, asc, count, eq, sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { deposits, fulfilments, notices, orders } from '../db/schema.ts'
import type { Reader } from '../db/store.ts'
import { breakerStatesOf } from '../domain/supplier-health.ts'

export type StateDeps = {
  read: Reader
  /** How much room the database takes. */
  databaseBytes: () => Promise<number>
  /** How long SQLite's log is. */
  logBytes: () => number
  clock: () => Date
}

/** Gauges of how things stand in the database; `refresh` sets them, or throws what it throws. */
export function createStateGauges(registry: Registry, deps: StateDeps) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `gamewallet_${name}`, help, labelNames, registers: [registry] })
  const open = gauge('orders_open', 'Orders that are processing.', ['supplier'])
  const lookupsOpen = gauge('lookups_open', 'Verifications and redemptions that are processing.')
  const overdue = gauge(
    'work_overdue_seconds',
    'For how long the longest due order or lookup has waited to be taken up; 0 where none is due.',
  )
  const depositCounts = gauge('deposits', 'Deposits there are.', ['status'])
  const noticesWaiting = gauge('notices_waiting', 'Notices that are yet to be delivered.')
  const bytes = gauge('database_bytes', 'The room that the database takes.')
  const breakerOpen = gauge(
    'supplier_breaker_open',
    'Whether the circuit breaker of these calls is not closed (1), if only for one account.',
    ['supplier', 'what'],
  )
  const logBytes = gauge('database_log_bytes', "How long SQLite's log is; 0 on PostgreSQL.")
  const suppliers = new Set<string>()

  return {
    async refresh(): Promise<void> {
      const state = await readState(deps)
      // One whose last open order has ended stays, at 0: a series that vanishes ends no alert.
      for (const { supplier } of state.ordersOpen) suppliers.add(supplier)
      for (const supplier of suppliers) open.set({ supplier }, 0)
      for (const { supplier, many } of state.ordersOpen) open.set({ supplier }, many)
      lookupsOpen.set(state.lookupsOpen)
      overdue.set(state.overdueMs / 1000)
      for (const status of deposits.status.enumValues) depositCounts.set({ status }, 0)
      for (const { status, many } of state.deposits) depositCounts.set({ status }, many)
      noticesWaiting.set(state.noticesWaiting)
      for (const { supplier, what, openUntil } of state.breakers)
        breakerOpen.set({ supplier, what }, openUntil ? 1 : 0)
      bytes.set(state.databaseBytes)
      logBytes.set(deps.logBytes())
    },
  }
}

async function readState({ read, databaseBytes, clock }: StateDeps) {
  // Word for word the condition of the index that serves this.
  const indexed = sql`${orders.status} <> 'completed'`
  const [longestDue] = await read
    .select({ at: fulfilments.dueAt })
    .from(fulfilments)
    .orderBy(asc(fulfilments.dueAt))
    .limit(1)
  const now = clock().getTime()
  return {
    ordersOpen: await read
      .select({ supplier: orders.supplier, many: count() })
      .from(orders)
      .where(and(indexed, eq(orders.status, 'processing')))
      .groupBy(orders.supplier),
    lookupsOpen: await read.$count(fulfilments, eq(fulfilments.kind, 'lookup')),
    overdueMs: Math.max(0, now - (longestDue?.at.getTime() ?? now)),
    deposits: await read
      .select({ status: deposits.status, many: count() })
      .from(deposits)
      .groupBy(deposits.status),
    noticesWaiting: await read.$count(notices),
    breakers: await breakerStatesOf(read),
    databaseBytes: await databaseBytes(),
  }
}
