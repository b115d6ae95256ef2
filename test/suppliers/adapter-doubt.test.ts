// An answer is lost. How it is found out what became of the order depends on what the file declares.
import type { ServerResponse } from 'node:http'
import { isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endByHand } from '../../src/domain/orders/admin-decision.ts'
import { notices } from '../../src/domain/schema.ts'
import { type Received, SMALL, says, supplierOf, supplierServer } from '../helpers/adapters.ts'
import { testApp } from '../helpers/app.ts'
import { UNHURRIED } from '../helpers/faulty-proxy.ts'
import { LONG_MS } from '../helpers/scripted-supplier.ts'
import { shopSelling } from '../helpers/shop.ts'

/** The request is counted, and its answer lost. */
const lost = (_: Received, response: ServerResponse) => void response.destroy()
const REFUSED = says(400, { why: 'NO MORE' })
const done = says(200, { state: 'done', id: 'n-1' })
const absent = says(404, {})

const check = (by: string, more = '') => `check:
  by: ${by}
  ${more}
  request: { method: GET, path: '/orders/\${${by}}' }
  answers:
    - { if: status = 200 and body.state = "done", means: completed, id: body.id }
    - { if: status = 404, means: absent }
`
const ONCE = SMALL.replace('idempotent: true', 'idempotent: false')

/** A shop that buys from a supplier of this file, which answers by what it is asked. */
async function shopOf(source: string, answers: Record<string, typeof done>) {
  const server = await supplierServer((request, response) => {
    const [, answer] = Object.entries(answers).find(([on]) => request.what.startsWith(on)) ?? []
    if (answer) answer(request, response)
    else response.destroy()
  })
  const store = await shopSelling({ suppliers: ['small'] })
  const settings = { URL: server.url }
  const supplier = supplierOf(source, { settings, clock: () => test.clock.now })
  const test = await testApp({
    store,
    suppliers: new Map([['small', supplier]]),
    config: UNHURRIED,
  })
  const { key } = await test.reseller()
  const body = { pid: 'GOODS-1', trxid: 'first', userId: '5123456' }
  const { orderId } = (await test.call('POST', '/orders', { key, body })).body
  return {
    test,
    orderId: String(orderId),
    answers,
    asked: () => server.received.map(({ what }) => what),
    order: async () => (await test.call('GET', `/orders/${orderId}`, { key })).body,
    balance: async () => (await test.call('GET', '/balance', { key })).body.balanceUsd,
    /** The notices to admins. */
    told: async () =>
      (
        await store.read
          .select()
          .from(notices)
          .where(isNull(notices.telegramId))
          .orderBy(notices.id)
      ).map(({ kind }) => kind),
    async pass(ms: number) {
      test.clock.advance(ms)
      await test.app.jobs.fulfil.runOnce()
    },
  }
}

test('a supplier that knows a ref again is sent the order again', async () => {
  const shop = await shopOf(SMALL, { POST: lost })
  shop.answers.POST = done
  await shop.pass(LONG_MS)
  expect(await shop.order()).toMatchObject({ status: 'completed' })
  expect(shop.asked()).toEqual(['POST /orders', 'POST /orders'])
})

const resend = (when: string) =>
  SMALL.replace('idempotent: true', `idempotent: true\n  resend: { ${when} }`)

test('one that asks to wait is sent it again that long after the last call, and no earlier', async () => {
  const shop = await shopOf(resend('after: 1m'), { POST: lost })
  for (let second = 0; second < 50; second += 10) await shop.pass(10_000)
  expect(shop.asked()).toEqual(['POST /orders'])
  await shop.pass(60_000)
  expect(shop.asked()).toHaveLength(2)
  for (let second = 0; second < 50; second += 10) await shop.pass(10_000)
  expect(shop.asked()).toHaveLength(2)
  shop.answers.POST = done
  await shop.pass(60_000)
  await shop.pass(60_000)
  expect(await shop.order()).toMatchObject({ status: 'completed' })
})

test('one that forgets the ref is never sent it again after that: a person is told', async () => {
  const shop = await shopOf(resend('within: 30m'), { POST: lost })
  await shop.pass(LONG_MS)
  const before = shop.asked()
  expect(before.length).toBeGreaterThan(1)
  shop.answers.POST = done
  await shop.pass(30 * 60_000)
  for (let hour = 0; hour < 24; hour++) await shop.pass(3_600_000)
  expect(shop.asked()).toEqual(before)
  expect(await shop.order()).toMatchObject({ status: 'processing' })
  expect(await shop.told()).toEqual(['outcome_unknown'])
})

