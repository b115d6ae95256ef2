// An owner has an account moved to another person, as all three see it.
import { expect, test } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { START } from '../helpers/factories.ts'
import { movingInChat } from '../helpers/moving-in-chat.ts'

const HOUR_MS = 3_600_000

test('an owner moves an account of somebody who lost their Telegram, after a day', async () => {
  const { ada, dana, emil, due, id, balance, saw } = await movingInChat()
  await ada.write(`/account ${dana.id}`)
  await ada.press('📲 Move')
  await ada.write(`${emil.id}`)
  expect(await ada.sees()).toMatch(/reason/i)
  await ada.write(`${emil.id} lost her phone`)
  expect(await ada.sees()).toMatch(/Move the account of[\s\S]*24 hours/)
  expect(await saw(dana, /will move your account/)).toBe(0)
  await ada.press('📲 Move it in 24 hours')
  expect(await dana.sees()).toMatch(
    new RegExp(`to ${emil.id} on[\\s\\S]*lost her phone[\\s\\S]*stop it now`),
  )
  expect(await emil.sees()).toMatch(/operator will hand you/)
  expect(await emil.sees()).not.toMatch(/lost her phone|5\.00/)
  await ada.write('/admin')
  expect(await ada.sees()).toMatch(/1 account waits to be moved/)
  await ada.write(`/account ${dana.id}`)
  expect(await ada.sees()).toMatch(new RegExp(`Moves on .* id ${emil.id}`))
  await due(23 * HOUR_MS)
  expect(await saw(dana, /will move your account/)).toBe(2)
  await due(HOUR_MS)
  expect((await emil.account()).id).toBe(id)
  expect(await balance()).toBe(5)
  expect(await dana.sees()).toMatch(
    /Your account has moved to[\s\S]*keys that you know keep working/,
  )
  expect(await emil.sees()).toMatch(/is yours now[\s\S]*Replace them/)
  expect(await ada.sees()).toMatch(/Status {2}moved/)
  await due(HOUR_MS)
  expect(await saw(dana, /Your account has moved to/)).toBe(1)
  await ada.write(`/account ${emil.id}`)
  expect(await ada.sees()).toMatch(new RegExp(`Moved on .* Telegram id ${dana.id}`))
  await ada.write(`/account ${dana.id}`)
  expect(await ada.sees()).toMatch(new RegExp(`earlier account moved on .* id ${emil.id}`))
  await ada.write(String(dana.id))
  expect(await ada.buttons()).toEqual(
    expect.arrayContaining([expect.stringContaining(String(emil.id))]),
  )
})

test('the old id stops it, also while banned, and the owner learns it', async () => {
  const { ada, dana, emil, due, id } = await movingInChat()
  await ada.write(`/ban ${dana.id} fraud`)
  await ada.press('⛔ Yes, ban')
  await ada.write(`/move ${dana.id} ${emil.id} wanted by nobody`)
  await ada.press('📲 Move it in 24 hours')
  await dana.press('🛑 Stop it')
  expect(await dana.sees()).toMatch(/was stopped/)
  expect(await ada.sees()).toMatch(/stopped by the holder/)
  expect(await emil.sees()).toMatch(/was stopped/)
  await due(25 * HOUR_MS)
  expect((await dana.account()).id).toBe(id)
})

test('an owner cancels it, and a move that is no longer possible tells why', async () => {
  const { ada, dana, emil, due, id, store } = await movingInChat()
  await ada.write(`/move ${dana.id} ${emil.id} first`)
  await ada.press('📲 Move it in 24 hours')
  await ada.write('/move')
  await ada.press(new RegExp(`${dana.id} → ${emil.id}`))
  await ada.press('🛑 Cancel the move')
  expect(await ada.sees()).toMatch(/Status {2}cancelled/)
  await ada.write(`/move ${dana.id} ${emil.id} second`)
  await ada.press('📲 Move it in 24 hours')
  await store.transaction(async (tx) => {
    const input = { amountMicros: 1, note: 'x', actor: 'operator' as const }
    await adjustBalance(tx, (await emil.account()).id, input, START)
  })
  await due(24 * HOUR_MS)
  expect(await ada.sees()).toMatch(/not possible any more[\s\S]*has used their own account/)
  expect((await dana.account()).id).toBe(id)
  await ada.write(`/log ${dana.id}`)
  expect(await ada.sees()).toMatch(/Move of the account not possible[\s\S]*problem: used/)
  await ada.write(`/move ${dana.id} ${emil.id} third`)
  expect(await ada.sees()).toMatch(/has used their own account/)
})

test('what an admin was about to confirm for the old holder is not done to another account', async () => {
  const { ada, dana, emil, due, store } = await movingInChat()
  await ada.write(`/move ${dana.id} ${emil.id} as asked`)
  await ada.press('📲 Move it in 24 hours')
  await due(23.5 * HOUR_MS)
  await ada.write(`/credit ${dana.id} 25 bonus`)
  await due(0.5 * HOUR_MS)
  await ada.press(/Yes, add 25/)
  const [moved, left] = [await emil.account(), await dana.account()]
  expect(await balanceOf(store.read, moved.id)).toBe(5_000_000)
  expect(await balanceOf(store.read, left.id)).toBe(0)
})
