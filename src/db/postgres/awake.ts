import { setTimeout as sleep } from 'node:timers/promises'

const PARTS = 4

/**
 * Resolves after this process has been running for `ms`. A stall, as on an overloaded machine, counts as
 * at most one of the PARTS, so that data which arrived during the stall is read before it counts as late.
 * Does not keep the process alive.
 */
export async function awakeFor(ms: number): Promise<void> {
  for (let part = 0; part < PARTS; part++) await sleep(ms / PARTS, undefined, { ref: false })
}
