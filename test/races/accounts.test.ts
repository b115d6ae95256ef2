// What one account, or everybody, may have only so much of, asked for at the same moment by two processes.
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store, Tx } from '../../src/db/store.ts'
import { allowAddresses } from '../../src/domain/access/allowlist.ts'
import { rotateKey, validKeys } from '../../src/domain/access/api-keys.ts'
import { meetHolder } from '../../src/domain/accounts/holders.ts'
import { allowlistOf } from '../../src/domain/accounts/standing.ts'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { parseCatalog } from '../../src/domain/catalog/file.ts'
import { importCatalog } from '../../src/domain/catalog/import.ts'
import { approveDeposit } from '../../src/domain/deposits/decisions.ts'
import { openDeposit } from '../../src/domain/deposits/deposits.ts'
import { creditPayment } from '../../src/domain/deposits/payments.ts'
import { submitReceipt } from '../../src/domain/deposits/receipts.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { claimTrxid } from '../../src/domain/orders/submissions.ts'
import { accounts, apiKeys, deposits, notices, submissions } from '../../src/domain/schema.ts'
import { keptBy, putUpDecisions, usePress } from '../../src/domain/settings/confirmations.ts'
import {
  changeSettingsBy,
  readSettings,
  settingsToChange,
} from '../../src/domain/settings/settings.ts'
import { actsOf } from '../helpers/acts.ts'
import { depositStore, open } from '../helpers/deposits.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { fresh, openTestAccount, PIDS, START, TEST_CATALOG } from '../helpers/factories.ts'
import { changeProduct } from '../helpers/prices.ts'
import { openTestStore, testShop, testStore } from '../helpers/store.ts'

const actor = 'operator' as const
const AT_ONCE = 8
const ROUNDS = 8

/** As many transactions at once, half of them at another process. */
async function together<T>(store: Store, work: (tx: Tx, i: number) => Promise<T>, count = AT_ONCE) {
  const stores = [store, await openTestStore((await connectDirectly(store)).url)]
  const results = await Promise.allSettled(
    Array.from({ length: count }, (_, i) =>
      (stores[i % 2] ?? store).transaction((tx) => work(tx, i)),
    ),
  )
  const done = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const codes = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  return { done, codes }
}

test('an allowlist has at most 100 entries', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  const texts = (i: number) => Array.from({ length: 40 }, (_, n) => `10.0.${i}.${n}`)
  const { codes } = await together(store, (tx, i) =>
    allowAddresses(tx, id, { texts: texts(i), actor }, START),
  )
  expect(codes).toEqual(Array.from({ length: AT_ONCE - 2 }, () => 'TOO_MANY_ADDRESSES'))
  expect(await allowlistOf(store.read, id)).toHaveLength(80)
})

test('every key that is issued takes the place of the one before', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  const { codes } = await together(store, (tx) => rotateKey(tx, id, { graceMs: 0, actor }, START))
  expect(codes).toEqual([])
  expect(await validKeys(store.read, id, START)).toHaveLength(1)
  const present = and(eq(apiKeys.accountId, id), isNull(apiKeys.expiresAt))
  expect(await store.read.$count(apiKeys, present)).toBe(1)
})

test('a button that decides is used once', async () => {
  const store = await testStore()
  const asked = ['a.money-yes:7']
  const token = await store.transaction((tx) => putUpDecisions(tx, 1, asked, START, { id: 1 }))
  const press = { telegramId: 1, about: 'a.money-yes:7', token }
  expect(await keptBy(store.read, press)).toEqual({ id: 1 })
  const { done } = await together(store, (tx, i) => usePress(tx, { ...press, updateId: i }, START))
  expect(done.filter((used) => used)).toHaveLength(1)
})

test('changes of settings that follow from them do not undo each other', async () => {
  const store = await testStore()
  await together(store, async (tx) => {
    const { topUps } = await settingsToChange(tx)
    const changes = { topUps: { ...topUps, maxOpen: topUps.maxOpen + 1 } }
    return changeSettingsBy(tx, changes, actor, START)
  })
  expect((await readSettings(store.read)).topUps.maxOpen).toBe(3 + AT_ONCE)
})

test('an import does not undo what is switched at the same moment', async () => {
  const store = await testShop()
  const file = parseCatalog(JSON.stringify(TEST_CATALOG))
  for (let round = 0; round < ROUNDS; round++) {
    const status = round % 2 ? 'active' : 'paused'
    const { codes } = await together(store, (tx, i) =>
      i === 2
        ? changeProduct(tx, PIDS.gamekey, { changes: { status }, actor }, START)
        : importCatalog(tx, { file, replace: false, actor }, START).then(() => undefined),
    )
    expect(codes).toEqual([])
    expect((await listingOf(store.read, PIDS.gamekey))?.product).toMatchObject({ status })
  }
})

