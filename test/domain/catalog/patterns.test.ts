// Patterns of a catalog's fields: those that a backtracking engine never finishes, and those that ours
// does not know.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lines } from '../../../src/domain/schema.ts'
import { testApp } from '../../helpers/app.ts'
import { testBot } from '../../helpers/bot.ts'
import { testCli } from '../../helpers/cli.ts'
import { importTestCatalog, issueTestKey, openTestAccount, PIDS } from '../../helpers/factories.ts'
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

/** The API of a real service, on a database of its own. */
async function serviceWithPattern(pattern: string) {
  const file = await testDatabase()
  const store = await withPattern(await openTestStore(file), pattern)
  const { id } = await openTestAccount(store, { balanceMicros: 10_000_000 })
  const key = await issueTestKey(store, id)
  const main = startNode(['src/main.ts'], { DATABASE_URL: file, PORT: '0', ROLES: 'api,jobs' })
  const [, url = ''] = await main.says(/"url":"(http:[^"]+)"/)
  return {
    main,
    async order(userId: string) {
      const response = await fetch(`${url}/orders`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ pid: PIDS.userId, trxid: userId, userId }),
      })
      return (await response.json()) as object
    },
  }
}

test(
  'a text on which (\\d+)+ would go through 2^127 ways is refused, and the service goes on',
  async () => {
    const { main, order } = await serviceWithPattern('(\\d+)+')
    expect(await order(`${'1'.repeat(127)}x`)).toMatchObject({ error: 'INVALID REQUEST' })
    expect(await order('1'.repeat(127))).toMatchObject({ orderCreated: true })
    expect(await main.end('SIGTERM')).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'a service names the lines whose patterns must be changed, and sells the others',
  async () => {
    const { main, order } = await serviceWithPattern('(?=5)\\d+')
    await main.says(/"line":"gamea","field":"userId","pattern":"must not look ahead[^\n]*/)
    expect(await order('5123456')).toMatchObject({ error: 'GAME DISABLED' })
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

test('an export names the patterns that must be changed, and so does the page of the line', async () => {
  const cli = await testCli()
  await withPattern(cli.store, '(?<!a)\\d+')
  const path = cli.file('none', '')
  const problem = 'must not look ahead or behind: "(?<!"'
  expect(await cli.json('catalog', 'export', path, '--force')).toMatchObject({
    patternsToChange: [{ slug: LINE, field: 'userId', problem }],
  })
  const { out } = await cli.run('catalog', 'export', path, '--force')
  expect(out).toContain(`${LINE}  userId  ${problem}`)
  expect(out).toMatch(/Lines with patterns to change are not sold/)
  expect(await cli.run('catalog', 'import', path)).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining(`line 1 (${LINE}), fields, row 1, pattern: ${problem}`),
  })

  const ada = (await testBot({ store: cli.store })).admin()
  await ada.write('/start')
  await ada.write(`/line ${LINE}`)
  expect(await ada.sees()).toContain(`Not sold: the pattern of userId ${problem}`)
})
