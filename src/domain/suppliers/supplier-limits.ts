import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { type DayPart, supplierDays, supplierJobs } from '../schema.ts'
import { changeSettings, requireValid, settingsToChange } from '../settings/settings.ts'
import {
  type AllSupplierSettings,
  mostAtOnce,
  NO_SUPPLIER_SETTINGS,
  type SupplierSettings,
} from '../settings/supplier.ts'
import { utcDay } from '../shared/utc-day.ts'

// What people decide about a supplier while the service runs. What it needs to be called is in the environment.

/** What is set for a supplier; null where nothing is. */
export function supplierSettings({ suppliers }: { suppliers: AllSupplierSettings }, name: string) {
  const own = Object.hasOwn(suppliers, name) ? suppliers[name] : undefined
  return own ?? NO_SUPPLIER_SETTINGS
}

/**
 * Changes what is set for a supplier.
 * @returns what was set before, and what is now.
 * @throws DomainError INVALID_SETTING; nothing has changed then.
 */
export async function changeSupplierSettings(
  tx: Tx,
  name: string,
  { actor, ...changes }: Partial<SupplierSettings> & { actor: Actor },
  now: Date,
): Promise<{ before: SupplierSettings; after: SupplierSettings }> {
  const settings = await settingsToChange(tx)
  const before = supplierSettings(settings, name)
  const after = { ...before, ...changes }
  const { [name]: _, ...others } = settings.suppliers
  const isSet = Object.values(after).some((value) => value !== null)
  const suppliers = isSet ? { ...others, [name]: after } : others
  requireValid({ suppliers })
  await changeSettings(tx, { suppliers }, now)
  const names = Object.keys(changes) as (keyof SupplierSettings)[]
  const was = Object.fromEntries(names.map((key) => [key, before[key]]))
  const detail = { supplier: name, ...changes, before: was }
  await recordAct(tx, { actor, action: 'supplier.set', detail }, now)
  return { before, after }
}

// How much may be bought at a supplier in a day, and how many orders may be open there. What was bought is counted
// in a row, which changes in the transaction that gives an order to the supplier or takes it away. The open orders
// are counted when somebody asks. A supplier without limits costs no statement.

/** Long enough to answer questions about a day. */
const KEEP_MS = 40 * 24 * 60 * 60 * 1000

/**
 * Counts an order towards the supplier's day, unless that would exceed its limit.
 * @returns what was counted: null if there is no limit; `day_limit` if too little is left of it.
 */
export async function takeOfDay(
  tx: Tx,
  supplier: string,
  { dayLimitMicros, micros }: Pick<SupplierSettings, 'dayLimitMicros'> & { micros: number },
  now: Date,
): Promise<DayPart | null | 'day_limit'> {
  if (dayLimitMicros === null) return null
  const day = utcDay(now)
  // Most that find too little left need no lock for that.
  if ((await boughtToday(tx, supplier, now)) + micros > dayLimitMicros) return 'day_limit'
  const after = sql`${supplierDays.boughtMicros} + ${micros}`
  const counted = await tx
    .insert(supplierDays)
    .values({ day, supplier, boughtMicros: micros })
    .onConflictDoUpdate({
      target: [supplierDays.day, supplierDays.supplier],
      set: { boughtMicros: after },
      setWhere: sql`${after} <= ${dayLimitMicros}`,
    })
    .returning({ boughtMicros: supplierDays.boughtMicros })
  return counted.length > 0 ? { day, micros } : 'day_limit'
}

/** Gives back what an order that leaves the supplier counted towards the day on which it came to it. */
export async function returnToDay(
  tx: Tx,
  { supplier, dayPart }: { supplier: string; dayPart: DayPart | null },
): Promise<void> {
  if (dayPart === null) return
  const { day, micros } = dayPart
  await tx
    .update(supplierDays)
    .set({ boughtMicros: sql`${supplierDays.boughtMicros} - ${micros}` })
    .where(and(eq(supplierDays.day, day), eq(supplierDays.supplier, supplier)))
}

