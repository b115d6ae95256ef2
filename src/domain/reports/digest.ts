import type { Reader } from '../../db/store.ts'
import { rowsNamed } from '../catalog/view.ts'
import { readBackupState } from '../settings/backup-state.ts'
import { readSettings } from '../settings/settings.ts'
import { type Days, daysLater, utcDay } from '../shared/utc-day.ts'
import { stockLevels } from '../stock/stock.ts'
import { supplierStatesOf } from '../suppliers/health.ts'
import { supplierSettings } from '../suppliers/supplier-limits.ts'
import { readPauses } from './pauses.ts'
import { readSales, type SalesReport } from './sales.ts'
import { whatWaits } from './waiting.ts'

export type Digest = Awaited<ReturnType<typeof readDigest>>

const PACE_DAYS = 7
/** What lasts longer needs no attention today. */
const SOON_DAYS = 5
const MAX_LOW = 10

/** What an owner wants to know in the morning. Days are UTC days, as in all statistics. */
export async function readDigest(db: Reader, now: Date) {
  const day = daysLater(utcDay(now), -1)
  const weekBefore = daysLater(day, -7)
  const { total: sales } = await readSales(db, { first: day, last: day })
  const { total: before } = await readSales(db, { first: weekBefore, last: weekBefore })
  const pace = await readSales(db, paceOfDays(now))
  return {
    /** Yesterday, and the same day of the week before it. */
    ...{ day, sales, before },
    waiting: await whatWaits(db, now),
    pauses: await readPauses(db),
    /** Products whose codes run out, the first ones to do so first. */
    low: await lowStock(db, pace),
    suppliers: await leftAtSuppliers(db, pace),
    /** Why the last backup failed; null if it did not. */
    backupProblem: (await readBackupState(db))?.problem ?? null,
  }
}

/** The days that tell the pace at which stock and balances are used. */
export function paceOfDays(now: Date): Days {
  const last = daysLater(utcDay(now), -1)
  return { first: daysLater(last, 1 - PACE_DAYS), last }
}

async function lowStock(db: Reader, { byProduct }: SalesReport) {
  const { lowStock: limit } = await readSettings(db)
  const levels = await stockLevels(db)
  const soldMicros = new Map(byProduct.map(({ pid, salesMicros }) => [pid, salesMicros]))
  const pids = levels.filter(({ pid }) => soldMicros.has(pid)).map(({ pid }) => pid)
  const rows = await rowsNamed(db, pids)
  return levels
    .map(({ pid, name, available }) => {
      // The sums of the days have no quantities: what was sold, at the present price, tells how many it was.
      const priceMicros = rows.get(pid)?.product.priceMicros ?? Number.POSITIVE_INFINITY
      const units = (soldMicros.get(pid) ?? 0) / priceMicros
      return { pid, name, available, daysLeft: daysLeft(available, units / PACE_DAYS) }
    })
    .filter(
      ({ available, daysLeft: left }) => available < limit || (left !== null && left < SOON_DAYS),
    )
    .sort((one, other) => (one.daysLeft ?? Infinity) - (other.daysLeft ?? Infinity))
    .slice(0, MAX_LOW)
}

/**
 * Our balance at each supplier, and for how many days it lasts.
 * @param pace the sales of paceOfDays
 * @returns isLow: whether it is below the operator's threshold or, without one, ends soon
 */
export async function leftAtSuppliers(db: Reader, { bySupplier }: SalesReport) {
  const settings = await readSettings(db)
  const states = await supplierStatesOf(db)
  return states.flatMap(({ supplier, balanceMicros }) => {
    if (balanceMicros === null) return []
    const sold = bySupplier.find((one) => one.supplier === supplier)
    // What is bought there without a known cost counts at its price, which is more: it warns earlier.
    const spent = sold ? sold.costMicros + sold.withoutCost.micros : 0
    const left = daysLeft(balanceMicros, spent / PACE_DAYS)
    const { lowBalanceMicros } = supplierSettings(settings, supplier)
    const isLow =
      lowBalanceMicros === null
        ? left !== null && left < SOON_DAYS
        : balanceMicros < lowBalanceMicros
    return [{ supplier, balanceMicros, daysLeft: left, isLow }]
  })
}

/** How many days a stock or a balance will last at the pace of the last days; null if nothing is used. */
function daysLeft(amount: number, perDay: number): number | null {
  return perDay > 0 ? Math.floor(amount / perDay) : null
}
