import { setTimeout as sleep } from 'node:timers/promises'
import type { Problem } from '../problem.ts'
import type { Random } from '../random.ts'
import type { EngineName } from '../world/world.ts'
import { fuzzButtons } from './buttons.ts'
import { createCallers } from './callers.ts'
import { talk } from './connection.ts'
import { operationsOf } from './document.ts'
import { ailments, type Usage, usageOf } from './health.ts'
import { fuzzJsonText } from './json-text.ts'
import { createBook } from './money.ts'
import { fuzzOperations } from './openapi.ts'
import { jsonOf } from './reply.ts'
import { bytesOf } from './request.ts'
import { type Setting, startSetting } from './setting.ts'
import { fuzzSlowly } from './slow.ts'
import { fuzzSockets } from './sockets.ts'
import type { Target } from './target.ts'

export type Fuzzed = { counts: Record<string, number>; problems: Problem[] }

const MINUTE_MS = 60_000
/** The first of the cases fill caches, and the heap finds its size: that is no growth. */
const firstOf = (cases: number) => Math.min(cases, Math.max(60, Math.ceil(cases / 5)))
const PAUSE_MS = 8000
const MAX_GROWTH_BYTES = 60 << 20
const MAX_OPEN_MORE = 20
/** Enough that the limit of 200 calls a minute for each of two keys is no great hindrance. */
const accountsFor = (cases: number) => Math.min(200, Math.ceil(2 * Math.sqrt(cases)))
/** Raw texts and bytes are of few kinds, some of them large or slow. */
const RAW_SHARE = 0.2
const MAX_PROBLEMS = 100

/**
 * Fuzzes a service of its own: its HTTP side, or only the buttons of its bot, which may leave it in any state.
 * @param given.cases of each path; of JSON texts at each path and of raw bytes there are a fifth of them. @param given.minutes after which no new case
 * begins, but for opening accounts before and slow clients and the money after, two minutes or so. @param given.folder for the service's files, which stay.
 * @throws if the service cannot be set up.
 */
export async function fuzz(given: {
  random: Random
  engine: EngineName
  minutes: number
  cases: number
  side: 'http' | 'buttons'
  report(line: string): void
  folder: string
}): Promise<Fuzzed> {
  const { random, engine, minutes, cases, side, report, folder } = given
  const startedAt = performance.now()
  // Buttons open accounts of their own.
  const accounts = side === 'http' ? accountsFor(cases) : 0
  const setting = await startSetting({ random, engine, folder, accounts })
  try {
    const tookS = Math.round((performance.now() - startedAt) / 1000)
    report(`${setting.callers.length} keys given out within ${tookS} s`)
    const own = { random, cases, report }
    const { counts, problems, target } = await createTarget(setting, own)
    let beganMs = setting.nowMs()
    const timed = async (name: string, work: (target: Target) => Promise<void>, share = 1) => {
      const fromMs = setting.nowMs()
      const endMs = beganMs + share * minutes * MINUTE_MS
      if (fromMs >= endMs) {
        target.count(`left out, no time for it: ${name}`)
        return report(`${name}: left out, its time is over`)
      }
      await work({ ...target, endMs, random: random.fork(name) })
      report(`${name}: ${((setting.nowMs() - fromMs) / 1000).toFixed(1)} s`)
    }
    if (side === 'buttons') {
      await timed('buttons', fuzzButtons)
      for (const problem of ailments(setting)) target.found(problem)
      return { counts, problems }
    }
    const first = firstOf(cases)
    await timed('openapi, the first fifth', (one) => fuzzOperations({ ...one, cases: first }), 0.2)
    await sleep(PAUSE_MS)
    // Time in which nothing is sent does not count.
    beganMs += PAUSE_MS
    const before = usageOf(setting)
    // First what is of few cases: the others can use up all the time, and all the calls that keys may make.
    const raw = { cases: Math.ceil(cases * RAW_SHARE) }
    await timed('json text', (one) => fuzzJsonText({ ...one, ...raw }), 0.35)
    await timed('sockets', (one) => fuzzSockets({ ...one, ...raw }), 0.45)
    const rest = { cases: cases - first }
    await timed('openapi, the rest', (one) => fuzzOperations({ ...one, ...rest }), 0.9)
    await timed('slow', fuzzSlowly)
    await sleep(PAUSE_MS)
    for (const problem of growth(before, usageOf(setting), report)) target.found(problem)
    const settled = await target.book.settle(setting.port, target.callers)
    target.count('charges explained', settled.charges)
    for (const problem of settled.problems) target.found(problem)
    for (const problem of ailments(setting)) target.found(problem)
    return { counts, problems }
  } finally {
    await setting.close()
  }
}

async function createTarget(setting: Setting, given: Pick<Target, 'random' | 'cases' | 'report'>) {
  const counts: Record<string, number> = {}
  const problems: Problem[] = []
  const count = (name: string, by = 1) => {
    counts[name] = (counts[name] ?? 0) + by
  }
  const target: Omit<Target, 'endMs'> = {
    ...{ ...given, setting, book: createBook() },
    callers: createCallers(setting.callers, setting.nowMs),
    operations: await documented(setting.port),
    count,
    found(problem) {
      // The same again is no news.
      if (problems.some(({ what }) => what === problem.what)) return count('the same problem again')
      given.report(`${problem.check}: ${problem.what}`)
      if (problems.length < MAX_PROBLEMS) problems.push(problem)
    },
  }
  return { counts, problems, target }
}

async function documented(port: number) {
  const bytes = bytesOf({ method: 'GET', target: '/openapi.json', headers: [], body: null })
  const { replies } = await talk(port, [{ bytes }], { methods: ['GET'], timeoutMs: 15_000 })
  const [reply] = replies
  if (reply?.status !== 200) throw new Error('There is no /openapi.json.')
  return operationsOf(jsonOf(reply))
}

function growth(before: Usage | null, after: Usage | null, report: Target['report']): Problem[] {
  if (before === null || after === null) return []
  const mb = (bytes: number) => Math.round(bytes / (1 << 20))
  const what = `memory ${mb(before.rssBytes)} MB before, ${mb(after.rssBytes)} MB after; open files ${before.sockets} before, ${after.sockets} after`
  report(what)
  const isMore =
    after.rssBytes > before.rssBytes + MAX_GROWTH_BYTES ||
    after.sockets > before.sockets + MAX_OPEN_MORE
  return isMore ? [{ check: 'fuzz-memory', what, evidence: [before, after] }] : []
}
