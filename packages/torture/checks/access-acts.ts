import type { Call, History } from '../history.ts'
import { optionOf } from './answers.ts'

/** The code of the refusals of an account that is shut out. */
export const BAR = 'API_DISABLED_BY_ADMIN'

/** A command that shuts an account out or lets it in again. */
type Act = {
  account: number
  shuts: boolean
  startedMs: number
  endedMs: number
  /** Whether it said that it was done. */
  isAcknowledged: boolean
}

/** An act that shuts an account out. */
export type Shut = Act & {
  /** When something began that may have let it in again; Infinity for never. */
  surelyUntilMs: number
  /** When it had certainly been let in again, in all processes; Infinity for never. */
  maybeUntilMs: number
}

/** A change of access reaches the other processes within so long. */
export const REACH_MS = 1000

const COMMANDS: Readonly<Record<string, { shuts: boolean }>> = {
  'account api-off': { shuts: true },
  'account api-on': { shuts: false },
}

/** When each account was shut out, by its Telegram id. */
export function shutsIn({ calls }: History): Map<number, Shut[]> {
  const byAccount = Map.groupBy(calls.flatMap(actOf), ({ account }) => account)
  return new Map([...byAccount].map(([account, acts]) => [account, shutsOf(acts)]))
}

function shutsOf(acts: readonly Act[]): Shut[] {
  return acts
    .filter(({ shuts }) => shuts)
    .map((act) => {
      const lifting = acts.filter(({ shuts }) => !shuts)
      const mayLift = lifting.filter(({ endedMs }) => endedMs > act.startedMs)
      const lifts = lifting.filter(
        ({ isAcknowledged, startedMs }) => isAcknowledged && startedMs >= act.endedMs,
      )
      return {
        ...act,
        surelyUntilMs: Math.min(...mayLift.map(({ startedMs }) => startedMs)),
        maybeUntilMs: Math.min(...lifts.map(({ endedMs }) => endedMs)) + REACH_MS,
      }
    })
}

function actOf(call: Call): Act[] {
  const effect = call.channel === 'cli' ? COMMANDS[call.action] : undefined
  if (!effect) return []
  // A command that failed or was killed is over, whatever it did.
  const { startedMs, status, endedMs } = call
  return [
    {
      ...{ ...effect, account: Number(optionOf(call, '--telegram-id')), startedMs },
      ...{ endedMs: endedMs ?? Number.POSITIVE_INFINITY, isAcknowledged: status === 0 },
    },
  ]
}
