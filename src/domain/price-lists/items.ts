import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { supplierItems } from '../schema.ts'
import { chunksOf } from '../shared/chunks.ts'
import type { ItemChange, KnownItem } from './difference.ts'

// The items of suppliers, as the last list said whose changes were taken over.

/** More than any supplier of games sells. */
export const MAX_ITEMS = 20_000

export type ItemRow = typeof supplierItems.$inferSelect

const ROWS_AT_ONCE = 500

export async function knownItems(db: Reader, supplier: string): Promise<Map<string, KnownItem>> {
  const known = new Map<string, KnownItem>()
  let after = ''
  for (;;) {
    const rows = await db
      .select()
      .from(supplierItems)
      .where(and(eq(supplierItems.supplier, supplier), gt(supplierItems.item, after)))
      .orderBy(asc(supplierItems.item))
      .limit(ROWS_AT_ONCE)
    for (const { item, name, costMicros, available, goneAt } of rows)
      known.set(item, { item, name, costMicros, available, isGone: goneAt !== null })
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return known
    after = last.item
    await nextTurn()
  }
}

/** Takes changes over, a part at a time. Safe to repeat. */
export async function saveChanges(
  store: Store,
  supplier: string,
  changes: readonly ItemChange[],
  now: Date,
): Promise<void> {
  for (const part of chunksOf(changes, ROWS_AT_ONCE)) {
    await store.transaction((tx) => takeOver(tx, supplier, part, now))
    await nextTurn()
  }
  await store.transaction((tx) => forgetOldest(tx, supplier))
}

async function takeOver(
  tx: Tx,
  supplier: string,
  changes: readonly ItemChange[],
  now: Date,
): Promise<void> {
  const there = changes.flatMap(({ after }) => after ?? [])
  const gone = changes.flatMap(({ item, after }) => (after ? [] : [item]))
  const isGone = and(eq(supplierItems.supplier, supplier), inArray(supplierItems.item, gone))
  if (there.length > 0)
    await tx
      .insert(supplierItems)
      .values(there.map((one) => ({ ...one, supplier, firstSeenAt: now, goneAt: null })))
      .onConflictDoUpdate({
        target: [supplierItems.supplier, supplierItems.item],
        set: {
          name: sql`excluded.name`,
          costMicros: sql`excluded.cost_micros`,
          available: sql`excluded.available`,
          goneAt: null,
        },
      })
  if (gone.length > 0)
    await tx
      .update(supplierItems)
      .set({ goneAt: now })
      .where(and(isGone, isNull(supplierItems.goneAt)))
}

/** Of the items that are gone, keeps as many as a list may have. */
async function forgetOldest(tx: Tx, supplier: string): Promise<void> {
  const { goneAt } = supplierItems
  const isGone = and(eq(supplierItems.supplier, supplier), isNotNull(goneAt))
  const [newest] = await tx
    .select({ goneAt })
    .from(supplierItems)
    .where(isGone)
    .orderBy(desc(goneAt))
    .limit(1)
    .offset(MAX_ITEMS)
  if (newest?.goneAt) await tx.delete(supplierItems).where(and(isGone, lte(goneAt, newest.goneAt)))
}

/** @param asked text: what the item or its name contains; empty: all items. @returns `hasMore`: behind these rows */
export async function itemsOf(
  db: Reader,
  supplier: string,
  { text, limit, offset = 0 }: { text: string; limit: number; offset?: number },
): Promise<{ rows: ItemRow[]; hasMore: boolean }> {
  const { item, name } = supplierItems
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const holds = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return or(
      sql`lower(${item}) like ${pattern} escape '\\'`,
      sql`lower(${name}) like ${pattern} escape '\\'`,
    )
  })
  const rows = await db
    .select()
    .from(supplierItems)
    .where(and(eq(supplierItems.supplier, supplier), ...holds))
    .orderBy(asc(item))
    .limit(limit + 1)
    .offset(offset)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** Null if no list had it. */
export async function itemNamed(
  db: Reader,
  supplier: string,
  item: string,
): Promise<ItemRow | null> {
  const [row] = await db
    .select()
    .from(supplierItems)
    .where(and(eq(supplierItems.supplier, supplier), eq(supplierItems.item, item)))
  return row ?? null
}
