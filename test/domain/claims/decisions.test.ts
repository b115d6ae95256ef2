import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { claimByReference, withdrawClaim } from '../../../src/domain/claims/claims.ts'
import {
  refundable,
  refundForClaim,
  replaceForClaim,
} from '../../../src/domain/claims/decisions.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { orderById, orderRow, ownOrders } from '../../../src/domain/orders/orders.ts'
import { claimCodes, events, keySpends, orders, stockCodes } from '../../../src/domain/schema.ts'
import { utcDay } from '../../../src/domain/shared/utc-day.ts'
import { endQuarantine, quarantinedCodes } from '../../../src/domain/stock/quarantine.ts'
import { actsOf } from '../../helpers/acts.ts'
import { buyKeys, claim, codeIds, codesEver } from '../../helpers/claims.ts'
import { ADMIN, entriesOf, told, USD } from '../../helpers/deposits.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { addTestStock, later, openTestAccount, PIDS, START } from '../../helpers/factories.ts'
import { testShop } from '../../helpers/store.ts'

type Refund = { amountMicros: number; actor?: `admin:${number}`; answer?: string | null }

const refund = (
  store: Store,
  reference: string,
  { actor = ADMIN, answer = null, amountMicros }: Refund,
) =>
  store.transaction((tx) =>
    refundForClaim(tx, reference, { actor, answer, amountMicros }, later(5)),
  )
const replace = (
  store: Store,
  reference: string,
  ids: readonly number[],
  actor: `admin:${number}` = ADMIN,
) =>
  store.transaction((tx) =>
    replaceForClaim(tx, reference, { actor, answer: null, codeIds: ids }, later(5)),
  )
async function claimed({ keys = 1, left = 1 } = {}) {
  const store = await testShop()
  const codes = await addTestStock(store, PIDS.gamekey, keys + left)
  const account = await openTestAccount(store, { balanceMicros: 100 * USD })
  const { id: accountId, telegramId } = account
  const orderId = await buyKeys(store, accountId, keys)
  const { reference } = await claim(store, accountId, orderId)
  return { store, codes, accountId, telegramId, orderId, reference }
}

const proven = async (store: Store) => expect((await proveLedger(store.read)).findings).toEqual([])

test('a replacement takes the place of the old code, which nobody gets again', async () => {
  const { store, codes, accountId, telegramId, orderId, reference } = await claimed({ keys: 2 })
  const before = await orderRow(store.read, orderId)
  const [first = 0] = await codeIds(store, orderId)
  const ended = { state: 'replaced', decidedBy: ADMIN, refundedMicros: 0, endedAt: later(5) }
  expect(await replace(store, reference, [first])).toMatchObject(ended)
  expect(await claimByReference(store.read, reference)).toMatchObject(ended)
  expect(await orderRow(store.read, orderId)).toEqual(before)
  expect((await orderById(store.read, orderId)).codes).toEqual(codes.slice(1))
  const listed = await ownOrders(store.read, accountId, [orderId])
  expect(listed.get(orderId)?.codes).toEqual(codes.slice(1))
  const [old] = await codesEver(store, orderId)
  expect(old).toMatchObject({ id: first, code: codes[0], quarantinedAt: later(5) })
  expect(await store.read.select().from(claimCodes)).toMatchObject([{ oldCodeId: first }])
  expect(await told(store, telegramId, 'claim_decided')).toEqual([{ reference }])
  expect(await actsOf(store, 'claim.replace')).toMatchObject([
    { actor: ADMIN, accountId, detail: { reference, orderId, codes: 1 } },
  ])
  const replaced = eq(events.type, 'order.code_replaced')
  const told2 = await store.read.select().from(events).where(replaced)
  expect(told2).toMatchObject([{ accountId, reference: orderId }])
  expect(await balanceOf(store.read, accountId)).toBe(90 * USD)
  await proven(store)
})

