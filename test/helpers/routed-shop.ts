import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { notices, orders } from '../../src/db/schema.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { testApp } from './app.ts'
import { type Script, scriptedSupplier } from './scripted-supplier.ts'
import { type Goods, shopSelling } from './shop.ts'

export type { Goods }

/** A shop of one product and several scripted suppliers, by their names. */
export async function routedShop(goods: Goods, scripts: Record<string, Script>) {
  const store = await shopSelling(goods)
  const suppliers = new Map(
    Object.entries(scripts).map(([name, script]) => [name, scriptedSupplier(script)]),
  )
  const test = await testApp({ store, suppliers })
  const { key, accountId } = await test.reseller()
  let placed = 0
  return {
    ...test,
    accountId,
    store,
    suppliers,
    order: async (more: object = { userId: '5123456' }) => {
      placed += 1
      const body = { pid: 'GOODS-1', trxid: `t-${placed}`, ...more }
      return (await test.call('POST', '/orders', { key, body })).body
    },
    present: async (id: unknown) => (await test.call('GET', `/orders/${id}`, { key })).body,
    row: async (id: unknown) => {
      const [row] = await store.read
        .select()
        .from(orders)
        .where(eq(orders.id, String(id)))
      return row
    },
    pass: async (ms: number) => {
      test.clock.advance(ms)
      await test.app.jobs.fulfil.runOnce()
    },
    balance: async () => (await test.call('GET', '/balance', { key })).body.balanceUsd,
    calls: (name: string) => (suppliers.get(name)?.calls ?? []).map(({ method }) => method),
    /** Orders by several at once. */
    atOnce: async (count: number) => {
      const trxids = Array.from({ length: count }, () => `t-${++placed}`)
      const body = { pid: 'GOODS-1', userId: '5123456' }
      return Promise.all(
        trxids.map((trxid) => test.call('POST', '/orders', { key, body: { ...body, trxid } })),
      )
    },
    holds: async () => expect((await proveLedger(store.read)).findings).toEqual([]),
    told: async () =>
      (await store.read.select().from(notices).orderBy(notices.id)).map(({ kind }) => kind),
  }
}
