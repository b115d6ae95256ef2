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

const PERCENT = /^(\d{1,4})(?:\.(\d{1,2}))?$/

/**
 * Parses a percentage that a person typed, such as `12.5`, `12,5` or `12.5%`.
 * @param max the largest that is allowed, in percent.
 * @returns hundredths of a percent.
 * @throws DomainError INVALID_PERCENT
 */
export function parsePercent(text: string, max: number): number {
  const [, whole, decimals = ''] =
    PERCENT.exec(text.replace(/[%％]/, '').trim().replace(',', '.')) ?? []
  const bp = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (whole === undefined || bp > max * 100) throw new DomainError('INVALID_PERCENT', { text, max })
  return bp
}
