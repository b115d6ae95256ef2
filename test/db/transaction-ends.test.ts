// What a transaction wants done when it has ended.
import { afterEach, expect, test, vi } from 'vitest'
import { createInvalidations } from '../../src/db/invalidations.ts'
import { createPending } from '../../src/db/pending.ts'
import { columnsOf, preparedCount } from '../../src/db/prepared.ts'
import type { Store, Tx } from '../../src/db/store.ts'
import { settings } from '../../src/domain/schema.ts'
import { testStore } from '../helpers/store.ts'

afterEach(() => void vi.unstubAllGlobals())

test('hooks run after the commit, in their order, before the caller hears of it', async () => {
  const store = await testStore()
  const seen: string[] = []
  await store.transaction(async (tx) => {
    tx.onCommit(() => void seen.push('first'))
    tx.onCommit(() => void seen.push('second'))
    seen.push('work')
  })
  seen.push('caller')
  expect(seen).toEqual(['work', 'first', 'second', 'caller'])
})

test('hooks of what is rolled back never run, and those of its neighbours once', async () => {
  const store = await testStore()
  const seen: number[] = []
  const attempt = (i: number, fails: boolean) =>
    store.transaction(async (tx) => {
      tx.onCommit(() => void seen.push(i))
      if (fails) throw new Error('changed its mind')
    })
  await expect(attempt(0, true)).rejects.toThrow('changed its mind')
  // On SQLite they share one commit.
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((i) => attempt(i, i % 2 === 0)))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  await attempt(6, false)
  expect(seen.sort()).toEqual([1, 3, 5, 6])
})

test('a hook that throws fails neither the commit nor the other hooks, and is not hidden', () => {
  const thrown: unknown[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    try {
      task()
    } catch (error) {
      thrown.push(error)
    }
  })
  const error = new Error('as if it were broken')
  const other = vi.fn()
  const failing = () => {
    throw error
  }
  const { atEnd, committed } = createPending(createInvalidations())
  atEnd.onCommit(failing)
  atEnd.onCommit(other)
  committed()
  expect(other).toHaveBeenCalledOnce()
  expect(thrown).toEqual([error])
})

const count = preparedCount<typeof settings.$inferSelect>('keep', (tx) =>
  tx.insert(settings).values(columnsOf(settings)),
)
const keep = (tx: Tx, name: string) => tx.insert(settings).values({ name, value: 1 })
const namesIn = async ({ read }: Store) =>
  (await read.select().from(settings)).map(({ name }) => name)

test('what is to run after a rollback runs in a transaction of its own, before the caller hears of it', async () => {
  const store = await testStore()
  const fails = (name: string) =>
    store.transaction(async (tx) => {
      await keep(tx, `undone ${name}`)
      tx.onRollback((after) => keep(after, name))
      throw new Error('changed its mind')
    })
  const seenBy = async (name: string) => {
    await expect(fails(name)).rejects.toThrow('changed its mind')
    expect(await namesIn(store)).toContain(name)
  }
  await seenBy('alone')
  // On SQLite they share one commit.
  const neighbour = store.transaction((tx) => keep(tx, 'neighbour'))
  await Promise.all([seenBy('one'), neighbour, seenBy('another')])
  expect((await namesIn(store)).sort()).toEqual(['alone', 'another', 'neighbour', 'one'])
})

test('nothing runs after a commit, nor after what another transaction has rolled back', async () => {
  const store = await testStore()
  const after = vi.fn(async () => {})
  await store.transaction(async (tx) => tx.onRollback(after))
  const failing = () => Promise.reject(new Error('changed its mind'))
  await expect(store.transaction(failing)).rejects.toThrow('changed its mind')
  expect(after).not.toHaveBeenCalled()
})

test('a statement that a failed transaction did not wait for is undone with it', async () => {
  const store = await testStore()
  const fails = store.transaction(async (tx) => {
    void count(tx, { name: 'undone', value: 1 })
    throw new Error('changed its mind')
  })
  await expect(fails).rejects.toThrow('changed its mind')
  await store.transaction((tx) => keep(tx, 'next'))
  expect(await namesIn(store)).toEqual(['next'])
})

test('where what runs after a rollback fails, the caller gets that error', async () => {
  const store = await testStore()
  const fails = store.transaction(async (tx) => {
    tx.onRollback(() => Promise.reject(new Error('fails, too')))
    throw new Error('changed its mind')
  })
  await expect(fails).rejects.toThrow('fails, too')
  await store.transaction((tx) => keep(tx, 'next'))
  expect(await namesIn(store)).toEqual(['next'])
})
