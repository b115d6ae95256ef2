import { networkOf } from '../domain/access/allowlist.ts'
import type { Log } from '../domain/shared/log.ts'

/** Fewer calls are probably a mistake in somebody's settings, and are logged one by one. */
const CALLS_PER_MINUTE = 100
const MINUTE_MS = 60_000
/** How many networks are counted separately, at about 100 bytes each. The rest are counted together. */
const NETWORKS_COUNTED = 10_000

/**
 * Logs each network that makes many calls with unknown keys, once a minute. Nobody is slowed down: keys
 * cannot be guessed, and a client that still uses an old key looks the same.
 * @returns counts a call with an unknown key, and says whether one line in the log covers it and many others.
 */
export function watchRefusedKeys(log: Log): (address: string | null, now: Date) => boolean {
  let counts = new Map<string, number>()
  let minute = Number.NaN

  return (address, now) => {
    const current = Math.floor(now.getTime() / MINUTE_MS)
    if (current !== minute) counts = new Map()
    minute = current
    const own = address === null ? 'unknown' : networkOf(address)
    const network = counts.has(own) || counts.size < NETWORKS_COUNTED ? own : 'others'
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    if (count === CALLS_PER_MINUTE + 1)
      log.warn(
        { address: network },
        `more than ${CALLS_PER_MINUTE} calls in this minute had unknown keys; further ones are not logged`,
      )
    return count > CALLS_PER_MINUTE
  }
}
