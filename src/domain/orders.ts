import { desc, eq, sql } from 'drizzle-orm'
import type { RouteStep } from '../db/json-columns.ts'
import { prepared } from '../db/prepared.ts'
import { orders } from '../db/schema.ts'
import type { Reader, Store, Tx } from '../db/store.ts'
import {
  deliversCodes,
  type Listing,
  listingOf,
  MAX_QUANTITY,
  type OrderableProduct,
  orderable,
  type RouteFinder,
  STOCK_SUPPLIER,
  usesVoucher,
} from './catalog.ts'
import { DomainError, onlyRow } from './errors.ts'
import { newOrderId } from './ids.ts'
import { post } from './ledger.ts'
import { type PlayerInput, playerFor } from './player.ts'
import { requireOpen } from './settings.ts'
import { codesOf, codesOfOrder, takeCodes } from './stock.ts'
import { availableOf, tellIfLow } from './stock-level.ts'
import { claimTrxid, markAnswered, type SubmitTiming } from './submissions.ts'
import { enlist, type HeldErrand } from './work-list.ts'

export type OrderRow = typeof orders.$inferSelect
/** An order with the codes it delivered: none unless it is a completed order of keys or cards. */
export type Order = OrderRow & { codes: string[] }

export type OrderRequest = {
  accountId: number
  pid: string
  trxid: string
  /** Stands for the trxid where it is not given. */
  idempotencyKey: string | undefined
  quantity: number | undefined
  player: PlayerInput
}

const { placeholder } = sql

const insertOrder = prepared<Tx, typeof orders.$inferInsert, OrderRow[]>('order_add', (tx) =>
  tx
    .insert(orders)
    .values({
      id: placeholder('id'),
      accountId: placeholder('accountId'),
      pid: placeholder('pid'),
      slug: placeholder('slug'),
      packName: placeholder('packName'),
      kind: placeholder('kind'),
      quantity: placeholder('quantity'),
      amountMicros: placeholder('amountMicros'),
      player: placeholder('player'),
      status: placeholder('status'),
      refunded: placeholder('refunded'),
      supplier: placeholder('supplier'),
      supplierRef: placeholder('supplierRef'),
      fallbacks: placeholder('fallbacks'),
      createdAt: placeholder('createdAt'),
      endedAt: placeholder('endedAt'),
    })
    .returning(),
)

const rowById = prepared<Reader, { id: string }, OrderRow[]>('order_by_id', (db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, placeholder('id'))),
)

const newestRows = prepared<
  Reader,
  { accountId: number; limit: number; offset: number },
  OrderRow[]
>('orders_newest', (db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.accountId, placeholder('accountId')))
    .orderBy(desc(orders.seq))
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

/**
 * Places an order once for each trxid: claims the trxid, takes the codes, charges the wallet and
 * writes the order down in one transaction. Orders of keys and cards are completed by it; the others
 * are on the work list, their first attempt reserved for the caller for `terms.leaseMs`.
 * @throws DomainError those of claimTrxid, orderable, playerFor and takeCodes; MAINTENANCE,
 * API_ORDER_DISABLED, QUANTITY_NOT_ALLOWED, QUANTITY_EXCEEDS_MAX, INSUFFICIENT_BALANCE (with the
 * line's slug). A refused order leaves no trace: its trxid stays free.
 */
export function placeOrder(
  store: Store,
  request: OrderRequest,
  terms: SubmitTiming & { routeOf: RouteFinder },
  now: Date,
): Promise<{ order: Order; replayed: boolean; errand: HeldErrand | null }> {
  return store.transaction(async (tx) => {
    const listing = await listingOf(tx, request.pid)
    const line = listing?.line
    const id = newOrderId(line?.orderCode ?? 'X')
    const prior = await claimTrxid(
      tx,
      {
        accountId: request.accountId,
        endpoint: 'orders',
        trxid: request.trxid,
        idempotencyKey: request.idempotencyKey ?? request.trxid,
        reference: id,
        inFlightMs: terms.inFlightMs,
        answeredAtOnce: listing === null || isAllStock(listing),
      },
      now,
    )
    if (prior) return { order: await orderById(tx, prior), replayed: true, errand: null }

    await requireOpen(tx, 'order')
    const product = orderable(listing, terms.routeOf)
    const order = await chargeAndWrite(tx, { ...request, id }, product, now)
    const { supplier } = order
    const open = order.status === 'processing'
    const errand = open
      ? await enlist(tx, { reference: id, kind: 'order', supplier }, terms.leaseMs, now)
      : null
    if (!errand && listing && !isAllStock(listing)) await markAnswered(tx, id)
    return { order, replayed: false, errand }
  })
}

/** @throws DomainError ORDER_NOT_FOUND */
export async function orderRow(db: Reader, id: string): Promise<OrderRow> {
  const [row] = await rowById(db, { id })
  if (!row) throw new DomainError('ORDER_NOT_FOUND', `There is no order ${id}.`)
  return row
}

