import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Dispatcher } from '../../../src/bot/inbox/dispatcher.ts'
import { NotSent } from '../../../src/bot/sending/send-gate.ts'
import { TelegramUnreachable } from '../../../src/bot/sending/telegram.ts'
import type { Store } from '../../../src/db/store.ts'
import { inbox } from '../../../src/domain/schema.ts'
import {
  actOnce,
  beginUpdate,
  endUpdate,
  receiveUpdates,
  releaseUpdate,
} from '../../../src/domain/telegram/inbox.ts'
import { PATIENCE_MS, withDispatcher } from '../../helpers/dispatcher.ts'
import { later, START } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

/** Those of a process that has just started. */
const ATTEMPTS = { most: 3, outlived: 0 }

const messageOf = (person: number, update_id: number) => ({
  update_id,
  message: { from: { id: person }, chat: { id: person }, text: `${update_id}` },
})

const statusOf = async (store: Store, updateId: number) =>
  (await store.read.select().from(inbox).where(eq(inbox.updateId, updateId)))[0]?.status

async function openAndIdle(dispatcher: Dispatcher) {
  await dispatcher.open()
  await sleep(0)
  await dispatcher.idle()
}

test('one person’s updates are handled in order, and nobody waits for another', async () => {
  const slow = Promise.withResolvers<void>()
  const order: number[] = []
  const { dispatcher } = await withDispatcher({
    handle: async ({ update_id }) => {
      if (update_id === 1) await slow.promise
      order.push(update_id)
    },
  })
  await dispatcher.open()
  await dispatcher.receive([messageOf(1, 1), messageOf(1, 2), messageOf(2, 3)])
  while (order.length < 1) await sleep(1)
  expect(order).toEqual([3])
  slow.resolve()
  await dispatcher.idle()
  expect(order).toEqual([3, 1, 2])
})

test('what is past its time lets the next one begin, and changes nothing any more', async () => {
  const never = Promise.withResolvers<void>()
  const store = await testStore()
  const late = Promise.withResolvers<unknown>()
  const { dispatcher, logLines } = await withDispatcher({
    store,
    deadlineMs: 20,
    handle: async ({ update_id }) => {
      if (update_id !== 1) return
      await never.promise
      await actOnce(store, 1, async () => undefined, START).then(late.resolve, late.resolve)
    },
  })
  await dispatcher.open()
  await dispatcher.receive([messageOf(1, 1), messageOf(1, 2)])
  while ((await statusOf(store, 2)) !== 'done') await sleep(1)
  expect(await statusOf(store, 1)).toBe('failed')
  expect(logLines.join()).toMatch(/took longer than 20 ms/)
  never.resolve()
  expect(await late.promise).toMatchObject({ name: 'NothingLeftToDo', why: 'late' })
})

test('what a crash left is handled after the restart, and what had ended is not', async () => {
  const store = await testStore()
  await store.transaction(async (tx) => {
    const arrivals = [1, 2, 3].map((id) => ({ update: messageOf(1, id), lane: '1' }))
    await receiveUpdates(tx, arrivals, START)
    await beginUpdate(tx, 2, ATTEMPTS)
  })
  const before = await withDispatcher({ store })
  await openAndIdle(before.dispatcher)
  expect(before.handled).toEqual([1, 2, 3])
  // It would find by itself what is stored from here on.
  await before.dispatcher.stop()
  const after = await withDispatcher({ store })
  await after.dispatcher.receive([messageOf(1, 2), messageOf(1, 4)])
  await openAndIdle(after.dispatcher)
  expect(after.handled).toEqual([4])
})

test('what ended the process three times is given up', async () => {
  const store = await testStore()
  await store.transaction(async (tx) => {
    await receiveUpdates(tx, [{ update: messageOf(1, 1), lane: '1' }], START)
    for (let i = 0; i < 3; i++) await beginUpdate(tx, 1, ATTEMPTS)
  })
  const { dispatcher, handled, logLines } = await withDispatcher({ store })
  await openAndIdle(dispatcher)
  expect(handled).toEqual([])
  expect(await statusOf(store, 1)).toBe('failed')
  expect(logLines.join()).toMatch(/was started too often and never ended/)
})

test('Telegram’s trouble is outlasted, and does not count as a crash', async () => {
  let tries = 0
  const { dispatcher, store } = await withDispatcher({
    handle: async () => {
      tries++
      if (tries < 10) throw new TelegramUnreachable('away')
    },
  })
  await dispatcher.open()
  await dispatcher.receive([messageOf(1, 1)])
  while ((await statusOf(store, 1)) !== 'done') await sleep(1)
  expect(tries).toBe(10)
})

