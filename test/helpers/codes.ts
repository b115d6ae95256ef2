import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { readKeyFile, writeNewKey } from '../../src/db/key-file.ts'
import { openExclusiveStore } from '../../src/db/open.ts'
import { plainVault, type Vault } from '../../src/db/vault.ts'
import { resealCodes } from '../../src/domain/sealing/reseal.ts'
import { START } from './factories.ts'
import { onPostgres, testFolder } from './store.ts'

/** A new key, in a file of the test's own. */
export function testKey(): { file: string; vault: Vault } {
  const file = join(testFolder(), 'codes.key')
  writeNewKey(file)
  return { file, vault: readKeyFile(file) }
}

/** Encrypts the codes of a database that nobody has open. */
export async function encryptCodes(url: string, to: Vault, from: Vault = plainVault) {
  const db = await openExclusiveStore(url)
  try {
    return await resealCodes(db, { from, to, actor: 'operator', async step() {} }, START)
  } finally {
    await db.close()
  }
}

/** All that the database holds: the bytes of SQLite's files, also what is free in them; rows as text. */
export async function everythingIn(url: string): Promise<string> {
  if (onPostgres) return rowsIn(url)
  const files = [url, `${url}-wal`, `${url}-journal`].filter((file) => existsSync(file))
  return files.map((file) => readFileSync(file, 'latin1')).join()
}

async function rowsIn(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    )
    let text = ''
    for (const { name } of tables.rows) {
      const { rows } = await client.query(`SELECT t::text AS row FROM "${name}" t`)
      text += rows.map(({ row }) => row).join('\n')
    }
    return text
  } finally {
    await client.end()
  }
}
