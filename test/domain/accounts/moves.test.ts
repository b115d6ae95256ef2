// A holder offers the account to another person, who accepts it.
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountMoves, accounts, orderCards } from '../../../src/db/schema.ts'
import { createKey, validKeys } from '../../../src/domain/access/api-keys.ts'
import { adjustBalance } from '../../../src/domain/accounts/accounts.ts'
import { requireHolder } from '../../../src/domain/accounts/holders.ts'
import { endMove } from '../../../src/domain/accounts/moves/ending.ts'
import { sweepMoves } from '../../../src/domain/accounts/moves/moves.ts'
import { setRole } from '../../../src/domain/accounts/roles.ts'
import { ban } from '../../../src/domain/accounts/standing.ts'
import { ensureTestAccount } from '../../../src/domain/accounts/test-account.ts'
import { depositByReference } from '../../../src/domain/deposits/deposits.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { keepCard } from '../../../src/domain/orders/cards.ts'
import { notifyAccount } from '../../../src/domain/service/notices.ts'
import { changeSettings } from '../../../src/domain/service/settings.ts'
import { createStars } from '../../../src/payments/stars.ts'
import { credit, open, testTelegram } from '../../helpers/deposits.ts'
import { later, START } from '../../helpers/factories.ts'
import { DAY_MS, movingPeople, operator } from '../../helpers/moves.ts'

test('the accounts exchange their holders when the new person accepts, and nothing else changes', async () => {
  const { store, dana, emil, person, accept, holdersOf, noticesTo, offered } = await movingPeople()
  const { id: testId } = await store.transaction(async (tx) => {
    const test = await ensureTestAccount(tx, dana, operator, START)
    await keepCard(tx, { trxid: 'bot-1', accountId: dana.id, messageId: 7 }, START)
    await notifyAccount(tx, dana.id, { kind: 'balance_low', balanceMicros: 1 }, START)
    await notifyAccount(tx, dana.id, { kind: 'role_changed', role: null }, START)
    const terms = { name: 'shop', mode: 'test' as const, actor: operator }
    await createKey(tx, dana.id, terms, START)
    return test
  })
  const id = await offered()
  expect(await noticesTo(emil)).toEqual(['account_move'])
  expect((await accept(id, emil)).state).toBe('moved')
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
  expect(await validKeys(store.read, dana.id, later(1000))).toHaveLength(1)
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
  const { store, dana, emil, accept, offered } = await movingPeople()
  const stars = { stars: { on: true, starsPerUsd: 50 } }
  await store.transaction((tx) => changeSettings(tx, stars, START))
  const deposit = await open(store, dana.id, createStars(testTelegram()))
  await accept(await offered(), emil)
  expect(await credit(store, deposit, dana, { now: later(2000) })).toBe('credited')
  expect(await depositByReference(store.read, deposit.reference)).toMatchObject({
    accountId: dana.id,
    payerTelegramId: dana.telegramId,
  })
  expect(await credit(store, deposit, { id: 0, telegramId: 99 })).toBe('unmatched')
})

test('an offer ends when either declines it, or nobody accepts it within a day', async () => {
  const { store, dana, emil, accept, stop, run, holdersOf, stateOf, offered } = await movingPeople()
  const first = await offered()
  const declined = { as: 'to', telegramId: emil.telegramId, actor: operator } as const
  await store.transaction((tx) => endMove(tx, first, declined, later(1)))
  await expect(accept(first, emil)).rejects.toMatchObject({ code: 'MOVE_OVER' })
  const second = await offered()
  await stop(second, dana)
  expect(await stateOf(second)).toBe('cancelled')
  const third = await offered()
  await run(DAY_MS - 1)
  expect(await stateOf(third)).toBe('open')
  await expect(accept(third, emil, later(DAY_MS))).rejects.toMatchObject({ code: 'MOVE_OVER' })
  await run(DAY_MS)
  expect(await stateOf(third)).toBe('expired')
  expect(await holdersOf(dana, emil)).toEqual([dana.telegramId, emil.telegramId])
})

