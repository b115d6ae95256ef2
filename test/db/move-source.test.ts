// Files that are not moved; none of them gets as far as the server.
import { copyFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { moveDatabase } from '../../src/db/move/move.ts'
import { holdSource } from '../../src/db/move/source.ts'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { DatabaseProblem } from '../../src/db/store.ts'
import * as schema from '../../src/domain/schema.ts'
import { earlierFile } from '../helpers/earlier-database.ts'
import { START } from '../helpers/factories.ts'
import { testFolder } from '../helpers/store.ts'

function refusal(from: string): Promise<unknown> {
  const to = 'postgres://nobody@127.0.0.1:9/nowhere'
  const examine = () => Promise.reject(new Error('It was moved.'))
  const complete = examine
  return moveDatabase({ from, to, now: START, schema, examine, complete }).catch((error) => error)
}

test.each<[what: string, make: (path: string) => void, message: RegExp]>([
  ['that is not there', () => {}, /There is no file/],
  ['of another kind', (path) => writeFileSync(path, 'a letter'.repeat(999)), /not a sound SQLite/],
  ['of another program', (path) => change(path, 'CREATE TABLE t (x)'), /is not a database of game/],
  [
    'that was cut short',
    (path) => {
      copyFileSync(earlierFile(), path)
      truncateSync(path, 100_000)
    },
    /is damaged|not a sound SQLite/,
  ],
  [
    'of a newer version',
    (path) => {
      copyFileSync(earlierFile(), path)
      change(
        path,
        "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 4102444800000)",
      )
    },
    /newer version of gamewallet/,
  ],
])('refuses a file %s', async (_, make, message) => {
  const path = join(testFolder(), 'other.db')
  make(path)
  const error = await refusal(path)
  expect(error).toBeInstanceOf(DatabaseProblem)
  expect(String(error)).toMatch(message)
})

test('refuses a file that a service has open', async () => {
  const path = earlierFile()
  const store = await openSqlite(path)
  onTestFinished(() => store.close())
  expect(String(await refusal(path))).toMatch(/is in use\. Stop the service/)
})

test('lets nobody have the file while it is moved', () => {
  const path = earlierFile()
  const held = holdSource(path)
  const another = new SQLite(path, { timeout: 0 })
  onTestFinished(() => void another.close())
  expect(() => another.prepare('SELECT * FROM settings').all()).toThrow(/locked/)
  held.close()
  expect(another.prepare('SELECT * FROM settings').all()).toHaveLength(6)
})

function change(path: string, statement: string): void {
  const database = new SQLite(path)
  database.exec(statement)
  database.close()
}
