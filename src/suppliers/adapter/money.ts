/** More than any product, order or balance is worth. */
const MAX_USD = 1_000_000_000

export type Currency = ReturnType<typeof createCurrency>

/**
 * Converts between the currency of a supplier and micro-USD.
 * @param rate how many units of the currency one USD is worth; 1 for USD.
 */
export function createCurrency(rate: number) {
  return {
    /** An amount in its currency, as a number or in digits; null if it is no amount. In micro-USD. */
    toMicros(amount: unknown): number | null {
      if (typeof amount === 'string' && !/^\d{1,15}(\.\d{1,12})?$/.test(amount)) return null
      const units = typeof amount === 'string' ? Number(amount) : amount
      if (typeof units !== 'number' || !(units >= 0) || units / rate > MAX_USD) return null
      return Math.round((units / rate) * 1_000_000)
    },
    /** Micro-USD in its currency. */
    fromMicros: (micros: number) => (micros / 1_000_000) * rate,
  }
}
