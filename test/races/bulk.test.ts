// Bulk orders, placed by processes that die, and by several at once: each line is bought once.
import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { startBulk } from '../../src/domain/bulk/bulk.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { bulkLines, bulkOrders, entries, notices, orders } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { bulkDraft } from '../helpers/bulk.ts'
import { importTestCatalog, START } from '../helpers/factories.ts'
import { killableStore } from '../helpers/killable-store.ts'
import { PATIENT, twoApps } from '../helpers/scripted-supplier.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
/** Each line has an order of its own, and there is no other order and no other charge. */
async function expectBoughtOnce(store: Store, id: string, count: number) {
  const lines = await store.read
    .select({ row: bulkLines.row, status: bulkLines.status, orderId: bulkLines.orderId })
    .from(bulkLines)
    .where(eq(bulkLines.bulkId, id))
    .orderBy(asc(bulkLines.row))
  expect(lines.map(({ status }) => status)).toEqual(Array(count).fill('placed'))
  const placed = await store.read.select({ id: orders.id, trxid: orders.trxid }).from(orders)
  const trxids = new Map(placed.map((order) => [order.id, order.trxid]))
  expect(lines.map(({ orderId }) => trxids.get(orderId ?? ''))).toEqual(
    lines.map(({ row }) => `bot-${id}-${row}`),
  )
  expect(placed).toHaveLength(count)
  expect(await store.read.$count(entries, eq(entries.kind, 'charge'))).toBe(count)
  expect((await proveLedger(store.read)).findings).toEqual([])
}

describe('a process that dies', () => {
  for (const when of ['before its commit', 'after its commit'] as const)
    test(`at any transaction ${when}, and the next one goes on`, {
      timeout: PATIENCE_MS,
    }, async () => {
      const database = await testDatabase()
      const store = await openTestStore(database)
      await importTestCatalog(store)
      const count = 6
      const { id, start } = await bulkDraft(store, count)
      await start()
      // Each process dies a little later than the one before it, so that most places are met.
      for (let transaction = 1; ; transaction += 2) {
        const killable = killableStore(await openTestStore(database))
        const { app } = await testApp({ store: killable.store, config: PATIENT })
        killable.dieAt({ transaction, when })
        await app.jobs.bulk.runOnce().catch(() => undefined)
        const died = await killable.kill()
        killable.leave()
        await app.stop()
        if (!died) break
        // What a dead process had in flight may be retried after a moment.
        await store.transaction((tx) =>
          tx.update(bulkOrders).set({ dueAt: START }).where(eq(bulkOrders.status, 'running')),
        )
      }
      const { app, clock } = await testApp({ store, config: PATIENT })
      clock.advance(10 * 60_000)
      await app.jobs.fulfil.runOnce()
      await app.jobs.bulk.runOnce()
      await expectBoughtOnce(store, id, count)
      const [bulk] = await store.read.select().from(bulkOrders)
      expect(bulk?.status).toBe('done')
      expect(await store.read.$count(notices, eq(notices.kind, 'bulk_results'))).toBe(1)
    })
})

test('two processes that place the same lines at once buy each once', async () => {
  const { first, second, supplier } = await twoApps({}, { config: PATIENT })
  const count = 40
  const { id, start } = await bulkDraft(first.store, count)
  await start()
  for (let round = 0; round < 20; round++) {
    await Promise.all([first.app.jobs.bulk.runOnce(), second.app.jobs.bulk.runOnce()])
    first.clock.advance(3000)
  }
  await expectBoughtOnce(first.store, id, count)
  expect(supplier.calls.filter(({ method }) => method === 'place')).toHaveLength(count)
  expect(await first.store.read.$count(notices, eq(notices.kind, 'bulk_results'))).toBe(1)
})

test('confirmed many times at once, it starts once; of two drafts’ worth, one runs', async () => {
  const { first, second } = await twoApps({}, { config: PATIENT })
  const { id, accountId } = await bulkDraft(first.store, 3)
  const start = (store: Store) => store.transaction((tx) => startBulk(tx, accountId, id, START))
  const started = await Promise.all(
    Array.from({ length: 12 }, (_, i) => start(i % 2 ? first.store : second.store)),
  )
  expect(started.filter(Boolean)).toHaveLength(1)
  await Promise.all([first.app.jobs.bulk.runOnce(), second.app.jobs.bulk.runOnce()])
  first.clock.advance(3000)
  await first.app.jobs.bulk.runOnce()
  await expectBoughtOnce(first.store, id, 3)
})

test('buys what the balance covers, whoever spends it at the same time', async () => {
  const { first, second, either } = await twoApps({}, { config: PATIENT })
  const { id, accountId, start } = await bulkDraft(first.store, 20, 10 * 990_000)
  await start()
  await Promise.all([first.app.jobs.bulk.runOnce(), second.app.jobs.bulk.runOnce()])
  expect(await first.store.read.$count(orders, eq(orders.accountId, accountId))).toBe(10)
  const [bulk] = await either(0).store.read.select().from(bulkOrders).where(eq(bulkOrders.id, id))
  expect(bulk).toMatchObject({ status: 'stopped', hold: 'balance' })
  const waiting = and(eq(bulkLines.bulkId, id), eq(bulkLines.status, 'waiting'))
  expect(await first.store.read.$count(bulkLines, waiting)).toBe(10)
  expect(await first.store.read.$count(notices, eq(notices.kind, 'bulk_stopped'))).toBe(1)
  expect((await proveLedger(first.store.read)).findings).toEqual([])
})

test('300 lines of one account leave turns for another’s', { timeout: PATIENCE_MS }, async () => {
  const { first } = await twoApps({}, { config: PATIENT })
  const large = await bulkDraft(first.store, 300)
  const small = await bulkDraft(first.store, 10)
  await large.start()
  await small.start()
  const running = first.app.jobs.bulk.runOnce()
  const isPlaced = (id: string) => and(eq(bulkLines.bulkId, id), eq(bulkLines.status, 'placed'))
  const placed = (id: string) => first.store.read.$count(bulkLines, isPlaced(id))
  await expect.poll(() => placed(small.id), { timeout: PATIENCE_MS, interval: 5 }).toBe(10)
  expect(await placed(large.id)).toBeLessThan(300)
  await running
  expect(await placed(large.id)).toBe(300)
  expect(await first.store.read.$count(orders)).toBe(310)
  expect((await proveLedger(first.store.read)).findings).toEqual([])
})
