import { expect, test } from 'vitest'
import { BEFORE_FIRST, eventId, parseEventId } from '../../../src/domain/events/event-id.ts'
import { existing, pageFrom, sweepEvents } from '../../../src/domain/events/log.ts'
import { events } from '../../../src/domain/schema.ts'
import { recordLow, withoutEvents } from '../../helpers/events.ts'
import { later, openTestAccount, START } from '../../helpers/factories.ts'
import { planOf } from '../../helpers/plan.ts'
import { testStore } from '../../helpers/store.ts'

test('reads a page, and looks single events up, by the index of the account', async () => {
  const store = await testStore()
  const { sql, params } = pageFrom(store.read).toSQL()
  const values = params.map((value) => (typeof value === 'object' ? 1 : value))
  const page = await planOf(store, { sql, params: values })
  const wanted = Array.from({ length: 500 }, (_, i) => ({ accountId: i, number: 7 }))
  const found = await planOf(store, existing(store.read, wanted).toSQL())
  for (const plan of [page, found]) {
    expect(plan).toContain('events_of_account')
    expect(plan).not.toMatch(/SCAN events|Seq Scan on events|TEMP B-TREE/)
  }
})

test('encodes an event’s cursor and account in its id', () => {
  const cursors = [BEFORE_FIRST, { number: 1, at: START }, { number: 2 ** 34, at: later(1) }]
  const ids = cursors.map((cursor) => eventId(7, cursor))
  expect(ids.toSorted()).toEqual(ids)
  expect(ids.map((id) => parseEventId(7, id))).toEqual(cursors)
  expect(ids.map((id) => parseEventId(8, id))).toEqual([null, null, null])
})

test('sweeps more events than one batch has, and keeps each account’s newest', async () => {
  const store = await testStore()
  const [one, other] = [await openTestAccount(store), await openTestAccount(store)]
  await withoutEvents(store)
  await recordLow(store, other.id)
  const row = { accountId: one.id, type: 'wallet.low' as const }
  const data = { balanceMicros: 1, lowBelowMicros: 2 }
  await store.transaction((tx) =>
    tx.insert(events).values(
      Array.from({ length: 1200 }, (_, i) => ({
        ...row,
        ...{ data, number: i + 1, createdAt: later(i) },
      })),
    ),
  )
  const kept = () =>
    store.read
      .select({ accountId: events.accountId, number: events.number })
      .from(events)
      .orderBy(events.accountId, events.number)
  await sweepEvents(store, later(1198))
  const newest = { accountId: other.id, number: 1 }
  const ofOne = (number: number) => ({ accountId: one.id, number })
  expect(await kept()).toEqual([ofOne(1199), ofOne(1200), newest])
  await sweepEvents(store, later(1_000_000))
  expect(await kept()).toEqual([ofOne(1200), newest])
})
