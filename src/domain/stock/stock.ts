import { and, asc, eq, inArray, isNull, type Placeholder, sql } from 'drizzle-orm'
import { openedCode, type StoredCode, sealedCode } from '../../db/codes-at-rest.ts'
import { amongLocked, locking, passingLocked, sideBySide } from '../../db/locks.ts'
import { atMost, isValueOf, prepared, upTo } from '../../db/prepared.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { productNotFound } from '../catalog/catalog.ts'
import { lines, products, stockCodes } from '../schema.ts'
import { invalidateStock } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import { codeText } from '../shared/typed-text.ts'
import { countStock } from './counts.ts'

const { placeholder } = sql

/** Larger inserts are no faster: measured with 100 to 1000 rows. */
const ROWS_PER_INSERT = 250
const rowNames = Array.from(
  { length: ROWS_PER_INSERT },
  (_, i) => [`code${i}`, `sealed${i}`] as const,
)

/** Prepared once: building the SQL for each insert of a large file took as long as the inserts. */
const addMany = prepared<Tx, Record<string, unknown>, { code: string }[]>('stock_add', (tx) =>
  tx
    .insert(stockCodes)
    .values(
      rowNames.map(([code, sealed]) => ({
        pid: sql`${placeholder('pid')}`,
        code: sql`${placeholder(code)}`,
        sealed: sql`${placeholder(sealed)}`,
        batchId: sql`${placeholder('batchId')}`,
        costMicros: sql`${placeholder('costMicros')}`,
        addedAt: sql`${sql.param(placeholder('addedAt'), stockCodes.addedAt)}`,
      })),
    )
    .onConflictDoNothing()
    .returning({ code: stockCodes.code }),
)

/**
 * Adds codes to a product. Skips codes that are in stock or were sold, under any product.
 * @param input batchId: the import that the codes belong to. costMicros: what each of them cost us.
 * @returns how many were added, and the codes that were skipped.
 * @throws DomainError PRODUCT_NOT_FOUND, NOT_FROM_STOCK
 */
export async function addStock(
  tx: Tx,
  pid: string,
  input: { codes: string[]; actor: Actor; batchId?: number; costMicros?: number | null },
  now: Date,
): Promise<{ added: number; duplicates: string[] }> {
  await requireStocked(tx, pid)
  const { batchId = null, costMicros = null } = input
  const fresh = new Set<string>()
  for (let from = 0; from < input.codes.length; from += ROWS_PER_INSERT) {
    const codes = input.codes
      .slice(from, from + ROWS_PER_INSERT)
      .map((code) => sealedCode(tx, pid, code))
    // Repeats the last code in the unused rows: a repeated code is not inserted.
    const values = rowNames.flatMap(([code, sealed], i) => {
      const row = codes[i] ?? codes.at(-1)
      return [
        [code, row?.code],
        [sealed, row?.sealed],
      ]
    })
    const rows = await addMany(tx, {
      ...{ pid, batchId, costMicros, addedAt: now },
      ...Object.fromEntries(values),
    })
    for (const { code } of rows) fresh.add(code)
  }
  const added = fresh.size
  if (added > 0) invalidateStock(tx, pid)
  // If a code occurs twice, the first one was added.
  const duplicates = input.codes.filter((code) => !fresh.delete(tx.vault.fingerprint(code)))
  const batch = batchId === null ? {} : { batch: batchId }
  const cost = costMicros === null ? {} : { costMicros }
  const detail = { pid, ...batch, added, duplicates: duplicates.length, ...cost }
  await recordAct(tx, { actor: input.actor, action: 'stock.add', detail }, now)
  return { added, duplicates }
}

/** @throws DomainError PRODUCT_NOT_FOUND, NOT_FROM_STOCK */
export async function requireStocked(db: Reader, pid: string): Promise<void> {
  const [product] = await db
    .select({ stockBased: lines.stockBased })
    .from(products)
    .innerJoin(lines, eq(lines.slug, products.slug))
    .where(eq(products.pid, pid))
  if (!product) throw productNotFound(pid)
  if (!product.stockBased) throw new DomainError('NOT_FROM_STOCK', { pid })
}

type Order = {
  pid: string
  orderId: string
  quantity: number
  /** What a code cost us whose own cost is not known. */
  unitCostMicros?: number | undefined
}
/** `ids`: their ids in stock. `costMicros`: what all of them cost us; null if that is not known. */
export type TakenCodes = { ids: number[]; codes: string[]; costMicros: number | null }
type Taking = Omit<Order, 'unitCostMicros'> & { takenAt: Date }
type Taken = StoredCode & { id: number; costMicros: number | null }

/**
 * @param lock whether to wait for codes that another transaction has locked, or to skip them.
 * @param limit how many.
 */
function takingOldest(name: string, lock: typeof locking, limit: Placeholder) {
  return prepared<Tx, Taking, Taken[]>(name, (tx) => {
    const oldest = tx
      .select({ id: stockCodes.id })
      .from(stockCodes)
      .where(and(isValueOf(stockCodes.pid, 'pid'), isNull(stockCodes.orderId)))
      .orderBy(asc(stockCodes.id))
      .limit(limit)
    return tx
      .update(stockCodes)
      .set({
        orderId: sql`${placeholder('orderId')}`,
        takenAt: sql`${sql.param(placeholder('takenAt'), stockCodes.takenAt)}`,
      })
      .where(and(amongLocked(stockCodes.id, lock(oldest)), isNull(stockCodes.orderId)))
      .returning({
        id: stockCodes.id,
        code: stockCodes.code,
        sealed: stockCodes.sealed,
        costMicros: stockCodes.costMicros,
      })
  })
}

