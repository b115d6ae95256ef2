import { sql } from 'drizzle-orm'
import { preparedWrite } from '../../db/prepared.ts'
import { orders } from '../../db/schema.ts'
import type { Rows, Tx } from '../../db/store.ts'
import { askingAboutAddress } from '../access/address-guard.ts'
import { type PayingKey, spendWithKey } from '../access/key-spend.ts'
import { requireShopper } from '../accounts/standing.ts'
import { countTestCall } from '../accounts/test-account.ts'
import {
  deliversCodes,
  MAX_QUANTITY,
  type NotOrderable,
  type OrderableProduct,
  STOCK_SUPPLIER,
} from '../catalog/catalog.ts'
import { optionSent, type PlayerInput, readPlayer } from '../catalog/player.ts'
import { atPriceOf } from '../catalog/pricing.ts'
import { recordEvent } from '../events/record.ts'
import { post } from '../ledger/ledger.ts'
import { requireOpen, type Via } from '../service/settings.ts'
import { invalidateStockFor } from '../shared/cache/invalidate.ts'
import { DomainError, isRefusal } from '../shared/errors.ts'
import { newOrderId } from '../shared/ids.ts'
import { type ClaimedJob, enqueue } from '../suppliers/job-queue.ts'
import { notingDayLimits } from '../suppliers/supplier-limits.ts'
import { enqueueWaiting } from '../suppliers/waiting.ts'
import { type ChoiceTerms, chooseForTest, chooseSupplier } from './choose-supplier.ts'
import type { Order, OrderRow } from './orders.ts'
import { type AnsweredOrder, differingFields, type Replay, replayedOrder } from './replay.ts'
import { bookEnd } from './settlement.ts'
import {
  type Claim,
  claimTrxid,
  inFlight,
  requireAnswered,
  type SubmitTerms,
} from './submissions.ts'

export type OrderRequest = {
  accountId: number
  /** Whether the account is a test account. */
  test: boolean
  /** The tier whose price it pays; null for everybody's. */
  tierId: number | null
  via: Via
  pid: string
  trxid: string
  /** The trxid if not given. */
  idempotencyKey: string | undefined
  quantity: number | undefined
  /** The most that the order may cost, in micro-USD. */
  maxMicros?: number | undefined
  /** What it must cost, in micro-USD: neither more nor less. */
  exactMicros?: number | undefined
  player: PlayerInput
  /** The key that it was sent with. */
  key?: PayingKey | undefined
}

const { placeholder } = sql

/** An order that the transaction completes that places it, or that only waits then, is never in flight. */
const ANSWERED = { inFlightUntil: null, inFlightBy: null }

type NewOrder = Omit<OrderRow, 'error' | 'supplierOrderId'>

const insertOrder = preparedWrite<NewOrder>('order_add', (tx) =>
  tx.insert(orders).values({
    id: placeholder('id'),
    trxid: placeholder('trxid'),
    accountId: placeholder('accountId'),
    pid: placeholder('pid'),
    slug: placeholder('slug'),
    packName: placeholder('packName'),
    kind: placeholder('kind'),
    quantity: placeholder('quantity'),
    amountMicros: placeholder('amountMicros'),
    costMicros: placeholder('costMicros'),
    player: placeholder('player'),
    status: placeholder('status'),
    refunded: placeholder('refunded'),
    supplier: placeholder('supplier'),
    supplierRef: placeholder('supplierRef'),
    fallbacks: placeholder('fallbacks'),
    routed: placeholder('routed'),
    dayPart: placeholder('dayPart'),
    keyId: placeholder('keyId'),
    spendKeyId: placeholder('spendKeyId'),
    inFlightUntil: placeholder('inFlightUntil'),
    inFlightBy: placeholder('inFlightBy'),
    createdAt: placeholder('createdAt'),
    endedAt: placeholder('endedAt'),
  }),
)

/** An order that its supplier has yet to fulfil; `voucher` is the stock code that a top-up uses. */
export type BegunOrder = { job: ClaimedJob; voucher: string | null }

/**
 * Places an order once for each trxid: claims the trxid, takes the codes, charges the wallet and
 * inserts the order in one transaction, which also completes an order from stock. Any other order is
 * enqueued; its job is claimed for the caller, who makes the first attempt, unless its supplier has no room for
 * it yet. A refused order leaves no trace: its trxid stays free.
 * @param offer the product and the settings as they were when the request came in.
 * @throws DomainError those of claimTrxid, readPlayer, takeCodes and spendWithKey; NotOrderable, MAINTENANCE,
 *   API_ORDER_DISABLED, INVALID_FIELDS, in the chat SHOP_DISABLED and those of requireShopper; QUANTITY_NOT_ALLOWED, QUANTITY_EXCEEDS_MAX, PRICE_CHANGED,
 *   INSUFFICIENT_BALANCE (with the line's slug)
 */
