// Keys with names and limits, and the new-address guard, as their holder sees them.
import { expect, test } from 'vitest'
import { auditLog } from '../../src/db/schema.ts'
import { addressesOf, setAddressGuard } from '../../src/domain/access/address-guard.ts'
import { allowlistOf } from '../../src/domain/access/allowlist.ts'
import { currentKeys } from '../../src/domain/access/api-keys.ts'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { testBot } from '../helpers/bot.ts'
import { later, PIDS, START } from '../helpers/factories.ts'
import { createTestKey } from '../helpers/keys.ts'
import { testShop } from '../helpers/store.ts'

const actor = 'operator'
const HOME = '192.0.2.1'
const AWAY = '198.51.100.7'

async function holderWithKey() {
  const bot = await testBot({ store: await testShop() })
  const holder = bot.person()
  await holder.write('/start')
  const { id } = await holder.account()
  await bot.store.transaction(async (tx) => {
    await adjustBalance(tx, id, { amountMicros: 50_000_000, note: undefined, actor }, START)
    await setApiEnabled(tx, id, true, actor, START)
  })
  // The notice about the credit.
  await bot.settled()
  const keys = () => currentKeys(bot.store.read, id, bot.clock.now)
  return { ...bot, holder, id, keys }
}

test('a new key is given its limits before it is created, and shown once', async () => {
  const { holder, keys, clock, call } = await holderWithKey()
  await holder.write('/api')
  await holder.press('🗝 Keys')
  await holder.press('➕ New key')
  await holder.press('✅ Look up')
  await holder.press('💵 Daily cap')
  await holder.write('$12.50')
  await holder.press('💵 Order cap')
  await holder.write('2')
  await holder.press('⏳ Expiry')
  await holder.press('30 days')
  expect(await keys()).toEqual([])
  expect(await holder.sees()).toMatch(/May {2}read, order\nDaily cap {2}12\.50 USD/)
  await holder.press('Next: the name ›')
  await holder.write('my: bot')
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
  const key = /gw_test_\w+/.exec(secret?.text ?? '')?.[0] ?? ''
  expect((await call('GET', '/balance', { key })).status).toBe(200)
})

test('a name may have 32 letters of any script, with the largest caps', async () => {
  const { holder, keys } = await holderWithKey()
  const name = 'Ж'.repeat(32)
  await holder.write('/api')
  await holder.press('🗝 Keys')
  await holder.press('➕ New key')
  for (const cap of ['💵 Daily cap', '💵 Order cap']) {
    await holder.press(cap)
    await holder.write('9999999')
  }
  await holder.press('⏳ Expiry')
  await holder.press('365 days')
  await holder.press('Next: the name ›')
  await holder.write('x'.repeat(33))
  expect(await holder.sees()).toMatch(/1 to 32 printable characters/)
  await holder.write(name)
  expect(await keys()).toMatchObject([{ name, dailyCapMicros: 9_999_999_000_000 }])
})

test('a question about a name that is asked twice makes one key', async () => {
  const { holder, keys } = await holderWithKey()
  await holder.write('/api')
  await holder.press('🗝 Keys')
  await holder.press('➕ New key')
  const draft = (await holder.messages()).at(-1)
  for (let i = 0; i < 2; i++) await holder.pressData(draft?.message_id ?? 0, 'kn:d7.0.0.0')
  await holder.write('bot')
  await holder.write('bot')
  expect(await keys()).toHaveLength(1)
})

test('with ten keys, the list says that there is no room for another', async () => {
  const { holder, id, store } = await holderWithKey()
  for (let n = 1; n <= 10; n++) await createTestKey(store, id, { name: `🤖 bot ${n}` })
  await holder.write('/api')
  await holder.press('🗝 Keys')
  expect(await holder.sees()).toMatch(/10 keys, which is the limit/)
  expect(await holder.buttons()).not.toContain('➕ New key')
  await holder.press('🗝 🤖 bot 3')
  await holder.press('🗑 Revoke')
  await holder.press('🗑 Yes, revoke it')
  expect(await holder.buttons()).toContain('➕ New key')
})

