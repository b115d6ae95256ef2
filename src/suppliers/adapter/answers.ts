import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import { type Bindings, compileExpression, type Expression, type Scope } from './expression.ts'
import type { AdapterFile, Rule } from './schema.ts'
import type { Answer } from './transport.ts'

// What an answer means, by the rules of the file.

/** An answer as the expressions of the file see it. */
export type Seen = { scope: Scope; bindings: Bindings; answer: Answer }

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

/** Makes the function that reads an answer: what expressions see of it, with the values of the file. */
export function createReader(file: Pick<AdapterFile, 'lists' | 'values' | 'describe'>) {
  const values = compileAll(file.values)
  const describe = compileExpression(file.describe)
  return {
    lists: file.lists as Bindings,

    /** @param order what the request was about. @throws SupplierFault unknown if a value cannot be worked out. */
    async see(answer: Answer, order: Scope): Promise<Seen> {
      const { status, headers, body, text } = answer
      const scope = { ...order, status, headers, body, text }
      const bindings: Bindings = { ...file.lists }
      for (const [name, value] of values) bindings[name] = await evaluate(value, scope, bindings)
      return { scope, bindings, answer }
    },

    /** The answer in words, for the operator. */
    async describe({ scope, bindings }: Seen): Promise<string> {
      return String((await evaluate(describe, scope, bindings)) ?? scope.status)
    },
  }
}

/** Null if no rule knows the answer. @throws SupplierFault unknown, also if it is not about what was asked. */
export type Classify = (seen: Seen) => Promise<Meaning | null>

/** @throws Error with a message for the author of the file. */
export function compileRules(rules: readonly Rule[], isOurs: string | undefined): Classify {
  const ours = isOurs === undefined ? null : compileExpression(isOurs)
  const compiled = rules.map((rule) => {
    const named = VALUES.filter((name) => rule[name] !== undefined)
    return {
      rule,
      knows: compileExpression(rule.if),
      values: compileAll(Object.fromEntries(named.map((name) => [name, rule[name] ?? '']))),
      data: rule.data ? compileAll(rule.data) : null,
      has: new Set<string>(named),
    }
  })
  return async ({ scope, bindings, answer }) => {
    for (const { rule, knows, values, data, has } of compiled) {
      if ((await evaluate(knows, scope, bindings)) !== true) continue
      const { means, again, voucherUnused, wait } = rule
      const isAboutOrder = means !== 'unknown' && means !== 'not-sent'
      if (ours && isAboutOrder && (await evaluate(ours, scope, bindings)) !== true)
        throw new SupplierFault('unknown', 'It answered about another order.')
      return {
        ...{ means, again, voucherUnused, has },
        values: await evaluateAll(values, scope, bindings),
        data: data && (await evaluateAll(data, scope, bindings)),
        waitMs: answer.retryAfterMs ?? wait,
      }
    }
    return null
  }
}

type Compiled = [name: string, expression: Expression][]

/** @throws Error */
function compileAll(sources: Record<string, string>): Compiled {
  return Object.entries(sources).map(([name, source]) => [name, compileExpression(source)])
}

async function evaluateAll(compiled: Compiled, scope: Scope, bindings: Bindings) {
  const values: Record<string, unknown> = {}
  for (const [name, expression] of compiled)
    values[name] = await evaluate(expression, scope, bindings)
  return values
}

/** @throws SupplierFault unknown: an answer that cannot be read says nothing. */
export async function evaluate(expression: Expression, scope: Scope, bindings: Bindings) {
  try {
    return await expression(scope, bindings)
  } catch (error) {
    throw new SupplierFault('unknown', 'Its answer could not be read by the adapter file.', {
      cause: error,
    })
  }
}
