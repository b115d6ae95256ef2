import { join } from 'node:path'
import fc from 'fast-check'
import { findProblems } from '../checks/all.ts'
import { ROOT } from '../clients/cli.ts'
import { exchange } from '../clients/http.ts'
import { readFinal } from '../final.ts'
import { createHistory } from '../history.ts'
import type { Problem } from '../problem.ts'
import type { Random } from '../random.ts'
import { settle } from '../settle.ts'
import { createWorld, type EngineName } from '../world/world.ts'
import { type Case, casesOf, elsewhereCases } from './cases.ts'
import { type Operation, operationsOf } from './document.ts'
import { createKeys } from './keys.ts'
import { faultOfCase, type Target } from './send.ts'

export type Fuzzed = { counts: Record<string, number>; problems: Problem[] }

/** For what is still open at the end, and to read and check everything. */
const SETTLING_MS = 6000
/** Even if the start has taken all the time. */
const MIN_FUZZ_MS = 5000
/** Each has two keys, which may make 200 calls a minute. */
const HOLDERS = 5
/** Of each path. */
const AT_ONCE = 2
/** A path whose faults are known is left alone after so many. */
const MAX_FAULTS = 5
/** Of these promises there is something to see without knowing what was sent. */
const CHECKED = ['audit', 'wallet-sums', 'ended', 'suppliers-book', 'codes', 'processes']

/**
 * Sends generated requests to every path and method of /openapi.json of a service of its own, and to paths that it
 * does not have: each answer must be one that the document knows, and the money must add up in the end.
 * @throws if the service cannot be set up.
 */
export async function fuzz(given: {
  random: Random
  engine: EngineName
  /** For everything. */
  minutes: number
  folder: string
  say(line: string): void
}): Promise<Fuzzed> {
  const { random, engine, minutes, folder, say } = given
  const history = createHistory(join(folder, 'history.jsonl'))
  const { nowMs } = history
  const world = await createWorld({
    ...{ history, random, engine, folder, root: ROOT, holders: HOLDERS, isOne: true },
  })
  const counts: Record<string, number> = {}
  const problems: Problem[] = []
  const found = (problem: Problem) => {
    // The same again is no news.
    if (!problems.some(({ what }) => what === problem.what)) problems.push(problem)
  }
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  try {
    const url = world.service.apiUrls()[0] ?? ''
    const keys = world.holders.flatMap(({ key, testKey }) => [key, testKey])
    say(`${keys.length} keys`)
    const endMs = Math.max(nowMs() + MIN_FUZZ_MS, minutes * 60_000 - SETTLING_MS)
    const target: Target = {
      ...{ url, random, endMs, nowMs, found, count },
      ...{ keys: createKeys(keys, nowMs), unknownKey: world.suppliers.north.key },
    }
    await fuzzAll(target, operationsOf((await exchange(`${url}/openapi.json`, ASK)).body))
    say(`${counts.requests ?? 0} requests; now it settles`)
    await settle(world, say)
    const final = await readFinal(world)
    for (const problem of findProblems(final, history))
      if (CHECKED.includes(problem.check)) found(problem)
    const errors = final.logs.filter(({ level }) => level === 'error')
    if (errors.length > 0)
      found({ check: 'fuzz-log', what: `${errors.length} errors are logged.`, evidence: errors })
    return { counts, problems }
  } finally {
    await world.close()
    await history.close()
  }
}

const ASK = { method: 'GET', timeoutMs: 15_000 }

async function fuzzAll(target: Target, operations: readonly Operation[]): Promise<void> {
  const all = [
    ...operations.map((operation) => ({ operation, cases: casesOf(operation) })),
    { operation: null, cases: elsewhereCases(operations) },
  ]
  await Promise.all(
    all.flatMap(({ operation, cases }) => {
      const reported = new Set<string>()
      return Array.from({ length: AT_ONCE }, (_, i) => {
        const seeds = target.random.fork(`${operation?.name} ${i}`)
        return fuzzOne(target, { operation, cases, reported, seeds })
      })
    }),
  )
}

/** Goes on after a fault, and reports each kind of fault once, shrunk to the smallest request that shows it. */
async function fuzzOne(
  target: Target,
  given: {
    operation: Operation | null
    cases: fc.Arbitrary<Case>
    reported: Set<string>
    seeds: Random
  },
): Promise<void> {
  const { operation, cases, reported, seeds } = given
  const property = fc.asyncProperty(cases, async (one) => {
    const fault = await faultOfCase(target, operation, one)
    if (fault !== null && !reported.has(fault)) throw new Error(fault)
  })
  while (reported.size < MAX_FAULTS && target.nowMs() < target.endMs) {
    const seed = seeds.whole(0, 2 ** 31 - 1)
    const result = await fc.check(property, {
      ...{ seed, numRuns: Number.MAX_SAFE_INTEGER, markInterruptAsFailure: false },
      interruptAfterTimeLimit: Math.max(1, target.endMs - target.nowMs()),
    })
    // Without a case, it failed only in that its time was over before the first answer.
    if (!result.failed || result.counterexample === null) return
    const fault = result.errorInstance instanceof Error ? result.errorInstance.message : 'unknown'
    reported.add(fault)
    target.found({
      check: 'fuzz',
      what: `${operation?.name ?? 'elsewhere'}: ${fault}`,
      evidence: [{ seed: result.seed, path: result.counterexamplePath }, result.counterexample[0]],
    })
  }
}
