import { DomainError } from './errors.ts'

const MICROS_PER_USD = 1_000_000
export const MICROS_PER_CENT = 10_000
/** Less than ten million USD: a wallet of hundreds of such amounts stays exact, below 2^53 micro-USD. */
const AMOUNT = /^(\d{1,7})(?:\.(\d{1,6}))?$/

/**
 * Parses an amount in USD that a person typed, such as `12` or `0.0017`. Returns exact micro-USD.
 * @throws DomainError NOT_AN_AMOUNT for anything but up to seven digits with up to six decimals.
 */
export function parseUsd(text: string): number {
  const match = AMOUNT.exec(text.trim())
  if (!match) throw new DomainError('NOT_AN_AMOUNT', { text })
  const [, whole = '', decimals = ''] = match
  return Number(whole) * MICROS_PER_USD + Number(decimals.padEnd(6, '0'))
}

/** As parseUsd, but refuses zero. @throws DomainError also AMOUNT_IS_ZERO */
export function parsePositiveUsd(text: string): number {
  const micros = parseUsd(text)
  if (micros === 0) throw new DomainError('AMOUNT_IS_ZERO')
  return micros
}

/** Micro-USD as the decimal number that the contract shows. */
export function toUsd(micros: number): number {
  return micros / MICROS_PER_USD
}

/** Micro-USD for people: `-0.0017 USD`. */
export function formatUsd(micros: number): string {
  return `${exactUsd(micros)} USD`
}

/** Micro-USD with all decimals of the amount, at least two: `-0.0017`. */
export function exactUsd(micros: number): string {
  const [whole, decimals = ''] = String(Math.abs(micros) / MICROS_PER_USD).split('.')
  return `${micros < 0 ? '-' : ''}${whole}.${decimals.padEnd(2, '0')}`
}
