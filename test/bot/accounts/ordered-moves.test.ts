// An owner has an account moved to another person, as all three see it.
import { expect, test } from 'vitest'
import { actsOf } from '../../helpers/acts.ts'
import { movingInChat } from '../../helpers/moving-in-chat.ts'

const HOUR_MS = 3_600_000

test('an owner moves an account of somebody who lost their Telegram, after a day', async () => {
  const { ada, dana, emil, due, id, order, saw } = await movingInChat()
  await order('lost her phone')
  expect(await ada.sees()).toMatch(/Ordered by {2}admin/)
  expect(await dana.sees()).toMatch(
    new RegExp(`to ${emil.id} on[\\s\\S]*lost her phone[\\s\\S]*stop it now`),
  )
  expect(await emil.sees()).toMatch(/operator will hand you/)
  expect(await emil.sees()).not.toMatch(/lost her phone|5\.00/)
  expect(await ada.ask('/admin')).toMatch(/1 account waits to be moved/)
  await due(23 * HOUR_MS)
  expect(await saw(dana, /will move your account/)).toBe(2)
  await due(HOUR_MS)
  expect((await emil.account()).id).toBe(id)
  expect(await emil.balance()).toBe(5_000_000)
  expect(await dana.sees()).toMatch(/Your account has moved to/)
  expect(await emil.sees()).toMatch(/is yours now[\s\S]*Replace them/)
  expect(await ada.sees()).toMatch(/Status {2}moved/)
  await ada.write(String(dana.id))
  expect(await ada.buttons()).toEqual(
    expect.arrayContaining([expect.stringContaining(String(emil.id))]),
  )
})

test('the old id stops it, also while banned, and the owner learns it', async () => {
  const { ada, dana, emil, due, id, order } = await movingInChat()
  await ada.go(`/ban ${dana.id} fraud`, '⛔ Yes, ban')
  await order()
  expect(await dana.see('🛑 Stop it')).toMatch(/was stopped/)
  expect(await ada.sees()).toMatch(/stopped by the holder/)
  expect(await emil.sees()).toMatch(/was stopped/)
  await due(25 * HOUR_MS)
  expect((await dana.account()).id).toBe(id)
})

test('a move that is no longer possible tells why', async () => {
  const { ada, dana, emil, due, id, credit, order, store } = await movingInChat()
  await order()
  await credit(emil, 1)
  await due(24 * HOUR_MS)
  expect(await ada.sees()).toMatch(/not possible any more[\s\S]*has used their own account/)
  expect((await dana.account()).id).toBe(id)
  const acts = await actsOf(store, 'account.move_refused')
  expect(acts).toMatchObject([{ detail: { problem: 'used' } }])
})

test('what an admin was about to confirm for the old holder is not done to another account', async () => {
  const { ada, dana, emil, due, order } = await movingInChat()
  await order()
  await due(23.5 * HOUR_MS)
  await ada.write(`/credit ${dana.id} 25 bonus`)
  await due(0.5 * HOUR_MS)
  await ada.press(/Yes, add 25/)
  expect([await emil.balance(), await dana.balance()]).toEqual([5_000_000, 0])
})
