import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseName } from '../../src/db/address.ts'
import type { Store } from '../../src/db/store.ts'
import { orders } from '../../src/domain/schema.ts'
import { changeSettings, readSettings } from '../../src/domain/settings/settings.ts'
import { importTestCatalog, START } from '../helpers/factories.ts'
import { LONG_RUN, runNode, startSandbox } from '../helpers/process.ts'
import { openTestStore, testDatabase, testFolder } from '../helpers/store.ts'

/** A bot whose Telegram is away: the API is served all the same. */
const NO_TELEGRAM = {
  BOT_TOKEN: '7000001:the-token-of-a-bot-in-a-test',
  TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
}
const STARTED = /"msg":"started"/
/** Processes start in about a second, or in several where the machine is busy. */
const PATIENCE_MS = 120_000

/** What a service does after a time it does 50 times later, so that it surely comes to nothing first. */
const SLOW_TIMERS =
  '--import=data:text/javascript,const{setTimeout:t}=globalThis;globalThis.setTimeout=(f,ms,...a)=>t(f,50*ms,...a)'

/** Waits until the one order has been taken on; asking the API for it would use its rate up. */
async function hasArrived({ read }: Store) {
  await expect.poll(() => read.$count(orders, eq(orders.status, 'processing'))).toBe(1)
}

describe('a service that is told to stop', () => {
  test(
    'answers the call under way, then ends without complaint',
    async () => {
      const database = await testDatabase()
      const sandbox = await startSandbox(database)
      const silent = { pid: 'GWA-UC-60', userId: '5123404', trxid: 'waits' }
      const waiting = sandbox.ask('/orders', silent)
      await hasArrived(await openTestStore(database))
      const ended = sandbox.end('SIGTERM')

      expect(await waiting).toMatchObject({
        status: 200,
        body: { orderCreated: true, status: 'processing' },
      })
      expect(await ended).toBe(0)
      expect(sandbox.stderr()).toBe('')
      expect(sandbox.stdout()).toContain('"msg":"stopped"')
      await expect(fetch(`${sandbox.url}/healthz`)).rejects.toThrow()
    },
    PATIENCE_MS,
  )

  test(
    'does not wait any longer when it is told again',
    async () => {
      const database = await testDatabase()
      const wait = { INSTANT_WAIT_MS: '60000', SUPPLIER_TIMEOUT_MS: '60000' }
      const sandbox = await startSandbox(database, { ...wait, NODE_OPTIONS: SLOW_TIMERS })
      const silent = { pid: 'GWA-UC-60', userId: '5123404', trxid: 'waits' }
      const cut = sandbox.ask('/orders', silent).catch(() => 'cut off')
      await hasArrived(await openTestStore(database))
      process.kill(sandbox.pid, 'SIGTERM')
      await sandbox.says(/"msg":"stopping"/)
      expect(await sandbox.end('SIGTERM')).toBe(1)
      expect(await cut).toBe('cut off')
    },
    PATIENCE_MS,
  )
})

describe('a service that cannot start', () => {
  test(
    'says in one line that it needs a token, and that the sandbox needs nothing',
    async () => {
      const path = join(testFolder(), 'none.db')
      const result = await runNode(['src/main.ts'], { DATABASE_URL: path, PORT: '0' })
      expect(result).toMatchObject({ exitCode: 1, stdout: '' })
      expect(result.stderr).toMatch(/^Set BOT_TOKEN [^\n]*npm run sandbox[^\n]*\n$/)
      expect(existsSync(path)).toBe(false)
    },
    PATIENCE_MS,
  )

  for (const variable of LONG_RUN ? ['PORT', 'CHAT_PORT', 'METRICS_PORT'] : ['PORT'])
    test(
      `names a port that is in use and its variable, in one line (${variable})`,
      async () => {
        const holder = createServer().listen(0, '127.0.0.1')
        onTestFinished(() => void holder.close())
        await once(holder, 'listening')
        const { port } = holder.address() as { port: number }
        const result = await runNode(['src/sandbox.ts'], {
          ...{ DATABASE_URL: await testDatabase(), PORT: '0', CHAT_PORT: '0' },
          [variable]: String(port),
        })
        expect(result.exitCode).toBe(1)
        expect(result.stderr).toMatch(
          new RegExp(`^[^\\n]*:${port}: .*\\. Set another ${variable}\\b.*\\n$`),
        )
      },
      PATIENCE_MS,
    )

  for (const file of LONG_RUN ? ['src/main.ts', 'src/sandbox.ts', 'src/cli.ts'] : ['src/main.ts'])
    test(
      `names every bad value of the environment and opens nothing (${file})`,
      async () => {
        const path = join(testFolder(), 'none.db')
        const bad = { PORT: '99999', LOG_LEVEL: 'loud', TRUSTED_PROXIES: '10.0.0.0/99' }
        const result = await runNode([file, ...(file.includes('cli') ? ['audit'] : [])], {
          DATABASE_URL: path,
          ...bad,
        })
        expect(result).toMatchObject({ exitCode: 1, stdout: '' })
        for (const name of Object.keys(bad)) expect(result.stderr).toContain(`${name}:`)
        expect(result.stderr).not.toMatch(/^ +at /m)
        expect(existsSync(path)).toBe(false)
      },
      PATIENCE_MS,
    )

  test(
    'keeps the sandbox off a catalog that is not its own, and changes nothing in it',
    async () => {
      const path = await testDatabase()
      const store = await openTestStore(path)
      await importTestCatalog(store)
      const result = await runNode(['src/sandbox.ts'], { DATABASE_URL: path, PORT: '0' })
      expect(result.exitCode).toBe(1)
      expect(result.stdout).not.toMatch(STARTED)
      expect(result.stderr).toContain(
        `${databaseName(path)} has a catalog that is not the sandbox's`,
      )
      expect(result.stderr.trim().split('\n')).toHaveLength(1)
      expect(await readSettings(store.read)).toMatchObject({ sandbox: false })
    },
    PATIENCE_MS,
  )

  test(
    'keeps the real service off a database of the sandbox',
    async () => {
      const path = await testDatabase()
      const store = await openTestStore(path)
      await store.transaction((tx) => changeSettings(tx, { sandbox: true }, START))
      const result = await runNode(['src/main.ts'], {
        DATABASE_URL: path,
        PORT: '0',
        ...NO_TELEGRAM,
      })
      expect(result.exitCode).toBe(1)
      expect(result.stdout).not.toMatch(STARTED)
      expect(result.stderr).toMatch(/belongs to the sandbox.*Set DATABASE_URL/)
    },
    PATIENCE_MS,
  )
})
