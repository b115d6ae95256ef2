import { parseUnits } from './currency.ts'
import { DomainError, isRefusal } from './errors.ts'
import { parseUsd } from './money.ts'

const DOLLARS = ['usd', '$']
/** What may name a currency before an amount, or behind it. */
const NAME = /^(?:\$|[a-z]{3,5})|(?:\$|[a-z]{3,5})$/gi
/** Digits in groups of three, perhaps with decimals behind another sign: `1,250.50`, `1.250,50`, `1 250`. */
const GROUPED = /^(\d{1,3}(?:([., ])\d{3})+)(?:(?!\2)[.,](\d{1,2}))?$/
/** The zeros of the digits that phones type in Arabic, Persian, Bengali and Hindi. */
const ZEROS = ['٠', '۰', '০', '०'].map((zero) => zero.charCodeAt(0))
const ARABIC_SIGNS: Record<string, string> = { '٫': '.', '٬': ',', '،': ',' }

/** The spaces that spreadsheets put between groups of digits. */
const NARROW_SPACES = /[\u00a0\u202f\u2009]/g

/** As typedAmount, but refuses zero. @throws DomainError also AMOUNT_IS_ZERO */
export function typedUsd(text: string): number {
  const micros = typedAmount(text)
  if (micros === 0) throw new DomainError('AMOUNT_IS_ZERO')
  return micros
}

/**
 * Parses an amount as people type it: `25`, `$25`, `25 usd`, `1,50`, `1.250,50`, `٢٥`. Refuses what may mean two
 * amounts: `1,250` is 1250 for some people and 1.25 for others.
 * @throws DomainError NOT_AN_AMOUNT
 */
export function typedAmount(text: string): number {
  return parsed(text, DOLLARS, parseUsd)
}

/**
 * As typedUsd, for an amount in another currency: `3000`, `3000 BDT`.
 * @returns smallest units of the currency
 */
export function typedUnits(text: string, currency: string): number {
  return parsed(text, [currency], (amount) => parseUnits(amount, currency))
}

/** Whether the amount is typed with this currency. */
export function isTypedIn(text: string, currency: string): boolean {
  const typed = inLatin(text).trim()
  return withoutNames(typed, [currency]) !== typed
}

/** @param currencies the names that it may be typed with */
function parsed(text: string, currencies: string[], parse: (amount: string) => number): number {
  const spaced = text.replace(NARROW_SPACES, ' ')
  const amount = withoutNames(inLatin(spaced).trim(), currencies)
  const [, whole, separator, decimals] = GROUPED.exec(amount) ?? []
  const isGrouped = whole !== undefined && (separator === ' ' || decimals !== undefined)
  if (separator === ',' && !isGrouped && !amount.startsWith('0'))
    throw new DomainError('NOT_AN_AMOUNT', { text })
  try {
    return parse(
      isGrouped ? `${whole.replace(/\D/g, '')}.${decimals ?? 0}` : amount.replace(',', '.'),
    )
  } catch (error) {
    // Quotes what was typed.
    throw isRefusal(error, 'NOT_AN_AMOUNT') ? new DomainError('NOT_AN_AMOUNT', { text }) : error
  }
}

function withoutNames(text: string, currencies: string[]): string {
  const names = currencies.map((one) => one.toLowerCase())
  return text.replace(NAME, (name) => (names.includes(name.toLowerCase()) ? '' : name)).trim()
}

export function inLatin(text: string): string {
  return text.replace(/\P{ASCII}/gu, (sign) => {
    const code = sign.charCodeAt(0)
    const zero = ZEROS.find((one) => code >= one && code <= one + 9)
    return zero === undefined ? (ARABIC_SIGNS[sign] ?? sign) : String(code - zero)
  })
}
