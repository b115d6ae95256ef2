import { RE2JS } from 're2js'
import { createLruCache } from '../shared/cache/lru.ts'
import type { PatternProblem } from '../shared/problems.ts'

// The patterns of a catalog. A backtracking engine may take years for one of them and a text that a
// reseller chooses, and stops the whole process for so long. So they are run by RE2, whose time grows
// with the length of the text and the size of the pattern only. They are written as in JavaScript, and
// mean the same here; what RE2 cannot do is refused.

export const MAX_PATTERN_LENGTH = 256
/** In RE2's instructions. The longest text, of 128 characters, then takes about 5 ms at worst, and about 1 us usually. */
const MAX_PROGRAM_SIZE = 1000
/** Compiled patterns that are kept, at some 10 kB each. */
const PATTERNS_KEPT = 500

/** A pattern that is ready to use, or why it is not. */
type Compiled = { regex: RE2JS } | PatternProblem

const compiled = createLruCache<string, Compiled>(PATTERNS_KEPT)

/** Whether the pattern describes the whole text. The pattern must be one without a problem. */
export function fits(pattern: string, text: string): boolean {
  const known = compiledOf(pattern)
  if ('problem' in known)
    throw new Error(`A pattern was used that cannot be: ${known.problem} ${pattern}`)
  // It tracks groups, and so does not use the engine that remembers states: their number has no bound.
  return known.regex.matcher(text).matches()
}

/** The pattern with the anchors that it is used with, as an engineer would write it. */
export function wholePattern(pattern: string): string {
  if (pattern.includes('|')) return `^(?:${pattern})$`
  const isWhole = pattern.startsWith('^') && pattern.endsWith('$') && !pattern.endsWith('\\$')
  return isWhole ? pattern : `^${pattern}$`
}

/** Why the pattern cannot be used; null where it can. */
export function patternProblem(pattern: string): PatternProblem | null {
  const known = compiledOf(pattern)
  return 'problem' in known ? known : null
}

function compiledOf(pattern: string): Compiled {
  let known = compiled.get(pattern)
  if (!known) {
    known = compile(pattern)
    compiled.set(pattern, known)
  }
  return known
}

function compile(pattern: string): Compiled {
  if (pattern.length > MAX_PATTERN_LENGTH)
    return { problem: 'pattern_too_long', max: MAX_PATTERN_LENGTH }
  try {
    // It is only parsed. Alone, so that it cannot close a group that it has not opened.
    new RegExp(pattern, 'u')
  } catch {
    return { problem: 'pattern_invalid' }
  }
  try {
    const regex = RE2JS.compile(`^(?:${inRe2(pattern)})$`)
    if (regex.programSize() <= MAX_PROGRAM_SIZE) return { regex }
    return { problem: 'pattern_too_large' }
  } catch (error) {
    if (error instanceof Unsupported) return { problem: error.problem, token: error.message }
    const said = (error as Error).message.replace(/^error parsing regexp: /, '')
    return { problem: 'pattern_unsupported', said }
  }
}

/** What the pattern does and RE2 cannot do in linear time; the message is that part of it. */
class Unsupported extends Error {
  override name = 'Unsupported'
  readonly problem: 'pattern_looks_around' | 'pattern_refers_back'

  constructor(problem: Unsupported['problem'], token: string) {
    super(token)
    this.problem = problem
  }
}

const ESCAPE = String.raw`\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u\{[\da-fA-F]+\}|\\u[\da-fA-F]{4}|\\c[A-Za-z]|\\[pP]\{[^}]*\}|\\.`
const TOKEN = new RegExp(String.raw`${ESCAPE}|\[(?:\\.|[^\]\\])*\]|\.|\(\?<?[=!]`, 'gsu')
const TOKEN_IN_CLASS = new RegExp(String.raw`${ESCAPE}|\[`, 'gsu')

/** `\s` and what it leaves, as ranges: in RE2 it knows ASCII alone. */
const SPACE = String.raw`\t-\r \xA0\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}`
const NO_SPACE = String.raw`\x00-\x08\x0E-\x1F!-\x{9F}\x{A1}-\x{167F}\x{1681}-\x{1FFF}\x{200B}-\x{2027}\x{202A}-\x{202E}\x{2030}-\x{205E}\x{2060}-\x{2FFF}\x{3001}-\x{FEFE}\x{FF00}-\x{10FFFF}`
const ANY = String.raw`\x00-\x{10FFFF}`
/** `.`, which in RE2 ends a line at \n alone. */
const IN_LINE = String.raw`[^\n\r\x{2028}\x{2029}]`

/** Writes an expression of JavaScript, with the flag u, for RE2. @throws Unsupported */
function inRe2(pattern: string): string {
  return pattern.replace(TOKEN, (token) => {
    if (token === '.') return IN_LINE
    if (token === '\\s' || token === '\\S') return `[${inClass(token)}]`
    if (token.startsWith('(')) throw new Unsupported('pattern_looks_around', token)
    if (!token.startsWith('[')) return escapeInRe2(token)
    const not = token.startsWith('[^') ? '^' : ''
    const content = token.slice(1 + not.length, -1)
    if (content === '') return not ? `[${ANY}]` : `[^${ANY}]`
    return `[${not}${content.replace(TOKEN_IN_CLASS, inClass)}]`
  })
}

function inClass(token: string): string {
  if (token === '[') return '\\['
  if (token === '\\b') return '\\x08'
  if (token === '\\s') return SPACE
  return token === '\\S' ? NO_SPACE : escapeInRe2(token)
}

function escapeInRe2(token: string): string {
  const kind = token[1] ?? ''
  if (/[1-9k]/.test(kind)) throw new Unsupported('pattern_refers_back', token)
  if (kind === '0') return '\\x00'
  if (kind === 'c') return `\\x{${(token.charCodeAt(2) % 32).toString(16)}}`
  if (kind === 'u') return `\\x{${codePoint(token).toString(16)}}`
  // \p{Script=Greek} is \p{Greek} there.
  return /p/i.test(kind) ? token.replace(/\{(?:Script|sc|General_Category|gc)=/, '{') : token
}

/** Of \uXXXX, of two of them that make one character, or of \u{X…}. */
function codePoint(token: string): number {
  if (token.startsWith('\\u{')) return Number.parseInt(token.slice(3, -1), 16)
  return String(JSON.parse(`"${token}"`)).codePointAt(0) ?? 0
}
