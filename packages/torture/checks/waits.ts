import type { Json } from '../final.ts'
import type { Call, History } from '../history.ts'
import { endOf, isWaiting } from './answers.ts'
import { walletName } from './asks.ts'
import type { Check, Found } from './check.ts'
import { endsToldBy, hasEnded, sightingsIn } from './sightings.ts'

/** A machine that is busy may be slow; a call that is not woken waits for up to 25 s. */
const LATE_MS = 5000
/** After a fault, what was interrupted is taken up again. */
const RECOVERS_MS = 5000

export const waits: Check = {
  name: 'waits',
  promise: 'A call of GET /events that waits is answered soon after something has happened.',
  find(_final, { calls, incidents }: History) {
    // When somebody was told of the end of an order, its event was there.
    const told = new Map<string, number>()
    for (const { wallet, orderId, order, by, endedMs } of sightingsIn(calls)) {
      const name = `${wallet} ${orderId}`
      if (by !== 'event' && hasEnded(order))
        told.set(name, Math.min(endedMs, told.get(name) ?? endedMs))
    }
    const waiting = calls.filter((call) => call.status === 200 && isWaiting(call))
    return waiting.flatMap((call): Found[] => {
      const wallet = walletName(call.account, call.test)
      const times = endsToldBy(call).flatMap(({ orderId }: Json) => {
        const ms = told.get(`${wallet} ${orderId}`)
        return ms === undefined ? [] : [Math.max(ms, call.startedMs)]
      })
      const sinceMs = Math.min(...times)
      const lateMs = endOf(call) - sinceMs
      if (lateMs <= LATE_MS || times.length === 0) return []
      const isOdd = incidents.some(
        ({ startedMs, endedMs }) =>
          startedMs <= endOf(call) && (endedMs ?? endOf(call)) + RECOVERS_MS >= sinceMs,
      )
      if (isOdd) return []
      const what = `${wallet} waited ${Math.round(lateMs)} ms for an event that had happened.`
      return [{ what, evidence: [summary(call)] }]
    })
  },
}

const summary = ({ n, client, request, startedMs, endedMs }: Call) => ({
  ...{ n, client, request, startedMs, endedMs },
})
