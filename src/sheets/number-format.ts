import type { ReadCell } from '../domain/shared/table.ts'

// Number formats of workbooks (ECMA-376, 18.8.31), as far as they say what a person sees in a cell. They are read sign
// by sign, once: they come from others.

/** What a person sees of a number in a cell. */
export type NumberFormat = (value: number) => ReadCell

/** Excel's own limit. */
const MAX_LENGTH = 255
/** Spreadsheets keep so many digits of a number. */
const DIGITS = 15
const MAX_DECIMALS = 30
const GENERAL = 'general'
const ELAPSED = ['h', 'm', 's']

type Token =
  | { is: 'digit'; sign: string }
  | { is: 'literal'; text: string }
  | { is: 'point' | 'comma' | 'percent' | 'date' | 'general' | 'other' }

/** @throws RangeError for a format that no program writes */
export function numberFormat(code: string): NumberFormat {
  if (code.length > MAX_LENGTH) throw new RangeError('a number format that is too long')
  const sections = sectionsOf(code)
  const all = sections.flat()
  if (all.some(({ is }) => is === 'percent'))
    return (value) => ({ text: plain(value), is: 'percent' })
  if (all.some(({ is }) => is === 'date')) return () => ({ text: '', is: 'date' })
  return (value) => {
    const own = (value < 0 && sections[1]) || (value === 0 && sections[2]) || sections[0]
    const hasSign = value < 0 && sections.length === 1
    return shown(Math.abs(value), own || [], hasSign ? '-' : '')
  }
}

/** Excel's own formats, by their numbers. Whatever else it has is a date or a time. */
export function builtInFormat(id: number): NumberFormat {
  return numberFormat(BUILT_IN[id] ?? (isDate(id) ? 'd' : GENERAL))
}

const [WHOLE_GROUPS, GROUPS] = ['#,##0', '#,##0.00']
const BUILT_IN: Record<number, string> = {
  ...{ 1: '0', 2: '0.00', 3: WHOLE_GROUPS, 4: GROUPS, 5: WHOLE_GROUPS, 6: WHOLE_GROUPS },
  ...{ 7: GROUPS, 8: GROUPS, 9: '0%', 10: '0.00%', 11: '0.00E+00', 12: '# ?/?', 13: '# ??/??' },
  ...{ 37: WHOLE_GROUPS, 38: WHOLE_GROUPS, 39: GROUPS, 40: GROUPS, 41: WHOLE_GROUPS },
  ...{ 42: WHOLE_GROUPS, 43: GROUPS, 44: GROUPS, 48: '##0.0E+0' },
}

function isDate(id: number): boolean {
  const ranges = [[14, 22] as const, [27, 36] as const, [45, 47] as const, [50, 58] as const]
  return ranges.some(([first, last]) => id >= first && id <= last)
}

/** The parts for numbers above zero, below zero, and zero. */
function sectionsOf(code: string): Token[][] {
  const sections: Token[][] = [[]]
  for (let at = 0; at < code.length; ) {
    if (code[at] === ';') {
      sections.push([])
      at++
    } else {
      const [token, length] = tokenAt(code, at)
      sections.at(-1)?.push(token)
      at += length
    }
  }
  return sections
}

/** The token that begins here, and its length. */
function tokenAt(code: string, at: number): [Token, number] {
  const sign = code.charAt(at)
  const until = (end: string) => {
    const found = code.indexOf(end, at + 1)
    return found === -1 ? code.length : found
  }
  switch (sign) {
    case '"': {
      const end = until('"')
      return [{ is: 'literal', text: code.slice(at + 1, end) }, end + 1 - at]
    }
    case '[': {
      const end = until(']')
      return [bracketed(code.slice(at + 1, end)), end + 1 - at]
    }
    case '\\':
      return [{ is: 'literal', text: code.charAt(at + 1) }, 2]
    // A space as wide as the next sign, and a sign that fills the cell.
    case '_':
      return [{ is: 'literal', text: ' ' }, 2]
    case '*':
      return [{ is: 'literal', text: '' }, 2]
    case '0':
    case '#':
    case '?':
      return [{ is: 'digit', sign }, 1]
    case '.':
      return [{ is: 'point' }, 1]
    case ',':
      return [{ is: 'comma' }, 1]
    case '%':
      return [{ is: 'percent' }, 1]
    case '@':
      return [{ is: 'general' }, 1]
    // A fraction.
    case '/':
      return [{ is: 'other' }, 1]
  }
  const letter = sign.toLowerCase()
  if (code.slice(at, at + GENERAL.length).toLowerCase() === GENERAL)
    return [{ is: 'general' }, GENERAL.length]
  if ('dmyhs'.includes(letter)) return [{ is: 'date' }, 1]
  // An exponent, and the eras and calendars of some countries.
  if (letter >= 'a' && letter <= 'z') return [{ is: 'other' }, 1]
  return [{ is: 'literal', text: sign }, 1]
}

