// The second of two services is killed at any moment; and who is asked when a supplier falls away.
import { describe, expect, onTestFinished, test } from 'vitest'
import { lookups, orders } from '../../src/domain/schema.ts'
import { addStock } from '../../src/domain/stock/stock.ts'
import type { Supplier } from '../../src/domain/suppliers/supplier.ts'
import { type Answer, type TestApp, testApp } from '../helpers/app.ts'
import { PIDS, START } from '../helpers/factories.ts'
import {
  after,
  before,
  chain,
  cut,
  type Fault,
  says,
  truthOf,
  UNHURRIED,
  UNHURRIED_MS,
} from '../helpers/faulty-proxy.ts'
import { killableStore } from '../helpers/killable-store.ts'
import { OWN_CATALOG, OWN_PIDS, ownLine } from '../helpers/own-catalog.ts'
import { createResellerSupplier } from '../helpers/reseller-supplier.ts'
import { LONG_MS } from '../helpers/scripted-supplier.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'

const POST = 'POST /orders'
const REDEEM = 'POST /rdmgamea'
const maintenance = says(503, { success: false, code: 'MAINTENANCE', error: 'MAINTENANCE' })

/** Does what it is asked to, once for each order, and knows what it did. */
function southern() {
  const acts: string[] = []
  const done = { outcome: 'completed' } as const
  const supplier: Supplier = {
    kind: 'southern',
    needsRef: true,
    async place({ ref }) {
      if (!acts.includes(ref)) acts.push(ref)
      return done
    },
    check: async ({ ref }) => (acts.includes(ref) ? done : { outcome: 'absent' }),
  }
  return { acts, others: new Map([['south', supplier]]) }
}

/** The first service's product, or else the southern supplier's. */
const supplierRef = { sandbox: PIDS.userId, south: 'x' }
const price = { pid: OWN_PIDS.topup, priceUsd: 1.5, supplierRef }
const WITH_SOUTH = { lines: [ownLine('gamea', 'topup', price, ['sandbox', 'south'])] }

/** The second service, which can be killed, and its successor on the same file. */
async function killableChain(own: Partial<Parameters<typeof chain>[0]>) {
  const url = await testDatabase()
  const [first, second] = [await openTestStore(url), await openTestStore(url)]
  const { store, ...killable } = killableStore(first)
  const link = await chain({ ...own, store })
  onTestFinished(killable.leave)
  const clock = () => link.down.clock.now
  const { up, proxy } = link
  const supplier = {
    baseUrl: proxy.url,
    apiKey: up.account.key,
    allowLoss: false,
    clock,
    listTimeoutMs: UNHURRIED_MS,
  }
  const suppliers = new Map([['sandbox', createResellerSupplier(supplier)], ...(own?.others ?? [])])
  const restart = () => testApp({ store: second, suppliers, clock, config: UNHURRIED })
  return { link, ...killable, restart }
}

const order = (how: object = {}) => ({
  path: '/orders',
  body: { pid: OWN_PIDS.topup, userId: '5123456', ...how },
})
const keys = { path: '/orders', body: { pid: OWN_PIDS.key, quantity: 2 } }
const voucher = order({ pid: OWN_PIDS.voucher })
const STOCK = { codes: ['UC-1'], actor: 'operator' as const }

type End = { answer: object; balance: number; upstream: string[]; lookups: number; paid: number }
const done = (paid: number, balance: number): End => ({
  ...{ answer: { status: 'completed' }, balance, upstream: ['completed'], lookups: 0, paid },
})
const ONCE = done(0.99, 98.5)
const REDEEMED = { ...done(0.0017, 96), upstream: [], lookups: 1 }
const BY_SOUTH = { ...done(0, 98.5), upstream: ['cancelled'] }

type Case = [string, { path: string; body: object }, Fault[], End, boolean?]
const CASES: Case[] = [
  ['an order completed later', order({ userId: '5123401' }), [], ONCE],
  ['an order whose answer is lost', order(), [after(POST, cut)], ONCE],
  ['an order of keys, its answer lost', keys, [after(POST, cut)], done(10, 88)],
  ['a voucher, its answer lost', voucher, [after(REDEEM, cut)], REDEEMED],
  ['an order that another supplier gets', order({ userId: '5123402' }), [], BY_SOUTH, true],
]

