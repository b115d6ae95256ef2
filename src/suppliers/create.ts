import type { Store } from '../db/store.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import type { AnswerReader } from './adapter/reader.ts'
import type { Reach } from './adapter/transport.ts'
import { createManualSupplier } from './manual.ts'
import type { AdapterSupplierSettings, SupplierSettings } from './settings.ts'

/** reach: which addresses they may call, if not those that each declares. documents: reads their large answers. */
type Deps = {
  store: Store
  clock: () => Date
  reach?: Reach
  documents: { answersOf(supplier: string): AnswerReader }
}

/** Creates the suppliers that the settings describe. The map's keys are their names. */
export async function createSuppliers(
  settings: readonly SupplierSettings[],
  deps: Deps,
): Promise<Map<string, Supplier>> {
  const suppliers = new Map<string, Supplier>()
  for (const one of settings)
    suppliers.set(
      one.name,
      'file' in one ? await fromAdapter(one, deps) : createManualSupplier({ ...one, ...deps }),
    )
  return suppliers
}

/** Loads what reads adapter files only if there is one. */
async function fromAdapter(settings: AdapterSupplierSettings, { clock, reach, documents }: Deps) {
  const { createAdapterSupplier } = await import('./adapter/adapter.ts')
  const elsewhere = documents.answersOf(settings.name)
  return createAdapterSupplier({ ...settings, clock, reach, elsewhere })
}
