// The service dies while a purchase is under way, and is started again.
import { expect, onTestFinished, test } from 'vitest'
import { testBuyer } from '../helpers/buyer.ts'
import { importTestCatalog, PIDS } from '../helpers/factories.ts'
import { type Death, killableStore } from '../helpers/killable-store.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'

/** Completed after three seconds, and cancelled after three seconds. */
const PLAYERS = { '5123456701': 0.99, '5123456703': 0 }

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
      const killable = killableStore(await openTestStore(url))
      onTestFinished(killable.leave)
      const store = await openTestStore(url)
      await importTestCatalog(store)
      const next = { store, isFirstDead: killable.isDead, bury: killable.kill }
      const { client, paid } = await testBuyer({ store: killable.store }, next)
      killable.dieAt(death)
      const result = await client.buy({ pid: PIDS.userId, userId }, { timeoutMs: 600_000 })
      expect(result.outcome, userId).toBe(usd === 0 ? 'cancelled' : 'completed')
      expect(await paid(), userId).toEqual({ usd, charges: 1 })
    }
  },
)
