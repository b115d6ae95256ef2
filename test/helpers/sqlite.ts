import { onTestFinished } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { testDatabase } from './store.ts'

/** A store on a SQLite file of the test's own, closed and removed when it has finished. */
export async function testSqlite() {
  const store = await openSqlite(await testDatabase())
  onTestFinished(() => store.close())
  return store
}
