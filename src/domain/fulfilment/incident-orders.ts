import { and, asc, count, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { takesSecondPerson } from '../accounts/second-person.ts'
import { type Action, type Actor, recordAct } from '../audit/audit-log.ts'
import { listingOf, type RouteFinder, STOCK_SUPPLIER } from '../catalog/catalog.ts'
import { chooseAgain, costAt } from '../orders/choose-supplier.ts'
import { isProcessing, type OrderRow } from '../orders/orders.ts'
import { cancelOrder } from '../orders/settlement.ts'
import type { OpenOrders, RouteStep } from '../schema.ts'
import { accounts, orders, supplierCalls, supplierJobs } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { costOfCodes } from '../stock/stock.ts'
import { voucherAfter } from '../suppliers/call-log.ts'
import {
  endIfQuiet,
  type Incident,
  incidentById,
  notifyHolders,
  openIncidents,
} from '../suppliers/incidents.ts'
import { lockJob, type SupplierJob } from '../suppliers/job-queue.ts'
import { SUPPLIER_UNAVAILABLE, type Supplier } from '../suppliers/supplier.ts'
import { reassignWaiting } from '../suppliers/waiting.ts'
import { assign } from './fall-back.ts'

// What is done with the open orders of a supplier that fails. Only those that it certainly has not got are ever
// cancelled or sent elsewhere: each is looked at again, locked, in the transaction that decides.

/** One press does so many, oldest first. */
const MAX_AT_ONCE = 500

/** Who could take orders that were not sent, and how many of them. */
export type Target = { supplier: string; orders: number }
type Goods = {
  routeOf: RouteFinder
  suppliers: ReadonlyMap<string, Pick<Supplier, 'needsRef'>>
}

const isOpenJob = (supplier: string) =>
  and(
    eq(supplierJobs.supplier, supplier),
    eq(supplierJobs.kind, 'order'),
    isNull(supplierJobs.watchUntil),
    isProcessing,
  )

/** The open orders of a supplier, by what is known about them. */
export async function openOrdersAt(db: Reader, supplier: string): Promise<OpenOrders> {
  const last = sql`(select ${supplierCalls.outcome} from ${supplierCalls} where ${supplierCalls.reference} = ${supplierJobs.reference} order by ${supplierCalls.id} desc limit 1)`
  const atWork = sql`${supplierJobs.sent} and coalesce(${last} = 'processing', false)`
  const sum = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number)
  const [row] = await db
    .select({
      all: count(),
      notSent: sum(sql`not ${supplierJobs.sent}`),
      atWork: sum(atWork),
      amountMicros: sql`coalesce(sum(${orders.amountMicros}), 0)`.mapWith(Number),
    })
    .from(supplierJobs)
    .innerJoin(orders, eq(orders.id, supplierJobs.reference))
    .where(isOpenJob(supplier))
  const { all = 0, notSent = 0, atWork: working = 0, amountMicros = 0 } = row ?? {}
  return { notSent, unknown: all - notSent - working, atWork: working, amountMicros }
}

/** Ends the open incidents whose suppliers have no open orders, and where nothing has failed for a while. */
export async function endQuietIncidents(store: Store, now: Date): Promise<void> {
  for (const incident of await openIncidents(store.read)) {
    const { notSent, unknown, atWork } = await openOrdersAt(store.read, incident.supplier)
    if (notSent + unknown + atWork === 0)
      await store.transaction((tx) => endIfQuiet(tx, incident, now))
  }
}

/**
 * Cancels and refunds the orders that were certainly not sent to the supplier, each once. Those whose amount takes
 * a second person stay: an admin decides about each.
 * @returns how many were cancelled; more may be left
 * @throws DomainError INCIDENT_NOT_FOUND
 */
export async function cancelUnsent(
  store: Store,
  incidentId: number,
  actor: Actor,
  clock: () => Date,
): Promise<number> {
  const { supplier } = await incidentById(store.read, incidentId)
  const act = { actor, action: 'incident.cancel', detail: { supplier } } as const
  return withUnsent({ store, clock }, supplier, act, async (tx, { order }) => {
    const { id, accountId, amountMicros } = order
    if (actor !== 'operator' && (await takesSecondPerson(tx, amountMicros))) return false
    const how = { reason: SUPPLIER_UNAVAILABLE, voucher: await voucherAfter(tx, id) }
    if (!(await cancelOrder(tx, id, how, clock()))) return false
    const detail = { id, reason: SUPPLIER_UNAVAILABLE }
    await recordAct(tx, { actor, action: 'order.cancel', accountId, detail }, clock())
    return true
  })
}

/**
 * Gives the orders that were certainly not sent to another supplier, each once. Those that it cannot take, or
 * only below their cost, or for which too little is left of its day limit, stay.
 * @returns how many were given to it; more may be left
 * @throws DomainError INCIDENT_NOT_FOUND
 */
export async function moveUnsentTo(
  store: Store,
  incidentId: number,
  to: Goods & { supplier: string; actor: Actor },
  clock: () => Date,
): Promise<number> {
  const { supplier: from } = await incidentById(store.read, incidentId)
  const { supplier, actor } = to
  const act = { actor, action: 'incident.move', detail: { from, supplier } } as const
  return withUnsent({ store, clock }, from, act, async (tx, { job, order }) => {
    const step = await stepAt(tx, order, supplier, to)
    if (!step) return false
    const candidates = [{ step, note: { supplier, chosen: 'by_hand' } }] as const
    const choice = await chooseAgain(tx, order, { candidates, mayWait: true }, clock())
    if ('passed' in choice) return false
    // For the next worker: one that has the job now loses its claim.
    if (!(await reassignWaiting(tx, job, { supplier, since: clock() })))
      throw new Error(`The job of ${order.id} was moved while it was locked.`)
    await assign(tx, order, choice)
    return true
  })
}

