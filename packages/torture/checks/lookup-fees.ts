import type { FinalWallet, Json } from '../final.ts'
import type { Call } from '../history.ts'
import { codeOf, LINGERS_MS } from './answers.ts'
import { type Ask, asksIn, bodyOf, walletName } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { microsOf, usdText } from './micros.ts'

/** What a lookup may cost: a free one costs nothing. */
const FEES_MICROS: Record<string, readonly number[]> = {
  '/gameavvfy': [1700],
  '/gamebvfy': [0, 20_000],
  '/rdmgamea': [1700],
}
const FREE_DAILY = 20
/** After these, or without an answer, a fee may have been kept. */
const PERHAPS: readonly unknown[] = [null, 'RESULT_PENDING', 'DATABASE_UNAVAILABLE']
/** They say that the wallet had no lookup of this trxid at some moment of the call. */
const NONE: readonly unknown[] = [
  ...['LOOKUP_UNAVAILABLE', 'INSUFFICIENT_BALANCE', 'MAINTENANCE', 'API_ORDER_DISABLED'],
  'FORBIDDEN',
]
/** Lookups of the shop in the chat have a trxid of the service's own. */
const CHAT_TRXID = /^bot-/

export const lookupFees: Check = {
  name: 'lookup-fees',
  promise:
    'A paid lookup takes its fee once, and gives it back where it was not made; 20 a day are free, no more.',
  find({ wallets }, { calls }) {
    const asks = Map.groupBy(lookupsIn(calls), ({ wallet }) => wallet)
    return once(
      wallets.flatMap((wallet) => {
        const own = asks.get(walletName(wallet.holder.telegramId, wallet.test)) ?? []
        const byTrxid = Map.groupBy(own, ({ trxid }) => trxid)
        return [
          ...feesAlone(wallet, byTrxid),
          ...[...byTrxid].flatMap(([trxid, same]) => feesOf(wallet, trxid, same)),
          ...tooManyFree(own),
        ]
      }),
    )
  },
}

export function lookupsIn(calls: readonly Call[]): Ask[] {
  return asksIn(calls).filter(({ endpoint }) => endpoint !== '/orders')
}

const isFee = ({ kind }: Json) => kind === 'fee' || kind === 'fee_refund'
const amountsOf = (rows: readonly Json[], kind: string) =>
  rows.filter((row) => row.kind === kind).map(({ amountUsd }) => microsOf(amountUsd))
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/** What holds for the fees of any lookup, whoever asked for it. */
function feesAlone({ holder, test, transactions }: FinalWallet, asked: ReadonlyMap<string, Ask[]>) {
  return [...Map.groupBy(transactions.filter(isFee), ({ orderId }) => orderId)].flatMap(
    ([orderId, rows]): Found[] => {
      const fees = amountsOf(rows, 'fee')
      const back = amountsOf(rows, 'fee_refund')
      const trxid = rows.find((row) => row.trxid !== undefined)?.trxid
      const isKnown =
        trxid === undefined
          ? sumOf(fees) + sumOf(back) === 0
          : asked.has(String(trxid)) || (!test && CHAT_TRXID.test(String(trxid)))
      const wrong = []
      if (fees.length !== 1 || rows[0]?.kind !== 'fee' || back.length > 1)
        wrong.push(`has ${fees.length} fees and ${back.length} given back`)
      else if (back.length === 1 && back[0] !== -sumOf(fees))
        wrong.push(`cost ${usdText(-sumOf(fees))} and gave back ${usdText(sumOf(back))}`)
      if (!isKnown) wrong.push(`(${trxid ?? 'without a trxid'}) was asked for by nobody`)
      return wrong.map((what) => ({
        what: `Lookup ${orderId} of ${holder.name} ${what}.`,
        evidence: rows,
      }))
    },
  )
}

/** The fees of one trxid, which may be several lookups: where one was not made, it is free again. */
function feesOf({ transactions }: FinalWallet, trxid: string, asks: readonly Ask[]): Found[] {
  const result = asks.find(({ call }) => call.status === 200)
  const rows = transactions.filter((row) => isFee(row) && row.trxid === trxid)
  const evidence = [...asks.map(({ call }) => call), ...rows]
  const keptMicros = -sumOf(rows.map(({ amountUsd }) => microsOf(amountUsd)))
  if (result) {
    const { orderId, deductedBalance } = bodyOf(result.call)
    const feeMicros = microsOf(deductedBalance)
    const own = rows.filter((row) => row.orderId === orderId)
    const ownMicros = -sumOf(own.map(({ amountUsd }) => microsOf(amountUsd)))
    const wrong = []
    if (!FEES_MICROS[result.endpoint]?.includes(feeMicros))
      wrong.push(`says that it cost ${deductedBalance} USD`)
    if (ownMicros !== feeMicros)
      wrong.push(`cost ${usdText(ownMicros)} and says ${usdText(feeMicros)}`)
    if (keptMicros !== ownMicros) wrong.push(`was charged for another lookup of its trxid, too`)
    return wrong.map((what) => ({ what: `Lookup ${orderId} (${trxid}) ${what}.`, evidence }))
  }
  const mostMicros = mayHaveCost(asks)
    ? Math.max(...asks.flatMap(({ endpoint }) => FEES_MICROS[endpoint] ?? []))
    : 0
  if (keptMicros >= 0 && keptMicros <= mostMicros) return []
  const what = `The lookup ${trxid}, which has no result, cost ${usdText(keptMicros)}.`
  return [{ what, evidence }]
}

function mayHaveCost(asks: readonly Ask[]): boolean {
  const heard = asks.map(({ call }) => ({ call, code: call.status === null ? null : codeOf(call) }))
  const none = heard.filter(({ code }) => NONE.includes(code))
  const noneMs = Math.max(Number.NEGATIVE_INFINITY, ...none.map(({ call }) => call.startedMs))
  return heard.some(({ call, code }) => {
    const endedMs = call.endedMs ?? Number.POSITIVE_INFINITY
    const doneMs = code === null ? endedMs + LINGERS_MS : endedMs
    return PERHAPS.includes(code) && doneMs >= noneMs
  })
}

/** By the day in which the service made them. */
function tooManyFree(asks: readonly Ask[]): Found[] {
  const free = new Map<unknown, { day: string; call: Call }>()
  for (const { endpoint, call } of asks) {
    const { orderId, deductedBalance, createdAt } = bodyOf(call)
    if (endpoint === '/gamebvfy' && call.status === 200 && deductedBalance === 0)
      free.set(orderId, { day: String(createdAt).slice(0, 10), call })
  }
  return [...Map.groupBy(free.values(), ({ day }) => day)].flatMap(([day, same]) => {
    if (same.length <= FREE_DAILY) return []
    const what = `${same[0]?.call.account} had ${same.length} free lookups on ${day}.`
    return [{ what, evidence: [same.at(-1)?.call] }]
  })
}
