// Keys, limits and moves of accounts, when an earlier database is restored.

import { expect, test } from 'vitest'
import {
  addressesOf,
  forgetAddress,
  setAddressGuard,
} from '../../src/domain/access/address-guard.ts'
import {
  changeKey,
  createKey,
  currentKeys,
  revokeKey,
  rotateKey,
  validKeys,
} from '../../src/domain/access/api-keys.ts'
import { spendWithKey, spentToday } from '../../src/domain/access/key-spend.ts'
import { rememberAddresses } from '../../src/domain/access/key-usage.ts'
import { accountByTelegramId, adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { ensureTestAccount } from '../../src/domain/accounts/test-account.ts'
import { accountMoves } from '../../src/domain/schema.ts'
import { boughtToday, takeOfDay } from '../../src/domain/suppliers/supplier-limits.ts'
import { testCli } from '../helpers/cli.ts'
import { issueTestKey, openTestAccount, START } from '../helpers/factories.ts'
import { twoPeople } from '../helpers/movers.ts'

const actor = 'operator'
const by = { actor } as const

async function shop() {
  const cli = await testCli()
  return { ...cli, ...(await openTestAccount(cli.store)) }
}

test('lets each key do what it may do now, under the name that it has now', async () => {
  const { store, id, backup, restored } = await shop()
  await issueTestKey(store, id)
  const bot = await store.transaction((tx) => createKey(tx, id, { name: 'bot', ...by }, START))
  const file = await backup()
  await store.transaction(async (tx) => {
    const changes = { name: 'other', scopes: ['read' as const], dailyCapMicros: 5_000_000 }
    await changeKey(tx, id, { keyId: bot.id, changes, actor }, START)
    await createKey(tx, id, { name: 'bot', orderCapMicros: 7, ...by }, START)
    await rotateKey(tx, id, { graceMs: 0, ...by }, START)
  })
  const { read } = (await restored(file)).store
  expect(await currentKeys(read, id, START)).toMatchObject([
    { name: 'default', rootId: 1, scopes: ['read', 'order', 'lookup'] },
    { name: 'other', id: bot.id, scopes: ['read'], dailyCapMicros: 5_000_000 },
    { name: 'bot', rootId: null, orderCapMicros: 7 },
  ])
})

test('keeps rotated keys together, and what they have spent today', async () => {
  const { store, id, backup, restored } = await shop()
  const file = await backup()
  await store.transaction(async (tx) => {
    const first = await createKey(tx, id, { name: 'bot', dailyCapMicros: 10, ...by }, START)
    // The first of the chain has ended, the second one is in its grace time.
    await rotateKey(tx, id, { keyId: first.id, graceMs: 0, ...by }, START)
    const [second] = await currentKeys(tx, id, START)
    if (!second) throw new Error('The key is gone.')
    await rotateKey(tx, id, { keyId: second.id, graceMs: 60_000, ...by }, START)
    const paying = { ...second, guarded: false, address: '198.51.100.7' }
    await spendWithKey(tx, paying, 7, START)
  })
  const after = (await restored(file)).store
  expect(await validKeys(after.read, id, START)).toHaveLength(2)
  const [present] = await currentKeys(after.read, id, START)
  if (!present) throw new Error('The key is gone.')
  expect(await spentToday(after.read, present, START)).toBe(7)
  await after.transaction((tx) => revokeKey(tx, id, { keyId: present.id, actor }, START))
  expect(await validKeys(after.read, id, START)).toEqual([])
})

test('does not know addresses again that the holder has removed', async () => {
  const { store, id: accountId, backup, restored } = await shop()
  const [kept, removed] = ['198.51.100.7', '203.0.113.66']
  const key = await store.transaction(async (tx) => {
    const made = await createKey(tx, accountId, { name: 'bot', ...by }, START)
    const used = [kept, removed].map((address) => ({ address: String(address), at: START }))
    await rememberAddresses(tx, { ...made, rootId: null, accountId }, used)
    return made
  })
  const file = await backup()
  await store.transaction(async (tx) => {
    await setAddressGuard(tx, accountId, true, actor, START)
    const gone = { keyId: key.id, address: String(removed), actor } as const
    await forgetAddress(tx, accountId, gone, START)
  })
  const { read } = (await restored(file)).store
  expect(await addressesOf(read, accountId)).toMatchObject([{ address: kept }])
})

test('keeps what was bought at a supplier since, as far as it counts towards its day', async () => {
  const { store, backup, restored } = await shop()
  const buy = (micros: number) =>
    store.transaction((tx) => takeOfDay(tx, 'north', { dayLimitMicros: 10_000_000, micros }, START))
  await buy(1_000_000)
  const file = await backup()
  await buy(3_000_000)
  const { read } = (await restored(file)).store
  expect(await boughtToday(read, 'north', START)).toBe(4_000_000)
})

test('an account that moved since a backup stays moved', async () => {
  const { cli, from, to, order, carryOut } = await twoPeople()
  const { store, clock } = cli
  const other = await openTestAccount(store, { name: 'Third' })
  await store.transaction((tx) => ensureTestAccount(tx, from, 'operator', clock.now))
  await order()
  const file = await cli.backup()
  await carryOut()
  await issueTestKey(store, from.id)
  const input = { amountMicros: 1, note: 'x', actor: 'operator' as const }
  await store.transaction((tx) => adjustBalance(tx, other.id, input, clock.now))

  const { read } = (await cli.restored(file)).store
  for (const [telegramId, account] of [
    [to.telegramId, { id: from.id, name: 'Emil' }],
    [from.telegramId, { id: to.id, name: 'Dana' }],
    [-to.telegramId, { testOf: from.id }],
    [other.telegramId, { id: other.id }],
  ] as const)
    expect(await accountByTelegramId(read, telegramId)).toMatchObject(account)
  expect(await validKeys(read, from.id, clock.now)).toHaveLength(1)
  expect((await read.select().from(accountMoves)).map(({ state }) => state)).toEqual(['moved'])
  expect(await cli.json('audit')).toMatchObject({ holds: true })
})
