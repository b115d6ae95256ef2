// An owner has an account moved to another person’s Telegram id, after a waiting time.
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Account } from '../../../src/domain/accounts/accounts.ts'
import { holderAt } from '../../../src/domain/accounts/moves/moves.ts'
import { accounts } from '../../../src/domain/schema.ts'
import { actsOf } from '../../helpers/acts.ts'
import { later, START } from '../../helpers/factories.ts'
import { DAY_MS, HOUR_MS, movingPeople, operator } from '../../helpers/moves.ts'
import { ban } from '../../helpers/standing.ts'

test('an ordered move waits a day, reminds the old id once, and is carried out once', async () => {
  const { store, dana, emil, order, stop, run, holdersOf, stateOf, noticesTo } =
    await movingPeople()
  const { id } = await order(dana, emil)
  const told = async (who: Account) =>
    (await noticesTo(who)).filter((kind) => kind === 'account_move').length
  expect([await told(dana), await told(emil)]).toEqual([1, 1])
  await run(DAY_MS - HOUR_MS - 1)
  expect(await told(dana)).toBe(1)
  await run(DAY_MS - HOUR_MS)
  await run(DAY_MS - 1)
  expect([await told(dana), await told(emil)]).toEqual([2, 1])
  expect(await stateOf(id)).toBe('open')
  await run(DAY_MS)
  await run(DAY_MS + 1)
  expect(await stateOf(id)).toBe('moved')
  expect(await holdersOf(dana, emil)).toEqual([emil.telegramId, dana.telegramId])
  const acts = (await actsOf(store)).filter(({ accountId }) => accountId === dana.id)
  expect(acts.filter(({ action }) => action === 'account.moved')).toHaveLength(1)
  await expect(stop(id, dana)).rejects.toMatchObject({ code: 'MOVE_OVER' })
})

test('the holder has a day to stop it from when they could be told', async () => {
  const { dana, emil, order, run, runUntold, stateOf, holdersOf } = await movingPeople()
  const { id } = await order(dana, emil)
  // Telegram did not answer all day.
  await runUntold(DAY_MS)
  expect(await stateOf(id)).toBe('open')
  await run(2 * DAY_MS - 1)
  expect(await stateOf(id)).toBe('open')
  await run(2 * DAY_MS)
  expect(await holdersOf(dana)).toEqual([emil.telegramId])
})

test('a clock that was set back does not shorten the waiting time', async () => {
  const { dana, emil, order, run, stateOf } = await movingPeople()
  const { id } = await order(dana, emil)
  await run(-30 * DAY_MS)
  expect(await stateOf(id)).toBe('open')
})

test('a banned account stays banned, and so does its former holder', async () => {
  const { store, dana, emil, order, run } = await movingPeople()
  await store.transaction((tx) => ban(tx, dana.id, { reason: 'fraud', actor: operator }, START))
  await order(dana, emil)
  await run(DAY_MS)
  const rows = await store.read
    .select({ reason: accounts.banReason })
    .from(accounts)
    .where(inArray(accounts.id, [dana.id, emil.id]))
  expect(rows).toEqual([{ reason: 'fraud' }, { reason: 'fraud' }])
})

test('nobody has a part in two moves, so that moves cannot cross each other', async () => {
  const { dana, emil, person, personWithMoney, order } = await movingPeople()
  const other = await personWithMoney('Other')
  await order(dana, emil)
  const problem = (name: string) => ({ code: 'MOVE_REFUSED', data: { problem: name } })
  await expect(order(emil, dana)).rejects.toMatchObject(problem('moving'))
  await expect(order(emil, await person('F'))).rejects.toMatchObject(problem('moving'))
  await expect(order(other, emil)).rejects.toMatchObject(problem('target_moving'))
  await expect(order(dana, await person('G'))).rejects.toMatchObject(problem('moving'))
  await expect(order(dana, dana)).rejects.toMatchObject(problem('same'))
})

test('an account moves on, and back, and it is known who held it when', async () => {
  const { store, dana, emil, order, run, holdersOf } = await movingPeople()
  await order(dana, emil)
  await run(DAY_MS)
  const [moved] = await store.read.select().from(accounts).where(eq(accounts.id, dana.id))
  const [left] = await store.read.select().from(accounts).where(eq(accounts.id, emil.id))
  if (!moved || !left) throw new Error('An account is gone.')
  await order(moved, left, later(DAY_MS))
  await run(2 * DAY_MS)
  expect(await holdersOf(dana, emil)).toEqual([dana.telegramId, emil.telegramId])
  const at = (ms: number) => holderAt(store.read, dana.id, later(ms))
  expect([await at(0), await at(DAY_MS), await at(2 * DAY_MS)]).toEqual([
    dana.telegramId,
    emil.telegramId,
    dana.telegramId,
  ])
})
