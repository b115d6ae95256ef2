import type { Json } from '../final.ts'
import type { Call, History } from '../history.ts'
import type { Status, TrxidOperation, TrxidOutput } from '../linear/trxid.ts'
import { asJson, codeOf, endOf, LOOKUPS, queryOf, sentBody, textsIn } from './answers.ts'
import { objectsIn } from './sightings.ts'

/** All that was seen of one trxid. */
export type TrxidHistory = { name: string; lookup: boolean; operations: TrxidOperation[] }

const SUBMITS: readonly string[] = ['POST /orders', ...LOOKUPS]
/** Refusals that come after the trxid was looked at: it was free. */
const REFUSALS: readonly unknown[] = [
  ...['UNKNOWN_PID', 'INVALID_PRODUCT', 'PRODUCT_DISABLED', 'GAME_DISABLED', 'INVALID_PACK'],
  ...['QUANTITY_ONLY_FOR_GAMEKEY_OR_GIFTCARD', 'INSUFFICIENT_STOCK', 'INSUFFICIENT_BALANCE'],
  ...['PRICE_CHANGED', 'KEY_CAP_EXCEEDED', 'ADDRESS_NOT_CONFIRMED', 'LOOKUP_UNAVAILABLE'],
  ...['MAINTENANCE', 'API_ORDER_DISABLED'],
]

/**
 * The submits and reads of each trxid. Left out are answers that say nothing about it, and trxids that were sent
 * with an idempotency key: they may replay the order of another one.
 */
export function trxidsIn({ calls }: History): TrxidHistory[] {
  const submits = Map.groupBy(
    calls.filter((call) => SUBMITS.includes(call.action) && trxidOf(call) !== null),
    (call) => nameOf(call, trxidOf(call)),
  )
  const reads = Map.groupBy(
    calls.filter(isRead).flatMap((call) => seenBy(call)),
    ({ name }) => name,
  )
  return [...submits]
    .filter(([, own]) => own.every(hasNoOtherName))
    .map(([name, own]) => {
      const lookup = own.some(({ action }) => LOOKUPS.includes(action))
      const operations = own.filter((call) => !isOfShortLookup(call, own)).flatMap(submitOf)
      // Lookups are not found by GET.
      const seen = lookup ? [] : (reads.get(name) ?? [])
      return {
        name,
        lookup,
        operations: [...operations, ...seen.map(({ operation }) => operation)],
      }
    })
}

const nameOf = ({ test }: Call, trxid: unknown) => `${test ? 'test' : 'live'} ${trxid}`

function trxidOf(call: Call): string | null {
  const { trxid } = sentBody(call)
  return typeof trxid === 'string' ? trxid : null
}

function hasNoOtherName(call: Call): boolean {
  const body = sentBody(call)
  const headers = asJson(asJson(call.request)?.headers) ?? {}
  return ![...Object.keys(body), ...Object.keys(headers)].some((name) => /^idempotency/i.test(name))
}

/**
 * Refused because of another account's lookup that was not made in the end: it held the trxid for a while, and in the
 * history it never did.
 */
function isOfShortLookup(call: Call, same: readonly Call[]): boolean {
  if (codeOf(call) !== 'FORBIDDEN') return false
  return same.some(
    (other) =>
      other.account !== call.account &&
      codeOf(other) === 'LOOKUP_UNAVAILABLE' &&
      other.startedMs <= endOf(call) &&
      call.startedMs <= endOf(other),
  )
}

function submitOf(call: Call): TrxidOperation[] {
  const output = outputOf(call)
  if (output === undefined) return []
  const { n, startedMs, account } = call
  // Whoever was not told does not know when it ended, either.
  const endedMs = output === null ? Number.POSITIVE_INFINITY : endOf(call)
  const who = { account: account ?? 0 }
  const submit = { n, startedMs, endedMs, input: { kind: 'submit', ...who } as const }
  if (output?.kind !== 'created' || output.status === 'processing') return [{ ...submit, output }]
  // Others may see it open between the two moments at which it is created and ends.
  return [
    { ...submit, output: { ...output, status: 'processing' } },
    {
      ...submit,
      input: { kind: 'read', ...who, orderId: null },
      output: { ...output, kind: 'order' },
    },
  ]
}

/** Undefined for an answer that says nothing about the trxid. */
function outputOf(call: Call): TrxidOutput | undefined {
  const { status } = call
  const body = asJson(call.body)
  const code = codeOf(call)
  if (status === 200 && body && typeof body.orderId === 'string')
    return { kind: body.idempotentReplay === true ? 'replay' : 'created', ...held(body) }
  if (code === 'RESULT_PENDING')
    return { kind: 'pending', orderId: typeof body?.orderId === 'string' ? body.orderId : null }
  if (code === 'DUPLICATE_IN_FLIGHT') return { kind: 'in-flight' }
  if (code === 'FORBIDDEN') return { kind: 'forbidden' }
  if (REFUSALS.includes(code)) return { kind: 'refused' }
  if (status === null || (status >= 500 && code !== 'RATE_LIMIT_UNAVAILABLE')) return null
  return undefined
}

const held = (body: Json) => ({ orderId: String(body.orderId), status: body.status as Status })

const isRead = ({ action, status }: Call) =>
  status === 200 && (action === 'GET /orders' || action.startsWith('GET /orders/'))

type Seen = { name: string; operation: TrxidOperation }

function seenBy(call: Call): Seen[] {
  const body = asJson(call.body)
  const orders = call.action === 'GET /orders' ? objectsIn(body?.orders) : body ? [body] : []
  const asked = new Set(textsIn(queryOf(call).getAll('trxid')))
  const { n, startedMs, account } = call
  return orders.flatMap((order) => {
    const { trxid } = order
    if (typeof trxid !== 'string') return []
    const orderId = asked.has(trxid) ? null : String(order.orderId)
    const input = { kind: 'read', account: account ?? 0, orderId } as const
    const output = { kind: 'order', ...held(order) } as const
    const operation = { n, startedMs, endedMs: endOf(call), input, output }
    return [{ name: nameOf(call, trxid), operation }]
  })
}
