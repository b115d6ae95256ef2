import { expect, test } from 'vitest'
import { NO_SUPPLIER_SETTINGS } from '../../../src/domain/settings/supplier.ts'
import { claimDue } from '../../../src/domain/suppliers/job-queue.ts'
import { enqueueWaiting, withoutRoom } from '../../../src/domain/suppliers/waiting.ts'
import { later, START } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const BY = { instance: 'test', leaseMs: 10_000 }
const LIMITS = { north: { ...NO_SUPPLIER_SETTINGS, atOnce: 1 } }
const refused = { kind: 'order' as const, supplier: 'north', sent: false, accountIds: [1] }

test.each([
  ['the longest wait goes first', [], 'A'],
  // The circuit breaker is open for that account alone.
  ['an order that must not go now does not keep the room from the next', [refused], 'B'],
])('%s', async (_, skipped, first) => {
  const store = await testStore()
  await store.transaction(async (tx) => {
    const job = { kind: 'order', supplier: 'north' } as const
    enqueueWaiting(tx, { ...job, reference: 'A', accountId: 1 }, START)
    enqueueWaiting(tx, { ...job, reference: 'B', accountId: 2 }, later(5))
  })
  const now = later(1000)
  const claimed = await store.transaction(async (tx) => {
    const own = { by: BY, except: [], skipped }
    const full = await withoutRoom(tx, LIMITS, own, now)
    return claimDue(tx, { limit: 5, ...own, skipped: [...skipped, ...full] }, now)
  })
  expect(claimed.map(({ reference }) => reference)).toEqual([first])
})
