// What was spent is taken back while orders, top-ups, credits and refunds of the same wallet come in.
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { depositByReference, openDeposit } from '../../src/domain/deposits/deposits.ts'
import { bookPaidBack, creditPayment } from '../../src/domain/deposits/payments.ts'
import { walletOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { cancelOrder } from '../../src/domain/orders/settlement.ts'
import { entries } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { createStars } from '../../src/payments/stars.ts'
import { testApp, unlimited } from '../helpers/app.ts'
import { testTelegram } from '../helpers/deposits.ts'
import { fresh, PIDS, START } from '../helpers/factories.ts'

const USD = 1_000_000
const rateLimiter = unlimited

async function wallet() {
  const { store, call, reseller } = await testApp({ rateLimiter })
  await store.transaction((tx) =>
    changeSettings(tx, { stars: { on: true, starsPerUsd: 50 } }, START),
  )
  const { key, accountId, telegramId } = await reseller(0)
  const method = createStars(testTelegram())
  return {
    ...{ store, accountId },
    order: (userId = '5123456') =>
      call('POST', '/orders', {
        key,
        body: { pid: PIDS.zoneId, trxid: `trx-${fresh()}`, userId, zoneId: '1' },
      }),
    /** Credits so many USD that were paid in Stars, and returns the payment's id. */
    async topUp(usd: number): Promise<string> {
      const input = { method, amountMicros: usd * USD }
      const paymentId = `charge-${fresh()}`
      await store.transaction(async (tx) => {
        const { reference } = await openDeposit(tx, accountId, input, START)
        const { price } = await depositByReference(tx, reference)
        const payment = { method: 'stars', reference, paymentId, price: price ?? 0, telegramId }
        await creditPayment(tx, payment, START)
      })
      return paymentId
    },
    takeBack: (paymentIds: string[]) =>
      store.transaction((tx) => bookPaidBack(tx, paymentIds, START)),
    credit: (usd: number) =>
      store.transaction((tx) =>
        adjustBalance(
          tx,
          accountId,
          { amountMicros: usd * USD, note: undefined, actor: 'operator' },
          START,
        ),
      ),
    cancel: (id: string) =>
      store.transaction((tx) => cancelOrder(tx, id, { reason: 'X', voucher: 'unused' }, START)),
    many: (kind: 'charge' | 'chargeback') =>
      store.read.$count(entries, and(eq(entries.accountId, accountId), eq(entries.kind, kind))),
  }
}

test('every order is charged from money that is there, and every debt is paid, in whatever order they come', async () => {
  const made = await wallet()
  const { store, accountId } = made
  const paid = [await made.topUp(5), await made.topUp(5), await made.topUp(5)]
  const running = await Promise.all([made.order('5123401'), made.order('5123401')])
  const ids = running.map(({ body }) => String(body.orderId))
  const orders = Array.from({ length: 20 }, () => made.order())
  const [answers] = await Promise.all([
    Promise.all(orders),
    // The same payments are seen several times at once, and in other orders.
    ...[made.takeBack(paid), made.takeBack(paid.slice(0, 1)), made.takeBack(paid)],
    ...[made.topUp(4), made.credit(2), made.topUp(3), made.cancel(ids[0] ?? '')],
    ...[made.takeBack(paid.slice(1)), made.cancel(ids[1] ?? ''), made.credit(1)],
  ])
  const placed = answers.filter(({ status }) => status === 200).length
  for (const { status, body } of answers.filter((one) => one.status !== 200))
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'INSUFFICIENT BALANCE' } })
  expect(await made.many('charge')).toBe(placed + 2)
  expect(await made.many('chargeback')).toBe(3)
  const { balanceMicros, debtMicros } = await walletOf(store.read, accountId)
  expect(balanceMicros - debtMicros).toBe((4 + 2 + 3 + 1 - placed) * USD)
  expect((await proveLedger(store.read)).findings).toEqual([])

  await made.topUp(25)
  expect(await made.order()).toMatchObject({ status: 200 })
  const after = { balanceMicros: (35 - placed - 1) * USD, debtMicros: 0 }
  expect(await walletOf(store.read, accountId)).toMatchObject(after)
  expect((await proveLedger(store.read)).findings).toEqual([])
})
