// What an admin does about the attempts at an open order.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attemptNow, correctPlayer } from '../../../src/domain/fulfilment/order-attempts.ts'
import { orderRow } from '../../../src/domain/orders/orders.ts'
import { supplierJobs } from '../../../src/domain/schema.ts'
import { claimDue, renewClaim } from '../../../src/domain/suppliers/job-queue.ts'
import { later, openTestAccount, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testShop } from '../../helpers/store.ts'

const BY = { instance: 'worker', leaseMs: 10_000 }
const ADMIN = 'admin:5'

/** An order whose supplier has said that it did not take it, and that is tried again in an hour. */
async function waiting() {
  const store = await testShop()
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 10_000_000 })
  const { order } = await placeOrder(store, { accountId })
  const isIt = eq(supplierJobs.reference, order.id)
  const set = (changes: Partial<typeof supplierJobs.$inferInsert>) =>
    store.transaction((tx) => tx.update(supplierJobs).set(changes).where(isIt))
  await set({ sent: false, claimedBy: null, calling: null, dueAt: later(3_600_000) })
  const claim = (now = START) =>
    store.transaction(async (tx) => (await claimDue(tx, { limit: 1, by: BY, except: [] }, now))[0])
  const correct = (userId: string) =>
    store.transaction((tx) =>
      correctPlayer(tx, order.id, { player: { userId }, actor: ADMIN }, START),
    )
  const ask = () => store.transaction((tx) => attemptNow(tx, order.id, ADMIN, START))
  return { store, id: order.id, set, claim, correct, ask }
}

test('a worker that has read the old player does not send it', async () => {
  const { store, id, set, claim, correct } = await waiting()
  await set({ dueAt: START })
  const before = await claim()
  await correct('7654321')
  expect(before).toBeDefined()
  const goesOn = await store.transaction(async (tx) =>
    before ? renewClaim(tx, before, 'place', BY, START) : true,
  )
  expect(goesOn).toBe(false)
  expect(await claim()).toMatchObject({ reference: id, sent: false })
  expect(await orderRow(store.read, id)).toMatchObject({ player: { userId: '7654321' } })
})

test('a player that the line does not take changes nothing, and nor does any once it may be sent', async () => {
  const { store, id, set, correct } = await waiting()
  await expect(correct('no digits')).rejects.toMatchObject({
    code: 'INVALID_PLAYER_FIELDS',
    data: { fields: ['Player ID'] },
  })
  await set({ sent: true })
  const sent = { code: 'ORDER_NOT_WAITING', data: { problem: 'sent' } }
  await expect(correct('7654321')).rejects.toMatchObject(sent)
  expect(await orderRow(store.read, id)).toMatchObject({ player: { userId: '5123456' } })
})

test('the next attempt is made at once, unless one is being made', async () => {
  const { claim, ask } = await waiting()
  expect(await claim()).toBeUndefined()
  await ask()
  expect(await claim()).toBeDefined()
  const running = { code: 'ORDER_NOT_WAITING', data: { problem: 'running' } }
  await expect(ask()).rejects.toMatchObject(running)
})
