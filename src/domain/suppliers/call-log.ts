import { and, asc, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { prepared, preparedWrite } from '../../db/prepared.ts'
import { supplierCalls } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { onlyRow } from '../shared/errors.ts'
import { isSince } from '../shared/since.ts'

// Every call to a supplier, written down before it is sent and after it is answered.

export type SupplierCall = typeof supplierCalls.$inferSelect
export type CallEnd = Pick<SupplierCall, 'reason' | 'ms'> & {
  outcome: NonNullable<SupplierCall['outcome']>
}

/** A reason is a sentence, not a supplier's whole answer. */
const MAX_REASON_LENGTH = 200

const { placeholder } = sql

const insertCall = prepared<
  Tx,
  Pick<SupplierCall, 'reference' | 'supplier' | 'what' | 'startedAt'>,
  { id: number }[]
>('call_begin', (tx) =>
  tx
    .insert(supplierCalls)
    .values({
      reference: placeholder('reference'),
      supplier: placeholder('supplier'),
      what: placeholder('what'),
      startedAt: placeholder('startedAt'),
    })
    .returning({ id: supplierCalls.id }),
)

const updateCall = preparedWrite<{
  id: number
  outcome: CallEnd['outcome']
  reason: string | null
  ms: number | null
}>('call_end', (tx) =>
  tx
    .update(supplierCalls)
    .set({
      outcome: sql`${placeholder('outcome')}`,
      reason: sql`${placeholder('reason')}`,
      ms: sql`${placeholder('ms')}`,
    })
    .where(eq(supplierCalls.id, placeholder('id'))),
)

/** Writes down that a call is about to be sent. Returns what endCall wants to know of it. */
export async function beginCall(
  tx: Tx,
  call: Pick<SupplierCall, 'reference' | 'supplier' | 'what'>,
  now: Date,
): Promise<number> {
  return onlyRow(await insertCall(tx, { ...call, startedAt: now })).id
}

/** Writes down how a call ended. Its reason must hold no code and no key. */
export async function endCall(tx: Tx, id: number, { outcome, reason, ms }: CallEnd): Promise<void> {
  updateCall(tx, { id, outcome, reason: reason?.slice(0, MAX_REASON_LENGTH) ?? null, ms })
}

/** The calls about an order or lookup, the latest `limit` of them, oldest first. */
export async function callsAbout(
  db: Reader,
  reference: string,
  limit: number,
): Promise<SupplierCall[]> {
  const latest = await db
    .select()
    .from(supplierCalls)
    .where(eq(supplierCalls.reference, reference))
    .orderBy(desc(supplierCalls.id))
    .limit(limit)
  return latest.reverse()
}

/**
 * When the last call about an order or lookup began of which nobody knows what it did: it may still be
 * travelling. Null where every one was answered.
 */
export async function lastDoubtAt(db: Reader, reference: string): Promise<Date | null> {
  const { id, startedAt, outcome } = supplierCalls
  const ofIt = eq(supplierCalls.reference, reference)
  const [call] = await db
    .select({ id })
    .from(supplierCalls)
    .where(and(ofIt, or(eq(outcome, 'unknown'), isNull(outcome))))
    .orderBy(desc(id))
    .limit(1)
  if (!call) return null
  // It began no later than the calls after it, whose time is the earlier where the clock was set back.
  const [earliest] = await db
    .select({ startedAt })
    .from(supplierCalls)
    .where(and(ofIt, gte(id, call.id)))
    .orderBy(asc(startedAt))
    .limit(1)
  return earliest?.startedAt ?? null
}

/** Who was called first about a lookup: who may have done it. Null where nobody was. */
export async function firstCalled(db: Reader, reference: string): Promise<string | null> {
  const [call] = await db
    .select({ supplier: supplierCalls.supplier })
    .from(supplierCalls)
    .where(eq(supplierCalls.reference, reference))
    .orderBy(asc(supplierCalls.id))
    .limit(1)
  return call?.supplier ?? null
}

export type CallTally = {
  supplier: string
  calls: number
  /** Not sent, or of unknown outcome. */
  faults: number
  meanMs: number | null
}

/** How the calls of each supplier went since a moment. */
export function callTallies(db: Reader, since: Date): Promise<CallTally[]> {
  const { supplier, outcome, ms, startedAt } = supplierCalls
  return db
    .select({
      supplier,
      calls: sql`count(*)`.mapWith(Number),
      faults: sql`count(case when ${outcome} in ('not_sent', 'unknown') then 1 end)`.mapWith(
        Number,
      ),
      meanMs: sql<number | null>`avg(${ms})`.mapWith(Number),
    })
    .from(supplierCalls)
    .where(isSince(supplierCalls.id, startedAt, since))
    .groupBy(supplier)
    .orderBy(asc(supplier))
}

/** Forgets calls that began before a moment, up to the first that did not. */
export async function sweepCalls(tx: Tx, before: Date): Promise<void> {
  const { id, startedAt } = supplierCalls
  const kept = tx
    .select({ id: sql`coalesce(min(${id}), ${Number.MAX_SAFE_INTEGER})` })
    .from(supplierCalls)
    .where(gte(startedAt, before))
  await tx.delete(supplierCalls).where(lt(id, kept))
}
