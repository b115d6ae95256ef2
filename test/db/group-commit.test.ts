// Transactions that share a COMMIT, and errors of SQLite that end more than the one they come from.
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createInvalidations } from '../../src/db/invalidations.ts'
import { createPending } from '../../src/db/pending.ts'
import { createGroupCommit } from '../../src/db/sqlite/group-commit.ts'
import { DatabaseUnavailable, type Store, type Tx } from '../../src/db/store.ts'
import { entries, settings } from '../../src/domain/schema.ts'
import { codesOf } from '../../src/domain/stock/delivered.ts'
import { testApp } from '../helpers/app.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { testSqlite } from '../helpers/sqlite.ts'
import { testFolder } from '../helpers/store.ts'

const SPOILS = 'spoils'

/** Has the COMMIT fail of every transaction that gives the column that value. */
async function spoilCommits(store: Store, table: string, column: string): Promise<void> {
  const direct = await connectDirectly(store)
  await direct.exec(`
    CREATE TABLE orphans (id integer REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER spoiled AFTER INSERT ON ${table} WHEN new.${column} LIKE '${SPOILS}%'
      BEGIN INSERT INTO orphans VALUES (-1); END`)
}

/**
 * Four at once, the third of which is spoiled, until others were in its group: that ends after a moment, so
 * that on a slow machine not all of one round are in it. Returns why each was refused.
 */
async function rounds(store: Store): Promise<Map<string, Error & { code?: string }>> {
  const refused = new Map<string, Error>()
  let round = 0
  for (; refused.size <= round; round++) {
    const names = ['first', 'second', SPOILS, 'last'].map((name) => `${name} ${round}`)
    const outcomes = await Promise.allSettled(
      names.map((name) => store.transaction((tx) => keep(tx, name))),
    )
    for (const [i, outcome] of outcomes.entries())
      if (outcome.status === 'rejected') refused.set(names[i] ?? '', outcome.reason)
  }
  // Who was told that it happened finds it, and nobody else.
  const kept = (await store.read.select().from(settings)).map(({ name }) => name)
  expect(kept).toHaveLength(4 * round - refused.size)
  for (const name of kept) expect(refused.has(name)).toBe(false)
  return refused
}

test('a COMMIT that fails is told to all who share it, and none of it has happened', async () => {
  const store = await testSqlite()
  await spoilCommits(store, 'settings', 'name')
  const refused = await rounds(store)
  for (const { code } of refused.values()) expect(code).toBe('SQLITE_CONSTRAINT_FOREIGNKEY')
  await store.transaction((tx) => keep(tx, 'afterwards'))
})

test('an error by which SQLite ends the transaction is told to all who were in it, as it is', async () => {
  const store = await testSqlite()
  const direct = await connectDirectly(store)
  await direct.exec(`CREATE TRIGGER full BEFORE INSERT ON settings WHEN new.name LIKE '${SPOILS}%'
    BEGIN SELECT RAISE(ROLLBACK, 'as if the disk were full'); END`)
  const refused = await rounds(store)
  for (const { message } of refused.values()) expect(message).toContain('as if the disk were full')
  await store.transaction((tx) => keep(tx, 'afterwards'))
})

test('what is begun after the store was closed is refused', async () => {
  const store = await testSqlite()
  await store.close()
  const late = [1, 2].map((n) => store.transaction((tx) => keep(tx, `late ${n}`)))
  const outcomes = await Promise.allSettled(late)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('orders whose COMMIT failed are charged nothing, and done when they are sent again', async () => {
  const { store, call, reseller } = await testApp()
  const trxids = ['a', 'b', SPOILS, 'c', 'd']
  await addTestStock(store, PIDS.gamekey, trxids.length)
  const keys = await Promise.all(trxids.map(() => reseller()))
  const listed = await call('GET', '/products', { key: keys[0]?.key ?? '' })
  const orderAll = () =>
    Promise.all(
      trxids.map((trxid, i) => {
        const body = { pid: PIDS.gamekey, trxid, quantity: 1 }
        return call('POST', '/orders', { key: keys[i]?.key ?? '', body })
      }),
    )
  const charges = () => store.read.$count(entries, eq(entries.kind, 'charge'))

  await spoilCommits(store, 'submissions', 'trxid')
  const failed = await orderAll()
  const done = failed.filter(({ status }) => status === 200)
  expect(failed[2]).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  expect(await charges()).toBe(done.length)
  if (done.length === 0)
    expect((await call('GET', '/products', { key: keys[0]?.key ?? '' })).body).toEqual(listed.body)

  const direct = await connectDirectly(store)
  await direct.exec('DROP TRIGGER spoiled')
  const again = await orderAll()
  expect(again.map(({ status }) => status)).toEqual(trxids.map(() => 200))
  expect(await charges()).toBe(trxids.length)
  const ids = again.map(({ body }) => String(body.orderId))
  expect(new Set([...(await codesOf(store.read, ids)).values()].flat()).size).toBe(trxids.length)
})

test('where what is committed is found to be lost, who waits hears of it, and the next are served', async () => {
  const writer = new SQLite(join(testFolder(), 'own.db'))
  onTestFinished(() => void writer.close())
  const pending = createPending(createInvalidations())
  let fails = true
  const { transaction, idle } = createGroupCommit(writer, {} as Tx, {
    whenFree: async (attempt) => attempt(),
    lost: new AbortController().signal,
    requireFile() {
      if (fails) throw new DatabaseUnavailable('not done', 'as if it were deleted')
    },
    pending,
    failed() {},
  })
  const hook = vi.fn()
  const work = async () => {
    pending.atEnd.onCommit(hook)
    return 'done'
  }
  const refused = await Promise.allSettled([transaction(work), transaction(work)])
  for (const one of refused) expect(one).toMatchObject({ reason: { outcome: 'unknown' } })
  expect(hook).not.toHaveBeenCalled()
  fails = false
  expect(await Promise.all([transaction(work), transaction(work)])).toEqual(['done', 'done'])
  expect(hook).toHaveBeenCalledTimes(2)
  await idle()
})

test('nothing is begun once the file is lost', async () => {
  const writer = new SQLite(join(testFolder(), 'own.db'))
  onTestFinished(() => void writer.close())
  const { transaction } = createGroupCommit(writer, {} as Tx, {
    whenFree: async (attempt) => attempt(),
    lost: AbortSignal.abort('as if it were deleted'),
    requireFile() {},
    pending: createPending(createInvalidations()),
    failed() {},
  })
  const work = vi.fn()
  await expect(transaction(work)).rejects.toMatchObject({ outcome: 'not done' })
  expect(work).not.toHaveBeenCalled()
})

async function keep(tx: Tx, name: string): Promise<void> {
  await tx.insert(settings).values({ name, value: 1 })
}
