import { type Classify, compileRules, type Meaning } from './answers.ts'
import type { Client } from './client.ts'
import type { Scope } from './expression.ts'
import type { RequestWriter } from './request.ts'
import { faultFor } from './results.ts'
import type { RequestTemplate, Rule } from './schema.ts'

/** A call of the file that has rules for its answers. */
export type Call = { writer: RequestWriter; classify: Classify }

/** @throws Error with a message for the author of the file. */
export function compileCall(
  client: Client,
  source: { request: RequestTemplate; isOurs?: string | undefined; answers: readonly Rule[] },
): Call {
  return {
    writer: client.compile(source.request),
    classify: compileRules(source.answers, source.isOurs),
  }
}

/**
 * Makes the call, and says what its answer means, and what it was in words for the operator.
 * @throws NotWritten; SupplierFault, also if no rule knows the answer.
 */
export async function makeCall(
  client: Client,
  { writer, classify }: Call,
  about: Scope,
  signal: AbortSignal,
): Promise<{ meaning: Meaning; described: string }> {
  const seen = await client.call(writer, about, { signal })
  const meaning = await classify(seen)
  const described = await client.describe(seen)
  if (!meaning) throw faultFor(undefined, described, seen.answer.retryAfterMs)
  return { meaning, described }
}
