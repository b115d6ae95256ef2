import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../doors/cli.ts'
import type { Options } from '../options.ts'
import { powerCuts } from '../power/power-cuts.ts'
import type { Problem } from '../problem.ts'
import { createRandom } from '../random.ts'
import { playHistory } from '../run.ts'
import { listMutants, type Mutant, makeMutant } from './apply.ts'
import { type Plan, planFor } from './plan.ts'

/** What became of one planted bug, or of a plan without one. */
export type Hunt = {
  mutant: Mutant | null
  plan: string
  /** Those of the play that caught it; of a plan without a bug there may be none. */
  problems: readonly Problem[]
  /** How many plays there were, and how long they took in all. */
  plays: number
  seconds: number
  /** Why it could not be played here; null if it was. */
  skipped: string | null
}

/** A bug that depends on a moment gets more than one chance, each with a seed of its own. */
const MAX_PLAYS = 3
/** A service with a planted bug may never be done. */
const SETTLE_MS = 150_000

type Given = { options: Options; folder: string; say(line: string): void }

/**
 * Plants one bug after the other into a copy of the service and plays its plan, and each plan once without a bug.
 * @throws if a patch does not apply any more.
 */
export async function huntMutants(given: Given): Promise<Hunt[]> {
  const { options, folder, say } = given
  const chosen = listMutants().filter((mutant) => isWanted(mutant, options.only))
  const plans = new Map<string, Plan>()
  const hunts: Hunt[] = []
  for (const mutant of chosen) {
    const plan = planFor(numberOf(mutant), options.engine)
    plans.set(plan.name, plan)
    const copy = join(folder, mutant.name, 'copy')
    await makeMutant(ROOT, mutant, copy)
    const hunt = { mutant, ...(await hunted(plan, { ...given, root: copy, name: mutant.name })) }
    hunts.push(hunt)
    say(lineOf(hunt))
  }
  for (const plan of plans.values()) {
    const name = `without-${plan.name}`
    const hunt = { mutant: null, ...(await hunted(plan, { ...given, root: ROOT, name })) }
    hunts.push(hunt)
    say(lineOf(hunt))
  }
  return hunts
}

/** Whether the mutants are caught and the plans without one are quiet. What cannot be played here fails nothing. */
export const isGood = ({ mutant, problems, skipped }: Hunt) =>
  skipped !== null || problems.length > 0 === (mutant !== null)

const numberOf = ({ name }: Mutant) => Number.parseInt(name, 10)

/** By its name or its number. */
function isWanted(mutant: Mutant, only: Options['only']): boolean {
  return (
    only === null || only.some((one) => one === mutant.name || Number(one) === numberOf(mutant))
  )
}

type Play = Given & { root: string; name: string }

async function hunted(plan: Plan, play: Play): Promise<Omit<Hunt, 'mutant'>> {
  const { folder, name, root } = play
  const startedAt = performance.now()
  // Without a bug, a second play would only hide what the first has found.
  const most = root === ROOT ? 1 : MAX_PLAYS
  let problems: readonly Problem[] = []
  let plays = 0
  let skipped: string | null = null
  while (problems.length === 0 && skipped === null && plays < most) {
    plays++
    const own = join(folder, name, `play-${plays}`)
    mkdirSync(own, { recursive: true })
    const found = await played(plan, play, { own, seed: `${play.options.seed}/${name}/${plays}` })
    if ('skipped' in found) skipped = found.skipped
    else problems = found
    if (problems.length === 0) rmSync(own, { recursive: true, force: true })
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  return { plan: plan.name, problems, plays, seconds, skipped }
}

async function played(
  plan: Plan,
  { options, root, name, say }: Play,
  { own, seed }: { own: string; seed: string },
): Promise<readonly Problem[] | { skipped: string }> {
  const { minutes } = plan
  const report = (line: string) => say(`  ${line}`)
  if (plan.kind === 'power') {
    const random = createRandom(seed)
    const outcome = await powerCuts({
      ...{ random, minutes, control: false, folder: own, root, report },
    })
    return 'skipped' in outcome ? outcome : outcome.problems
  }
  const { clients, faults } = plan
  const { engine } = options
  const settleMs = SETTLE_MS
  const given = { seed, minutes, engine, clients, faults, folder: own, root, settleMs, say: report }
  try {
    return (await playHistory(given)).problems
  } catch (error) {
    if (root === ROOT) throw error
    // The service with its bug does not come to an end, or this harness fails: no check has caught anything.
    report(`${name} could not be played: ${error}`)
    return []
  }
}

/** One line about it for people who wait. */
function lineOf(hunt: Hunt): string {
  const { mutant, plan, problems, seconds, skipped } = hunt
  const name = mutant?.name ?? `no bug, ${plan}`
  if (skipped !== null) return `${name}: not played, ${skipped}`
  const end = isGood(hunt) ? (mutant ? 'caught' : 'quiet') : mutant ? 'SURVIVED' : 'NOT QUIET'
  return `${name}: ${end} after ${seconds} s${problems.length > 0 ? ` by ${checksOf(hunt)}` : ''}`
}

/** Such as `wallet-sums 4, audit 1`. */
export function checksOf({ problems }: Hunt): string {
  return [...Map.groupBy(problems, ({ check }) => check)]
    .map(([check, own]) => `${check} ${own.length}`)
    .join(', ')
}
