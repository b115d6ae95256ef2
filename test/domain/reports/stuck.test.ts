import { expect, test } from 'vitest'
import { startLookup } from '../../../src/domain/orders/lookups.ts'
import { stuckItems } from '../../../src/domain/reports/stuck.ts'
import { importTestCatalog, later, openTestAccount, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testStore } from '../../helpers/store.ts'

const TERMS = { instance: 'test', inFlightMs: 5000, leaseMs: 15_000, supplier: 'sandbox' }

test.each([3, 4])(
  'lists stuck orders, then lookups, each once, %i orders first',
  async (orders) => {
    const store = await testStore()
    await importTestCatalog(store)
    const { id: accountId } = await openTestAccount(store, { balanceMicros: 100_000_000 })
    const ids: string[] = []
    for (let i = 0; i < orders; i++) {
      const { order } = await placeOrder(store, { accountId })
      ids.push(order.id)
    }
    for (let i = 0; i < 5; i++) {
      const input = { playerId: '5123456789', code: `CODE-${i}` }
      const trxid = `lookup-${i}`
      const from = { accountId, test: false, via: 'api' } as const
      const request = { ...from, kind: 'rdmgamea' as const, trxid, input }
      const { lookup } = await startLookup(store, request, TERMS, START)
      ids.push(lookup.id)
    }
    const now = later(60 * 60_000)
    for (const limit of [2, orders, orders + 2, 50]) {
      const listed = (await stuckItems(store.read, limit, now)).map(({ id }) => id)
      expect(listed).toEqual(ids.slice(0, limit))
    }
  },
)
