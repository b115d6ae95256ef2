const MICROS_PER_USD = 1_000_000

/** An amount in USD, as the API writes it, in whole micro-USD. NaN for what is no number. */
export function microsOf(usd: unknown): number {
  return typeof usd === 'number' ? Math.round(usd * MICROS_PER_USD) : Number.NaN
}

/** For sentences about problems, such as `0.0017 USD`. */
export function usdText(micros: number): string {
  return `${micros / MICROS_PER_USD} USD`
}
