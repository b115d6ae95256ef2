import type { Call, History } from '../history.ts'
import { REACH_MS } from './access-acts.ts'
import { asJson, codeOf, optionOf, walletOf } from './answers.ts'
import type { Found } from './check.ts'

/** Calls with keys that had been rotated, and refusals of keys that had not. */
export function keyProblems(calls: readonly Call[], { calls: all }: History): Found[] {
  const rotations = Map.groupBy(
    all.filter(({ action }) => action === 'account rotate-key'),
    (call) => Number(optionOf(call, '--telegram-id')),
  )
  // Also what was never answered tells which key was in use.
  const sent = Map.groupBy(
    all.filter(({ keyPrefix, test }) => keyPrefix !== null && !test),
    ({ account }) => account,
  )
  return [...Map.groupBy(calls, ({ account }) => account)].flatMap(([account, own]) => {
    const commands = rotations.get(account ?? 0) ?? []
    const ended = endedKeys(sent.get(account)?.[0], commands)
    return own.flatMap((call) => {
      if (call.status === 200) return lateAnswer(call, ended)
      if (codeOf(call) !== 'INVALID_API_KEY') return []
      if (commands.some(({ startedMs }) => startedMs <= (call.endedMs ?? 0))) return []
      const what = `${call.action} of ${walletOf(call)} was refused with INVALID_API_KEY, but no key had been ended.`
      return [{ what, evidence: [call] }]
    })
  })
}

function lateAnswer(call: Call, ended: ReadonlyMap<string, Call>): Found[] {
  const act = call.keyPrefix === null ? undefined : ended.get(call.keyPrefix)
  const endedMs = act?.endedMs ?? Number.POSITIVE_INFINITY
  if (!act || call.startedMs <= endedMs + REACH_MS) return []
  const what = `${call.action} of ${walletOf(call)} was answered ${Math.round(call.startedMs - endedMs)} ms after its key had been ended.`
  return [{ what, evidence: [call, act] }]
}

/** The rotation that ended each key, by the beginning of the key. @param first the first call of the account. */
function endedKeys(first: Call | undefined, rotations: readonly Call[]): Map<string, Call> {
  const ended = new Map<string, Call>()
  const begunMs = rotations[0]?.startedMs ?? Number.POSITIVE_INFINITY
  let current = first && first.startedMs < begunMs ? first.keyPrefix : null
  for (const act of rotations) {
    const { apiKey } = asJson(act.body) ?? {}
    const isDone = act.status === 0 && typeof apiKey === 'string'
    if (isDone && current !== null) ended.set(current, act)
    // Nobody knows what a failed command did: from then on it is not known which key is in use.
    current = isDone ? apiKey.slice(0, first?.keyPrefix?.length) : null
  }
  return ended
}
