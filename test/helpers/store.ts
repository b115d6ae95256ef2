import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { engine } from '../../src/db/dialect.ts'
import { openStore } from '../../src/db/open.ts'
import type { Store } from '../../src/db/store.ts'
import type { Vault } from '../../src/db/vault.ts'
import { importTestCatalog } from './factories.ts'
import { giveBackDatabase, takeDatabase } from './postgres.ts'

/** Whether the tests of this process run on PostgreSQL: see vitest.config.ts. */
export const onPostgres = engine === 'postgres'

/** Linux keeps in memory what is here. */
const MEMORY = '/dev/shm'
/** More than the files of all workers take. */
const ENOUGH_BYTES = 2 ** 30

/** What a power cut would lose is of no interest here: nobody waits for a disk where there is room in memory. */
function placeOfFiles(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
}

/** A folder of the test's own, gone when it has finished. */
export function testFolder(): string {
  const folder = mkdtempSync(join(placeOfFiles(), 'gamewallet-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What DATABASE_URL would be for a database of the test's own, migrated and empty; gone when it has finished. */
export async function testDatabase(): Promise<string> {
  if (!onPostgres) return testFile('empty')
  const url = await takeDatabase()
  onTestFinished(() => giveBackDatabase(url))
  return url
}

type Contents = 'empty' | 'with the catalog'
const made = new Map<Contents, Promise<Buffer>>()

/** A copy of a file that was made once in this worker: migrating one takes ten times as long. */
async function testFile(contents: Contents): Promise<string> {
  const bytes = made.get(contents) ?? makeFile(contents)
  made.set(contents, bytes)
  const file = join(testFolder(), 'test.db')
  writeFileSync(file, await bytes, { mode: 0o600 })
  return file
}

async function makeFile(contents: Contents): Promise<Buffer> {
  const folder = mkdtempSync(join(placeOfFiles(), 'gamewallet-'))
  const file = join(folder, 'made.db')
  try {
    const store = await openStore(file)
    if (contents === 'with the catalog') await importTestCatalog(store)
    await store.close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Where the machine stands still for some seconds, the database does not count as away. */
export const PATIENT_CONNECTING = { connectTimeoutMs: 100_000 }

/** A store on the database, as of a process of its own; closed when the test has finished. */
export async function openTestStore(url: string, vault?: Vault): Promise<Store> {
  // Proving a ledger takes what the machine takes; a command has no limit, either.
  const patience = { ...PATIENT_CONNECTING, statementTimeoutMs: 100_000 }
  const store = await openStore(url, { poolSize: 10, ...patience, vault })
  onTestFinished(() => store.close())
  return store
}

/** A store on a database of the test's own, closed and removed when it has finished. */
export async function testStore(): Promise<Store> {
  return openTestStore(await testDatabase())
}

/** As testStore, with TEST_CATALOG. */
export async function testShop(): Promise<Store> {
  if (!onPostgres) return openTestStore(await testFile('with the catalog'))
  const store = await testStore()
  await importTestCatalog(store)
  return store
}
