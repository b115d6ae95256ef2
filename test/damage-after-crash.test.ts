// What a service does whose database file was damaged while it was down, after a crash: real processes.
import { existsSync, globSync, readFileSync, readlinkSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { notices } from '../src/db/schema.ts'
import { damage, databaseWith } from './helpers/damage.ts'
import { startNode } from './helpers/process.ts'
import { openTestStore } from './helpers/store.ts'

const PATIENCE_MS = 120_000
const CHECKED = /not shut down cleanly, or is in use: checking its file/

async function start(file: string) {
  const service = startNode(['test/helpers/service-process.ts'], { DATABASE_URL: file, PORT: '0' })
  const [, url = ''] = await service.says(/"url":"(http:[^"]+)"/)
  return { ...service, ready: async () => (await fetch(`${url}/readyz`)).status }
}

async function crashed(): Promise<string> {
  const file = await databaseWith(() => undefined)
  await (await start(file)).end('SIGKILL')
  return file
}

/** Content of which every row keeps SQLite's check busy, all of them for longer than any test takes. */
function slowToCheck(file: string): void {
  const direct = new SQLite(file)
  direct.exec(`CREATE TABLE slow (x INTEGER);
    WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 10000)
    INSERT INTO slow SELECT x FROM n`)
  // Were the column there before, each row would take as long to add.
  direct.unsafeMode().exec(`PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = 'CREATE TABLE slow (x INTEGER,
      y INTEGER NOT NULL AS (length(hex(zeroblob(10000000 + x)))))' WHERE name = 'slow'`)
  direct.close()
}

/** How often a process and those that it started have a file open. */
function opens(pid: number, file: string): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  const own = globSync(`/proc/${pid}/fd/*`).filter((fd) => linkOf(fd) === file)
  const theirs = children.split(' ').filter(Boolean)
  return theirs.reduce((sum, child) => sum + opens(Number(child), file), own.length)
}

function linkOf(fd: string): string | null {
  try {
    return readlinkSync(fd)
  } catch {
    // Closed meanwhile.
    return null
  }
}

/** A service that was killed, started again, once SQLite is at work on the check of its file. */
async function beingChecked() {
  const file = await databaseWith(slowToCheck)
  const first = await start(file)
  const usual = opens(first.pid, file)
  await first.end('SIGKILL')
  const service = await start(file)
  await service.says(CHECKED)
  await expect.poll(() => opens(service.pid, file)).toBeGreaterThan(usual)
  return { file, service }
}

describe('after a crash', () => {
  // Looks where Linux alone shows it.
  test.skipIf(process.platform !== 'linux')(
    'a service whose file is still being checked is stopped at once, and in good order',
    async () => {
      const { file, service } = await beingChecked()
      expect(await service.end('SIGTERM')).toBe(0)
      expect(service.stdout()).not.toMatch(/the check of the database file broke off/)
      expect(existsSync(`${file}-wal`)).toBe(false)
    },
    PATIENCE_MS,
  )

  test.skipIf(process.platform !== 'linux')(
    'a service that is killed while its file is being checked leaves no check behind',
    async () => {
      const { service } = await beingChecked()
      // Its output ends with the last process that could write to it.
      expect(await service.end('SIGKILL')).toBeNull()
    },
    PATIENCE_MS,
  )

  test(
    'a damaged file is logged, makes the service not ready, and the admins are told',
    async () => {
      const file = await crashed()
      damage(file)
      const service = await start(file)
      await service.says(/"damage":\[.*"the database file is damaged"/)
      await expect.poll(service.ready).toBe(503)
      const { read } = await openTestStore(file)
      await expect
        .poll(async () => (await read.select().from(notices)).map(({ kind }) => kind))
        .toEqual(['database_damaged'])
    },
    PATIENCE_MS,
  )

  test(
    'a file that is whole is said to be, and one that was closed in good order is not checked',
    async () => {
      const file = await crashed()
      const service = await start(file)
      await service.says(/"the database file is intact"/)
      expect(await service.ready()).toBe(200)
      expect(await service.end('SIGTERM')).toBe(0)
      const next = await start(file)
      expect(await next.ready()).toBe(200)
      expect(await next.end('SIGTERM')).toBe(0)
      expect(next.stdout()).not.toMatch(CHECKED)
    },
    PATIENCE_MS,
  )
})