/** Tells the admins, once a day, that an order found too little left of the supplier's day. */
export async function noteDayLimit(tx: Tx, supplier: string, now: Date): Promise<void> {
  if ((await dayAt(tx, supplier, now)).reached) return
  const noted = await tx
    .insert(supplierDays)
    .values({ day: utcDay(now), supplier, boughtMicros: 0, reached: true })
    .onConflictDoUpdate({
      target: [supplierDays.day, supplierDays.supplier],
      set: { reached: true },
      setWhere: eq(supplierDays.reached, false),
    })
    .returning({ supplier: supplierDays.supplier })
  if (noted.length > 0) await notifyAdmins(tx, { kind: 'day_limit', supplier }, now)
}

/** What was bought at the supplier on the day of `now`, as far as it counted. */
export async function boughtToday(db: Reader, supplier: string, now: Date): Promise<number> {
  return (await dayAt(db, supplier, now)).boughtMicros
}

async function dayAt(db: Reader, supplier: string, now: Date) {
  const { boughtMicros, reached, day, supplier: name } = supplierDays
  const [row] = await db
    .select({ boughtMicros, reached })
    .from(supplierDays)
    .where(and(eq(day, utcDay(now)), eq(name, supplier)))
  return row ?? { boughtMicros: 0, reached: false }
}

/**
 * Whether the supplier has room for one more order. If so, no other transaction gets that room until this one ends.
 * @param counted all: also those that wait, so that a new order does not overtake them; sent: only those that the
 *   supplier may have.
 */
export async function hasRoom(
  tx: Tx,
  supplier: string,
  limits: Pick<SupplierSettings, 'atOnce' | 'paused'>,
  counted: 'all' | 'sent',
): Promise<boolean> {
  const most = mostAtOnce(limits)
  if (most === null) return true
  // Most that find it full need no lock for that.
  if ((await openAt(tx, supplier, counted)) >= most) return false
  await exclusively(tx, `room at ${supplier}`)
  return (await openAt(tx, supplier, counted)) < most
}

/** How many orders are open there. One that an admin has ended is none of them. */
function openAt(db: Reader, supplier: string, counted: 'all' | 'sent'): Promise<number> {
  const jobs = supplierJobs
  const isOpen = and(eq(jobs.supplier, supplier), eq(jobs.kind, 'order'), isNull(jobs.watchUntil))
  const isCounted = counted === 'sent' ? eq(jobs.sent, true) : undefined
  return db.$count(jobs, and(isOpen, isCounted))
}

/** Deletes the rows of days that nobody asks about any more. */
export async function sweepSupplierDays(tx: Tx, now: Date): Promise<void> {
  const before = utcDay(new Date(now.getTime() - KEEP_MS))
  await tx.delete(supplierDays).where(lt(supplierDays.day, before))
}

/** Concurrent new calls at one supplier, counted separately for orders and lookups: in all, and of one account. */
const CALLS_AT_ONCE = 200
const CALLS_OF_ACCOUNT = 50

export type CallShares = ReturnType<typeof createCallShares>

/**
 * Limits concurrent new calls, so that no account uses up a supplier alone. Retries are limited where they
 * are claimed.
 */
export function createCallShares() {
  const pools = new Map<string, Map<number, number>>()
  return {
    /** Reserves room for one call. Returns the function that releases it; null if there is no room. */
    take(pool: string, accountId: number): (() => void) | null {
      const counts = pools.get(pool) ?? new Map<number, number>()
      const own = counts.get(accountId) ?? 0
      let all = 0
      for (const calls of counts.values()) all += calls
      if (own >= CALLS_OF_ACCOUNT || all >= CALLS_AT_ONCE) return null
      pools.set(pool, counts.set(accountId, own + 1))
      return () => {
        const left = (counts.get(accountId) ?? 0) - 1
        if (left > 0) counts.set(accountId, left)
        else counts.delete(accountId)
      }
    },
  }
}
