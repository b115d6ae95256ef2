import { sideBySide } from '../../db/locks.ts'
import { preparedInsert } from '../../db/prepared.ts'
import type { Rows, Tx } from '../../db/store.ts'
import { type PayingKey, spendWithKey } from '../access/key-spend.ts'
import { requireShopper } from '../accounts/standing.ts'
import { countTestCall } from '../accounts/test-account.ts'
import {
  atPriceOf,
  deliversCodes,
  MAX_QUANTITY,
  type NotOrderable,
  type OrderableProduct,
  STOCK_SUPPLIER,
} from '../catalog/catalog.ts'
import { optionSent, type PlayerInput, readPlayer } from '../catalog/player.ts'
import { recordEvent } from '../events/record.ts'
import { post } from '../ledger/ledger.ts'
import { orders } from '../schema.ts'
import { invalidateStockFor } from '../shared/cache/invalidate.ts'
import { DomainError, isRefusal } from '../shared/errors.ts'
import { newOrderId } from '../shared/ids.ts'
import { type ClaimedJob, enqueue } from '../suppliers/job-queue.ts'
import { enqueueWaiting } from '../suppliers/waiting.ts'
import { type ChoiceTerms, chooseForTest, chooseSupplier } from './choose-supplier.ts'
import type { Order } from './orders.ts'
import { type AnsweredOrder, differingFields, type Replay, replayedOrder } from './replay.ts'
import { bookEnd } from './settlement.ts'
import {
  ANSWERED,
  type Claim,
  claimTrxid,
  inFlight,
  requireAnswered,
  requireOpen,
  type SubmitTerms,
  unlessClaimed,
  type Via,
} from './submissions.ts'

export type OrderRequest = {
  accountId: number
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
  key?: PayingKey | undefined
}

const insertOrder = preparedInsert(orders)

/** An order that its supplier has yet to fulfil; `voucher` is the stock code that a top-up uses. */
export type BegunOrder = { job: ClaimedJob; voucher: string | null }

type PlacedOrder = { order: AnsweredOrder; replay: Replay | null; begun: BegunOrder | null }

/**
 * Places an order once for each trxid: claims the trxid, takes the codes, charges the wallet and
 * inserts the order in one transaction, which also completes an order from stock. Any other order is
 * enqueued; its job is claimed for the caller, who makes the first attempt, unless its supplier has no room for
 * it yet. A refused order leaves no trace: its trxid stays free.
 * @param offer the product and the settings as they were when the request came in.
 * @throws DomainError those of claimTrxid, readPlayer, chooseSupplier and spendWithKey; NotOrderable,
 *   MAINTENANCE, API_ORDER_DISABLED, INVALID_FIELDS, in the chat SHOP_DISABLED and those of requireShopper;
 *   QUANTITY_NOT_ALLOWED, QUANTITY_EXCEEDS_MAX, PRICE_CHANGED, INSUFFICIENT_BALANCE (with the line's slug)
 */
export async function placeOrder(
  store: Rows,
  request: OrderRequest,
  offer: ChoiceTerms & { product: OrderableProduct | NotOrderable },
  terms: SubmitTerms,
  now: Date,
): Promise<PlacedOrder> {
  const { accountId, test, trxid, key, idempotencyKey = trxid } = request
  const sold = typeof offer.product === 'string' ? null : offer.product
  const id = newOrderId(sold?.line.orderCode ?? 'X', now)
  const option = sold && optionSent(sold.line, request.player)
  const claim: Claim = {
    ...{ accountId, test, endpoint: 'orders', trxid, idempotencyKey },
    ...{ optionSent: option, reference: id },
  }
  const placeNew = (tx: Tx) => placeClaimed(tx, id, request, offer, terms, now)
  if (sideBySide) {
    // The claim goes out with the first statements of the order, all of which is rolled back if it fails.
    const placed = await unlessClaimed(store, claim, placeNew, now)
    if (placed) return placed
  }
  return store.transaction(async (tx) => {
    const first = await claimTrxid(tx, claim, now)
    if (!first) return placeNew(tx)
    const order = await replayedOrder(tx, first.reference, key)
    await requireAnswered(tx, order, terms, now)
    const differs = differingFields(order, first, request, sold?.line ?? null)
    return { order, replay: { differs }, begun: null }
  })
}

/** The rest of placeOrder, once its trxid is claimed or about to be. */
async function placeClaimed(
  tx: Tx,
  id: string,
  request: OrderRequest,
  offer: ChoiceTerms & { product: OrderableProduct | NotOrderable },
  terms: SubmitTerms,
  now: Date,
): Promise<PlacedOrder> {
  const { accountId, test, via, trxid, key } = request
  requireOpen(offer.settings, 'order', via)
  if (via === 'chat') await requireShopper(tx, accountId, now)
  if (typeof offer.product === 'string') throw new DomainError(offer.product)
  const product = atPriceOf(offer.product, request.tierId)
  const { line, pid } = product
  const { quantity = 1 } = request
  if (request.quantity !== undefined && !deliversCodes(line))
    throw new DomainError('QUANTITY_NOT_ALLOWED')
  if (quantity > MAX_QUANTITY) throw new DomainError('QUANTITY_EXCEEDS_MAX', { max: MAX_QUANTITY })
  const { player, problems } = readPlayer(line, request.player)
  if (problems.length > 0) throw new DomainError('INVALID_FIELDS', { problems })
  const amountMicros = product.priceMicros * quantity
  const { maxMicros = amountMicros, exactMicros = amountMicros } = request
  if (amountMicros > maxMicros || amountMicros !== exactMicros)
    throw new DomainError('PRICE_CHANGED', { amountMicros })

  const chosen = test
    ? await chooseForTest(tx, product, quantity)
    : await chooseSupplier(tx, { id, quantity }, product, offer, now)
  const { step, codes, waits, ...route } = chosen
  const { supplier, supplierRef } = step
  if (codes.length > 0) invalidateStockFor(tx, accountId, pid)

  if (test) await countTestCall(tx, accountId, now)
  const sentWith = await spendWithKey(tx, key, amountMicros, now)
  const posting = { accountId, test, amountMicros: -amountMicros, reference: id }
  await post(tx, { kind: 'charge', ...posting }, now).catch((error) => {
    if (!isRefusal(error, 'INSUFFICIENT_BALANCE')) throw error
    throw new DomainError('INSUFFICIENT_BALANCE', { ...error.data, slug: line.slug })
  })

  const completed = supplier === STOCK_SUPPLIER
  const order: Order = {
    ...{ id, trxid, accountId, pid, slug: line.slug, packName: product.name, kind: line.kind },
    ...{ quantity, amountMicros, player, supplier, supplierRef, ...route, ...sentWith },
    ...{ supplierOrderId: null, error: null, refunded: false, createdAt: now },
    status: completed ? 'completed' : 'processing',
    endedAt: completed ? now : null,
    codes: completed ? codes : [],
    // One that ends in this transaction, or only waits after it, is never in flight.
    ...(completed || waits ? ANSWERED : inFlight(terms, now)),
  }
  insertOrder(tx, order)

  const queued = { reference: id, kind: 'order', accountId, supplier } as const
  if (completed) {
    recordEvent(tx, accountId, { type: 'order.completed', reference: id }, now)
    await bookEnd(tx, order, 'completed', now)
  } else if (waits) enqueueWaiting(tx, queued, now)
  else {
    const job = await enqueue(tx, { ...queued, calling: 'place' }, terms, now)
    return { order, replay: null, begun: { job, voucher: codes[0] ?? null } }
  }
  return { order, replay: null, begun: null }
}
