import { LRUCache } from 'lru-cache'
import { RE2JS } from 're2js'
import type { PatternProblem } from '../shared/problems.ts'

// The patterns of a catalog. Resellers choose the text, and a backtracking engine could take years for it,
// blocking the whole process. RE2 runs them instead: its time grows only with the length of the text and the
// size of the pattern. Patterns are written in JavaScript's syntax and translated to mean the same in RE2.
// Those that RE2 cannot express are refused.

export const MAX_PATTERN_LENGTH = 256
/** In RE2's instructions. The longest text (128 characters) takes about 5 ms at worst, usually about 1 us. */
const MAX_PROGRAM_SIZE = 1000
/** Compiled patterns in memory, about 10 kB each. */
const PATTERNS_CACHED = 500

/** A compiled pattern, or why it cannot be used. */
type Compiled = { regex: RE2JS } | PatternProblem

const compiled = new LRUCache<string, Compiled>({ max: PATTERNS_CACHED })

/** Whether the pattern matches the whole text. The pattern must have no problem (patternProblem). */
export function matchesWhole(pattern: string, text: string): boolean {
  const known = compiledOf(pattern)
  if ('problem' in known) throw new Error(`The pattern ${pattern} cannot be used: ${known.problem}`)
  // matcher() tracks groups and so never uses RE2's DFA, whose cached states may take 8 MB per pattern.
  return known.regex.matcher(text).matches()
}

/** The pattern as it is shown to people, with ^ and $: it is always matched against the whole text. */
export function wholePattern(pattern: string): string {
  if (pattern.includes('|')) return `^(?:${pattern})$`
  const isWhole = pattern.startsWith('^') && pattern.endsWith('$') && !pattern.endsWith('\\$')
  return isWhole ? pattern : `^${pattern}$`
}

/** Why the pattern cannot be used; null if it can. */
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
    // Checks the syntax of the pattern alone: within a group, `a)(b` would be valid.
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

/** The pattern uses something that RE2 cannot do in linear time. The message is that part of the pattern. */
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

/** JavaScript's `\s` and `\S` as ranges: RE2's own cover only ASCII. */
const SPACE = String.raw`\t-\r \xA0\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}`
const NO_SPACE = String.raw`\x00-\x08\x0E-\x1F!-\x{9F}\x{A1}-\x{167F}\x{1681}-\x{1FFF}\x{200B}-\x{2027}\x{202A}-\x{202E}\x{2030}-\x{205E}\x{2060}-\x{2FFF}\x{3001}-\x{FEFE}\x{FF00}-\x{10FFFF}`
const ANY = String.raw`\x00-\x{10FFFF}`
/** JavaScript's `.`: RE2's excludes only \n. */
const IN_LINE = String.raw`[^\n\r\x{2028}\x{2029}]`

/** Translates a JavaScript expression, with the flag u, to RE2. @throws Unsupported */
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
  // \p{Script=Greek} is \p{Greek} in RE2.
  return /p/i.test(kind) ? token.replace(/\{(?:Script|sc|General_Category|gc)=/, '{') : token
}

/** The code point of \uXXXX, of a surrogate pair of them, or of \u{X…}. */
function codePoint(token: string): number {
  if (token.startsWith('\\u{')) return Number.parseInt(token.slice(3, -1), 16)
  return String(JSON.parse(`"${token}"`)).codePointAt(0) ?? 0
}
