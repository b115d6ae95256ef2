import {
  NotCalled,
  type OrderCheck,
  type OrderResult,
  SUPPLIER_UNAVAILABLE,
  type Supplier,
  SupplierFault,
  type SupplierOrder,
} from '../../domain/suppliers/supplier.ts'
import { createLookupApi, createVoucherApi } from './lookups.ts'
import { createPolls } from './polls.ts'
import { createPrices, LIST_TIMEOUT_MS, microsOf } from './prices.ts'
import { refusalOf, refusalOfRepeat, unansweredOf } from './refusals.ts'
import { type Answer, createTransport } from './transport.ts'

const MAX_REASON_LENGTH = 200

/**
 * Another service with the same contract as ours. Our ref is its trxid, so that it acts only once even if
 * an order is sent again. docs/suppliers.md has the outcome of each of its answers.
 * @param settings baseUrl: without a slash at its end. allowLoss: whether to buy above our own price.
 *   listTimeoutMs: how long reading the supplier's price list may take.
 */
export function createResellerSupplier(settings: {
  baseUrl: string
  apiKey: string
  allowLoss: boolean
  clock: () => Date
  listTimeoutMs?: number
}): Supplier {
  const { baseUrl, apiKey, allowLoss, clock, listTimeoutMs = LIST_TIMEOUT_MS } = settings
  const transport = createTransport(baseUrl, apiKey)
  const prices = createPrices(transport, { clock, listTimeoutMs })
  const vouchers = createVoucherApi(transport)
  const rules = { apiKey, pollAfterMs: createPolls(clock) }

  /** Why the order would be sold at a loss, or cannot be bought; null if it may be placed. */
  async function objection(order: SupplierOrder, signal: AbortSignal): Promise<string | null> {
    if (allowLoss) return null
    const { supplierRef: pid, quantity, paidMicros } = order
    const priceMicros = await prices.priceOf(pid, signal)
    if (priceMicros === null) return `does not list ${pid}`
    return priceMicros * quantity > paidMicros ? `asks more for ${pid} than was paid` : null
  }

  /** Sends an order, or sends it again. `result` is null if the answer is a refusal. */
  async function send(
    order: SupplierOrder,
    signal: AbortSignal,
  ): Promise<{ result: OrderResult | null; answer: Answer }> {
    const { ref: trxid, supplierRef: pid, player, wantsCodes, quantity } = order
    const body = { pid, trxid, ...player, ...(wantsCodes ? { quantity } : {}) }
    const answer = await transport.post('/orders', body, signal)
    const created = answer.status === 200 && answer.body?.orderCreated === true
    return { result: created ? resultOf(order, answer, rules) : null, answer }
  }

  /**
   * Sends the same trxid again: the supplier replays an order that it has, and does one that it does not
   * know. So the order must still be wanted, and must still not be sold at a loss.
   */
  async function askAgain(order: SupplierOrder, signal: AbortSignal): Promise<OrderCheck> {
    if (!order.wanted) throw new NotCalled('Checking the order could place it after all.')
    if (order.voucher !== null) return vouchers.askAgain(order, order.voucher, signal)
    const why = await objection(order, signal)
    if (why !== null) throw new NotCalled(`The supplier was not called: it ${why}.`)
    const { result, answer } = await send(order, signal)
    return result ?? refusalOfRepeat(answer)
  }

  return {
    kind: 'reseller',
    needsRef: true,
    lookups: createLookupApi(transport),

    async place(order, signal) {
      if (order.voucher !== null) return vouchers.redeem(order, order.voucher, signal)
      const why = await objection(order, signal)
      if (why !== null) return declined(why)
      const { result, answer } = await send(order, signal)
      return result ?? declined(refusalOf(answer))
    },

    async check(order, signal) {
      const { supplierOrderId: id, voucher } = order
      if (id === null || voucher !== null) return askAgain(order, signal)
      const answer = await transport.get(`/orders/${encodeURIComponent(id)}`, signal)
      if (answer.status === 200 && answer.body?.orderId === id)
        return resultOf(order, answer, rules)
      // Even if it no longer knows the id: an order that it accepted is never sent again.
      throw unansweredOf(answer)
    },

    async balance(signal) {
      const answer = await transport.get('/balance', signal)
      const micros = microsOf(answer.body?.balanceUsd)
      if (answer.status === 200 && micros !== null) return micros
      throw new SupplierFault('not-sent', `The balance was refused: ${refusalOf(answer)}.`)
    },
  }
}

function declined(note: string): OrderResult {
  return { outcome: 'declined', reason: SUPPLIER_UNAVAILABLE, note }
}

/** @throws SupplierFault unknown if the answer is invalid or about another order than the one that was sent. */
function resultOf(
  order: SupplierOrder,
  { body }: Answer,
  { apiKey, pollAfterMs }: { apiKey: string; pollAfterMs: (since: Date) => number },
): OrderResult {
  const { orderId, status, amountUsd, codes, error, userId, refunded } = body ?? {}
  if (typeof orderId !== 'string' || orderId === '' || orderId.length > 128)
    throw new SupplierFault('unknown', 'It answered with an order that has no id.')
  if (userId !== undefined && order.player.userId !== undefined && userId !== order.player.userId)
    throw new SupplierFault('unknown', 'It answered with the order of another player.')
  const costMicros = microsOf(amountUsd)
  const cost = costMicros === null ? {} : { costMicros }
  switch (status) {
    case 'completed':
      return {
        outcome: 'completed',
        supplierOrderId: orderId,
        ...cost,
        ...(order.wantsCodes ? { codes: codesIn(codes) } : {}),
      }
    case 'cancelled': {
      const reason = reasonIn(error, apiKey)
      const kept = refunded === true ? '' : ', without saying that it refunded us'
      return { outcome: 'declined', reason, note: `cancelled it${kept}: ${reason}` }
    }
    case 'processing':
    case 'pending': {
      const checkAfterMs = pollAfterMs(order.requestedAt)
      return { outcome: 'processing', supplierOrderId: orderId, checkAfterMs }
    }
    default:
      throw new SupplierFault('unknown', 'It answered with a status that is not in the contract.')
  }
}

/** @throws SupplierFault unknown */
function codesIn(codes: unknown): string[] {
  if (Array.isArray(codes) && codes.every((code) => typeof code === 'string')) return codes
  throw new SupplierFault('unknown', 'It completed an order of codes without a list of them.')
}

/** The error that our reseller sees. It is one line, because programs read it, and never contains our key. */
function reasonIn(error: unknown, apiKey: string): string {
  const said = typeof error === 'string' ? error.replaceAll(apiKey, '…') : ''
  const text = said.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return text === '' ? SUPPLIER_UNAVAILABLE : text.slice(0, MAX_REASON_LENGTH)
}
