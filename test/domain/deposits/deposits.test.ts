import { describe, expect, test } from 'vitest'
import {
  cancelDeposit,
  type Deposit,
  depositByReference,
  depositsOf,
  expireDeposits,
  liveDeposits,
} from '../../../src/domain/deposits/deposits.ts'
import { receiptsOf } from '../../../src/domain/deposits/receipts.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import { approve, credit, depositStore, open, submit, told, USD } from '../../helpers/deposits.ts'
import { later, openTestAccount, START } from '../../helpers/factories.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PAGE = { limit: 100, cursor: null }

async function holderWith() {
  const made = await depositStore()
  const holder = await openTestAccount(made.store)
  const cancel = ({ reference }: Deposit, accountId = holder.id) =>
    made.store.transaction((tx) => cancelDeposit(tx, accountId, reference, START))
  const expire = (now: Date) => made.store.transaction((tx) => expireDeposits(tx, now))
  const statusOf = async ({ reference }: Deposit) =>
    (await depositByReference(made.store.read, reference)).status
  return { ...made, holder, id: holder.id, cancel, expire, statusOf }
}

describe('opening a deposit', () => {
  test('fixes its price in Stars and leaves it open for an hour', async () => {
    const { store, id, stars } = await holderWith()
    const deposit = await open(store, id, stars, { amountMicros: 12_340_000 })
    expect(deposit).toMatchObject({
      reference: expect.stringMatching(/^DEP-[0-9A-Z]{8}-[0-9A-Z]{6}$/),
      ...{ accountId: id, method: 'stars', amountMicros: 12_340_000, price: 617 },
      ...{ status: 'open', createdAt: START, expiresAt: later(HOUR_MS) },
    })
    expect(await depositByReference(store.read, deposit.reference)).toEqual(deposit)
  })

  test.each([0, -1, -USD, USD - 10_000, 10_000 * USD + 10_000, 1e15, Number.NaN, 2_000_000.5])(
    'refuses %d micro-USD and tells the limits',
    async (amountMicros) => {
      const { store, id, manual } = await holderWith()
      await expect(open(store, id, manual, { amountMicros })).rejects.toMatchObject({
        code: 'INVALID_TOP_UP',
        data: { problem: 'limits', minMicros: USD, maxMicros: 10_000 * USD },
      })
      expect((await depositsOf(store.read, id, PAGE)).rows).toEqual([])
    },
  )

  test('takes the limits themselves, and no part of a cent', async () => {
    const { store, id, manual } = await holderWith()
    await open(store, id, manual, { amountMicros: USD })
    await open(store, id, manual, { amountMicros: 10_000 * USD })
    await expect(open(store, id, manual, { amountMicros: 1_005_000 })).rejects.toMatchObject({
      ...{ code: 'INVALID_TOP_UP', data: { problem: 'cents' } },
    })
  })

  test('refuses what Telegram would not take in one invoice', async () => {
    const { store, id, stars } = await holderWith()
    await open(store, id, stars, { amountMicros: 2000 * USD })
    await expect(open(store, id, stars, { amountMicros: 2000_010_000 })).rejects.toMatchObject({
      code: 'INVALID_TOP_UP',
      data: { problem: 'price', amountMicros: 2000_010_000, price: 100_001, maxPrice: 100_000 },
    })
  })

  test('refuses a method that was switched off since its button was shown', async () => {
    const { store, id, stars, manual } = await holderWith()
    const off = { on: false, starsPerUsd: 50 }
    await store.transaction((tx) => changeSettings(tx, { stars: off }, START))
    await expect(open(store, id, stars)).rejects.toMatchObject({ code: 'METHOD_NOT_OFFERED' })
    await open(store, id, manual)
  })

  test('does not count what has expired, though nobody has ended it yet, nor what was paid', async () => {
    const { store, id, manual, stars, holder } = await holderWith()
    await open(store, id, stars)
    await credit(store, await open(store, id, stars), holder)
    await open(store, id, manual)
    await open(store, id, manual)
    await expect(open(store, id, manual)).rejects.toMatchObject({ code: 'TOO_MANY_DEPOSITS' })
    expect(await liveDeposits(store.read, id, later(HOUR_MS - 1))).toBe(3)
    expect(await liveDeposits(store.read, id, later(HOUR_MS))).toBe(2)
    await open(store, id, manual, { now: later(HOUR_MS) })
  })
})

