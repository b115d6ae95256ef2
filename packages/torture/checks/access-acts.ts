import type { Call, History } from '../history.ts'
import { argsOf, asJson, optionOf } from './answers.ts'

/** What shuts an account out, as the code of its refusals names it. */
export type Bar =
  | 'ACCOUNT_BANNED'
  | 'ACCOUNT_RESTRICTED'
  | 'API_DISABLED_BY_ADMIN'
  | 'IP_NOT_ALLOWED'

/** Something that shuts an account out or lets it in again. */
export type Act = {
  bar: Bar
  account: number
  shuts: boolean
  startedMs: number
  /** Infinity where nobody knows when it took effect, as in the chat. */
  endedMs: number
  /** Whether its command said that it was done. */
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

type Effect = { bar: Bar; shuts: boolean }

const COMMANDS: Readonly<Record<string, Effect>> = {
  'account ban': { bar: 'ACCOUNT_BANNED', shuts: true },
  'account unban': { bar: 'ACCOUNT_BANNED', shuts: false },
  'account restrict': { bar: 'ACCOUNT_RESTRICTED', shuts: true },
  'account unrestrict': { bar: 'ACCOUNT_RESTRICTED', shuts: false },
  'account api-off': { bar: 'API_DISABLED_BY_ADMIN', shuts: true },
  'account api-on': { bar: 'API_DISABLED_BY_ADMIN', shuts: false },
}
const CHAT_COMMANDS: Readonly<Record<string, Effect>> = {
  ban: { bar: 'ACCOUNT_BANNED', shuts: true },
  unban: { bar: 'ACCOUNT_BANNED', shuts: false },
  restrict: { bar: 'ACCOUNT_RESTRICTED', shuts: true },
  unrestrict: { bar: 'ACCOUNT_RESTRICTED', shuts: false },
  apioff: { bar: 'API_DISABLED_BY_ADMIN', shuts: true },
  apion: { bar: 'API_DISABLED_BY_ADMIN', shuts: false },
}
const CHAT_COMMAND = /^\/([a-z]+)(?: (\d+))?/
/** All clients call from here. */
const OWN_ADDRESSES = /^127\.0\.0\.1(?:\/|$)/

/** When each account was shut out, by its Telegram id. */
export function shutsIn({ calls }: History): Map<number, Shut[]> {
  const byAccount = Map.groupBy(calls.flatMap(actOf), ({ account }) => account)
  return new Map([...byAccount].map(([account, acts]) => [account, shutsOf(acts)]))
}

function shutsOf(acts: readonly Act[]): Shut[] {
  return acts
    .filter(({ shuts }) => shuts)
    .map((act) => {
      const lifting = acts.filter(({ bar, shuts }) => bar === act.bar && !shuts)
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
  const { door, status, startedMs } = call
  if (door === 'http') return []
  const { effect, account } = door === 'cli' ? byCommand(call) : inChat(call)
  if (!effect || !Number.isFinite(account)) return []
  // A command that failed or was killed is over, whatever it did. In the chat, a person presses Yes later.
  const endedMs =
    door === 'cli' ? (call.endedMs ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
  const isAcknowledged = door === 'cli' && status === 0
  return [{ ...effect, account, startedMs, endedMs, isAcknowledged }]
}

function byCommand(call: Call): { effect: Effect | undefined; account: number } {
  const account = Number(optionOf(call, '--telegram-id'))
  return {
    effect: call.action === 'account allow' ? allowing(call) : COMMANDS[call.action],
    account,
  }
}

/** An allowlist shuts the clients out if it has entries, none of which is their own address. */
function allowing(call: Call): Effect {
  const args = argsOf(call)
  const isOwn = args.some((one) => OWN_ADDRESSES.test(one))
  const adds = args.includes('--ip')
  const lets = args.includes('--clear') || (adds && isOwn)
  return { bar: 'IP_NOT_ALLOWED', shuts: !lets && (adds || isOwn) }
}

function inChat({ action, request }: Call): { effect: Effect | undefined; account: number } {
  const text = action === 'write' ? String(asJson(request)?.text ?? '') : ''
  const [, name = '', who] = CHAT_COMMAND.exec(text) ?? []
  return { effect: CHAT_COMMANDS[name], account: Number(who ?? Number.NaN) }
}
