import { z } from 'zod'
import { decimalsOf, isCurrency } from '../shared/currency.ts'
import type { TransferProblem } from '../shared/problems.ts'

// The operator's own ways to be paid: a bank, a mobile wallet, an exchange. Payers send a receipt.

export const transferSchema = z.object({
  /** Never given twice. */
  id: z.int(),
  /** What payers choose it by. */
  name: z.string(),
  /** Whether payers may choose it. */
  on: z.boolean(),
  /** Where the payer sends the money. */
  instructions: z.string(),
  currency: z.string(),
  /** How many millionths of the currency one USD costs: 121500000 for 121.5 BDT. */
  rateMicros: z.int(),
  /** When the rate was set, in milliseconds; null for USD, whose rate is 1. */
  ratedMs: z.int().nullable(),
  /** Limits of one top-up; null: those of all top-ups. */
  minMicros: z.int().nullable(),
  maxMicros: z.int().nullable(),
  /** A fee in hundredths of a percent; below zero: a bonus. */
  feeBp: z.int(),
})
export type Transfer = z.infer<typeof transferSchema>

export const USD = 'USD'
export const USD_RATE_MICROS = 1_000_000
/** Each is a button. */
export const MAX_TRANSFERS = 10
export const MAX_FEE_BP = 5000
const MAX_NAME_LENGTH = 32
/** A Telegram message has at most 4,096 characters, and this one contains more than the instructions. */
const MAX_INSTRUCTIONS_LENGTH = 2000
/** Payers pay whole units, so one must be worth little; and the largest top-up must stay an exact number of them. */
const MIN_UNITS_PER_USD = 10
const MAX_UNITS_PER_USD = 500_000_000

type Limits = { minMicros: number; maxMicros: number }

/**
 * What is wrong with a way to pay; null if nothing is.
 * @param others all but this one
 * @param ofAll the limits of all top-ups
 */
export function problemWithTransfer(
  transfer: Transfer,
  others: readonly Transfer[],
  ofAll: Limits,
): TransferProblem | null {
  const { name, on, instructions, currency, rateMicros, feeBp } = transfer
  const length = [...name].length
  if (name !== name.trim() || length < 1 || length > MAX_NAME_LENGTH || /\p{Cc}/u.test(name))
    return { problem: 'name', max: MAX_NAME_LENGTH }
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    return { problem: 'name_taken', name }
  if (instructions.length > MAX_INSTRUCTIONS_LENGTH)
    return { problem: 'instructions_too_long', max: MAX_INSTRUCTIONS_LENGTH }
  if (on && instructions.trim() === '') return { problem: 'instructions_missing' }
  if (!isCurrency(currency)) return { problem: 'currency', text: currency }
  const unitsPerUsd = (rateMicros / 1_000_000) * 10 ** decimalsOf(currency)
  const isRate = unitsPerUsd >= MIN_UNITS_PER_USD && unitsPerUsd <= MAX_UNITS_PER_USD
  if (!isRate || !Number.isInteger(rateMicros)) return { problem: 'rate', currency }
  if (currency === USD && rateMicros !== USD_RATE_MICROS) return { problem: 'rate_of_usd' }
  if (!Number.isInteger(feeBp) || Math.abs(feeBp) > MAX_FEE_BP)
    return { problem: 'fee', max: MAX_FEE_BP / 100 }
  return problemWithLimits(transfer, ofAll)
}

function problemWithLimits({ minMicros, maxMicros }: Transfer, ofAll: Limits) {
  if (minMicros === null && maxMicros === null) return null
  const [least, largest] = [minMicros ?? ofAll.minMicros, maxMicros ?? ofAll.maxMicros]
  if (least <= 0) return { problem: 'least_is_zero' } as const
  return least > largest ? ({ problem: 'least_above_largest' } as const) : null
}
