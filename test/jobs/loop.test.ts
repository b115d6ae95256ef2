import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createInvalidations, EVERYTHING } from '../../src/db/invalidations.ts'
import { DatabaseUnavailable } from '../../src/db/store.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { entries, supplierCalls, supplierJobs } from '../../src/domain/schema.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import type { OrderCheck, OrderResult } from '../../src/domain/suppliers/supplier.ts'
import { createLoop, FAILED, type Job } from '../../src/jobs/loop.ts'
import { createLog } from '../../src/log/log.ts'
import { customer } from '../helpers/customer.ts'
import { takenForDead } from '../helpers/killable-store.ts'
import type { CheckStep, PlaceStep, Script } from '../helpers/scripted-supplier.ts'
import {
  HASTY,
  held,
  LONG_MS,
  PATIENT,
  type scriptedApp,
  twoApps,
} from '../helpers/scripted-supplier.ts'

type Scripted = Awaited<ReturnType<typeof scriptedApp>>

async function place(test: Scripted) {
  const { order, present, balance } = await customer(test)
  const orderId = String((await order()).orderId)
  return { orderId, present: () => present(orderId), balance }
}

describe('a loop', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A loop of a job whose rounds end when the test says so. */
  function loopOf(job: Partial<Job>, othersVersion: number | null = 0) {
    const rounds: ReturnType<typeof Promise.withResolvers<void>>[] = []
    const logLines: string[] = []
    const invalidations = createInvalidations()
    const log = createLog('error', { write: (line) => void logLines.push(line) })
    /** Whether the rounds that have ended count as failed. */
    const failed: boolean[] = []
    const meter = { ...noMeter, jobRan: (round: { failed: boolean }) => failed.push(round.failed) }
    const runOnce = () => {
      const round = Promise.withResolvers<void>()
      rounds.push(round)
      return round.promise
    }
    const loop = createLoop(
      { name: 'work', everyMs: 500, overlaps: false, runOnce, ...job },
      { store: { invalidations, othersVersion: () => othersVersion }, log, meter },
    )
    return { loop, rounds, logLines, failed, invalidations }
  }

  test('makes a round each time the interval has passed, none before it is started', async () => {
    const { loop, rounds } = loopOf({ overlaps: true })
    await vi.advanceTimersByTimeAsync(5000)
    expect(rounds).toHaveLength(0)
    loop.start()
    await vi.advanceTimersByTimeAsync(499)
    expect(rounds).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1001)
    expect(rounds).toHaveLength(3)
  })

  test('makes no round beside another one, unless its rounds may overlap', async () => {
    const { loop, rounds } = loopOf({ overlaps: false })
    loop.start()
    await vi.advanceTimersByTimeAsync(2000)
    expect(rounds).toHaveLength(1)
    rounds[0]?.resolve()
    await vi.advanceTimersByTimeAsync(500)
    expect(rounds).toHaveLength(2)
  })

  test('makes a round right after a commit, each in its interval, and one a second without', async () => {
    const { loop, rounds, invalidations } = loopOf({ afterCommits: true, overlaps: true })
    loop.start()
    await vi.advanceTimersByTimeAsync(2000)
    expect(rounds).toHaveLength(2)
    invalidations.publish('commit')
    await vi.advanceTimersByTimeAsync(499)
    expect(rounds).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(rounds).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(1200)
    expect(rounds).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(700)
    // As it is known of another process.
    invalidations.publish(EVERYTHING)
    await vi.advanceTimersByTimeAsync(1)
    expect(rounds).toHaveLength(5)
    void loop.stop()
    invalidations.publish('commit')
    await vi.advanceTimersByTimeAsync(5000)
    expect(rounds).toHaveLength(5)
  })

  test('waits for no commits where those of other processes are not noticed', async () => {
    const { loop, rounds } = loopOf({ afterCommits: true, overlaps: true }, null)
    loop.start()
    await vi.advanceTimersByTimeAsync(2000)
    expect(rounds).toHaveLength(4)
  })

  test('logs a round that fails, counts it as failed and makes the next one at its time', async () => {
    const { loop, rounds, logLines, failed } = loopOf({})
    loop.start()
    await vi.advanceTimersByTimeAsync(500)
    rounds[0]?.reject(new Error('the disk is full'))
    await vi.advanceTimersByTimeAsync(500)
    expect(rounds).toHaveLength(2)
    expect(logLines).toHaveLength(1)
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({
      job: 'work',
      err: { message: 'the disk is full' },
    })
    rounds[1]?.resolve()
    await vi.advanceTimersByTimeAsync(500)
    expect(failed).toEqual([true, false])
  })

  test('counts a round that has logged its failure itself', async () => {
    const { loop, logLines, failed } = loopOf({ runOnce: async () => FAILED })
    loop.start()
    await vi.advanceTimersByTimeAsync(500)
    expect({ failed, logLines }).toEqual({ failed: [true], logLines: [] })
  })

  test('tells once that the database is away, and again where it is away anew', async () => {
    const refused = new Error('connect ECONNREFUSED 127.0.0.1:5432')
    const results = ['away', 'away', 'back', 'away', 'away']
    const runOnce = async () => {
      if (results.shift() === 'away') throw new DatabaseUnavailable('not done', refused)
    }
    const { loop, logLines } = loopOf({ runOnce })
    loop.start()
    await vi.advanceTimersByTimeAsync(2500)
    await loop.stop()
    expect(results).toEqual([])
    expect(logLines).toHaveLength(2)
    for (const line of logLines) {
      const told = JSON.parse(line)
      expect(told).toMatchObject({ job: 'work', reason: expect.stringContaining(refused.message) })
      expect(told).not.toHaveProperty('err')
    }
  })

  test('stops once the rounds under way have ended, and makes no more', async () => {
    const { loop, rounds } = loopOf({ overlaps: true })
    loop.start()
    await vi.advanceTimersByTimeAsync(1000)
    let stopped = false
    const stopping = loop.stop().then(() => {
      stopped = true
    })
    rounds[0]?.resolve()
    await vi.advanceTimersByTimeAsync(5000)
    expect({ stopped, rounds: rounds.length }).toEqual({ stopped: false, rounds: 2 })
    rounds[1]?.reject(new Error('too late'))
    await stopping
  })
})

