import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { notices, orders, supplierDays } from '../../src/domain/schema.ts'
import type { SupplierSettings } from '../../src/domain/settings/supplier.ts'
import { changeSupplierSettings } from '../../src/domain/suppliers/supplier-limits.ts'
import { testApp } from './app.ts'
import { customer } from './customer.ts'
import { START } from './factories.ts'
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
  const buyer = await customer(test)
  return {
    ...{ ...test, ...buyer, store, suppliers },
    order: (more: object = {}) => buyer.order({ pid: 'GOODS-1', ...more }),
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
    calls: (name: string) => (suppliers.get(name)?.calls ?? []).map(({ method }) => method),
    holds: async () => expect((await proveLedger(store.read)).findings).toEqual([]),
    told: async () =>
      (await store.read.select().from(notices).orderBy(notices.id)).map(({ kind }) => kind),
  }
}

/** As routedShop, with limits of suppliers. */
export async function limited(
  goods: Goods,
  scripts: Record<string, Script>,
  limits: Record<string, Partial<SupplierSettings>>,
) {
  const shop = await routedShop(goods, scripts)
  const set = async (name: string, changes: Partial<SupplierSettings>) =>
    shop.store.transaction((tx) =>
      changeSupplierSettings(tx, name, { ...changes, actor: 'operator' }, START),
    )
  for (const [name, changes] of Object.entries(limits)) await set(name, changes)
  return {
    ...shop,
    set,
    bought: async (supplier: string) => {
      const rows = await shop.store.read.select().from(supplierDays)
      return rows.filter((row) => row.supplier === supplier).map((row) => row.boughtMicros)
    },
    adds: () => daysAdd(shop.store),
    supplierOf: async (id: unknown) => (await shop.row(id))?.supplier,
  }
}

/** What counts towards each day of a supplier is what its orders say, but for those that were cancelled. */
export async function daysAdd(store: Store): Promise<void> {
  const sums = new Map<string, number>()
  for (const { status, supplier, dayPart } of await store.read.select().from(orders)) {
    if (!dayPart || status === 'cancelled') continue
    const key = `${dayPart.day} ${supplier}`
    sums.set(key, (sums.get(key) ?? 0) + dayPart.micros)
  }
  const days = await store.read.select().from(supplierDays)
  const counted = days.map(({ day, supplier, boughtMicros }) => [
    `${day} ${supplier}`,
    boughtMicros,
  ])
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(counted.map(([key]) => [key, sums.get(String(key)) ?? 0])),
  )
  for (const key of sums.keys()) expect(counted.map(([name]) => name)).toContain(key)
}