test('a replaced code can be written off, but never released', async () => {
  const { store, orderId, reference } = await claimed()
  await replace(store, reference, await codeIds(store, orderId))
  const page = { limit: 10, offset: 0 }
  expect(await quarantinedCodes(store.read, page)).toMatchObject([{ orderId, count: 1 }])
  const end = (decision: 'release' | 'discard') =>
    store.transaction((tx) => endQuarantine(tx, orderId, { decision, actor: ADMIN }, later(9)))
  await expect(end('release')).rejects.toMatchObject({ code: 'CODES_SEEN' })
  expect(await end('discard')).toBe(1)
  expect(await quarantinedCodes(store.read, page)).toEqual([])
  expect((await orderById(store.read, orderId)).codes).toHaveLength(1)
  await proven(store)
})

test('only codes that the order has are replaced', async () => {
  const { store, accountId, orderId, reference } = await claimed({ keys: 1, left: 3 })
  const otherIds = await codeIds(store, await buyKeys(store, accountId))
  const [own = 0] = await codeIds(store, orderId)
  for (const ids of [[], otherIds, [own, ...otherIds], [999_999]])
    await expect(replace(store, reference, ids)).rejects.toMatchObject({
      code: 'NOTHING_TO_REPLACE',
    })
  // Named twice, it is still one code.
  await replace(store, reference, [own, own])
  expect(await codesEver(store, orderId)).toHaveLength(2)
  const { reference: second } = await claim(store, accountId, orderId)
  const again = replace(store, second, [own])
  await expect(again).rejects.toMatchObject({ code: 'NOTHING_TO_REPLACE' })
  await proven(store)
})

test('the admins hear if a replacement took the last code', async () => {
  const { store, orderId, reference } = await claimed({ left: 1 })
  const sold = await told(store, null, 'stock_low')
  await replace(store, reference, await codeIds(store, orderId))
  expect(await told(store, null, 'stock_out')).toEqual([{ pid: PIDS.gamekey }])
  expect(await told(store, null, 'stock_low')).toEqual(sold)
})

test('a refund is an entry of its own kind, and the order stays as it was', async () => {
  const { store, accountId, telegramId, orderId, reference } = await claimed()
  const before = await orderRow(store.read, orderId)
  const amountMicros = 2 * USD
  const done = await refund(store, reference, { amountMicros, answer: ' Sorry. ' })
  expect(done).toMatchObject({ state: 'refunded', refundedMicros: amountMicros, answer: 'Sorry.' })
  expect(await entriesOf(store, accountId, 'claim_refund')).toMatchObject([
    { house: 'sales', amountMicros, reference, balanceAfterMicros: 97 * USD },
  ])
  expect(await orderRow(store.read, orderId)).toEqual(before)
  expect(await told(store, telegramId, 'claim_decided')).toEqual([{ reference }])
  expect(await actsOf(store, 'claim.refund')).toMatchObject([
    { actor: ADMIN, accountId, detail: { reference, orderId, amountMicros } },
  ])
  await proven(store)
})

test('all claims about an order pay back its amount at most', async () => {
  const { store, accountId, orderId, reference } = await claimed()
  for (const amountMicros of [0, -1, 0.5, Number.NaN, 5 * USD + 1])
    await expect(refund(store, reference, { amountMicros })).rejects.toMatchObject({
      ...{ code: 'INVALID_CLAIM_REFUND', data: { maxMicros: 5 * USD } },
    })
  await refund(store, reference, { amountMicros: 3 * USD })
  expect(await refundable(store.read, orderId)).toBe(2 * USD)
  const { reference: second } = await claim(store, accountId, orderId)
  await expect(refund(store, second, { amountMicros: 2 * USD + 1 })).rejects.toMatchObject({
    ...{ code: 'INVALID_CLAIM_REFUND', data: { maxMicros: 2 * USD } },
  })
  await refund(store, second, { amountMicros: 2 * USD })
  await expect(claim(store, accountId, orderId)).rejects.toMatchObject({
    data: { problem: 'paid_back' },
  })
  expect(await balanceOf(store.read, accountId)).toBe(100 * USD)
  await proven(store)
})

test('a refund frees as much of the key’s cap on the day of the order', async () => {
  const { store, orderId, reference } = await claimed()
  const spend = { day: utcDay(START), keyId: 7, spentMicros: 5 * USD }
  await store.transaction(async (tx) => {
    await tx.insert(keySpends).values(spend)
    await tx.update(orders).set({ spendKeyId: 7 }).where(eq(orders.id, orderId))
  })
  await refund(store, reference, { amountMicros: 2 * USD })
  expect(await store.read.select().from(keySpends)).toEqual([{ ...spend, spentMicros: 3 * USD }])
})

