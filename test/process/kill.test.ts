// `kill -9` of the service as an operator runs it, with a real reseller upstream, under load, and its
// next start. Waits of the service itself are set so long that nothing of this passes by waiting.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ne } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { instances, orders } from '../../src/domain/schema.ts'
import { importTestCatalog, issueTestKey, openTestAccount } from '../helpers/factories.ts'
import { ownPort } from '../helpers/ports.ts'
import { startNode, startSandbox } from '../helpers/process.ts'
import { openTestStore, testDatabase, testFolder } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
const LONG_MS = '60000'
/** A player whose order its supplier takes on, and is silent about for a minute. */
const SILENT = '5123456704'

const CATALOG: CatalogJson = {
  lines: [
    {
      ...{ slug: 'gamea', productName: 'UC', gameName: 'Game A', orderCode: 'GMA' },
      ...{ kind: 'topup', suppliers: ['up'] },
      fields: [{ name: 'userId', label: 'Player ID' }],
      products: [{ pid: 'MY-60', name: '60 UC', priceUsd: 2, supplierRef: 'GWA-UC-60' }],
    },
  ],
}

/** A service's settings, on a database with an account, and calls of its API. */
async function service() {
  const upstream = await startSandbox(join(testFolder(), 'upstream.db'), {
    INSTANT_WAIT_MS: LONG_MS,
  })
  const database = await testDatabase()
  const store = await openTestStore(database)
  await importTestCatalog(store, CATALOG)
  const port = await ownPort()
  const keys: string[] = []
  for (let i = 0; i < 3; i++) {
    const { id } = await openTestAccount(store, { balanceMicros: 1_000_000_000 })
    keys.push(await issueTestKey(store, id))
  }
  const call = async (path: string, { body, by = 0 }: { body?: object; by?: number } = {}) => {
    const headers = { 'X-API-Key': keys[by] ?? '', 'Content-Type': 'application/json' }
    const post = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...post })
    return (await answer.json()) as Record<string, unknown>
  }
  return {
    ...{ store, call },
    env: {
      DATABASE_URL: database,
      PORT: String(port),
      BOT_TOKEN: '7000001:the-token-of-a-bot-in-a-test',
      TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
      SUPPLIERS: 'up:reseller',
      SUPPLIER_UP_URL: upstream.url,
      SUPPLIER_UP_KEY: upstream.key,
      INSTANT_WAIT_MS: LONG_MS,
      SUPPLIER_TIMEOUT_MS: LONG_MS,
    },
    /** Places orders that take 3 s or end at once, each account one after the other, until told to stop. */
    load() {
      let on = true
      const run = async (by: number) => {
        for (let i = 0; on; i++) {
          const userId = `51234567${i % 4 === 0 ? '01' : '10'}`
          const body = { pid: 'MY-60', userId, trxid: `load-${by}-${i}` }
          await call('/orders', { body, by }).catch(() => null)
          await sleep(50)
        }
      }
      const all = Promise.all([run(1), run(2)])
      return async () => {
        on = false
        await all
      }
    },
    /** Until every order but the silent one has ended. */
    async ended() {
      const open = () =>
        store.read
          .select({ player: orders.player })
          .from(orders)
          .where(ne(orders.status, 'completed'))
      await expect
        .poll(async () => (await open()).map(({ player }) => player.userId), { timeout: 50_000 })
        .toEqual([SILENT])
    },
  }
}

test(
  'a service that was killed goes on with everything at once when it is started again',
  async () => {
    const { env, store, call, load, ended } = await service()
    const first = startNode(['src/main.ts'], env)
    await first.says(/"msg":"started"/)
    const stopLoad = load()
    const inFlight = { pid: 'MY-60', userId: SILENT, trxid: 'in-flight' }
    const lost = call('/orders', { body: inFlight }).catch(() => 'cut off')
    await expect.poll(() => store.read.$count(orders), { timeout: 60_000 }).toBeGreaterThan(15)
    await first.end('SIGKILL')
    const killedAt = performance.now()
    expect(await lost).toBe('cut off')
    await stopLoad()

    const second = startNode(['src/main.ts'], env)
    await second.says(/"msg":"started"/)
    const replay = await call('/orders', { body: inFlight })
    expect(replay).toMatchObject({ status: 'processing', idempotentReplay: true })
    expect(await store.read.$count(instances)).toBe(1)
    await ended()
    // Before any claim or mark of the first could have run out.
    expect(performance.now() - killedAt).toBeLessThan(Number(LONG_MS))
    expect(second.stdout()).toContain('an instance died')
    expect((await proveLedger(store.read)).findings).toEqual([])
    expect(await second.end('SIGTERM')).toBe(0)
  },
  PATIENCE_MS,
)

/** As an operator's shell starts it. */
function npmStart(env: Record<string, string>) {
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void npm.kill('SIGKILL'))
  const { promise: started, resolve, reject } = Promise.withResolvers<void>()
  let said = ''
  const hear = (text: Buffer) => {
    said += text
    if (said.includes('"msg":"started"')) resolve()
  }
  npm.stdout.on('data', hear)
  npm.stderr.on('data', hear)
  npm.on('exit', () => reject(new Error(`npm start ended: ${said}`)))
  return { npm, started }
}

test.skipIf(process.platform !== 'linux')(
  'npm start that was killed leaves nothing behind: the next one answers',
  async () => {
    const { env, call } = await service()
    for (let life = 0; life < 3; life++) {
      const { npm, started } = npmStart(env)
      await started
      expect(await call('/balance')).toMatchObject({ success: true })
      npm.kill('SIGKILL')
      // Otherwise the next one would have to start more slowly than this one notices.
      await expect
        .poll(() => call('/healthz').catch(() => 'nobody is there'))
        .toBe('nobody is there')
    }
  },
  PATIENCE_MS,
)
