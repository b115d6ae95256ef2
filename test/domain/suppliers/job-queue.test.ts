import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { supplierJobs } from '../../../src/domain/schema.ts'
import { callsAbout, doubtLeftMs, logCall } from '../../../src/domain/suppliers/call-log.ts'
import {
  anyDue,
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

describe('a job that is enqueued', () => {
  test('is its caller’s until the lease ends: sent, at its first attempt', async () => {
    const store = await testStore()
    const { isNew, ...job } = await enqueueOne(store, 'A')
    expect(isNew).toBe(true)
    expect(job).toEqual({
      reference: 'A',
      kind: 'order',
      accountId: 1,
      supplier: 'sandbox',
      alerted: false,
      delayTold: false,
      sent: true,
      attempts: 1,
      attemptsNotCounted: 0,
      watchUntil: null,
      dueAt: later(LEASE_MS),
      claimedBy: 'test',
      calling: 'place',
      calledAt: NOW,
    })
    expect(await onList(store)).toEqual([job])
    expect(await anyDue(store.read, later(LEASE_MS - 1))).toBe(false)
    expect(await take(store, 10, LEASE_MS - 1)).toEqual([])
    expect(await anyDue(store.read, later(LEASE_MS))).toBe(true)
    expect(await take(store, 10, LEASE_MS)).toEqual([
      { ...job, attempts: 2, dueAt: later(2 * LEASE_MS), calling: null },
    ])
  })
})

describe('taking', () => {
  test('hands out those longest due first, as many as asked for, each to one worker', async () => {
    const store = await testStore()
    const dueAfterMs = { A: 300, B: 100, C: 400, D: 200 }
    for (const [reference, ms] of Object.entries(dueAfterMs)) await enqueueOne(store, reference, ms)
    expect(await references(take(store, 2, 1000))).toEqual(['B', 'D'])
    // Whose turn is first is chance.
    const taken = await Promise.all([take(store, 1, 1000), take(store, 5, 1000)])
    expect(
      taken
        .flat()
        .map(({ reference }) => reference)
        .sort(),
    ).toEqual(['A', 'C'])
    expect(await references(take(store, 5, 1000))).toEqual([])
    expect(await references(take(store, 5, 1000 + LEASE_MS))).toEqual(['A', 'B', 'C', 'D'])
  })
})

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

describe('putting back', () => {
  test('makes it due when told, and says whether the supplier may know of it', async () => {
    const store = await testStore()
    const { isNew: _a, ...job } = await enqueueOne(store, 'A')
    const { isNew: _b, ...other } = await enqueueOne(store, 'B')
    const back = { sent: false, dueAt: later(500) }
    await store.transaction((tx) => reschedule(tx, job, back))
    expect(await onList(store)).toEqual([
      { ...job, ...back, claimedBy: null, calling: null },
      other,
    ])
    expect(await take(store, 10, 499)).toEqual([])
    expect(await take(store, 10, 500)).toMatchObject([{ reference: 'A', sent: false }])
  })

  test('does nothing once another worker has taken it since', async () => {
    const store = await testStore()
    const mine = await enqueueOne(store, 'A')
    const [theirs] = await take(store, 1, LEASE_MS)
    await store.transaction((tx) => reschedule(tx, mine, { sent: false, dueAt: NOW }))
    expect(await onList(store)).toEqual([theirs])
  })
})

describe('holding to act', () => {
  test('commits, for a lease from then on, that the supplier may know of it', async () => {
    const store = await testStore()
    const job = await enqueueOne(store, 'A')
    const other = await enqueueOne(store, 'B')
    await store.transaction((tx) => reschedule(tx, job, { sent: false, dueAt: NOW }))
    const [held] = await take(store, 1, 0)
    if (!held) throw new Error('Nothing was due.')
    expect(await hold(store, held, 3000)).toBe(true)
    const dueAt = later(3000 + LEASE_MS)
    expect(await onList(store)).toMatchObject([
      { ...held, sent: true, dueAt, calling: 'check', calledAt: later(3000) },
      { reference: other.reference },
    ])
  })

  test('is refused, and changes nothing, once another worker has taken it since', async () => {
    const store = await testStore()
    const job = await enqueueOne(store, 'A')
    await store.transaction((tx) => reschedule(tx, job, { sent: false, dueAt: NOW }))
    const theirs = await take(store, 1, 0)
    expect(await hold(store, job, 3000)).toBe(false)
    expect(await onList(store)).toEqual(theirs)
  })
})

function enqueueOne(store: Store, reference: string, leaseMs = LEASE_MS): Promise<ClaimedJob> {
  const row = { reference, kind: 'order', accountId: 1, supplier: 'sandbox' } as const
  const job = { ...row, calling: 'place' as const }
  return store.transaction((tx) => enqueue(tx, job, { ...BY, leaseMs }, NOW))
}

function take(store: Store, limit: number, atMs: number): Promise<SupplierJob[]> {
  return store.transaction((tx) => claimDue(tx, { limit, by: BY, except: [] }, later(atMs)))
}

function hold(store: Store, job: SupplierJob, atMs: number): Promise<boolean> {
  return store.transaction((tx) => renewClaim(tx, job, 'check', BY, later(atMs)))
}

async function references(jobs: Promise<SupplierJob[]>): Promise<string[]> {
  return (await jobs).map((job) => job.reference).sort()
}

function onList(store: Store): Promise<SupplierJob[]> {
  return store.read.select().from(supplierJobs).orderBy(asc(supplierJobs.reference))
}
