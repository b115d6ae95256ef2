import { expect, test } from 'vitest'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { supplierStatesOf } from '../../src/domain/suppliers/health.ts'
import { SupplierFault } from '../../src/domain/suppliers/supplier.ts'
import { balancesJob } from '../../src/jobs/balances.ts'
import { FAILED } from '../../src/jobs/loop.ts'
import { START } from '../helpers/factories.ts'
import { scriptedSupplier } from '../helpers/scripted-supplier.ts'
import { testStore } from '../helpers/store.ts'

test('what is left at a supplier is written down, and why it could not be had', async () => {
  const store = await testStore()
  const answers: (() => Promise<number>)[] = [
    async () => 12_340_000,
    async () => {
      throw new SupplierFault('not-sent', '401 INVALID_API_KEY')
    },
  ]
  const asked = {
    ...scriptedSupplier(),
    balance: () => (answers.shift() ?? (async () => 0))(),
  }
  const job = balancesJob({
    store,
    suppliers: new Map([['sandbox', asked]]),
    clock: () => START,
    meter: noMeter,
  })
  const state = async () => (await supplierStatesOf(store.read))[0]
  expect(await job.runOnce()).not.toBe(FAILED)
  expect(await state()).toMatchObject({ balanceMicros: 12_340_000, balanceProblem: null })
  expect(await job.runOnce()).toBe(FAILED)
  expect(await state()).toMatchObject({
    balanceMicros: 12_340_000,
    balanceProblem: '401 INVALID_API_KEY',
  })
})
