import type { FinalWallet, Json } from '../final.ts'
import type { Call } from '../history.ts'
import { type Ask, asksIn, bodyOf, walletName } from './asks.ts'
import { microsOf } from './micros.ts'
import { nameOf, wantedByCommand, wantedInChat } from './money-wanted.ts'
import { objectsIn, sightingsIn } from './sightings.ts'

/** What a wallet held after one of its transactions, which happened at some moment between the two. */
type Dated = { balanceMicros: number; earliestMs: number; latestMs: number }

/** Bounds of when things happened, by wallet and by what they are about. */
type Times = { earliest: Map<string, number>; latest: Map<string, number> }

/** What a wallet may have held. */
export type Balances = {
  /** The least that it may have held at some moment from one time to the other, in micro-USD. */
  leastBetween(fromMs: number, toMs: number): number
}

/** What each wallet may have held when: nobody saw the moments, but calls that began or ended around them. */
export function balancesOf(
  wallets: readonly FinalWallet[],
  calls: readonly Call[],
): Map<string, Balances> {
  const times = timesIn(calls)
  return new Map(
    wallets.map((wallet) => {
      const name = walletName(wallet.holder.telegramId, wallet.test)
      const dated = datedIn(wallet, name, times)
      return [name, { leastBetween: (fromMs, toMs) => leastBetween(dated, fromMs, toMs) }]
    }),
  )
}

function leastBetween(dated: readonly Dated[], fromMs: number, toMs: number): number {
  // A balance holds until the next transaction. The first that may still hold at `fromMs`:
  let i = 0
  let end = dated.length - 1
  while (i < end) {
    const middle = (i + end) >> 1
    if ((dated[middle + 1]?.latestMs ?? Number.POSITIVE_INFINITY) >= fromMs) end = middle
    else i = middle + 1
  }
  let leastMicros = Number.POSITIVE_INFINITY
  for (let one = dated[i]; one && one.earliestMs <= toMs; one = dated[++i])
    leastMicros = Math.min(leastMicros, one.balanceMicros)
  return leastMicros
}

/** Oldest first; the first is the empty wallet. */
function datedIn({ transactions }: FinalWallet, wallet: string, times: Times): Dated[] {
  const dated: Dated[] = [{ balanceMicros: 0, earliestMs: 0, latestMs: 0 }]
  let earliestMs = 0
  for (const row of transactions) {
    const names = namesOf(row, wallet)
    const bounds = names.map((name) => times.earliest.get(name) ?? 0)
    earliestMs = Math.max(earliestMs, ...bounds)
    const ends = names.map((name) => times.latest.get(name) ?? Number.POSITIVE_INFINITY)
    dated.push({ balanceMicros: microsOf(row.balanceUsd), earliestMs, latestMs: Math.min(...ends) })
  }
  // One that came before another was over by then.
  let latestMs = Number.POSITIVE_INFINITY
  for (const one of dated.toReversed()) {
    latestMs = Math.min(latestMs, one.latestMs)
    one.latestMs = latestMs
  }
  return dated
}

/** By which names a transaction is known in what clients did and saw. */
function namesOf({ id, kind, amountUsd, note, trxid, orderId }: Json, wallet: string): string[] {
  return [
    `${wallet} transaction ${id}`,
    ...(trxid === undefined ? [] : [`${wallet} trxid ${trxid}`]),
    ...(orderId === undefined ? [] : [`${wallet} ${kind} ${orderId}`]),
    nameOf(wallet, kind, microsOf(amountUsd), note),
  ]
}

function timesIn(calls: readonly Call[]): Times {
  const earliest = new Map<string, number>()
  const latest = new Map<string, number>()
  const begins = (name: string, ms: number) =>
    earliest.set(name, Math.min(ms, earliest.get(name) ?? ms))
  const ends = (name: string, ms: number) => latest.set(name, Math.min(ms, latest.get(name) ?? ms))
  for (const { wallet, trxid, startedMs } of asksIn(calls))
    begins(`${wallet} trxid ${trxid}`, startedMs)
  for (const { wallet, orderId, order, endedMs } of sightingsIn(calls)) {
    ends(`${wallet} charge ${orderId}`, endedMs)
    if (order.status === 'cancelled') ends(`${wallet} refund ${orderId}`, endedMs)
  }
  for (const ask of asksIn(calls)) ends(`${ask.wallet} fee ${feeOf(ask)}`, ask.endedMs)
  for (const { name, call } of [...wantedByCommand(calls), ...wantedInChat(calls)])
    begins(name, call.startedMs)
  for (const { action, status, account, test, body, endedMs } of calls)
    if (action === 'GET /transactions' && status === 200 && endedMs !== null)
      for (const { id } of objectsIn((body as Json).transactions))
        ends(`${walletName(account, test)} transaction ${id}`, endedMs)
  return { earliest, latest }
}

/** The lookup that an answer is about, which was charged by then. */
const feeOf = ({ call }: Ask) => bodyOf(call).orderId
