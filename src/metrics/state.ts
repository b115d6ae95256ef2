import { and, asc, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Gauge, Registry } from 'prom-client'
import type { Reader, Store } from '../db/store.ts'
import { waitingPaymentCount } from '../domain/deposits/unmatched.ts'
import { debtsOfAll } from '../domain/ledger/ledger.ts'
import {
  accounts,
  deposits,
  notices,
  orders,
  supplierJobs,
  webhookDeliveries,
  webhookEndpoints,
} from '../domain/schema.ts'
import { toUsd } from '../domain/shared/money.ts'
import { isLive } from '../domain/shared/test-world.ts'
import { breakerStatesOf } from '../domain/suppliers/health.ts'
import { diskGauges, metricsIn } from './events.ts'

/** Age groups of open orders: an order counts in the first whose limit it has not reached. */
const AGES = [
  ['under_1m', 60_000],
  ['under_10m', 10 * 60_000],
  ['under_1h', 60 * 60_000],
  ['under_1d', 24 * 60 * 60_000],
] as const
const OLDEST = 'over_1d'

export type StateDeps = Pick<Store, 'read' | 'bytes' | 'logBytes' | 'diskSpace'> & {
  clock: () => Date
}

/**
 * Gauges of the state in the database. `refresh` reads and sets them, and throws the database's error. Call
 * `clear` then, since the old values may be wrong by now.
 */
export function createStateGauges(registry: Registry, deps: StateDeps) {
  const gauges: Pick<Gauge, 'reset' | 'remove'>[] = []
  const gauge = <Label extends string>(name: string, help: string, labels: Label[] = []) => {
    const made = metricsIn(registry).gauge(name, help, labels)
    gauges.push(made)
    return made
  }
  const readable = gauge(
    'database_readable',
    'Whether the database could be read for this page (1).',
  )
  const open = gauge('orders_open', 'Orders that are processing.', ['supplier'])
  const openByAge = gauge('orders_open_by_age', 'Orders that are processing, by their age.', [
    'supplier',
    'age',
  ])
  const lookupsOpen = gauge('lookups_open', 'Verifications and redemptions that are processing.')
  const overdue = gauge(
    'work_overdue_seconds',
    'How long the oldest due order or lookup has waited to be started; 0 if none is due.',
  )
  const depositCounts = gauge('deposits', 'Deposits by status.', ['status'])
  const unmatched = gauge('payments_unmatched', 'Payments without a top-up that wait.')
  const debts = gauge('debts_usd', 'What accounts owe because their payments were taken back.')
  const noticesWaiting = gauge('notices_waiting', 'Notices that wait to be delivered.')
  const webhooksWaiting = gauge(
    'webhook_deliveries_waiting',
    'Deliveries to webhooks that wait for an attempt, to endpoints that are on.',
  )
  const webhooksOn = gauge(
    'webhook_endpoints_on',
    'Webhooks that are on: `failing` since their last call failed, else `working`.',
    ['state'],
  )
  const webhooksOff = gauge('webhook_endpoints_off', 'Webhooks that are off, by reason.', [
    'reason',
  ])
  const bytes = gauge('database_bytes', 'The size of the database.')
  const breakerOpen = gauge(
    'supplier_breaker_open',
    'Whether the circuit breaker of these calls is open or half-open (1), even if only for one account.',
    ['supplier', 'what'],
  )
  const logBytes = gauge(
    'database_log_bytes',
    "The length of SQLite's write-ahead log; 0 on PostgreSQL.",
  )
  const disk = diskGauges(registry, 'database', 'the database')
  const suppliers = new Set<string>()

  return {
    async refresh(): Promise<void> {
      const state = await readState(deps)
      // Suppliers without open orders stay, at 0: an alert does not end if its series disappears.
      for (const { supplier } of state.ordersOpen) suppliers.add(supplier)
      for (const supplier of suppliers) {
        open.set({ supplier }, 0)
        for (const [age] of AGES) openByAge.set({ supplier, age }, 0)
        openByAge.set({ supplier, age: OLDEST }, 0)
      }
      for (const { supplier, age, many } of state.ordersOpen) {
        open.inc({ supplier }, many)
        openByAge.set({ supplier, age }, many)
      }
      lookupsOpen.set(state.lookupsOpen)
      overdue.set(state.overdueMs / 1000)
      for (const status of deposits.status.enumValues) depositCounts.set({ status }, 0)
      for (const { status, many } of state.deposits) depositCounts.set({ status }, many)
      unmatched.set(state.paymentsUnmatched)
      debts.set(toUsd(state.debtsMicros))
      noticesWaiting.set(state.noticesWaiting)
      webhooksWaiting.set(state.webhooksWaiting)
      for (const one of ['working', 'failing']) webhooksOn.set({ state: one }, 0)
      for (const reason of webhookEndpoints.offReason.enumValues) webhooksOff.set({ reason }, 0)
      for (const { reason, isFailing, many } of state.webhooks)
        if (reason !== null) webhooksOff.inc({ reason }, many)
        else webhooksOn.set({ state: isFailing ? 'failing' : 'working' }, many)
      for (const { supplier, what, openUntil } of state.breakers)
        breakerOpen.set({ supplier, what }, openUntil ? 1 : 0)
      bytes.set(state.databaseBytes)
      logBytes.set(deps.logBytes())
      if (state.disk) disk.set(state.disk)
      readable.set(1)
    },
    clear(): void {
      for (const one of gauges) {
        one.reset()
        // `reset` sets a gauge without labels to 0.
        one.remove({})
      }
      disk.clear()
      readable.set(0)
    },
  }
}

