import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { Holder } from '../world/holders.ts'
import type { World } from '../world/world.ts'

/** A simulated user of the service. */
export type User = {
  /** Such as `buyer`; the third of them is `buyer-3` in the history. */
  name: string
  /** How many of them there are at the same time. */
  count: number
  /** Goes on until `goesOn` says no. Whatever the service answers is recorded, never thrown. */
  run(scenario: Scenario): Promise<void>
}

/** What one user has to work with. */
export type Scenario = {
  /** Its name in the history. */
  name: string
  world: World
  random: Random
  /** The accounts that this user acts as. Other users act as them at the same time. */
  holders: readonly Holder[]
  /** Whose chat is nobody else's: two people who press buttons in one chat only confuse each other. */
  chatter: Holder
  goesOn(): boolean
  /** Waits for a random time, or until the run is over. */
  pause(minMs: number, maxMs: number): Promise<void>
  /** A trxid or another text that nobody else uses. */
  fresh(): string
}

/**
 * The scenario of one user.
 * @param nth which of all users it is, from 0. @param over aborted at the end of the run.
 */
export function scenarioOf(world: World, name: string, nth: number, over: AbortSignal): Scenario {
  const random = world.random.fork(`user/${name}`)
  let made = 0
  return {
    ...{ name, world, random },
    holders: random.shuffled(world.holders),
    chatter: holderAt(world, nth),
    goesOn: () => !over.aborted,
    async pause(minMs, maxMs) {
      // Ended early at the end of the run.
      await sleep(random.whole(minMs, maxMs), undefined, { signal: over }).catch(() => undefined)
    },
    fresh: () => `${name}-${made++}`,
  }
}

function holderAt({ holders }: World, nth: number): Holder {
  const holder = holders[nth % holders.length]
  if (!holder) throw new Error('There are no accounts.')
  return holder
}
