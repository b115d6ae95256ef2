import { expect, test } from 'vitest'
import { auditLog } from '../../../src/db/schema.ts'
import {
  changeSettings,
  changeSettingsBy,
  keepMark,
  readMark,
  readSettings,
  type Settings,
} from '../../../src/domain/service/settings.ts'
import { START } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const DEFAULTS = {
  maintenance: false,
  apiOrders: true,
  requireAllowlist: false,
  eligibility: { on: false, minDepositedMicros: 0, minAgeMs: 0 },
  topUps: { minMicros: 1_000_000, maxMicros: 1_000_000_000, maxOpen: 3 },
  manualTransfer: { on: false, instructions: '' },
  stars: { on: false, starsPerUsd: 50 },
  lowStock: 5,
  support: '',
  terms: '',
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

test("a person's change is in the audit log, with its actor", async () => {
  const store = await testStore()
  const stars = { on: true, starsPerUsd: 76.9 }
  const changed = await store.transaction((tx) => changeSettingsBy(tx, { stars }, 'admin:7', START))
  expect(changed).toEqual({ ...DEFAULTS, stars })
  expect(await store.read.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { actor: 'admin:7', action: 'settings.change', detail: { stars }, at: START },
  ])
})

const topUps = (changes: Partial<Settings['topUps']>) => ({
  topUps: { ...DEFAULTS.topUps, ...changes },
})
const stars = (starsPerUsd: number) => ({ stars: { on: true, starsPerUsd } })
const transfer = (on: boolean, instructions: string) => ({ manualTransfer: { on, instructions } })

test.each<[Partial<Settings>, RegExp]>([
  [topUps({ minMicros: 0 }), /above zero/],
  [topUps({ minMicros: 2_000_000, maxMicros: 1_999_999 }), /not be above the largest/],
  [topUps({ maxOpen: 0 }), /from 1 to 100/],
  [topUps({ maxOpen: 1.5 }), /from 1 to 100/],
  [topUps({ maxOpen: 101 }), /from 1 to 100/],
  [transfer(true, ' \n'), /need instructions/],
  [transfer(false, 'x'.repeat(2001)), /at most 2000 characters/],
  [stars(0), /above 0, at most 10000/],
  [stars(-1), /above 0, at most 10000/],
  [stars(10_001), /above 0, at most 10000/],
  [stars(1.23456), /at most 4 decimals/],
  [stars(Number.NaN), /above 0/],
])('refuses %j and keeps what was', async (changes, message) => {
  const store = await testStore()
  const change = store.transaction((tx) => changeSettingsBy(tx, changes, 'operator', START))
  await expect(change).rejects.toMatchObject({ code: 'INVALID_INPUT', message })
  expect(await readSettings(store.read)).toEqual(DEFAULTS)
  expect(await store.read.$count(auditLog)).toBe(0)
})

test('takes the limits themselves, and instructions that wait to be switched on', async () => {
  const store = await testStore()
  const changes = {
    ...topUps({ minMicros: 5_000_000, maxMicros: 5_000_000, maxOpen: 100 }),
    ...transfer(false, 'x'.repeat(2000)),
    ...stars(10_000),
  }
  await store.transaction((tx) => changeSettingsBy(tx, changes, 'operator', START))
  expect(await readSettings(store.read)).toEqual({ ...DEFAULTS, ...changes })
})

test('what the service notes for itself is no switch', async () => {
  const store = await testStore()
  expect(await readMark(store.read, 'payments:stars')).toBeUndefined()
  await store.transaction((tx) => keepMark(tx, 'payments:stars', { offset: 3 }))
  expect(await readMark(store.read, 'payments:stars')).toEqual({ offset: 3 })
  expect(await readSettings(store.read)).toEqual(DEFAULTS)
})
