import type { Store } from '../db/store.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { createManualSupplier } from './manual.ts'
import { createResellerSupplier } from './reseller/reseller.ts'
import type { SupplierSettings } from './settings.ts'

/** Creates the suppliers that the settings describe. The map's keys are their names. */
export function createSuppliers(
  settings: readonly SupplierSettings[],
  deps: { store: Store; clock: () => Date },
): Map<string, Supplier> {
  return new Map(
    settings.map((one) => [
      one.name,
      one.kind === 'manual'
        ? createManualSupplier({ ...one, ...deps })
        : createResellerSupplier({ ...one, ...deps }),
    ]),
  )
}
