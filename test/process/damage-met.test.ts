// Damage in the database's file that only some queries meet.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notices } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { damageTable } from '../helpers/damage.ts'
import {
  addTestStock,
  importTestCatalog,
  issueTestKey,
  openTestAccount,
  PIDS,
} from '../helpers/factories.ts'
import { longTest, runNode } from '../helpers/process.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'

const PATIENCE_MS = 120_000

/** A shop whose file was closed in good order, and damaged since. */
async function shopWithout(table: string) {
  const url = await testDatabase()
  const store = await openTestStore(url)
  await importTestCatalog(store)
  await addTestStock(store, PIDS.gamekey, 3)
  const { id } = await openTestAccount(store, { balanceMicros: 100_000_000 })
  const key = await issueTestKey(store, id)
  await store.close()
  damageTable(url, table)
  return { url, key }
}

test.each([
  ['reads', 'wallets', 'GET', '/balance', undefined],
  ['writes', 'stock_codes', 'POST', '/orders', { pid: PIDS.gamekey, trxid: 't' }],
] as const)(
  'a request that %s what is damaged is 503, and from then on the service is not ready',
  async (...given) => {
    const [, table, method, path, body] = given
    const { url, key } = await shopWithout(table)
    const store = await openTestStore(url)
    const { call, logLines } = await testApp({ store })
    expect(await call('GET', '/readyz')).toMatchObject({ status: 200 })
    const refused = await call(method, path, body ? { key, body } : { key })
    expect(refused).toMatchObject({ status: 503, body: { code: 'DATABASE_UNAVAILABLE' } })
    expect(await call('GET', '/readyz')).toMatchObject({ status: 503 })
    const told = () => store.read.$count(notices, eq(notices.kind, 'database_damaged'))
    await expect.poll(told).toBe(1)
    const reported = logLines.filter((line) => line.includes('the database file is damaged'))
    expect(reported).toHaveLength(1)
    // Said once, however many meet it.
    await call(method, path, body ? { key, body } : { key })
    expect(await told()).toBe(1)
  },
)

describe('in one line, without a stack', () => {
  const DAMAGED = /^[^\n]*The database is damaged: [^\n]*restore the newest undamaged backup\.\n$/

  longTest(
    'a command that meets the damage says so',
    async () => {
      const { url } = await shopWithout('products')
      const command = ['src/cli.ts', 'stock', 'show']
      const { exitCode, stderr } = await runNode(command, { DATABASE_URL: url })
      expect(stderr).toMatch(DAMAGED)
      expect(exitCode).toBe(1)
    },
    PATIENCE_MS,
  )

  test(
    'so does a service that cannot start on it',
    async () => {
      const { url } = await shopWithout('lines')
      const env = { DATABASE_URL: url, PORT: '0', ROLES: 'api,jobs' }
      const { exitCode, stderr } = await runNode(['src/main.ts'], env)
      expect(stderr).toMatch(DAMAGED)
      expect(exitCode).toBe(1)
    },
    PATIENCE_MS,
  )
})
