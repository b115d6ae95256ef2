import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { comesBack, type Fault, lasts, onlySqlite } from './fault.ts'

const TAKE_MS = 3000
const LOCKED_MS = { min: 200, max: 8000 }
/** The service refuses writes after ten seconds. */
const LONG_MS = { min: 11_000, max: 14_000 }

/** Another program locks the file: to write, or with a read that never ends. */
export const fileLock: Fault = {
  name: 'file-lock',
  weight: 1,
  missing: onlySqlite,
  async inject(world, random, over) {
    const { file } = world.database
    if (file === null) return
    const begin = random.pick(['BEGIN IMMEDIATE', 'BEGIN EXCLUSIVE', 'BEGIN'])
    const done = world.history.incident('file-lock', begin)
    const other = new SQLite(file, { timeout: 0, fileMustExist: true })
    try {
      await take(other, begin)
      await lasts(random, random.chance(0.2) ? LONG_MS : LOCKED_MS, over)
    } finally {
      // Its transaction is rolled back.
      other.close()
      done()
    }
    await comesBack(world, 'file-lock')
  },
}

/** Gives up quietly: others have it. Waits without blocking the harness. */
async function take(other: SQLite.Database, begin: string): Promise<void> {
  const giveUpAt = performance.now() + TAKE_MS
  while (performance.now() < giveUpAt) {
    try {
      if (!other.inTransaction) other.exec(begin)
      other.prepare('SELECT count(*) FROM sqlite_schema').get()
      return
    } catch (error) {
      if (!(error instanceof SQLite.SqliteError)) throw error
    }
    await sleep(5)
  }
}
