import { expect, test } from 'vitest'
import { auditLog } from '../../../src/domain/schema.ts'
import { NAMES } from '../../../src/domain/settings/all-settings.ts'
import {
  changeSettings,
  changeSettingsBy,
  readSettings,
  type Settings,
  settingIn,
} from '../../../src/domain/settings/settings.ts'
import { readState, writeState } from '../../../src/domain/settings/state.ts'
import { actsOf } from '../../helpers/acts.ts'
import { START } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const DEFAULTS = Object.fromEntries(NAMES.map((name) => [name, settingIn({}, name)])) as Settings

test('a service that nobody has set up sells, asks for no allowlist and lets everyone in', async () => {
  const store = await testStore()
  expect(await readSettings(store.read)).toMatchObject({
    maintenance: false,
    apiOrders: true,
    shop: true,
    requireAllowlist: false,
    eligibility: { on: false, minDepositedMicros: 0, minAgeMs: 0 },
    topUps: { minMicros: 1_000_000, maxMicros: 1_000_000_000, maxOpen: 3 },
    transfers: { lastId: 0, methods: [] },
    stars: { on: false, starsPerUsd: 50 },
    cryptoPay: { on: true },
    lowStock: 5,
    digest: { on: true, at: '09:00', zone: 'UTC' },
    statusPage: false,
    suppliers: {},
    secondPerson: { aboveMicros: 0 },
    pricing: { maxCostAgeDays: 30, maxJumpBp: 3000 },
    support: '',
    terms: '',
    sandbox: false,
  })
})

test('a change keeps every other setting, and a later one replaces it', async () => {
  const store = await testStore()
  const eligibility = { on: true, minDepositedMicros: 5_000_000, minAgeMs: 86_400_000 }
  await store.transaction((tx) => changeSettings(tx, { maintenance: true, eligibility }, START))
  await store.transaction((tx) => changeSettings(tx, { apiOrders: false }, START))
  expect(await readSettings(store.read)).toEqual({
    ...DEFAULTS,
    maintenance: true,
    apiOrders: false,
    eligibility,
  })
  await store.transaction((tx) =>
    changeSettings(tx, { maintenance: false, apiOrders: true }, START),
  )
  expect(await readSettings(store.read)).toEqual({ ...DEFAULTS, eligibility })
})

test('a change holds within its own transaction, and not at all if that is rolled back', async () => {
  const store = await testStore()
  const undone = store.transaction(async (tx) => {
    await changeSettings(tx, { maintenance: true }, START)
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
  expect(await actsOf(store)).toMatchObject([
    { actor: 'admin:7', action: 'settings.change', detail: { stars }, at: START },
  ])
})

const topUps = (changes: Partial<Settings['topUps']>) => ({
  topUps: { ...DEFAULTS.topUps, ...changes },
})
const stars = (starsPerUsd: number) => ({ stars: { on: true, starsPerUsd } })

test.each<[Partial<Settings>, object]>([
  [topUps({ minMicros: 0 }), { problem: 'least_is_zero' }],
  [topUps({ minMicros: 2_000_000, maxMicros: 1_999_999 }), { problem: 'least_above_largest' }],
  [topUps({ maxOpen: 0 }), { problem: 'open_deposits', max: 100 }],
  [topUps({ maxOpen: 1.5 }), { problem: 'open_deposits', max: 100 }],
  [topUps({ maxOpen: 101 }), { problem: 'open_deposits', max: 100 }],
  [stars(0), { problem: 'stars_rate', max: 10_000 }],
  [stars(-1), { problem: 'stars_rate', max: 10_000 }],
  [stars(10_001), { problem: 'stars_rate', max: 10_000 }],
  [stars(1.23456), { problem: 'stars_rate', decimals: 4 }],
  [stars(Number.NaN), { problem: 'stars_rate' }],
])('refuses %j and keeps what was', async (changes, data) => {
  const store = await testStore()
  const change = store.transaction((tx) => changeSettingsBy(tx, changes, 'operator', START))
  await expect(change).rejects.toMatchObject({ code: 'INVALID_SETTING', data })
  expect(await readSettings(store.read)).toEqual(DEFAULTS)
  expect(await store.read.$count(auditLog)).toBe(0)
})

test('takes the limits themselves', async () => {
  const store = await testStore()
  const changes = {
    ...topUps({ minMicros: 5_000_000, maxMicros: 5_000_000, maxOpen: 100 }),
    ...stars(10_000),
  }
  await store.transaction((tx) => changeSettingsBy(tx, changes, 'operator', START))
  expect(await readSettings(store.read)).toEqual({ ...DEFAULTS, ...changes })
})

test('what the service notes for itself is no switch', async () => {
  const store = await testStore()
  expect(await readState(store.read, 'payments:stars')).toBeUndefined()
  await store.transaction((tx) => writeState(tx, 'payments:stars', { offset: 3 }))
  expect(await readState(store.read, 'payments:stars')).toEqual({ offset: 3 })
  expect(await readSettings(store.read)).toEqual(DEFAULTS)
})