test('a refund and a replacement at the same moment: one is done, the other sees it', async () => {
  for (let round = 0; round < 6; round++) {
    const { store, accountId, orderId, reference } = await claimed({ left: 2 })
    const ids = await codeIds(store, orderId)
    const results = await Promise.allSettled([
      refund(store, reference, { amountMicros: 5 * USD, actor: 'admin:1' }),
      replace(store, reference, ids, 'admin:2'),
      refund(store, reference, { amountMicros: 5 * USD, actor: 'admin:3' }),
      replace(store, reference, ids, 'admin:4'),
    ])
    const first = results.findIndex(({ status }) => status === 'fulfilled')
    const others = results.filter((_, i) => i !== first)
    const data = { reference, decidedBy: `admin:${first + 1}` }
    expect(others).toMatchObject(Array(3).fill({ reason: { code: 'CLAIM_DECIDED', data } }))
    const paid = await entriesOf(store, accountId, 'claim_refund')
    const ever = await codesEver(store, orderId)
    expect([paid.length, ever.length]).toEqual(first % 2 === 0 ? [1, 1] : [0, 2])
    await proven(store)
  }
})

test('an order that nobody reported is paid back at most its price, by however many at once', async () => {
  for (let round = 0; round < 4; round++) {
    const { store, accountId, orderId, reference } = await claimed({ keys: 2 })
    // One answers what the holder has reported, the others the order, as it is then.
    const some = [orderId, reference, orderId, orderId, orderId].slice(round % 2)
    const results = await Promise.allSettled(
      some.map((about) => refund(store, about, { amountMicros: 4 * USD })),
    )
    const paid = results.filter(({ status }) => status === 'fulfilled')
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(['INVALID_CLAIM_REFUND', 'CLAIM_DECIDED']).toEqual(expect.arrayContaining(codes))
    expect(paid.length).toBeLessThan(3)
    expect(await entriesOf(store, accountId, 'claim_refund')).toHaveLength(paid.length)
    expect(await balanceOf(store.read, accountId)).toBe((90 + 4 * paid.length) * USD)
    await proven(store)
  }
})

test('a withdrawal and a refund at the same moment: one of them holds', async () => {
  const { store, accountId, reference } = await claimed()
  const results = await Promise.allSettled([
    store.transaction((tx) => withdrawClaim(tx, accountId, reference, 'holder:1', START)),
    refund(store, reference, { amountMicros: USD }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await proven(store)
})

test('replacements of several orders at once never share a code', async () => {
  const store = await testShop()
  await addTestStock(store, PIDS.gamekey, 12 + 5)
  const account = await openTestAccount(store, { balanceMicros: 1000 * USD })
  const waiting: { orderId: string; reference: string; ids: number[] }[] = []
  for (let i = 0; i < 6; i++) {
    const orderId = await buyKeys(store, account.id, 2)
    const { reference } = await claim(store, account.id, orderId)
    waiting.push({ orderId, reference, ids: await codeIds(store, orderId) })
  }
  const results = await Promise.allSettled(
    waiting.map(({ reference, ids }) => replace(store, reference, ids)),
  )
  // Five codes are left, and each order needs two.
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const free = await store.read.$count(stockCodes, and(eq(stockCodes.pid, PIDS.gamekey)))
  expect(free).toBe(17)
  await proven(store)
})

test('a failure after the decision undoes all of it', async () => {
  const { store, accountId, orderId, reference } = await claimed()
  const direct = await connectDirectly(store)
  await direct.breakInserts('notices', 'no room')
  await expect(refund(store, reference, { amountMicros: USD })).rejects.toThrow()
  await expect(replace(store, reference, await codeIds(store, orderId))).rejects.toThrow()
  expect(await claimByReference(store.read, reference)).toMatchObject({ state: 'open' })
  expect(await balanceOf(store.read, accountId)).toBe(95 * USD)
  expect(await codesEver(store, orderId)).toHaveLength(1)
  await proven(store)
})
