import { expect, test } from 'vitest'
import { sweepEvents } from '../../../src/domain/events/log.ts'
import { events } from '../../../src/domain/schema.ts'
import { recordLow, withoutEvents } from '../../helpers/events.ts'
import { later, openTestAccount } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

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
