import { latinDigits } from './typed-text.ts'

// Numbers as people type them, read alike in every language: `1.250` is 1250 for some and 1.25 for others, and
// nobody's language tells which.

/** The digits before and behind the decimal sign, as typed. */
export type Digits = { whole: string; decimals: string }
/** What a text means, or may mean; null if it is no number. */
export type TypedNumber = { one: Digits } | { either: [larger: Digits, smaller: Digits] } | null

/** Begins decimals, and nothing else. */
const ARABIC_DECIMAL = '٫'
/** Part groups of digits, and nothing else. */
const APART = /['’‘ʼʻ`´٬]/gu
const NUMBER = /^\d+(?:[.,' ٫]\d+)*$/
const THOUSANDS = /^\d{1,3}(?:\D\d{3})+$/
/** As in Bengal and India: `12,50,000`. */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/
const FULL_WIDTH = 0xfee0
const FULL_WIDTH_SIGNS: Readonly<Record<string, string>> = { '￡': '£', '￥': '¥', '￦': '₩' }

/**
 * Reads a number of digits in any script, perhaps in groups.
 * @param text as `plain` returns it
 * @param hasThousandths whether there may be three decimals; else a single sign before three digits parts thousands
 */
export function numberIn(text: string, hasThousandths: boolean): TypedNumber {
  if (!NUMBER.test(text)) return null
  const signs = text.replace(/\d/g, '')
  const parts = text.split(/\D/)
  const [sign] = signs
  const last = signs.at(-1)
  if (sign === undefined || last === undefined) return { one: digits(text) }
  const [end = '', before] = [parts.at(-1), parts.slice(0, -1)]
  if (sign !== last) {
    const isLastAlone = signs.slice(0, -1) === sign.repeat(signs.length - 1)
    const isCents = hasThousandths || end.length !== 3
    return isLastAlone && isDecimalSign(last) && parting(sign) && isGrouped(before, sign) && isCents
      ? { one: digits(before.join(''), end) }
      : null
  }
  const grouped = digits(parts.join(''))
  if (signs.length > 1 || !isDecimalSign(sign))
    return parting(sign) && isGrouped(parts, sign) ? { one: grouped } : null
  const decimal = digits(before.join(''), end)
  // `0.850` and `1250.500` have no groups.
  if (!isGrouped(parts, sign) || text.startsWith('0')) return { one: decimal }
  if (hasThousandths && !parting(sign)) return { one: decimal }
  return !hasThousandths && parting(sign) ? { one: grouped } : { either: [grouped, decimal] }
}

/** How to type a number so that it means only this: with two decimals, or more if it needs them, but never three. */
export function clearly({ whole, decimals }: Digits): string {
  if (decimals === '') return whole
  const [needed = ''] = /^\d*[1-9]/.exec(decimals) ?? []
  return `${whole}.${needed.padEnd(needed.length === 3 ? 4 : 2, '0')}`
}

/** A text without what cannot be seen, with Latin digits and plain spaces and apostrophes. */
export function plain(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '').replace(APART, "'")
  return inLatin(seen).replace(/\s+/gu, ' ').trim()
}

/** Digits of every script as 0 to 9, and signs of full width as ASCII. */
export function inLatin(text: string): string {
  return latinDigits(text)
    .replace(/[！-～]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/[￡￥￦]/gu, (sign) => FULL_WIDTH_SIGNS[sign] ?? sign)
    .replaceAll('،', ',')
}

function digits(whole: string, decimals = ''): Digits {
  return { whole: whole.replace(/^0+(?=\d)/, ''), decimals }
}

function isDecimalSign(sign: string): boolean {
  return ['.', ',', ARABIC_DECIMAL].includes(sign)
}

function parting(sign: string): boolean {
  return sign !== ARABIC_DECIMAL
}

/** @param sign the one between the parts */
function isGrouped(parts: readonly string[], sign: string): boolean {
  const text = parts.join(sign)
  return parts.length === 1 || THOUSANDS.test(text) || LAKHS.test(text)
}
