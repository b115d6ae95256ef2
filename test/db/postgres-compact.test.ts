// What encrypting leaves in PostgreSQL's files where somebody reads in the database meanwhile.
import { expect, test } from 'vitest'
import { encryptCodes, testKey } from '../helpers/codes.ts'
import { addTestStock, importTestCatalog, PIDS } from '../helpers/factories.ts'
import { connectTo } from '../helpers/move.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'

const PATIENCE_MS = 120_000

test(
  'a transaction that still sees codes in clear is waited for, and then none is left in the file',
  async () => {
    const url = await testDatabase()
    const store = await openTestStore(url)
    await importTestCatalog(store)
    const [code = ''] = await addTestStock(store, PIDS.gamekey, 3)
    await store.close()
    const [reader, watcher] = [await connectTo(url), await connectTo(url)]
    const ask = async (expression: string) =>
      (await watcher.query(`SELECT ${expression} AS value`)).rows[0].value
    const file = () => ask("pg_relation_filenode('stock_codes')")
    const holdsCode = async () => {
      await watcher.query('CHECKPOINT')
      const bytes = "pg_read_binary_file(pg_relation_filepath('stock_codes'))"
      return ask(`position(convert_to('${code}', 'UTF8') IN ${bytes}) > 0`)
    }
    expect(await holdsCode()).toBe('t')
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    await reader.query('SELECT count(*) FROM settings')
    const before = await file()
    const encrypted = encryptCodes(url, testKey().vault)
    await expect.poll(file, { timeout: PATIENCE_MS }).not.toBe(before)
    await reader.query('COMMIT')
    expect(await encrypted).toMatchObject({ rows: 5, broken: 0 })
    expect(await holdsCode()).toBe('f')
  },
  PATIENCE_MS,
)
