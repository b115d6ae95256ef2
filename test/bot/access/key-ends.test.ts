// What the holder is told when a key ends without them: it expires, or the operator revokes it.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeKey, revokeKey, revokeKeys, rotateKey } from '../../../src/domain/access/api-keys.ts'
import { notifyOfExpiry } from '../../../src/domain/access/key-expiry.ts'
import { ensureTestAccount } from '../../../src/domain/accounts/test-account.ts'
import { apiKeys } from '../../../src/domain/schema.ts'
import { later, START } from '../../helpers/factories.ts'
import { holderWithApi } from '../../helpers/holder.ts'
import { createTestKey } from '../../helpers/keys.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => later(days * DAY_MS)

async function withKeys() {
  const made = await holderWithApi()
  const { app, holder, clock, settled, store, id } = made
  /** What the holder is told of keys, once the job has run at this time. */
  async function toldAt(now: Date): Promise<string[]> {
    clock.now = now
    await app.jobs.keyExpiry.runOnce()
    await settled()
    const texts = (await holder.messages()).map(({ text = '' }) => text)
    return texts.filter((text) => /^(⏳|⌛️|🚫) /u.test(text))
  }
  const key = (name: string, expiresAt: Date | null) =>
    createTestKey(store, id, { name, expiresAt })
  return { ...made, toldAt, key }
}

test('a holder is told three days before a key expires and when it has, once each', async () => {
  const { toldAt, key, holder } = await withKeys()
  await key('robot', inDays(10))
  await key('for ever', null)
  expect(await toldAt(inDays(6.9))).toEqual([])
  const soon = expect.stringMatching(/^⏳ Your key robot \(gw_live_\w{4}…\) works until /)
  expect(await toldAt(inDays(7))).toEqual([soon])
  expect(await toldAt(inDays(9))).toEqual([soon])
  expect(await holder.see('🗝 Keys')).toMatch(/^🗝 Keys/)
  const both = [soon, expect.stringMatching(/^⌛️ Your key robot .*expired on .*Create a new key/)]
  expect(await toldAt(inDays(10))).toEqual(both)
  expect(await toldAt(inDays(11))).toEqual(both)
})

test('nobody is told of keys that were just made, replaced, revoked or are for tests', async () => {
  const { toldAt, key, store, id, holder } = await withKeys()
  const actor = 'holder:1' as const
  await key('of two days', inDays(2))
  const { id: replaced } = await key('replaced', inDays(5))
  const { id: revoked } = await key('revoked', inDays(5))
  const { id: forTests } = await key('of the test account', inDays(5))
  const account = await holder.account()
  await store.transaction(async (tx) => {
    await revokeKey(tx, id, { keyId: revoked, actor }, START)
    await rotateKey(tx, id, { keyId: replaced, graceMs: 0, actor }, inDays(2.5))
    const test = await ensureTestAccount(tx, account, actor, START)
    await tx.update(apiKeys).set({ accountId: test.id }).where(eq(apiKeys.id, forTests))
  })
  expect(await toldAt(inDays(1))).toEqual([])
  expect(await toldAt(inDays(3))).toEqual([expect.stringContaining('of two days')])
  // The key that replaced the other is the only one of its name.
  expect(await toldAt(inDays(5))).toHaveLength(2)
  // Long over: the service did not run meanwhile.
  await key('missed', inDays(6))
  expect(await toldAt(inDays(20))).toHaveLength(2)
})

test('a key that was given more time is warned of again', async () => {
  const { toldAt, key, store, id } = await withKeys()
  const { id: keyId } = await key('robot', inDays(10))
  expect(await toldAt(inDays(8))).toHaveLength(1)
  const changes = { expiresAt: inDays(30) }
  const change = { keyId, changes, actor: 'holder:1' } as const
  await store.transaction((tx) => changeKey(tx, id, change, inDays(8)))
  expect(await toldAt(inDays(26))).toHaveLength(1)
  expect(await toldAt(inDays(28))).toHaveLength(2)
})

test('a round that is interrupted loses no notice, and many keys take several', async () => {
  const { app, toldAt, key, store, id, clock } = await withKeys()
  await key('robot', inDays(10))
  clock.now = inDays(8)
  const interrupted = store.transaction(async (tx) => {
    await notifyOfExpiry(tx, clock.now)
    throw new Error('killed')
  })
  await expect(interrupted).rejects.toThrow('killed')
  expect(await toldAt(clock.now)).toHaveLength(1)
  const keys = Array.from({ length: 120 }, (_, n) => ({
    ...{ accountId: id, name: `many ${n}`, hash: `hash ${n}`, createdAt: START },
    expiresAt: inDays(10),
  }))
  await store.transaction((tx) => tx.insert(apiKeys).values(keys))
  await app.jobs.keyExpiry.runOnce()
  expect(await store.read.$count(apiKeys, eq(apiKeys.expiryNotice, 'soon'))).toBe(121)
})

test('a holder is told of keys that the operator revoked, and not of those they revoked', async () => {
  const { toldAt, key, store, id } = await withKeys()
  const { id: own } = await key('own', null)
  const { id: other } = await key('other', null)
  await store.transaction(async (tx) => {
    await revokeKey(tx, id, { keyId: own, actor: 'holder:1' }, START)
    await revokeKey(tx, id, { keyId: other, actor: 'operator' }, START)
    await revokeKeys(tx, id, 'operator', START)
  })
  expect(await toldAt(START)).toEqual([
    expect.stringMatching(/^🚫 The operator revoked your key other .*Its calls are refused/),
    expect.stringMatching(/^🚫 The operator revoked your API keys\. Their calls are refused/),
  ])
})
