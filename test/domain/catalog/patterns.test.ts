// Patterns of a catalog's fields that our engine does not know, though an earlier version took them.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lines } from '../../../src/domain/schema.ts'
import { testApp } from '../../helpers/app.ts'
import { testCli } from '../../helpers/cli.ts'
import { importTestCatalog, PIDS } from '../../helpers/factories.ts'
import { startNode } from '../../helpers/process.ts'
import { openTestStore, testDatabase, testStore } from '../../helpers/store.ts'

const PATIENCE_MS = 120_000
const LINE = 'gamea'

/** Has a line of the test's catalog ask for a pattern, as if an earlier version had imported it. */
async function withPattern(store: Awaited<ReturnType<typeof testStore>>, pattern: string) {
  await importTestCatalog(store)
  const fields = [{ name: 'userId' as const, label: 'Player ID', pattern }]
  const change = { fields, suppliers: ['manual'] }
  await store.transaction((tx) => tx.update(lines).set(change).where(eq(lines.slug, LINE)))
  return store
}

test(
  'a service names the lines whose patterns must be changed',
  async () => {
    const file = await testDatabase()
    await withPattern(await openTestStore(file), '(?=5)\\d+')
    const main = startNode(['src/main.ts'], { DATABASE_URL: file, PORT: '0', ROLES: 'api,jobs' })
    await main.says(/"line":"gamea","field":"userId","pattern":"must not look ahead[^\n]*/)
    expect(await main.end('SIGTERM')).toBe(0)
  },
  PATIENCE_MS,
)

test('a line whose pattern must be changed is not listed, until another one is imported', async () => {
  const { call, reseller, store, clock } = await testApp({
    store: await withPattern(await testStore(), '(5)\\1'),
  })
  const { key } = await reseller()
  const shown = async () =>
    JSON.stringify([
      await call('GET', '/products', { key }),
      await call('GET', '/services', { key }),
    ])
  expect(await shown()).not.toContain(`"${LINE}"`)
  expect(await shown()).toContain('"gameb"')
  const body = { pid: PIDS.userId, trxid: 't', userId: '55' }
  expect((await call('POST', '/orders', { key, body })).body).toMatchObject({
    error: 'GAME DISABLED',
  })

  await importTestCatalog(store)
  clock.advance(1000)
  expect(await shown()).toContain(`"${LINE}"`)
})

test('an export names the patterns that must be changed', async () => {
  const cli = await testCli()
  await withPattern(cli.store, '(?<!a)\\d+')
  const path = cli.file('none', '')
  const problem = 'must not look ahead or behind: "(?<!"'
  expect(await cli.json('catalog', 'export', path, '--force')).toMatchObject({
    patternsToChange: [{ slug: LINE, field: 'userId', problem }],
  })
  expect(await cli.run('catalog', 'import', path)).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining(`line 1 (${LINE}), fields, row 1, pattern: ${problem}`),
  })
})
