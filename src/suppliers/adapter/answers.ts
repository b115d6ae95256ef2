import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import { readContent } from './content.ts'
import { type Bindings, compileExpression, type Scope } from './expression.ts'
import type { AdapterFile, Rule } from './schema.ts'
import type { Answer } from './transport.ts'

// What an answer means, by the rules of the file. Question and meaning are plain data: a large answer is read in another
// process.

/** The parts of a file that tell how its answers are seen. */
export type Sight = Pick<AdapterFile, 'lists' | 'values' | 'describe'>

export type AnswerQuestion = {
  answer: Answer
  /** What the request was about. */
  about: Scope
  sight: Sight
  rules: readonly Rule[]
  isOurs?: string | undefined
  /** Whether an answer says that the token is over. */
  renewIf?: string | undefined
}

export type AnswerRead = {
  /** Null if no rule knows the answer. */
  meaning: Meaning | null
  /** The answer in words, for the operator. */
  described: string
  isOver: boolean
  /** Why it could not be read; null if it could. */
  fault: string | null
}

/** An answer as the expressions of the file see it. */
export type Seen = { scope: Scope; bindings: Bindings }

/** What the first rule that knows the answer says. Its values are those of the answer, not yet checked. */
export type Meaning = Pick<Rule, 'means' | 'again' | 'voucherUnused'> & {
  values: Partial<Record<(typeof VALUES)[number], unknown>>
  data: Record<string, unknown> | null
  /** When to call again, in milliseconds, if the answer or its rule says so. */
  waitMs: number | undefined
  /** The names that the rule works out, whether the answer has them or not. */
  has: ReadonlySet<string>
}

const VALUES = ['id', 'codes', 'cost', 'reason', 'note'] as const
/** More than an order with the most codes has. */
const MAX_VALUES = 10_000
const MAX_CHARACTERS = 600_000
const MAX_DESCRIBED = 4000
const UNREADABLE = 'Its answer could not be read by the adapter file.'

/** @throws DomainError DOCUMENT_REFUSED; SupplierFault unknown if a value of the file cannot be worked out */
export async function readAnswer(question: AnswerQuestion): Promise<AnswerRead> {
  const { answer, about, sight, renewIf } = question
  const seen = await see(sight, answer, about)
  const isOver = renewIf !== undefined && (await evaluate(renewIf, seen)) === true
  try {
    const meaning = await meaningOf(seen, question)
    const isGood = meaning?.means === 'completed' || meaning?.means === 'processing'
    const words = describe(sight, seen)
    // No order fails for want of words about it.
    const described = await (isGood ? words.catch(() => String(answer.status)) : words)
    return { meaning, described, isOver, fault: null }
  } catch (error) {
    if (!(error instanceof SupplierFault)) throw error
    return { meaning: null, described: '', isOver, fault: error.message }
  }
}

/** @throws DomainError DOCUMENT_REFUSED; SupplierFault unknown if a value cannot be worked out */
export async function see({ lists, values }: Sight, answer: Answer, about: Scope): Promise<Seen> {
  const { status, headers, content } = answer
  const scope = { ...about, status, headers, ...readContent(content) }
  const bindings: Bindings = { ...lists }
  for (const [name, value] of Object.entries(values))
    bindings[name] = await evaluate(value, { scope, bindings })
  return { scope, bindings }
}

/** @throws SupplierFault unknown */
export async function describe({ describe: source }: Sight, seen: Seen): Promise<string> {
  return String((await evaluate(source, seen)) ?? seen.scope.status).slice(0, MAX_DESCRIBED)
}

/** Null if no rule knows it. @throws SupplierFault unknown, also if it is not about what was asked */
async function meaningOf(
  seen: Seen,
  { answer, rules, isOurs }: AnswerQuestion,
): Promise<Meaning | null> {
  for (const rule of rules) {
    if ((await evaluate(rule.if, seen)) !== true) continue
    const { means, again, voucherUnused, wait } = rule
    const isAboutOrder = means !== 'unknown' && means !== 'not-sent'
    if (isOurs !== undefined && isAboutOrder && (await evaluate(isOurs, seen)) !== true)
      throw new SupplierFault('unknown', 'It answered about another order.')
    const named = VALUES.filter((name) => rule[name] !== undefined)
    const sources = Object.fromEntries(named.map((name) => [name, rule[name] ?? '']))
    const values = await evaluateAll(sources, seen)
    const data = rule.data ? await evaluateAll(rule.data, seen) : null
    requireBounded([values, data])
    const waitMs = answer.retryAfterMs ?? wait
    return { means, again, voucherUnused, has: new Set<string>(named), values, data, waitMs }
  }
  return null
}

async function evaluateAll(sources: Record<string, string>, seen: Seen) {
  const values: Record<string, unknown> = {}
  for (const [name, source] of Object.entries(sources)) values[name] = await evaluate(source, seen)
  return values
}

/** @throws SupplierFault unknown: an answer that cannot be read says nothing. */
async function evaluate(source: string, { scope, bindings }: Seen): Promise<unknown> {
  try {
    return await compileExpression(source)(scope, bindings)
  } catch (error) {
    throw new SupplierFault('unknown', UNREADABLE, { cause: error })
  }
}

/** @throws SupplierFault unknown for more values than any order has, or what is no data */
function requireBounded(values: unknown[]): void {
  const left = [...values]
  let [count, characters] = [0, 0]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'function') throw new SupplierFault('unknown', UNREADABLE)
    if (typeof value === 'string') characters += value.length
    if (typeof value === 'object' && value !== null)
      for (const one of Object.values(value)) left.push(one)
    count += 1
    if (count + left.length > MAX_VALUES || characters > MAX_CHARACTERS)
      throw new SupplierFault('unknown', 'Its answer is too large.')
  }
}
