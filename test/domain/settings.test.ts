import { expect, test } from 'vitest'
import { changeSettings, readSettings } from '../../src/domain/settings.ts'
import { testStore } from '../helpers/store.ts'

const DEFAULTS = {
  maintenance: false,
  apiOrders: true,
  requireAllowlist: false,
  eligibility: { on: false, minDepositedMicros: 0, minAgeMs: 0 },
  sandbox: false,
}

test('a service that nobody has set up sells, asks for no allowlist and lets everyone in', async () => {
  const store = await testStore()
  expect(await readSettings(store.read)).toEqual(DEFAULTS)
})

test('a change keeps every other setting, and a later one replaces it', async () => {
  const store = await testStore()
  const eligibility = { on: true, minDepositedMicros: 5_000_000, minAgeMs: 86_400_000 }
  await store.transaction((tx) => changeSettings(tx, { maintenance: true, eligibility }))
  await store.transaction((tx) => changeSettings(tx, { apiOrders: false }))
  expect(await readSettings(store.read)).toEqual({
    ...DEFAULTS,
    maintenance: true,
    apiOrders: false,
    eligibility,
  })
  await store.transaction((tx) => changeSettings(tx, { maintenance: false, apiOrders: true }))
  expect(await readSettings(store.read)).toEqual({ ...DEFAULTS, eligibility })
})

test('a change holds within its own transaction, and not at all if that is rolled back', async () => {
  const store = await testStore()
  const undone = store.transaction(async (tx) => {
    await changeSettings(tx, { maintenance: true })
    expect((await readSettings(tx)).maintenance).toBe(true)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await readSettings(store.read)).maintenance).toBe(false)
})
