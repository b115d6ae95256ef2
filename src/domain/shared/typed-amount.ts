import { amountWord, decimalsOf, parseUnits } from './currency.ts'
import { DomainError, isRefusal } from './errors.ts'
import { parseUsd } from './money.ts'
import { clearly, type Digits, inLatin, numberIn, plain } from './typed-number.ts'

// Amounts, rates, percentages and counts that people type. What can mean two amounts is refused with both: it is
// never guessed.

const USD = 'USD'
/** Longer than any amount with its currency. */
const MAX_LENGTH = 64
const MAX_COUNT_DIGITS = 9
const MAX_RATE = { whole: 8, decimals: 6 }
const MINUS = /[-‐‑‒–—−﹣]/u
/** Ahead of `.50` and `$.50`. */
const BARE_DECIMALS = /^(\p{Sc}?)([.,٫])$/u
/** Behind an amount without cents: `150.000,-`, and `500/-` in Bengal and India. */
const NO_CENTS = /^ ?(?:([.,])[-–—]{1,2}|\/[-=])/u

/** What may be thousands of the number before it, or begin a note. */
const GROUPS_NEXT = /^\d{3}(?: \d{3})*(?!\d)\S*/

/** As typedAmount, but refuses zero. @throws DomainError also AMOUNT_IS_ZERO */
export function typedUsd(text: string): number {
  const micros = typedAmount(text)
  if (micros === 0) throw new DomainError('AMOUNT_IS_ZERO')
  return micros
}

/**
 * Parses an amount in USD as people type it: `25`, `$25`, `25 usd`, `1,50`, `1.250,50`, `1.5k`, `٢٥`.
 * @returns micro-USD
 * @throws DomainError NOT_AN_AMOUNT, AMOUNT_UNCLEAR, AMOUNT_NEGATIVE, OTHER_CURRENCY
 */
export function typedAmount(text: string): number {
  return typedIn(text, USD, parseUsd)
}

/** Micro-USD as a text that typedAmount reads as just that. */
export function amountText(micros: number): string {
  const decimals = String(micros % 1_000_000).padStart(6, '0')
  return clearly({ whole: String(Math.trunc(micros / 1_000_000)), decimals })
}

/**
 * As typedUsd, for an amount in another currency: `3000`, `3000 BDT`, `Rp150.000`, `150rb`.
 * @returns smallest units of the currency
 */
export function typedUnits(text: string, currency: string): number {
  return typedIn(text, currency, (amount) => parseUnits(amount, currency))
}

/** Whether an amount is typed with this currency, or with a word that is only used there, such as `rb`. */
export function isTypedIn(text: string, currency: string): boolean {
  const found = wordsBeside(partsOf(text)).map((word) => amountWord(word, currency))
  if (found.some(({ is }) => is === 'other')) return false
  // `150k` is everyday where money has no decimals, and no amount of dollars there.
  return found.some((one) =>
    one.is === 'power' ? !one.alone || decimalsOf(currency) === 0 : one.is === 'name',
  )
}

/**
 * Parses what one USD costs, or another number with up to six decimals: `121.5`, `16.200,50`.
 * @returns millionths; null for anything that is not a number, and for more than eight digits before the decimals
 * @throws DomainError AMOUNT_UNCLEAR
 */
export function typedRate(text: string): number | null {
  try {
    const { whole, decimals } = digitsIn(plain(text), text)
    if (whole.length > MAX_RATE.whole || decimals.length > MAX_RATE.decimals) return null
    return Number(whole) * 1_000_000 + Number(decimals.padEnd(6, '0'))
  } catch (error) {
    if (isRefusal(error, 'NOT_AN_AMOUNT')) return null
    throw error
  }
}

/**
 * Parses a percentage: `12.5`, `12,5 %`, `١٢٪`.
 * @param max the largest that is allowed, in percent
 * @returns hundredths of a percent
 * @throws DomainError INVALID_PERCENT, AMOUNT_UNCLEAR
 */
export function typedPercent(text: string, max: number): number {
  const number = plain(text).replace(/^[%٪]|[%٪]$/u, '')
  const millionths = typedRate(number.trim())
  const bp = (millionths ?? Number.NaN) / 10_000
  if (Number.isInteger(bp) && bp <= max * 100) return bp
  throw new DomainError('INVALID_PERCENT', { text, max })
}

/** Parses a whole number of at most nine digits: `12`, `1,000`, `১২`. Null for anything else. */
export function typedCount(text: string): number | null {
  const number = text.length > MAX_LENGTH ? null : numberIn(plain(text), false)
  if (number === null || !('one' in number)) return null
  const { whole, decimals } = number.one
  return decimals === '' && whole.length <= MAX_COUNT_DIGITS ? Number(whole) : null
}

/**
 * Parts a text such as `25 USD and a note` into an amount and what follows it.
 * @throws DomainError AMOUNT_UNCLEAR for `5 200 codes`, which is 5 or 5200
 */
