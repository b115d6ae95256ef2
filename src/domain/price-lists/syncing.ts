import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Store, Tx } from '../../db/store.ts'
import type { Actor } from '../audit/audit-log.ts'
import { type PriceChange, previewPrices } from '../catalog/reprice.ts'
import { type Lists, readList } from './list.ts'
import { noteListRead } from './state.ts'
import {
  applyChanges,
  type Compared,
  chosenFrom,
  compare,
  type ListChanges,
  partsOf,
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

/** The prices that would be others, in the order of the products' ids. @throws DomainError LIST_STALE */
export async function previewChanges(
  store: Store,
  chosen: ListChanges,
  actor: Actor,
  now: Date,
): Promise<PriceChange[]> {
  const prices: PriceChange[] = []
  for (const part of partsOf(chosen)) {
    const made = await previewPrices(store, (tx) => applyChanges(tx, part, { actor }, now))
    prices.push(...made)
    await nextTurn()
  }
  return prices.sort((one, other) => (one.pid < other.pid ? -1 : 1))
}

/**
 * Makes the changes of a preview.
 * @throws DomainError LIST_STALE where a product is not as the list was compared with it: then this part and those
 *   after it are not made.
 */
export async function syncNow(
  store: Store,
  { compared, chosen }: Pick<Preview, 'compared' | 'chosen'>,
  actor: Actor,
  now: Date,
): Promise<PriceChange[]> {
  const prices = await applyParts(store, partsOf(chosen), actor, now, (tx) =>
    noteListRead(tx, compared.supplier, now),
  )
  await saveList(store, compared, now)
  return prices.sort((one, other) => (one.pid < other.pid ? -1 : 1))
}

/** @param also done in the transaction of the first part */
export async function applyParts(
  store: Store,
  parts: readonly ListChanges[],
  actor: Actor,
  now: Date,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<PriceChange[]> {
  const prices: PriceChange[] = []
  for (const [i, part] of parts.entries()) {
    const made = await store.transaction(async (tx) => {
      const prices = await applyChanges(tx, part, { actor }, now)
      if (i === 0) await also(tx)
      return prices
    })
    prices.push(...made)
    await nextTurn()
  }
  return prices
}
