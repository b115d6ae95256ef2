import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { settings } from '../../src/domain/schema.ts'
import { fill } from '../helpers/large.ts'
import { testSqlite } from '../helpers/sqlite.ts'
import { testFolder } from '../helpers/store.ts'

test('ends while the service keeps writing, and holds one moment', async () => {
  const store = await testSqlite()
  await fill(store)
  const target = join(testFolder(), 'backup.db')
  let [written, writtenAtFirst, underWay] = [0, 0, true]
  const onProgress = () => {
    writtenAtFirst ||= written
  }
  const backup = store.backup(target, { onProgress }).finally(() => {
    underWay = false
  })
  while (underWay) {
    written += 1
    const rows = [`a ${written}`, `b ${written}`].map((name) => ({ name, value: 1 }))
    await store.transaction((tx) => tx.insert(settings).values(rows))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await backup

  const copy = new SQLite(target, { readonly: true })
  const count = copy.prepare('SELECT count(*) FROM settings WHERE name LIKE ?').pluck()
  expect(count.get('a %')).toBe(count.get('b %'))
  // It did not begin again after a write, which with a busy service would never end.
  expect(count.get('a %')).toBeLessThanOrEqual(writtenAtFirst)
  copy.close()
})

test('is one file that needs nothing beside it', async () => {
  const store = await testSqlite()
  const folder = testFolder()
  const target = join(folder, 'backup.db')
  await store.backup(target)
  const copy = new SQLite(target, { readonly: true })
  expect(copy.pragma('journal_mode', { simple: true })).toBe('delete')
  expect(copy.prepare('SELECT count(*) FROM accounts').pluck().get()).toBe(0)
  copy.close()
  expect(readdirSync(folder)).toEqual(['backup.db'])
})

test('is ended where the store is closed, and leaves nothing', async () => {
  const store = await openSqlite(join(testFolder(), 'test.db'))
  await fill(store)
  const folder = testFolder()
  const backup = store.backup(join(folder, 'backup.db'))
  const ended = expect(backup).rejects.toThrow(/being closed/)
  await store.close()
  await ended
  expect(readdirSync(folder)).toEqual([])
})

test('takes the place of what a crash has left of an earlier one', async () => {
  const store = await testSqlite()
  const folder = testFolder()
  const target = join(folder, 'backup.db')
  for (const left of ['.partial', '.partial-journal', '.partial-wal'])
    writeFileSync(target + left, 'rubbish')
  await store.backup(target)
  expect(readdirSync(folder)).toEqual(['backup.db'])
})