test('an offer is for the named person only, and three in a day reach or miss somebody', async () => {
  const { dana, emil, person, offer, accept, stop, offered } = await movingPeople()
  const id = await offered()
  const eve = await person('Eve')
  await expect(accept(id, eve)).rejects.toMatchObject({ code: 'MOVE_OVER' })
  await expect(stop(id, eve)).rejects.toMatchObject({ code: 'MOVE_OVER' })
  await expect(offered()).rejects.toMatchObject({ data: { problem: 'moving' } })
  await stop(id, dana)
  expect(await offer(dana, 1234567)).toBeNull()
  expect(await offer(dana, '@nobody_here')).toBeNull()
  await expect(offered()).rejects.toMatchObject({ code: 'TOO_MANY_MOVES' })
  expect(await offer(dana, emil.telegramId, later(DAY_MS))).not.toBeNull()
})

test('one person gets three offers in a day, whoever makes them', async () => {
  const { dana, emil, personWithMoney, offer, stop } = await movingPeople()
  for (const name of ['A', 'B', 'C']) {
    const from = await personWithMoney(name)
    const move = await offer(from, `@${emil.username}`)
    await stop(move?.id ?? 0, from)
  }
  expect(await offer(dana, emil.telegramId)).toBeNull()
})

test('those who cannot take an account get no offer, and the log says why', async () => {
  const { store, dana, emil, person, personWithMoney, offer } = await movingPeople()
  const used = await personWithMoney('Used')
  const banned = await person('Banned')
  const helper = await person('Helper')
  await store.transaction(async (tx) => {
    await ban(tx, banned.id, { actor: operator }, START)
    await setRole(tx, helper, { role: 'support', actor: operator }, START)
  })
  for (const to of [used, banned, helper]) expect(await offer(dana, to.telegramId)).toBeNull()
  const rows = await store.read.select().from(accountMoves).orderBy(accountMoves.id)
  expect(rows.map(({ problem }) => problem)).toEqual(['used', 'target_shut', 'of_team'])
  expect(await offer(await personWithMoney('F'), emil.telegramId)).not.toBeNull()
  await expect(offer(await person('New'), helper.telegramId)).rejects.toMatchObject({
    data: { problem: 'empty' },
  })
  await store.transaction((tx) => ban(tx, dana.id, { actor: operator }, START))
  await expect(offer(dana, 99, later(DAY_MS))).rejects.toMatchObject({ data: { problem: 'shut' } })
})

test('an offer is refused in the end if the new person has used their account since', async () => {
  const { store, dana, emil, accept, holdersOf, offered } = await movingPeople()
  const id = await offered()
  const input = { amountMicros: 1, note: 'x', actor: operator }
  await store.transaction((tx) => adjustBalance(tx, emil.id, input, START))
  expect(await accept(id, emil)).toMatchObject({ state: 'refused', problem: 'used' })
  expect(await holdersOf(dana, emil)).toEqual([dana.telegramId, emil.telegramId])
})

test('what began before the move does nothing to the account after it', async () => {
  const { store, dana, emil, order, run } = await movingPeople()
  await order(dana, emil)
  await run(DAY_MS)
  await expect(store.transaction((tx) => requireHolder(tx, dana))).rejects.toMatchObject({
    code: 'HOLDER_CHANGED',
  })
})

test('offers and refusals are forgotten after a while, moves are not', async () => {
  const { store, dana, emil, offer, order, run } = await movingPeople()
  await offer(dana, 12)
  await order(dana, emil)
  await run(DAY_MS)
  await store.transaction((tx) => sweepMoves(tx, later(100 * DAY_MS)))
  const rows = await store.read.select().from(accountMoves)
  expect(rows.map(({ state }) => state)).toEqual(['moved'])
})