test('a payment that is told several times is credited once, and no telling fails', async () => {
  const { store, stars } = await depositStore()
  const { id, telegramId } = await openTestAccount(store)
  const deposit = await open(store, id, stars)
  const { reference, price } = deposit
  const payment = { method: 'stars', reference, paymentId: 'p', price: price ?? 0, telegramId }
  const { done } = await together(store, (tx) => creditPayment(tx, payment, START))
  expect(done.filter((outcome) => outcome === 'credited')).toHaveLength(1)
  expect(done.filter((outcome) => outcome === 'known')).toHaveLength(AT_ONCE - 1)
  expect(await balanceOf(store.read, id)).toBe(deposit.amountMicros)
})

test('a payment for nothing is told to the admins once', async () => {
  const { store } = await depositStore()
  const payment = { method: 'stars', reference: 'none', paymentId: 'p', price: 5, telegramId: 5 }
  const { done } = await together(store, (tx) => creditPayment(tx, payment, START))
  expect(new Set(done)).toEqual(new Set(['unmatched']))
  expect(await store.read.$count(notices)).toBe(1)
  expect(await actsOf(store, 'payment.unmatched')).toHaveLength(1)
})

test('a deposit takes ten receipts, each of them counted', async () => {
  const { store, manual } = await depositStore()
  const { id } = await openTestAccount(store)
  const { reference } = await open(store, id, manual)
  const kept = { kind: 'photo', albumId: null } as const
  const receipt = (i: number) => ({ fileId: `f${i}`, uniqueId: `u${i}`, ...kept })
  const { done, codes } = await together(
    store,
    (tx, i) => submitReceipt(tx, id, { reference, ...receipt(i) }, START),
    14,
  )
  const numbers = done.map(({ deposit }) => deposit.receipts).sort((one, other) => one - other)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(codes).toHaveLength(4)
})

test('nobody approves a deposit whose newest receipt they have not seen', async () => {
  const { store, manual } = await depositStore()
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await openTestAccount(store)
    const { reference } = await open(store, id, manual)
    const receipt = (n: number) => {
      const one = { fileId: `f${n}`, uniqueId: `u${fresh()}`, kind: 'photo' } as const
      return { reference, albumId: null, ...one }
    }
    await store.transaction((tx) => submitReceipt(tx, id, receipt(1), START))
    await together(
      store,
      (tx, i) =>
        i === 0
          ? submitReceipt(tx, id, receipt(2), START).then(({ deposit }) => deposit)
          : approveDeposit(tx, reference, { actor, receipts: 1 }, START),
      4,
    )
    const [{ status, receipts } = { status: null, receipts: 0 }] = await store.read
      .select()
      .from(deposits)
      .where(eq(deposits.reference, reference))
    expect([
      ['credited', 1],
      ['submitted', 2],
    ]).toContainEqual([status, receipts])
  }
})

test('an account opens no more deposits than it may', async () => {
  const { store, manual } = await depositStore()
  const { id } = await openTestAccount(store)
  const input = { method: manual, transferId: 1, amountMicros: 5_000_000 }
  const { done } = await together(store, (tx) => openDeposit(tx, id, input, START))
  expect(done).toHaveLength(3)
})

test('somebody who writes several times at first is met once', async () => {
  const store = await testStore()
  const other = await openTestStore((await connectDirectly(store)).url)
  const person = { telegramId: 77, name: 'Ada', username: 'ada', language: 'en' }
  const met = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) => meetHolder(i % 2 ? other : store, person, START)),
  )
  expect(new Set(met.map(({ id }) => id)).size).toBe(1)
  expect(await store.read.$count(accounts)).toBe(1)
})

test('a trxid is whose order it places, also where others send it to replay by a key', async () => {
  const store = await testStore()
  const [first, second] = [await openTestAccount(store), await openTestAccount(store)]
  const claim = (accountId: number, trxid: string, idempotencyKey: string) => ({
    ...{ accountId, test: false, trxid, idempotencyKey, endpoint: 'orders' as const },
    ...{ reference: `R${fresh()}`, inFlightMs: 1000, instance: 'test', answeredAtOnce: true },
  })
  for (let round = 0; round < ROUNDS; round++) {
    const [key, trxid] = [`key ${round}`, `both ${round}`]
    await store.transaction((tx) => claimTrxid(tx, claim(first.id, `first ${round}`, key), START))
    const refused: number[] = []
    await together(store, async (tx, i) => {
      const id = i % 2 ? first.id : second.id
      return claimTrxid(tx, claim(id, trxid, i % 2 ? key : trxid), START).catch((error) => {
        expect(error.code).toBe('TRXID_TAKEN')
        refused.push(id)
      })
    })
    expect(refused).not.toContain(second.id)
    const kept = store.read.select().from(submissions).where(eq(submissions.trxid, trxid))
    expect(await kept).toMatchObject([{ accountId: second.id }])
  }
})
