import type { Meaning } from './answers.ts'
import type { Call, Client } from './client.ts'
import type { Scope } from './expression.ts'
import { faultFor } from './results.ts'
import type { RequestTemplate, Rule } from './schema.ts'

/** @throws Error with a message for the author of the file. */
export function compileCall(
  client: Client,
  source: { request: RequestTemplate; isOurs?: string | undefined; answers: readonly Rule[] },
): Call {
  const { request, isOurs, answers: rules } = source
  return { writer: client.compile(request), rules, isOurs }
}

/**
 * Makes the call, and says what its answer means, and what it was in words for the operator.
 * @throws NotWritten; SupplierFault, also if no rule knows the answer.
 */
export async function makeCall(
  client: Client,
  call: Call,
  about: Scope,
  signal: AbortSignal,
): Promise<{ meaning: Meaning; described: string }> {
  const { meaning, described, retryAfterMs } = await client.call(call, about, signal)
  if (!meaning) throw faultFor(undefined, described, retryAfterMs)
  return { meaning, described }
}
