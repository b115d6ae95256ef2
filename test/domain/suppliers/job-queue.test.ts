import { expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { supplierJobs } from '../../../src/domain/schema.ts'
import { callsAbout, doubtLeftMs, logCall } from '../../../src/domain/suppliers/call-log.ts'
import {
  type ClaimedJob,
  claimDue,
  enqueue,
  renewClaim,
  reschedule,
  type SupplierJob,
} from '../../../src/domain/suppliers/job-queue.ts'
import { later, START as NOW } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const LEASE_MS = 10_000
const BY = { instance: 'test', leaseMs: LEASE_MS }

test('a call whose process died is logged as one without an answer, once', async () => {
  const store = await testStore()
  const job = await enqueueOne(store, 'A')
  const lost = { what: 'place', supplier: 'sandbox', startedAt: NOW, outcome: null }
  const calls = () => callsAbout(store.read, 'A', 5)
  expect(await calls()).toMatchObject([lost])
  await take(store, 1, LEASE_MS)
  await take(store, 1, 2 * LEASE_MS)
  expect(await calls()).toMatchObject([lost])
  // It may still arrive: that it was not seen is not believed yet.
  expect(await doubtLeftMs(store.read, 'A', later(LEASE_MS))).toBe(2 * 60_000 - LEASE_MS)
  expect(await hold(store, job, 0)).toBe(false)
})

test('a call that was logged as lost is listed once, with the answer that came late', async () => {
  const store = await testStore()
  const { reference, supplier } = await enqueueOne(store, 'A')
  await take(store, 1, LEASE_MS)
  const late = { what: 'place', outcome: 'completed', reason: null, ms: 9 } as const
  const call = { reference, supplier, ...late, startedAt: NOW }
  await store.transaction((tx) => logCall(tx, call))
  expect(await callsAbout(store.read, 'A', 5)).toMatchObject([call])
})

test('a job that another worker has taken since is neither put back nor acted upon', async () => {
  const store = await testStore()
  const mine = await enqueueOne(store, 'A')
  const theirs = await take(store, 1, LEASE_MS)
  await store.transaction((tx) => reschedule(tx, mine, { sent: false, dueAt: NOW }))
  expect(await hold(store, mine, LEASE_MS + 3000)).toBe(false)
  const rows = await store.read.select().from(supplierJobs)
  expect(rows).toEqual(theirs)
})

function enqueueOne(store: Store, reference: string): Promise<ClaimedJob> {
  const row = { reference, kind: 'order', accountId: 1, supplier: 'sandbox' } as const
  return store.transaction((tx) => enqueue(tx, { ...row, calling: 'place' }, BY, NOW))
}

function take(store: Store, limit: number, atMs: number): Promise<SupplierJob[]> {
  return store.transaction((tx) => claimDue(tx, { limit, by: BY, except: [] }, later(atMs)))
}

function hold(store: Store, job: SupplierJob, atMs: number): Promise<boolean> {
  return store.transaction((tx) => renewClaim(tx, job, 'check', BY, later(atMs)))
}
