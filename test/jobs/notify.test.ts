// A notice is told at least once, and hardly ever twice: a message at a time is marked as told.
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { notifyAccount } from '../../src/domain/notices/notices.ts'
import { notices } from '../../src/domain/schema.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { notifyJob } from '../../src/jobs/notify.ts'
import { createLog } from '../../src/log/log.ts'
import { openTestAccount, START } from '../helpers/factories.ts'
import { killableStore } from '../helpers/killable-store.ts'
import { openTestStore, testDatabase, testStore } from '../helpers/store.ts'

const PEOPLE = 40

/** People who are to be told of two things each. */
async function due(store: Store) {
  for (let i = 0; i < PEOPLE; i++) {
    const { id } = await openTestAccount(store)
    for (const note of ['first', 'second'])
      await store.transaction((tx) =>
        notifyAccount(tx, id, { kind: 'balance_adjusted', amountMicros: 1, note }, START),
      )
  }
}

/** The job, and what reached people, in order; each delivery goes on once `answer` resolves. */
function telling(store: Store, told: string[], answer: (nth: number) => Promise<void>) {
  let [begun, underWay, most] = [0, 0, 0]
  const job = notifyJob({
    ...{ store, meter: noMeter, adminIds: new Set<number>() },
    clock: () => START,
    log: createLog('silent'),
    isPaused: () => false,
    async deliver(telegramId, notice) {
      const nth = ++begun
      most = Math.max(most, ++underWay)
      told.push(`${telegramId} ${'note' in notice ? notice.note : ''}`)
      await answer(nth)
      underWay--
      return { outcome: 'delivered' }
    },
  })
  return { job, underWay: () => underWay, most: () => most }
}

/** How often more than once. */
function repeated(told: string[]): number {
  return told.length - new Set(told).size
}

function expectOrder(told: string[]) {
  for (const second of told.filter((one) => one.endsWith(' second')))
    expect(told.indexOf(second.replace(' second', ' first'))).toBeLessThan(told.indexOf(second))
}

test.each([1, 2, 17, 41, 60])(
  'killed at message %i, no more than those under way are told twice',
  async (nth) => {
    const url = await testDatabase()
    const [own, other] = [await openTestStore(url), await openTestStore(url)]
    await due(own)
    const told: string[] = []
    const killable = killableStore(own)
    const killed = Promise.withResolvers<void>()
    const first = telling(killable.store, told, async (message) => {
      if (message >= nth) await killed.promise
    })
    const ran = first.job.runOnce()
    await expect.poll(first.underWay).toBe(2)
    await killable.kill()
    killed.resolve()
    await expect(ran).rejects.toThrow('killed')

    const next = telling(other, told, async () => {})
    await next.job.runOnce()
    expect(new Set(told).size).toBe(2 * PEOPLE)
    expect(repeated(told)).toBeLessThanOrEqual(2)
    expect(await other.read.$count(notices)).toBe(0)
    expect([first.most(), next.most()]).toEqual([2, 2])
    expectOrder(told)
  },
)

test('a write that fails ends the round once nothing is under way, and has nothing told twice', async () => {
  const store = await testStore()
  await due(store)
  const told: string[] = []
  let isAway = false
  const shaky: Store = {
    ...store,
    transaction: (work) =>
      isAway ? Promise.reject(new Error('The disk is full.')) : store.transaction(work),
  }
  const [held, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { job, underWay } = telling(shaky, told, async (nth) => {
    if (nth === 11) held.resolve()
    if (nth > 10) return slow.promise
    if (nth < 10) return
    await held.promise
    isAway = true
  })
  let hasEnded = false
  const round = job.runOnce().catch((error: Error) => {
    hasEnded = true
    return error.message
  })
  await expect.poll(() => [isAway, underWay()]).toEqual([true, 1])
  for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve))
  expect(hasEnded).toBe(false)
  slow.resolve()
  expect(await round).toBe('The disk is full.')
  expect(underWay()).toBe(0)

  const before = told.length
  await expect(job.runOnce()).rejects.toThrow('The disk is full.')
  expect(told).toHaveLength(before)
  isAway = false
  await job.runOnce()
  expect(told).toHaveLength(2 * PEOPLE)
  expect(repeated(told)).toBe(0)
  expectOrder(told)
})
