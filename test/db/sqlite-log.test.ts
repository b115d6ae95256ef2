// SQLite's write-ahead log: how long it gets, and how it is emptied.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import type { Store } from '../../src/db/store.ts'
import { settings } from '../../src/domain/schema.ts'
import { fileOf, openFile } from '../helpers/direct.ts'
import { testSqlite } from '../helpers/sqlite.ts'
import { testFolder } from '../helpers/store.ts'

const PAGE_BYTES = 2048
const PAGE_IN_LOG_BYTES = PAGE_BYTES + 24
const CHECKPOINT_PAGES = 1000
/** More than one transaction of `write` writes. */
const TRANSACTION_PAGES = 50
/** A log is kept this long. */
const KEPT_BYTES = 16 << 20
const TRANSACTIONS = 400

/** One transaction after the other, each with more than a page of text. */
async function write(store: Store, from = 0): Promise<void> {
  for (let i = from; i < from + TRANSACTIONS; i++)
    await store.transaction((tx) =>
      tx.insert(settings).values({ name: `name ${i}`, value: 'x'.repeat(3000) }),
    )
}

test('the log is copied into the file again and again, and stays short', async () => {
  const store = await testSqlite()
  const file = await fileOf(store)
  let size = statSync(file).size
  for (let round = 0; round < 3; round++) {
    await write(store, round * TRANSACTIONS)
    expect(statSync(file).size).toBeGreaterThan(size)
    size = statSync(file).size
    expect(store.logBytes()).toBeLessThan(
      (CHECKPOINT_PAGES + TRANSACTION_PAGES) * PAGE_IN_LOG_BYTES,
    )
  }
})

test('a store that is closed leaves one whole file, and nothing beside it', async () => {
  const file = join(testFolder(), 'test.db')
  const store = await openSqlite(file)
  await write(store)
  await store.close()
  // Once more is no more.
  await store.close()
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })).toBeUndefined()
  const again = await openSqlite(file)
  expect(await again.read.$count(settings)).toBe(TRANSACTIONS)
  await again.close()
})

test('a log that had to grow is short again once it is written from its beginning', async () => {
  const store = await testSqlite()
  const value = 'x'.repeat(1 << 20)
  await store.transaction(async (tx) => {
    for (let i = 0; i < 24; i++) await tx.insert(settings).values({ name: `long ${i}`, value })
  })
  expect(store.logBytes()).toBeGreaterThan(KEPT_BYTES)
  await write(store)
  expect(store.logBytes()).toBeLessThanOrEqual(KEPT_BYTES)
})

test('the log is emptied on request, unless somebody reads from it or a transaction runs', async () => {
  const store = await testSqlite()
  const other = openFile(await fileOf(store))
  await write(store)
  other.exec('BEGIN')
  other.prepare('SELECT count(*) FROM settings').get()
  await write(store, TRANSACTIONS)
  store.cutLog()
  expect(store.logBytes()).toBeGreaterThan(0)
  other.exec('COMMIT')
  await store.transaction(async (tx) => {
    await tx.insert(settings).values({ name: 'last', value: 1 })
    store.cutLog()
  })
  expect(store.logBytes()).toBeGreaterThan(0)
  store.cutLog()
  expect(store.logBytes()).toBe(0)
  expect(await store.read.$count(settings)).toBe(2 * TRANSACTIONS + 1)
})
