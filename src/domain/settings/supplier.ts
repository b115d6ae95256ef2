import { z } from 'zod'
import type { SettingProblem } from '../shared/problems.ts'

// What people decide about a supplier while the service runs. What it needs to be called is in the environment.

/** More than any shop has, also of those that were set up once. */
const MAX_SUPPLIERS = 200
const MAX_AT_ONCE = 10_000
/** Suppliers allow few reads of a whole list. */
const MIN_SYNC_MS = 5 * 60_000
const MAX_SYNC_MS = 30 * 24 * 60 * 60_000

export const supplierSchema = z.object({
  /** The most that is bought there in a UTC day. */
  dayLimitMicros: z.int().nullable(),
  /** The most orders that are open there. More go to the next supplier or wait. */
  atOnce: z.int().nullable(),
  /** None is sent there, as if `atOnce` were 0. */
  paused: z.literal(true).nullable().default(null),
  /** How often its price list is taken over. */
  syncEveryMs: z.int().nullable(),
  /** The admins are notified when our balance there falls below it. */
  lowBalanceMicros: z.int().nullable(),
})
export type SupplierSettings = z.infer<typeof supplierSchema>

export const NO_SUPPLIER_SETTINGS: SupplierSettings = {
  dayLimitMicros: null,
  atOnce: null,
  paused: null,
  syncEveryMs: null,
  lowBalanceMicros: null,
}

/** How many orders may be open at a supplier; null: any number. */
export function mostAtOnce({ atOnce, paused }: Pick<SupplierSettings, 'atOnce' | 'paused'>) {
  return paused ? 0 : atOnce
}

export type AllSupplierSettings = Readonly<Record<string, SupplierSettings>>

export function problemWithSuppliers(suppliers: AllSupplierSettings): SettingProblem | null {
  const all = Object.values(suppliers)
  if (all.length > MAX_SUPPLIERS) return { problem: 'suppliers', max: MAX_SUPPLIERS }
  for (const { atOnce, syncEveryMs } of all) {
    if (atOnce !== null && !(Number.isInteger(atOnce) && atOnce >= 0 && atOnce <= MAX_AT_ONCE))
      return { problem: 'at_once', max: MAX_AT_ONCE }
    if (syncEveryMs !== null && (syncEveryMs < MIN_SYNC_MS || syncEveryMs > MAX_SYNC_MS))
      return { problem: 'sync_every' }
  }
  return null
}
