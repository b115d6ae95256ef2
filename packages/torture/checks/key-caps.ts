import type { Json } from '../final.ts'
import { argsOf, asJson, nameOf, optionOf } from './answers.ts'
import { asksIn } from './asks.ts'
import type { Check, Found } from './check.ts'
import { microsOf, usdText } from './micros.ts'

export const keyCaps: Check = {
  name: 'key-caps',
  promise:
    'A key with a daily cap never pays for more than that in a day, however many call at once.',
  find({ wallets }, { calls }) {
    const caps = calls.flatMap((call) => {
      const capUsd = optionOf(call, '--daily-cap')
      const { apiKey } = asJson(call.body) ?? {}
      const isMade = call.action === 'account key' && argsOf(call)[2] === 'create'
      return isMade && typeof apiKey === 'string' && capUsd !== undefined
        ? [{ apiKey, capMicros: microsOf(Number(capUsd)), call }]
        : []
    })
    const byTrxid = Map.groupBy(asksIn(calls), ({ wallet, trxid }) => `${wallet} ${trxid}`)
    return caps.flatMap(({ apiKey, capMicros, call }): Found[] => {
      // One that was also sent with another key may have been paid by that one.
      const paid = wallets.flatMap((wallet) =>
        wallet.orders.filter(({ trxid, refunded }) => {
          const asks = byTrxid.get(`${nameOf(wallet)} ${trxid}`) ?? []
          const isOwn = ({ keyPrefix }: { keyPrefix: string | null }) =>
            keyPrefix !== null && apiKey.startsWith(keyPrefix)
          return refunded !== true && asks.length > 0 && asks.every((ask) => isOwn(ask.call))
        }),
      )
      return [...Map.groupBy(paid, dayOf)].flatMap(([day, orders]) => {
        const spentMicros = orders.reduce((sum, { amountUsd }) => sum + microsOf(amountUsd), 0)
        if (spentMicros <= capMicros) return []
        const what = `A key that may spend ${usdText(capMicros)} a day spent ${usdText(spentMicros)} on ${day}.`
        return [{ what, evidence: [call, ...orders] }]
      })
    })
  },
}

/** As the service counted it. */
const dayOf = ({ createdAt }: Json) => String(createdAt).slice(0, 10)
