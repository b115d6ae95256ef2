import { setTimeout as sleep } from 'node:timers/promises'
import { ACCOUNTS, GROUPS } from './rows.ts'

const WINDOW_MS = 60_000
/** 200 calls of each account in a minute, with room for what a generator sends too many. */
const MAX_IN_WINDOW = ACCOUNTS * 200 * 0.95

/** Keeps the accounts of one database below their rate limits, which are in force. */
export interface Pace {
  /** The set of accounts that has room for so many requests; waits for it where none has. */
  turn(expected: number, signal: AbortSignal): Promise<number>
  /** Notes what was sent, by one set or, where `group` is null, by all of them. */
  note(group: number | null, requests: number): void
}

export function createPace(): Pace {
  let sent: { group: number; requests: number; at: number }[] = []

  function inWindow(group: number): number {
    const own = sent.filter((one) => one.group === group)
    return own.reduce((sum, { requests }) => sum + requests, 0)
  }

  return {
    async turn(expected, signal) {
      for (;;) {
        const now = performance.now()
        sent = sent.filter(({ at }) => at > now - WINDOW_MS)
        const [freest = 0] = [...Array(GROUPS).keys()].sort((a, b) => inWindow(a) - inWindow(b))
        const [oldest] = sent
        if (!oldest || inWindow(freest) + expected <= MAX_IN_WINDOW) return freest
        await sleep(oldest.at + WINDOW_MS - now + 1, undefined, { signal })
      }
    },
    note(group, requests) {
      const at = performance.now()
      if (group !== null) sent.push({ group, requests, at })
      else
        for (let each = 0; each < GROUPS; each++)
          sent.push({ group: each, requests: requests / GROUPS, at })
    },
  }
}