/** Each goes through a life once for every commit of it. */
const PATIENCE_MS = 300_000

describe('killed before or after any commit', () => {
  test.each(CASES)(
    '%s: ends once in both',
    async (...[, { path, body }, faults, end, south]) => {
      for (let transaction = 1; ; transaction++)
        for (const when of ['before its commit', 'after its commit'] as const) {
          const { acts, others } = southern()
          const own = south ? { catalog: WITH_SOUTH, others } : { catalog: OWN_CATALOG }
          const { link, dieAt, kill, restart } = await killableChain(own)
          const { up, down, accountId } = link
          if (!south)
            await down.store.transaction((tx) => addStock(tx, OWN_PIDS.voucher, STOCK, START))
          link.proxy.follow(faults)
          const submit = (by: TestApp) =>
            by.call('POST', path, { key: link.key, body: { ...body, trxid: 'killed' } })
          const untilEnded = async (by: TestApp): Promise<Answer> => {
            for (let round = 0; round < 15; round++) {
              const answer = await submit(by)
              if (answer.status === 200 && answer.body.status !== 'processing') return answer
              for (const { clock } of [up, down]) clock.advance(LONG_MS)
              await up.app.jobs.fulfil.runOnce()
              await by.app.jobs.fulfil.runOnce()
            }
            throw new Error('It does not come to an end.')
          }
          dieAt({ transaction, when })
          const life = await untilEnded(down).catch(() => null)
          if (!(await kill())) {
            expect(life?.body).toMatchObject(end.answer)
            expect(transaction).toBeGreaterThan(1)
            return
          }
          const next = await restart()
          const { body: ended } = await untilEnded(next)
          expect(ended).toMatchObject(end.answer)
          expect((await submit(next)).body).toEqual({ ...ended, idempotentReplay: true })
          const orderId = String(ended.orderId)
          const truth = await truthOf(up, next, { orderId, accountId, crashed: true })
          const { balance, upstream, upstreamBalance } = truth
          const theirs = await up.store.read.$count(lookups)
          expect({
            transaction,
            when,
            balance,
            upstream,
            upstreamBalance,
            lookups: theirs,
          }).toEqual({
            ...{ transaction, when, balance: end.balance, upstream: end.upstream },
            ...{ upstreamBalance: 100 - end.paid, lookups: end.lookups },
          })
          expect(acts).toEqual(south ? [orderId] : [])
          if (path === keys.path && body === keys.body) expect(ended.codes).toHaveLength(2)
        }
    },
    PATIENCE_MS,
  )
})

test.each([1, 2, 3])(
  'killed at transaction %i: an order that the first supplier may have never goes to the second',
  async (transaction) => {
    const { acts, others } = southern()
    const own = { catalog: WITH_SOUTH, others }
    const { link, dieAt, kill, restart } = await killableChain(own)
    const { up, down, proxy, key } = link
    dieAt({ transaction, when: 'before its commit' })
    const body = { ...order().body, trxid: 'killed' }
    await down.call('POST', '/orders', { key, body })
    await kill()
    const next = await restart()
    const placed = await up.store.read.$count(orders)
    if (placed > 0) proxy.follow(Array<Fault>(200).fill(before(POST, maintenance)))
    for (let round = 0; round < 30; round++) {
      down.clock.advance(LONG_MS)
      await next.app.jobs.fulfil.runOnce()
    }
    expect(acts).toEqual([])
    proxy.follow([])
    down.clock.advance(LONG_MS)
    await next.app.jobs.fulfil.runOnce()
    expect((await next.call('POST', '/orders', { key, body })).body.status).toBe('completed')
    expect({ upstream: await up.store.read.$count(orders), acts }).toEqual({
      upstream: 1,
      acts: [],
    })
  },
)
