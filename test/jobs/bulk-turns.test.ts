// Whose turn it is, where the database answers late.
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Reader, Store } from '../../src/db/store.ts'
import { bulkLines, bulkOrders } from '../../src/domain/schema.ts'
import { DomainError } from '../../src/domain/shared/errors.ts'
import { bulkJob } from '../../src/jobs/bulk.ts'
import { createLog } from '../../src/log/log.ts'
import { bulkDraft } from '../helpers/bulk.ts'
import { importTestCatalog, START } from '../helpers/factories.ts'
import { testStore } from '../helpers/store.ts'

/** The store, where each list of bulk orders arrives only when `late` is over. */
function withLateLists(real: Store, late: () => Promise<void>): Store {
  const native: Reader['native'] = (name, sql) => {
    const statement = real.read.native(name, sql)
    if (name !== 'bulks_due') return statement
    const rows: typeof statement.rows = async (values) => {
      const found = await statement.rows(values)
      await late()
      return found
    }
    return { ...statement, rows }
  }
  return { ...real, read: Object.create(real.read, { native: { value: native } }) as Reader }
}

test('a turn that ends while the next ones are looked up is not the last one', async () => {
  const store = await testStore()
  await importTestCatalog(store)
  const [large, small] = [await bulkDraft(store, 24), await bulkDraft(store, 1)]
  await large.start()
  await small.start()
  const refused = (id: string) =>
    store.read.$count(bulkLines, and(eq(bulkLines.bulkId, id), eq(bulkLines.status, 'refused')))
  const isOver = async () =>
    (await store.read.select().from(bulkOrders).where(eq(bulkOrders.id, small.id)))[0]?.status ===
    'done'
  const gate = Promise.withResolvers<void>()
  const late = async () => {
    if ((await refused(large.id)) > 0 || !(await isOver())) return
    gate.resolve()
    while ((await refused(large.id)) < 12) await sleep(1)
    // Until the turn itself is over.
    await sleep(50)
  }
  await bulkJob({
    store: withLateLists(store, late),
    clock: () => START,
    log: createLog('info', { write: () => undefined }),
    async submitOrder({ accountId }) {
      if (accountId === large.accountId) await gate.promise
      throw new DomainError('GAME_DISABLED')
    },
  }).runOnce()
  expect(await refused(large.id)).toBe(24)
})
