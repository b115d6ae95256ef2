import { expect, test } from 'vitest'
import { withdrawClaim } from '../../src/domain/claims/claims.ts'
import { refundForClaim, replaceForClaim } from '../../src/domain/claims/decisions.ts'
import { testApp } from '../helpers/app.ts'
import { claim, codeIds } from '../helpers/claims.ts'
import { ADMIN, USD } from '../helpers/deposits.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'

/** A reseller with an order of two keys, and a claim about it. */
async function claimed() {
  const app = await testApp()
  const { store, call } = app
  const { key, accountId } = await app.reseller()
  const codes = await addTestStock(store, PIDS.gamekey, 4)
  const body = { pid: PIDS.gamekey, trxid: 'bought', quantity: 2 }
  const bought = await call('POST', '/orders', { key, body })
  const orderId = String(bought.body.orderId)
  const { reference } = await claim(store, accountId, orderId, { now: app.clock.now })
  return { ...app, key, accountId, codes, body, bought, orderId, reference }
}

test('after a replacement every answer about the order has the codes that are valid now', async () => {
  const { store, call, clock, key, codes, body, bought, orderId, reference } = await claimed()
  const read = () => call('GET', `/orders/${orderId}`, { key })
  const newest = async () => JSON.stringify((await call('GET', '/history', { key })).body)
  // Whoever has asked before is not answered from memory.
  expect([(await read()).body, await newest()]).toEqual([
    bought.body,
    expect.stringContaining(codes[0] ?? ''),
  ])
  const [old = 0] = await codeIds(store, orderId)
  const input = { actor: ADMIN, answer: null, codeIds: [old] } as const
  await store.transaction((tx) => replaceForClaim(tx, reference, input, clock.now))
  const valid = [codes[1], codes[2]]
  expect((await read()).body).toEqual({ ...bought.body, codes: valid })
  const replayed = await call('POST', '/orders', { key, body })
  expect(replayed.body).toMatchObject({ codes: valid, idempotentReplay: true })
  expect(await newest()).not.toContain(codes[0])
  const { body: events } = await call('GET', '/events', { key })
  expect((events.events as object[]).at(-1)).toMatchObject({
    type: 'order.code_replaced',
    data: { orderId, status: 'completed', quantity: 2, codesCount: 2 },
  })
  expect(JSON.stringify(events)).not.toContain('CODE-')
})

test.each([
  ['a reported problem', true],
  ['an order that nobody has reported', false],
])('a refund of %s is a transaction and an event, and names the order', async (_, isReported) => {
  const { store, call, clock, key, accountId, orderId, ...reported } = await claimed()
  const input = { actor: ADMIN, answer: null, amountMicros: 4 * USD } as const
  if (!isReported) {
    const by = `holder:${accountId}` as const
    await store.transaction((tx) => withdrawClaim(tx, accountId, reported.reference, by, clock.now))
  }
  const about = isReported ? reported.reference : orderId
  const { reference } = await store.transaction((tx) => refundForClaim(tx, about, input, clock.now))
  const refund = { kind: 'claim_refund', amountUsd: 4, orderId, trxid: 'bought', reference }
  const { body } = await call('GET', '/transactions?kind=claim_refund', { key })
  expect(body.transactions).toMatchObject([refund])
  const { body: events } = await call('GET', '/events', { key })
  expect((events.events as object[]).at(-1)).toMatchObject({
    type: 'wallet.credited',
    data: refund,
  })
  const order = await call('GET', `/orders/${orderId}`, { key })
  expect(order.body).toMatchObject({ status: 'completed' })
  expect(order.body).not.toHaveProperty('refunded', true)
})
