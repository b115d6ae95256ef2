import { and, count, eq, gte, inArray, min, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/store.ts'
import { events, lookups, orders } from '../../schema.ts'
import type { Finding } from './finding.ts'

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
