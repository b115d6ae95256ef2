import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { testFolder } from './store.ts'

const MIGRATIONS = join(import.meta.dirname, '../../drizzle/sqlite')

/** The schema after so many migrations, as the version of that time made it. */
export function databaseAfter(migrations: number): string {
  const folder = testFolder()
  const copied = join(folder, 'drizzle')
  mkdirSync(copied)
  cpSync(MIGRATIONS, copied, { recursive: true })
  const journal = join(copied, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migrations) }))
  const file = join(folder, 'old.db')
  const database = new SQLite(file)
  migrate(drizzle(database), { migrationsFolder: copied })
  database.close()
  return file
}
