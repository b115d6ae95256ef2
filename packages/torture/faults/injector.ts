import type { Random } from '../random.ts'
import type { World } from '../world/world.ts'
import { type Fault, lasts } from './fault.ts'
import { recover } from './recover.ts'

const PAUSE_MS = { min: 300, max: 5000 }
/** Long enough for a supplier's circuit breaker to close, and for what was put off to be done. */
const CALM_MS = { min: 8000, max: 15_000 }
const CALM_SHARE = 0.06
const PAIR_SHARE = 0.15

/**
 * Injects one fault after the other, sometimes two at once, until the run is over. Then everything is as it was.
 * @throws where a fault cannot be undone.
 */
export async function injectFaults(
  world: World,
  faults: readonly Fault[],
  over: AbortSignal,
): Promise<void> {
  const random = world.random.fork('faults')
  const possible = faults.filter((fault) => fault.missing(world) === null)
  if (possible.length === 0) return
  try {
    for (let n = 0; !over.aborted; n++) {
      await lasts(random, n > 0 && random.chance(CALM_SHARE) ? CALM_MS : PAUSE_MS, over)
      if (over.aborted) return
      // First a kill, where there is one: the shortest run has one, too.
      const some = n === 0 ? possible.slice(0, 1) : chosen(possible, random)
      await Promise.all(
        some.map((fault) => fault.inject(world, random.fork(`${n}/${fault.name}`), over)),
      )
    }
  } finally {
    await recover(world)
  }
}

/** One fault, or two that may meet. */
function chosen(faults: readonly Fault[], random: Random): Fault[] {
  const one = weighted(faults, random)
  if (!random.chance(PAIR_SHARE)) return [one]
  const others = faults.filter((fault) => fault !== one)
  return others.length === 0 ? [one] : [one, weighted(others, random)]
}

function weighted(faults: readonly Fault[], random: Random): Fault {
  const all = faults.flatMap((fault) => Array<Fault>(fault.weight).fill(fault))
  return random.pick(all)
}
