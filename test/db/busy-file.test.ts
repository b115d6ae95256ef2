// A SQLite file that another process has open, too: what is waited for, and for how long.
import { join } from 'node:path'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { preparePlace } from '../../src/db/sqlite/start.ts'
import { DatabaseUnavailable, type Tx } from '../../src/db/store.ts'
import { settings } from '../../src/domain/schema.ts'
import { fileOf, openFile } from '../helpers/direct.ts'
import { testSqlite } from '../helpers/sqlite.ts'
import { testFolder } from '../helpers/store.ts'

test('opening waits while another process is changing the schema of a new file', async () => {
  const file = join(testFolder(), 'test.db')
  const other = new SQLite(file)
  other.pragma('journal_mode = WAL')
  other.exec('BEGIN IMMEDIATE; CREATE TABLE of_another (id integer)')
  const release = setTimeout(() => other.exec('COMMIT').close(), 60)
  onTestFinished(() => clearTimeout(release))
  const store = await openSqlite(file)
  expect(await store.read.$count(settings)).toBe(0)
  await store.close()
})

test('opening goes on where another process closes the file and removes its log meanwhile', async () => {
  const file = join(testFolder(), 'test.db')
  const coming = `
    const { rmSync, writeFileSync } = require('node:fs')
    const { workerData: log } = require('node:worker_threads')
    for (let i = 0; i < 3000; i++) {
      writeFileSync(log, '')
      rmSync(log)
    }`
  const worker = new Worker(coming, { eval: true, workerData: `${file}-wal` })
  let done = false
  worker.once('exit', () => {
    done = true
  })
  while (!done) {
    for (let i = 0; i < 20; i++) preparePlace(file)
    await nextLoop()
  }
})

test('a transaction waits for another process without stopping this one', async () => {
  const store = await testSqlite()
  const other = openFile(await fileOf(store))
  other.exec("BEGIN IMMEDIATE; INSERT INTO settings (name, value) VALUES ('other', '1')")
  let settled = false
  const waiting = store
    .transaction((tx) => setting(tx, 'ours', 1))
    .finally(() => {
      settled = true
    })
  // Longer than SQLite's own wait, so that a timer that fires has interrupted nothing.
  await ticks(5)
  expect(settled).toBe(false)
  other.exec('COMMIT')
  await waiting
  expect(await store.read.$count(settings)).toBe(2)
})

test('a transaction is refused as unavailable where another process keeps the file to itself', async () => {
  const { store, other, waiting } = await keptOut()
  const passing = setInterval(() => vi.advanceTimersByTime(1000), 10)
  onTestFinished(() => clearInterval(passing))
  await expect(waiting).rejects.toThrow(/database is not available.*locked/)
  await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailable)
  other.exec('ROLLBACK')
  await store.transaction((tx) => setting(tx, 'b', 2))
  expect(await store.read.$count(settings)).toBe(1)
})

test('a transaction waits on where this process stood still meanwhile', async () => {
  const { store, other, waiting } = await keptOut()
  vi.advanceTimersByTime(60_000)
  // Longer than from one try to the next.
  await ticks(5)
  other.exec('ROLLBACK')
  await waiting
  expect(await store.read.$count(settings)).toBe(1)
})

/** A transaction that waits for another process, while time passes as the test says. */
async function keptOut() {
  const store = await testSqlite()
  const other = openFile(await fileOf(store))
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  other.exec('BEGIN IMMEDIATE')
  const waiting = store.transaction((tx) => setting(tx, 'a', 1))
  await nextLoop()
  return { store, other, waiting }
}

async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick++) await new Promise((done) => setTimeout(done, 15))
}

async function setting(tx: Tx, name: string, value: number): Promise<void> {
  await tx.insert(settings).values({ name, value })
}
