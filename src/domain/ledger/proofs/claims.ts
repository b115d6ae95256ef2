import { and, eq, isNotNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/store.ts'
import { claimCodes, claims, entries, orders, stockCodes } from '../../schema.ts'
import type { Finding } from './finding.ts'

// Checks of claims against the ledger, and of the codes that they have replaced.

/** A claim pays once, and exactly what was decided. */
export async function wrongClaims(db: Reader): Promise<Finding[]> {
  const paid = sql`coalesce(sum(${entries.amountMicros}), 0)`
  const rows = await db
    .select({
      accountId: claims.accountId,
      reference: claims.reference,
      state: claims.state,
      decided: claims.refundedMicros,
      paid: paid.mapWith(Number),
    })
    .from(claims)
    .leftJoin(
      entries,
      and(
        eq(entries.reference, claims.reference),
        eq(entries.kind, 'claim_refund'),
        eq(entries.accountId, claims.accountId),
      ),
    )
    .groupBy(claims.id, claims.accountId, claims.reference, claims.state, claims.refundedMicros)
    .having(
      or(
        ne(paid, claims.refundedMicros),
        sql`(${claims.state} = 'refunded') <> (${claims.refundedMicros} > 0)`,
      ),
    )
  return rows.map(({ accountId, reference, state, decided, paid }) => ({
    rule: 'a claim pays back once what was decided',
    accountId,
    reference,
    problem: `is ${state} with ${decided}, but paid ${paid}`,
  }))
}

/** All claims about an order pay back at most its amount, and nothing of one that was refunded itself. */
export async function overpaidOrders(db: Reader): Promise<Finding[]> {
  const paid = sql`sum(${claims.refundedMicros})`
  const rows = await db
    .select({
      accountId: orders.accountId,
      id: orders.id,
      amount: orders.amountMicros,
      refunded: orders.refunded,
      paid: paid.mapWith(Number),
    })
    .from(claims)
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .groupBy(orders.accountId, orders.id, orders.amountMicros, orders.refunded)
    .having(
      or(sql`${paid} > ${orders.amountMicros}`, and(eq(orders.refunded, true), sql`${paid} > 0`)),
    )
  return rows.map(({ accountId, id, amount, refunded, paid }) => ({
    rule: 'the claims about an order pay back at most its amount',
    accountId,
    reference: id,
    problem: `cost ${amount}${refunded ? ' and was refunded' : ''}, but its claims paid ${paid}`,
  }))
}

/**
 * A replaced code stays with its order, out of use, and what took its place is of the same order. The few
 * claims are read first, and what each is about by its key: joined, PostgreSQL may begin with all codes.
 */
export async function wrongReplacements(db: Reader): Promise<Finding[]> {
  const ofOrder = eq(stockCodes.orderId, claims.orderId)
  const outOfUse = or(isNotNull(stockCodes.quarantinedAt), isNotNull(stockCodes.discardedAt))
  const old = db
    .select({ one: sql`1` })
    .from(stockCodes)
    .where(and(eq(stockCodes.id, claimCodes.oldCodeId), ofOrder, outOfUse))
  const pid = db.select({ pid: orders.pid }).from(orders).where(eq(orders.id, claims.orderId))
  const fresh = db
    .select({ one: sql`1` })
    .from(stockCodes)
    .where(and(eq(stockCodes.id, claimCodes.newCodeId), ofOrder, eq(stockCodes.pid, pid)))
  const rows = await db
    .select({
      accountId: claims.accountId,
      reference: claims.reference,
      oldCodeId: claimCodes.oldCodeId,
      newCodeId: claimCodes.newCodeId,
    })
    .from(claimCodes)
    .innerJoin(claims, eq(claims.id, claimCodes.claimId))
    .where(or(ne(claims.state, 'replaced'), notExists(old), notExists(fresh)))
  return rows.map(({ accountId, reference, oldCodeId, newCodeId }) => ({
    rule: 'a replaced code is out of use, and its replacement belongs to the same order',
    accountId,
    reference,
    problem: `replaced stock code ${oldCodeId} by ${newCodeId}, which are not where they should be`,
  }))
}
