// A lock of PostgreSQL lasts as long as its connection does.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { createSessionLocks } from '../../src/db/postgres/session-locks.ts'
import { DatabaseUnavailable } from '../../src/db/store.ts'
import { aborted } from '../../src/domain/shared/waiting.ts'
import { openTestStore, PATIENT_CONNECTING, testDatabase } from '../helpers/store.ts'
import { tcpProxy } from '../helpers/tcp-proxy.ts'
import { transactionPooler } from '../helpers/transaction-pooler.ts'

/** For how long a lost connection is replaced by another; that of the locks is not. */
const RETRY_MS = 60_000

async function openAt(url: string) {
  const store = await openPostgres(url, { retryMs: RETRY_MS, ...PATIENT_CONNECTING })
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

test('can be asked for beside many others, and is asked for one after the other', async () => {
  const store = await openTestStore(await testDatabase())
  const warnings: string[] = []
  const note = ({ message }: Error) => void warnings.push(message)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const held = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => store.lock(name)))
  expect(held).not.toContain(null)
  await Promise.all(held.map((lock) => lock?.release()))
  // Warnings are told in a turn of their own.
  await sleep(0)
  expect(warnings).toEqual([])
})

test('is not had while the database is away, and is once it is back', async () => {
  const proxy = await tcpProxy(await testDatabase())
  const store = await openAt(proxy.url)
  proxy.close()
  await expect(store.lock('work')).rejects.toThrow(/database is not available/)
  proxy.reopen()
  expect(await store.lock('work')).not.toBeNull()
})

test('is given up at the close, though its session took the place of one that was lost half made', async () => {
  const proxy = await tcpProxy(await testDatabase())
  const other = new pg.Client(proxy.url)
  other.on('error', () => undefined)
  const goOn = Promise.withResolvers<void>()
  let made = 0
  const locks = createSessionLocks(proxy.url, 5000, async (work) => {
    made += 1
    if (made === 1) await goOn.promise
    return work(other)
  })
  onTestFinished(() => locks.close())
  const halfMade = locks.lock('first').catch((error) => error)
  await expect.poll(() => made).toBe(1)
  proxy.cut()
  await other.connect()
  onTestFinished(() => other.end())
  // Until the loss is noticed they wait for the session that is lost.
  const asked: Promise<unknown>[] = []
  while (made === 1) {
    asked.push(locks.lock(`asked ${asked.length}`).catch(() => null))
    await sleep(10)
  }
  const held = await locks.lock('work')
  goOn.resolve()
  expect(await halfMade).toBeInstanceOf(DatabaseUnavailable)
  await Promise.all(asked)
  await locks.close()
  expect(held?.lost.aborted).toBe(true)
})

test('is refused behind a pooler that pools by transactions, with what to do', async () => {
  const store = await openAt(await transactionPooler(await testDatabase()))
  await expect(store.lock('work')).rejects.toThrow(/pools by transactions.*pool_mode to session/)
})
