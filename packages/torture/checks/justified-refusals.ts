import { PRODUCTS } from '../world/catalog.ts'
import { type Ask, asksIn, bodyOf, textIn } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { usdText } from './micros.ts'
import { type Prices, pricesIn } from './prices.ts'
import { type Balances, balancesOf } from './wallet-times.ts'

const FEES_MICROS: Record<string, number> = {
  '/gameavvfy': 1700,
  '/gamebvfy': 20_000,
  '/rdmgamea': 1700,
}
/** What is on sale for the whole run. */
const SOLD = new Set<string>(PRODUCTS.map(({ pid }) => pid))
const NOT_SOLD = ['UNKNOWN_PID', 'INVALID_PACK', 'INVALID_PRODUCT']

export const justifiedRefusals: Check = {
  name: 'justified-refusals',
  promise:
    'A call is refused for want of money only if the wallet had too little at some moment of it, and no product on sale is unknown.',
  find({ wallets }, { calls }) {
    const prices = pricesIn(calls)
    const balances = balancesOf(wallets, calls)
    return once(
      asksIn(calls).flatMap((ask) => [
        ...hadEnough(ask, balances.get(ask.wallet), prices),
        ...notSold(ask),
      ]),
    )
  },
}

function hadEnough(ask: Ask, balances: Balances | undefined, prices: Prices): Found[] {
  const { call, trxid, startedMs, endedMs } = ask
  if (!balances || bodyOf(call).code !== 'INSUFFICIENT_BALANCE') return []
  const costMicros = mostOf(ask, prices)
  const leastMicros = balances.leastBetween(startedMs, endedMs)
  if (leastMicros < costMicros) return []
  const what = `${trxid} costs ${usdText(costMicros)} at most, and is refused though the wallet had ${usdText(leastMicros)} or more.`
  return [{ what, evidence: [call] }]
}

/** The most that it may cost, in micro-USD. */
function mostOf({ endpoint, body, startedMs, endedMs }: Ask, prices: Prices): number {
  const fee = FEES_MICROS[endpoint]
  if (fee !== undefined) return fee
  const valid = prices.between(textIn(body, ['pid', 'PID']) ?? '', startedMs, endedMs)
  // Nothing is known of the price of something else.
  if (valid.size === 0) return Number.POSITIVE_INFINITY
  return Math.max(...valid) * Number(body.quantity ?? 1)
}

function notSold({ call, body, trxid }: Ask): Found[] {
  const { code } = bodyOf(call)
  const pid = textIn(body, ['pid', 'PID'])
  if (!NOT_SOLD.includes(String(code)) || pid === null || !SOLD.has(pid)) return []
  return [{ what: `${trxid} is refused: ${code}, and ${pid} is sold.`, evidence: [call] }]
}
