import { exchange, reasonOf } from '../clients/http.ts'
import type { Problem } from '../problem.ts'
import type { Random } from '../random.ts'
import { type Case, isPage, type KeyUse, REFUSED_USES } from './cases.ts'
import type { Operation } from './document.ts'
import type { Keys } from './keys.ts'
import { faultOf, isFramingRefusal, type Reply } from './verdict.ts'

/** What each path is fuzzed with. */
export type Target = {
  url: string
  keys: Keys
  /** A key of the right form that nobody has. */
  unknownKey: string
  random: Random
  /** When to stop, on the clock `nowMs`. */
  endMs: number
  nowMs(): number
  found(problem: Problem): void
  count(name: string): void
}

/** A request without an answer for this long hangs. */
const HANG_MS = 15_000

/** Sends it, and says what is wrong with the answer; null if nothing is, or if there was no time left for it. */
export async function faultOfCase(
  target: Target,
  operation: Operation | null,
  one: Case,
): Promise<string | null> {
  const key = await target.keys.nextBefore(target.endMs)
  if (key === null) return null
  target.count('requests')
  const { method, body } = one
  const reply = await exchange(target.url, {
    ...{ method, target: one.target, timeoutMs: HANG_MS },
    ...(body === null ? {} : { text: body }),
    headers: { ...one.headers, ...keyHeaders(one.use, key, target.unknownKey) },
  }).catch(reasonOf)
  if (typeof reply === 'string') return `no answer: ${reply}`
  target.count(`status ${reply.status}`)
  const page = operation === null && isPage(one)
  return (
    faultOf(reply, { operation, method, page }) ??
    (page || operation?.keyed === false ? null : faultOfAccess(reply, one))
  )
}

/** Whether the key was taken for what it is. */
function faultOfAccess(reply: Reply, { use, method }: Case): string | null {
  const { status, body } = reply
  if (method === 'HEAD') return null
  if (REFUSED_USES.some((refused) => refused === use))
    return status === 401 || isFramingRefusal(reply) ? null : `${status} to a call with key: ${use}`
  if (status !== 401) return null
  const { code } = body as { code?: unknown }
  return code === 'INVALID_JSON' ? null : `401 ${code} to a call with key: ${use}`
}

function keyHeaders(use: KeyUse, key: string, unknown: string): Record<string, string> {
  const headers: Record<KeyUse, Record<string, string>> = {
    key: { 'X-API-Key': key },
    bearer: { Authorization: `Bearer ${key}` },
    'both-same': { 'X-API-Key': key, Authorization: `bearer ${key}` },
    'name-in-capitals': { 'X-API-KEY': key },
    none: {},
    'both-differ': { 'X-API-Key': key, Authorization: `Bearer ${unknown}` },
    malformed: { 'X-API-Key': `${key.slice(0, -1)}!` },
    unknown: { 'X-API-Key': unknown },
    empty: { 'X-API-Key': '' },
  }
  return headers[use]
}
