import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSqlite } from '../../src/db/sqlite.ts'
import type { Store } from '../../src/db/store.ts'

/** A folder of the test's own, gone when it has finished. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gamewallet-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A store on a file of the test's own, closed and removed when it has finished. */
export async function testStore(): Promise<Store> {
  const store = await openSqlite(join(testFolder(), 'test.db'))
  onTestFinished(() => store.close())
  return store
}
