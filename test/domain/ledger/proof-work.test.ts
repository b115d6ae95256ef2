import { expect, test } from 'vitest'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { PIDS } from '../../helpers/factories.ts'
import { scriptedApp } from '../../helpers/scripted-supplier.ts'

test('finds an open order, and an open lookup, that nobody would ever take up', async () => {
  const app = await scriptedApp({ place: ['accept'], lookup: ['unknown'] })
  const { key } = await app.reseller()
  const order = { pid: PIDS.userId, userId: '5123456', trxid: 'order' }
  const { orderId } = (await app.call('POST', '/orders', { key, body: order })).body
  const redemption = { playerId: '5123456', code: 'UC-1', trxid: 'redeem' }
  await app.call('POST', '/rdmgamea', { key, body: redemption })
  expect((await proveLedger(app.store.read)).findings).toEqual([])

  const direct = await connectDirectly(app.store)
  await direct.exec('DELETE FROM supplier_jobs')
  const { findings } = await proveLedger(app.store.read)
  expect(findings).toHaveLength(2)
  expect(findings[0]).toMatchObject({
    reference: orderId,
    problem: expect.stringMatching(/no job/),
  })
})
