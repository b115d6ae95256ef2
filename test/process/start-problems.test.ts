// A database that a service may not use, or cannot: it says which file, and what to do.
import { chmodSync, chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { LONG_RUN, longTest, startNode } from '../helpers/process.ts'
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

const MARK = '\ufeff'
const SAVED: [string, (text: string) => Buffer][] = [
  ['a mark at its beginning', (text: string) => Buffer.from(MARK + text)],
  ['UTF-16', (text: string) => Buffer.from(MARK + text, 'utf16le')],
  ['UTF-16 in the other order', (text: string) => Buffer.from(MARK + text, 'utf16le').swap16()],
  ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['line ends of Windows', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ['line ends of an old Mac', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
]
test.each(LONG_RUN ? SAVED : SAVED.slice(0, 2))('.env with %s is read whole', async (_, saved) => {
  const folder = testFolder()
  writeFileSync(join(folder, '.env'), saved('PORT=first\nADMIN_IDS="1" # me\nLOG_LEVEL=last\n'))
  const main = join(import.meta.dirname, '../../src/main.ts')
  const running = startNode([main], {}, [], folder)
  expect(await running.exitCode).toBe(1)
  const said = /^These settings.*\n {2}PORT: .*\n {2}LOG_LEVEL: .*\n$/
  expect(running.stderr()).toMatch(said)
})

describe('a service', () => {
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
})
