import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Store, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { CATALOG } from '../catalog/catalog.ts'
import { withCost } from '../catalog/products.ts'
import { reprice } from '../catalog/reprice.ts'
import { rowsNamed } from '../catalog/view.ts'
import { products } from '../schema.ts'
import { readSettings } from '../settings/settings.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { chunksOf } from '../shared/chunks.ts'
import { DomainError } from '../shared/errors.ts'
import { DAY_MS } from '../shared/utc-day.ts'
import type { SupplierItem } from '../suppliers/supplier.ts'
import {
  type Difference,
  differenceOf,
  type MappedChange,
  type MappedProduct,
} from './difference.ts'
import { knownItems, saveChanges } from './items.ts'
import { isBoughtAt, mappedAt, productsAt } from './mapping.ts'

// Taking a supplier's price list over: costs, and what can be bought.

export type Compared = Difference & { supplier: string }

/** Changes that are made together. They are stored until somebody confirms them, so their fields never change. */
export type ListChanges = {
  supplier: string
  changes: MappedChange[]
  /** Products whose cost is as it was, and is to count as new. */
  confirmed: string[]
}

const NAMED = 20
/** Takes about 50 milliseconds. */
const AT_ONCE = 100

export async function compare(
  store: Store,
  supplier: string,
  list: readonly SupplierItem[],
  now: Date,
): Promise<Compared> {
  const { read } = store
  const { pricing } = await readSettings(read)
  const mapped = await productsAt(read, supplier)
  const known = await knownItems(read, supplier)
  const found = differenceOf(known, list, mapped, pricing)
  const sinceMs = new Map(mapped.map((one) => [one.pid, one.sinceMs]))
  // Costs that stay the same are written once a day. If a time is in the future, the clock was set back since.
  const isOld = (pid: string) =>
    Math.abs(now.getTime() - (sinceMs.get(pid) ?? now.getTime())) >= DAY_MS
  return { ...found, confirmed: found.confirmed.filter(isOld), supplier }
}

/** The changes that nobody must agree to, and those of the items that somebody has agreed to. */
export function chosenFrom(
  { supplier, mapped, confirmed }: Compared,
  accepted: ReadonlySet<string>,
): ListChanges {
  const changes = mapped.filter(({ item, reasons }) => reasons.length === 0 || accepted.has(item))
  return { supplier, changes, confirmed }
}

/** The changes that wait for a person. */
export function suspicious({ mapped }: Pick<Compared, 'mapped'>): MappedChange[] {
  return mapped.filter(({ reasons }) => reasons.length > 0)
}

/** The changes in parts, each for a transaction of its own: no transaction lets others run before it ends. */
export function partsOf({ supplier, changes, confirmed }: ListChanges): ListChanges[] {
  return [
    ...chunksOf(changes, AT_ONCE).map((some) => ({ supplier, changes: some, confirmed: [] })),
    ...chunksOf(confirmed, AT_ONCE).map((some) => ({ supplier, changes: [], confirmed: some })),
  ]
}

/** The same for the same changes. */
export function digestOf(about: unknown): string {
  return createHash('sha256').update(JSON.stringify(about)).digest('base64url')
}

/**
 * Makes a part of the changes, and puts the prices of its products in order. A person has agreed to those with
 * reasons.
 * @throws DomainError LIST_STALE if a product is not as the list was compared with it; nothing has changed then.
 */
export async function applyChanges(
  tx: Tx,
  { supplier, changes, confirmed }: ListChanges,
  { actor }: { actor: Actor },
  now: Date,
): Promise<void> {
  await exclusively(tx, CATALOG)
  const effects = changes.flatMap((change) => change.products.map((one) => ({ ...one, change })))
  const rows = await rowsNamed(tx, [...effects.map(({ pid }) => pid), ...confirmed])
  const stale: string[] = []
  for (const { pid, before, after, change } of effects) {
    const row = rows.get(pid)
    const present = row && isBoughtAt(row, supplier) ? mappedAt(row, supplier) : null
    if (!row || !present || !isAs(present, change.item, before)) {
      stale.push(pid)
      continue
    }
    const { costs, unavailable } = row.product
    const { [supplier]: _, ...others } = unavailable ?? {}
    const gone = after.isGone ? { ...others, [supplier]: change.item } : others
    await tx
      .update(products)
      .set({
        costs:
          after.costMicros === null || !change.after
            ? costs
            : withCost(costs ?? {}, supplier, after.costMicros, now),
        unavailable: Object.keys(gone).length === 0 ? null : gone,
      })
      .where(eq(products.pid, pid))
  }
  if (stale.length > 0)
    throw new DomainError('LIST_STALE', {
      ...{ supplier, pids: stale.slice(0, NAMED) },
      more: Math.max(0, stale.length - NAMED),
    })
  for (const pid of confirmed) {
    const { costs } = rows.get(pid)?.product ?? {}
    const cost = costs?.[supplier]
    if (!cost) continue
    const renewed = withCost(costs ?? {}, supplier, cost.micros, now)
    await tx.update(products).set({ costs: renewed }).where(eq(products.pid, pid))
  }
  await invalidateCatalog(tx, now)
  if (changes.length > 0) await record(tx, { supplier, changes }, actor, now)
  await repriced(tx, { changes, confirmed }, actor, now)
}

function isAs(
  { item, costMicros, isGone }: MappedProduct,
  asItem: string,
  before: MappedChange['products'][number]['before'],
): boolean {
  return item === asItem && costMicros === before.costMicros && isGone === before.isGone
}

/** A person who agrees to a change also agrees to what it does to prices. */
async function repriced(
  tx: Tx,
  { changes, confirmed }: Omit<ListChanges, 'supplier'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const pidsOf = (some: readonly MappedChange[]) =>
    some.flatMap(({ products }) => products.map(({ pid }) => pid))
  const agreed = pidsOf(changes.filter(({ reasons }) => reasons.length > 0))
  const others = [...pidsOf(changes.filter(({ reasons }) => reasons.length === 0)), ...confirmed]
  if (agreed.length > 0) await reprice(tx, { pids: agreed }, { actor, isAccepted: true }, now)
  if (others.length > 0) await reprice(tx, { pids: others }, { actor }, now)
}

async function record(
  tx: Tx,
  { supplier, changes }: Pick<ListChanges, 'supplier' | 'changes'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const effects = changes.flatMap(({ products }) => products)
  const count = (is: (one: (typeof effects)[number]) => boolean) => effects.filter(is).length
  const detail = {
    supplier,
    costs: count(({ before, after }) => before.costMicros !== after.costMicros),
    gone: count(({ before, after }) => after.isGone && !before.isGone),
    back: count(({ before, after }) => before.isGone && !after.isGone),
    accepted: changes.filter(({ reasons }) => reasons.length > 0).length,
    products: effects.slice(0, NAMED).map(({ pid }) => pid),
  }
  await recordAct(tx, { actor, action: 'supplier.sync', detail }, now)
}

/** Takes over what the list says about all items but those that still wait for a person. */
export async function saveList(
  store: Store,
  { supplier, items, mapped }: Compared,
  chosen: ListChanges,
  now: Date,
): Promise<void> {
  const waiting = new Set(suspicious({ mapped }).map(({ item }) => item))
  for (const { item } of chosen.changes) waiting.delete(item)
  await saveChanges(
    store,
    supplier,
    items.filter(({ item }) => !waiting.has(item)),
    now,
  )
}
