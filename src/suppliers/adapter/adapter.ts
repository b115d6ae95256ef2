import {
  CannotAsk,
  NotCalled,
  type OrderCheck,
  type OrderResult,
  SUPPLIER_UNAVAILABLE,
  type Supplier,
  SupplierFault,
  type SupplierOrder,
} from '../../domain/suppliers/supplier.ts'
import { type AdapterSettings, type Client, createClient, NotWritten } from './client.ts'
import type { Scope } from './expression.ts'
import { createLookupApi, createVoucherApi } from './lookups.ts'
import { createCurrency } from './money.ts'
import { createPolls } from './polls.ts'
import { createPrices } from './prices.ts'
import type { AnswerReader } from './reader.ts'
import { orderResult, type Wanted, whenRepeated } from './results.ts'
import type { AdapterFile, Rule } from './schema.ts'
import { createTransport, type Reach, type Transport } from './transport.ts'

export type AdapterOptions = AdapterSettings & {
  /** The name of the file, without its ending. */
  kind: string
  file: AdapterFile
  /** Whether to buy above our own price. */
  allowLoss: boolean
  /** How many units of the file's currency one USD is worth. */
  rate: number
  clock: () => Date
  /** How long reading the price list may take before an order. */
  listTimeoutMs?: number
  /** Which addresses it may call, if not those that the file and the operator declare. */
  reach?: Reach | undefined
  transport?: Transport
  /** Reads large answers in another process. */
  elsewhere?: AnswerReader | undefined
}

/**
 * A supplier as an adapter file describes it. What the file declares decides how an order is asked about
 * whose answer was lost: by the supplier's id or our ref, by sending it again, or by a person.
 * @throws Error with a message for the author of the file.
 */
export function createAdapterSupplier(options: AdapterOptions): Supplier {
  const { kind, file, allowLoss, clock } = options
  const transport = options.transport ?? createTransport(options.reach ?? reachOf(file))
  const client = createClient(file, options, { ...options, transport })
  const money = { currency: createCurrency(options.rate), mask: client.mask }
  const pollAfterMs = createPolls(file.poll, clock)
  const prices = file.prices && createPrices(file.prices, client, options)
  const vouchers = createVoucherApi(file, client, money)
  const lookups = createLookupApi(file, client)
  const place = client.compileCall(file.place)
  const check = file.check && client.compileCall(file.check)
  const givesCodes = [...file.place.answers, ...(file.check?.answers ?? [])].some(
    ({ codes }) => codes !== undefined,
  )
  const balance = file.balance && createBalance(file.balance, client, money.currency)

  /** Why the order would be sold at a loss, or cannot be bought; null if it may be placed. */
  async function objection(order: SupplierOrder, signal: AbortSignal): Promise<string | null> {
    return allowLoss || !prices ? null : prices.objection(order, signal)
  }

  function scopeOf(order: SupplierOrder): Scope {
    const { ref, supplierRef: item, supplierOrderId: id, quantity, wantsCodes, player } = order
    const { paidMicros } = order
    const paid = money.currency.fromMicros(paidMicros)
    const own = { ref, item, id: id ?? undefined, quantity, wantsCodes, player }
    return { ...own, paid, paidMicros, allowLoss }
  }

  function wantedOf({ wantsCodes, requestedAt }: SupplierOrder): Wanted {
    return { wantsCodes, checkAfterMs: (askedMs) => pollAfterMs(requestedAt, askedMs), secrets: [] }
  }

  /**
   * Sends the same ref again: the supplier answers with the order that it has, and does one that it does
   * not know. So the order must still be wanted, and must still not be sold at a loss.
   */
  async function askAgain(order: SupplierOrder, signal: AbortSignal): Promise<OrderCheck> {
    requireWanted(order)
    if (order.voucher !== null) return vouchers.askAgain(order, order.voucher, signal)
    if (!file.place.idempotent) throw new CannotAsk('It cannot be asked what became of the order.')
    requireTime(order, file.place.resend, clock())
    const why = await objection(order, signal)
    if (why !== null) throw new NotCalled(`The supplier was not called: it ${why}.`)
    const { meaning, described } = await client.call(place, scopeOf(order), signal)
    return orderResult(whenRepeated(meaning, described), described, wantedOf(order), money)
  }

  return {
    kind,
    needsRef: true,
    ...(lookups ? { lookups } : {}),

    async place(order, signal) {
      if (order.voucher !== null) return vouchers.redeem(order, order.voucher, signal)
      if (order.wantsCodes && !givesCodes) return declined('delivers no codes')
      const why = await objection(order, signal)
      if (why !== null) return declined(why)
      try {
        const { meaning, described } = await client.call(place, scopeOf(order), signal)
        return orderResult(meaning, described, wantedOf(order), money) as OrderResult
      } catch (error) {
        // It could not be written the next time either.
        if (error instanceof NotWritten) return declined(error.message)
        throw error
      }
    },

    async check(order, signal) {
      try {
        const isAskable = check && (check.by === 'ref' || order.supplierOrderId !== null)
        if (!isAskable || order.voucher !== null)
          return requireSame(order, await askAgain(order, signal))
        if (check.canAct) requireWanted(order)
        const { meaning, described } = await client.call(check, scopeOf(order), signal)
        return requireSame(order, orderResult(meaning, described, wantedOf(order), money))
      } catch (error) {
        // Whatever a check could not find out is not known.
        if (error instanceof NotWritten) throw new CannotAsk(error.message)
        throw error
      }
    },

    ...(balance ? { balance } : {}),
    ...(prices ? { items: prices.read } : {}),
  }
}

