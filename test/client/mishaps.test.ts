// Whatever happens to its calls, a purchase is made once, and what its result says is true.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Purchase } from '../../packages/client/index.ts'
import { answerIsLost, type Mishap, neverArrives, says, testBuyer } from '../helpers/buyer.ts'
import { PIDS } from '../helpers/factories.ts'

const refusal = (status: number, code: string) =>
  says(status, { success: false, error: code.replaceAll('_', ' '), code })
/** The service acts, too. */
const afterActing =
  (mishap: Mishap): Mishap =>
  async (send, request) => {
    await send(request.clone())
    return mishap(send, request)
  }
/** Answers of the service that it gives without having acted, and of others in its place. */
const ANSWERS: Record<string, Mishap> = {
  neverArrives,
  answerIsLost,
  noMoney: refusal(400, 'INSUFFICIENT_BALANCE'),
  keyRevoked: refusal(401, 'INVALID_API_KEY'),
  inFlight: afterActing(refusal(429, 'DUPLICATE_IN_FLIGHT')),
  limited: refusal(429, 'RATE_LIMIT'),
  maintenance: refusal(503, 'MAINTENANCE'),
  noDatabase: refusal(503, 'DATABASE_UNAVAILABLE'),
  badGateway: says(502, '<html>'),
  notFoundByProxy: says(404, '<html>'),
  cutOffByProxy: afterActing(says(408, '<html>')),
  lostByProxy: afterActing(says(404, '<html>')),
  nonsense: says(200, { success: true }),
}
const passes: Mishap = (send, request) => send(request)

const mishap = fc.constantFrom('passes', 'arrivesLate', ...Object.keys(ANSWERS))
const purchases = fc.record({
  mishaps: fc.array(mishap, { maxLength: 6 }),
  ofPolls: fc.array(mishap, { maxLength: 3 }),
  ending: fc.constantFrom('01', '02', '03', '05', '89'),
  sentBefore: fc.constantFrom('no', 'lost', 'bought'),
  timeoutMs: fc.constantFrom(2000, 20_000, 200_000),
})

test('what a result says is true, and each trxid is charged once', async () => {
  const buyer = await testBuyer()
  const { client, key, service, arrange, arrangeNone, send, soldUnder } = buyer
  const outcomes = new Set<string>()
  let count = 0
  await fc.assert(
    fc.asyncProperty(purchases, async (given) => {
      const trxid = `purchase-${++count}`
      const order: Purchase = { pid: PIDS.userId, userId: `51234567${given.ending}` }
      const late: Request[] = []
      const arrivesLate: Mishap = async (_, request) => {
        late.push(request.clone())
        throw new TypeError('fetch failed')
      }
      const named = (name: string) =>
        name === 'arrivesLate' ? arrivesLate : (ANSWERS[name] ?? passes)

      service().clock.advance(2000)
      if (given.sentBefore === 'bought')
        await service().call('POST', '/orders', { key, body: { ...order, trxid } })
      arrange('POST /orders', ...given.mishaps.map(named))
      arrange('GET /orders', ...given.ofPolls.map(named))
      const own = given.sentBefore === 'no' ? {} : { trxid }
      const result = await client.buy({ ...order, ...own }, { timeoutMs: given.timeoutMs })
      outcomes.add(result.outcome)
      arrangeNone()
      // However late, and whatever the client has said by then.
      for (const request of late) await send(new Request(request, { signal: null }))

      const isRefunded = ['02', '03'].includes(given.ending)
      const end = isRefunded ? 'cancelled' : 'completed'
      const ended = [{ status: end, refunded: isRefunded }]
      if (result.outcome === 'refused') expect(await soldUnder(result.trxid)).toEqual([])
      else if (result.outcome !== 'unknown') {
        expect(result.outcome).toBe(end)
        expect(await soldUnder(result.trxid)).toEqual(ended)
      }
      // What is unknown becomes known in a later call.
      const last = await client.buy({ ...order, trxid: result.trxid }, { timeoutMs: 600_000 })
      expect(last.outcome).toBe(end)
      expect(await soldUnder(result.trxid)).toEqual(ended)
    }),
    { numRuns: 60, seed: 20260115 },
  )
  await buyer.paid()
  expect([...outcomes].sort()).toEqual(['cancelled', 'completed', 'refused', 'unknown'])
})
