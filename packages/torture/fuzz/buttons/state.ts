import { shownBy } from '../../doors/chat.ts'
import type { Call } from '../../history.ts'
import type { Holder } from '../../world/holders.ts'
import type { Setting } from '../setting.ts'
import { type Seen, verbOf } from './mutations.ts'

/** What an owner is shown of an account, by what shows it. */
export type State = Readonly<Record<string, string>>

/** A line of the audit log. */
export type Act = {
  id: number
  actor: string
  action: string
  about: { telegramId: number } | null
  detail: unknown
}

const PATHS = ['/balance', '/account', '/history?limit=200', '/transactions?limit=200'] as const
/**
 * Screens that only show something, and say the same again if nothing has changed. An order is not among them: it
 * comes as a message of its own, and its account's history shows it.
 */
const SCREENS: ReadonlySet<string> = new Set([
  ...['api', 'keys-open', 'kk', 'ips', 'guard', 'hooks', 'hook', 'deposits', 'deposit'],
  ...['claims', 'orders', 'low', 'notices', 'test-keys', 'link', 'bulk-home'],
])
/** How long ago something was is no news, nor that a key was used to take this snapshot. */
const SINCE = /\bnot used yet\b|\blast used |\bnow\b|\d+ (?:ms|s|min|h)(?: ago)?\b/g
const NEWEST_ACTS = 200
const TRIES = 20
/** What changes by looking, by the time of day, or by itself. */
const VOLATILE =
  /^(?:lastUsed\w*|requestId|remaining\w*|durationSec|serverTime|now|spentToday\w*|at)$/

/** What its live and its test key show. @throws where the service does not answer. */
export async function shownByKeys({ api }: Setting, holder: Holder): Promise<State> {
  const state: Record<string, string> = {}
  for (const test of [false, true])
    for (const path of PATHS) {
      let last: Call | null = null
      for (let i = 0; i < TRIES && last?.status !== 200; i++) {
        if (last) await new Promise((resolve) => setTimeout(resolve, 500 + 250 * i))
        last = await api.ask({ client: 'snapshot', account: holder, test, path })
        // Whoever revokes a key of somebody else changes what it shows.
        if (last.status === 401 || last.status === 403) break
      }
      if (last?.status == null || last.status === 429 || last.status >= 500)
        throw new Error(`GET ${path} of ${holder.name}: ${last?.status} ${last?.error ?? ''}`)
      state[`${test ? 'test ' : ''}${path}`] = stable([last.status, last.body])
    }
  return state
}

/** What an owner's own screens say of keys, addresses, webhooks, top-ups, claims and orders. */
export async function shownInChat(
  { chat }: Setting,
  { telegramId: who, name }: Holder,
  seen: readonly Seen[],
): Promise<State> {
  const state: Record<string, string> = {}
  for (const { data, by, messageId } of seen) {
    if (by !== who || !SCREENS.has(verbOf(data))) continue
    await chat.pressData(who, messageId, data, name, true)
    const screen = (await chat.messages(who)).find((one) => one.message_id === messageId)
    if (screen) state[data] = shownBy(screen).replaceAll(SINCE, '')
  }
  return state
}

/** The audit log after the entry with this id, oldest first. @throws where the command fails. */
export async function actsAfter({ cli }: Setting, id: number): Promise<Act[]> {
  const { status, body } = await cli.run(['log', '--limit', String(NEWEST_ACTS)])
  if (status !== 0) throw new Error(`log fails: ${JSON.stringify(body)}`)
  return (body as { acts: Act[] }).acts.filter((act) => act.id > id).reverse()
}

/** The names of what differs, each with both values. */
export function differences(
  before: State,
  after: State,
): [name: string, was: string, is: string][] {
  return Object.keys(before).flatMap((name) => {
    const [was = '', is = ''] = [before[name], after[name]]
    return was === is ? [] : [[name, was, is] as [string, string, string]]
  })
}

/**
 * Why an act is not for the person who did it; null if it may be. Only whoever manages an account changes it,
 * and in this phase admins do nothing.
 * @param shutOut people who may change nothing at all, not even of their own.
 */
export function faultOfAct({ actor, about }: Act, shutOut: ReadonlySet<number>): string | null {
  const [kind = '', id = ''] = actor.split(':')
  if (kind === 'admin') return 'somebody acted as an admin'
  if (kind !== 'holder') return null
  if (shutOut.has(Number(id))) return 'somebody acted who is banned'
  return about !== null && about.telegramId !== Number(id) ? "it is somebody else's" : null
}

function stable(value: unknown): string {
  return JSON.stringify(value, (name, inner) => (VOLATILE.test(name) ? undefined : inner))
}
