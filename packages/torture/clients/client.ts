import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { Holder } from '../world/holders.ts'
import type { World } from '../world/world.ts'

/** Somebody who uses the service until the play is over. */
export type Client = {
  /** Such as `buyer`; the third of them is `buyer-3` in the history. */
  name: string
  /** How many of them play side by side. */
  count: number
  /** Plays until `goesOn` says no. Whatever the service answers is recorded, never thrown. */
  play(stage: Stage): Promise<void>
}

/** What one client has. */
export type Stage = {
  /** Its name in the history. */
  name: string
  world: World
  random: Random
  /** The accounts that this client acts as. Other clients act as them at the same time. */
  holders: readonly Holder[]
  /** Whose chat is nobody else's: two people who press buttons in one chat only confuse each other. */
  chatter: Holder
  goesOn(): boolean
  /** Waits for a random time, or until the play is over. */
  pause(minMs: number, maxMs: number): Promise<void>
  /** A trxid or another text that nobody else uses. */
  fresh(): string
}

/**
 * The stage of one client.
 * @param nth which of all clients it is, from 0. @param over aborted at the end of the play.
 */
export function stageOf(world: World, name: string, nth: number, over: AbortSignal): Stage {
  const random = world.random.fork(`client/${name}`)
  let made = 0
  return {
    ...{ name, world, random },
    holders: random.shuffled(world.holders),
    chatter: holderAt(world, nth),
    goesOn: () => !over.aborted,
    async pause(minMs, maxMs) {
      // Ended early at the end of the play.
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