export function amountAndRest(text: string): { amount: string; rest: string } {
  const [first = '', ...words] = text.split(/\s+/u).filter((word) => word !== '')
  const named = isName(plain(first)) ? 1 : 0
  const begins = [first, ...words.slice(0, named)].join(' ')
  const [, name = '', one = ''] = /^(\D*?)([1-9]\d{0,2})$/.exec(plain(begins)) ?? []
  const [two] = GROUPS_NEXT.exec(plain(words.slice(named).join(' '))) ?? []
  if (one !== '' && two !== undefined && (name.trim() === '' || isName(name.trim()))) {
    const next = words.slice(named, named + two.split(' ').length)
    const readings = [one + two.replaceAll(' ', ''), `${one}.00 ${two}`] as const
    throw new DomainError('AMOUNT_UNCLEAR', { text: [begins, ...next].join(' '), readings })
  }
  let taken = named
  while (taken < words.length && isBeside(words[taken] ?? '')) taken++
  const amount = [first, ...words.slice(0, taken)].join(' ')
  return { amount, rest: words.slice(taken).join(' ') }
}

function isName(word: string): boolean {
  return amountWord(word.toLowerCase(), USD).is === 'name'
}

/** Whether a word belongs to the amount before it. Notes begin with `top`, `all` and `к`, too. */
function isBeside(word: string): boolean {
  if (/\d/.test(inLatin(word))) return false
  const { is } = amountWord(plain(word).toLowerCase(), USD)
  return is === 'name' || (is === 'other' && !/^[a-z]{3}$/.test(word))
}

function typedIn(text: string, currency: string, parse: (amount: string) => number): number {
  const parts = partsOf(text)
  let power = 0
  for (const word of wordsBeside(parts)) {
    const found = amountWord(word, currency)
    if (found.is === 'other') throw new DomainError('OTHER_CURRENCY', { text, currency })
    const isPower = found.is === 'power' && power === 0 && parts.after.includes(word)
    if (found.is !== 'name' && !isPower) throw new DomainError('NOT_AN_AMOUNT', { text, currency })
    if (found.is === 'power') power = found.power
  }
  const { whole, decimals } = digitsIn(parts.number, text, { currency, power })
  try {
    return parse(decimals === '' ? whole : `${whole}.${decimals}`)
  } catch (error) {
    // Quotes what was typed.
    throw isRefusal(error, 'NOT_AN_AMOUNT')
      ? new DomainError('NOT_AN_AMOUNT', { text, currency })
      : error
  }
}

type Parts = { before: string; number: string; after: string }

/** @throws DomainError NOT_AN_AMOUNT, AMOUNT_NEGATIVE */
function partsOf(text: string): Parts {
  checkLength(text)
  const typed = plain(text).toLowerCase()
  const begin = typed.search(/\d/)
  if (begin < 0) throw new DomainError('NOT_AN_AMOUNT', { text })
  let end = typed.length
  while (!/\d/.test(typed.charAt(end - 1))) end--
  const [before, number, after] = [typed.slice(0, begin), typed.slice(begin, end), typed.slice(end)]
  const [noCents = '', sign] = NO_CENTS.exec(after) ?? []
  const behind = after.slice(noCents.length)
  if (MINUS.test(before) || MINUS.test(behind)) throw new DomainError('AMOUNT_NEGATIVE', { text })
  if (sign !== undefined) return { before, number: `${number}${sign}00`, after: behind }
  const bare = BARE_DECIMALS.exec(before)
  return bare
    ? { before: bare[1] ?? '', number: `0${bare[2]}${number}`, after: behind }
    : { before, number, after: behind }
}

function wordsBeside({ before, after }: Parts): string[] {
  return `${before} ${after}`.split(' ').filter((word) => word !== '')
}

/** @throws DomainError NOT_AN_AMOUNT, AMOUNT_UNCLEAR */
function digitsIn(
  number: string,
  text: string,
  place?: { currency: string; power: number },
): Digits {
  checkLength(text)
  const { currency, power } = place ?? { currency: null, power: 0 }
  const hasThousandths = currency === null || power > 0 || decimalsOf(currency) > 0
  const read = numberIn(number, hasThousandths)
  if (read === null) throw new DomainError('NOT_AN_AMOUNT', { text, ...(currency && { currency }) })
  if ('one' in read) return timesTen(read.one, power)
  const [larger, smaller] = read.either.map((one) => {
    const reading = clearly(timesTen(one, power))
    return currency === null ? reading : `${reading} ${currency}`
  }) as [string, string]
  throw new DomainError('AMOUNT_UNCLEAR', { text, readings: [larger, smaller] })
}

function timesTen({ whole, decimals }: Digits, power: number): Digits {
  const more = decimals.slice(0, power).padEnd(power, '0')
  return { whole: (whole + more).replace(/^0+(?=\d)/, ''), decimals: decimals.slice(power) }
}

function checkLength(text: string): void {
  if (text.length <= MAX_LENGTH) return
  throw new DomainError('NOT_AN_AMOUNT', { text: `${text.slice(0, MAX_LENGTH).toWellFormed()}…` })
}
