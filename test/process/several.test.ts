// Two processes with the API and two with the jobs, on one PostgreSQL and one Redis: real processes,
// real HTTP, real time.
import { setTimeout as sleep } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { supplierJobs } from '../../src/domain/schema.ts'
import { importTestCatalog, issueTestKey, openTestAccount, PIDS } from '../helpers/factories.ts'
import { startNode } from '../helpers/process.ts'
import { sharedRedis, TEST_REDIS_URL } from '../helpers/redis.ts'
import { onPostgres, openTestStore, testDatabase } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
/** Not so often that the API would refuse it. */
const SOON = { timeout: 60_000, interval: 500 }
const TOO_EARLY = new Set<unknown>(['RATE_LIMIT', 'RATE_LIMIT_UNAVAILABLE'])

/** Calls as a reseller's program does: too early means later. */
async function call(url: string, key: string, body?: object): Promise<Record<string, unknown>> {
  // On a connection of its own: one that was kept may have ended while this process stood still.
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', Connection: 'close' }
  const post = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  for (;;) {
    const response = await fetch(url, { headers, ...post })
    const answer = (await response.json()) as Record<string, unknown>
    if (!TOO_EARLY.has(answer.code)) return answer
    await sleep(Number(response.headers.get('Retry-After') ?? 0) * 1000)
  }
}

test.skipIf(!onPostgres || TEST_REDIS_URL === '')(
  'processes on one PostgreSQL and one Redis end what others had begun that were killed (TEST_POSTGRES_URL and TEST_REDIS_URL)',
  async () => {
    const database = await testDatabase()
    const { prefix } = sharedRedis()
    const store = await openTestStore(database)
    await importTestCatalog(store)
    const start = async (roles: string) => {
      const running = startNode(['test/helpers/service-process.ts'], {
        ...{ DATABASE_URL: database, PORT: '0', ROLES: roles },
        ...{ REDIS_URL: TEST_REDIS_URL, REDIS_PREFIX: prefix },
        // What is not answered yet when its process is killed must not be so for want of time.
        ...{ SUPPLIER_TIMEOUT_MS: '60000', INSTANT_WAIT_MS: '60000' },
      })
      const [, url = ''] = await running.says(/"url":"(http:[^"]+)"/)
      return { ...running, url }
    }
    const [first, second] = await Promise.all([start('api'), start('api')])
    const jobs = await Promise.all([start('jobs'), start('jobs')])
    const { id } = await openTestAccount(store, { balanceMicros: 100_000_000 })
    const key = await issueTestKey(store, id)
    const order = { pid: PIDS.userId, userId: '5123456' }

    const unheard = { ...order, userId: '5123499', trxid: 'unheard' }
    const cutOff = call(`${first.url}/orders`, key, unheard).catch(() => 'cut off')
    const calls = () => store.read.$count(supplierJobs, isNotNull(supplierJobs.calling))
    await vi.waitFor(async () => expect(await calls()).toBe(1), SOON)
    expect(await first.end('SIGKILL')).toBe(null)
    expect(await cutOff).toBe('cut off')

    const slow = { ...order, userId: '5123401', trxid: 'slow' }
    expect(await call(`${second.url}/orders`, key, slow)).toMatchObject({ status: 'processing' })
    expect(await jobs[0].end('SIGKILL')).toBe(null)

    for (const body of [unheard, slow])
      await vi.waitFor(async () => {
        const present = await call(`${second.url}/orders`, key, body)
        expect(present).toMatchObject({ status: 'completed', idempotentReplay: true })
      }, SOON)
    const balance = await call(`${second.url}/balance`, key)
    expect(balance).toMatchObject({ balanceUsd: 100 - 2 * 0.99 })
    for (const { end } of [second, jobs[1]]) expect(await end('SIGTERM')).toBe(0)
    expect((await proveLedger(store.read)).findings).toEqual([])
  },
  PATIENCE_MS,
)
