import { isDeepStrictEqual } from 'node:util'
import type { FinalWallet } from '../final.ts'
import type { Call, History } from '../history.ts'
import type { Delivery } from '../world/receiver.ts'
import { argsOf, asJson, byWallet, nameOf, optionOf, sentBody, walletOf } from './answers.ts'
import type { Check, Found } from './check.ts'

/** A webhook that a command has added. */
type Endpoint = {
  /** As in its URL. */
  name: string
  wallet: string
  /** When its command ended. */
  addedMs: number
  /** Spans in which its secrets are not known to anybody: a command has made one, and did not print it. */
  unknown: { fromMs: number; toMs: number }[]
}

/** Until the receiver knows the secret that a command has printed. */
const SECRET_MS = 2000
const NEVER = Number.POSITIVE_INFINITY

export const webhooks: Check = {
  name: 'webhooks',
  promise:
    'Every event arrives at every webhook of its account at least once, signed, and nowhere else.',
  find(final, history) {
    const endpoints = endpointsIn(history)
    const wallets = byWallet(final)
    const arrived = Map.groupBy(final.deliveries, ({ endpoint }) => endpoint)
    return [...endpoints.values()].flatMap((endpoint) => {
      const wallet = wallets.get(endpoint.wallet)
      if (!wallet) return []
      const deliveries = arrived.get(endpoint.name) ?? []
      return [
        ...strange(endpoint, wallet, deliveries),
        ...missing(endpoint, wallet, deliveries, history),
      ]
    })
  },
}

/** Those whose command succeeded: of others, nobody knows the secret. */
function endpointsIn({ calls }: History): Map<string, Endpoint> {
  const rotations = Map.groupBy(
    calls.filter(({ action }) => action === 'webhook rotate'),
    (call) => argsOf(call)[2] ?? '',
  )
  const endpoints = new Map<string, Endpoint>()
  for (const call of calls) {
    if (call.action !== 'webhook add' || call.status !== 0 || call.endedMs === null) continue
    const name = optionOf(call, '--url')?.split('/').at(-1) ?? ''
    const id = asJson(call.body)?.endpointId
    endpoints.set(name, {
      name,
      wallet: walletOf({
        account: Number(optionOf(call, '--telegram-id')),
        test: argsOf(call).includes('--test'),
      }),
      addedMs: call.endedMs,
      unknown: unknownSecrets(rotations.get(String(id)) ?? []),
    })
  }
  return endpoints
}

/** From each command that printed no secret until the next one that did: only the newest two are valid. */
function unknownSecrets(rotations: readonly Call[]): Endpoint['unknown'] {
  return rotations
    .filter(({ status }) => status !== 0)
    .map(({ startedMs: fromMs }) => {
      const known = rotations.find(({ status, startedMs }) => status === 0 && startedMs > fromMs)
      return { fromMs, toMs: known?.endedMs ?? NEVER }
    })
}

/** What should not have arrived there. */
function strange(
  endpoint: Endpoint,
  wallet: FinalWallet,
  deliveries: readonly Delivery[],
): Found[] {
  const byId = new Map(wallet.events.map((event) => [event.id, event]))
  return deliveries.flatMap((delivery) => {
    const { wrong, atMs, id } = delivery
    const body = asJson(delivery.body)
    if (wrong !== null) {
      const isUnknown = endpoint.unknown.some(
        ({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs + SECRET_MS,
      )
      if (isUnknown || atMs < endpoint.addedMs + SECRET_MS) return []
      return [{ what: `${endpoint.name} got a call with ${wrong}.`, evidence: [delivery] }]
    }
    if (body?.type === 'endpoint.test') return []
    const event = byId.get(id)
    if (event && isDeepStrictEqual(body, event)) return []
    const what = `${endpoint.name} of ${nameOf(wallet)} got ${id}, which is not an event of it as it is.`
    return [{ what, evidence: [delivery, event] }]
  })
}

function missing(
  endpoint: Endpoint,
  wallet: FinalWallet,
  deliveries: readonly Delivery[],
  { calls }: History,
): Found[] {
  // One that could not be verified while its secret was unknown has arrived all the same.
  const got = new Set(deliveries.map(({ id }) => id))
  const lost = wallet.events
    .slice(firstAfter(endpoint, wallet, calls))
    .filter(({ id }) => !got.has(String(id)))
  if (lost.length === 0) return []
  const what = `${lost.length} events of ${nameOf(wallet)} never arrived at ${endpoint.name}, such as ${lost[0]?.id}.`
  return [{ what, evidence: [endpoint, ...lost.slice(0, 5)] }]
}

/**
 * The place of the first event that certainly happened after the endpoint was added: its trxid was first sent
 * later. All after it did, too. The clock of the service may be wrong, so its times say nothing.
 */
function firstAfter({ addedMs }: Endpoint, wallet: FinalWallet, calls: readonly Call[]): number {
  const sent = new Map<unknown, number>()
  for (const call of calls) {
    if (call.channel !== 'http' || walletOf(call) !== nameOf(wallet)) continue
    const { trxid } = sentBody(call)
    if (trxid !== undefined && !sent.has(trxid)) sent.set(trxid, call.startedMs)
  }
  const place = wallet.events.findIndex(({ data }) => {
    const sentMs = sent.get(asJson(data)?.trxid)
    return sentMs !== undefined && sentMs > addedMs
  })
  return place < 0 ? wallet.events.length : place
}
