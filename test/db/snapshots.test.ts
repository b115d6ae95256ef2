import { truncateSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '../../src/db/schema.ts'
import type { Store } from '../../src/db/store.ts'
import { fileOf, openFile } from '../helpers/direct.ts'
import { testSqlite } from '../helpers/sqlite.ts'

/** A store on whose file another process writes, at the beginning of a turn in which no time passes. */
async function sharedStore() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = await testSqlite()
  const other = openFile(await fileOf(store))
  await nextTurn()
  return {
    store,
    writeElsewhere: () =>
      void other.exec("INSERT INTO settings (name, value) VALUES ('by another process', '1')"),
  }
}

test('the reads of one turn see one state, and those of the next what was committed since', async () => {
  const { store, writeElsewhere } = await sharedStore()
  expect(await count(store)).toBe(0)
  writeElsewhere()
  expect(await count(store)).toBe(0)
  await nextTurn()
  expect(await count(store)).toBe(1)
})

test('a turn that lasts reads what was committed until a millisecond ago', async () => {
  const { store, writeElsewhere } = await sharedStore()
  expect(await count(store)).toBe(0)
  writeElsewhere()
  vi.advanceTimersByTime(1)
  expect(await count(store)).toBe(1)
})

test('a read sees what was committed here before it, whatever was read in the same turn', async () => {
  const { store } = await sharedStore()
  const written = store.transaction((tx) => tx.insert(settings).values({ name: 'a', value: 1 }))
  // Held until after the transaction's commit, which is due first.
  expect(await count(store)).toBe(0)
  await written
  expect(await count(store)).toBe(1)
})

test('a read after a transaction that failed sees what that transaction saw', async () => {
  const { store, writeElsewhere } = await sharedStore()
  const work = store.transaction(async (tx) => {
    throw new Error(`${await tx.$count(settings)} there`)
  })
  const refused = expect(work).rejects.toThrow('1 there')
  expect(await count(store)).toBe(0)
  writeElsewhere()
  await refused
  expect(await count(store)).toBe(1)
})

test('what is read after others wrote is what they wrote', async () => {
  const { store, writeElsewhere } = await sharedStore()
  const before = store.othersVersion()
  expect(await count(store)).toBe(0)
  writeElsewhere()
  expect(store.othersVersion()).not.toBe(before)
  expect(await count(store)).toBe(1)
})

test('a state that is held does not keep the store from closing, nor is it let go afterwards', async () => {
  const { store } = await sharedStore()
  expect(await count(store)).toBe(0)
  await store.close()
  await nextTurn()
})

test('a read that fails as the file does ends nothing but itself', async () => {
  const { store } = await sharedStore()
  await store.transaction((tx) => tx.insert(settings).values({ name: 'a', value: 1 }))
  truncateSync(`${await fileOf(store)}-wal`, 100)
  await nextTurn()
  for (let reads = 0; reads < 2; reads++) {
    await expect(count(store)).rejects.toThrow()
    // What the failed read began ends here, outside of any call.
    await nextTurn()
  }
})

function count(store: Store): Promise<number> {
  return store.read.$count(settings)
}
