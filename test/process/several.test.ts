// Two processes with the API and two with the jobs, on one PostgreSQL and one Redis: real processes,
// real HTTP, real time.
import { setTimeout as sleep } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import type { Tx } from '../../src/db/store.ts'
import { allowAddresses, clearAllowlist } from '../../src/domain/access/allowlist.ts'
import { rotateKey } from '../../src/domain/access/api-keys.ts'
import { ban, unban } from '../../src/domain/accounts/standing.ts'
import { orders, supplierJobs } from '../../src/domain/schema.ts'
import { importTestCatalog, issueTestKey, openTestAccount, PIDS } from '../helpers/factories.ts'
import { runNode, startNode } from '../helpers/process.ts'
import { sharedRedis, TEST_REDIS_URL } from '../helpers/redis.ts'
import { onPostgres, openTestStore, testDatabase } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
/** Not so often that the API would refuse it. */
const SOON = { timeout: 60_000, interval: 500 }

type Answer = { status: number; retryMs: number; body: Record<string, unknown> }

/** Two of each, the catalog of tests, and a way to open accounts. */
async function installation() {
  const database = await testDatabase()
  const redis = sharedRedis()
  const store = await openTestStore(database)
  await importTestCatalog(store)
  const start = async (roles: string) => {
    const running = startNode(['test/helpers/service-process.ts'], {
      ...{ DATABASE_URL: database, PORT: '0', ROLES: roles },
      ...{ REDIS_URL: TEST_REDIS_URL, REDIS_PREFIX: redis.prefix },
      // What is not answered yet when its process is killed must not be so for want of time.
      ...{ SUPPLIER_TIMEOUT_MS: '60000', INSTANT_WAIT_MS: '60000' },
    })
    const [, url = ''] = await running.says(/"url":"(http:[^"]+)"/)
    if (roles === 'api') await running.says(/listening for changes by other processes/)
    return { ...running, url }
  }
  const [first, second, ...jobs] = await Promise.all(['api', 'api', 'jobs', 'jobs'].map(start))
  if (!first || !second) throw new Error('Too few have started.')
  const apis = [first, second] as const
  const audit = () => runNode(['src/cli.ts', 'audit'], { DATABASE_URL: database })
  return {
    ...{ database, store, redis, apis, jobs },
    /** An account with so much money, and a way to call either process with its key. */
    async reseller(balanceMicros = 100_000_000) {
      const { id, telegramId } = await openTestAccount(store, { balanceMicros })
      const key = await issueTestKey(store, id)
      const ask = (i: number, path: string, body?: object) =>
        call(apis[i % 2 === 0 ? 0 : 1].url + path, key, body)
      return { id, telegramId, key, ask }
    },
    /** Ends everybody in good order, and has the books proved. */
    async endsWell() {
      // Null of one that was killed before.
      for (const exit of await Promise.all([...apis, ...jobs].map(({ end }) => end('SIGTERM'))))
        expect([0, null]).toContain(exit)
      expect(await audit()).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining('ledger is correct'),
      })
    },
  }
}

async function call(url: string, key: string, body?: object): Promise<Answer> {
  // On a connection of its own: one that was kept may have ended while this process stood still.
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', Connection: 'close' }
  const post = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const response = await fetch(url, { headers, ...post })
  const retryMs = Number(response.headers.get('Retry-After') ?? 0) * 1000
  return { status: response.status, retryMs, body: (await response.json()) as Answer['body'] }
}

const TOO_EARLY = new Set<unknown>(['RATE_LIMIT', 'RATE_LIMIT_UNAVAILABLE'])

/** As a reseller's program does it: too early means later. */
async function patiently(
  ask: () => Promise<Answer>,
  isTooEarly = ({ body }: Answer) => TOO_EARLY.has(body.code),
): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (!isTooEarly(answer)) return answer
    await sleep(answer.retryMs)
  }
}