describe('giving a deposit up', () => {
  test("refuses another's, an unknown one and one whose receipt waits", async () => {
    const { store, id, manual, cancel, statusOf } = await holderWith()
    const { id: otherId } = await openTestAccount(store)
    const deposit = await open(store, id, manual)
    await expect(cancel(deposit, otherId)).rejects.toMatchObject({ code: 'DEPOSIT_NOT_FOUND' })
    const unknown = cancel({ ...deposit, reference: 'DEP-0' })
    await expect(unknown).rejects.toMatchObject({ code: 'DEPOSIT_NOT_FOUND' })
    expect(await statusOf(deposit)).toBe('open')
    await submit(store, deposit)
    await expect(cancel(deposit)).rejects.toMatchObject({ code: 'DEPOSIT_OVER' })
    expect(await statusOf(deposit)).toBe('submitted')
  })
})

describe('a receipt', () => {
  test('puts the deposit before the admins, beside those that came before', async () => {
    const { store, id, manual } = await holderWith()
    const deposit = await open(store, id, manual)
    const { reference } = deposit
    expect(await submit(store, deposit, { uniqueId: 'one' })).toMatchObject({
      ...{ status: 'submitted', receipts: 1 },
    })
    // The same file once more tells the admins nothing new.
    expect(await submit(store, deposit, { uniqueId: 'one' })).toMatchObject({ receipts: 1 })
    expect(await submit(store, deposit, { uniqueId: 'two' })).toMatchObject({ receipts: 2 })
    expect(await told(store, null, 'deposit_submitted')).toEqual([
      { reference, receipts: 1 },
      { reference, receipts: 2 },
    ])
    expect(await receiptsOf(store.read, deposit.id)).toEqual([
      { fileId: 'file-one', kind: 'photo' },
      { fileId: 'file-two', kind: 'photo' },
    ])
  })

  test('comes too late for what has expired or was decided', async () => {
    const { store, id, manual, cancel, statusOf } = await holderWith()
    const tooLate = (status: string) => ({
      ...{ code: 'DEPOSIT_OVER', data: { act: 'receipt', status } },
    })
    const stale = await open(store, id, manual)
    const late = submit(store, stale, { now: later(3 * DAY_MS) })
    await expect(late).rejects.toMatchObject(tooLate('expired'))
    expect(await statusOf(stale)).toBe('open')
    await submit(store, stale, { now: later(3 * DAY_MS - 1) })

    await approve(store, stale)
    await expect(submit(store, stale)).rejects.toMatchObject(tooLate('credited'))
    const cancelled = await cancel(await open(store, id, manual))
    await expect(submit(store, cancelled)).rejects.toMatchObject(tooLate('cancelled'))
  })

  test('may follow another after the time to pay is over, while it waits', async () => {
    const { store, id, manual } = await holderWith()
    const deposit = await submit(store, await open(store, id, manual))
    const second = await submit(store, deposit, { uniqueId: 'two', now: later(4 * DAY_MS) })
    expect(second).toMatchObject({ status: 'submitted', receipts: 2 })
  })

  test("is not taken for another's deposit, nor for one that is paid in Stars", async () => {
    const { store, id, manual, stars, statusOf } = await holderWith()
    const { id: otherId } = await openTestAccount(store)
    const deposit = await open(store, id, manual)
    const stolen = submit(store, { ...deposit, accountId: otherId })
    await expect(stolen).rejects.toMatchObject({ code: 'DEPOSIT_NOT_FOUND' })
    const inStars = await open(store, id, stars)
    await expect(submit(store, inStars)).rejects.toMatchObject({ code: 'RECEIPT_NOT_NEEDED' })
    expect(await statusOf(deposit)).toBe('open')
    expect(await statusOf(inStars)).toBe('open')
    expect(await told(store, null, 'deposit_submitted')).toEqual([])
  })
})

test('what was open for too long expires, to the millisecond; a receipt may wait', async () => {
  const { store, id, manual, stars, expire, statusOf } = await holderWith()
  const [inStars, byTransfer] = [await open(store, id, stars), await open(store, id, manual)]
  const waiting = await submit(store, await open(store, id, manual))
  expect(await expire(later(HOUR_MS - 1))).toBe(0)
  expect(await expire(later(HOUR_MS))).toBe(1)
  expect(await depositByReference(store.read, inStars.reference)).toMatchObject({
    ...{ status: 'expired', endedAt: later(HOUR_MS) },
  })
  expect(await statusOf(byTransfer)).toBe('open')
  expect(await expire(later(30 * DAY_MS))).toBe(1)
  expect(await statusOf(byTransfer)).toBe('expired')
  expect(await statusOf(waiting)).toBe('submitted')
})
