import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { settings } from '../../src/db/schema.ts'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import type { Store } from '../../src/db/store.ts'
import { runNode } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const CLOSING = `
  import { settings } from './src/db/schema.ts'
  import { openSqlite } from './src/db/sqlite/sqlite.ts'
  const store = await openSqlite(process.env.FILE)
  for (let i = 0; i < 250; i++)
    await store.transaction((tx) => tx.insert(settings).values({ name: String(i), value: 'x' }))
  await store.close()
  console.log('closed')`

/** More than are committed before the log is copied. */
const TRANSACTIONS = 250
/** Of what `write` writes. */
const MOST_BYTES_PER_ROW = 3500
const WAIT = { timeout: 60_000, interval: 20 }
/** A log is kept this long. */
const KEPT_BYTES = 16 << 20

/** One after the other, each with more than a page of text. */
async function write(store: Store, from: number): Promise<void> {
  for (let i = from; i < from + TRANSACTIONS; i++)
    await store.transaction((tx) =>
      tx.insert(settings).values({ name: `name ${i}`, value: 'x'.repeat(3000) }),
    )
}

test('what was committed is copied into the file while the store goes on', async () => {
  const file = join(testFolder(), 'test.db')
  const store = await openSqlite(file)
  const atFirst = statSync(file).size
  let written = 0
  for (let copies = 0; copies < 2; copies++) {
    // Beyond all that an earlier copy can have had in it.
    const least = atFirst + written * MOST_BYTES_PER_ROW + 300_000
    await vi.waitFor(async () => {
      // Again, since what is committed during a copy is left to the next one.
      await write(store, written)
      written += TRANSACTIONS
      expect(statSync(file).size).toBeGreaterThan(least)
    }, WAIT)
  }
  await store.close()
})

test('a store that is closed during a copy leaves one whole file, and nothing beside it', async () => {
  const file = join(testFolder(), 'test.db')
  const store = await openSqlite(file)
  await write(store, 0)
  await store.close()
  // Once more is no more.
  await store.close()
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })).toBeUndefined()
  const again = await openSqlite(file)
  expect(await again.read.$count(settings)).toBe(TRANSACTIONS)
  await again.close()
})

test('a log that had to grow is short again once it is written from its beginning', async () => {
  const file = join(testFolder(), 'test.db')
  const store = await openSqlite(file)
  const logBytes = () => statSync(`${file}-wal`).size
  const value = 'x'.repeat(1 << 20)
  await store.transaction(async (tx) => {
    for (let i = 0; i < 24; i++) await tx.insert(settings).values({ name: `long ${i}`, value })
  })
  expect(logBytes()).toBeGreaterThan(KEPT_BYTES)
  let written = 0
  await vi.waitFor(async () => {
    await write(store, written)
    written += TRANSACTIONS
    expect(logBytes()).toBeLessThanOrEqual(KEPT_BYTES)
  }, WAIT)
  await store.close()
})

test('a process that has nothing to do but to close its store waits for that', async () => {
  const run = await runNode(['--input-type=module', '--eval', CLOSING], {
    FILE: join(testFolder(), 'test.db'),
  })
  expect(run).toMatchObject({ exitCode: 0, stdout: 'closed\n' })
})
