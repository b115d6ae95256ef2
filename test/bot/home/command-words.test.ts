// An admin types plain words instead of a command.
import { expect, test } from 'vitest'
import { auditLog } from '../../../src/domain/schema.ts'
import { testBot } from '../../helpers/bot.ts'

const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('/'))

test.each([
  ['refund', ['/order', '/credit']],
  ['ban', ['/ban', '/unban']],
  ['of to the', []],
])('“%s”', async (text, commands) => {
  const { admin, store } = await testBot()
  const ada = admin()
  await ada.write('/start')
  const before = await store.read.$count(auditLog)
  await ada.write(text)
  const seen = lines(await ada.sees())
  expect(seen.length > 0).toBe(commands.length > 0)
  for (const command of commands) expect(seen.map((line) => line.split(' ')[0])).toContain(command)
  expect(seen.length).toBeLessThanOrEqual(8)
  expect(await store.read.$count(auditLog)).toBe(before)
})

test('a helper is shown what their role may use, and a holder nothing', async () => {
  const { admin, person, giveRole } = await testBot()
  const [ada, sam, holder] = [admin(), person(), person()]
  for (const one of [ada, sam, holder]) await one.write('/start')
  await giveRole(sam, 'support')
  await sam.write('refund')
  const seen = lines(await sam.sees()).map((line) => line.split(' ')[0])
  expect(seen).toContain('/order')
  expect(seen).not.toContain('/credit')
  await holder.write('refund')
  expect(lines(await holder.sees())).toEqual([])
})

test('/find reads only what follows it', async () => {
  const { admin, person } = await testBot()
  const [ada, holder] = [admin(), person()]
  for (const one of [ada, holder]) await one.write('/start')
  await ada.write(`/find ${holder.id}`)
  expect(lines(await ada.sees())).toEqual([])
  await ada.write('/find refund')
  expect(await ada.sees()).toContain('/credit')
})