const takeOne = takingOldest('stock_take_one', passingLocked, atMost(1))
const takeSeveral = takingOldest('stock_take', passingLocked, upTo('quantity'))
const takeInTurn = takingOldest('stock_take_in_turn', locking, upTo('quantity'))

/**
 * Assigns codes to an order, oldest first. Returns null, and takes none, if there are too few. Codes that
 * another transaction has locked may become free again (rollback), so this waits for them before it reports
 * too few.
 */
export async function tryTakeCodes(tx: Tx, order: Order, now: Date): Promise<TakenCodes | null> {
  const { pid, orderId, quantity, unitCostMicros } = order
  const taken = await takeAvailable(tx, { pid, orderId, quantity, takenAt: now })
  invalidateStock(tx, pid)
  const ids = taken.sort((a, b) => a.id - b.id).map(({ id }) => id)
  if (taken.length < quantity) {
    const ofOrder = and(inArray(stockCodes.id, ids), eq(stockCodes.orderId, orderId))
    if (ids.length > 0)
      await tx.update(stockCodes).set({ orderId: null, takenAt: null }).where(ofOrder)
    return null
  }
  const codes = taken.map((row) => openedCode(tx, { pid, ...row }))
  return { ids, codes, costMicros: costOf(taken, unitCostMicros) }
}

function costOf(codes: readonly Pick<Taken, 'costMicros'>[], unitCostMicros: number | undefined) {
  let sum = 0
  for (const { costMicros } of codes) {
    const one = costMicros ?? unitCostMicros
    if (one === undefined) return null
    sum += one
  }
  return sum
}

/**
 * A single code is taken from those that no other transaction has locked. Several codes are locked by rising
 * id, waiting if necessary: two orders that each had some and waited for more would deadlock.
 */
async function takeAvailable(tx: Tx, taking: Taking): Promise<Taken[]> {
  if (sideBySide && taking.quantity > 1) return takeInTurn(tx, taking)
  const taken = await (taking.quantity === 1 ? takeOne : takeSeveral)(tx, taking)
  return sideBySide && taken.length === 0 ? takeInTurn(tx, taking) : taken
}

/** Puts an order's codes back on sale. Call it only if they were certainly not used. */
export async function returnCodes(tx: Tx, orderId: string): Promise<void> {
  const returned = await tx
    .update(stockCodes)
    .set({ orderId: null, takenAt: null })
    .where(eq(stockCodes.orderId, orderId))
    .returning({ pid: stockCodes.pid })
  for (const { pid } of returned) invalidateStock(tx, pid)
}

export type Held = StoredCode & { pid: string }
export const held = { pid: stockCodes.pid, code: stockCodes.code, sealed: stockCodes.sealed }

const heldBy = prepared<Reader, { orderId: string }, Held[]>('stock_held', (db) =>
  db
    .select(held)
    .from(stockCodes)
    .where(isValueOf(stockCodes.orderId, 'orderId'))
    .orderBy(asc(stockCodes.id)),
)

/** All codes of an order, also replaced ones and a voucher, in the order in which they were added to stock. */
export async function codesOfOrder(db: Reader, orderId: string): Promise<string[]> {
  const rows = await heldBy(db, { orderId })
  return rows.map((row) => openedCode(db, row))
}

/** What the codes of an order cost us; null if it has none, or if that of one is not known. */
export async function costOfCodes(db: Reader, orderId: string): Promise<number | null> {
  const { costMicros } = stockCodes
  const rows = await db
    .select({ costMicros })
    .from(stockCodes)
    .where(eq(stockCodes.orderId, orderId))
  return rows.length === 0 ? null : costOf(rows, undefined)
}

/**
 * The id of the order that has this code; null if none has. Finds it by its fingerprint, cleaned and as it is typed:
 * earlier versions did not clean codes.
 */
export async function orderOfCode(db: Reader, typed: string): Promise<string | null> {
  const prints = [typed.trim(), codeText(typed)].map(db.vault.fingerprint)
  const [row] = await db
    .select({ orderId: stockCodes.orderId })
    .from(stockCodes)
    .where(inArray(stockCodes.code, prints))
  return row?.orderId ?? null
}

export type StockLevel = Awaited<ReturnType<typeof stockLevels>>[number]

/** The stock of every product that is sold from stock. Sold codes are not counted: there may be millions. */
export async function stockLevels(db: Reader) {
  const counts = await countStock(db)
  const rows = await db
    .select({ pid: products.pid, name: products.name })
    .from(products)
    .innerJoin(lines, and(eq(lines.slug, products.slug), eq(lines.stockBased, true)))
    .orderBy(asc(lines.position), asc(lines.slug), asc(products.position), asc(products.pid))
  return rows.map((row) => ({ ...row, available: counts.get(row.pid) ?? 0 }))
}
