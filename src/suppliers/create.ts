import type { Store } from '../db/store.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { createAdapterSupplier } from './adapter/adapter.ts'
import type { AnswerReader } from './adapter/reader.ts'
import type { Reach } from './adapter/transport.ts'
import { createManualSupplier } from './manual.ts'
import type { SupplierSettings } from './settings.ts'

/**
 * Creates the suppliers that the settings describe. The map's keys are their names.
 * @param deps reach: which addresses they may call, if not those that each declares. documents: reads their large
 *   answers.
 */
export function createSuppliers(
  settings: readonly SupplierSettings[],
  deps: {
    store: Store
    clock: () => Date
    reach?: Reach
    documents: { answersOf(supplier: string): AnswerReader }
  },
): Map<string, Supplier> {
  return new Map(
    settings.map((one) => [
      one.name,
      'file' in one
        ? createAdapterSupplier({
            ...{ ...one, clock: deps.clock, reach: deps.reach },
            elsewhere: deps.documents.answersOf(one.name),
          })
        : createManualSupplier({ ...one, ...deps }),
    ]),
  )
}