describe('workers in two processes', () => {
  test('leave an order alone as long as its holder may still ask and then place', async () => {
    const [asking, placing] = [held<OrderCheck>(), held<OrderResult>()]
    const script: Script = { place: ['unknown', placing.step], check: [asking.step] }
    const { first, second, supplier } = await twoApps(script, { config: PATIENT })
    const order = await place(first)
    const holder = first.pass(LONG_MS)
    await asking.reached
    first.clock.advance(PATIENT.supplierTimeoutMs - 1)
    asking.answer({ outcome: 'absent' })
    await placing.reached

    first.clock.advance(PATIENT.supplierTimeoutMs - 1)
    expect(await second.app.jobs.fulfil.runOnce()).toBe(0)
    placing.answer({ outcome: 'completed' })
    await holder
    expect(await order.present()).toMatchObject({ status: 'completed' })
    expect(supplier.calls.map((call) => call.method)).toEqual(['place', 'check', 'place'])
  })

  const completed = { outcome: 'completed' } as const
  const failed = { outcome: 'failed', reason: 'NO' } as const
  const ends: [string, OrderResult | undefined, OrderCheck, OrderResult | undefined, string][] = [
    ['an earlier one that completed it first', completed, failed, undefined, 'completed'],
    ['no earlier one that says it failed', failed, completed, undefined, 'completed'],
    ['no earlier one once it is cancelled', undefined, failed, completed, 'cancelled'],
  ]
  const placed = and(eq(supplierCalls.what, 'place'), isNotNull(supplierCalls.outcome))
  for (const [whom, early, present, late, end] of ends)
    test(`end an order once, and believe ${whom}`, async () => {
      const [placing, asking] = [held<OrderResult>(), held<OrderCheck>()]
      const config = { ...PATIENT, instantWaitMs: 1 }
      const script: Script = { place: [placing.step], check: [asking.step] }
      const { first, second } = await twoApps(script, { config })
      const order = await place(first)
      await placing.reached
      await takenForDead(first)
      first.clock.advance(PATIENT.supplierTimeoutMs * 3)
      const holder = second.app.jobs.fulfil.runOnce()
      await asking.reached
      const { read } = first.store
      // Until what it says of the call is written down.
      const hear = async (said: OrderResult) => {
        placing.answer(said)
        while ((await read.$count(supplierCalls, placed)) === 0) await nextTurn()
      }
      if (early) await hear(early)
      asking.answer(present)
      await holder
      if (late) await hear(late)

      const cancelled = end === 'cancelled'
      expect((await order.present()).status).toBe(end)
      expect(await order.balance()).toBe(cancelled ? 100 : 99.01)
      const refunds = await first.store.read.$count(entries, eq(entries.kind, 'refund'))
      expect(refunds).toBe(cancelled ? 1 : 0)
      expect((await proveLedger(first.store.read)).findings).toEqual([])
    })
})

describe('several workers at once', () => {
  test('end every order as its supplier did, having placed it at most once, come what may', async () => {
    const { first, second, supplier } = await twoApps({}, { config: HASTY })
    const faults = ['not-sent', 'unknown', 'silent', 'break'] as const
    const scripts = fc.record({
      orders: fc.integer({ min: 1, max: 4 }),
      place: fc.array(
        fc.constantFrom<PlaceStep>(
          ...faults,
          'complete',
          'accept',
          'fail',
          'act-unheard',
          'act-silent',
        ),
        { maxLength: 8 },
      ),
      check: fc.array(fc.constantFrom<CheckStep>(...faults, 'tell', 'keep', 'fail'), {
        maxLength: 8,
      }),
    })
    await fc.assert(
      fc.asyncProperty(scripts, async ({ orders, ...script }) => {
        supplier.follow(script)
        const placed = await Promise.all(Array.from({ length: orders }, () => place(first)))
        for (let round = 0; (await first.store.read.$count(supplierJobs)) > 0; round++) {
          expect(round).toBeLessThan(30)
          first.clock.advance(LONG_MS)
          await Promise.all([first, second].map(({ app }) => app.jobs.fulfil.runOnce()))
        }
        for (const { orderId, present, balance } of placed) {
          const done = supplier.truth(orderId) === 'done'
          expect((await present()).status).toBe(done ? 'completed' : 'cancelled')
          expect(await balance()).toBe(done ? 99.01 : 100)
          expect(supplier.acted(orderId)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 25 },
    )
    expect((await proveLedger(first.store.read)).findings).toEqual([])
  })
})
