import { setImmediate as nextTurn } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { recordEvent } from '../../../src/domain/events/record.ts'
import { events } from '../../../src/domain/schema.ts'
import { later, openTestAccount, START } from '../../helpers/factories.ts'
import { onPostgres, openTestStore, testDatabase, testStore } from '../../helpers/store.ts'

/** An account without the events of its opening. */
async function quietAccount(store: Store): Promise<number> {
  const { id } = await openTestAccount(store)
  await store.transaction((tx) => tx.delete(events))
  return id
}

function record(store: Store, accountId: number, reference: string, now = START) {
  return store.transaction(async (tx) =>
    recordEvent(tx, accountId, { type: 'order.completed', reference }, now),
  )
}

function eventsOf(store: Store, accountId: number) {
  return store.read
    .select()
    .from(events)
    .where(eq(events.accountId, accountId))
    .orderBy(asc(events.number))
}

test('gives no event an earlier time than the one before it, unless the clock was set back', async () => {
  const store = await testStore()
  const accountId = await quietAccount(store)
  await record(store, accountId, 'A', later(1000))
  await record(store, accountId, 'began earlier', later(400))
  await record(store, accountId, 'C', later(1001))
  await record(store, accountId, 'set back', later(-3_600_000))
  const times = (await eventsOf(store, accountId)).map(({ createdAt }) => createdAt)
  expect(times).toEqual([later(1000), later(1000), later(1001), later(-3_600_000)])
})

test('commits an account’s events in the order of their numbers, whoever records them', async () => {
  const url = await testDatabase()
  const [one, other] = [await openTestStore(url), await openTestStore(url)]
  const accountId = await quietAccount(one)
  const MANY = 60
  /** A reader that asks for what comes after the last event it has seen. */
  const seen: number[] = []
  const follow = async () => {
    const rows = await eventsOf(one, accountId)
    for (const { number } of rows) if (number > (seen.at(-1) ?? 0)) seen.push(number)
  }
  let ended = false
  const reading = (async () => {
    while (!ended) await follow().then(() => nextTurn())
  })()
  const writes = Array.from({ length: MANY }, async (_, i) => {
    const store = i % 2 ? one : other
    const write = store.transaction(async (tx) => {
      recordEvent(tx, accountId, { type: 'order.completed', reference: `${i}` }, later(i))
      // Later ones commit first, if nothing prevents it. SQLite has one transaction at a time.
      if (onPostgres) for (let turns = MANY - i; turns > 0; turns--) await nextTurn()
      if (i % 7 === 0) throw new Error('Undone.')
    })
    await write.catch((error: Error) => expect(error.message).toBe('Undone.'))
  })
  await Promise.all(writes)
  ended = true
  await reading
  await follow()
  const kept = MANY - Math.ceil(MANY / 7)
  expect(seen).toEqual(Array.from({ length: kept }, (_, i) => i + 1))
})

test('waits on PostgreSQL for a transaction that has recorded an event and not committed', async () => {
  if (!onPostgres) return
  const store = await testStore()
  const accountId = await quietAccount(store)
  const { id: another } = await openTestAccount(store)
  const [recorded, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = store.transaction(async (tx) => {
    recordEvent(tx, accountId, { type: 'order.completed', reference: 'first' }, START)
    await tx.select().from(events)
    recorded.resolve()
    await mayEnd.promise
  })
  await recorded.promise
  const second = record(store, accountId, 'second')
  const waiting = async () => {
    const rows = await store.read
      .select({ n: sql`count(*)`.mapWith(Number) })
      .from(sql`pg_locks`)
      .where(
        sql`locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
      )
    return rows[0]?.n
  }
  await expect.poll(waiting).toBe(1)
  await record(store, another, 'of another account, at once')
  expect(await eventsOf(store, accountId)).toEqual([])
  mayEnd.resolve()
  await Promise.all([first, second])
  const rows = await eventsOf(store, accountId)
  expect(rows.map(({ number, reference }) => [number, reference])).toEqual([
    [1, 'first'],
    [2, 'second'],
  ])
})
