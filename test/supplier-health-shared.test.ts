// What several processes see of one supplier, each by itself, and tell as one.
import { expect, test } from 'vitest'
import { notices } from '../src/db/schema.ts'
import { supplierStatesOf } from '../src/domain/supplier-health.ts'
import { PIDS } from './helpers/factories.ts'
import { twoApps } from './helpers/scripted-supplier.ts'

const REST_MS = 35_000

test('the admins hear once that a supplier fails, and once that it is well again', async () => {
  const { first, second, supplier, either } = await twoApps()
  const { key } = await first.reseller()
  let placed = 0
  const order = async (by: typeof second) => {
    const body = { pid: PIDS.userId, trxid: `t-${++placed}`, userId: '5123456' }
    return (await by.call('POST', '/orders', { key, body })).body
  }
  const state = async () => (await supplierStatesOf(first.store.read))[0]
  const told = async () => {
    const rows = await first.store.read.select().from(notices).orderBy(notices.id)
    return rows.filter(({ telegramId }) => telegramId === null).map(({ kind }) => kind)
  }

  supplier.follow({ place: Array.from({ length: 8 }, () => 'not-sent' as const) })
  for (let i = 0; i < 5; i++) await order(first)
  expect(await state()).toMatchObject({ failures: 5 })
  // The other one has not seen as much of it: what is known stays.
  for (let i = 0; i < 3; i++) await order(second)
  expect(await state()).toMatchObject({ failures: 5, restsUntil: expect.any(Date) })
  supplier.follow({ place: ['not-sent', 'not-sent'] })
  for (let i = 0; i < 2; i++) await order(second)
  expect(supplier.calls).toHaveLength(2)
  expect(await told()).toEqual(['supplier_failing'])

  first.clock.advance(REST_MS)
  for (const i of [0, 1]) expect(await order(either(i))).toMatchObject({ status: 'completed' })
  expect(await state()).toMatchObject({ failures: 0, restsUntil: null })
  expect(await told()).toEqual(['supplier_failing', 'supplier_recovered'])
})
