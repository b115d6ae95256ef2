import { expect, test } from 'vitest'
import { startLookup } from '../../../src/domain/orders/lookups.ts'
import { stuckItems } from '../../../src/domain/reports/stuck.ts'
import { importTestCatalog, later, openTestAccount, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testStore } from '../../helpers/store.ts'

const TERMS = { instance: 'test', inFlightMs: 5000, leaseMs: 15_000, supplier: 'sandbox' }

test.each([3, 4])(
  'lists each stuck order and lookup on one page, %i orders first',
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
    const listed: string[] = []
    for (let offset = 0; offset < ids.length + 2; offset += 2)
      for (const { id } of await stuckItems(store.read, { limit: 2, offset }, now)) listed.push(id)
    expect(listed).toEqual(ids)
  },
)
