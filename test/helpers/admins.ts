import type { Supplier } from '../../src/domain/suppliers/supplier.ts'
import { createManualSupplier } from '../../src/suppliers/manual.ts'
import { ADMIN_ID, testBot } from './bot.ts'
import { PATIENT, type Script, scriptedSupplier } from './scripted-supplier.ts'
import { shopSelling } from './shop.ts'

export const OTHER_ADMIN = 9_000_002
export const REMIND_MS = 15 * 60_000

export type Goods = Parameters<typeof shopSelling>[0]

/** A shop of one product with its bot, two admins, a person as supplier and a scripted one, `north`. */
export async function shopWithAdmins(goods: Goods, script: Script = {}) {
  const store = await shopSelling(goods)
  const suppliers = new Map<string, Supplier>([['north', scriptedSupplier(script)]])
  // The person's calls are transactions, which may take a while.
  const parts = { store, suppliers, config: PATIENT }
  const bot = await testBot(parts, { adminIds: new Set([ADMIN_ID, OTHER_ADMIN]) })
  const clock = () => bot.clock.now
  suppliers.set(
    'manual',
    createManualSupplier({ name: 'manual', store, clock, remindMs: REMIND_MS }),
  )
  const ada = bot.admin()
  const ben = bot.person(OTHER_ADMIN)
  for (const admin of [ada, ben]) await admin.write('/start')
  const { key } = await bot.reseller()
  let placed = 0
  return {
    ...bot,
    suppliers,
    ada,
    ben,
    async order(more: object = { userId: 'Dana#1' }) {
      placed += 1
      const body = { pid: 'GOODS-1', trxid: `t-${placed}`, ...more }
      const answer = await bot.call('POST', '/orders', { key, body })
      await bot.settled()
      return { ...answer.body, orderId: String(answer.body.orderId) }
    },
    present: async (id: string) => (await bot.call('GET', `/orders/${id}`, { key })).body,
    balance: async () => (await bot.call('GET', '/balance', { key })).body.balanceUsd,
    async pass(ms: number) {
      bot.clock.advance(ms)
      await bot.app.jobs.fulfil.runOnce()
      await bot.settled()
    },
  }
}
