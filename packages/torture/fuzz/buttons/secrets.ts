import type { Message } from 'grammy/types'
import { shownBy } from '../../doors/chat.ts'
import type { Holder } from '../../world/holders.ts'
import type { Setting } from '../setting.ts'

/** Texts that only one person may read, each with the name of the account. */
export type Secrets = ReadonlyMap<string, string>

const PATHS = ['/history?limit=200', '/transactions?limit=200']
/** API keys, secrets of webhooks, and ids of orders, top-ups and claims. */
const IDS = /gw_(?:live|test)_\w{38}|whsec_[\w+/=]{20,}|\b(?:API|DEP|CLM|BLK)(?:-[A-Z0-9]+){2,3}\b/g
const WORD = /[\w+/=-]{6,}/g

/**
 * What others must not see of an account: its keys, ids and codes, what it is called, for whom it buys.
 * @throws where the service does not answer.
 */
export async function secretsOf({ api, chat }: Setting, holder: Holder): Promise<Secrets> {
  const { name, telegramId: who } = holder
  const texts = (await chat.messages(who)).filter(({ from }) => from?.is_bot).map(shownBy)
  const secrets = new Map<string, string>()
  const add = (secret: string) => secrets.set(secret, name)
  for (const id of texts.join('\n').match(IDS) ?? []) add(id)
  for (const path of PATHS) {
    const { status, body } = await api.ask({ client: 'secrets', account: holder, path })
    if (status !== 200) throw new Error(`GET ${path} of ${name}: ${status}`)
    for (const id of JSON.stringify(body).match(IDS) ?? []) add(id)
    for (const { codes = [] } of (body as { orders?: { codes?: unknown[] }[] }).orders ?? [])
      for (const code of codes) add(String(code))
  }
  for (const word of [holder.key, holder.testKey, String(who), `5${who}`]) add(word)
  for (const word of [`hook-of-${who}`, `key-of-${who}`, `row-of-${who}`, `uc-of-${who}`]) add(word)
  return secrets
}

/** A secret of somebody else in what a person was shown; null if there is none. */
export function leakIn(shown: string, secrets: Secrets, typed: string): string | null {
  const words = [...(shown.match(IDS) ?? []), ...(shown.match(WORD) ?? [])]
  // What somebody types themselves they know.
  return words.find((word) => secrets.has(word) && !typed.includes(word)) ?? null
}

/** What is new or was changed in a chat since, as its person reads it. */
export function newIn(before: readonly Message[], after: readonly Message[]): string[] {
  const was = new Map(before.map((one) => [one.message_id, shownBy(one)]))
  return after
    .filter(({ from }) => from?.is_bot)
    .filter((one) => was.get(one.message_id) !== shownBy(one))
    .map(shownBy)
}
