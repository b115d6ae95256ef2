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
import { DomainError } from '../shared/errors.ts'
import { DAY_MS } from '../shared/utc-day.ts'
import type { SupplierItem } from '../suppliers/supplier.ts'
import {
  type Difference,
  differenceOf,
  type MappedChange,
  type MappedProduct,
} from './difference.ts'
import { knownItems } from './items.ts'
import { isBoughtAt, mappedAt, productsAt } from './mapping.ts'

// Taking a supplier's price list over: costs, and what can be bought.

export type Compared = Difference & { supplier: string }

const NAMED = 20
/** So many changes take about 50 milliseconds, in which nothing else is written. */
export const AT_ONCE = 100

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

/** The changes that wait for a person. */
export function suspicious({ mapped }: { mapped: readonly MappedChange[] }): MappedChange[] {
  return mapped.filter(waits)
}

/** Whether a person must agree to it. */
export function waits({ reasons }: MappedChange): boolean {
  return reasons.length > 0
}

/** The same for the same changes. */
export function digestOf(about: unknown): string {
  return createHash('sha256').update(JSON.stringify(about)).digest('base64url')
}

/**
 * Makes some of the changes, at most AT_ONCE, and puts the prices of their products in order. Who makes those with
 * reasons has agreed to them.
 * @throws DomainError LIST_STALE if a product is not as the list was compared with it; nothing has changed then.
 */
export async function makeChanges(
  tx: Tx,
  supplier: string,
  { changes, actor }: { changes: readonly MappedChange[]; actor: Actor },
  now: Date,
): Promise<void> {
  if (changes.length === 0) return
  await exclusively(tx, CATALOG)
  const effects = changes.flatMap((change) => change.products.map((one) => ({ ...one, change })))
  const rows = await rowsNamed(tx, pidsOf(changes))
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
  await invalidateCatalog(tx, now)
  await record(tx, supplier, changes, actor, now)
  // A person who agrees to a change also agrees to what it does to prices.
  const [agreed, others] = [suspicious({ mapped: changes }), changes.filter((one) => !waits(one))]
  if (agreed.length > 0)
    await reprice(tx, { pids: pidsOf(agreed) }, { actor, isAccepted: true }, now)
  if (others.length > 0) await reprice(tx, { pids: pidsOf(others) }, { actor }, now)
}

/** Costs that are as they were, and count as new. @param pids at most AT_ONCE */
export async function confirmCosts(
  tx: Tx,
  supplier: string,
  { pids, actor }: { pids: readonly string[]; actor: Actor },
  now: Date,
): Promise<void> {
  await exclusively(tx, CATALOG)
  for (const [pid, { product }] of await rowsNamed(tx, pids)) {
    const cost = product.costs?.[supplier]
    if (!cost) continue
    const costs = withCost(product.costs ?? {}, supplier, cost.micros, now)
    await tx.update(products).set({ costs }).where(eq(products.pid, pid))
  }
  await invalidateCatalog(tx, now)
  await reprice(tx, { pids }, { actor }, now)
}

function pidsOf(changes: readonly MappedChange[]): string[] {
  return changes.flatMap(({ products }) => products.map(({ pid }) => pid))
}

function isAs(
  { item, costMicros, isGone }: MappedProduct,
  asItem: string,
  before: MappedChange['products'][number]['before'],
): boolean {
  return item === asItem && costMicros === before.costMicros && isGone === before.isGone
}

async function record(
  tx: Tx,
  supplier: string,
  changes: readonly MappedChange[],
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
    accepted: suspicious({ mapped: changes }).length,
    products: effects.slice(0, NAMED).map(({ pid }) => pid),
  }
  await recordAct(tx, { actor, action: 'supplier.sync', detail }, now)
}
