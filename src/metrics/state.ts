import { and, asc, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
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
import type { Log } from '../domain/shared/log.ts'
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
  log: Log
}

/**
 * The state in the database, as text for Prometheus. The gauges are new for each page, so that one on which the
 * database cannot be read has no old values: that is logged once, until it can be read again.
 */
export function createStateText(deps: StateDeps): () => Promise<string> {
  // Those without open orders stay, at 0: an alert does not end if its series disappears.
  const suppliers = new Set<string>()
  let isUnreadable = false
  return async () => {
    const registry = new Registry()
    const { gauge } = metricsIn(registry)
    const readable = gauge(
      'database_readable',
      'Whether the database could be read for this page (1).',
    )
    try {
      setGauges(gauge, await readState(deps), suppliers)
      readable.set(1)
      isUnreadable = false
    } catch (err) {
      if (!isUnreadable)
        deps.log.error({ err }, 'the metrics are incomplete: the database could not be read')
      isUnreadable = true
    }
    return registry.metrics()
  }
}

function setGauges(
  gauge: ReturnType<typeof metricsIn>['gauge'],
  state: Awaited<ReturnType<typeof readState>>,
  suppliers: Set<string>,
): void {
  const open = gauge('orders_open', 'Orders that are processing.', ['supplier'])
  const openByAge = gauge('orders_open_by_age', 'Orders that are processing, by their age.', [
    'supplier',
    'age',
  ])
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
  const lookupsOpen = 'Verifications and redemptions that are processing.'
  gauge('lookups_open', lookupsOpen).set(state.lookupsOpen)
  gauge(
    'work_overdue_seconds',
    'How long the oldest due order or lookup has waited to be started; 0 if none is due.',
  ).set(state.overdueMs / 1000)
  const depositCounts = gauge('deposits', 'Deposits by status.', ['status'])
  for (const status of deposits.status.enumValues) depositCounts.set({ status }, 0)
  for (const { status, many } of state.deposits) depositCounts.set({ status }, many)
  const unmatched = 'Payments without a top-up that wait.'
  gauge('payments_unmatched', unmatched).set(state.paymentsUnmatched)
  const debts = 'What accounts owe because their payments were taken back.'
  gauge('debts_usd', debts).set(toUsd(state.debtsMicros))
  gauge('notices_waiting', 'Notices that wait to be delivered.').set(state.noticesWaiting)
  gauge(
    'webhook_deliveries_waiting',
    'Deliveries to webhooks that wait for an attempt, to endpoints that are on.',
  ).set(state.webhooksWaiting)
  const webhooksOn = gauge(
    'webhook_endpoints_on',
    'Webhooks that are on: `failing` since their last call failed, else `working`.',
    ['state'],
  )
  const webhooksOff = gauge('webhook_endpoints_off', 'Webhooks that are off, by reason.', [
    'reason',
  ])
  for (const one of ['working', 'failing']) webhooksOn.set({ state: one }, 0)
  for (const reason of webhookEndpoints.offReason.enumValues) webhooksOff.set({ reason }, 0)
  for (const { reason, isFailing, many } of state.webhooks)
    if (reason !== null) webhooksOff.inc({ reason }, many)
    else webhooksOn.set({ state: isFailing ? 'failing' : 'working' }, many)
  const breakerOpen = gauge(
    'supplier_breaker_open',
    'Whether the circuit breaker of these calls is open or half-open (1), even if only for one account.',
    ['supplier', 'what'],
  )
  for (const { supplier, what, openUntil } of state.breakers)
    breakerOpen.set({ supplier, what }, openUntil ? 1 : 0)
  gauge('database_bytes', 'The size of the database.').set(state.databaseBytes)
  gauge('database_log_bytes', "The length of SQLite's write-ahead log; 0 on PostgreSQL.").set(
    state.logBytes,
  )
  if (state.disk) diskGauges(gauge, 'database', 'the database')(state.disk)
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

async function readState({ read, bytes, logBytes, diskSpace, clock }: StateDeps) {
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
    logBytes: logBytes(),
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
