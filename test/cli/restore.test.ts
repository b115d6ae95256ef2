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
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { auditLog } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import { later, openTestAccount, START } from '../helpers/factories.ts'
import { runNode } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const KEPT = /test\.db\.before-restore-20260115130000$/

test('restores a backup and tells what is in it and where the old database is', async () => {
  const { cli, file } = await setUp()
  await cli.store.close()
  const { exitCode, out, err } = await cli.run('restore', file)
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })
  expect(out).toMatch(/^File .*backup\.db\nDatabase .*test\.db\nKept .*before-restore/)
  expect(out).toMatch(/Accounts +1\nWallets +12\.50 USD\nOrders +0\nNewest entry +2026-01-15 12/)
  expect(out).toMatch(/^Restored .*test\.db from .*backup\.db\.$/m)
  expect(out).not.toMatch(/is not correct/)
  expect(await walletsIn(cli.databaseUrl)).toEqual([12_500_000])
})

test('answers a script, and writes down in the restored database what was done', async () => {
  const { cli, file } = await setUp()
  await cli.store.close()
  const answer = await cli.json('restore', file)
  expect(answer).toEqual({
    file,
    database: cli.databaseUrl,
    kept: expect.stringMatching(KEPT),
    accounts: 1,
    walletsUsd: 12.5,
    orders: 0,
    newestEntryAt: '2026-01-15T12:00:00.000Z',
    findings: 0,
    since: expect.objectContaining({ accounts: 1, entries: 1, orders: 0 }),
  })
  expect(await walletsIn(String(answer.kept))).toEqual([12_500_000, 7_000_000])

  const store = await openSqlite(cli.databaseUrl)
  const [act] = await store.read.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  await store.close()
  const detail = { file: 'backup.db' }
  expect(act).toMatchObject({ actor: 'operator', action: 'service.restore', detail })
})

test('is refused while the service has the database open', async () => {
  const { cli, file } = await setUp()
  const { exitCode, out, err } = await cli.run('restore', file, '--force')
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
  expect(err).toMatch(/^error: .*test\.db is in use\. Stop the service first/)
  await cli.store.close()
  expect(await walletsIn(cli.databaseUrl)).toEqual([12_500_000, 7_000_000])
})

test.each<[what: string, make: (path: string, backup: string) => void, message: RegExp]>([
  ['that is not there', () => {}, /There is no file/],
  ['of another kind', (path) => writeFileSync(path, 'a letter'.repeat(999)), /not a sound SQLite/],
  ['that is empty', (path) => writeFileSync(path, ''), /is not a database of gamewallet/],
  ['of another program', (path) => change(path, 'CREATE TABLE t (x)'), /not a database of gamew/],
  [
    'that is damaged',
    (path, backup) => {
      copyFileSync(backup, path)
      const { length } = readFileSync(path)
      const damaged = readFileSync(path).fill(0xff, 8192, length / 2)
      writeFileSync(path, damaged)
    },
    /is damaged|not a sound SQLite/,
  ],
  [
    'that was cut short',
    (path, backup) => {
      copyFileSync(backup, path)
      truncateSync(path, 100_000)
    },
    /is damaged|not a sound SQLite/,
  ],
  [
    'of a newer version',
    (path, backup) => {
      copyFileSync(backup, path)
      change(
        path,
        "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 4102444800000)",
      )
    },
    /newer version of gamewallet/,
  ],
])('refuses a file %s, also by force, and changes nothing', async (_, make, message) => {
  const { cli, file } = await setUp()
  await cli.store.close()
  const path = join(testFolder(), 'other.db')
  make(path, file)
  for (const force of [[], ['--force']]) {
    const { exitCode, out, err } = await cli.run('restore', path, ...force)
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
    expect(err).toMatch(message)
    expect(err).not.toMatch(/\n\s+at /)
  }
  expect(await walletsIn(cli.databaseUrl)).toEqual([12_500_000, 7_000_000])
  expect(existsSync(`${cli.databaseUrl}.partial`)).toBe(false)
})