/** An address that the operator set is declared by that. */
export function reachOf({ privateHost, baseUrl }: AdapterFile): Reach {
  return privateHost || baseUrl.toString().startsWith('${setting.') ? 'any' : 'public'
}

/** Checks that the supplier still knows the ref again, and has had the time that it asks for. @throws NotCalled */
function requireTime(
  { requestedAt, calledAt }: SupplierOrder,
  { after, within }: AdapterFile['place']['resend'],
  now: Date,
): void {
  const ageMs = now.getTime() - requestedAt.getTime()
  // If the order is in the future, the clock was set back since: nobody knows how old it is.
  if (within !== undefined && (ageMs > within || ageMs < 0))
    throw new CannotAsk('It may not know the order again: too much time has passed.')
  const sinceMs = now.getTime() - (calledAt ?? requestedAt).getTime()
  // If the last call is in the future, the clock was set back since.
  if (after !== undefined && sinceMs >= 0 && sinceMs < after)
    throw new NotCalled('The supplier asks to wait before an order is sent again.', {
      retryAfterMs: after,
    })
}

/** @throws SupplierFault unknown if the answer has another id than the one that the supplier gave before. */
function requireSame(order: SupplierOrder, answer: OrderCheck): OrderCheck {
  const id = 'supplierOrderId' in answer ? answer.supplierOrderId : undefined
  if (id === undefined || order.supplierOrderId === null || id === order.supplierOrderId)
    return answer
  throw new SupplierFault('unknown', 'It answered about another order.')
}

/** @throws NotCalled */
function requireWanted(order: SupplierOrder): void {
  if (!order.wanted) throw new NotCalled('Checking the order could place it after all.')
}

function declined(note: string): OrderResult {
  return { outcome: 'declined', reason: SUPPLIER_UNAVAILABLE, note }
}

function createBalance(
  source: NonNullable<AdapterFile['balance']>,
  client: Client,
  currency: ReturnType<typeof createCurrency>,
): (signal: AbortSignal) => Promise<number> {
  const answers: Rule[] = [
    { if: source.if, means: 'completed', cost: source.balance },
    { if: 'true', means: 'not-sent' },
  ]
  const call = client.compileCall({ request: source.request, answers })
  return async (signal) => {
    const { meaning, described } = await client.call(call, {}, signal)
    const micros = currency.toMicros(meaning.values.cost)
    if (micros !== null) return micros
    throw new SupplierFault('not-sent', `The balance was refused: ${described}.`)
  }
}
