import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { engine } from '../../src/db/dialect.ts'
import { openStore } from '../../src/db/open.ts'
import type { Store } from '../../src/db/store.ts'
import type { Vault } from '../../src/db/vault.ts'
import { giveBackDatabase, takeDatabase } from './postgres.ts'

/** Whether the tests of this process run on PostgreSQL: see vitest.config.ts. */
export const onPostgres = engine === 'postgres'

/** A folder of the test's own, gone when it has finished. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gamewallet-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * What DATABASE_URL would be for a database of the test's own, gone when it has finished: a file that is
 * not there yet, or an empty database.
 */
export async function testDatabase(): Promise<string> {
  if (!onPostgres) return join(testFolder(), 'test.db')
  const url = await takeDatabase()
  onTestFinished(() => giveBackDatabase(url))
  return url
}

/** Where the machine stands still for some seconds, the database does not count as away. */
export const PATIENT_CONNECTING = { connectTimeoutMs: 100_000 }

/** A store on the database, as of a process of its own; closed when the test has finished. */
export async function openTestStore(url: string, vault?: Vault): Promise<Store> {
  const store = await openStore(url, { poolSize: 10, ...PATIENT_CONNECTING, vault })
  onTestFinished(() => store.close())
  return store
}

/** A store on a database of the test's own, closed and removed when it has finished. */
export async function testStore(): Promise<Store> {
  return openTestStore(await testDatabase())
}
