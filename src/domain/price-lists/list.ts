import { MAX_PRICE_MICROS } from '../catalog/catalog.ts'
import { DomainError } from '../shared/errors.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import type { Supplier, SupplierItem } from '../suppliers/supplier.ts'
import { MAX_ITEMS } from './items.ts'

// Reading a supplier's price list.

export type Lists = ReadonlyMap<string, Pick<Supplier, 'items'>>

const TIMEOUT_MS = 30_000
const MAX_ITEM_LENGTH = 128
const MAX_NAME_LENGTH = 200
const MAX_REASON_LENGTH = 200
const CHECKED_AT_ONCE = 500

export function listed(suppliers: Lists): string[] {
  return [...suppliers].flatMap(([name, { items }]) => (items ? [name] : []))
}

/** @throws DomainError NO_PRICE_LIST */
export function requireList(suppliers: Lists, supplier: string): void {
  if (!listed(suppliers).includes(supplier))
    throw new DomainError('NO_PRICE_LIST', { supplier, others: listed(suppliers) })
}

/** @throws DomainError NO_PRICE_LIST, LIST_UNREADABLE, LIST_TOO_LONG */
export async function readList(
  suppliers: Lists,
  supplier: string,
  signal?: AbortSignal,
): Promise<SupplierItem[]> {
  requireList(suppliers, supplier)
  const inTime = AbortSignal.timeout(TIMEOUT_MS)
  const read = suppliers.get(supplier)
  let items: SupplierItem[]
  try {
    items = (await read?.items?.(signal ? AbortSignal.any([signal, inTime]) : inTime)) ?? []
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new DomainError('LIST_UNREADABLE', { supplier, why: why.slice(0, MAX_REASON_LENGTH) })
  }
  if (items.length > MAX_ITEMS) throw new DomainError('LIST_TOO_LONG', { supplier, max: MAX_ITEMS })
  return checked(items)
}

/** Leaves out what cannot be bought. What is listed twice counts once, at its highest cost. */
async function checked(items: readonly SupplierItem[]): Promise<SupplierItem[]> {
  const slice = createTimeSlices()
  const found = new Map<string, SupplierItem>()
  for (const [i, { item, name, costMicros, available }] of items.entries()) {
    if (i % CHECKED_AT_ONCE === 0) await slice()
    const isCost = Number.isSafeInteger(costMicros) && costMicros >= 0
    if (!isCost || costMicros > MAX_PRICE_MICROS) continue
    if (item.trim() !== item || item === '' || item.length > MAX_ITEM_LENGTH) continue
    const before = found.get(item)
    if (before && before.costMicros >= costMicros) continue
    found.set(item, { item, name: nameOf(name), costMicros, available })
  }
  return [...found.values()]
}

/** In one line, such as a message and a terminal can show it. */
function nameOf(name: string | null): string | null {
  const text = (name ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
  return text === '' ? null : text.toWellFormed()
}
