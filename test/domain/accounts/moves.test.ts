// What goes along when an account moves to another person, and what does not.
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createKey, validKeys } from '../../../src/domain/access/api-keys.ts'
import { runDueMoves } from '../../../src/domain/accounts/moves/ending.ts'
import { sweepMoves } from '../../../src/domain/accounts/moves/moves.ts'
import { ensureTestAccount } from '../../../src/domain/accounts/test-account.ts'
import { depositByReference } from '../../../src/domain/deposits/deposits.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { notifyAccount } from '../../../src/domain/notices/notices.ts'
import { storeCard } from '../../../src/domain/orders/cards.ts'
import { accountMoves, accounts, orderCards } from '../../../src/domain/schema.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import { createStars } from '../../../src/payments/stars.ts'
import { credit, open, testTelegram } from '../../helpers/deposits.ts'
import { later, START } from '../../helpers/factories.ts'
import { DAY_MS, movingPeople, operator } from '../../helpers/moves.ts'

test('the accounts exchange their holders, and nothing else changes', async () => {
  const { store, dana, emil, person, order, run, holdersOf, noticesTo, stateOf } =
    await movingPeople()
  const { id } = await order(dana, emil)
  await run(0)
  const { id: testId } = await store.transaction(async (tx) => {
    const test = await ensureTestAccount(tx, dana, operator, START)
    await storeCard(tx, { trxid: 'bot-1', accountId: dana.id, messageId: 7 }, START)
    await notifyAccount(tx, dana.id, { kind: 'balance_low', balanceMicros: 1 }, START)
    await notifyAccount(tx, dana.id, { kind: 'role_changed', role: null }, START)
    const terms = { name: 'shop', actor: operator }
    await createKey(tx, dana.id, terms, START)
    return test
  })
  await runDueMoves(store, new Set(), later(DAY_MS))
  expect(await stateOf(id)).toBe('moved')
  expect(await holdersOf(dana, emil)).toEqual([emil.telegramId, dana.telegramId])
  const [moved, left, test] = await store.read
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [dana.id, emil.id, testId]))
    .orderBy(accounts.id)
  const persons = [moved, left, test].map((one) => [one?.name, one?.username])
  expect(persons).toContainEqual(['Emil', emil.username])
  expect(persons).toContainEqual(['Dana', dana.username])
  expect([moved, left, test].map((one) => one?.telegramId)).toContain(-emil.telegramId)
  expect(await balanceOf(store.read, dana.id)).toBe(5_000_000)
  expect(await balanceOf(store.read, emil.id)).toBe(0)
  expect(await validKeys(store.read, dana.id, later(DAY_MS))).toHaveLength(1)
  // What is about the account goes to its new holder; the message with an order was in the old chat.
  expect(await noticesTo(emil)).toEqual(expect.arrayContaining(['balance_low', 'account_move']))
  const toDana = await noticesTo(dana)
  expect(toDana).toContain('role_changed')
  expect(toDana).not.toContain('balance_low')
  expect(await store.read.select().from(orderCards)).toEqual([])
  // Both write again, and each meets their own account.
  expect((await person('Dana', dana.telegramId)).id).toBe(emil.id)
  expect((await person('Emil', emil.telegramId)).id).toBe(dana.id)
})

test('Stars that were paid just before the move are credited, and go back to who paid them', async () => {
  const { store, dana, emil, order, run } = await movingPeople()
  const stars = { stars: { on: true, starsPerUsd: 50 } }
  await store.transaction((tx) => changeSettings(tx, stars, START))
  const deposit = await open(store, dana.id, createStars(testTelegram()))
  await order(dana, emil)
  await run(DAY_MS)
  expect(await credit(store, deposit, dana, { now: later(DAY_MS) })).toBe('credited')
  expect(await depositByReference(store.read, deposit.reference)).toMatchObject({
    accountId: dana.id,
    payerTelegramId: dana.telegramId,
  })
  expect(await credit(store, deposit, { id: 0, telegramId: 99 })).toBe('unmatched')
})

test('refusals are forgotten after a while, moves are not, and what an earlier version offered is cancelled', async () => {
  const { store, dana, emil, person, order, stop, run } = await movingPeople()
  await stop((await order(dana, await person('Eve'))).id, dana)
  await order(dana, emil)
  await run(DAY_MS)
  const other = await person('Other')
  const { id } = await order(other, await person('New'), later(90 * DAY_MS))
  await store.transaction((tx) =>
    tx.update(accountMoves).set({ by: 'holder' }).where(eq(accountMoves.id, id)),
  )
  await run(92 * DAY_MS)
  await store.transaction((tx) => sweepMoves(tx, later(100 * DAY_MS)))
  const rows = await store.read.select().from(accountMoves).orderBy(accountMoves.id)
  expect(rows.map(({ state }) => state)).toEqual(['moved', 'cancelled'])
})
