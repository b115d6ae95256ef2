// Copies of a SQLite file whose codes are encrypted: backups, what is restored, a move to PostgreSQL.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'
import { testCli } from '../helpers/cli.ts'
import { encryptCodes, testKey } from '../helpers/codes.ts'
import { addTestStock, fresh, importTestCatalog, PIDS } from '../helpers/factories.ts'
import { connectTo, emptyTarget } from '../helpers/move.ts'
import { runNode } from '../helpers/process.ts'
import { openTestStore } from '../helpers/store.ts'

const PATIENCE_MS = 120_000

/** The operator of a shop with codes in clear, and a backup of it; then they were encrypted. */
async function encryptedShop() {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const codes = await addTestStock(cli.store, PIDS.gamekey, 3)
  const inClear = await cli.backup()
  await cli.store.close()
  const { file, vault } = testKey()
  await encryptCodes(cli.databaseUrl, vault)
  cli.codesKey.file = file
  return { cli, codes, inClear, file, vault }
}

test('a backup holds no code and is written without the key', async () => {
  const { cli, codes, inClear } = await encryptedShop()
  cli.codesKey.file = null
  const backup = await cli.backup()
  expect(codes.filter((code) => readFileSync(inClear, 'latin1').includes(code))).toEqual(codes)
  expect(codes.filter((code) => readFileSync(backup, 'latin1').includes(code))).toEqual([])
})

test('a restored backup has the present key, and nothing that was sold since is for sale', async () => {
  const { cli, codes, inClear, file, vault } = await encryptedShop()
  const backup = await cli.backup()
  const sell = async () => {
    const store = await openTestStore(cli.databaseUrl, vault)
    const app = await testApp({ store, clock: () => cli.clock.now })
    const { key } = await app.reseller()
    const body = { pid: PIDS.gamekey, trxid: `sold ${fresh()}` }
    const { body: answer } = await app.call('POST', '/orders', { key, body })
    await app.app.stop()
    await store.close()
    return answer.codes ?? answer.code
  }
  const restore = async (...args: string[]) => {
    cli.clock.now = new Date(cli.clock.now.getTime() + 60_000)
    return cli.run('restore', ...args)
  }
  expect(await sell()).toEqual([codes[0]])
  const other = testKey()
  for (const [keyFile, why] of [
    [null, /are encrypted. Set CODES_KEY_FILE/],
    [other.file, /has the key .*--backup-key-file/],
  ] as const) {
    cli.codesKey.file = keyFile
    expect(await restore(backup)).toMatchObject({ exitCode: 1, err: expect.stringMatching(why) })
  }

  cli.codesKey.file = file
  expect(await restore(backup)).toMatchObject({ exitCode: 0, err: '' })
  expect(await sell()).toEqual([codes[1]])
  expect(await restore(inClear)).toMatchObject({ exitCode: 0, err: '' })
  const bytes = readFileSync(cli.databaseUrl, 'latin1')
  expect(codes.filter((code) => bytes.includes(code))).toEqual([])
  expect(await cli.json('audit')).toMatchObject({ holds: true })

  await cli.json('codes', 'rotate', '--new-key-file', other.file)
  cli.codesKey.file = other.file
  const old = ['--backup-key-file', file]
  expect(await restore(backup, ...old)).toMatchObject({ exitCode: 0, err: '' })
  expect(await cli.json('audit')).toMatchObject({ holds: true })
  const { products } = await cli.json('stock', 'show')
  expect(products).toContainEqual(expect.objectContaining({ pid: PIDS.gamekey, available: 1 }))
})

test('a restore over a database whose codes have another key asks what becomes of them', async () => {
  const { cli, inClear, file } = await encryptedShop()
  cli.codesKey.file = null
  const refused = await cli.refusal('restore', inClear)
  expect(refused).toMatch(/not encrypted with the same key.*--codes-since-are-unknown/)
  cli.codesKey.file = file
  expect(await cli.run('restore', inClear)).toMatchObject({ exitCode: 0 })
})

test.skipIf(!process.env.TEST_POSTGRES_URL)(
  'a move carries codes as they rest, and proves them with the key',
  async () => {
    const { cli, codes, file } = await encryptedShop()
    const to = await emptyTarget()
    const move = (env: Record<string, string>) =>
      runNode(['src/cli.ts', 'move', '--from', cli.databaseUrl, '--to', to], {
        DATABASE_URL: 'elsewhere.db',
        ...env,
      })
    expect(await move({})).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('are encrypted. Set CODES_KEY_FILE'),
    })
    expect(await move({ CODES_KEY_FILE: file })).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('The ledger is correct.'),
    })
    const client = await connectTo(to)
    const { rows } = await client.query('SELECT code, sealed FROM stock_codes')
    expect(rows).toHaveLength(3)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    await client.end()
    const env = { DATABASE_URL: to, CODES_KEY_FILE: file }
    expect(await runNode(['src/cli.ts', 'audit'], env)).toMatchObject({ exitCode: 0 })
  },
  PATIENCE_MS,
)