test('nor is it if our clock was set back since: nobody knows how old the order is', async () => {
  const shop = await shopOf(resend('within: 30m'), { POST: lost })
  shop.answers.POST = done
  await shop.pass(-24 * 3_600_000)
  await shop.pass(LONG_MS)
  expect(shop.asked()).toEqual(['POST /orders'])
  expect(await shop.told()).toEqual(['outcome_unknown'])
})

test('a refusal of the repeated order says nothing about the first, unless its rule says what', async () => {
  const shop = await shopOf(SMALL, { POST: lost })
  shop.answers.POST = REFUSED
  for (let round = 0; round < 30; round++) await shop.pass(LONG_MS)
  expect(await shop.order()).toMatchObject({ status: 'processing' })
  expect(await shop.told()).toEqual(['outcome_unknown'])

  const source = SMALL.replace('means: declined', 'means: declined\n      again: declined')
  const sure = await shopOf(source, { POST: lost })
  sure.answers.POST = REFUSED
  await sure.pass(LONG_MS)
  expect(await sure.order()).toMatchObject({ status: 'cancelled', error: 'NO MORE' })
})

test('one that can be asked by our ref is asked, and sent the order only if it has never had it', async () => {
  const source = ONCE + check('ref')
  const shop = await shopOf(source, { POST: lost, GET: absent })
  // The first request may still be on its way.
  await shop.pass(5000)
  expect(shop.asked().filter((what) => what.startsWith('POST'))).toHaveLength(1)
  shop.answers.POST = done
  await shop.pass(LONG_MS)
  expect(await shop.order()).toMatchObject({ status: 'completed' })
  expect(shop.asked().filter((what) => what.startsWith('POST'))).toHaveLength(2)

  const acted = await shopOf(source, { POST: lost, GET: done })
  await acted.pass(5000)
  expect(await acted.order()).toMatchObject({ status: 'completed' })
  expect(acted.asked()).toEqual(['POST /orders', `GET /orders/${acted.orderId}`])
})

test('an answer with another id than before is about another order', async () => {
  const shop = await shopOf(
    `${SMALL}    - { if: body.state = "working", means: processing, id: body.id }\n${check('ref')}`,
    {
      POST: says(200, { state: 'working', id: 'n-1' }),
      GET: says(200, { state: 'done', id: 'n-2' }),
    },
  )
  await shop.pass(LONG_MS)
  expect(await shop.order()).toMatchObject({ status: 'processing' })
  shop.answers.GET = done
  await shop.pass(LONG_MS)
  expect(await shop.order()).toMatchObject({ status: 'completed' })
})

test.each([
  ['at all', ONCE],
  ['but by an id that was lost', ONCE + check('id')],
])(
  'one that cannot be asked %s is never sent it again: a person is told at once',
  async (_, source) => {
    const shop = await shopOf(source, { POST: lost, GET: done })
    await shop.pass(5000)
    expect(await shop.told()).toEqual(['outcome_unknown'])
    for (let hour = 0; hour < 48; hour++) await shop.pass(3_600_000)
    expect(await shop.order()).toMatchObject({ status: 'processing' })
    expect(shop.asked()).toEqual(['POST /orders'])
    expect(await shop.told()).toEqual(['outcome_unknown'])
    expect(await shop.balance()).toBe(98)

    const decision = { status: 'cancelled', reason: 'NOT DONE' } as const
    const by = { actor: 'admin:1', asSupplier: false } as const
    const { store, clock } = shop.test
    await store.transaction((tx) => endByHand(tx, shop.orderId, decision, by, clock.now))
    await shop.pass(LONG_MS)
    expect(shop.asked()).toEqual(['POST /orders'])
    expect(await shop.balance()).toBe(100)
  },
)

test.each([
  ['asking could act', `${ONCE}${check('ref', 'canAct: true')}`],
  ['asking is sending it again', SMALL],
])('where %s, nobody asks once an admin has ended the order', async (_, source) => {
  const shop = await shopOf(source, { POST: lost, GET: lost })
  const { store, clock } = shop.test
  const decision = { status: 'cancelled', reason: 'NOT DONE' } as const
  await store.transaction((tx) =>
    endByHand(tx, shop.orderId, decision, { actor: 'admin:1', asSupplier: false }, clock.now),
  )
  const before = shop.asked()
  for (let hour = 0; hour < 3; hour++) await shop.pass(3_600_000)
  expect(shop.asked()).toEqual(before)
})
