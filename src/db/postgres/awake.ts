import { setTimeout as sleep } from 'node:timers/promises'

const PARTS = 4

/**
 * Resolves after so much time in which this process ran. Where it stood still, as on a machine that is
 * overloaded, that counts as one part of the time at most: what arrived meanwhile is looked at before it
 * counts as late. Does not keep the process alive.
 */
export async function awakeFor(ms: number): Promise<void> {
  for (let part = 0; part < PARTS; part++) await sleep(ms / PARTS, undefined, { ref: false })
}
