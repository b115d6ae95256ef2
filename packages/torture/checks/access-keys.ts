import type { Call, History } from '../history.ts'
import { REACH_MS } from './access-acts.ts'
import { argsOf, asJson, codeOf, optionOf, walletOf } from './answers.ts'
import type { Found } from './check.ts'

/** Keys that were ended, and when that was acknowledged. */
type Ended = { prefix: string; act: Call; endedMs: number }

const ENDING = ['account rotate-key', 'account revoke-keys', 'account key']
/** The key that an account begins with. */
const FIRST = 'default'

/** Calls with keys that had been revoked or rotated, and refusals of keys that had not. */
export function keyProblems(calls: readonly Call[], { calls: all }: History): Found[] {
  const acts = all.filter(({ action }) => ENDING.includes(action))
  const byAccount = Map.groupBy(acts, (call) => Number(optionOf(call, '--telegram-id')))
  // Also what was never answered tells which key was in use.
  const sent = Map.groupBy(
    all.filter(({ keyPrefix }) => keyPrefix !== null),
    ({ account }) => account,
  )
  const chats = Map.groupBy(
    all.filter(({ door }) => door === 'chat'),
    ({ account }) => account,
  )
  return [...Map.groupBy(calls, ({ account }) => account)].flatMap(([account, own]) => {
    const commands = byAccount.get(account ?? 0) ?? []
    const ended = endedKeys(sent.get(account) ?? [], commands)
    // Until its first call the holder was only opening the account. Afterwards a press may have ended a key.
    const firstMs = own[0]?.startedMs ?? 0
    const presses = (chats.get(account) ?? []).filter(({ startedMs }) => startedMs > firstMs)
    const mayEnd = [...commands, ...presses]
    return own.flatMap((call) => {
      if (call.status === 200) return lateAnswer(call, ended)
      if (codeOf(call) !== 'INVALID_API_KEY') return []
      if (mayEnd.some(({ startedMs }) => startedMs <= (call.endedMs ?? 0))) return []
      const what = `${call.action} of ${walletOf(call)} was refused with INVALID_API_KEY, but no key had been ended.`
      return [{ what, evidence: [call] }]
    })
  })
}

function lateAnswer(call: Call, ended: ReadonlyMap<string, Ended>): Found[] {
  const end = call.keyPrefix === null ? undefined : ended.get(call.keyPrefix)
  if (!end || call.startedMs <= end.endedMs + REACH_MS) return []
  const what = `${call.action} of ${walletOf(call)} was answered ${Math.round(call.startedMs - end.endedMs)} ms after its key had been ended.`
  return [{ what, evidence: [call, end.act] }]
}

/** Follows the names of keys through the commands: each names a key, or the one called "default". */
function endedKeys(calls: readonly Call[], commands: readonly Call[]): Map<string, Ended> {
  const named = new Map<string, string>()
  const first = calls.find(({ test }) => !test)
  const begunMs = commands[0]?.startedMs ?? Number.POSITIVE_INFINITY
  if (first?.keyPrefix && first.startedMs < begunMs) named.set(FIRST, first.keyPrefix)
  const ended = new Map<string, Ended>()
  const end = (prefix: string | undefined, act: Call) => {
    if (prefix === undefined || act.endedMs === null || ended.has(prefix)) return
    ended.set(prefix, { prefix, act, endedMs: act.endedMs })
  }
  let busyUntilMs = 0
  for (const act of commands) {
    const args = argsOf(act)
    const { apiKey } = asJson(act.body) ?? {}
    const issued = typeof apiKey === 'string' ? apiKey.slice(0, first?.keyPrefix?.length) : null
    const [verb, name] = args[1] === 'key' ? [args[2], args[3] ?? ''] : [args[1], FIRST]
    // Nobody knows what a failed command did, or which of two came first: the name says nothing from then on.
    const isClear = act.status === 0 && act.startedMs > busyUntilMs
    busyUntilMs = Math.max(busyUntilMs, act.endedMs ?? Number.POSITIVE_INFINITY)
    if (!isClear) {
      named.delete(name)
      continue
    }
    if (verb === 'create' && issued) named.set(optionOf(act, '--name') ?? '', issued)
    if (verb === 'revoke') end(named.get(name), act)
    if (verb === 'revoke-keys') {
      for (const { keyPrefix, startedMs } of calls)
        if (keyPrefix !== null && startedMs < act.startedMs) end(keyPrefix, act)
      for (const prefix of named.values()) end(prefix, act)
      named.clear()
    }
    if (verb === 'rotate' || verb === 'rotate-key') {
      if (!args.includes('--grace')) end(named.get(name), act)
      if (issued) named.set(name, issued)
    }
  }
  return ended
}
