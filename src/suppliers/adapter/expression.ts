import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type jsonata from 'jsonata'
import { LRUCache } from 'lru-cache'
import { RE2JS } from 're2js'

// Expressions of an adapter file: JSONata, which cannot reach anything but its input. Each is bounded in
// time, depth and size, and its regular expressions run in RE2, which does not backtrack.

/** What an expression sees: the order by name, and for an answer `status`, `headers`, `body` and `text`. */
export type Scope = Record<string, unknown>
/** What is bound to names with a $. */
export type Bindings = Record<string, unknown>

/** @throws Error if it cannot be worked out. Undefined if it has no value. */
export type Expression = (scope: Scope, bindings: Bindings) => Promise<unknown>

/** Loads JSONata, 1 MB of code, with the first expression. */
const require = createRequire(import.meta.url)

const LIMITS = { timeout: 1000, stack: 100, sequence: 100_000 }
/** They differ each time, or run text as a program. */
const REFUSED = new Set(['eval', 'now', 'millis', 'random', 'shuffle'])
const PATH = /^[A-Za-z_]\w{0,63}(?:\.[A-Za-z_]\w{0,63}){0,10}$/
const WORDS = new Set(['and', 'or', 'in', 'true', 'false', 'null', 'function'])

/** A file has a few hundred expressions, many of them several times. Those of more that were used longest ago are forgotten. */
const MAX_COMPILED = 2000
const compiledBefore = new LRUCache<string, Expression>({ max: MAX_COMPILED })

/**
 * Compiles an expression, once for each text.
 * @throws Error with a message for the author of the file.
 */
export function compileExpression(source: string): Expression {
  const known = compiledBefore.get(source)
  if (known) return known
  const made = makeExpression(source)
  compiledBefore.set(source, made)
  return made
}

function makeExpression(source: string): Expression {
  const steps = stepsOf(source)
  const compiled = compile(source)
  return async (scope, bindings) => {
    const found = steps && follow(scope, steps)
    if (found) return found.value
    try {
      const value: unknown = await compiled.evaluate(scope, { ...HELPERS, ...bindings })
      // JSONata's lists carry marks of its own.
      return Array.isArray(value) ? [...value] : value
    } catch (error) {
      // JSONata throws objects that are no errors.
      throw new Error(`${source}: ${messageOf(error)}`, { cause: error })
    }
  }
}

function compile(source: string): jsonata.Expression {
  try {
    const engine = LinearRegex as unknown as RegExpConstructor
    const compile = require('jsonata') as typeof jsonata
    const compiled = compile(source, { ...LIMITS, RegexEngine: engine })
    inspect(compiled.ast())
    return compiled
  } catch (error) {
    throw new Error(messageOf(error), { cause: error })
  }
}

/**
 * `$same(a, b)`: true unless both are there and differ. Numbers and their digits are the same.
 * `$uuid(text)`: the same UUID for the same text, for services that know an order again by a UUID.
 */
const HELPERS: Bindings = {
  uuid: (text: unknown) => (text === undefined ? undefined : uuidOf(String(text))),
  same: (a: unknown, b: unknown) =>
    a === undefined || a === null || b === undefined || b === null || String(a) === String(b),
}

/** A UUID that looks like a random one (version 4, which alone some services take), from the bits of a hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-')
}

/** The steps of a path of names, which most expressions are; null for any other. */
function stepsOf(source: string): string[] | null {
  const steps = PATH.test(source) ? source.split('.') : null
  return steps?.some((step) => WORDS.has(step)) ? null : steps
}

/** Null if the path leads through a list, which JSONata looks into. */
function follow(scope: Scope, steps: string[]): { value: unknown } | null {
  let value: unknown = scope
  for (const step of steps) {
    if (Array.isArray(value)) return null
    if (typeof value !== 'object' || value === null) return { value: undefined }
    value = Object.hasOwn(value, step) ? (value as Scope)[step] : undefined
  }
  return { value }
}

/** Refuses functions that an adapter must not use, and patterns that RE2 cannot run. @throws Error */
function inspect(node: unknown): void {
  if (Array.isArray(node)) for (const one of node) inspect(one)
  if (typeof node !== 'object' || node === null) return
  if (node instanceof RegExp) {
    new LinearRegex(node)
    return
  }
  const { type, value } = node as { type?: unknown; value?: unknown }
  if (type === 'variable' && REFUSED.has(String(value)))
    throw new Error(`$${value} cannot be used: it gives something else each time`)
  for (const part of Object.values(node)) inspect(part)
}

/** As much of RegExp as JSONata uses. */
class LinearRegex {
  lastIndex = 0
  readonly #compiled: RE2JS

  constructor({ source, flags }: RegExp) {
    const ignoreCase = flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0
    const multiline = flags.includes('m') ? RE2JS.MULTILINE : 0
    this.#compiled = RE2JS.compile(source, ignoreCase | multiline)
  }

  exec(text: string): (string[] & { index: number }) | null {
    const matcher = this.#compiled.matcher(text)
    if (!matcher.find(this.lastIndex)) {
      this.lastIndex = 0
      return null
    }
    const groups = Array.from(
      { length: matcher.groupCount() + 1 },
      (_, i) => matcher.group(i) ?? '',
    )
    this.lastIndex = matcher.end()
    return Object.assign(groups, { index: matcher.start() })
  }
}

function messageOf(error: unknown): string {
  const { message, position } = Object(error) as { message?: unknown; position?: unknown }
  const text = typeof message === 'string' ? message : String(error)
  return typeof position === 'number' ? `${text} (at character ${position})` : text
}
