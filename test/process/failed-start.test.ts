import { expect, test } from 'vitest'
import { connectDirectly } from '../helpers/direct.ts'
import { LONG_RUN, startNode } from '../helpers/process.ts'
import { onPostgres, openTestStore, testDatabase } from '../helpers/store.ts'
import { tcpProxy } from '../helpers/tcp-proxy.ts'

const PATIENCE_MS = 120_000

function start(database: string, env: Record<string, string> = {}) {
  return startNode(['src/main.ts'], {
    ...{ DATABASE_URL: database, PORT: '0', ROLES: 'api,jobs' },
    ...env,
  })
}

// The one fails while the process takes its place among the others, the other once it has it.
test.each(LONG_RUN ? ['instances', 'circuit_breakers'] : ['circuit_breakers'])(
  'ends where it fails at its start for want of %s',
  async (table) => {
    const database = await testDatabase()
    const direct = await connectDirectly(await openTestStore(database))
    await direct.exec(`DROP TABLE ${table}`)
    const service = start(database)
    expect(await service.exitCode).toBe(1)
    expect(service.stderr()).toContain(table)
  },
  PATIENCE_MS,
)

if (onPostgres)
  test(
    'ends in words where the connection for its locks is cut',
    async () => {
      const proxy = await tcpProxy(await testDatabase())
      proxy.refuse('pg_try_advisory_lock')
      const service = start(proxy.url)
      expect(await service.exitCode).toBe(1)
      expect(service.stderr()).toMatch(/^The database is not available: .*Start again/m)
      expect(service.stderr()).not.toMatch(/^ +at /m)
    },
    PATIENCE_MS,
  )
