import type { Store } from '../db/store.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { createAdapterSupplier } from './adapter/adapter.ts'
import type { Reach } from './adapter/transport.ts'
import { createManualSupplier } from './manual.ts'
import type { AdapterSupplierSettings, SupplierSettings } from './settings.ts'

/**
 * Creates the suppliers that the settings describe. The map's keys are their names.
 * @param deps reach: which addresses they may call, if not those that each declares.
 */
export function createSuppliers(
  settings: readonly SupplierSettings[],
  deps: { store: Store; clock: () => Date; reach?: Reach },
): Map<string, Supplier> {
  return new Map(
    settings.map((one) => [
      one.name,
      isAdapter(one)
        ? createAdapterSupplier({ ...one, clock: deps.clock, reach: deps.reach })
        : createManualSupplier({ ...one, ...deps }),
    ]),
  )
}

function isAdapter(settings: SupplierSettings): settings is AdapterSupplierSettings {
  return 'file' in settings
}