test('a key that has expired is listed for a while, and its name is free', async () => {
  const { holder, id, keys, store, clock } = await holderWithKey()
  const expiresAt = later(3_600_000)
  await createTestKey(store, id, { name: 'old robot', expiresAt })
  clock.now = later(2 * 3_600_000)
  await holder.write('/api')
  expect(await holder.sees()).toMatch(/no valid key/)
  await holder.press('🗝 Keys')
  expect(await holder.sees()).toMatch(/Expired {2}old robot, 1 h ago/)
  await holder.press('➕ New key')
  await holder.press('Next: the name ›')
  await holder.write('old robot')
  expect(await keys()).toHaveLength(1)
  expect(await holder.sees()).not.toMatch(/Expired/)
})

test('a key among others is replaced by its name, on the way back to the list', async () => {
  const { holder, id, keys, store } = await holderWithKey()
  const { id: kept } = await createTestKey(store, id, { name: 'default' })
  const { id: old } = await createTestKey(store, id, { name: 'stock robot' })
  await holder.write('/api')
  expect(await holder.sees()).toMatch(/Key {2}default, created/)
  await holder.press('🗝 Keys')
  await holder.press('🗝 stock robot')
  await holder.press('🔁 Replace')
  expect(await holder.sees()).toMatch(/^🔁 Replace the key stock robot/)
  await holder.press('‹ Back')
  expect(await holder.sees()).toMatch(/^🗝 stock robot/)
  await holder.press('🔁 Replace')
  await holder.press('Not at all')
  expect(await holder.sees()).toMatch(/^Replace this key\? stock robot/)
  await holder.press('🔁 Yes, replace it')
  expect((await holder.messages()).some(({ text }) => text?.startsWith('🗝 Keys'))).toBe(true)
  const [first, second] = await keys()
  expect([first?.id, second?.name]).toEqual([kept, 'stock robot'])
  expect(second?.id).not.toBe(old)
})

test('a key is changed, renamed and revoked, and each act is in the audit log', async () => {
  const { holder, id, keys, store } = await holderWithKey()
  const { id: keyId } = await createTestKey(store, id, { dailyCapMicros: 5_000_000 })
  await holder.write('/api')
  await holder.press('🗝 Keys')
  await holder.press('🗝 bot')
  await holder.press('✅ Order')
  await holder.press('💵 Daily cap')
  await holder.write('none')
  await holder.press('✏️ Name')
  await holder.write('reader')
  expect(await keys()).toMatchObject([
    { id: keyId, name: 'reader', scopes: ['read', 'lookup'], dailyCapMicros: null },
  ])
  await holder.press('✅ Read')
  expect((await holder.press('✅ Look up'))?.text).toMatch(/at least one/)
  await holder.press('🗑 Revoke')
  await holder.press('🗑 Yes, revoke it')
  expect(await keys()).toEqual([])
  const acts = await store.read.select().from(auditLog).orderBy(auditLog.id)
  const own = acts.filter(({ action }) => action.startsWith('key.')).map((act) => act.action)
  expect(own).toEqual(['key.create', ...Array(4).fill('key.change'), 'key.revoke'])
})

async function guarded() {
  const parts = await holderWithKey()
  const { store, id, app, call, settled } = parts
  const { apiKey: key } = await createTestKey(store, id)
  await call('GET', '/balance', { key, address: HOME })
  await app.jobs.save.runOnce()
  await store.transaction((tx) => setAddressGuard(tx, id, true, actor, START))
  const buy = async (trxid: string, address: string) => {
    const body = { pid: PIDS.userId, userId: '5123456', trxid }
    const answer = await call('POST', '/orders', { key, body, address })
    await settled()
    return answer
  }
  const questions = async () =>
    (await parts.holder.messages()).filter(({ text }) => text?.includes('wants to pay')).length
  return { ...parts, key, buy, questions }
}

test('the guard lets a key pay from where it was used, and asks about any other address', async () => {
  const { buy, call, key, questions, holder } = await guarded()
  expect((await buy('a', HOME)).status).toBe(200)
  expect(await buy('b', AWAY)).toMatchObject({
    status: 403,
    body: { code: 'ADDRESS_NOT_CONFIRMED', error: 'ADDRESS NOT CONFIRMED' },
  })
  expect(await holder.sees()).toContain(AWAY)
  // Reading is no charge, nor is a replay; neither makes the address known.
  expect((await call('GET', '/balance', { key, address: AWAY })).status).toBe(200)
  expect((await buy('a', AWAY)).body).toMatchObject({ idempotentReplay: true })
  expect((await buy('b', AWAY)).status).toBe(403)
  expect(await questions()).toBe(1)
  await holder.press('✅ Allow')
  expect((await buy('b', AWAY)).status).toBe(200)
})

