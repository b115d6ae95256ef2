// A database that a service may not use, or cannot: it says which file, and what to do.
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { longTest, startNode } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const NOBODY = 65_534
/** Root may do everything: then the service runs as somebody else. */
const isRoot = process.getuid?.() === 0
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

/** A folder with a database in it, both of the user whom the service runs as. */
async function ownPlace() {
  const folder = testFolder()
  const database = join(folder, 'test.db')
  await (await openSqlite(database)).close()
  if (isRoot) for (const path of [folder, database]) chownSync(path, NOBODY, NOBODY)
  return { folder, database }
}

async function start(database: string) {
  const env = { DATABASE_URL: database, PORT: '0' }
  const running = startNode(['src/sandbox.ts'], env, isRoot ? AS_NOBODY : [])
  return { exitCode: await running.exitCode, stderr: running.stderr() }
}

async function expectRefused(database: string, says: RegExp) {
  const { exitCode, stderr } = await start(database)
  expect(stderr).toMatch(says)
  // One line, and no stack.
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(exitCode).toBe(1)
}

describe.skipIf(process.platform === 'win32')('a service', () => {
  test('names the database that it may not write', async () => {
    const { database } = await ownPlace()
    chmodSync(database, 0o444)
    await expectRefused(database, /test\.db cannot be written by this process .*chown/)
  })

  longTest('names a log that somebody else has left', async () => {
    const { database } = await ownPlace()
    writeFileSync(`${database}-wal`, '', { mode: 0o400 })
    await expectRefused(database, /test\.db-wal cannot be written by this process/)
  })

  longTest('names the folder that it may not write', async () => {
    const { folder, database } = await ownPlace()
    chmodSync(folder, 0o555)
    await expectRefused(database, /gamewallet-\w+ cannot be written by this process/)
    chmodSync(folder, 0o700)
  })

  longTest('names the folder that it cannot make', async () => {
    const { folder } = await ownPlace()
    chmodSync(folder, 0o555)
    await expectRefused(
      join(folder, 'deep/test.db'),
      /The database folder \S+\/deep cannot be created: EACCES/,
    )
    chmodSync(folder, 0o700)
  })

  longTest('names a path that is no file, and a file that is no database', async () => {
    const { folder } = await ownPlace()
    mkdirSync(join(folder, 'folder'))
    if (isRoot) chownSync(join(folder, 'folder'), NOBODY, NOBODY)
    await expectRefused(join(folder, 'folder'), /folder is not a file: set DATABASE_URL/)
    const text = join(folder, 'text.db')
    writeFileSync(text, 'This is no database, and it is long enough to be seen as none.'.repeat(20))
    if (isRoot) chownSync(text, NOBODY, NOBODY)
    await expectRefused(text, /text\.db is damaged, or is not a SQLite database: .*restore/)
  })
})
