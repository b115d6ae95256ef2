import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { namesOfActors } from '../accounts/accounts.ts'
import { type Claim, claimsOfOrder } from '../claims/claims.ts'
import { type ManualTask, taskOf } from '../orders/manual-tasks.ts'
import { auditLog, entries } from '../schema.ts'
import type { SupplierCall } from '../suppliers/call-log.ts'
import { type DeliveryTo, deliveriesAbout } from '../webhooks/deliveries.ts'
import type { OrderReport } from './order.ts'

type Act = typeof auditLog.$inferSelect
type Entry = OrderReport['entries'][number]

/** Something that happened to an order or a paid lookup. */
export type Happening = { at: Date } & (
  | { what: 'placed' | 'ended' }
  | { what: 'call'; call: SupplierCall }
  | { what: 'entry'; entry: Entry }
  | { what: 'claimed' | 'decided'; claim: Claim }
  | { what: 'task'; task: ManualTask }
  | { what: 'delivery'; delivery: DeliveryTo }
  /** A person did something about it by hand. */
  | { what: 'act'; act: Act }
)

/** Those of one moment are in this order. */
const ORDER: Happening['what'][] = [
  ...(['placed', 'entry', 'call', 'task'] as const),
  ...(['act', 'ended', 'claimed', 'decided', 'delivery'] as const),
]

/**
 * Everything that is known to have happened, oldest first.
 * @returns also the references of its claims, and the names of those who acted, by actor
 */
export async function timelineOf(db: Reader, report: OrderReport) {
  const row = report.kind === 'order' ? report.order : report.lookup
  const { id, accountId, createdAt, endedAt } = row
  const claims = report.kind === 'order' ? await claimsOfOrder(db, id) : []
  const references = claims.map(({ reference }) => reference)
  const refunds = await entriesOf(db, references)
  const acts = await actsAbout(db, accountId, id)
  const task = await taskOf(db, id)
  const deliveries = await deliveriesAbout(db, accountId, id)
  const happened: Happening[] = [
    { what: 'placed', at: createdAt },
    ...(endedAt ? [{ what: 'ended', at: endedAt } as const] : []),
    ...report.calls.map((call) => ({ what: 'call', at: call.startedAt, call }) as const),
    ...[...report.entries, ...refunds].map(
      (entry) => ({ what: 'entry', at: entry.createdAt, entry }) as const,
    ),
    ...claims.flatMap((claim): Happening[] => [
      ...(claim.reason === 'by_operator'
        ? []
        : [{ what: 'claimed', at: claim.openedAt, claim } as const]),
      ...(claim.endedAt ? [{ what: 'decided', at: claim.endedAt, claim } as const] : []),
    ]),
    ...acts.map((act) => ({ what: 'act', at: act.at, act }) as const),
    ...deliveries.map((delivery): Happening => {
      const at = delivery.attemptedAt ?? delivery.createdAt
      return { what: 'delivery', at, delivery }
    }),
    ...(task ? [{ what: 'task', at: task.openedAt, task } as const] : []),
  ]
  const actors = happened.flatMap((one) => {
    if (one.what === 'act') return one.act.actor
    if (one.what === 'task') return `admin:${one.task.takenBy}`
    return one.what === 'decided' && one.claim.decidedBy ? one.claim.decidedBy : []
  })
  happened.sort(
    (a, b) => a.at.getTime() - b.at.getTime() || ORDER.indexOf(a.what) - ORDER.indexOf(b.what),
  )
  return { happened, references, names: await namesOfActors(db, actors) }
}

async function entriesOf(db: Reader, references: string[]): Promise<Entry[]> {
  if (references.length === 0) return []
  const isOfThem = inArray(entries.reference, references)
  return db.select().from(entries).where(isOfThem).orderBy(asc(entries.id))
}

/** Acts of people on it, besides those on its claims. */
function actsAbout(db: Reader, accountId: number, id: string): Promise<Act[]> {
  const isAbout = and(
    eq(auditLog.accountId, accountId),
    or(like(auditLog.action, 'order.%'), like(auditLog.action, 'attempt.%')),
    sql`${auditLog.detail} ->> 'id' = ${id}`,
  )
  return db.select().from(auditLog).where(isAbout).orderBy(asc(auditLog.id))
}
