import { and, between, eq, inArray, isNull, lt } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { notifyAccount, notifyAdmins } from '../notices/notices.ts'
import { circuitBreakers, incidentCards, incidents } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import type { CallKind } from './call-log.ts'

// Times in which a supplier kept failing. The admins are notified when one begins, and when it ends.

export type Incident = typeof incidents.$inferSelect

/** An incident without open orders ends when nothing has failed for so long: as long as a breaker counts failures. */
export const QUIET_MS = 5 * 60_000
const KEEP_MS = 90 * 86_400_000

/** Opens an incident for the supplier. Nothing happens if one is open. */
export async function openIncident(
  tx: Tx,
  supplier: string,
  reason: string,
  now: Date,
): Promise<void> {
  await exclusively(tx, `incident ${supplier}`)
  if (await isFailing(tx, supplier)) return
  const rows = await tx.insert(incidents).values({ supplier, reason, openedAt: now }).returning()
  await notifyAdmins(tx, { kind: 'incident', incidentId: onlyRow(rows).id }, now)
}

/** Ends the supplier's open incident. @param circuit the last kind of calls that works again */
export async function endIncident(
  tx: Tx,
  supplier: string,
  circuit: { what: CallKind },
  now: Date,
): Promise<void> {
  await exclusively(tx, `incident ${supplier}`)
  const [ended] = await tx
    .update(incidents)
    .set({ endedAt: now })
    .where(and(eq(incidents.supplier, supplier), isNull(incidents.endedAt)))
    .returning()
  if (!ended) return
  await notifyAdmins(tx, { kind: 'supplier_recovered', supplier, what: circuit.what }, now)
}

/** Ends an open incident whose supplier has no open orders, if nothing has failed there for a while. */
export async function endIfQuiet(tx: Tx, { id, supplier }: Incident, now: Date): Promise<void> {
  await exclusively(tx, `incident ${supplier}`)
  const since = new Date(now.getTime() - QUIET_MS)
  // If a failure is too far in the future, the clock was set back since.
  const until = new Date(now.getTime() + QUIET_MS)
  const isRecent = between(circuitBreakers.failedAt, since, until)
  const failedSince = and(eq(circuitBreakers.supplier, supplier), isRecent)
  if ((await tx.$count(circuitBreakers, failedSince)) > 0) return
  const [ended] = await tx
    .update(incidents)
    .set({ endedAt: now, endedQuietly: true })
    .where(and(eq(incidents.id, id), isNull(incidents.endedAt), lt(incidents.openedAt, since)))
    .returning()
  if (ended) await notifyAdmins(tx, { kind: 'incident', incidentId: id }, now)
}

/** Whether the supplier has an open incident: then one notice covers its orders. */
export async function isFailing(db: Reader, supplier: string): Promise<boolean> {
  const isOpen = and(eq(incidents.supplier, supplier), isNull(incidents.endedAt))
  return (await db.$count(incidents, isOpen)) > 0
}

/** @throws DomainError INCIDENT_NOT_FOUND */
export async function incidentById(db: Reader, id: number): Promise<Incident> {
  const [row] = await db.select().from(incidents).where(eq(incidents.id, id))
  if (!row) throw new DomainError('INCIDENT_NOT_FOUND')
  return row
}

export function openIncidents(db: Reader): Promise<Incident[]> {
  return db.select().from(incidents).where(isNull(incidents.endedAt)).orderBy(incidents.id)
}

export function openIncidentCount(db: Reader): Promise<number> {
  return db.$count(incidents, isNull(incidents.endedAt))
}

export async function notifyHolders(
  tx: Tx,
  id: number,
  accountIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx.update(incidents).set({ holdersToldAt: now }).where(eq(incidents.id, id))
  for (const accountId of accountIds)
    await notifyAccount(tx, accountId, { kind: 'orders_delayed' }, now)
}

export async function sweepIncidents(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_MS)
  const old = await tx.select().from(incidents).where(lt(incidents.endedAt, before))
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  // Those of the release before.
  await tx.delete(incidentCards).where(inArray(incidentCards.incidentId, ids))
  await tx.delete(incidents).where(inArray(incidents.id, ids))
}
