// The new-address guard: its questions, and what each answer does.
import { expect, test } from 'vitest'
import { addressesOf, setAddressGuard } from '../../../src/domain/access/address-guard.ts'
import { rotateKey } from '../../../src/domain/access/api-keys.ts'
import { allowlistOf } from '../../../src/domain/accounts/standing.ts'
import { PIDS, START } from '../../helpers/factories.ts'
import { holderWithApi } from '../../helpers/holder.ts'
import { createTestKey } from '../../helpers/keys.ts'

const actor = 'operator'
const HOME = '192.0.2.1'
const AWAY = '198.51.100.7'

async function guarded() {
  const parts = await holderWithApi()
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
  expect(await holder.see('✅ Allow and add to the allowlist')).toContain(HOME)
  expect(await allowlistOf(store.read, id)).toEqual([])
  await holder.press('✅ Yes, begin the list')
  expect(await allowlistOf(store.read, id)).toEqual([HOME, AWAY])
  expect((await buy('a', AWAY)).status).toBe(200)
  expect((await call('GET', '/balance', { key, address: HOME })).status).toBe(200)
})

test('"It was not me" revokes the key, and no other', async () => {
  const { buy, holder, keys, id, store, call } = await guarded()
  const { apiKey: other } = await createTestKey(store, id, { name: 'other' })
  await buy('a', AWAY)
  await holder.press('🚫 It was not me – revoke the key')
  expect(await keys()).toMatchObject([{ name: 'other' }])
  expect((await buy('a', HOME)).body.code).toBe('INVALID_API_KEY')
  expect((await call('GET', '/balance', { key: other })).status).toBe(200)
  expect((await addressesOf(store.read, id)).filter(({ state }) => state === 'asked')).toEqual([])
})

test('one tap below a question turns the whole API off', async () => {
  const { buy, holder, call, key } = await guarded()
  await buy('a', AWAY)
  const { reply_markup } = (await holder.messages()).at(-1) ?? {}
  await buy('b', '198.51.100.8')
  const freeze = reply_markup?.inline_keyboard.flat().find(({ text }) => text.startsWith('🧊'))
  const asked = (await holder.messages()).find(({ text }) => text?.includes(AWAY))
  // Also below an older question than the last.
  await holder.pressData(
    asked?.message_id ?? 0,
    String(freeze && 'callback_data' in freeze && freeze.callback_data),
  )
  expect((await call('GET', '/balance', { key })).body.code).toBe('API_DISABLED')
})

test('nobody answers a question that another holder was asked', async () => {
  const { buy, newcomer, store, id } = await guarded()
  await buy('a', AWAY)
  const [{ keyId } = { keyId: 0 }] = await addressesOf(store.read, id)
  const stranger = await newcomer()
  expect((await stranger.forge(`guard-ok:${keyId}:${AWAY}`))?.text).toMatch(/out of date/)
  await stranger.forge(`guard-forget:${keyId}:${HOME}`)
  expect((await buy('a', AWAY)).status).toBe(403)
  expect((await buy('b', HOME)).status).toBe(200)
})

/** Replaces the key of the call by another, as its holder does. */
async function rotated(
  { store, id, keys, clock }: Awaited<ReturnType<typeof guarded>>,
  graceMs: number,
) {
  const [old] = await keys()
  const input = { graceMs, actor: 'holder:1', keyId: old?.id ?? 0 } as const
  return store.transaction((tx) => rotateKey(tx, id, input, clock.now))
}

test('"It was not me" about a key in its grace time names it, and ends what replaced it, too', async () => {
  const shop = await guarded()
  const { buy, holder, call, key } = shop
  const apiKey = await rotated(shop, 3_600_000)
  await buy('a', AWAY)
  expect(await holder.sees()).toContain(`${key.slice(0, 12)}…`)
  await holder.press('🚫 It was not me – revoke the key')
  for (const one of [key, apiKey])
    expect((await call('GET', '/balance', { key: one })).body.code).toBe('INVALID_API_KEY')
})

test('"It was not me" ends a key in its grace time also if it was replaced after the question', async () => {
  const shop = await guarded()
  const { buy, holder, call, key } = shop
  await buy('a', AWAY)
  const apiKey = await rotated(shop, 3_600_000)
  await holder.press('🚫 It was not me – revoke the key')
  for (const one of [key, apiKey])
    expect((await call('GET', '/balance', { key: one })).body.code).toBe('INVALID_API_KEY')
})

test('an answered question is over, and the addresses are shown as they are', async () => {
  const { buy, holder, keys } = await guarded()
  const [{ id: keyId } = { id: 0 }] = await keys()
  await buy('a', AWAY)
  const first = (await holder.messages()).at(-1)?.message_id ?? 0
  await holder.go('/api', '🛡 New addresses')
  expect((await holder.press(`✅ Allow ${AWAY} · bot`))?.text).toMatch(
    /may pay from 198\.51\.100\.7/,
  )
  expect((await holder.pressData(first, `guard-ok:${keyId}:${AWAY}`))?.text).toMatch(/out of date/)
  const shown = (await holder.messages()).find((one) => one.message_id === first)
  const labels = shown?.reply_markup?.inline_keyboard.flat().map(({ text }) => text)
  expect(labels).toContain(`✕ ${AWAY} · bot`)
  await holder.go('/api', '🛡 New addresses', `✕ ${AWAY} · bot`)
  expect((await buy('b', AWAY)).status).toBe(403)
})

test('a sixth address in an hour is told that nobody was asked, and asked about after it', async () => {
  const { buy, questions, clock, holder } = await guarded()
  const answers = []
  for (let i = 0; i < 6; i++) answers.push(await buy(`t${i}`, `203.0.113.${i}`))
  expect(answers[4]?.body.detail).toMatch(/The holder of the account is asked/)
  expect(answers[5]?.body.detail).toMatch(/The holder was not asked.*in an hour/)
  expect(await questions()).toBe(5)
  expect(await holder.see('/api', '🛡 New addresses')).toMatch(/at most five times in an hour/)
  clock.advance(3_600_001)
  expect((await buy('t5', '203.0.113.5')).body.detail).toMatch(/is asked in the bot/)
  expect(await questions()).toBe(6)
})
