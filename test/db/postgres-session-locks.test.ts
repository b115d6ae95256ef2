// A lock of PostgreSQL lasts as long as its connection does.
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../src/db/postgres.ts'
import { aborted } from '../../src/domain/waiting.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'
import { tcpProxy } from '../helpers/tcp-proxy.ts'
import { transactionPooler } from '../helpers/transaction-pooler.ts'

async function openAt(url: string) {
  const store = await openPostgres(url, { retryMs: 0 })
  onTestFinished(() => store.close())
  return store
}

test('is lost with its connection, at once, and can be taken again', async () => {
  const url = await testDatabase()
  const proxy = await tcpProxy(url)
  const [store, other] = [await openAt(proxy.url), await openTestStore(url)]
  const held = [await store.lock('one'), await store.lock('two', { shared: true })]
  proxy.cut()
  for (const lock of held) if (lock) await aborted(lock.lost)
  await expect.poll(() => other.lock('one')).not.toBeNull()
  expect(await store.lock('one')).toBeNull()
  expect(await store.lock('two')).not.toBeNull()
  await held[0]?.release()
  expect(await store.lock('one')).toBeNull()
})

test('is not had while the database is away, and is once it is back', async () => {
  const proxy = await tcpProxy(await testDatabase())
  const store = await openAt(proxy.url)
  proxy.close()
  await expect(store.lock('work')).rejects.toThrow(/database is not available/)
  proxy.reopen()
  expect(await store.lock('work')).not.toBeNull()
})

test('is refused behind a pooler that pools by transactions, with what to do', async () => {
  const store = await openAt(await transactionPooler(await testDatabase()))
  await expect(store.lock('work')).rejects.toThrow(/pools by transactions.*pool_mode to session/)
})
