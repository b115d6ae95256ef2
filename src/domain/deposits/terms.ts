import type { deposits } from '../schema.ts'
import { USD } from '../settings/transfer.ts'
import { decimalsOf } from '../shared/currency.ts'
import { MICROS_PER_CENT } from '../shared/money.ts'

// What a top-up costs in the payer's currency, and what an amount in it is worth. Rounded against the payer by less
// than one unit when they pay, and by less than a cent when another amount arrived.

/** rateMicros: millionths of the currency for one USD. feeBp: in hundredths of a percent; below zero: a bonus. */
export type Terms = { currency: string; rateMicros: number; feeBp: number }

const MICROS = 1_000_000n
const WHOLE_BP = 10_000n

/**
 * What the payer pays for an amount in the wallet: a fee is added to it, and a bonus is what they need not pay.
 * @returns smallest units of the currency; null if that is the amount itself
 */
export function unitsFor(amountMicros: number, terms: Terms): number | null {
  const { currency, rateMicros, feeBp } = terms
  if (currency === USD && feeBp === 0) return null
  const [times, by] = fee(feeBp)
  const above = BigInt(amountMicros) * BigInt(rateMicros) * times * unitsOf(currency)
  return Number(dividedUp(above, by * MICROS * MICROS))
}

/** What an amount that the payer has paid puts into the wallet, in micro-USD: whole cents. */
export function worthOfUnits(units: number, terms: Terms): number {
  const { currency, rateMicros, feeBp } = terms
  const [times, by] = fee(feeBp)
  const below = BigInt(rateMicros) * times * unitsOf(currency)
  const micros = (BigInt(units) * MICROS * MICROS * by) / below
  return Number(micros - (micros % BigInt(MICROS_PER_CENT)))
}

/** What a payer was asked for, in millionths, and its currency. XTR are Telegram Stars. */
export function amountToPay({
  price,
  currency,
  amountMicros,
}: Pick<typeof deposits.$inferSelect, 'price' | 'currency' | 'amountMicros'>): [number, string] {
  if (price === null) return [amountMicros, USD]
  if (currency === null) return [price * 1_000_000, 'XTR']
  return [price * 10 ** (6 - decimalsOf(currency)), currency]
}

/** What is paid for one, as a fraction: 102/100 with a fee of 2 %, 100/105 with a bonus of 5 %. */
function fee(feeBp: number): [times: bigint, by: bigint] {
  const bp = BigInt(feeBp)
  return bp >= 0n ? [WHOLE_BP + bp, WHOLE_BP] : [WHOLE_BP, WHOLE_BP - bp]
}

function unitsOf(currency: string): bigint {
  return 10n ** BigInt(decimalsOf(currency))
}

function dividedUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
