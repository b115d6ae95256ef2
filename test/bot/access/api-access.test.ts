import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { allowAddresses } from '../../../src/domain/access/allowlist.ts'
import { lastRefusalOf } from '../../../src/domain/access/readiness.ts'
import { allowlistOf } from '../../../src/domain/accounts/standing.ts'
import { auditLog } from '../../../src/domain/schema.ts'
import { testBot } from '../../helpers/bot.ts'
import { START } from '../../helpers/factories.ts'
import { createTestKey } from '../../helpers/keys.ts'

const HOUR_MS = 3_600_000
const actor = 'operator' as const

async function withHolder() {
  const bot = await testBot()
  const holder = await bot.newcomer()
  const { id } = await holder.account()
  const refusal = async (key: string, address?: string) => {
    const { body } = await bot.call('GET', '/balance', address ? { key, address } : { key })
    return body.code ?? null
  }
  return { ...bot, holder, id, refusal, shownKey: () => holder.spoiler('Your API key') }
}

test('from nothing to a first call: access, key, and a message that can be deleted', async () => {
  const { holder, refusal, shownKey } = await withHolder()
  expect(await holder.see('🔑 API access')).toMatch(/access is off[\s\S]*no valid key/)
  await holder.go('🟢 Turn on', '🔑 Create a key')
  const key = await shownKey()
  expect(await refusal(key)).toBeNull()
  await holder.press('🗑 I have stored it – delete this message')
  expect(JSON.stringify(await holder.messages())).not.toContain(key)
  expect(await holder.ask('/api')).toMatch(/Calls with your key are accepted/)
  await holder.press('⚪️ Turn off')
  expect(await refusal(key)).toBeNull()
  await holder.press('⚪️ Turn off')
  expect(await refusal(key)).toBe('API_DISABLED')
})

test('a new key leaves the one before for as long as was chosen', async () => {
  const { holder, refusal, shownKey, clock } = await withHolder()
  await holder.go('🔑 API access', '🟢 Turn on', '🔑 Create a key')
  const old = await shownKey()
  await holder.go('🔁 Replace key', '1 hour')
  const key = await shownKey()
  expect(key).not.toBe(old)
  expect(await refusal(key)).toBeNull()
  expect(await refusal(old)).toBeNull()
  clock.advance(HOUR_MS)
  expect(await refusal(old)).toBe('INVALID_API_KEY')
  expect(await refusal(key)).toBeNull()
})

test('a key that could not be shown is said to be lost, and another can be made', async () => {
  const { holder, post, shownKey, refusal } = await withHolder()
  await holder.go('🔑 API access', '🟢 Turn on')
  await post('/faults', { kind: 'error', method: 'sendMessage' })
  expect((await holder.press('🔑 Create a key'))?.text).toMatch(/did not reach you/)
  await holder.go('🔁 Replace key', 'Not at all')
  expect(await refusal(await shownKey())).toBeNull()
})

test('an address that was refused is added with a button', async () => {
  const { holder, store, id, shownKey, refusal, app } = await withHolder()
  await holder.go('🔑 API access', '🟢 Turn on', '🔑 Create a key')
  const key = await shownKey()
  expect(await refusal(key, '198.51.100.9')).toBeNull()
  await app.jobs.save.runOnce()
  // The first one on the list would shut out all others.
  const first = await holder.see('/api', '🌐 Addresses', '➕ Add 198.51.100.9')
  expect(first).toMatch(/Only these addresses can use your keys \(1\):\n/)
  await holder.go('/api', '🌐 Addresses', '➕ Add')
  await holder.write('203.0.113.7')
  expect(await refusal(key, '198.51.100.9')).toBe('IP_NOT_ALLOWED')
  expect(await holder.ask('/api')).toMatch(/not on your list/)
  await holder.go('🌐 Addresses', '➕ Add 198.51.100.9', '✅ Yes, allow it')
  expect(await allowlistOf(store.read, id)).toEqual(['198.51.100.9', '203.0.113.7'])
})

test('addresses are added several at a time, and removed one by one', async () => {
  const { holder, store, id } = await withHolder()
  const listed = () => allowlistOf(store.read, id)
  await holder.go('🔑 API access', '🌐 Addresses', '➕ Add')
  expect(await holder.ask('203.0.113.7 nowhere')).toContain('nowhere')
  expect(await listed()).toEqual([])
  await holder.write('203.0.113.7 203.0.113.8 10.0.0.0/8')
  await holder.press('✕ 203.0.113.7')
  expect(await listed()).toEqual(['10.0.0.0/8', '203.0.113.8'])
})

test('the last refused call is shown with its time, address and reason, and its address can be allowed after a question', async () => {
  const { holder, refusal, shownKey, store, id, clock } = await withHolder()
  await holder.go('🔑 API access', '🔑 Create a key')
  const key = await shownKey()
  const shows = async (line: RegExp) => {
    // It is stored after the answer.
    await expect.poll(() => lastRefusalOf(store.read, id)).not.toBeNull()
    await holder.write('/api')
    await expect.poll(() => holder.sees()).toMatch(line)
  }
  expect(await refusal(key, '203.0.113.9')).toBe('API_DISABLED')
  await shows(/Last refused call: .*, from 203\.0\.113\.9: API access was off\./)
  expect((await holder.buttons()).join()).not.toContain('Allow')
  await holder.press('🟢 Turn on')

  const allow = { texts: ['198.51.100.7'], actor }
  await store.transaction((tx) => allowAddresses(tx, id, allow, START))
  expect(await refusal(key, '203.0.113.9')).toBe('IP_NOT_ALLOWED')
  await expect
    .poll(() => lastRefusalOf(store.read, id))
    .toEqual({ reason: 'IP_NOT_ALLOWED', address: '203.0.113.9', atMs: clock.now.getTime() })
  clock.advance(5 * 60_000)
  await shows(
    /Last refused call: 5 min.* ago, from 203\.0\.113\.9: the address was not on your list/,
  )
  await holder.press('✅ Allow 203.0.113.9')
  expect(await holder.sees()).toMatch(/Allow calls from this address\?[\s\S]*203\.0\.113\.9/)
  expect(await allowlistOf(store.read, id)).toEqual(['198.51.100.7'])
  await holder.press('✅ Yes, allow it')
  expect(await allowlistOf(store.read, id)).toEqual(['198.51.100.7', '203.0.113.9'])
  const acts = await store.read.select().from(auditLog).where(eq(auditLog.action, 'allowlist.add'))
  expect(acts.at(-1)).toMatchObject({ accountId: id, detail: { added: ['203.0.113.9'] } })
  expect(await refusal(key, '203.0.113.9')).toBeNull()
  expect((await holder.buttons()).join()).not.toContain('Allow')
})

test('the last refused call is stored once a minute for each reason, however many there are', async () => {
  const { store, holder, id, refusal, clock } = await withHolder()
  await holder.press('🔑 API access')
  const { apiKey } = await createTestKey(store, id)
  const stored = async () => (await lastRefusalOf(store.read, id))?.atMs
  const first = clock.now.getTime()
  for (let i = 0; i < 30; i++) {
    clock.advance(1000)
    expect(await refusal(apiKey)).toBe('API_DISABLED')
  }
  await expect.poll(stored).toBe(first + 1000)
  clock.advance(60_000)
  expect(await refusal(apiKey)).toBe('API_DISABLED')
  await expect.poll(stored).toBe(clock.now.getTime())
})