test('trouble of the database is outlasted, though it cannot take the attempts back either', async () => {
  const real = await testStore()
  let isAway = false
  const store: Store = {
    ...real,
    async transaction(work) {
      const failed = isAway
      isAway = false
      if (failed) throw new Error('The database is away.')
      return await real.transaction(work)
    },
  }
  let tries = 0
  let most = 0
  const { dispatcher } = await withDispatcher({
    store,
    handle: async () => {
      tries++
      const [row] = await real.read.select().from(inbox).where(eq(inbox.updateId, 1))
      most = Math.max(most, row?.attempts ?? 0)
      isAway = tries < 10
      if (isAway) throw new TelegramUnreachable('away')
    },
  })
  await dispatcher.open()
  await dispatcher.receive([messageOf(1, 1)])
  while (!['done', 'failed'].includes((await statusOf(store, 1)) ?? '')) await sleep(1)
  expect(await statusOf(store, 1)).toBe('done')
  expect(tries).toBe(10)
  // Another process that goes on with it finds that none has ended a process.
  expect(most).toBe(1)
})

test('trouble of half an hour ends an update with an error in the log', async () => {
  const clock = { now: START }
  const { dispatcher, store, logLines } = await withDispatcher({
    clock: () => clock.now,
    handle: async () => {
      clock.now = later(31 * 60_000)
      throw new TelegramUnreachable('away')
    },
  })
  await dispatcher.open()
  await dispatcher.receive([messageOf(1, 1)])
  while ((await statusOf(store, 1)) !== 'failed') await sleep(1)
  expect(logLines.join()).toMatch(/"level":50.*was not handled/)
})

test('a stop waits for what is being handled, and takes no more', async () => {
  const slow = Promise.withResolvers<void>()
  const { dispatcher, store } = await withDispatcher({
    handle: () => slow.promise,
    stopWaitMs: PATIENCE_MS,
  })
  await dispatcher.open()
  await dispatcher.receive([messageOf(1, 1)])
  while ((await statusOf(store, 1)) !== 'handling') await sleep(1)
  const stopped = dispatcher.stop()
  await dispatcher.receive([messageOf(2, 2)])
  slow.resolve()
  await stopped
  expect(await statusOf(store, 1)).toBe('done')
  expect(await statusOf(store, 2)).toBe('waiting')
})

test('what one process ends late leaves alone what another has begun since', async () => {
  const store = await testStore()
  const [late, present] = await store.transaction(async (tx) => {
    await receiveUpdates(tx, [{ update: messageOf(1, 1), lane: '1' }], START)
    return [await beginUpdate(tx, 1, ATTEMPTS), await beginUpdate(tx, 1, ATTEMPTS)]
  })
  const of = (begun: typeof late) => ({ updateId: 1, attempt: begun?.attempt ?? 0 })
  await store.transaction(async (tx) => {
    await releaseUpdate(tx, of(late))
    await endUpdate(tx, of(late), 'failed')
  })
  expect(await statusOf(store, 1)).toBe('handling')
  await store.transaction((tx) => endUpdate(tx, of(present), 'done'))
  expect(await statusOf(store, 1)).toBe('done')
})

test('a dispatcher finds what another process has stored, and after a pause what was left to it', async () => {
  const store = await testStore()
  const [holder, other] = [await withDispatcher({ store }), await withDispatcher({ store })]
  await holder.dispatcher.open()
  await other.dispatcher.receive([messageOf(1, 1), messageOf(2, 2)])
  for (const id of [1, 2]) while ((await statusOf(store, id)) !== 'done') await sleep(1)
  await holder.dispatcher.stop()
  await other.dispatcher.receive([messageOf(1, 3)])
  await sleep(0)
  expect(await statusOf(store, 3)).toBe('waiting')
  await openAndIdle(holder.dispatcher)
  // Two people's messages are handled side by side.
  expect([holder.handled.toSorted(), other.handled]).toEqual([[1, 2, 3], []])
})

test('what waits since an opening that failed goes on at the next one', async () => {
  const real = await testStore()
  let fails = true
  const store: Store = {
    ...real,
    get read() {
      if (fails) throw new Error('The database is away.')
      return real.read
    },
  }
  const handled: number[] = []
  const { dispatcher } = await withDispatcher({
    store,
    async handle({ update_id }) {
      handled.push(update_id)
      throw new NotSent('flood', 60 * PATIENCE_MS)
    },
  })
  await expect(dispatcher.open()).rejects.toThrow('away')
  fails = false
  await dispatcher.receive([messageOf(1, 1)])
  await expect.poll(() => handled).toEqual([1])
  await dispatcher.open()
  await expect.poll(() => handled).toEqual([1, 1])
})
