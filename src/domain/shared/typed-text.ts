import { DomainError } from './errors.ts'

// Text that is data: a code, a player, a product id. People copy it from chats, pages and spreadsheets, which add
// signs that nobody sees. Texts that look the same are the same.

/** What separates lines: LF, CR LF, and what older systems, web pages and phones write. */
export const LINE_END = /[\n\r\v\f\x85\u2028\u2029]/

/** The lines of a text, one at a time. */
export function* linesOf(text: string): Generator<string> {
  let from = 0
  for (const { 0: end, index } of text.matchAll(/\r\n|[\n\r\v\f\x85\u2028\u2029]/g)) {
    yield text.slice(from, index)
    from = index + end.length
  }
  yield text.slice(from)
}

/** Nothing to clean: most texts, and all that programs send. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/
/**
 * What has no width, and U+2800, which looks like nothing. Not the joiners that Arabic and Indian words need, and
 * not what holds an emoji together.
 */
const UNSEEN =
  /(?!(?<=[\u0600-\u0dff])[\u200c\u200d](?=[\u0600-\u0dff]))(?!(?<=\p{ExtPict}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{ExtPict}))(?!(?<=\p{ExtPict})\ufe0f)[\p{DI}\p{Cf}\u2028\u2029\u2800]/gu
const UNSEEN_IN_CODE = /[\p{DI}\p{Cf}\u2028\u2029\u2800]|(?!\t)\p{Cc}/gu
const CONTROL = /(?!\s|\x85)\p{Cc}/gu
/** Spaces of every width look the same. */
const SPACE = /\p{Zs}/gu
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_SHIFT = 0xfee0
const ASCII_AND_DIGITS = /^[\t -~\p{Nd}]*$/u

/** Empty text, or text of only spaces, counts as not given. */
export function isBlank(text: string | undefined): text is undefined | '' {
  return text === undefined || text.trim() === ''
}

/** Without signs that cannot be seen. */
export function visibleText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSEEN, '')
}

/**
 * A field that somebody typed or a program sent, such as a player's id: only what can be seen, with Latin digits,
 * which every game wants. Several lines stay several: they may be two fields.
 */
export function fieldText(text: string): string {
  if (PLAIN.test(text)) return text
  const seen = visibleText(latinDigits(text.replace(CONTROL, '')))
  return LINE_END.test(seen) ? seen : seen.trim()
}

/**
 * A code as it is stored and compared. Full-width letters, digits and signs become ASCII, and so do other scripts'
 * digits in a code that is ASCII otherwise. Letters that only look alike stay as they are.
 */
export function codeText(text: string): string {
  if (PLAIN.test(text)) return text
  const seen = text
    .replace(UNSEEN_IN_CODE, '')
    .replace(SPACE, ' ')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .trim()
  return ASCII_AND_DIGITS.test(seen) ? latinDigits(seen) : seen
}

/** With the digits 0 to 9 instead of those of other scripts. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, latinDigit)
}

/** In Unicode the ten digits of a script follow each other; several sets of them may, too. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/** Keeps the notice within the length of a Telegram message. */
const MAX_REASON_LENGTH = 500

/** Trims a reason that the holder will read. @throws DomainError REASON_MISSING, REASON_TOO_LONG */
export function checkReason(text: string): string {
  const reason = text.trim()
  if (reason === '') throw new DomainError('REASON_MISSING')
  if (reason.length > MAX_REASON_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_REASON_LENGTH })
  return reason
}
