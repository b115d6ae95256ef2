import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, truncateSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import SQLite from 'better-sqlite3'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import type { Reader, Tx } from '../../src/db/store.ts'
import { settings, wallets } from '../../src/domain/schema.ts'
import { fileOf, openFile } from '../helpers/direct.ts'
import { testSqlite } from '../helpers/sqlite.ts'
import { testFolder } from '../helpers/store.ts'

const FULL = 2

describe('opening', () => {
  test('makes the writing connection durable, on a new file and on one that is reopened', async () => {
    const file = join(testFolder(), 'deep/er/test.db')
    for (const opening of ['new', 'reopened']) {
      const store = await openSqlite(file)
      const seen = await store.transaction(async (tx) => ({
        journal: await pragma(tx, 'journal_mode'),
        synchronous: await pragma(tx, 'synchronous'),
        foreignKeys: await pragma(tx, 'foreign_keys'),
      }))
      await store.close()
      expect({ opening, ...seen }).toEqual({
        opening,
        journal: 'wal',
        synchronous: FULL,
        foreignKeys: 1,
      })
    }
  })

  test('refuses a database in memory, which no stop would outlive', async () => {
    await expect(openSqlite(':memory:')).rejects.toThrow(/must be the path of a file/)
    expect(existsSync(':memory:')).toBe(false)
  })

  test('refuses a file of a newer version and leaves it as that version needs it', async () => {
    const file = join(testFolder(), 'test.db')
    const store = await openSqlite(file)
    await store.transaction((tx) => setting(tx, 'kept', 1))
    await store.close()
    const newer = new SQLite(file)
    onTestFinished(() => {
      newer.close()
    })
    newer.exec(`CREATE TABLE of_tomorrow (id integer);
      INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 4102444800000)`)

    await expect(openSqlite(file)).rejects.toThrow(
      /test\.db was written by a newer version .*2100-01-01T00:00:00.*Start that version/s,
    )

    newer.exec('INSERT INTO of_tomorrow (id) VALUES (1)')
    expect(newer.prepare('SELECT name FROM settings').pluck().all()).toEqual(['kept'])
    newer.exec("DELETE FROM __drizzle_migrations WHERE hash = 'later'")
    const reopened = await openSqlite(file)
    expect(await reopened.read.$count(settings)).toBe(1)
    await reopened.close()
  })

  test('succeeds in several processes at once on a new file', async () => {
    const file = join(testFolder(), 'test.db')
    const racers = Array.from({ length: 3 }, () => startRacer(file))
    await Promise.all(racers.map((racer) => racer.ready))
    for (const racer of racers) racer.go()
    expect(await Promise.all(racers.map((racer) => racer.exitCode))).toEqual([0, 0, 0])
  })
})

describe('the reader', () => {
  test('cannot write', async () => {
    const store = await testSqlite()
    await expect(setting(store.read as Tx, 'sneaked', 1)).rejects.toMatchObject({
      code: 'SQLITE_READONLY',
    })
    expect(await store.read.$count(settings)).toBe(0)
  })
})

describe('a transaction', () => {
  test('is refused where it breaks a foreign key', async () => {
    const store = await testSqlite()
    const orphan = store.transaction(async (tx) => {
      await tx.insert(wallets).values({ accountId: 404, balanceMicros: 0 })
    })
    await expect(orphan).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' })
  })

  test('is rolled back where it awaits something other than its queries', async () => {
    const store = await testSqlite()
    const idle = store.transaction(async (tx) => {
      await setting(tx, 'idle', 1)
      await nextLoop()
      await nextLoop()
    })
    await expect(idle).rejects.toThrow(/awaited something other than its queries/)
    expect(await store.read.$count(settings)).toBe(0)
  })

  test('is rolled back so at whatever point of the event loop it began', async () => {
    const store = await testSqlite()
    await nextLoop()
    const idle = store.transaction(async (tx) => {
      await setting(tx, 'idle', 1)
      // The file system answers before the event loop next comes past its immediates.
      const foreign = stat(import.meta.filename)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
      await foreign
    })
    await expect(idle).rejects.toThrow(/awaited something other than its queries/)
    expect(await store.read.$count(settings)).toBe(0)
  })

  test('runs alone: none begins before the one ahead has ended', async () => {
    const store = await testSqlite()
    const steps: string[] = []
    await store.transaction((tx) => setting(tx, 'count', 0))
    const increments = Array.from({ length: 20 }, (_, i) =>
      store.transaction(async (tx) => {
        steps.push(`begin ${i}`)
        const count = await settingOf(tx, 'count')
        await tx.update(settings).set({ value: count + 1 })
        steps.push(`end ${i}`)
        if (i % 5 === 0) throw new Error('undone')
      }),
    )
    const outcomes = await Promise.allSettled(increments)
    const inTurn = Array.from({ length: 20 }, (_, i) => [`begin ${i}`, `end ${i}`]).flat()
    expect(steps).toEqual(inTurn)
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(4)
    expect(await settingOf(store.read, 'count')).toBe(16)
  })
})

test('a read sees all that was committed before it, here or by another process, whatever was read in the same turn', async () => {
  const store = await testSqlite()
  const other = openFile(await fileOf(store))
  const count = () => store.read.$count(settings)
  const versionBefore = store.othersVersion()
  expect(await count()).toBe(0)
  other.exec("INSERT INTO settings (name, value) VALUES ('by another process', '1')")
  expect(await count()).toBe(1)
  expect(store.othersVersion()).not.toBe(versionBefore)
  const written = store.transaction((tx) => setting(tx, 'here', 1))
  expect(await count()).toBe(1)
  await written
  expect(await count()).toBe(2)
})

test('a read that fails as the file does ends nothing but itself', async () => {
  const store = await testSqlite()
  await store.transaction((tx) => setting(tx, 'a', 1))
  truncateSync(`${await fileOf(store)}-wal`, 100)
  for (let reads = 0; reads < 2; reads++)
    await expect(store.read.$count(settings)).rejects.toThrow()
})

/** A pragma's value on the very connection that is asked: another connection has its own. */
async function pragma(db: Reader, name: string): Promise<unknown> {
  const [row] = await db.select({ value: sql.raw(name) }).from(sql.raw(`pragma_${name}`))
  return row?.value
}

async function setting(tx: Tx, name: string, value: number): Promise<void> {
  await tx.insert(settings).values({ name, value })
}

async function settingOf(db: Reader, name: string): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return Number(row?.value)
}

/** Another process that opens the file when told to, so that several begin at the same moment. */
function startRacer(file: string) {
  const source = pathToFileURL(join(import.meta.dirname, '../../src/db/sqlite/sqlite.ts'))
  const program = `
    import { openSqlite } from ${JSON.stringify(source)}
    console.log('ready')
    process.stdin.once('data', async () => {
      const store = await openSqlite(${JSON.stringify(file)})
      await store.close()
      process.exit(0)
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill()
  })
  return {
    ready: once(child.stdout, 'data'),
    go: () => child.stdin.write('go\n'),
    exitCode: once(child, 'exit').then(([code]) => code as number | null),
  }
}
