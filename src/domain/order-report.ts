import { asc, desc, eq } from 'drizzle-orm'
import { accounts, entries, fulfilments, lookups, orders, submissions } from '../db/schema.ts'
import type { Reader } from '../db/store.ts'
import { DomainError, onlyRow } from './errors.ts'
import type { Entry } from './ledger.ts'
import type { Lookup } from './lookups.ts'
import type { OrderRow } from './orders.ts'
import { codesOf } from './stock.ts'
import type { Errand } from './work-list.ts'

/** What the other tables know of an order or lookup. */
type Trace = {
  telegramId: number
  trxid: string | null
  idempotencyKey: string | null
  /** What it moved in the ledger, oldest first. */
  entries: Entry[]
  /** Its place on the work list; null once it has ended. */
  errand: Errand | null
}

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
    const codes = (await codesOf(db, [id])).get(id) ?? []
    return { kind: 'order', order, codes, ...(await traceOf(db, order)) }
  }
  const [lookup] = await db.select().from(lookups).where(eq(lookups.id, id))
  if (lookup) return { kind: 'lookup', lookup, ...(await traceOf(db, lookup)) }
  throw new DomainError('ORDER_NOT_FOUND', `There is no order or lookup ${id}.`)
}

async function traceOf(db: Reader, of: { id: string; accountId: number }): Promise<Trace> {
  const { id, accountId } = of
  const account = onlyRow(
    await db
      .select({ telegramId: accounts.telegramId })
      .from(accounts)
      .where(eq(accounts.id, accountId)),
  )
  // Another trxid may replay the order by its idempotencyKey: the first one placed it.
  const [submission] = await db
    .select()
    .from(submissions)
    .where(eq(submissions.reference, id))
    .orderBy(desc(submissions.idempotencyKey), asc(submissions.createdAt))
  const [errand] = await db.select().from(fulfilments).where(eq(fulfilments.reference, id))
  return {
    telegramId: account.telegramId,
    trxid: submission?.trxid ?? null,
    idempotencyKey: submission?.idempotencyKey ?? null,
    entries: await db
      .select()
      .from(entries)
      .where(eq(entries.reference, id))
      .orderBy(asc(entries.id)),
    errand: errand ?? null,
  }
}