/** @throws DomainError ORDER_NOT_FOUND */
export async function orderById(db: Reader, id: string): Promise<Order> {
  const row = await orderRow(db, id)
  return { ...row, codes: hasDelivered(row) ? await codesOfOrder(db, id) : [] }
}

/** As orderById, for its owner alone: another account's order is not found. */
export async function ownOrder(db: Reader, accountId: number, id: string): Promise<Order> {
  const order = await orderById(db, id)
  if (order.accountId !== accountId)
    throw new DomainError('ORDER_NOT_FOUND', `There is no order ${id}.`)
  return order
}

/** The account's orders, newest first, by an index that other accounts' orders do not lengthen. */
export async function ordersOf(
  db: Reader,
  accountId: number,
  page: { limit: number; offset: number },
): Promise<Order[]> {
  return withCodes(db, await newestRows(db, { accountId, ...page }))
}

export function countOrders(db: Reader, accountId: number): Promise<number> {
  return db.$count(orders, eq(orders.accountId, accountId))
}

async function chargeAndWrite(
  tx: Tx,
  request: OrderRequest & { id: string },
  product: OrderableProduct,
  now: Date,
): Promise<Order> {
  const { id, accountId } = request
  const { line, pid } = product
  const quantity = quantityFor(line, request.quantity)
  const player = playerFor(line, request.player)
  const { first, fallbacks, codes } = await begin(tx, { id, quantity }, product, now)
  const amountMicros = product.priceMicros * quantity
  await charge(tx, { accountId, orderId: id, amountMicros, slug: line.slug }, now)
  const completed = first.supplier === STOCK_SUPPLIER
  const row = onlyRow(
    await insertOrder(tx, {
      id,
      accountId,
      pid,
      slug: line.slug,
      packName: product.name,
      kind: line.kind,
      quantity,
      amountMicros,
      player,
      status: completed ? 'completed' : 'processing',
      refunded: false,
      ...first,
      fallbacks,
      createdAt: now,
      endedAt: completed ? now : null,
    }),
  )
  return { ...row, codes: completed ? codes : [] }
}

/**
 * Who does the order first, and the codes that it takes out of stock: the goods themselves, or the
 * voucher that a supplier redeems.
 * @throws DomainError INSUFFICIENT_STOCK where stock is all there is, or the line cannot do without.
 */
async function begin(
  tx: Tx,
  order: { id: string; quantity: number },
  { pid, line, route }: OrderableProduct,
  now: Date,
): Promise<{ first: RouteStep; fallbacks: RouteStep[]; codes: string[] }> {
  const { id: orderId, quantity } = order
  const [first, ...fallbacks] = route
  const [second, ...others] = fallbacks
  const fromStock = first.supplier === STOCK_SUPPLIER
  if (fromStock && second && (await availableOf(tx, pid)) < quantity)
    return { first: second, fallbacks: others, codes: [] }
  const usesStock = fromStock || usesVoucher(line)
  const codes = usesStock ? await takeCodes(tx, { pid, orderId, quantity }, now) : []
  if (usesStock) await tellIfLow(tx, pid, quantity, now)
  return { first, fallbacks, codes }
}

/** Whether our own stock is all that there is to sell. */
function isAllStock({ product, line }: Listing): boolean {
  const names = product.suppliers ?? line?.suppliers ?? []
  return names.every((name) => name === STOCK_SUPPLIER)
}

function quantityFor(line: OrderableProduct['line'], asked: number | undefined): number {
  if (!deliversCodes(line)) {
    if (asked === undefined) return 1
    throw new DomainError('QUANTITY_NOT_ALLOWED', 'Leave quantity out for this line.')
  }
  const quantity = asked ?? 1
  if (quantity > MAX_QUANTITY)
    throw new DomainError('QUANTITY_EXCEEDS_MAX', `An order has at most ${MAX_QUANTITY} units.`)
  return quantity
}

async function charge(
  tx: Tx,
  input: { accountId: number; orderId: string; amountMicros: number; slug: string },
  now: Date,
): Promise<void> {
  const { accountId, orderId, amountMicros, slug } = input
  try {
    const posting = { accountId, amountMicros: -amountMicros, reference: orderId }
    await post(tx, { kind: 'charge', ...posting }, now)
  } catch (error) {
    // The refusal of an order names its line.
    if (error instanceof DomainError) throw new DomainError(error.code, error.message, slug)
    throw error
  }
}

async function withCodes(db: Reader, rows: OrderRow[]): Promise<Order[]> {
  const delivered = rows.filter(hasDelivered).map((row) => row.id)
  const codes = await codesOf(db, delivered)
  return rows.map((row) => ({ ...row, codes: codes.get(row.id) ?? [] }))
}

function hasDelivered(row: OrderRow): boolean {
  return deliversCodes(row) && row.status === 'completed'
}
