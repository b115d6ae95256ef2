import { and, asc, eq, sql } from 'drizzle-orm'
import { accounts, entries, lookups, orders, submissions, supplierJobs } from '../../db/schema.ts'
import type { Reader } from '../../db/store.ts'
import type { Entry } from '../ledger/ledger.ts'
import { type Lookup, openedLookup } from '../orders/lookups.ts'
import type { OrderRow } from '../orders/orders.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { type Listed, type Page, readPage } from '../shared/pages.ts'
import { codesOfOrder } from '../stock/stock.ts'
import { callsAbout, type SupplierCall } from '../suppliers/call-log.ts'
import type { SupplierJob } from '../suppliers/job-queue.ts'

/** What the other tables know of an order or lookup. */
type Trace = {
  telegramId: number
  /** The account holder's, as Telegram or the operator wrote it. */
  holderName: string
  trxid: string | null
  idempotencyKey: string | null
  /** What it moved in the ledger, oldest first. */
  entries: Entry[]
  /** Its job; null once it has ended. */
  job: SupplierJob | null
  /** The calls about it to suppliers, the latest of them, oldest first. */
  calls: SupplierCall[]
}

/** Of an order that waits for days nobody reads more. */
const CALLS_SHOWN = 12

export type OrderReport =
  /** `codes` are all that the order holds: delivered ones, or a top-up's voucher. */
  | ({ kind: 'order'; order: OrderRow; codes: string[] } & Trace)
  | ({ kind: 'lookup'; lookup: Lookup } & Trace)

/**
 * Everything that is known of an order or a paid lookup, for the operator's eyes alone.
 * @throws DomainError ORDER_NOT_FOUND where neither has the id.
 */
export async function reportOn(db: Reader, id: string): Promise<OrderReport> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (order) {
    const codes = await codesOfOrder(db, id)
    return { kind: 'order', order, codes, ...(await traceOf(db, order)) }
  }
  const [row] = await db.select().from(lookups).where(eq(lookups.id, id))
  const lookup = row && openedLookup(db, row)
  if (lookup) return { kind: 'lookup', lookup, ...(await traceOf(db, lookup)) }
  throw new DomainError('ORDER_NOT_FOUND', { id })
}

export type Holder = { name: string; telegramId: number }
/** An order in a list of many accounts' orders. */
export type ListedOrder = OrderRow & { seq: number; holder: Holder }

export async function holderOf(db: Reader, accountId: number): Promise<Holder> {
  const rows = await db
    .select({ name: accounts.name, telegramId: accounts.telegramId })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return onlyRow(rows)
}

/**
 * Orders of all accounts or of one, newest first.
 * @param filter status, accountId: absent for any.
 */
export async function newestOrders(
  db: Reader,
  filter: { status?: OrderRow['status'] | undefined; accountId?: number | undefined },
  page: Page,
): Promise<Listed<ListedOrder>> {
  const { status, accountId } = filter
  const wanted = and(
    accountId === undefined ? undefined : eq(orders.accountId, accountId),
    status === undefined ? undefined : eq(orders.status, status),
    // Word for word the condition of the index that serves this.
    status === undefined || status === 'completed'
      ? undefined
      : sql`${orders.status} <> 'completed'`,
  )
  const { rows, hasMore } = await readPage(
    page,
    { by: orders.seq, first: 'newest' },
    (beside, order, limit) =>
      db
        .select({
          order: orders,
          holder: { name: accounts.name, telegramId: accounts.telegramId },
        })
        .from(orders)
        .innerJoin(accounts, eq(accounts.id, orders.accountId))
        .where(and(wanted, beside))
        .orderBy(order)
        .limit(limit),
  )
  return { rows: rows.map(({ order, holder }) => ({ ...order, holder })), hasMore }
}

async function traceOf(db: Reader, of: OrderRow | Lookup): Promise<Trace> {
  const { id, trxid, accountId } = of
  const holder = await holderOf(db, accountId)
  // Of a lookup that did not happen the trxid may be another one's by now.
  const [submission] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.trxid, trxid ?? ''), eq(submissions.reference, id)))
  const [job] = await db.select().from(supplierJobs).where(eq(supplierJobs.reference, id))
  return {
    telegramId: holder.telegramId,
    holderName: holder.name,
    trxid,
    idempotencyKey: submission?.idempotencyKey ?? null,
    entries: await db
      .select()
      .from(entries)
      .where(eq(entries.reference, id))
      .orderBy(asc(entries.id)),
    job: job ?? null,
    calls: await callsAbout(db, id, CALLS_SHOWN),
  }
}
