import { parseUsd } from '../../domain/shared/money.ts'
import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import { refusalOf } from './refusals.ts'
import type { Transport } from './transport.ts'

/** How old the supplier's price list may be when an order is placed. */
const FRESH_MS = 60_000
/** The part of a call's time that reading the list may take, so that time is left to send the order. */
export const LIST_TIMEOUT_MS = 4000

/** More than any product costs. */
const MAX_USD = 1_000_000

/** The supplier's prices of its products, in micro-USD, by pid. */
export type Prices = {
  /** Null if the supplier does not list the product. @throws SupplierFault not-sent */
  priceOf(pid: string, signal: AbortSignal): Promise<number | null>
}

/** Reads the supplier's price list, and reads it again once it is a minute old. */
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
      throw new SupplierFault('not-sent', `it was refused: ${refusalOf(answer)}.`)
    }
    const prices = new Map<string, number>()
    for (const product of products) {
      // A product without a valid id or price is skipped; the others can be bought.
      const { id, price } = Object(product) as { id?: unknown; price?: unknown }
      const priceMicros = microsOf(price)
      if (typeof id === 'string' && priceMicros !== null) prices.set(id, priceMicros)
    }
    if (prices.size === 0 && products.length > 0)
      throw new SupplierFault('not-sent', 'it has no product with a valid id and price.')
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
        // Only the list was requested: no order was sent.
        const fault = error instanceof SupplierFault ? error : null
        const why = fault?.message ?? 'it is invalid.'
        const wait = fault?.retryAfterMs === undefined ? {} : { retryAfterMs: fault.retryAfterMs }
        throw new SupplierFault('not-sent', `The price list: ${why}`, { cause: error, ...wait })
      }
    },
  }
}

/** An amount in micro-USD; null if it is not a valid amount of money. */
export function microsOf(usd: unknown): number | null {
  if (typeof usd !== 'number' || !(usd >= 0) || usd > MAX_USD) return null
  return parseUsd(usd.toFixed(6))
}
