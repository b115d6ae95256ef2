import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  min,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Reader } from '../../../db/store.ts'
import { entries, events, lookups, orders, stockCodes, supplierJobs } from '../../schema.ts'
import { WITHDRAWN } from '../../shared/ids.ts'
import { isLive, TEST_SUPPLIER } from '../../shared/test-world.ts'
import type { Finding } from './finding.ts'

// Checks of orders and lookups against the ledger, and of stock codes against orders.

export function wrongOrders(db: Reader): Promise<Finding[]> {
  return wrongSales(db, {
    ...{ rule: 'an order is charged once, and refunded once if it was cancelled', of: orders },
    ...{ amount: orders.amountMicros, isBack: orders.refunded, kinds: ['charge', 'refund'] },
    isWrong: and(eq(orders.refunded, false), eq(orders.status, 'cancelled')),
  })
}

export function wrongLookups(db: Reader): Promise<Finding[]> {
  const rule = 'the fee of a lookup is charged once, and returned once if the lookup did not happen'
  return wrongSales(db, {
    ...{ rule, of: lookups, isWrong: undefined },
    ...{ amount: lookups.feeMicros, isBack: lookups.feeReturned, kinds: ['fee', 'fee_refund'] },
  })
}

type Sales = {
  rule: string
  of: typeof orders | typeof lookups
  amount: typeof orders.amountMicros | typeof lookups.feeMicros
  isBack: typeof orders.refunded | typeof lookups.feeReturned
  /** Of the entries that charge it and give it back. */
  kinds: [string, string]
  isWrong: SQL | undefined
}

async function wrongSales(db: Reader, sales: Sales): Promise<Finding[]> {
  const { rule, of, amount, isBack, kinds, isWrong } = sales
  const charged = moved(of.id, kinds[0])
  const returned = moved(of.id, kinds[1])
  const due = sql`case when ${isBack} then ${amount} else 0 end`
  const { accountId, id: reference, status } = of
  const rows = await db
    .select({
      ...{ accountId, reference, status, amount },
      ...{ charged: charged.mapWith(Number), returned: returned.mapWith(Number) },
    })
    .from(of)
    .where(
      or(
        ne(charged, sql`-${amount}`),
        ne(returned, due),
        and(eq(isBack, true), ne(status, 'cancelled')),
        isWrong,
      ),
    )
  return rows.map(({ accountId, reference, status, amount, charged, returned }) => ({
    ...{ rule, accountId, reference },
    problem: `is ${status} for ${amount}, but was charged ${-charged} and got ${returned} back`,
  }))
}

export async function wrongDeliveries(db: Reader): Promise<Finding[]> {
  // Leaves out set-aside vouchers: a cancelled order keeps one until a person decides about it.
  const held = correlated(
    sql`(select count(*) from ${stockCodes} where ${stockCodes.orderId} = ${orders.id} and ${stockCodes.quarantinedAt} is null and ${stockCodes.discardedAt} is null)`,
  )
  const delivered = and(ne(orders.kind, 'topup'), eq(orders.status, 'completed'))
  const rows = await db
    .select({
      accountId: orders.accountId,
      id: orders.id,
      status: orders.status,
      quantity: orders.quantity,
      held: held.mapWith(Number),
    })
    .from(orders)
    .where(
      or(
        and(delivered, isLive(orders.supplier), ne(held, sql`${orders.quantity}`)),
        and(eq(orders.supplier, TEST_SUPPLIER), ne(held, sql`0`)),
        and(eq(orders.status, 'cancelled'), ne(held, sql`0`)),
      ),
    )
  return rows.map(({ accountId, id, status, quantity, held }) => ({
    rule: 'a completed order has as many codes as it was charged for, a cancelled one none',
    accountId,
    reference: id,
    problem: `is ${status} for ${quantity} codes, but has ${held}`,
  }))
}

export async function codesWithoutOrder(db: Reader): Promise<Finding[]> {
  const rows = await db
    .select({ id: stockCodes.id, orderId: stockCodes.orderId })
    .from(stockCodes)
    .leftJoin(orders, eq(orders.id, stockCodes.orderId))
    .where(
      and(
        isNotNull(stockCodes.orderId),
        isNull(orders.id),
        // A code that a restore set aside belonged to a lost order, or perhaps to none.
        not(like(stockCodes.orderId, `${WITHDRAWN}%`)),
      ),
    )
  return rows.map(({ id, orderId }) => ({
    rule: 'a code that is taken belongs to an order',
    accountId: null,
    reference: orderId,
    problem: `stock code ${id} belongs to an order that does not exist`,
  }))
}

/** The sum of the entries of one kind for an order or lookup, such as its charge or its refund. */
function moved(reference: typeof orders.id | typeof lookups.id, kind: string) {
  return correlated(
    sql`(select coalesce(sum(${entries.amountMicros}), 0) from ${entries} where ${entries.reference} = ${reference} and ${entries.kind} = ${kind})`,
  )
}

/** In a select from one table drizzle omits table names, except in nested SQL such as this wrapper. */
function correlated(subquery: SQL): SQL {
  return sql`${subquery}`
}

// Open orders and lookups must be in the job queue: otherwise nothing would ever end them.

export async function processingWithoutJob(db: Reader): Promise<Finding[]> {
  const lostOrders = await db
    .select({ accountId: orders.accountId, id: orders.id })
    .from(orders)
    .leftJoin(supplierJobs, eq(supplierJobs.reference, orders.id))
    .where(
      and(
        // Must match the condition of the partial index word for word.
        sql`${orders.status} <> 'completed'`,
        eq(orders.status, 'processing'),
        isNull(supplierJobs.reference),
      ),
    )
  const lostLookups = await db
    .select({ accountId: lookups.accountId, id: lookups.id })
    .from(lookups)
    .leftJoin(supplierJobs, eq(supplierJobs.reference, lookups.id))
    .where(and(eq(lookups.status, 'processing'), isNull(supplierJobs.reference)))
  return [...lostOrders, ...lostLookups].map(({ accountId, id }) => ({
    rule: 'an order or lookup that is processing is in the job queue',
    accountId,
    reference: id,
    problem: 'is processing, but has no job that would end it',
  }))
}

/**
 * Orders and lookups that have ended without an event, or with several. Leaves out those that ended
 * before the oldest event of their account that is kept: they may be from a version without events.
 */
export async function endsWithoutEvent(db: Reader): Promise<Finding[]> {
  const begun = db
    .select({ accountId: events.accountId, at: min(events.createdAt).as('begun_at') })
    .from(events)
    .groupBy(events.accountId)
    .as('begun')
  const ends = db
    .select({ reference: events.reference, many: count().as('many') })
    .from(events)
    .where(
      inArray(events.type, [
        ...(['order.completed', 'order.cancelled'] as const),
        ...(['lookup.completed', 'lookup.cancelled'] as const),
      ]),
    )
    .groupBy(events.reference)
    .as('ends')
  const many = sql`coalesce(${ends.many}, 0)`
  const found = await Promise.all(
    [orders, lookups].map((one) =>
      db
        .select({ accountId: one.accountId, id: one.id, many: many.mapWith(Number) })
        .from(one)
        .innerJoin(begun, eq(begun.accountId, one.accountId))
        .leftJoin(ends, eq(ends.reference, one.id))
        .where(and(gte(one.endedAt, sql`${begun.at}`), ne(many, sql`1`))),
    ),
  )
  return found.flat().map(({ accountId, id, many }) => ({
    rule: 'an order or lookup that has ended has one event of its end',
    accountId,
    reference: id,
    problem: `has ended, with ${many} events of its end`,
  }))
}
