import type { Call } from '../history.ts'

/** An order as the API tells it, as far as it matters here. */
export type Order = {
  orderId: string
  trxid: string
  status: string
  amountUsd: number
  quantity: number
  codes: readonly string[]
}

/** What an account's holder and the operator knew of it when the power went, and what they did not know. */
export type Told = {
  /** By trxid: answered before the cut began. */
  orders: Map<string, Order>
  /** Quantities by trxid: begun before the cut ended, and not answered before it began. */
  unanswered: Map<string, number>
  credits: Credit[]
  /** API keys that were shown. */
  keys: string[]
}

/** `isCertain`: the command had ended before the cut began. */
export type Credit = { note: string; amountUsd: number; isCertain: boolean }

/** When a copy of the disk was made; what it holds is from some moment in between. */
export type Span = { beganMs: number; endedMs: number }

/** Goes through all calls of a round, of which each account's are put together by its Telegram id. */
export function toldBefore(calls: readonly Call[], { beganMs, endedMs }: Span): Map<number, Told> {
  const accounts = new Map<number, Told>()
  for (const call of calls) {
    if (call.account === null || call.startedMs > endedMs) continue
    const told = accounts.get(call.account) ?? nothingTold()
    accounts.set(call.account, told)
    const isAnswered = call.endedMs !== null && call.endedMs <= beganMs
    if (call.action === 'POST /orders') addOrder(told, call, isAnswered)
    if (call.action === 'account credit') addCredit(told, call, isAnswered)
    if (call.action === 'account key' && isAnswered && call.status === 0)
      told.keys.push((call.body as { apiKey: string }).apiKey)
  }
  return accounts
}

export const nothingTold = (): Told => ({
  ...{ orders: new Map(), unanswered: new Map() },
  ...{ credits: [], keys: [] },
})

function addOrder(told: Told, call: Call, isAnswered: boolean): void {
  const { body } = call.request as { body: { trxid: string; quantity: number } }
  if (!isAnswered || call.status === null || call.status >= 500)
    told.unanswered.set(body.trxid, body.quantity)
  else if (call.status === 200) told.orders.set(body.trxid, call.body as Order)
  // What was refused is not there; if it is, the wallet does not add up.
}

function addCredit(told: Told, call: Call, isAnswered: boolean): void {
  const args = call.request as readonly string[]
  const note = args.at(-1) ?? ''
  told.credits.push({
    ...{ note, amountUsd: Number(args[2]) },
    isCertain: isAnswered && call.status === 0,
  })
}
