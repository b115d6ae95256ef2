// What several processes see of one supplier, each by itself, and tell as one.
import { expect, test } from 'vitest'
import { notices } from '../../../src/domain/schema.ts'
import { breakerStatesOf } from '../../../src/domain/suppliers/health.ts'
import { fresh, later, PIDS } from '../../helpers/factories.ts'
import { twoApps } from '../../helpers/scripted-supplier.ts'

test('the admins hear once that a supplier fails, and once that it is well again', async () => {
  const { first, second, supplier, either } = await twoApps()
  const { key } = await first.reseller()
  const order = async (by: typeof second) => {
    const body = { pid: PIDS.userId, trxid: `T${fresh()}`, userId: '5123456' }
    return (await by.call('POST', '/orders', { key, body })).body
  }
  const state = async () => (await breakerStatesOf(first.store.read))[0]
  const told = async () => {
    const rows = await first.store.read.select().from(notices).orderBy(notices.id)
    return rows.filter(({ telegramId }) => telegramId === null).map(({ kind }) => kind)
  }

  const failing = (calls: number) =>
    supplier.follow({ place: Array.from({ length: calls }, () => 'not-sent' as const) })

  failing(10)
  for (let i = 0; i < 10; i++) await order(first)
  const opened = await state()
  expect(opened).toMatchObject({ openUntil: later(5000) })
  // The other one has not seen as much of it: what is known stays.
  failing(9)
  for (let i = 0; i < 9; i++) await order(second)
  expect(await state()).toMatchObject({ openUntil: opened?.openUntil })
  failing(1)
  for (let i = 0; i < 2; i++) await order(second)
  expect(supplier.calls).toHaveLength(1)
  expect(await told()).toEqual(['incident'])

  first.clock.advance(5000)
  for (let i = 0; i < 6; i++) expect(await order(either(i))).toMatchObject({ status: 'completed' })
  expect(await state()).toMatchObject({ openUntil: null })
  expect(await told()).toEqual(['incident', 'supplier_recovered'])
})
