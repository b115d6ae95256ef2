import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { hashKey } from '../../src/domain/access/key-terms.ts'
import { issueTestKey, later, openTestAccount } from '../helpers/factories.ts'
import { testFolder } from '../helpers/store.ts'

test('of a key nothing but its hash is kept', async () => {
  const folder = testFolder()
  const store = await openSqlite(join(folder, 'test.db'))
  const { id } = await openTestAccount(store)
  const keys = [await issueTestKey(store, id), await issueTestKey(store, id, later(1))]
  const searched: Buffer[] = []
  const readFiles = () =>
    searched.push(...readdirSync(folder).map((name) => readFileSync(join(folder, name))))
  readFiles()
  await store.close()
  readFiles()
  for (const key of keys) {
    const secret = key.slice(8, 40)
    expect(searched.some((bytes) => bytes.includes(hashKey(key)))).toBe(true)
    expect(searched.some((bytes) => bytes.includes(secret))).toBe(false)
    expect(searched.some((bytes) => bytes.includes(secret, 0, 'utf16le'))).toBe(false)
  }
})
