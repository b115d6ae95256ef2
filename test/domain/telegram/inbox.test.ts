// The inbox itself: what of an update is carried out, and for how long it is kept.
import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inbox } from '../../../src/domain/schema.ts'
import { receiveUpdates, sweepInbox } from '../../../src/domain/telegram/inbox.ts'
import { later, START } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const messageOf = (person: number, update_id: number) => ({
  update_id,
  message: { from: { id: person }, chat: { id: person }, text: `${update_id}` },
})

test('a sweep takes what is old and has ended', async () => {
  const store = await testStore()
  await store.transaction(async (tx) => {
    for (const [id, at] of [
      [1, START],
      [2, START],
      [3, later(1000)],
    ] as const)
      await receiveUpdates(tx, [{ update: messageOf(1, id), lane: '1' }], at)
    await tx.update(inbox).set({ status: 'done' }).where(eq(inbox.updateId, 1))
    await tx.update(inbox).set({ status: 'done' }).where(eq(inbox.updateId, 3))
    await sweepInbox(tx, { before: later(1), keep: 10 })
  })
  const left = await store.read.select().from(inbox).orderBy(inbox.updateId)
  expect(left.map(({ updateId }) => updateId)).toEqual([2, 3])
})

test('a sweep takes the oldest that have ended where there are too many', async () => {
  const store = await testStore()
  await store.transaction(async (tx) => {
    for (let id = 1; id <= 6; id++)
      await receiveUpdates(tx, [{ update: messageOf(1, id), lane: '1' }], later(id))
    await tx.update(inbox).set({ status: 'done' }).where(ne(inbox.updateId, 2))
    await sweepInbox(tx, { before: START, keep: 3 })
  })
  const left = await store.read.select().from(inbox).orderBy(inbox.updateId)
  expect(left.map(({ updateId }) => updateId)).toEqual([2, 4, 5, 6])
})
