import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { World } from '../world/world.ts'

/** Something that is done to the service or to what is around it. */
export type Fault = {
  /** Such as `kill`. */
  name: string
  /** Why it cannot be done here, such as a package that is missing; null if it can. */
  missing(world: World): string | null
  /** How likely it is beside the others; 1 for most. */
  weight: number
  /** Does it and undoes it, and resolves then. It must undo it even if something throws. */
  inject(world: World, random: Random, over: AbortSignal): Promise<void>
}

export const onlySqlite = ({ engine }: World) =>
  engine === 'sqlite' ? null : 'It is about the SQLite file.'

export const onlyPostgres = ({ engine }: World) =>
  engine === 'postgres' ? null : 'It is about PostgreSQL and Redis.'

/** Waits for a random time, or until the run is over. */
export async function lasts(
  random: Random,
  { min, max }: { min: number; max: number },
  over: AbortSignal,
): Promise<void> {
  // Ended early at the end of the run.
  await sleep(random.whole(min, max), undefined, { signal: over }).catch(() => undefined)
}

/** Waits until every process is ready after a fault. One that does not come back by itself is a problem. */
export async function comesBack({ service, problems }: World, fault: string): Promise<void> {
  await service.ready().catch((error: unknown) => {
    problems.push({ check: fault, what: String(error), evidence: [...service.exits].slice(-5) })
  })
}

/** Starts all processes after they were stopped. One that does not come up is a problem. */
export async function startAgain({ service, problems }: World): Promise<void> {
  await service.start().catch((error: unknown) => {
    problems.push({ check: 'start', what: String(error), evidence: [...service.exits].slice(-5) })
  })
}
