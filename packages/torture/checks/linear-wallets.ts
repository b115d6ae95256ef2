import type { FinalWallet, Json } from '../final.ts'
import type { Call } from '../history.ts'
import type { WalletOperation } from '../linear/wallet.ts'
import { argsOf, asJson, codeOf, endOf, LOOKUPS, optionOf, ordersIn, sentBody } from './answers.ts'
import { microsOf } from './micros.ts'
import { objectsIn } from './sightings.ts'

/** From when on, and until when, something may have happened. */
type Span = { startedMs: number; endedMs: number }

const BALANCES: readonly string[] = ['GET /balance', 'GET /account']
const BACK: readonly unknown[] = ['refund', 'fee_refund', 'claim_refund']

/** A wallet as a history of one object. */
export type WalletHistory = { initialMicros: number; operations: WalletOperation[] }

/**
 * What was done to a wallet, by its ledger, each in the span of time in which it must have happened by what clients
 * sent and saw; what clients read of it; and what it was too empty for.
 * @param calls those of this wallet @param commands those of the operator about its account
 * @param unitMicros the prices of products that always cost the same
 */
export function walletHistory(
  { transactions }: FinalWallet,
  given: {
    calls: readonly Call[]
    commands: readonly Call[]
    unitMicros: ReadonlyMap<string, number>
  },
): WalletHistory {
  const { calls, commands, unitMicros } = given
  // What was there before the first client came.
  const [first, ...others] = transactions
  const spanOf = createSpans(calls, commands)
  const moves = others.map((entry) => moved(entry, spanOf(entry)))
  const looks = calls.flatMap((call) => [...read(call), ...refused(call, unitMicros)])
  return { initialMicros: microsOf(first?.amountUsd ?? 0), operations: [...moves, ...looks] }
}

function moved({ id, kind, amountUsd }: Json, span: Span): WalletOperation {
  const micros = microsOf(amountUsd)
  const what = micros < 0 ? 'charge' : BACK.includes(kind) ? 'refund' : 'credit'
  return { n: Number(id), ...span, input: { kind: what, micros: Math.abs(micros) }, output: 'ok' }
}

function read(call: Call): WalletOperation[] {
  if (!BALANCES.includes(call.action) || call.status !== 200) return []
  const output = microsOf(asJson(call.body)?.balanceUsd)
  const { n, startedMs } = call
  return [{ n, startedMs, endedMs: endOf(call), input: { kind: 'read' }, output }]
}

function refused(call: Call, unitMicros: ReadonlyMap<string, number>): WalletOperation[] {
  if (codeOf(call) !== 'INSUFFICIENT_BALANCE' || call.action !== 'POST /orders') return []
  const { pid, quantity = 1 } = sentBody(call)
  const unit = unitMicros.get(String(pid))
  if (unit === undefined) return []
  const { n, startedMs } = call
  const input = { kind: 'charge', micros: unit * Number(quantity) } as const
  return [{ n, startedMs, endedMs: endOf(call), input, output: 'insufficient' }]
}

/** When each transaction must have happened. */
function createSpans(calls: readonly Call[], commands: readonly Call[]): (entry: Json) => Span {
  const sentMs = new Map<unknown, number>()
  const shownMs = new Map<string, number>()
  const show = (what: string, call: Call) =>
    shownMs.set(what, Math.min(shownMs.get(what) ?? Number.POSITIVE_INFINITY, endOf(call)))
  for (const call of calls) {
    const { trxid } = sentBody(call)
    if (trxid !== undefined && !sentMs.has(trxid)) sentMs.set(trxid, call.startedMs)
    if (call.status !== 200) continue
    const lookup = LOOKUPS.includes(call.action) ? [asJson(call.body) ?? {}] : []
    for (const { orderId, status } of [...ordersIn(call), ...lookup]) {
      show(`order ${orderId}`, call)
      if (status === 'cancelled') show(`cancelled ${orderId}`, call)
    }
    const { events, transactions } = asJson(call.body) ?? {}
    const told = objectsIn(events).map(({ data }) => asJson(data) ?? {})
    for (const { id } of [...told, ...objectsIn(transactions)])
      if (id !== undefined) show(`transaction ${id}`, call)
  }
  const lastMs = calls.reduce((last, { endedMs }) => Math.max(last, endedMs ?? 0), 0)
  const byNote = new Map(commands.map((call) => [optionOf(call, '--note'), call]))
  return ({ id, kind, orderId, trxid, note }) => {
    const adjusted = typeof note === 'string' ? byNote.get(note) : undefined
    const isCharge = kind === 'charge' || kind === 'fee'
    const isRefund = kind === 'refund'
    const ends = [
      shownMs.get(`transaction ${id}`),
      isCharge ? shownMs.get(`order ${orderId}`) : undefined,
      isRefund ? shownMs.get(`cancelled ${orderId}`) : undefined,
      adjusted?.status === 0 ? (adjusted.endedMs ?? undefined) : undefined,
    ]
    return {
      startedMs: sentMs.get(trxid) ?? adjusted?.startedMs ?? 0,
      endedMs: Math.min(lastMs, ...ends.filter((one) => one !== undefined)),
    }
  }
}

/** The commands that put money into wallets or take it, by Telegram id. */
export function adjustmentsIn(calls: readonly Call[]): Map<number, Call[]> {
  return Map.groupBy(
    calls.filter((call) => /^(?:credit|debit)$/.test(argsOf(call)[1] ?? '')),
    (call) => Number(optionOf(call, '--telegram-id')),
  )
}

/** Prices of one item in micro-USD, of products whose price never changed and is the same for all. */
export function unitPrices(
  wallets: readonly FinalWallet[],
  calls: readonly Call[],
): Map<string, number> {
  const changed = new Set(
    calls.filter(({ action }) => action.startsWith('catalog ')).flatMap((call) => argsOf(call)),
  )
  const seen = new Map<string, Set<number>>()
  for (const { orders } of wallets)
    for (const { pid, amountUsd, quantity = 1 } of orders) {
      const prices = seen.get(String(pid)) ?? new Set()
      seen.set(String(pid), prices.add(microsOf(amountUsd) / Number(quantity)))
    }
  return new Map(
    [...seen].flatMap(([pid, prices]) => {
      const [price] = prices
      return prices.size === 1 && price !== undefined && !changed.has(pid) ? [[pid, price]] : []
    }),
  )
}
