import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProblems } from './checks/all.ts'
import type { Client } from './clients/client.ts'
import { stageOf } from './clients/client.ts'
import type { Fault } from './faults/fault.ts'
import { nemesis } from './faults/nemesis.ts'
import { type Final, readFinal } from './final.ts'
import { createHistory, type History } from './history.ts'
import type { Problem } from './problem.ts'
import { createRandom } from './random.ts'
import { type Sample, takeSamples } from './report/sampler.ts'
import { settle } from './settle.ts'
import { createWorld, type EngineName, type World } from './world/world.ts'

export type Played = {
  problems: Problem[]
  history: History
  final: Final
  samples: Sample[]
  /** Faults that this machine cannot have, with the reason, and what could not be judged. */
  left: string[]
}

/** Plays one history under faults, lets it calm down, and checks every answer. */
export async function playHistory(given: {
  seed: string
  minutes: number
  engine: EngineName
  clients: readonly Client[]
  faults: readonly Fault[]
  folder: string
  root: string
  /** How long it may take until nothing waits any more; SETTLE_MS if absent. */
  settleMs?: number
  /** Whether the minutes begin before the service is started. At least half of them are played all the same. */
  withStart?: boolean
  say(line: string): void
}): Promise<Played> {
  const { seed, minutes, engine, clients, faults, folder, root, say } = given
  const begunAt = performance.now()
  const history = createHistory(join(folder, 'history.jsonl'))
  const random = createRandom(seed)
  const world = await createWorld({ history, random, engine, folder, root })
  const end = new AbortController()
  try {
    say(`${world.holders.length} accounts, ${world.service.instances.length} processes`)
    const cast = clients.flatMap(({ name, count, play }) =>
      Array.from({ length: count }, (_, i) => ({ name: `${name}-${i + 1}`, play })),
    )
    const playing = cast.map(({ name, play }, nth) => play(stageOf(world, name, nth, end.signal)))
    playing.push(nemesis(world, faults, end.signal))
    const sampling = takeSamples(world, minutes, end.signal)
    // Ended early at the end of the play.
    const time = sleep(
      playMs(minutes, given.withStart ? performance.now() - begunAt : 0),
      undefined,
      { signal: end.signal },
    ).catch(() => undefined)
    // A client that throws is a fault of this harness: the run ends at once.
    await Promise.race([time, Promise.all(playing)])
    end.abort()
    await Promise.all(playing)
    say(`${history.calls.length} calls, ${history.incidents.length} incidents; now it calms down`)
    await world.service.ready()
    await settle(world, say, given.settleMs)
    const final = await readFinal(world)
    const left = leftOut(faults, world)
    const undecided = (line: string) => left.push(line)
    const problems = [...world.problems, ...findProblems(final, history, undecided)]
    return { final, history, problems, left, samples: await sampling }
  } finally {
    end.abort()
    await world.close()
    await history.close()
  }
}

/** How long the clients play, if the start took so long of these minutes. */
export function playMs(minutes: number, startMs: number): number {
  const wholeMs = minutes * 60_000
  return Math.max(wholeMs / 2, wholeMs - startMs)
}

/** One line for each reason why some faults are not had here. */
function leftOut(faults: readonly Fault[], world: World): string[] {
  const byReason = Map.groupBy(faults, ({ missing }) => missing(world))
  return [...byReason].flatMap(([why, some]) =>
    why === null ? [] : [`without ${some.map(({ name }) => name).join(', ')}: ${why}`],
  )
}