test('refuses the database itself', async () => {
  const { cli } = await setUp()
  const { err } = await cli.run('restore', cli.databaseUrl)
  expect(err).toMatch(/is the current database itself/)
})

test('restores a ledger that is not correct only by force, and warns', async () => {
  const { cli, file } = await setUp()
  await cli.store.close()
  change(file, 'UPDATE wallets SET balance_micros = balance_micros + 1')
  const refused = await cli.run('restore', file)
  expect(refused).toMatchObject({ exitCode: 1, out: '' })
  expect(refused.err).toMatch(
    /is not correct \(1 problem\):[\s\S]*Nothing has changed\. Add --force/,
  )
  expect(refused.err).toMatch(/holds 12500001, but its entries add up to 12500000/)
  expect(await walletsIn(cli.databaseUrl)).toEqual([12_500_000, 7_000_000])

  const forced = await cli.run('restore', file, '--force')
  expect(forced).toMatchObject({ exitCode: 0, err: '' })
  expect(forced.out).toMatch(/Its ledger is not correct \(1 problem\)\. Run audit/)
  expect(await walletsIn(cli.databaseUrl)).toEqual([12_500_001])
})

test.each([
  ['a backup of the sandbox over a real database', true, /The backup is of the sandbox/],
  ['a real backup over the sandbox', false, /is the sandbox's and the backup is not/],
])('restores %s only by force', async (_, sandboxBackup, message) => {
  const cli = await testCli()
  const file = join(testFolder(), 'backup.db')
  const mark = (sandbox: boolean) =>
    cli.store.transaction((tx) => changeSettings(tx, { sandbox }, START))
  await mark(sandboxBackup)
  await cli.run('backup', file)
  await mark(!sandboxBackup)
  await cli.store.close()
  const refused = await cli.run('restore', file)
  expect(refused).toMatchObject({ exitCode: 1, out: '', err: expect.stringMatching(message) })
  expect(existsSync(`${cli.databaseUrl}.partial`)).toBe(false)
  expect(await cli.run('restore', file, '--force')).toMatchObject({ exitCode: 0, err: '' })
})

test('fills the place that a link leads to, also where nothing is there yet', async () => {
  const { file } = await setUp()
  const folder = testFolder()
  const [database, link] = [join(folder, 'disk/gamewallet.db'), join(folder, 'link.db')]
  mkdirSync(dirname(database))
  symlinkSync(database, link)
  for (const _ of ['nothing', 'the first']) {
    const args = ['src/cli.ts', 'restore', file]
    expect(await runNode(args, { DATABASE_URL: link })).toMatchObject({ exitCode: 0, stderr: '' })
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(await walletsIn(database)).toEqual([12_500_000])
  }
})

test('runs as a process where there is no database yet', async () => {
  const { file } = await setUp()
  const database = join(testFolder(), 'new', 'gamewallet.db')
  const args = ['src/cli.ts', 'restore', file, '--json']
  const { exitCode, stdout, stderr } = await runNode(args, { DATABASE_URL: database })
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ database, kept: null, accounts: 1 })
  expect(await walletsIn(database)).toEqual([12_500_000])
})

/** A database with two accounts, and a backup from when it had only the first. */
async function setUp(): Promise<{ cli: TestCli; file: string }> {
  const cli = await testCli()
  cli.clock.now = later(3_600_000)
  await openTestAccount(cli.store, { balanceMicros: 12_500_000 })
  const file = join(testFolder(), 'backup.db')
  await cli.store.backup?.(file)
  await openTestAccount(cli.store, { balanceMicros: 7_000_000 })
  return { cli, file }
}

function change(path: string, statement: string): void {
  const database = new SQLite(path)
  database.exec(statement)
  database.close()
}

async function walletsIn(path: string): Promise<unknown[]> {
  const database = new SQLite(path, { fileMustExist: true })
  const wallets = database.prepare('SELECT balance_micros FROM wallets ORDER BY account_id')
  const balances = wallets.pluck().all()
  database.close()
  return balances
}
