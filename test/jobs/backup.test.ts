import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { notices } from '../../src/domain/schema.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { type BackupDeps, backupJob } from '../../src/jobs/backup.ts'
import { FAILED } from '../../src/jobs/loop.ts'
import { later } from '../helpers/factories.ts'
import { fill } from '../helpers/large.ts'
import { testSqlite } from '../helpers/sqlite.ts'
import { testFolder } from '../helpers/store.ts'

const HOUR_MS = 3_600_000
/** START as a name. */
const FIRST = 'gamewallet-2026-01-15-120000.db'

test('backs up where there is none, then whenever the newest is as old as the interval', async () => {
  const { job, clock, names } = await setUp({ everyMs: 24 * HOUR_MS })
  await job.runOnce()
  expect(names()).toEqual([FIRST])

  clock.now = later(24 * HOUR_MS - 1)
  await job.runOnce()
  expect(names()).toEqual([FIRST])

  clock.now = later(24 * HOUR_MS)
  await job.runOnce()
  expect(names()).toEqual([FIRST, 'gamewallet-2026-01-16-120000.db'])
})

test('removes the oldest beyond those it keeps, and no other file', async () => {
  const { job, folder, names } = await setUp({ keep: 2 })
  const others = [
    'gamewallet-2026-01-10-1200.db',
    'gamewallet-2026-02-30-120000.db',
    'gamewallet-2026-01-01-120000.db.txt',
    'my-gamewallet-2026-01-01-120000.db',
    'notes.txt',
  ]
  const earlier = ['gamewallet-2026-01-13-120000.db', 'gamewallet-2026-01-14-120000.db']
  mkdirSync(folder)
  for (const name of [...others, ...earlier]) writeFileSync(join(folder, name), '')
  await job.runOnce()
  expect(names()).toEqual([...others, 'gamewallet-2026-01-14-120000.db', FIRST].sort())
})

test('is misled by no backup of a time to come, and keeps the one just made', async () => {
  const { job, folder, names } = await setUp({ keep: 1 })
  mkdirSync(folder)
  writeFileSync(join(folder, 'gamewallet-2099-01-01-000000.db'), '')
  await job.runOnce()
  expect(names()).toEqual([FIRST])
})

test('removes what a crash has left of a backup, and no other half file', async () => {
  const { job, folder, names } = await setUp()
  await job.runOnce()
  const left = ['', '-journal', '-wal'].map(
    (beside) => `gamewallet-2026-01-14-120000.db.partial${beside}`,
  )
  for (const name of [...left, 'film.mkv.partial']) writeFileSync(join(folder, name), '')
  await job.runOnce()
  expect(names()).toEqual(['film.mkv.partial', FIRST])
})

test('tells the admins once that it fails, and again after it has succeeded', async () => {
  const { job, folder, clock, told, errors, names } = await setUp()
  // A file where the folder should be: as with a full or missing disk, nothing can be written.
  writeFileSync(folder, '')
  expect(await job.runOnce()).toBe(FAILED)
  clock.now = later(HOUR_MS)
  expect(await job.runOnce()).toBe(FAILED)
  expect(errors).toHaveLength(2)
  expect(await told()).toEqual([expect.stringContaining(folder)])

  rmSync(folder)
  clock.now = later(2 * HOUR_MS)
  expect(await job.runOnce()).not.toBe(FAILED)
  expect(names()).toHaveLength(1)
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  clock.now = later(48 * HOUR_MS)
  await job.runOnce()
  expect(await told()).toHaveLength(2)
})

test('does not try again at once after a failure', async () => {
  const { job, folder, clock, errors, names } = await setUp()
  writeFileSync(folder, '')
  await job.runOnce()
  rmSync(folder)
  clock.now = later(60_000)
  await job.runOnce()
  expect({ errors: errors.length, made: existsSync(folder) }).toEqual({ errors: 1, made: false })
  clock.now = later(10 * 60_000)
  await job.runOnce()
  expect(names()).toHaveLength(1)
})

test('tells the admins the next time where they could not be told', async () => {
  const store = await testSqlite()
  let isFull = true
  const { job, folder, clock, told } = await setUp({
    store: {
      transaction: (work) =>
        isFull ? Promise.reject(new Error('disk full')) : store.transaction(work),
    },
    read: store.read,
  })
  writeFileSync(folder, '')
  await expect(job.runOnce()).rejects.toThrow('disk full')
  isFull = false
  for (const hours of [1, 2]) {
    clock.now = later(hours * HOUR_MS)
    await job.runOnce()
  }
  expect(await told()).toHaveLength(1)
})

test('ends in the middle where the lock is lost, and starts over when it leads again', async () => {
  const { job, store, told, errors, names } = await setUp()
  await fill(store)
  const over = new AbortController()
  const round = job.runOnce(over.signal)
  while (!names().some((name) => name.endsWith('.partial'))) await nextTurn()
  over.abort()
  await round
  expect({ names: names(), told: await told(), errors }).toEqual({
    names: [],
    told: [],
    errors: [],
  })
  await job.runOnce(new AbortController().signal)
  expect(names()).toEqual([FIRST])
})

async function setUp({ read, ...changes }: Partial<BackupDeps & Pick<Store, 'read'>> = {}) {
  const store = await testSqlite()
  const folder = join(testFolder(), 'backups')
  const clock = { now: later(0) }
  const errors: string[] = []
  const job = backupJob({
    store,
    write: store.backup,
    folder,
    everyMs: 24 * HOUR_MS,
    keep: 14,
    clock: () => clock.now,
    meter: noMeter,
    log: { info() {}, warn() {}, error: (_, message) => void errors.push(message ?? '') },
    ...changes,
  })
  const names = () => (existsSync(folder) ? readdirSync(folder).sort() : [])
  const told = async () => {
    const isFailure = eq(notices.kind, 'backup_failed')
    const found = await (read ?? store.read).select().from(notices).where(isFailure)
    return found.map(({ data }) => (data as { reason: string }).reason)
  }
  return { job, store, folder, clock, told, errors, names }
}