/** Counts open orders by supplier and age group. */
export function openOrders(read: Reader, now: Date) {
  const ages = AGES.map(([age, ms]) => {
    const isYounger = gt(orders.createdAt, new Date(now.getTime() - ms))
    return sql`when ${isYounger} then ${sql.raw(`'${age}'`)} `
  })
  const age = sql<string>`case ${sql.join(ages)}else ${sql.raw(`'${OLDEST}'`)} end`
  return (
    read
      .select({ supplier: orders.supplier, age, many: count() })
      .from(orders)
      // The first half must match the index's own condition word for word, so that the index is used.
      .where(
        and(
          sql`${orders.status} <> 'completed'`,
          eq(orders.status, 'processing'),
          isLive(orders.supplier),
        ),
      )
      // By column number: repeated, the expression has other parameters, and PostgreSQL rejects it.
      .groupBy(orders.supplier, sql`2`)
  )
}

/** Test orders and lookups are no work for the operator. */
const isLiveJob = isLive(supplierJobs.supplier)

async function readState({ read, bytes, diskSpace, clock }: StateDeps) {
  const [longestDue] = await read
    .select({ at: supplierJobs.dueAt })
    .from(supplierJobs)
    .where(isLiveJob)
    .orderBy(asc(supplierJobs.dueAt))
    .limit(1)
  const now = clock()
  return {
    ordersOpen: await openOrders(read, now),
    lookupsOpen: await read.$count(supplierJobs, and(eq(supplierJobs.kind, 'lookup'), isLiveJob)),
    overdueMs: longestDue ? Math.max(0, now.getTime() - longestDue.at.getTime()) : 0,
    deposits: await read
      .select({ status: deposits.status, many: count() })
      .from(deposits)
      .groupBy(deposits.status),
    paymentsUnmatched: await waitingPaymentCount(read),
    debtsMicros: (await debtsOfAll(read)).micros,
    noticesWaiting: await read.$count(notices),
    webhooksWaiting: await webhooksWaiting(read),
    webhooks: await webhooksByState(read),
    breakers: await breakerStatesOf(read),
    databaseBytes: await bytes(),
    disk: await diskSpace(),
  }
}

/** Like test orders, test webhooks are no work for the operator. */
const isLiveWebhook = isNull(accounts.testOf)

/** By the index that has only deliveries that wait. */
async function webhooksWaiting(read: Reader): Promise<number> {
  const { endpointId, dueAt } = webhookDeliveries
  const [row] = await read
    .select({ many: count() })
    .from(webhookEndpoints)
    .innerJoin(accounts, eq(accounts.id, webhookEndpoints.accountId))
    .innerJoin(webhookDeliveries, eq(endpointId, webhookEndpoints.id))
    .where(and(isLiveWebhook, isNull(webhookEndpoints.offAt), isNotNull(dueAt)))
  return row?.many ?? 0
}

function webhooksByState(read: Reader) {
  const { accountId, failingSince, offReason } = webhookEndpoints
  return read
    .select({
      reason: offReason,
      isFailing: sql`${failingSince} is not null`.mapWith(Boolean),
      many: count(),
    })
    .from(webhookEndpoints)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(isLiveWebhook)
    .groupBy(offReason, sql`2`)
}
