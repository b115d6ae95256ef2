import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { supplierJobs } from '../../../src/db/schema.ts'
import type { Store } from '../../../src/db/store.ts'
import {
  anyDue,
  type ClaimedJob,
  claimDue,
  enqueue,
  finishJob,
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
    const { firstCall, ...job } = await enlistOne(store, 'A')
    expect(firstCall).toBe(1)
    expect(job).toEqual({
      reference: 'A',
      kind: 'order',
      alerted: false,
      sent: true,
      attempts: 1,
      attemptsNotCounted: 0,
      watchUntil: null,
      dueAt: later(LEASE_MS),
      claimedBy: 'test',
    })
    expect(await onList(store)).toEqual([job])
    expect(await anyDue(store.read, later(LEASE_MS - 1))).toBe(false)
    expect(await take(store, 10, LEASE_MS - 1)).toEqual([])
    expect(await anyDue(store.read, later(LEASE_MS))).toBe(true)
    expect(await take(store, 10, LEASE_MS)).toEqual([
      { ...job, attempts: 2, dueAt: later(2 * LEASE_MS) },
    ])
  })

  test('cannot be enqueued again', async () => {
    const store = await testStore()
    await enlistOne(store, 'A')
    await expect(enlistOne(store, 'A')).rejects.toThrow(/unique/i)
  })
})

describe('taking', () => {
  test('hands out those longest due first, as many as asked for, each to one worker', async () => {
    const store = await testStore()
    const dueAfterMs = { A: 300, B: 100, C: 400, D: 200 }
    for (const [reference, ms] of Object.entries(dueAfterMs)) await enlistOne(store, reference, ms)
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

  test('counts each attempt', async () => {
    const store = await testStore()
    await enlistOne(store, 'A', 0)
    for (const attempts of [2, 3, 4])
      expect(await take(store, 1, attempts * LEASE_MS)).toMatchObject([{ attempts }])
  })
})

describe('putting back', () => {
  test('makes it due when told, and says whether the supplier may know of it', async () => {
    const store = await testStore()
    const { firstCall: _a, ...job } = await enlistOne(store, 'A')
    const { firstCall: _b, ...other } = await enlistOne(store, 'B')
    const back = { sent: false, dueAt: later(500) }
    await store.transaction((tx) => reschedule(tx, job, back))
    expect(await onList(store)).toEqual([{ ...job, ...back, claimedBy: null }, other])
    expect(await take(store, 10, 499)).toEqual([])
    expect(await take(store, 10, 500)).toMatchObject([{ reference: 'A', sent: false }])
  })

  test('does nothing once another worker has taken it since', async () => {
    const store = await testStore()
    const mine = await enlistOne(store, 'A')
    const [theirs] = await take(store, 1, LEASE_MS)
    await store.transaction((tx) => reschedule(tx, mine, { sent: false, dueAt: NOW }))
    expect(await onList(store)).toEqual([theirs])
  })
})

describe('holding to act', () => {
  test('commits, for a lease from then on, that the supplier may know of it', async () => {
    const store = await testStore()
    const job = await enlistOne(store, 'A')
    const other = await enlistOne(store, 'B')
    await store.transaction((tx) => reschedule(tx, job, { sent: false, dueAt: NOW }))
    const [held] = await take(store, 1, 0)
    if (!held) throw new Error('Nothing was due.')
    expect(await hold(store, held, 3000)).toBe(true)
    const dueAt = later(3000 + LEASE_MS)
    expect(await onList(store)).toMatchObject([
      { ...held, sent: true, dueAt },
      { reference: other.reference },
    ])
  })

  test('is refused, and changes nothing, once another worker has taken it since', async () => {
    const store = await testStore()
    const job = await enlistOne(store, 'A')
    await store.transaction((tx) => reschedule(tx, job, { sent: false, dueAt: NOW }))
    const theirs = await take(store, 1, 0)
    expect(await hold(store, job, 3000)).toBe(false)
    expect(await onList(store)).toEqual(theirs)
  })

  test('is refused once it has ended', async () => {
    const store = await testStore()
    const job = await enlistOne(store, 'A')
    await store.transaction((tx) => finishJob(tx, 'A'))
    expect(await hold(store, job, 0)).toBe(false)
  })
})

test('ending takes it off the list, whoever holds it, and no other', async () => {
  const store = await testStore()
  await enlistOne(store, 'A')
  const other = await enlistOne(store, 'B')
  await take(store, 1, LEASE_MS)
  await store.transaction((tx) => finishJob(tx, 'A'))
  await store.transaction((tx) => finishJob(tx, 'A'))
  expect((await onList(store)).map((job) => job.reference)).toEqual([other.reference])
})

function enlistOne(store: Store, reference: string, leaseMs = LEASE_MS): Promise<ClaimedJob> {
  return store.transaction((tx) =>
    enqueue(tx, { reference, kind: 'order', supplier: 'sandbox' }, { ...BY, leaseMs }, NOW),
  )
}

function take(store: Store, limit: number, atMs: number): Promise<SupplierJob[]> {
  return store.transaction((tx) => claimDue(tx, { limit, by: BY, except: [] }, later(atMs)))
}

function hold(store: Store, job: SupplierJob, atMs: number): Promise<boolean> {
  return store.transaction((tx) => renewClaim(tx, job, BY, later(atMs)))
}

async function references(jobs: Promise<SupplierJob[]>): Promise<string[]> {
  return (await jobs).map((job) => job.reference).sort()
}

function onList(store: Store): Promise<SupplierJob[]> {
  return store.read.select().from(supplierJobs).orderBy(asc(supplierJobs.reference))
}
