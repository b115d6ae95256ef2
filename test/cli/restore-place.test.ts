// A restore where the present database is damaged, or where somebody else's files are in the way.
import { chmodSync, chownSync, copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testCli } from '../helpers/cli.ts'
import { addExtra, damage } from '../helpers/damage.ts'
import { addTestStock, importTestCatalog, PIDS } from '../helpers/factories.ts'
import { startNode } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
const NOBODY = 65_534
/** Root may do everything: then the command runs as somebody else. */
const isRoot = process.getuid?.() === 0
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

/** A shop with codes, closed, and a backup of it. */
async function shopWithBackup() {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  await addTestStock(cli.store, PIDS.gamekey, 3)
  const file = await cli.backup()
  await cli.store.close()
  return { cli, file }
}

test('does not believe a damaged database that nothing was sold since, though every query succeeds', async () => {
  const { cli, file } = await shopWithBackup()
  addExtra(cli.databaseUrl)
  damage(cli.databaseUrl)
  const refused = await cli.refusal('restore', file)
  expect(refused).toMatch(/which is damaged .*Add --force, and say what becomes/)
  const quarantine = ['--codes-since-are-unknown', 'quarantine']
  const { out } = await cli.run('restore', file, '--force', ...quarantine)
  expect(out).toMatch(/Every unsold code is in quarantine/)
})

describe('names what may not be read or written', () => {
  /** Runs the command as a user without privileges, to whom all of the files belong. */
  async function restoreAsUser(
    change: (files: Record<'folder' | 'database' | 'backup', string>) => void,
  ) {
    const { cli, file } = await shopWithBackup()
    const folder = testFolder()
    const files = { folder, database: join(folder, 'test.db'), backup: join(folder, 'backup.db') }
    copyFileSync(cli.databaseUrl, files.database)
    copyFileSync(file, files.backup)
    if (isRoot) for (const path of Object.values(files)) chownSync(path, NOBODY, NOBODY)
    change(files)
    const line = ['src/cli.ts', 'restore', files.backup, '--force']
    const quarantine = ['--codes-since-are-unknown', 'quarantine']
    const env = { DATABASE_URL: files.database }
    const running = startNode([...line, ...quarantine], env, isRoot ? AS_NOBODY : [])
    expect(await running.exitCode).toBe(1)
    expect(existsSync(`${files.database}.partial`)).toBe(false)
    const stderr = running.stderr()
    // One line, and no stack.
    expect(stderr.trim().split('\n')).toHaveLength(1)
    return stderr
  }

  test(
    'the present database, which force does not take for a damaged one',
    async () => {
      const says = await restoreAsUser(({ database }) => chmodSync(database, 0))
      expect(says).toMatch(/^error: \S+test\.db cannot be written by this process .*chown/)
    },
    PATIENCE_MS,
  )
})
