import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/store.ts'
import { lookups, orders, supplierJobs } from '../../schema.ts'
import type { Finding } from './finding.ts'

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
