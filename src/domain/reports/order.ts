import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { openedCode } from '../../db/codes-at-rest.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { keyNameOf } from '../access/api-keys.ts'
import { nameOfActor } from '../accounts/accounts.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { type Claim, claimsOfOrder } from '../claims/claims.ts'
import { type Lookup, openedLookup } from '../orders/lookups.ts'
import type { OrderRow } from '../orders/orders.ts'
import { isSubmissionOf } from '../orders/submissions.ts'
import {
  accounts,
  auditLog,
  claimCodes,
  claims,
  entries,
  lookups,
  orders,
  stockCodes,
  submissions,
  supplierJobs,
} from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { codesOfOrder, held } from '../stock/stock.ts'
import { callsAbout } from '../suppliers/call-log.ts'

export type Profit = ReturnType<typeof profitOf>

/** What a completed order has earned, in micro-USD. */
function profitOf(
  order: Pick<OrderRow, 'status' | 'amountMicros' | 'costMicros'>,
  decided: readonly Pick<Claim, 'refundedMicros' | 'costMicros'>[],
) {
  /** What claims have paid back of its amount. */
  const paidBackMicros = decided.reduce((sum, one) => sum + one.refundedMicros, 0)
  const replaced = decided.reduce((sum, one) => sum + one.costMicros, 0)
  /** With the codes that replaced others later; null if nobody knows. */
  const costMicros = order.costMicros === null ? null : order.costMicros + replaced
  const isEarned = order.status === 'completed' && costMicros !== null
  /** Below zero for a loss; null if its cost is not known or it is not completed. */
  const profitMicros = isEarned ? order.amountMicros - paidBackMicros - costMicros : null
  return { costMicros, paidBackMicros, profitMicros }
}

/** `profitMicros` of an order, in SQL. */
export const orderProfit =
  sql`(case when ${orders.status} = 'completed' then ${orders.amountMicros} - ${orders.costMicros} - (select coalesce(sum(${claims.refundedMicros} + ${claims.costMicros}), 0) from ${claims} where ${claims.orderId} = ${orders.id}) end)`.mapWith(
    Number,
  ) as SQL<number | null>

const ENDED_BY_HAND = ['order.complete', 'order.cancel'] as const

/** An order that waits for days has many more calls, and nobody reads them all. */
const CALLS_SHOWN = 12

export type OrderReport = Awaited<ReturnType<typeof reportOn>>

/**
 * Collects everything about an order or a paid lookup. Only the operator may see it.
 * @throws DomainError ORDER_NOT_FOUND
 */
export async function reportOn(db: Reader, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (order) {
    /** All codes of the order, delivered ones or a top-up's voucher. */
    const codes = await codesOfOrder(db, id)
    /** Those of them that were replaced since. */
    const replaced = await replacedOf(db, id)
    const profit = profitOf(order, await claimsOfOrder(db, id))
    const decided = order.endedAt === null ? null : await decidedOf(db, order)
    const trace = await traceOf(db, order)
    return { kind: 'order' as const, order, codes, replaced, profit, decided, ...trace }
  }
  const [row] = await db.select().from(lookups).where(eq(lookups.id, id))
  const lookup = row && openedLookup(db, row)
  if (lookup) return { kind: 'lookup' as const, lookup, ...(await traceOf(db, lookup)) }
  throw new DomainError('ORDER_NOT_FOUND', { id })
}

/** The codes of an order, or the code that a lookup redeems. */
export function codesIn(report: OrderReport): string[] {
  if (report.kind === 'order') return report.codes
  return report.lookup.input.code === undefined ? [] : [report.lookup.input.code]
}

/**
 * The report for somebody who is shown its codes in clear, which is in the audit log before they see any.
 * @throws DomainError ORDER_NOT_FOUND
 */
export async function reportWithCodes(
  tx: Tx,
  id: string,
  actor: Actor,
  now: Date,
): Promise<OrderReport> {
  const report = await reportOn(tx, id)
  const { accountId } = report.kind === 'order' ? report.order : report.lookup
  const act = { actor, action: 'order.show_codes', accountId, detail: { id } } as const
  if (codesIn(report).length > 0) await recordAct(tx, act, now)
  return report
}

/** The codes of an order that others have replaced. */
async function replacedOf(db: Reader, orderId: string): Promise<string[]> {
  const rows = await db
    .select(held)
    .from(stockCodes)
    .innerJoin(claimCodes, eq(claimCodes.oldCodeId, stockCodes.id))
    .where(eq(stockCodes.orderId, orderId))
  return rows.map((row) => openedCode(db, row))
}

export type Holder = { name: string; telegramId: number }
/** An order in a list of many accounts' orders. */
export type ListedOrder = OrderRow & { seq: number; holder: Holder } & Pick<Profit, 'profitMicros'>

/** The holder of an account. `test`: it is a test account, whose holder is that of the live one. */
export async function holderOf(db: Reader, accountId: number): Promise<Holder & { test: boolean }> {
  const own = aliasedTable(accounts, 'own')
  const rows = await db
    .select({
      name: accounts.name,
      telegramId: accounts.telegramId,
      test: sql`${isNotNull(own.testOf)}`.mapWith(Boolean),
    })
    .from(own)
    .innerJoin(accounts, eq(accounts.id, sql`coalesce(${own.testOf}, ${own.id})`))
    .where(eq(own.id, accountId))
  return onlyRow(rows)
}

async function decidedOf(db: Reader, { id, accountId }: OrderRow) {
  const isEnd = and(eq(auditLog.accountId, accountId), inArray(auditLog.action, ENDED_BY_HAND))
  const [act] = await db
    .select({ actor: auditLog.actor })
    .from(auditLog)
    .where(and(isEnd, sql`${auditLog.detail} ->> 'id' = ${id}`))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return act ? { by: act.actor, name: await nameOfActor(db, act.actor) } : null
}

async function traceOf(db: Reader, of: OrderRow | Lookup) {
  const { id, trxid, accountId } = of
  const holder = await holderOf(db, accountId)
  // If a lookup did not happen, its trxid may belong to another submission by now.
  const [submission] = await db.select().from(submissions).where(isSubmissionOf({ id, trxid }))
  const [job] = await db.select().from(supplierJobs).where(eq(supplierJobs.reference, id))
  const isOfOrder = eq(entries.reference, id)
  return {
    telegramId: holder.telegramId,
    test: holder.test,
    /** As given by Telegram or the operator. */
    holderName: holder.name,
    trxid,
    idempotencyKey: submission?.idempotencyKey ?? null,
    /** The name of the API key that it was sent with; null if an earlier version did not record it. */
    keyName: await keyNameOf(db, of.keyId),
    /** Its ledger entries, oldest first. */
    entries: await db.select().from(entries).where(isOfOrder).orderBy(asc(entries.id)),
    /** Its supplier job; null once that has finished. */
    job: job ?? null,
    /** The latest calls to suppliers about it, oldest first. */
    calls: await callsAbout(db, id, CALLS_SHOWN),
  }
}