test('a question can be answered under New addresses, too, in each way', async () => {
  const { buy, holder, keys } = await guarded()
  await buy('a', AWAY)
  await holder.write('/api')
  expect(await holder.sees()).toMatch(/I ask about new ones/)
  await holder.press('🛡 New addresses')
  await holder.press(`❓ ${AWAY} · bot`)
  await holder.press('‹ Back')
  await holder.press(`❓ ${AWAY} · bot`)
  await holder.press('🚫 It was not me – revoke the key')
  expect(await keys()).toEqual([])
})

test('the guard learns while it is off, also the address of the calls before', async () => {
  const { buy, call, key, store, id, app, clock } = await guarded()
  const turn = (on: boolean) =>
    store.transaction((tx) => setAddressGuard(tx, id, on, actor, clock.now))
  const ask = () => call('GET', '/balance', { key, address: AWAY })
  await ask()
  await turn(false)
  await ask()
  clock.advance(60_000)
  await app.jobs.save.runOnce()
  await turn(true)
  expect((await buy('a', AWAY)).status).toBe(200)
})

test('a flood of addresses asks a few times in an hour, and again a day later', async () => {
  const { buy, questions, clock } = await guarded()
  for (let i = 0; i < 12; i++) {
    expect((await buy(`t${i}`, `203.0.113.${i}`)).status).toBe(403)
    clock.advance(1000)
  }
  expect(await questions()).toBe(5)
  clock.now = later(25 * 3_600_000)
  expect((await buy('later', '203.0.113.0')).status).toBe(403)
  expect(await questions()).toBe(6)
})

test('an IPv6 network of 64 bits counts as one address', async () => {
  const { buy, holder } = await guarded()
  expect((await buy('a', '2001:db8:0:7::1')).status).toBe(403)
  expect(await holder.sees()).toContain('2001:db8:0:7::/64')
  expect(await holder.buttons()).not.toContain('✅ Allow and add to the allowlist')
  await holder.press('✅ Allow')
  expect((await buy('a', '2001:db8:0:7:ffff::2')).status).toBe(200)
  expect((await buy('b', '2001:db8:0:8::1')).status).toBe(403)
})

test('beginning an allowlist with the address takes in the addresses in use', async () => {
  const { buy, holder, store, id, call, key } = await guarded()
  expect((await buy('a', AWAY)).status).toBe(403)
  await holder.press('✅ Allow and add to the allowlist')
  expect(await holder.sees()).toContain(HOME)
  expect(await allowlistOf(store.read, id)).toEqual([])
  await holder.press('✅ Yes, begin the list')
  expect(await allowlistOf(store.read, id)).toEqual([HOME, AWAY])
  expect((await buy('a', AWAY)).status).toBe(200)
  expect((await call('GET', '/balance', { key, address: HOME })).status).toBe(200)
})

test('"It was not me" revokes the key, and one more tap turns the API off', async () => {
  const { buy, holder, keys, id, store, call } = await guarded()
  const { apiKey: other } = await createTestKey(store, id, { name: 'other' })
  await buy('a', AWAY)
  await holder.press('🚫 It was not me – revoke the key')
  expect(await keys()).toMatchObject([{ name: 'other' }])
  expect((await buy('a', HOME)).body.code).toBe('INVALID_API_KEY')
  expect((await call('GET', '/balance', { key: other })).status).toBe(200)
  await holder.press('🧊 Turn the whole API off')
  expect((await call('GET', '/balance', { key: other })).body.code).toBe('API_DISABLED')
  expect((await addressesOf(store.read, id)).filter(({ state }) => state === 'asked')).toEqual([])
  await holder.press('🔑 API access')
  await holder.press('🟢 Turn on')
  expect((await call('GET', '/balance', { key: other })).status).toBe(200)
})

test('nobody answers a question that another holder was asked', async () => {
  const { buy, person, store, id } = await guarded()
  await buy('a', AWAY)
  const [{ keyId } = { keyId: 0 }] = await addressesOf(store.read, id)
  const stranger = person()
  const [start] = await stranger.write('/start')
  for (const data of [
    `guard-ask:${keyId}:${AWAY}`,
    `guard-ok:${keyId}:${AWAY}`,
    `guard-revoke:${keyId}`,
  ])
    expect((await stranger.pressData(start?.message_id ?? 0, data))?.text).toMatch(/no longer open/)
  expect((await buy('a', AWAY)).status).toBe(403)
})
