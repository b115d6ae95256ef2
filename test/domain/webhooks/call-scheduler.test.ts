// Who is called next: slow and dead endpoints take few places, and everybody has a turn.
import { expect, test } from 'vitest'
import { createCallScheduler } from '../../../src/domain/webhooks/call-scheduler.ts'
import type { DueEndpoint } from '../../../src/domain/webhooks/queue.ts'
import { later, START } from '../../helpers/factories.ts'

const QUICK_MS = 20
const HANGING_MS = 15_000

/** Lanes, and endpoints that always have something due. */
function withLanes() {
  const scheduler = createCallScheduler()
  let lastId = 0
  return {
    scheduler,
    due: (names: string[], count = 4): DueEndpoint[] =>
      names.map((id) => ({ id, failingSince: null, due: count })),
    /** Begins a call, and returns what ends it. */
    begin: (id: string) => scheduler.begin({ id, failingSince: null }, ++lastId),
  }
}

const named = (name: string, count: number) => Array.from({ length: count }, (_, i) => name + i)

test('an endpoint takes no more places than it has deliveries', () => {
  const { scheduler, due, begin } = withLanes()
  const known = named('known', 45)
  for (const id of known) begin(id)('ok', QUICK_MS, START)
  const chosen = scheduler.next(due(known, 1))
  expect(chosen).toHaveLength(45)
  expect(new Set(chosen.map(({ limit }) => limit))).toEqual(new Set([1]))
  // What is being sent is due until its result is recorded.
  begin('known0')
  expect(scheduler.next(due(['known0'], 1))).toEqual([])
  expect(scheduler.next(due(['known0'], 3))).toMatchObject([{ limit: 2 }])
})

test('an endpoint that failed has its turn, however many slow ones always have more to send', () => {
  const { scheduler, due, begin } = withLanes()
  const slow = named('slow', 40)
  begin('failed')('failed', QUICK_MS, START)
  for (let round = 0; round < 20; round++) {
    const chosen = scheduler.next(due([...slow, 'failed'])).map(({ id }) => id)
    if (chosen.includes('failed')) return
    expect(chosen).toHaveLength(20)
    for (const end of chosen.map(begin)) end('ok', HANGING_MS - 1, START)
  }
  expect.unreachable('It was never called again.')
})

test('one that fails comes after those that do not, and sooner than one that fails more often', () => {
  const { scheduler, due, begin } = withLanes()
  begin('often')('failed', QUICK_MS, START)
  begin('often')('failed', QUICK_MS, START)
  begin('once')('failed', QUICK_MS, START)
  const others = named('other', 10)
  for (const id of others) begin(id)('ok', HANGING_MS - 1, START)
  const chosen = scheduler.next(due(['often', 'once', ...others])).map(({ id }) => id)
  expect(chosen).toEqual([...others, 'once', 'often'])
})

test('an endpoint that was fast and then hangs is not fast again at once', () => {
  const { scheduler, due, begin } = withLanes()
  const limit = () => scheduler.next(due(['one'])).map((chosen) => chosen.limit)
  expect(limit()).toEqual([1])
  begin('one')('ok', QUICK_MS, START)
  expect(limit()).toEqual([4])
  begin('one')('failed', HANGING_MS, START)
  expect(limit()).toEqual([1])
  begin('one')('ok', QUICK_MS, later(1000))
  expect(limit()).toEqual([1])
  begin('one')('ok', QUICK_MS, later(3 * 60_000))
  expect(limit()).toEqual([4])
  // A quick refusal takes nobody's place: the next success is enough.
  begin('one')('failed', QUICK_MS, later(3 * 60_000))
  begin('one')('ok', QUICK_MS, later(3 * 60_000))
  expect(limit()).toEqual([4])
  // It hung while the clock was ahead.
  begin('one')('ok', HANGING_MS, later(60 * 60_000))
  begin('one')('ok', QUICK_MS, later(4 * 60_000))
  expect(limit()).toEqual([4])
})

test('endpoints that fail leave places to those that a new leader does not know yet', () => {
  const { scheduler, due, begin } = withLanes()
  const dead: DueEndpoint[] = named('dead', 30).map((id) => ({ id, failingSince: START, due: 4 }))
  const hanging = scheduler.next(dead)
  expect(hanging).toHaveLength(10)
  const ends = hanging.map(({ id }, i) => scheduler.begin({ id, failingSince: START }, -i - 1))
  expect(scheduler.next(dead)).toEqual([])
  const fresh = scheduler.next(due(named('fresh', 30)))
  expect(fresh).toHaveLength(10)
  begin('fresh0')('ok', QUICK_MS, START)
  // Their places are free again once their calls have ended, also of one that has recovered.
  for (const [i, end] of ends.entries()) end(i === 0 ? 'ok' : 'failed', HANGING_MS, START)
  expect(scheduler.next(dead)).toHaveLength(11)
})
