import { shownBy } from '../clients/chat.ts'
import type { Final, Json } from '../final.ts'
import type { Call, History } from '../history.ts'
import {
  argsOf,
  asJson,
  nameOf,
  ordersIn,
  queryOf,
  sentBody,
  textsIn,
  walletOf,
} from './answers.ts'
import type { Check, Found } from './check.ts'

type Kind = 'order' | 'trxid' | 'code' | 'event' | 'transaction'
/** Whose something is: of each kind, the wallets by id. */
type Owners = Readonly<Record<Kind, Map<string, Set<string>>>>

const ORDER_ID = /\bAPI-[0-9A-Z]{1,6}-[0-9A-Z]{8}-[0-9A-Z]{6}\b/gi
const EVENT_ID = /\bevt_[0-9A-Z]{20}\b/g
const SHORTEST_ID = 'API-X-12345678-123456'.length
const KEY = /gw_(?:live|test)_[0-9A-Za-z]{38}/

/** What is one account's is not shown to another, and what is live not to a test key or the other way round. */
export const isolation: Check = {
  name: 'isolation',
  promise:
    'Nobody sees an id, a code or a transaction of another account, or of the other kind of key.',
  find(final, history) {
    const owners = ownersIn(final, history)
    return [...inAnswers(owners, history), ...inChats(owners, final, history)]
  },
}

function ownersIn({ wallets }: Final, { calls }: History): Owners {
  const none = () => new Map<string, Set<string>>()
  const owners: Owners = {
    ...{ order: none(), trxid: none(), code: none(), event: none(), transaction: none() },
  }
  const own = (kind: Kind, value: unknown, wallet: string) => {
    if (value === undefined) return
    const wallets = owners[kind].get(String(value))
    if (wallets) wallets.add(wallet)
    else owners[kind].set(String(value), new Set([wallet]))
  }
  const ownObject = (one: Json, wallet: string) => {
    own('order', one.orderId, wallet)
    own('trxid', one.trxid, wallet)
    for (const code of textsIn(one.codes)) own('code', code, wallet)
  }
  for (const one of wallets) {
    const name = nameOf(one)
    for (const order of one.orders) ownObject(order, name)
    for (const { id } of one.transactions) own('transaction', id, name)
    for (const event of one.events) {
      own('event', event.id, name)
      ownObject(asJson(event.data) ?? {}, name)
    }
  }
  // A first answer owns what it shows: what vanished since is for other checks.
  for (const call of calls)
    for (const order of ordersIn(call))
      if (!owners.order.has(String(order.orderId))) ownObject(order, walletOf(call))
  return owners
}

function inAnswers(owners: Owners, { calls }: History): Found[] {
  return calls.flatMap((call) => {
    if (call.channel !== 'http' || call.body === null) return []
    const wallet = walletOf(call)
    const foreign: string[] = []
    walk(call.body, '', (kind, value) => {
      if (kind === 'key') return void foreign.push('API key of somebody')
      const whose = owners[kind].get(value)
      if (whose && !whose.has(wallet) && !echoes(call).has(value))
        foreign.push(`${kind} ${value} of ${[...whose].join(', ')}`)
    })
    if (foreign.length === 0) return []
    const what = `${call.action} answers ${wallet} with the ${foreign.slice(0, 3).join('; ')}.`
    return [{ what, evidence: [call] }]
  })
}

/** What the caller sent: an answer may repeat it. */
function echoes(call: Call): Set<string> {
  const sent = [...queryOf(call).values(), ...Object.values(sentBody(call)), ...argsOf(call)]
  const path = String(asJson(call.request)?.path ?? '')
  const texts = [...sent, ...path.split('/')].map((one) => String(one))
  return new Set(texts.flatMap((one) => [one, one.toUpperCase()]))
}

type Meet = (kind: Kind | 'key', value: string) => void

/** Meets every value of an answer that may belong to somebody. */
function walk(value: unknown, field: string, meet: Meet): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, field, meet)
  } else if (typeof value === 'string') {
    if (field === 'trxid') meet('trxid', value)
    else if (field === 'codes') meet('code', value)
    else if (value.length >= SHORTEST_ID) inText(value, meet)
  } else if (typeof value === 'object' && value !== null) {
    const { id, kind } = value as Json
    if (typeof id === 'number' && typeof kind === 'string') meet('transaction', String(id))
    for (const name in value) walk((value as Json)[name], name, meet)
  }
}

/** Most texts have none of them, and millions are looked at. */
function inText(text: string, meet: Meet): void {
  if (/api-/i.test(text)) for (const id of idsIn(text)) meet('order', id)
  if (text.includes('evt_')) for (const [id] of text.matchAll(EVENT_ID)) meet('event', id)
  if (text.includes('gw_') && KEY.test(text)) meet('key', text)
}

/** A holder's chat may show what is theirs, live or test, and repeat what they wrote. */
function inChats(owners: Owners, { chats, wallets }: Final, { calls }: History): Found[] {
  const names = new Map(wallets.map(({ holder }) => [holder.telegramId, holder.name]))
  const written = new Set(
    calls
      .filter(({ channel, action }) => channel === 'chat' && action === 'write')
      .flatMap(({ account, request }) =>
        idsIn(String(asJson(request)?.text)).map((id) => `${account} ${id}`),
      ),
  )
  return [...names].flatMap(([who, name]) =>
    (chats.get(who) ?? []).flatMap((message) => {
      const text = message.from?.is_bot ? shownBy(message) : ''
      const foreign = idsIn(text).find((id) => {
        const whose = [...(owners.order.get(id) ?? [])]
        const isOwn = whose.some((wallet) => wallet.startsWith(`${who} `))
        return whose.length > 0 && !isOwn && !written.has(`${who} ${id}`)
      })
      if (foreign === undefined) return []
      const what = `The chat of ${name} shows ${foreign}, an order of somebody else.`
      return [{ what, evidence: [text] }]
    }),
  )
}

const idsIn = (text: string) => [...text.matchAll(ORDER_ID)].map(([id]) => id.toUpperCase())
