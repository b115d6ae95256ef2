import fc from 'fast-check'
import { type Case, casesOf, type KeyUse, REFUSED_USES } from './arbitraries.ts'
import { createLane, type Lane } from './connection.ts'
import type { Operation } from './document.ts'
import { elsewhereCases, isPage } from './elsewhere.ts'
import { jsonOf, type Reply } from './reply.ts'
import { bytesOf, type Request, shown } from './request.ts'
import { faultOfEnd, HANG_MS, isOver, type Target } from './target.ts'
import { faultOf, isFramingRefusal } from './verdict.ts'

/** A path whose faults are known is left alone after so many. */
const MAX_FAULTS = 5
/** Of each path: the slowest are still busy when the others have had all their cases. */
const LANES = 4
const ELSEWHERE = 'elsewhere'

type Property = { name: string; operation: Operation | null; cases: fc.Arbitrary<Case> }

/** Sends generated requests to every path and method of /openapi.json, and to paths that it does not have. */
export async function fuzzOperations(target: Target): Promise<void> {
  const { operations, setting } = target
  const properties: Property[] = operations.map((operation) => ({
    ...{ name: operation.name, operation, cases: casesOf(operation, setting.known) },
  }))
  properties.push({ name: ELSEWHERE, operation: null, cases: elsewhereCases(operations) })
  await Promise.all(
    properties.flatMap((property) => {
      const part = { ...target, cases: Math.ceil(target.cases / LANES) }
      const reported = new Set<string>()
      return Array.from({ length: LANES }, (_, i) =>
        fuzzProperty({ ...part, random: target.random.fork(String(i)) }, property, reported),
      )
    }),
  )
}

/** Goes on after a fault with the cases that are left, and reports each kind of fault once. */
async function fuzzProperty(
  target: Target,
  { name, operation, cases }: Property,
  reported: Set<string>,
): Promise<void> {
  const { setting, random, found } = target
  const lane = createLane(setting.port)
  const seeds = random.fork(name)
  let left = target.cases
  let asking: Promise<string | null> = Promise.resolve(null)
  const property = fc.asyncProperty(cases, async (one) => {
    asking = faultOfCase(target, lane, operation, one)
    const fault = await asking
    if (fault !== null && !reported.has(fault)) throw new Error(fault)
  })
  try {
    while (left > 0 && reported.size < MAX_FAULTS && !isOver(target)) {
      const seed = seeds.whole(0, 2 ** 31 - 1)
      const result = await fc.check(property, {
        ...{ seed, numRuns: left, markInterruptAsFailure: false },
        interruptAfterTimeLimit: Math.max(1, target.endMs - setting.nowMs()),
      })
      left -= Math.max(1, result.numRuns)
      // Without a case, it failed only in that its time was over before the first answer.
      if (!result.failed || result.counterexample === null) break
      const fault = result.errorInstance instanceof Error ? result.errorInstance.message : 'unknown'
      reported.add(fault)
      const [smallest] = result.counterexample
      found({
        check: 'fuzz-openapi',
        what: `${name}: ${fault}`,
        evidence: [
          { seed: result.seed, path: result.counterexamplePath, shrinks: result.numShrinks },
          smallest ? shown(bytesOf(withKeys(smallest, 'KEY', 'UNKNOWN'))) : null,
        ],
      })
    }
  } finally {
    // At the end of the time, fast-check waits for no answer: what it tells must not be lost.
    await asking
    lane.close()
  }
}

async function faultOfCase(
  target: Target,
  lane: Lane,
  operation: Operation | null,
  one: Case,
): Promise<string | null> {
  const { setting, callers, book, count } = target
  const caller = await callers.nextBefore(target.endMs)
  if (caller === null) return null
  count(operation?.name ?? ELSEWHERE)
  const bytes = bytesOf(withKeys(one, caller.key, setting.unknownKey))
  const said = await lane.send(bytes, one.method, HANG_MS)
  const [reply] = said.replies
  const fault = faultOfEnd(said)
  if (fault !== null || reply === undefined) return fault ?? `${said.end} without an answer`
  count(`status ${reply.status}`)
  if (one.method === 'POST') book.answered(reply)
  const page = operation === null && isPage(one)
  return (
    faultOf(reply, { operation, method: one.method, page }) ??
    (page || operation?.keyed === false ? null : faultOfAccess(reply, one))
  )
}

/** Whether the key was taken for what it is. */
function faultOfAccess(reply: Reply, { use, method }: Case): string | null {
  const { status } = reply
  if (REFUSED_USES.has(use))
    return status === 401 || isFramingRefusal(reply) || method === 'HEAD'
      ? null
      : `${status} to a call with key: ${use}`
  if (status !== 401 || method === 'HEAD') return null
  const { code } = (jsonOf(reply) ?? {}) as { code?: unknown }
  return code === 'INVALID_JSON' ? null : `401 ${code} to a call with key: ${use}`
}

/** The request as it is sent by the owner of this key. */
function withKeys({ use, ...request }: Case, key: string, unknown: string): Request {
  return { ...request, headers: [...request.headers, ...keyHeaders(use, key, unknown)] }
}

function keyHeaders(use: KeyUse, key: string, unknown: string): [string, string][] {
  const headers: Record<KeyUse, [string, string][]> = {
    key: [['X-API-Key', key]],
    bearer: [['Authorization', `Bearer ${key}`]],
    'both-same': [
      ['X-API-Key', key],
      ['Authorization', `bearer ${key}`],
    ],
    'name-in-capitals': [['X-API-KEY', key]],
    none: [],
    'both-differ': [
      ['X-API-Key', key],
      ['Authorization', `Bearer ${unknown}`],
    ],
    twice: [
      ['X-API-Key', key],
      ['X-Api-Key', key],
    ],
    malformed: [['X-API-Key', `${key.slice(0, -1)}!`]],
    unknown: [['X-API-Key', unknown]],
    empty: [['X-API-Key', '']],
  }
  return headers[use]
}
