import type { Call } from '../history.ts'
import type { Holder } from '../world/holders.ts'
import type { Scenario } from './user.ts'

const WAIT_MS = { min: 200, max: 3000 }

/**
 * Sends a POST as a reseller's program does: again with the same body while nobody knows what became of it.
 * @returns the call that was answered; null where none was before the end of the run.
 */
export async function submit(
  scenario: Scenario,
  given: {
    account: Holder
    path: string
    body: object
    test?: boolean
    headers?: Record<string, string>
  },
): Promise<Call | null> {
  while (scenario.goesOn()) {
    const call = await scenario.world.api.ask({ user: scenario.name, ...given })
    if (isAnswered(call)) return call
    const askedMs = Number(call.headers['retry-after'] ?? 0) * 1000
    const waitMs = Math.min(Math.max(askedMs, WAIT_MS.min), WAIT_MS.max)
    await scenario.pause(waitMs, 2 * waitMs)
  }
  return null
}

/** Whether it says what became of it. After no answer, a 429 or a 5xx, nobody knows yet. */
export function isAnswered({ status }: Call): boolean {
  return status !== null && status !== 429 && status < 500
}
