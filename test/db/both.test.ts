// What the tables and queries mean is the same on both engines.
import { and, eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { amongLocked, exclusively, locking, lockRows, passingLocked } from '../../src/db/locks.ts'
import { openExclusiveStore, openStore } from '../../src/db/open.ts'
import { preparedInsert, preparedWrite } from '../../src/db/prepared.ts'
import type { Rows, Store } from '../../src/db/store.ts'
import { openAccount } from '../../src/domain/accounts/accounts.ts'
import { accounts, settings, supplierJobs } from '../../src/domain/schema.ts'
import { later, openTestAccount, START } from '../helpers/factories.ts'
import { openTestStore, testDatabase, testStore } from '../helpers/store.ts'

const put = (store: Store, name: string, value: unknown) =>
  store.transaction((tx) => tx.insert(settings).values({ name, value }))
const { placeholder } = sql

test.each([
  ['a text of digits', '60'],
  ['a text that is a word of JSON', 'true'],
  ['a number', 1.5],
  ['no', false],
  ['a list', [1, '2', null]],
  ['characters that some databases refuse', 'a\0b \ud800 😀 \\u0000'],
  ['keys in their order', { zz: 1, a: { c: 1, b: 2 } }],
])('JSON comes back as it was written: %s', async (_, value) => {
  const store = await testStore()
  await put(store, 'x', value)
  const [row] = await store.read.select().from(settings)
  expect(JSON.stringify(row?.value)).toBe(JSON.stringify(value))
})

test('a moment is kept to the millisecond, and may be far away or none', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  for (const at of [later(1), new Date(0), new Date('9999-12-31T23:59:59.999Z'), null]) {
    await store.transaction((tx) => tx.update(accounts).set({ bannedAt: at }))
    const [row] = await store.read.select().from(accounts).where(eq(accounts.id, id))
    expect(row?.bannedAt).toEqual(at)
  }
})

test('a prepared query takes null, and moments, wherever a column does', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  const change = preparedWrite<{ at: Date | null; reason: string | null }>('both', (tx) =>
    tx.update(accounts).set({
      bannedAt: sql`${sql.param(placeholder('at'), accounts.bannedAt)}`,
      banReason: sql`${placeholder('reason')}`,
    }),
  )
  for (const [at, reason] of [
    [later(7), 'why'],
    [null, null],
  ] as const) {
    await store.transaction(async (tx) => change(tx, { at, reason }))
    const [row] = await store.read.select().from(accounts).where(eq(accounts.id, id))
    expect(row).toMatchObject({ bannedAt: at, banReason: reason })
  }
})

test('texts are ordered by their characters’ numbers, capitals before small letters', async () => {
  const store = await testStore()
  const names = ['b', 'B', 'a-1', 'a1', 'é', 'Z', '_', 'ab']
  for (const name of names) await put(store, name, 1)
  const rows = await store.read.select().from(settings).orderBy(settings.name)
  expect(rows.map(({ name }) => name)).toEqual([...names].sort())
})

test('ids rise with every row, also after one that was refused', async () => {
  const store = await testStore()
  const first = await openTestAccount(store)
  const again = { telegramId: first.telegramId, name: 'x', actor: 'operator' } as const
  const refused = store.transaction((tx) => openAccount(tx, again, START))
  await expect(refused).rejects.toMatchObject({ code: 'ACCOUNT_EXISTS' })
  expect((await openTestAccount(store)).id).toBeGreaterThan(first.id)
})

test('a transaction sees its own rows before others do, and none of them after it failed', async () => {
  const store = await testStore()
  const failed = store.transaction(async (tx) => {
    await tx.insert(settings).values({ name: 'x', value: 1 })
    expect(await tx.$count(settings)).toBe(1)
    throw new Error('enough')
  })
  await expect(failed).rejects.toThrow('enough')
  expect(await store.read.$count(settings)).toBe(0)
})

const send = preparedInsert(settings)
const sendRemoval = preparedWrite<{ name: string }>('removal_in_test', (tx) =>
  tx.delete(settings).where(eq(settings.name, placeholder('name'))),
)
const namesIn = async ({ read }: Rows) =>
  (await read.select().from(settings)).map(({ name }) => name).sort()
const waysToOpen: [way: string, open: (url: string) => Promise<Rows>][] = [
  ['as usual', (url) => openTestStore(url)],
  [
    'exclusively',
    async (url) => {
      const db = await openExclusiveStore(url)
      onTestFinished(() => db.close())
      return db
    },
  ],
]

test.each(waysToOpen)(
  'a write that nobody waits for is never done once its transaction has failed: open %s',
  async (_, open) => {
    const store = await open(await testDatabase())
    const failed = store.transaction(async (tx) => {
      send(tx, { name: 'undone', value: 1 })
      throw new Error('changed its mind')
    })
    await expect(failed).rejects.toThrow('changed its mind')
    expect(await namesIn(store)).toEqual([])
    await store.transaction(async (tx) => send(tx, { name: 'next', value: 1 }))
    expect(await namesIn(store)).toEqual(['next'])
  },
)

test.each(waysToOpen)(
  'a write that nobody waits for fails its transaction, and no later one: open %s',
  async (_, open) => {
    const store = await open(await testDatabase())
    const sendAll = (names: string[], removed: string) =>
      store.transaction(async (tx) => {
        for (const name of names) send(tx, { name, value: 1 })
        sendRemoval(tx, { name: removed })
      })
    await store.transaction(async (tx) => send(tx, { name: 'a', value: 1 }))
    await expect(sendAll(['b', 'a'], 'a')).rejects.toThrow(/unique/i)
    expect(await namesIn(store)).toEqual(['a'])
    // Also with the statement that stood behind the one that failed.
    await sendAll(['b'], 'a')
    expect(await namesIn(store)).toEqual(['b'])
  },
)

test('locks find and change the same rows', async () => {
  const store = await testStore()
  const row = {
    kind: 'order',
    accountId: 1,
    supplier: 'north',
    sent: false,
    attempts: 0,
  } as const
  const references = ['a', 'b', 'c']
  await store.transaction((tx) =>
    tx
      .insert(supplierJobs)
      .values(references.map((reference, i) => ({ ...row, reference, dueAt: later(i) }))),
  )
  const changed = await store.transaction(async (tx) => {
    await exclusively(tx, 'matter')
    await lockRows(tx, supplierJobs.reference, 'a')
    const first = tx
      .select({ reference: supplierJobs.reference })
      .from(supplierJobs)
      .orderBy(supplierJobs.dueAt)
      .limit(2)
    const among = amongLocked(supplierJobs.reference, passingLocked(first))
    const rows = await tx
      .update(supplierJobs)
      .set({ sent: true })
      .where(and(among, eq(supplierJobs.sent, false)))
      .returning({ reference: supplierJobs.reference })
    const unsent = tx.select().from(supplierJobs).where(eq(supplierJobs.sent, false))
    expect(await locking(unsent)).toMatchObject([{ reference: 'c' }])
    return rows.map(({ reference }) => reference).sort()
  })
  expect(changed).toEqual(['a', 'b'])
})

test('closing waits for the transactions under way', async () => {
  const store = await openStore(await testDatabase())
  const pending = Array.from({ length: 20 }, (_, i) => put(store, `row ${i}`, i))
  await store.close()
  await expect(Promise.all(pending)).resolves.toHaveLength(20)
  await store.close()
})
