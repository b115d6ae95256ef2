import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS } from './checks/all.ts'
import { CLIENTS } from './clients/all.ts'
import { ROOT } from './doors/cli.ts'
import { FAULTS } from './faults/all.ts'
import { fuzz } from './fuzz/run.ts'
import { listMutants } from './mutants/apply.ts'
import type { Options } from './options.ts'
import { powerCuts } from './power/power-cuts.ts'
import type { Problem } from './problem.ts'
import { createRandom } from './random.ts'
import type { Played } from './run.ts'
import { playHistory } from './run.ts'
import { SETTLE_MS } from './settle.ts'

/** What one part of a run found. */
export type Result = {
  part: string
  /** Why it was left out; null if it was not. */
  skipped: string | null
  problems: readonly Problem[]
  /** What it did, in a few lines for the report. */
  did: readonly string[]
  /** Of a part that plays clients. */
  played: Played | null
}

type Given = { options: Options; minutes: number; folder: string; say(line: string): void }

type Part = {
  name: string
  /** Of the minutes of a run with all parts; 0 for one that runs only where it is named. */
  share: number
  /** Whether it needs SQLite: elsewhere it is left out, and the others get its minutes. */
  isOfSqlite?: boolean
  /** Whether it ends by waiting for all that is still to do, which its minutes leave out. */
  settles?: boolean
  run(given: Given): Promise<Omit<Result, 'part'>>
}

/** Orders that met a fault are asked about for minutes: what is not waited for is not checked. */
const USUAL = `usually 1 or 2 min, at most ${SETTLE_MS / 60_000}`
/** A control ends as soon as it has lost something: that may take a few rounds. */
const CONTROL_MINUTES = 5
/** Of each path: what leaves the slowest path time for as many. On a slow machine, it may be over before. */
const CASES_A_MINUTE = { sqlite: 1800, postgres: 1500 }

/** The parts of a run, in their order. */
const PARTS: readonly Part[] = [
  {
    name: 'history',
    share: 0.6,
    settles: true,
    run: (given) => play(given, wanted(FAULTS, given.options)),
  },
  // The same clients while nothing is broken: what grows then is the service itself.
  { name: 'soak', share: 0, settles: true, run: (given) => play(given, []) },
  { name: 'fuzz', share: 0.2, run: (given) => runFuzz(given, 'http') },
  { name: 'buttons', share: 0.05, run: (given) => runFuzz(given, 'buttons') },
  { name: 'power', share: 0.1, isOfSqlite: true, run: (given) => cutPower(given, false) },
  {
    ...{ name: 'power-control', share: 0.05, isOfSqlite: true },
    run: (given) => cutPower({ ...given, minutes: CONTROL_MINUTES }, true),
  },
]

/** What --only may name: in a run, and with --mutants. */
export const NAMES = {
  run: [...PARTS, ...CLIENTS, ...FAULTS].map(({ name }) => name),
  mutants: listMutants().flatMap(({ name }) => [name, name.slice(0, 2)]),
}

/** The parts that the options ask for, and the minutes of each. */
function chosenParts({ only, minutes, engine }: Options): { part: Part; minutes: number }[] {
  const named = PARTS.filter(({ name }) => only?.includes(name))
  const parts = named.length > 0 ? named : PARTS.filter(({ share }) => share > 0)
  // Clients and faults play in a history only.
  const some = named.length === 0 && only !== null ? parts.slice(0, 1) : parts
  const shares = some.map((part) => (canPlay(part, engine) ? part.share || 1 : 0))
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1
  return some.map((part, i) => ({ part, minutes: (minutes * (shares[i] ?? 0)) / whole }))
}

const canPlay = ({ isOfSqlite }: Part, engine: Options['engine']) =>
  !isOfSqlite || engine === 'sqlite'

async function play({ options, minutes, folder, say }: Given, faults: typeof FAULTS) {
  const clients = wanted(CLIENTS, options)
  const played = await playHistory({
    ...{ seed: options.seed, engine: options.engine, minutes, folder, root: ROOT, say },
    ...{ clients, faults, withStart: true },
  })
  const { problems, history } = played
  const struck = history.incidents.filter(({ kind }) => kind !== 'exit').length
  const did = [
    `${history.calls.length} calls by ${clients.length} kinds of clients, ${struck} faults, ${CHECKS.length} promises checked`,
    ...played.left,
  ]
  return { skipped: null, problems, did, played }
}

async function runFuzz({ options, minutes, folder, say }: Given, side: 'http' | 'buttons') {
  const { engine } = options
  const cases = Math.ceil(minutes * CASES_A_MINUTE[engine])
  const random = createRandom(`${options.seed}/fuzz`)
  const given = { random, engine, minutes, cases, side, folder, report: say }
  const { counts, problems } = await fuzz(given)
  const did = Object.entries(counts).map(([name, count]) => `${name}: ${count}`)
  return { skipped: null, problems, did, played: null }
}

async function cutPower({ options, minutes, folder, say }: Given, control: boolean) {
  const random = createRandom(`${options.seed}/power`)
  const outcome = await powerCuts({ random, minutes, control, folder, report: say })
  if ('skipped' in outcome) return skipped(outcome.skipped)
  const { cuts, acknowledged, lost, problems } = outcome
  const did = [
    `${cuts} cuts, ${acknowledged} orders acknowledged, ${lost.orders} orders, ${lost.credits} credits and ${lost.keys} keys lost in ${lost.cuts} cuts`,
  ]
  return { skipped: null, problems, did, played: null }
}

const skipped = (why: string) => ({ skipped: why, problems: [], did: [], played: null })

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

/** Runs the parts one after the other, each in a folder of its own, and says at once what each found. */
export async function runParts(
  options: Options,
  folder: string,
  say: (line: string) => void,
): Promise<Result[]> {
  const results: Result[] = []
  const begun = performance.now()
  const took = () => `${Math.round((performance.now() - begun) / 1000)} s`
  for (const { part, minutes } of chosenParts(options)) {
    say(
      `${part.name}, ${minutes.toFixed(1)} min${part.settles ? `, and then until nothing waits: ${USUAL}` : ''}`,
    )
    const own = join(folder, part.name)
    mkdirSync(own)
    const given = {
      options,
      minutes,
      folder: own,
      say: (line: string) => say(`  ${took()}: ${line}`),
    }
    const result = canPlay(part, options.engine)
      ? await part.run(given)
      : skipped('PostgreSQL syncs by itself: it has its own tests.')
    if (result.skipped !== null) say(`  left out: ${result.skipped}`)
    if (result.problems.length > 0) say(`  ${result.problems.length} problems:`)
    for (const { check, what } of result.problems.slice(0, MAX_SHOWN)) say(`  ${check}: ${what}`)
    results.push({ part: part.name, ...result })
  }
  return results
}