/** Who could take the orders that were not sent, most orders first. */
export async function targetsOf(db: Reader, incident: Incident, goods: Goods): Promise<Target[]> {
  const found = new Map<string, number>()
  for (const { order } of await unsentOrders(db, incident.supplier))
    for (const name of goods.suppliers.keys())
      if (name !== incident.supplier && (await stepAt(db, order, name, goods)))
        found.set(name, (found.get(name) ?? 0) + 1)
  return [...found]
    .map(([supplier, orders]) => ({ supplier, orders }))
    .sort((a, b) => b.orders - a.orders)
}

const isToNotify = (supplier: string) =>
  and(isOpenJob(supplier), eq(supplierJobs.delayTold, false), isNull(accounts.botBlockedAt))

/** How many people have an open order there, and no notice about its delay yet. */
export async function holdersToNotify(db: Reader, supplier: string): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(orders.accountId) })
    .from(supplierJobs)
    .innerJoin(orders, eq(orders.id, supplierJobs.reference))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(isToNotify(supplier))
  return row?.people ?? 0
}

/**
 * Tells those who have an open order there that it takes longer: nobody twice about the same order.
 * @returns how many were notified; more may be left
 * @throws DomainError INCIDENT_NOT_FOUND, INCIDENT_TOLD if all have been notified
 */
export async function tellDelayed(
  tx: Tx,
  incidentId: number,
  actor: Actor,
  now: Date,
): Promise<number> {
  const { supplier } = await incidentById(tx, incidentId)
  await exclusively(tx, `incident ${supplier}`)
  const rows = await tx
    .selectDistinct({ accountId: orders.accountId })
    .from(supplierJobs)
    .innerJoin(orders, eq(orders.id, supplierJobs.reference))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(isToNotify(supplier))
    .orderBy(asc(orders.accountId))
    .limit(MAX_AT_ONCE)
  const accountIds = rows.map(({ accountId }) => accountId)
  if (accountIds.length === 0) throw new DomainError('INCIDENT_TOLD')
  const theirs = and(
    eq(supplierJobs.supplier, supplier),
    inArray(supplierJobs.accountId, accountIds),
  )
  await tx.update(supplierJobs).set({ delayTold: true }).where(theirs)
  await notifyHolders(tx, incidentId, accountIds, now)
  const detail = { supplier, count: accountIds.length }
  await recordAct(tx, { actor, action: 'incident.tell', detail }, now)
  return accountIds.length
}

type Unsent = { job: SupplierJob; order: OrderRow }

/** Runs `work` on each unsent order, locked and read again, and records it all. @returns how many it was done for */
async function withUnsent(
  { store, clock }: { store: Store; clock: () => Date },
  supplier: string,
  { detail, ...act }: { actor: Actor; action: Action; detail: object },
  work: (tx: Tx, unsent: Unsent) => Promise<boolean>,
): Promise<number> {
  const open = await unsentOrders(store.read, supplier)
  let done = 0
  // Each by itself: whoever has one wallet and waits for another could wait for ever.
  for (const { order } of open)
    done += await store.transaction(async (tx) => {
      await lockJob(tx, order.id)
      const [unsent] = await unsentOrders(tx, supplier, order.id)
      return unsent && (await work(tx, unsent)) ? 1 : 0
    })
  const counted = { ...act, detail: { ...detail, count: done } }
  await store.transaction((tx) => recordAct(tx, counted, clock()))
  return done
}

/** The orders that were certainly not sent, oldest first, or the one with this id if it is among them. */
function unsentOrders(db: Reader, supplier: string, id?: string): Promise<Unsent[]> {
  const isIt = id === undefined ? undefined : eq(orders.id, id)
  return db
    .select({ job: supplierJobs, order: orders })
    .from(supplierJobs)
    .innerJoin(orders, eq(orders.id, supplierJobs.reference))
    .where(and(isOpenJob(supplier), eq(supplierJobs.sent, false), isIt))
    .orderBy(asc(orders.seq))
    .limit(MAX_AT_ONCE)
}

/**
 * How the supplier is asked for the order's product; null if it cannot be, or would be paid more than the buyer.
 * A name that a product has for all its suppliers means nothing to others.
 */
async function stepAt(
  db: Reader,
  order: OrderRow,
  supplier: string,
  { routeOf, suppliers }: Goods,
): Promise<RouteStep | null> {
  const listing = await listingOf(db, order.pid)
  if (!listing?.line || supplier === STOCK_SUPPLIER) return null
  const { product, line } = listing
  const isItsOwn = (product.suppliers ?? line.suppliers).includes(supplier)
  if (!isItsOwn && suppliers.get(supplier)?.needsRef !== false) return null
  const [step] = routeOf({ ...product, suppliers: [supplier], line })
  if (!step) return null
  const codesMicros = await costOfCodes(db, order.id)
  const costMicros = costAt({ ...order, codesMicros }, step)
  return (costMicros ?? 0) > order.amountMicros && !product.belowCost ? null : step
}
