import type { Final, Json } from '../final.ts'
import type { Call } from '../history.ts'
import type { SupplierLookup } from '../world/supplier.ts'
import { type Ask, bodyOf, textIn } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { lookupsIn } from './lookup-fees.ts'
import { objectsIn } from './sightings.ts'

/** What the supplier found out and the client is told. */
const FINDINGS = ['status', 'playerName', 'name', 'region', 'ucAmount', 'productName']
/** What a lookup is about: `playerId` by any of its names. */
const PLAYER = ['playerId', 'playerID', 'userId', 'userID']

export const suppliersLookups: Check = {
  name: 'suppliers-lookups',
  promise:
    'A lookup answers what its supplier found out for it, and none is made that nobody asked for.',
  find({ wallets, supplierLookups }, { calls }) {
    const made = new Map(supplierLookups.map((one) => [one.trxid, one]))
    const asks = lookupsIn(calls).filter(({ space }) => space === 'live')
    const live = wallets.filter(({ test }) => !test)
    return once([
      ...supplierLookups.flatMap((one) => madeTwice(one, made)),
      ...asks.flatMap((ask) => differences(ask, made)),
      ...redeemedForNothing(live, made),
      ...unasked(live, supplierLookups, asks),
    ])
  },
}

function madeTwice(one: SupplierLookup, made: ReadonlyMap<string, SupplierLookup>): Found[] {
  const other = made.get(one.trxid)
  if (other === one) return []
  const what = `Lookup ${one.trxid} was made as ${one.orderId} and as ${other?.orderId}.`
  return [{ what, evidence: [one, other] }]
}

function differences(ask: Ask, made: ReadonlyMap<string, SupplierLookup>): Found[] {
  const { call, endpoint, trxid } = ask
  if (call.status !== 200) return []
  const body = bodyOf(call)
  const { orderId } = body
  const own = made.get(String(orderId))
  const about = { id: `lookup ${orderId}`, evidence: [call, own] }
  if (own?.path !== endpoint)
    return [{ ...about, what: `Lookup ${orderId} (${trxid}) was answered, and not made.` }]
  const found: Json = { ...own.body }
  const others = FINDINGS.filter((name) => found[name] !== body[name])
  if (textIn(found, PLAYER) !== textIn(body, PLAYER)) others.push('player')
  if (others.length === 0) return []
  return [{ ...about, what: `Lookup ${orderId} (${trxid}) has another ${others.join(', ')}.` }]
}

/** A redemption whose fee went back was certainly not made: its code would be used. */
function redeemedForNothing(
  live: Final['wallets'],
  made: ReadonlyMap<string, SupplierLookup>,
): Found[] {
  return live.flatMap(({ transactions }) =>
    transactions.flatMap((row) => {
      const own = row.kind === 'fee_refund' ? made.get(String(row.orderId)) : undefined
      if (own?.path !== '/rdmgamea') return []
      const what = `Redemption ${row.orderId} was made, and its fee was given back.`
      return { what, evidence: [row, own] }
    }),
  )
}

/**
 * A lookup is known by its fee, its answer or its event. One that was free and never answered is known by none:
 * somebody must have asked for the same player then.
 */
function unasked(
  live: Final['wallets'],
  lookups: readonly SupplierLookup[],
  asks: readonly Ask[],
): Found[] {
  const known = new Set<unknown>(asks.map(({ call }) => idIn(call)))
  for (const { transactions, events } of live) {
    for (const { orderId } of transactions) known.add(orderId)
    for (const { orderId } of objectsIn(events.map(({ data }) => data))) known.add(orderId)
  }
  const free = asks.filter(({ endpoint }) => endpoint === '/gamebvfy')
  const players = new Set(free.map(({ body }) => textIn(body, PLAYER)))
  return lookups.flatMap((one) => {
    if (known.has(one.trxid)) return []
    if (one.path === '/gamebvfy' && players.has(textIn({ ...one.body }, PLAYER))) return []
    const what = `${one.orderId} was made for lookup ${one.trxid}, which nobody has.`
    return { what, evidence: [one] }
  })
}

/** RESULT_PENDING says the id, too. */
const idIn = (call: Call) => bodyOf(call).orderId