/** A time that has passed (`[h]`), a currency (`[$€-407]`), a condition, or a colour. */
function bracketed(inner: string): Token {
  const letters = new Set(inner.toLowerCase())
  const [first = ''] = letters
  if (letters.size === 1 && ELAPSED.includes(first)) return { is: 'date' }
  if (first === '$') return { is: 'literal', text: inner.slice(1).split('-')[0] ?? '' }
  return '<>='.includes(first) ? { is: 'other' } : { is: 'literal', text: '' }
}

function shown(value: number, tokens: readonly Token[], sign: string): ReadCell {
  const literals = tokens.some((one) => one.is === 'literal' && one.text.trim() !== '')
  const has = (name: Token['is']) => tokens.some(({ is }) => is === name)
  const rounded = (text: string): ReadCell => ({ text: sign + text, is: 'rounded' })
  if (has('other') || (has('general') && literals)) return rounded(plain(value))
  if (has('general')) return general(value, sign)
  const point = tokens.findIndex(({ is }) => is === 'point')
  const whole = point === -1 ? tokens : tokens.slice(0, point)
  const decimals = point === -1 ? [] : tokens.slice(point + 1).filter(isDigit)
  const lastDigit = whole.findLastIndex(isDigit)
  const scale = whole.slice(lastDigit + 1).filter(({ is }) => is === 'comma').length
  const exact = rounding(value / 1000 ** scale, Math.min(decimals.length, MAX_DECIMALS))
  if (exact === null) return rounded(plain(value))
  const fraction = withoutSpare(exact.fraction, decimals)
  const number = fraction === '' ? exact.whole : `${exact.whole}.${fraction}`
  // With separators it looks otherwise in each country.
  if (has('comma') || (literals && point !== -1)) return rounded(number)
  const text = `${sign}${filled(exact.whole, whole)}${fraction === '' ? '' : `.${fraction}`}`
  return text.trim() === '' ? { text: '', is: 'text' } : { text: text.trim(), is: 'number' }
}

function isDigit(token: Token): token is Extract<Token, { is: 'digit' }> {
  return token.is === 'digit'
}

/** With all its digits, as LibreOffice and Google show it; Excel may show an exponent, but stores the same. */
function general(value: number, sign: string): ReadCell {
  const text = plain(value)
  const isExact = !text.includes('e') && value < 10 ** DIGITS
  return { text: sign + text, is: isExact ? 'number' : 'rounded' }
}

/** 0.1 + 0.2 is stored as 0.30000000000000004, and shown as 0.3. */
function plain(value: number): string {
  return String(Number(value.toPrecision(DIGITS)))
}

/** Digits from the right into their places; those that are left go into the first one. */
function filled(number: string, tokens: readonly Token[]): string {
  const first = tokens.findIndex(isDigit)
  let left = number === '0' ? '' : number
  let text = ''
  for (const [at, token] of [...tokens.entries()].reverse()) {
    if (token.is === 'literal') text = token.text + text
    if (!isDigit(token)) continue
    const digit = left.slice(-1) || (token.sign === '0' ? '0' : token.sign === '?' ? ' ' : '')
    text = (at === first && left !== '' ? left : digit) + text
    left = left.slice(0, -1)
  }
  return text
}

/** Without zeros at the end that the format does not ask for. */
function withoutSpare(fraction: string, places: readonly { sign: string }[]): string {
  let length = fraction.length
  while (length > 0 && fraction[length - 1] === '0' && places[length - 1]?.sign !== '0') length--
  return fraction.slice(0, length)
}

/** A number above zero in decimal digits, rounded half up as people expect it; null if its digits are not known. */
function rounding(value: number, decimals: number): { whole: string; fraction: string } | null {
  const [digits = '', exponent = ''] = value.toExponential(DIGITS - 1).split('e')
  const scale = Number(exponent) - (DIGITS - 1)
  if (scale > 0) return null
  const units = BigInt(digits.replace('.', ''))
  const shift = -scale - decimals
  const power = 10n ** BigInt(Math.abs(shift))
  const kept = shift <= 0 ? units * power : (units * 2n + power) / (power * 2n)
  const all = String(kept).padStart(decimals + 1, '0')
  const point = all.length - decimals
  return { whole: all.slice(0, point), fraction: all.slice(point) }
}
