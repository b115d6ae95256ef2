// The service dies while a purchase is under way, and is started again.
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../packages/client/index.ts'
import { testBuyer } from '../helpers/buyer.ts'
import { importTestCatalog, PIDS } from '../helpers/factories.ts'
import { type Death, mortal } from '../helpers/mortal.ts'
import { ownPort } from '../helpers/ports.ts'
import { startSandbox } from '../helpers/process.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
/** Completed at once, after three seconds, cancelled after three seconds. */
const PLAYERS = { '5123456789': 0.99, '5123456701': 0.99, '5123456703': 0 }

const deaths = [1, 2, 3, 4].flatMap((transaction) =>
  (['before its commit', 'after its commit'] as const).map(
    (when): Death => ({ transaction, when }),
  ),
)

test.each(deaths)(
  'buys once when the service dies at transaction $transaction, $when',
  async (death) => {
    for (const [userId, usd] of Object.entries(PLAYERS)) {
      const url = await testDatabase()
      const life = mortal(await openTestStore(url))
      onTestFinished(life.leave)
      const store = await openTestStore(url)
      await importTestCatalog(store)
      const next = { store, isFirstDead: life.isDead, bury: life.kill }
      const { client, paid } = await testBuyer({ store: life.store }, next)
      life.dieAt(death)
      const result = await client.buy({ pid: PIDS.userId, userId }, { timeoutMs: 600_000 })
      expect(result.outcome, userId).toBe(usd === 0 ? 'cancelled' : 'completed')
      expect(await paid(), userId).toEqual({ usd, charges: 1 })
    }
  },
)

test(
  'a process that is killed in the middle of an order, and its next start',
  async () => {
    const [database, port] = [await testDatabase(), await ownPort()]
    const start = () => startSandbox(database, { PORT: String(port) })
    const first = await start()
    const client = createClient({ baseUrl: first.url, apiKey: first.key })
    const order = { pid: 'GWA-UC-60', userId: '5123456701' }
    const sent = Promise.withResolvers<string>()
    const bought = client.buy(order, { onTrxid: sent.resolve, timeoutMs: PATIENCE_MS })
    await sent.promise
    await expect.poll(async () => (await client.history()).count).toBe(1)
    await first.end('SIGKILL')
    await start()
    const { trxid } = await bought
    expect(await bought).toMatchObject({ outcome: 'completed', order: { status: 'completed' } })
    expect(trxid).toBe(await sent.promise)
    expect(await client.balance()).toMatchObject({ balanceUsd: 100 - 0.8875 })
    expect((await client.history()).count).toBe(1)
  },
  PATIENCE_MS,
)
