import { parseUsd } from '../../domain/shared/money.ts'
import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import { refusalOf } from './refusals.ts'
import type { Transport } from './transport.ts'

/** How old the supplier's list may be when an order is placed by it. */
const FRESH_MS = 60_000
/** Of what a call may take, so that there is time left to send the order. */
export const LIST_TIMEOUT_MS = 4000

/** More than any product costs. */
const MAX_USD = 1_000_000

/** What the supplier asks for its products, in micro-USD, by their pids. */
export type Prices = {
  /** Null where the supplier does not list the product. @throws SupplierFault not-sent */
  priceOf(pid: string, signal: AbortSignal): Promise<number | null>
}

/** Reads the supplier's list, and again once it is a minute old. */
export function createPrices(
  transport: Transport,
  { clock, listTimeoutMs }: { clock: () => Date; listTimeoutMs: number },
): Prices {
  let known: { readAt: number; prices: Promise<Map<string, number>> } | undefined

  async function read(signal: AbortSignal): Promise<Map<string, number>> {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(listTimeoutMs)])
    const answer = await transport.get('/products', inTime)
    const { products } = answer.body ?? {}
    if (answer.status !== 200 || !Array.isArray(products)) {
      const word = refusalOf(answer)
      throw new SupplierFault('not-sent', `The price list was refused: ${word}.`)
    }
    const prices = new Map<string, number>()
    for (const product of products) {
      // One that makes no sense is not for sale; the others are.
      const { id, price } = Object(product) as { id?: unknown; price?: unknown }
      const priceMicros = microsOf(price)
      if (typeof id === 'string' && priceMicros !== null) prices.set(id, priceMicros)
    }
    if (prices.size === 0 && products.length > 0)
      throw new SupplierFault('not-sent', 'nothing in it makes sense.')
    return prices
  }

  return {
    async priceOf(pid, signal) {
      const now = clock().getTime()
      const age = known ? now - known.readAt : Number.POSITIVE_INFINITY
      if (!known || age > FRESH_MS || age < 0) known = { readAt: now, prices: read(signal) }
      const asked = known
      try {
        return (await asked.prices).get(pid) ?? null
      } catch (error) {
        if (known === asked) known = undefined
        // Whatever became of it, nonsense included, no order was sent.
        const fault = error instanceof SupplierFault ? error : null
        const why = fault?.message ?? 'it makes no sense.'
        const wait = fault?.retryAfterMs === undefined ? {} : { retryAfterMs: fault.retryAfterMs }
        throw new SupplierFault('not-sent', `The price list: ${why}`, { cause: error, ...wait })
      }
    },
  }
}

/** Null for what is no amount of money. */
export function microsOf(usd: unknown): number | null {
  if (typeof usd !== 'number' || !(usd >= 0) || usd > MAX_USD) return null
  return parseUsd(usd.toFixed(6))
}
