import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { changeSettings, requireValid, settingsToChange } from '../settings/settings.ts'
import { type SupplierSettings, supplierSettings } from '../settings/supplier.ts'

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
