// What a transaction wants done after its commit, and only then.
import { afterEach, expect, test, vi } from 'vitest'
import { runHooks } from '../../src/db/commit-hooks.ts'
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
  runHooks([failing, other])
  expect(other).toHaveBeenCalledOnce()
  expect(thrown).toEqual([error])
})
