import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { testCli } from '../helpers/cli.ts'
import { later, openTestAccount, START } from '../helpers/factories.ts'
import { runNode } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const KEPT = /test\.db\.before-restore-20260115130000$/
const [FIRST, SECOND] = [12_500_000, 7_000_000]

/** A database with two accounts, and a backup from when it had only the first. */
async function setUp() {
  const cli = await testCli()
  cli.clock.now = later(3_600_000)
  await openTestAccount(cli.store, { balanceMicros: FIRST })
  const file = await cli.backup()
  await openTestAccount(cli.store, { balanceMicros: SECOND })
  return { cli, file }
}

function change(path: string, statement: string): void {
  const database = new SQLite(path)
  database.exec(statement)
  database.close()
}

function walletsIn(path: string): unknown[] {
  const database = new SQLite(path, { fileMustExist: true })
  const wallets = database.prepare('SELECT balance_micros FROM wallets ORDER BY account_id')
  const balances = wallets.pluck().all()
  database.close()
  return balances
}

test('restores a backup, keeps the old database, and writes down what was done', async () => {
  const { cli, file } = await setUp()
  expect(await cli.refusal('restore', file, '--force')).toMatch(
    /^error: .*test\.db is in use\. Stop the service first/,
  )
  await cli.store.close()
  expect(await cli.refusal('restore', cli.databaseUrl)).toMatch(/is the current database itself/)
  const answer = await cli.json('restore', file)
  expect(answer).toEqual({
    ...{ file, database: cli.databaseUrl, kept: expect.stringMatching(KEPT) },
    ...{ accounts: 1, walletsUsd: 12.5, orders: 0, newestEntryAt: '2026-01-15T12:00:00.000Z' },
    ...{ findings: 0, since: expect.objectContaining({ accounts: 1, entries: 1, orders: 0 }) },
  })
  expect(walletsIn(String(answer.kept))).toEqual([FIRST, SECOND])
  expect(walletsIn(cli.databaseUrl)).toEqual([FIRST])
  cli.clock.now = later(7_200_000)
  const { store, out } = await cli.restored(file)
  expect(out).toMatch(/^file: .*backup\.db\ndatabase: .*test\.db\nkept: .*before-restore/)
  expect(out).toMatch(/accounts: 1\nwalletsUsd: 12\.5\norders: 0\nnewestEntryAt: 2026-01-15T12/)
  expect(out).toMatch(/^Restored .*test\.db from .*backup\.db\.$/m)
  expect(out).not.toMatch(/is not correct/)
  const [act] = await store.read.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  const detail = { file: 'backup.db' }
  expect(act).toMatchObject({ actor: 'operator', action: 'service.restore', detail })
})

const NEWER = "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 4102444800000)"
const DAMAGED = /is damaged|not a sound SQLite/

test('refuses a file that is no sound backup, also by force, and changes nothing', async () => {
  const { cli, file } = await setUp()
  await cli.store.close()
  const path = join(testFolder(), 'other.db')
  const bytes = readFileSync(file)
  for (const [make, message] of [
    [() => {}, /There is no file/],
    [() => writeFileSync(path, 'a letter'.repeat(999)), /not a sound SQLite/],
    [() => writeFileSync(path, ''), /is not a database of gamewallet/],
    [() => change(path, 'CREATE TABLE t (x)'), /not a database of gamew/],
    [() => writeFileSync(path, Buffer.from(bytes).fill(0xff, 8192, bytes.length / 2)), DAMAGED],
    [() => [copyFileSync(file, path), truncateSync(path, 100_000)], DAMAGED],
    [() => [copyFileSync(file, path), change(path, NEWER)], /newer version of gamewallet/],
  ] as const) {
    make()
    for (const force of [[], ['--force']]) {
      const err = await cli.refusal('restore', path, ...force)
      expect(err).toMatch(message)
      expect(err).not.toMatch(/\n\s+at /)
    }
  }
  expect(walletsIn(cli.databaseUrl)).toEqual([FIRST, SECOND])
  expect(existsSync(`${cli.databaseUrl}.partial`)).toBe(false)
})

test('restores a ledger that is not correct only by force, and warns', async () => {
  const { cli, file } = await setUp()
  await cli.store.close()
  change(file, 'UPDATE wallets SET balance_micros = balance_micros + 1')
  const err = await cli.refusal('restore', file)
  expect(err).toMatch(/is not correct \(1 problem\):[\s\S]*Nothing has changed\. Add --force/)
  expect(err).toMatch(/holds 12500001, but its entries add up to 12500000/)
  expect(walletsIn(cli.databaseUrl)).toEqual([FIRST, SECOND])
  const { out } = await cli.run('restore', file, '--force')
  expect(out).toMatch(/Its ledger is not correct \(1 problem\)\. Run audit/)
  expect(walletsIn(cli.databaseUrl)).toEqual([12_500_001])
})

test.each([
  ['a backup of the sandbox over a real database', true, /The backup is of the sandbox/],
  ['a real backup over the sandbox', false, /is the sandbox's and the backup is not/],
])('restores %s only by force', async (_, sandboxBackup, message) => {
  const cli = await testCli()
  const set = (sandbox: boolean) =>
    cli.store.transaction((tx) => changeSettings(tx, { sandbox }, START))
  await set(sandboxBackup)
  const file = await cli.backup()
  await set(!sandboxBackup)
  await cli.store.close()
  expect(await cli.refusal('restore', file)).toMatch(message)
  expect(await cli.run('restore', file, '--force')).toMatchObject({ exitCode: 0, err: '' })
})

test('as a process fills the place that a link leads to, also where nothing is there yet', async () => {
  const { file } = await setUp()
  const folder = testFolder()
  const [database, link] = [join(folder, 'disk/gamewallet.db'), join(folder, 'link.db')]
  mkdirSync(dirname(database))
  symlinkSync(database, link)
  for (const kept of [null, expect.any(String)]) {
    const args = ['src/cli.ts', 'restore', file, '--json']
    const { exitCode, stdout } = await runNode(args, { DATABASE_URL: link })
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ database, kept, accounts: 1 })
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(walletsIn(database)).toEqual([FIRST])
  }
})
