import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProblems } from './checks/all.ts'
import type { Fault } from './faults/fault.ts'
import { injectFaults } from './faults/injector.ts'
import { type Final, readFinal } from './final.ts'
import { createHistory, type History } from './history.ts'
import type { Problem } from './problem.ts'
import { createRandom } from './random.ts'
import { type Sample, takeSamples } from './samples.ts'
import { settle } from './settle.ts'
import { scenarioOf, type User } from './users/user.ts'
import { createWorld, type EngineName, type World } from './world/world.ts'

export type HistoryRun = {
  problems: Problem[]
  history: History
  final: Final
  samples: Sample[]
  /** Faults that this machine cannot have, with the reason. */
  left: string[]
}

/** Of the minutes, for what is still open when the users have left, and to read and check everything. */
const SETTLING = { share: 0.25, minMs: 10_000, maxMs: 4 * 60_000 }
/** Even if the start has taken nearly all the time. */
const MIN_USE_MS = 15_000

/** Lets users use the service under faults, lets it settle, and checks every answer. */
export async function runHistory(given: {
  seed: string
  /** For everything. */
  minutes: number
  engine: EngineName
  users: readonly User[]
  faults: readonly Fault[]
  folder: string
  /** The checkout whose service it is. */
  root: string
  say(line: string): void
}): Promise<HistoryRun> {
  const { seed, minutes, engine, users, faults, folder, root, say } = given
  const begunAt = performance.now()
  const history = createHistory(join(folder, 'history.jsonl'))
  const random = createRandom(seed)
  const world = await createWorld({ history, random, engine, folder, root })
  const end = new AbortController()
  try {
    say(`${world.holders.length} accounts, ${world.service.instances.length} processes`)
    const names = users.flatMap((user) =>
      Array.from({ length: user.count }, (_, i) => ({ user, name: `${user.name}-${i + 1}` })),
    )
    const running = names.map(({ user, name }, nth) =>
      user.run(scenarioOf(world, name, nth, end.signal)),
    )
    running.push(injectFaults(world, faults, end.signal))
    const sampling = takeSamples(world, end.signal)
    const time = sleep(useMs(minutes, performance.now() - begunAt), undefined, {
      signal: end.signal,
      // Ended early where a user throws.
    }).catch(() => undefined)
    // A user that throws is a fault of this harness: the run ends.
    await Promise.race([time, Promise.all(running)])
    end.abort()
    await Promise.all(running)
    say(`${history.calls.length} calls, ${history.incidents.length} incidents; now it settles`)
    await world.service.ready()
    await settle(world, say)
    const final = await readFinal(world)
    say('settled; now everything is checked')
    const problems = [...world.problems, ...findProblems(final, history)]
    return { final, history, problems, left: leftOut(faults, world), samples: await sampling }
  } finally {
    end.abort()
    await world.close()
    await history.close()
  }
}

/** How long the service is used, in milliseconds, if its start took `startMs` of the minutes. */
function useMs(minutes: number, startMs: number): number {
  const wholeMs = minutes * 60_000
  const { share, minMs, maxMs } = SETTLING
  const settlingMs = Math.min(maxMs, Math.max(minMs, share * wholeMs))
  return Math.max(MIN_USE_MS, wholeMs - startMs - settlingMs)
}

/** One line for each reason why some faults are not had here. */
function leftOut(faults: readonly Fault[], world: World): string[] {
  const byReason = Map.groupBy(faults, ({ missing }) => missing(world))
  return [...byReason].flatMap(([why, some]) =>
    why === null ? [] : [`without ${some.map(({ name }) => name).join(', ')}: ${why}`],
  )
}
