// What a service does whose database file was damaged while it was down, after a crash: real processes.
import { copyFileSync, globSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { notices, settings } from '../../src/domain/schema.ts'
import { damage, databaseWith } from '../helpers/damage.ts'
import { longTest, startNode } from '../helpers/process.ts'
import { openTestStore, testFolder } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
const CHECKED = /not shut down cleanly, or is in use: checking its file/

async function start(file: string) {
  const service = startNode(['test/helpers/service-process.ts'], { DATABASE_URL: file, PORT: '0' })
  const [, url = ''] = await service.says(/"url":"(http:[^"]+)"/)
  return { ...service, ready: async () => (await fetch(`${url}/readyz`)).status }
}

/** A database as a crash leaves it: not all of it is in its file, the rest is in the log. */
async function leftByCrash(change: (file: string) => void = () => undefined): Promise<string> {
  const file = await databaseWith(change)
  const store = await openSqlite(file)
  await store.transaction((tx) => tx.insert(settings).values({ name: 'in the log', value: 1 }))
  const left = join(testFolder(), 'test.db')
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${left}${end}`)
  await store.close()
  return left
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

/** Whether a process that was started by this one has a file open. */
function isOpenInChild(pid: number, file: string): boolean {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children
    .filter(Boolean)
    .some((child) => globSync(`/proc/${child}/fd/*`).some((fd) => linkOf(fd) === file))
}

function linkOf(fd: string): string | null {
  try {
    return readlinkSync(fd)
  } catch {
    // Closed meanwhile.
    return null
  }
}

/** A service that was started after a crash, once SQLite is at work on the check of its file. */
async function beingChecked() {
  const file = await leftByCrash(slowToCheck)
  const service = await start(file)
  await service.says(CHECKED)
  await expect.poll(() => isOpenInChild(service.pid, file)).toBe(true)
  return { file, service }
}

describe('after a crash', () => {
  // Looks where Linux alone shows it.
  const linuxTest = process.platform === 'linux' ? longTest : test.skip

  linuxTest(
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
      const file = await leftByCrash()
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

  longTest(
    'a file that is whole is said to be, and one that was closed in good order is not checked',
    async () => {
      const file = await databaseWith(() => undefined)
      await (await start(file)).end('SIGKILL')
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