export function placeOrder(
  store: Rows,
  request: OrderRequest,
  offer: ChoiceTerms & { product: OrderableProduct | NotOrderable },
  terms: SubmitTerms,
  now: Date,
): Promise<{ order: AnsweredOrder; replay: Replay | null; begun: BegunOrder | null }> {
  const { settings } = offer
  const product =
    typeof offer.product === 'string' ? offer.product : atPriceOf(offer.product, request.tierId)
  const { accountId, test, via, trxid, idempotencyKey = trxid } = request
  const place = async (tx: Tx) => {
    const id = newOrderId(typeof product === 'string' ? 'X' : product.line.orderCode, now)
    const line = typeof product === 'string' ? null : product.line
    const claim: Claim = {
      accountId,
      test,
      endpoint: 'orders',
      trxid,
      idempotencyKey,
      optionSent: line && optionSent(line, request.player),
      reference: id,
    }
    const first = await claimTrxid(tx, claim, now)
    if (first) {
      const order = await replayedOrder(tx, first.reference, request.key)
      await requireAnswered(tx, order, terms, now)
      return {
        order,
        replay: { differs: differingFields(order, first, request, line) },
        begun: null,
      }
    }
    requireOpen(settings, 'order', via)
    if (via === 'chat') await requireShopper(tx, accountId, now)
    if (typeof product === 'string') throw new DomainError(product)
    const placed = await chargeAndWrite(tx, request, { ...offer, id, product, terms }, now)
    return { ...placed, replay: null }
  }
  return notingDayLimits(store, now, () =>
    askingAboutAddress(store, now, () => store.transaction(place)),
  )
}

async function chargeAndWrite(
  tx: Tx,
  request: OrderRequest,
  offer: ChoiceTerms & { id: string; product: OrderableProduct; terms: SubmitTerms },
  now: Date,
): Promise<{ order: Order; begun: BegunOrder | null }> {
  const { trxid, accountId, test, maxMicros, exactMicros = null } = request
  const { id, product, terms } = offer
  const { line, pid } = product
  const quantity = quantityFor(line, request.quantity)
  const { player, problems } = readPlayer(line, request.player)
  if (problems.length > 0) throw new DomainError('INVALID_FIELDS', { problems })
  const amountMicros = product.priceMicros * quantity
  const isDearer = maxMicros !== undefined && amountMicros > maxMicros
  if (isDearer || (exactMicros !== null && amountMicros !== exactMicros))
    throw new DomainError('PRICE_CHANGED', { amountMicros })
  const chosen = test
    ? await chooseForTest(tx, product, quantity)
    : await chooseSupplier(tx, { id, quantity }, product, offer, now)
  const { step, fallbacks, codes, costMicros, routed, dayPart, waits } = chosen
  if (codes.length > 0) invalidateStockFor(tx, accountId, pid)
  if (test) await countTestCall(tx, accountId, now)
  const sentWith = await spendWithKey(tx, request.key, amountMicros, now)
  await charge(tx, { accountId, test, orderId: id, amountMicros, slug: line.slug }, now)
  const { supplier, supplierRef } = step
  const completed = supplier === STOCK_SUPPLIER
  const order: Order = {
    id,
    trxid,
    accountId,
    pid,
    slug: line.slug,
    packName: product.name,
    kind: line.kind,
    quantity,
    amountMicros,
    costMicros,
    player,
    status: completed ? 'completed' : 'processing',
    error: null,
    refunded: false,
    supplier,
    supplierRef,
    fallbacks,
    routed,
    dayPart,
    ...sentWith,
    ...(completed || waits ? ANSWERED : inFlight(terms, now)),
    supplierOrderId: null,
    createdAt: now,
    endedAt: completed ? now : null,
    codes: completed ? codes : [],
  }
  insertOrder(tx, order)
  if (completed) {
    recordEvent(tx, accountId, { type: 'order.completed', reference: id }, now)
    await bookEnd(tx, order, 'completed', now)
    return { order, begun: null }
  }
  const queued = { reference: id, kind: 'order', accountId, supplier } as const
  if (waits) {
    enqueueWaiting(tx, queued, now)
    return { order, begun: null }
  }
  const job = await enqueue(tx, { ...queued, calling: 'place' }, terms, now)
  return { order, begun: { job, voucher: codes[0] ?? null } }
}

function quantityFor(line: OrderableProduct['line'], asked: number | undefined): number {
  if (!deliversCodes(line)) {
    if (asked === undefined) return 1
    throw new DomainError('QUANTITY_NOT_ALLOWED')
  }
  const quantity = asked ?? 1
  if (quantity > MAX_QUANTITY) throw new DomainError('QUANTITY_EXCEEDS_MAX', { max: MAX_QUANTITY })
  return quantity
}

async function charge(
  tx: Tx,
  input: { accountId: number; test: boolean; orderId: string; amountMicros: number; slug: string },
  now: Date,
): Promise<void> {
  const { accountId, test, orderId, amountMicros, slug } = input
  try {
    const posting = { accountId, test, amountMicros: -amountMicros, reference: orderId }
    await post(tx, { kind: 'charge', ...posting }, now)
  } catch (error) {
    if (!isRefusal(error, 'INSUFFICIENT_BALANCE')) throw error
    // The refusal of an order names the order's line.
    throw new DomainError('INSUFFICIENT_BALANCE', { ...error.data, slug })
  }
}