const order = { pid: PIDS.userId, userId: '5123456' }
const times = <Result>(count: number, make: (i: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

describe.skipIf(!onPostgres || TEST_REDIS_URL === '')(
  'several processes on one PostgreSQL and one Redis (TEST_POSTGRES_URL and TEST_REDIS_URL)',
  () => {
    test(
      'charge a trxid once that comes 64 times to both at once',
      async () => {
        const { store, reseller, endsWell } = await installation()
        const { ask } = await reseller()
        const body = { ...order, trxid: 'the-same' }
        const answers = await times(64, (i) => patiently(() => ask(i, '/orders', body)))
        const placed = answers.filter(({ status }) => status === 200)
        const others = answers.filter(({ status }) => status !== 200)
        expect(new Set(placed.map(({ body }) => body.orderId)).size).toBe(1)
        for (const other of others)
          expect(other).toMatchObject({ status: 429, body: { code: 'DUPLICATE_IN_FLIGHT' } })
        expect(placed.filter(({ body }) => !body.idempotentReplay).length).toBe(1)
        expect(await store.read.$count(orders)).toBe(1)
        const { body: balance } = await patiently(() => ask(0, '/balance'))
        expect(balance).toMatchObject({ balanceUsd: 100 - 0.99 })
        await endsWell()
      },
      PATIENCE_MS,
    )

    test(
      'allow together what one may allow',
      async () => {
        const { redis, reseller, endsWell } = await installation()
        const { id, ask } = await reseller()
        let unheard = 0
        // Of a process that stands still Redis may have counted a call whose answer came too late.
        const decided = (i: number) =>
          patiently(
            () => ask(i, '/balance'),
            ({ body }) => body.code === 'RATE_LIMIT_UNAVAILABLE' && ++unheard > 0,
          )
        const first = [await decided(0), await decided(1)]
        expect(first).toMatchObject([{ status: 200 }, { status: 200 }])
        const answers = [...first, ...(await times(258, decided))]
        const allowed = answers.filter(({ status }) => status === 200)
        const refused = answers.filter(({ body }) => body.code === 'RATE_LIMIT')
        expect(allowed.length + refused.length).toBe(260)
        expect(refused.length).toBeGreaterThanOrEqual(60)
        const counted = await redis.client.lrange(`${redis.prefix}rate:${id}`, 0, -1)
        expect(counted.length).toBeGreaterThanOrEqual(allowed.length)
        expect(counted.length).toBeLessThanOrEqual(allowed.length + unheard)
        expect(counted.length).toBeLessThanOrEqual(200)
        const within = counted.map((at, n) => Number(at) - Number(counted[n + 40] ?? 0))
        expect(within.filter((ms) => ms < 1000)).toEqual([])
        await endsWell()
      },
      PATIENCE_MS,
    )

    test(
      'know what another has changed of an account',
      async () => {
        const { store, database, reseller, endsWell } = await installation()
        const { id, telegramId, ask } = await reseller()
        const told = async () =>
          (await times(2, (i) => ask(i, '/balance'))).map(({ status, body }) => body.code ?? status)
        const both = (what: unknown) => expect.poll(told, SOON).toEqual([what, what])
        const change = (work: (tx: Tx, now: Date) => Promise<unknown>) =>
          store.transaction((tx) => work(tx, new Date()))
        const actor = 'operator' as const
        await both(200)
        const ban = ['account', 'ban', '--telegram-id', String(telegramId), '--reason', 'fraud']
        const banned = await runNode(['src/cli.ts', ...ban], { DATABASE_URL: database })
        expect(banned).toMatchObject({ exitCode: 0, stderr: '' })
        await both('ACCOUNT_BANNED')
        await change((tx, now) => unban(tx, id, actor, now))
        await both(200)
        const listed = { texts: ['203.0.113.7'], actor }
        await change((tx, now) => allowAddresses(tx, id, listed, now))
        await both('IP_NOT_ALLOWED')
        await change((tx, now) => clearAllowlist(tx, id, actor, now))
        await both(200)
        const rotation = { graceMs: 0, mode: 'test', actor } as const
        await change((tx, now) => rotateKey(tx, id, rotation, now))
        await both('INVALID_API_KEY')
        await endsWell()
      },
      PATIENCE_MS,
    )

    test(
      'end what others had begun that were killed',
      async () => {
        const { store, reseller, apis, jobs, endsWell } = await installation()
        const { ask } = await reseller()
        const unheard = { ...order, userId: '5123499', trxid: 'unheard' }
        const cutOff = patiently(() => ask(0, '/orders', unheard)).catch(() => 'cut off')
        const calls = () => store.read.$count(supplierJobs, isNotNull(supplierJobs.calling))
        await vi.waitFor(async () => expect(await calls()).toBe(1), SOON)
        expect(await apis[0].end('SIGKILL')).toBe(null)
        expect(await cutOff).toBe('cut off')

        const slow = { ...order, userId: '5123401', trxid: 'slow' }
        const { body: begun } = await patiently(() => ask(1, '/orders', slow))
        expect(begun).toMatchObject({ status: 'processing' })
        expect(await jobs[0]?.end('SIGKILL')).toBe(null)

        for (const body of [unheard, slow])
          await vi.waitFor(async () => {
            const present = await ask(1, '/orders', body)
            expect(present.body).toMatchObject({ status: 'completed', idempotentReplay: true })
          }, SOON)
        const { body: balance } = await patiently(() => ask(1, '/balance'))
        expect(balance).toMatchObject({ balanceUsd: 100 - 2 * 0.99 })
        await endsWell()
      },
      PATIENCE_MS,
    )

    test(
      'go on by themselves when all their connections are cut',
      async () => {
        const { store, database, reseller, apis, endsWell } = await installation()
        const { id, ask } = await reseller()
        const statuses = new Set<number>()
        let cut = false
        const calling = (async () => {
          for (let i = 0; !cut; i++) {
            const body = { ...order, trxid: `meanwhile-${i}` }
            statuses.add((await patiently(() => ask(i, '/orders', body))).status)
          }
        })()
        await cutAll(database)
        await sleep(100)
        await cutAll(database)
        cut = true
        await calling
        for (const status of statuses) expect([200, 503]).toContain(status)

        const slow = { ...order, userId: '5123401', trxid: 'slow' }
        const both = () => times(2, (i) => patiently(() => ask(i, '/orders', slow)))
        await vi.waitFor(async () => {
          for (const { body } of await both()) expect(body).toMatchObject({ status: 'completed' })
        }, SOON)
        for (const { stdout } of apis)
          await vi.waitFor(
            () =>
              expect(
                stdout().match(/listening for changes by other processes/g)?.length,
              ).toBeGreaterThan(1),
            SOON,
          )
        const fraud = { reason: 'fraud', actor: 'operator' } as const
        await store.transaction((tx) => ban(tx, id, fraud, new Date()))
        await expect
          .poll(async () => (await both()).map(({ body }) => body.code), SOON)
          .toEqual(['ACCOUNT_BANNED', 'ACCOUNT_BANNED'])
        await endsWell()
      },
      PATIENCE_MS,
    )
  },
)

/** Ends every connection to the database but the one that does so. */
async function cutAll(database: string) {
  const client = new pg.Client(database)
  await client.connect()
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name LIKE 'gamewallet%'`,
  )
  await client.end()
}
