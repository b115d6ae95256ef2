// Keys with names and limits, as their holder sees them.
import { expect, test } from 'vitest'
import { actsOf } from '../../helpers/acts.ts'
import { later } from '../../helpers/factories.ts'
import { holderWithApi } from '../../helpers/holder.ts'
import { createTestKey } from '../../helpers/keys.ts'

test('a new key is shown once, and given its limits on its screen', async () => {
  const { holder, keys, clock, call } = await holderWithApi()
  await holder.go('/api', '🗝 Keys', '➕ New key')
  await holder.write('my: bot')
  await holder.go('✅ Look up', '💵 Daily cap')
  await holder.write('$12.50')
  await holder.press('💵 Order cap')
  await holder.write('2')
  await holder.press('⏳ Expiry')
  expect(await holder.ask('30 years')).toMatch(/number/i)
  await holder.write('30')
  expect(await holder.sees()).toMatch(/Can {2}Read, Order\nDaily cap {2}12\.50 USD/)
  expect(await keys()).toMatchObject([
    {
      name: 'my: bot',
      scopes: ['read', 'order'],
      dailyCapMicros: 12_500_000,
      orderCapMicros: 2_000_000,
      expiresAt: new Date(clock.now.getTime() + 30 * 86_400_000),
    },
  ])
  const secret = (await holder.messages()).find(({ text }) => text?.startsWith('Your API key'))
  expect(secret).toMatchObject({ has_protected_content: true })
  const key = /gw_live_\w+/.exec(secret?.text ?? '')?.[0] ?? ''
  expect((await call('GET', '/balance', { key })).status).toBe(200)
})

test('a name may have 32 letters of any script, and a key the largest cap', async () => {
  const { holder, keys } = await holderWithApi()
  const name = 'Ж'.repeat(32)
  await holder.go('/api', '🗝 Keys', '➕ New key')
  expect(await holder.ask('x'.repeat(33))).toMatch(/1 to 32 printable characters/)
  await holder.write(name)
  await holder.press('💵 Daily cap')
  await holder.write('9999999')
  expect(await keys()).toMatchObject([{ name, dailyCapMicros: 9_999_999_000_000 }])
})

test('with ten keys, the list says that there is no room for another', async () => {
  const { holder, id, store } = await holderWithApi()
  for (let n = 1; n <= 10; n++) await createTestKey(store, id, { name: `🤖 bot ${n}` })
  expect(await holder.see('/api', '🗝 Keys')).toMatch(/10 keys, which is the limit/)
  expect(await holder.buttons()).not.toContain('➕ New key')
  await holder.go('🗝 🤖 bot 3', '🗑 Revoke', '🗑 Yes, revoke it')
  expect(await holder.buttons()).toContain('➕ New key')
})

test('the name of a key that has expired is free', async () => {
  const { holder, id, keys, store, clock } = await holderWithApi()
  await createTestKey(store, id, { name: 'old robot', expiresAt: later(3_600_000) })
  clock.now = later(2 * 3_600_000)
  expect(await holder.ask('/api')).toMatch(/no valid key/)
  await holder.go('🗝 Keys', '➕ New key')
  await holder.write('old robot')
  expect(await keys()).toHaveLength(1)
})

test('a key among others is replaced by its name', async () => {
  const { holder, id, keys, store } = await holderWithApi()
  const { id: kept } = await createTestKey(store, id, { name: 'default' })
  const { id: old } = await createTestKey(store, id, { name: 'stock robot' })
  expect(await holder.ask('/api')).toMatch(/Key {2}default/)
  await holder.go('🗝 Keys', '🗝 stock robot')
  expect(await holder.see('🔁 Replace')).toMatch(/^🔁 Replace the key stock robot/)
  await holder.press('Not at all')
  const [first, second] = await keys()
  expect([first?.id, second?.name]).toEqual([kept, 'stock robot'])
  expect(second?.id).not.toBe(old)
})

test('a key is changed and revoked, and each act is in the audit log', async () => {
  const { holder, id, keys, store } = await holderWithApi()
  const { id: keyId } = await createTestKey(store, id, { dailyCapMicros: 5_000_000 })
  await holder.go('/api', '🗝 Keys', '🗝 bot', '✅ Order', '💵 Daily cap')
  await holder.write('none')
  expect(await keys()).toMatchObject([
    { id: keyId, scopes: ['read', 'lookup'], dailyCapMicros: null },
  ])
  await holder.press('✅ Read')
  expect((await holder.press('✅ Look up'))?.text).toMatch(/at least one/)
  await holder.go('🗑 Revoke', '🗑 Yes, revoke it')
  expect(await keys()).toEqual([])
  const acts = await actsOf(store)
  const own = acts.filter(({ action }) => action.startsWith('key.')).map((act) => act.action)
  expect(own).toEqual(['key.create', ...Array(3).fill('key.change'), 'key.revoke'])
})
