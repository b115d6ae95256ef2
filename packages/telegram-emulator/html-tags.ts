import { badRequest } from './errors.ts'

/** Of Telegram's tags those that the bot writes. */
const TAGS = new Set(['a', 'b', 'i', 'tg-spoiler', 'tg-time', 'pre', 'code', 'blockquote'])
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' }
const CHARACTER = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot));?/iy
const BLANK = /\s*/y
const UNIX_TIME = /^\d{1,10}$/
/** Relative, or day of the week, date and time, the last two short or long. */
const TIME_FORMAT = /^(r|w?[dD]?[tT]?)$/

export type StartTag = {
  name: string
  /** The link of `a`, the time of `tg-time`. */
  argument: string
  /** How `tg-time` shows its time. */
  format: string
  /** Where the tag ends. */
  end: number
}

/** The error at a position, which Telegram counts in bytes of UTF-8. */
export function parseError(html: string, problem: string, position: number, more = '') {
  const offset = Buffer.byteLength(html.slice(0, position))
  return badRequest(`can't parse entities: ${problem} at byte offset ${offset}${more}`)
}

/** The character that begins here, and where the next one begins; an unknown `&…` is kept as it is. */
export function readCharacter(html: string, position: number): { text: string; end: number } {
  CHARACTER.lastIndex = position
  const [all, hex, decimal, name] = CHARACTER.exec(html) ?? []
  if (all !== undefined) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    const text = name
      ? NAMED[name]
      : code > 0 && code < 0x10ffff
        ? String.fromCodePoint(code)
        : undefined
    if (text !== undefined) return { text, end: position + all.length }
  }
  return { text: html[position] ?? '', end: position + 1 }
}

/** The start tag that begins here. @throws TelegramError as Telegram does */
export function readStartTag(html: string, begin: number): StartTag {
  let position = begin + 1
  const unclosed = () => parseError(html, 'Unclosed start tag', begin)
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = position
    const [found = ''] = pattern.exec(html) ?? []
    position += found.length
    return found
  }

  const name = take(/[^\s>]*/y).toLowerCase()
  if (position >= html.length) throw unclosed()
  if (!TAGS.has(name)) throw parseError(html, `Unsupported start tag "${name}"`, begin)

  let argument = ''
  let format = ''
  for (take(BLANK); html[position] !== '>'; take(BLANK)) {
    const attribute = take(/[^\s=>/"']*/y)
    if (position >= html.length) throw unclosed()
    if (attribute === '') throw parseError(html, `Empty attribute name in the tag "${name}"`, begin)
    take(BLANK)
    if (html[position] !== '=')
      throw parseError(
        html,
        `Expected equal sign in declaration of an attribute of the tag "${name}"`,
        begin,
      )
    position += 1
    take(BLANK)
    const value = readValue()
    if (position >= html.length) throw unclosed()
    if (name === 'a' && attribute === 'href') argument = value
    if (name === 'tg-time' && attribute === 'unix') argument = value
    if (name === 'tg-time' && attribute === 'format') format = value
  }
  if (name === 'tg-time' && !UNIX_TIME.test(argument))
    throw parseError(html, 'Tag "tg-time" must have a valid attribute "unix"', begin)
  if (!TIME_FORMAT.test(format))
    throw parseError(html, 'Tag "tg-time" has an invalid attribute "format"', begin)
  return { name, argument, format, end: position + 1 }

  function readValue(): string {
    const quote = html[position]
    if (quote !== '"' && quote !== "'") {
      const start = position
      const value = take(/[a-z0-9.-]*/iy).toLowerCase()
      const next = html[position]
      if (next !== undefined && next !== '>' && !/\s/.test(next))
        throw parseError(html, 'Unexpected end of name token', start)
      return value
    }
    let value = ''
    position += 1
    while (position < html.length && html[position] !== quote) {
      const { text, end } = readCharacter(html, position)
      value += text
      position = end
    }
    position += 1
    return value
  }
}
