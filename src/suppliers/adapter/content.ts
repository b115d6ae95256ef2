import { jsonIn } from '../../domain/shared/bodies.ts'
import { DomainError } from '../../domain/shared/errors.ts'

// What an answer contains, as far as it may be read: a few megabytes can be millions of values, each of which costs.

export type Content = { text: string; body: unknown }

/** `values`: with their names. `depth`: of lists and objects in each other. */
export type Bounds = { bytes: number; values: number; depth: number }

/** What costs the service nothing to read. */
export const SMALL: Bounds = { bytes: 64 * 1024, values: 2000, depth: 32 }
/** What a process of its own reads. */
const LARGE: Bounds = { bytes: 16_000_000, values: 1_500_000, depth: 100 }

const [QUOTE, BACKSLASH, COMMA, COLON] = [...'"\\,:'].map((sign) => sign.charCodeAt(0))
const OPENS = new Set([...'[{'].map((sign) => sign.charCodeAt(0)))
const CLOSES = new Set([...']}'].map((sign) => sign.charCodeAt(0)))
/** Also the bytes of a byte order mark, which is not part of the text. */
const SPACES = new Set([...' \t\r\n', '\xef', '\xbb', '\xbf'].map((sign) => sign.charCodeAt(0)))

/** Whether it would cost no more than this to parse. Nothing is parsed. */
export function isWithin(content: Uint8Array, { bytes, values, depth }: Bounds): boolean {
  if (content.byteLength > bytes) return false
  const first = content.find((byte) => !SPACES.has(byte)) ?? 0
  // A page or a text is not parsed.
  if (!OPENS.has(first)) return true
  let [count, level, inText] = [0, 0, false]
  for (let at = 0; at < content.length; at++) {
    const byte = content[at] ?? 0
    if (inText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (byte === COMMA || byte === COLON) count++
    else if (OPENS.has(byte)) {
      count++
      if (++level > depth) return false
    } else if (CLOSES.has(byte)) level--
    if (count > values) return false
  }
  return true
}

/** @throws DomainError DOCUMENT_REFUSED if it has more in it than may be read */
export function readContent(content: Uint8Array): Content {
  if (!isWithin(content, LARGE)) throw new DomainError('DOCUMENT_REFUSED', { problem: 'too_large' })
  const text = new TextDecoder().decode(content)
  return { text, body: jsonIn(text) }
}
