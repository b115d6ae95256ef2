import type { Call } from '../history.ts'
import { BAR, REACH_MS, type Shut, shutsIn } from './access-acts.ts'
import { keyProblems } from './access-keys.ts'
import { codeOf } from './answers.ts'
import type { Check, Found } from './check.ts'

/** Who is shut out, and who is not. */
export const access: Check = {
  name: 'access',
  promise:
    'A switch or the end of a key holds from a second after it was acknowledged, and nobody is refused without one.',
  find(_final, history) {
    const shuts = shutsIn(history)
    const calls = history.calls.filter(
      ({ channel, status }) => channel === 'http' && status !== null,
    )
    return [
      ...calls.flatMap((call) => {
        const own = shuts.get(call.account ?? 0) ?? []
        return call.status === 200 ? letIn(call, own) : refused(call, own)
      }),
      ...keyProblems(calls, history),
    ]
  },
}

function letIn(call: Call, shuts: readonly Shut[]): Found[] {
  const { startedMs } = call
  const endedMs = call.endedMs ?? Number.POSITIVE_INFINITY
  const barring = shuts.find(
    (shut) =>
      shut.isAcknowledged && startedMs > shut.endedMs + REACH_MS && endedMs < shut.surelyUntilMs,
  )
  if (!barring) return []
  const forMs = Math.round(startedMs - barring.endedMs)
  const what = `${call.action} of ${call.account} was answered although ${BAR} had been in force for ${forMs} ms.`
  return [{ what, evidence: [call, barring] }]
}

function refused(call: Call, shuts: readonly Shut[]): Found[] {
  if (codeOf(call) !== BAR) return []
  const endedMs = call.endedMs ?? Number.POSITIVE_INFINITY
  if (shuts.some((shut) => shut.startedMs <= endedMs && call.startedMs <= shut.maybeUntilMs))
    return []
  const what = `${call.action} of ${call.account} was refused with ${BAR}, which was not in force.`
  return [{ what, evidence: [call, ...shuts.slice(-4)] }]
}
