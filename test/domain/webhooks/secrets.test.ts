// The secrets that sign webhooks are stored as codes are.
import { expect, test } from 'vitest'
import { createVault } from '../../../src/db/vault.ts'
import { webhookEndpoints } from '../../../src/domain/schema.ts'
import { codeRows } from '../../../src/domain/sealing/sealed-places.ts'
import { rotateSecret, signingSecrets } from '../../../src/domain/webhooks/endpoints.ts'
import { later, START } from '../../helpers/factories.ts'
import { openTestStore, testDatabase, testStore } from '../../helpers/store.ts'
import { account, actor, endpoint } from '../../helpers/webhooks.ts'

const keyOf = (byte: number) => createVault(Buffer.alloc(32, byte))

test('a secret is encrypted in the database, and goes along when the key changes', async () => {
  const store = await openTestStore(await testDatabase(), keyOf(1))
  const { id } = await account(store)
  const { secret } = await endpoint(store, id)
  const stored = async () => (await store.read.select().from(webhookEndpoints))[0]
  const before = await stored()
  if (!before) throw new Error('Nothing was stored.')
  expect(JSON.stringify(before)).not.toContain(secret.slice('whsec_'.length))
  expect(signingSecrets(store.read, before, START)).toEqual([secret])

  for await (const rows of codeRows(store.read))
    await store.transaction(async (tx) => {
      for (const row of rows) await row.reseal(tx, keyOf(1), keyOf(2))
    })
  const after = await stored()
  if (!after) throw new Error('Nothing is stored any more.')
  expect(() => signingSecrets(store.read, after, START)).toThrow(/not encrypted with the key/)
  expect(signingSecrets({ vault: keyOf(2) }, after, START)).toEqual([secret])
})

test('the last two secrets sign: a second rotation within a day ends the first one', async () => {
  const store = await testStore()
  const { id } = await account(store)
  const { endpoint: one } = await endpoint(store, id)
  const rotate = (at: Date) => store.transaction((tx) => rotateSecret(tx, one, actor, at))
  const second = await rotate(later(1000))
  const third = await rotate(later(2000))
  const [stored] = await store.read.select().from(webhookEndpoints)
  if (!stored) throw new Error('Nothing was stored.')
  expect(signingSecrets(store.read, stored, later(3000))).toEqual([third, second])
})

test('a secret cannot be moved to another endpoint', async () => {
  const store = await openTestStore(await testDatabase(), keyOf(1))
  const { id } = await account(store)
  for (let i = 0; i < 2; i++) await endpoint(store, id)
  const [one, other] = await store.read.select().from(webhookEndpoints)
  if (!one || !other) throw new Error('Two endpoints were added.')
  const swapped = { id: one.id, secrets: other.secrets }
  expect(() => signingSecrets(store.read, swapped, START)).toThrow(/belongs to another row/)
})
