import { setTimeout as sleep } from 'node:timers/promises'
import { ACCOUNTS, GROUPS } from './rows.ts'

const WINDOW_MS = 60_000
/**
 * 200 calls of each account in a minute, less a margin: the generator sends a few calls on top, and begins each time
 * with the same accounts.
 */
const MAX_IN_WINDOW = ACCOUNTS * 200 * 0.9

/** Keeps the accounts of one database below their rate limits. */
export interface Pace {
  /**
   * Returns the first set of accounts that may still send so many requests. Waits until there is one.
   */
  turn(expected: number, signal: AbortSignal): Promise<number>
  /** Notes what was sent by one set, or by all of them if `group` is null. */
  note(group: number | null, requests: number): void
}

export function createPace(): Pace {
  let sent: { group: number; requests: number; at: number }[] = []

  /** If nothing was sent yet, the first set must do, even for more requests than it may send. */
  function withRoom(expected: number): number | undefined {
    if (sent.length === 0) return 0
    const inWindow = Array<number>(GROUPS).fill(0)
    for (const { group, requests } of sent) inWindow[group] = (inWindow[group] ?? 0) + requests
    const group = inWindow.findIndex((requests) => requests + expected <= MAX_IN_WINDOW)
    return group < 0 ? undefined : group
  }

  return {
    async turn(expected, signal) {
      for (;;) {
        const now = performance.now()
        sent = sent.filter(({ at }) => at > now - WINDOW_MS)
        const group = withRoom(expected)
        if (group !== undefined) return group
        const [oldest] = sent
        await sleep((oldest?.at ?? now) + WINDOW_MS - now + 1, undefined, { signal })
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
