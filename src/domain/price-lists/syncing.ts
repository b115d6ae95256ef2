import type { Store } from '../../db/store.ts'
import { type PriceChange, previewPrices } from '../catalog/reprice.ts'
import type { Actor } from '../service/audit-log.ts'
import { type Lists, readList } from './list.ts'
import { noteListRead } from './state.ts'
import {
  applyChanges,
  type Compared,
  chosenFrom,
  compare,
  type ListChanges,
  saveList,
} from './sync.ts'

// A sync that a person asks for: what it would do, then the same.

/** A list, the changes that would be made, and the prices that would be others. */
export type Preview = { compared: Compared; chosen: ListChanges; prices: PriceChange[] }

/**
 * Reads a list and finds out what it would do.
 * @throws DomainError those of readList; LIST_STALE if the catalog changes meanwhile
 */
export async function previewSync(
  store: Store,
  { suppliers, supplier }: { suppliers: Lists; supplier: string },
  { accepted, actor }: { accepted: ReadonlySet<string>; actor: Actor },
  now: Date,
): Promise<Preview> {
  const list = await readList(suppliers, supplier)
  const compared = await compare(store, supplier, list, now)
  const chosen = chosenFrom(compared, accepted)
  return { compared, chosen, prices: await previewChanges(store, chosen, actor, now) }
}

export function previewChanges(
  store: Store,
  chosen: ListChanges,
  actor: Actor,
  now: Date,
): Promise<PriceChange[]> {
  return previewPrices(store, (tx) => applyChanges(tx, chosen, { actor }, now))
}

/** Makes the changes of a preview. @throws DomainError LIST_STALE; nothing has changed then */
export async function syncNow(
  store: Store,
  { compared, chosen }: Pick<Preview, 'compared' | 'chosen'>,
  actor: Actor,
  now: Date,
): Promise<PriceChange[]> {
  const prices = await store.transaction(async (tx) => {
    const made = await applyChanges(tx, chosen, { actor }, now)
    await noteListRead(tx, compared.supplier, now)
    return made
  })
  await saveList(store, compared, now)
  return prices
}
