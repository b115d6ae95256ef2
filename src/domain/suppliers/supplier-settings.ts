import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import {
  changeSettings,
  type SupplierSettings,
  settingsToChange,
  supplierSettings,
} from '../settings/settings.ts'
import { DomainError } from '../shared/errors.ts'

// What people decide about a supplier while the service runs. What it needs to be called is in the environment.

/** More than any shop has, also of those that were set up once. */
const MAX_SUPPLIERS = 200
const MAX_AT_ONCE = 10_000
/** Suppliers allow few reads of a whole list. */
const MIN_SYNC_MS = 5 * 60_000
const MAX_SYNC_MS = 30 * 24 * 60 * 60_000

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
  requireValid(after)
  const { [name]: _, ...others } = settings.suppliers
  const isSet = Object.values(after).some((value) => value !== null)
  if (isSet && Object.keys(others).length >= MAX_SUPPLIERS)
    throw new DomainError('INVALID_SETTING', { problem: 'suppliers', max: MAX_SUPPLIERS })
  await changeSettings(tx, { suppliers: isSet ? { ...others, [name]: after } : others }, now)
  const names = Object.keys(changes) as (keyof SupplierSettings)[]
  const was = Object.fromEntries(names.map((key) => [key, before[key]]))
  const detail = { supplier: name, ...changes, before: was }
  await recordAct(tx, { actor, action: 'supplier.set', detail }, now)
  return { before, after }
}

/** @throws DomainError INVALID_SETTING */
function requireValid({ atOnce, syncEveryMs }: SupplierSettings): void {
  if (atOnce !== null && !(Number.isInteger(atOnce) && atOnce >= 1 && atOnce <= MAX_AT_ONCE))
    throw new DomainError('INVALID_SETTING', { problem: 'at_once', max: MAX_AT_ONCE })
  if (syncEveryMs !== null && (syncEveryMs < MIN_SYNC_MS || syncEveryMs > MAX_SYNC_MS))
    throw new DomainError('INVALID_SETTING', { problem: 'sync_every' })
}
