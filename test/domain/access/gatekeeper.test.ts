import { describe, expect, test } from 'vitest'
import type { Reader, Store } from '../../../src/db/store.ts'
import { allowAddresses } from '../../../src/domain/access/allowlist.ts'
import {
  type Access,
  createGatekeeper,
  type Gatekeeper,
} from '../../../src/domain/access/gatekeeper.ts'
import { newKey } from '../../../src/domain/access/key-terms.ts'
import { setApiAllowed, setApiEnabled } from '../../../src/domain/accounts/standing.ts'
import { post } from '../../../src/domain/ledger/ledger.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import { createSettingsCache } from '../../../src/domain/settings/settings-cache.ts'
import {
  createInvalidationFeed,
  type InvalidationFeed,
} from '../../../src/domain/shared/cache/invalidation-feed.ts'
import { issueTestKey, later, START as NOW, openTestAccount } from '../../helpers/factories.ts'
import { ban, restrict, unban, unrestrict } from '../../helpers/standing.ts'
import { testStore } from '../../helpers/store.ts'

const ADDRESS = '203.0.113.7'
const HOUR_MS = 3_600_000
const actor = 'operator'

describe('a key', () => {
  test('that is malformed never reaches the database', async () => {
    const store = await testStore()
    const untouchable: Reader = new Proxy(store.read, {
      get() {
        throw new Error('The database was asked.')
      },
    })
    const blind = gatekeeperOn(untouchable, createInvalidationFeed(store))
    const mistyped = `${newKey('live').slice(0, -1)}-`
    for (const key of ['', 'x', mistyped, `gw_live_${'0'.repeat(38)}`])
      expect(await blind.check({ key, address: ADDRESS }, NOW)).toEqual(
        refused('INVALID_API_KEY_FORMAT'),
      )
    const wellFormed = { key: newKey('live'), address: ADDRESS }
    await expect(blind.check(wellFormed, NOW)).rejects.toThrow('asked')
  })
})

test('what weighs more is told first: key, ban, restriction, switches, eligibility, allowlist', async () => {
  const { store, key, id } = await caller()
  const wrong = { reason: undefined, actor } as const
  const eligibility = { on: true, minAgeMs: HOUR_MS, minDepositedMicros: 0 }
  await store.transaction(async (tx) => {
    await ban(tx, id, wrong, NOW)
    await restrict(tx, id, { ...wrong, forMs: 24 * HOUR_MS }, NOW)
    await setApiAllowed(tx, id, false, { actor }, NOW)
    await setApiEnabled(tx, id, false, actor, NOW)
    await changeSettings(tx, { requireAllowlist: true, eligibility }, NOW)
  })

  expect(await check(store, `${key}x`)).toEqual(refused('INVALID_API_KEY_FORMAT'))
  expect(await check(store, newKey('test'))).toEqual(refused('INVALID_API_KEY'))
  expect(await check(store, key)).toEqual(refused('ACCOUNT_BANNED'))
  await store.transaction((tx) => unban(tx, id, actor, NOW))
  expect(await check(store, key)).toEqual(refused('ACCOUNT_RESTRICTED'))
  await store.transaction((tx) => unrestrict(tx, id, actor, NOW))
  expect(await check(store, key)).toEqual(refused('API_DISABLED_BY_ADMIN'))
  await store.transaction((tx) => setApiAllowed(tx, id, true, { actor }, NOW))
  expect(await check(store, key)).toEqual(refused('API_DISABLED'))
  await store.transaction((tx) => setApiEnabled(tx, id, true, actor, NOW))
  expect(await check(store, key)).toEqual(refused('API_NOT_ELIGIBLE'))
  const now = later(HOUR_MS)
  expect(await check(store, key, { now })).toEqual(refused('IP_ALLOWLIST_REQUIRED'))
  await allow(store, id, ['192.0.2.1'])
  expect(await check(store, key, { now })).toEqual(refused('IP_NOT_ALLOWED'))
  await allow(store, id, [ADDRESS])
  expect(await check(store, key, { now })).toMatchObject({ granted: true })
})

describe('eligibility', () => {
  test('by money paid in counts it though it is spent, and not what was taken back', async () => {
    const { store, key, id } = await caller()
    const eligibility = { on: true, minAgeMs: 0, minDepositedMicros: 1000 }
    await store.transaction((tx) => changeSettings(tx, { eligibility }, NOW))
    const move = (kind: 'deposit' | 'credit' | 'debit' | 'charge' | 'refund', micros: number) =>
      store.transaction((tx) => post(tx, { kind, accountId: id, amountMicros: micros }, NOW))
    await move('deposit', 999)
    await move('refund', 5000)
    expect(await check(store, key)).toEqual(refused('API_NOT_ELIGIBLE'))
    await move('credit', 1)
    await move('charge', -6000)
    expect(await check(store, key)).toMatchObject({ granted: true })
    await move('refund', 6000)
    await move('debit', -1)
    expect(await check(store, key)).toEqual(refused('API_NOT_ELIGIBLE'))
  })

  test('that is switched on counts what everybody has paid in who was let in before', async () => {
    const { store, key, id } = await caller()
    const { id: otherId } = await openTestAccount(store)
    const otherKey = await issueTestKey(store, otherId)
    for (const accountId of [id, otherId])
      await store.transaction((tx) =>
        post(tx, { kind: 'deposit', accountId, amountMicros: 1000 }, NOW),
      )
    const both = async () => [await check(store, key), await check(store, otherKey)]
    expect(await both()).toMatchObject([{ granted: true }, { granted: true }])
    const eligibility = { on: true, minAgeMs: 0, minDepositedMicros: 1000 }
    await store.transaction((tx) => changeSettings(tx, { eligibility }, NOW))
    expect(await both()).toMatchObject([{ granted: true }, { granted: true }])
  })
})

describe('an allowlist', () => {
  test('of one account neither lets in nor keeps out another', async () => {
    const { store, key, id } = await caller()
    const other = await openTestAccount(store)
    const otherKey = await issueTestKey(store, other.id)
    await allow(store, id, ['192.0.2.1'])
    expect(await check(store, otherKey)).toMatchObject({ granted: true })
    await allow(store, other.id, [ADDRESS])
    expect(await check(store, key)).toEqual(refused('IP_NOT_ALLOWED'))
    expect(await check(store, otherKey)).toMatchObject({ granted: true })
  })
})

/** An account opened at START, its API access on, and its key. */
async function caller() {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  return { store, id, key: await issueTestKey(store, id) }
}

async function check(
  store: Store,
  key: string,
  { now = NOW, address = ADDRESS }: { now?: Date; address?: string } = {},
): Promise<Access> {
  const gatekeeper = keepers.get(store) ?? (await gatekeeperOf(store))
  keepers.set(store, gatekeeper)
  return gatekeeper.check({ key, address }, now)
}

/** One for each store, so that it remembers what it was asked before. */
const keepers = new WeakMap<Store, Gatekeeper>()

function gatekeeperOn(read: Reader, feed: InvalidationFeed): Gatekeeper {
  return createGatekeeper({ read, feed, settings: createSettingsCache({ read, feed }) })
}

async function gatekeeperOf(store: Store): Promise<Gatekeeper> {
  const feed = createInvalidationFeed(store)
  await feed.poll(NOW)
  return gatekeeperOn(store.read, feed)
}

function refused(refusal: string) {
  return expect.objectContaining({ granted: false, refusal })
}

function allow(store: Store, accountId: number, texts: string[]): Promise<void> {
  return store.transaction((tx) => allowAddresses(tx, accountId, { texts, actor }, NOW))
}
