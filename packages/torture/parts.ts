import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { BUGS } from './bugs/bugs.ts'
import { CHECKS } from './checks/all.ts'
import { ROOT } from './clients/cli.ts'
import { FAULTS } from './faults/all.ts'
import { fuzz } from './fuzz/fuzz.ts'
import type { Options } from './options.ts'
import type { Problem } from './problem.ts'
import { createRandom } from './random.ts'
import { type HistoryRun, runHistory } from './run.ts'
import { growthIn } from './samples.ts'
import { USERS } from './users/all.ts'

/** What one part of a run found. */
export type Result = {
  part: string
  problems: readonly Problem[]
  /** What it did, in a few lines for the report. */
  did: readonly string[]
  /** Of a part that runs users. */
  run: HistoryRun | null
}

type Given = { options: Options; minutes: number; folder: string; say(line: string): void }

type Part = {
  name: string
  /** Of the minutes of a run with all parts; 0 for one that runs only where it is named. */
  share: number
  run(given: Given): Promise<Omit<Result, 'part'>>
}

/** The parts of a run, in their order. */
const PARTS: readonly Part[] = [
  { name: 'history', share: 0.7, run: (given) => users(given, wanted(FAULTS, given.options)) },
  // The same users while nothing is broken: what grows then is the service itself.
  { name: 'soak', share: 0, run: soak },
  { name: 'fuzz', share: 0.3, run: runFuzz },
]

/** What --only may name: in a run, and with --bugs. */
export const NAMES = {
  run: [...PARTS, ...USERS, ...FAULTS].map(({ name }) => name),
  bugs: BUGS.map(({ name }) => name),
}

/** The parts that the options ask for, and the minutes of each. */
function chosenParts({ only, minutes }: Options): { part: Part; minutes: number }[] {
  const named = PARTS.filter(({ name }) => only?.includes(name))
  const parts = named.length > 0 ? named : PARTS.filter(({ share }) => share > 0)
  // Users and faults are in a history only.
  const some = named.length === 0 && only !== null ? parts.slice(0, 1) : parts
  const shareOf = ({ share }: Part) => share || 1
  const whole = some.reduce((sum, part) => sum + shareOf(part), 0)
  return some.map((part) => ({ part, minutes: (minutes * shareOf(part)) / whole }))
}

async function users({ options, minutes, folder, say }: Given, faults: typeof FAULTS) {
  const { seed, engine } = options
  const some = wanted(USERS, options)
  const run = await runHistory({
    ...{ seed, engine, minutes, folder, root: ROOT, users: some, faults, say },
  })
  const { problems, history } = run
  const injected = history.incidents.filter(({ kind }) => kind !== 'exit').length
  const did = [
    `${history.calls.length} calls by ${some.length} kinds of users, ${injected} faults, ${CHECKS.length} promises checked`,
    ...run.left,
  ]
  return { problems, did, run }
}

async function soak(given: Given) {
  const result = await users(given, [])
  const { problems, did } = growthIn(result.run.samples)
  return {
    ...{ run: result.run, did: [...result.did, ...did] },
    problems: [...result.problems, ...problems],
  }
}

async function runFuzz({ options, minutes, folder, say }: Given) {
  const { engine, seed } = options
  const random = createRandom(`${seed}/fuzz`)
  const { counts, problems } = await fuzz({ random, engine, minutes, folder, say })
  const did = Object.entries(counts).map(([name, count]) => `${name}: ${count}`)
  return { problems, did, run: null }
}

/** Those that --only names; all if it names none of them. */
function wanted<Named extends { name: string }>(
  all: readonly Named[],
  { only }: Options,
): readonly Named[] {
  const some = all.filter(({ name }) => only?.includes(name))
  return some.length > 0 ? some : all
}

/** Of one part; the report has more. */
const MAX_SHOWN = 20

/** Runs the parts one after the other, each in a folder of its own, and says what each found. */
export async function runParts(
  options: Options,
  folder: string,
  say: (line: string) => void,
): Promise<Result[]> {
  const results: Result[] = []
  const begun = performance.now()
  const sayTime = (line: string) =>
    say(`  ${Math.round((performance.now() - begun) / 1000)} s: ${line}`)
  for (const { part, minutes } of chosenParts(options)) {
    say(`${part.name}, ${minutes.toFixed(1)} min`)
    const own = join(folder, part.name)
    mkdirSync(own)
    const result = await part.run({ options, minutes, folder: own, say: sayTime })
    if (result.problems.length > 0) say(`  ${result.problems.length} problems:`)
    for (const { check, what } of result.problems.slice(0, MAX_SHOWN)) say(`  ${check}: ${what}`)
    results.push({ part: part.name, ...result })
  }
  return results
}
