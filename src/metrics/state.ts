import { and, asc, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import type { Reader, Store } from '../db/store.ts'
import { waitingPaymentCount } from '../domain/deposits/unmatched.ts'
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
    let registry = new Registry()
    try {
      await setGauges(registry, deps, suppliers)
      isUnreadable = false
    } catch (err) {
      if (!isUnreadable)
        deps.log.error({ err }, 'the metrics are incomplete: the database could not be read')
      isUnreadable = true
      // Without those that could be read.
      registry = new Registry()
    }
    const readable = 'Whether the database could be read for this page (1).'
    metricsIn(registry)
      .gauge('database_readable', readable)
      .set(isUnreadable ? 0 : 1)
    return registry.metrics()
  }
}

async function setGauges(
  registry: Registry,
  { read, bytes, logBytes, diskSpace, clock }: StateDeps,
  suppliers: Set<string>,
): Promise<void> {
  const { gauge } = metricsIn(registry)
  const set = (name: string, help: string, value: number) => gauge(name, help).set(value)
  const [longestDue] = await read
    .select({ at: supplierJobs.dueAt })
    .from(supplierJobs)
    .where(isLiveJob)
    .orderBy(asc(supplierJobs.dueAt))
    .limit(1)
  const now = clock()
  const overdueMs = longestDue ? Math.max(0, now.getTime() - longestDue.at.getTime()) : 0
  set(
    'work_overdue_seconds',
    'How long the oldest due order or lookup has waited to be started; 0 if none is due.',
    overdueMs / 1000,
  )
  const openByAge = gauge('orders_open_by_age', 'Orders that are processing, by their age.', [
    ...(['supplier', 'age'] as const),
  ])
  const ordersOpen = await openOrders(read, now)
  for (const { supplier } of ordersOpen) suppliers.add(supplier)
  for (const supplier of suppliers) {
    for (const [age] of AGES) openByAge.set({ supplier, age }, 0)
    openByAge.set({ supplier, age: OLDEST }, 0)
  }
  for (const { supplier, age, many } of ordersOpen) openByAge.set({ supplier, age }, many)
  const depositCounts = gauge('deposits', 'Deposits by status.', ['status'])
  for (const status of deposits.status.enumValues) depositCounts.set({ status }, 0)
  const { status } = deposits
  for (const one of await read.select({ status, many: count() }).from(deposits).groupBy(status))
    depositCounts.set({ status: one.status }, one.many)
  const unmatched = await waitingPaymentCount(read)
  set('payments_unmatched', 'Payments without a top-up that wait.', unmatched)
  set('notices_waiting', 'Notices that wait to be delivered.', await read.$count(notices))
  const waiting = 'Deliveries to webhooks that wait for an attempt, to endpoints that are on.'
  set('webhook_deliveries_waiting', waiting, await webhooksWaiting(read))
  const on = 'Webhooks that are on: `failing` since their last call failed, else `working`.'
  const webhooksOn = gauge('webhook_endpoints_on', on, ['state'])
  for (const state of ['working', 'failing']) webhooksOn.set({ state }, 0)
  for (const { isFailing, many } of await webhooksByState(read))
    webhooksOn.set({ state: isFailing ? 'failing' : 'working' }, many)
  const breakerOpen = gauge(
    'supplier_breaker_open',
    'Whether the circuit breaker of these calls is open or half-open (1), even if only for one account.',
    ['supplier', 'what'],
  )
  for (const { supplier, what, openUntil } of await breakerStatesOf(read))
    breakerOpen.set({ supplier, what }, openUntil ? 1 : 0)
  set('database_bytes', 'The size of the database.', await bytes())
  const logged = "The length of SQLite's write-ahead log; 0 on PostgreSQL."
  set('database_log_bytes', logged, logBytes())
  const disk = await diskSpace()
  if (disk) diskGauges(gauge, 'database', 'the database')(disk)
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

/** Like test orders, test webhooks are no work for the operator. */
const isLiveWebhook = and(isNull(accounts.testOf), isNull(webhookEndpoints.offAt))

/** By the index that has only deliveries that wait. */
async function webhooksWaiting(read: Reader): Promise<number> {
  const { endpointId, dueAt } = webhookDeliveries
  const [row] = await read
    .select({ many: count() })
    .from(webhookEndpoints)
    .innerJoin(accounts, eq(accounts.id, webhookEndpoints.accountId))
    .innerJoin(webhookDeliveries, eq(endpointId, webhookEndpoints.id))
    .where(and(isLiveWebhook, isNotNull(dueAt)))
  return row?.many ?? 0
}

function webhooksByState(read: Reader) {
  const { accountId, failingSince } = webhookEndpoints
  return read
    .select({ isFailing: sql`${failingSince} is not null`.mapWith(Boolean), many: count() })
    .from(webhookEndpoints)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(isLiveWebhook)
    .groupBy(sql`1`)
}
