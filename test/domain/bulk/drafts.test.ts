import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stopBulk } from '../../../src/domain/bulk/bulk.ts'
import { draftBulk, sweepBulks } from '../../../src/domain/bulk/drafts.ts'
import { bulkLines, bulkOrders } from '../../../src/domain/schema.ts'
import { bulkDraft } from '../../helpers/bulk.ts'
import { START } from '../../helpers/factories.ts'
import { testShop } from '../../helpers/store.ts'

const DAY_MS = 86_400_000
const after = (days: number) => new Date(START.getTime() + days * DAY_MS + 1)

test('an account has one draft: a new one replaces it, also one that a crash left half stored', async () => {
  const store = await testShop()
  const { accountId, id } = await bulkDraft(store, 250)
  await store.transaction((tx) => tx.update(bulkOrders).set({ status: 'reading' }))
  const rows = [{ row: 1, pid: 'P', quantity: 1, player: {}, reference: null }]
  const table = rows.map((row) => ({ ...row, priceMicros: 1, problem: null }))
  const next = await draftBulk(store, accountId, { rows: table, digest: 'x' }, START)
  expect(next).not.toBe(id)
  expect(await store.read.select().from(bulkOrders)).toMatchObject([{ id: next, status: 'draft' }])
  expect(await store.read.select().from(bulkLines)).toMatchObject([{ bulkId: next, row: 1 }])
})

test('drafts are deleted after a day, and others 30 days after they were sent, unless they run', async () => {
  const store = await testShop()
  const draft = await bulkDraft(store, 3)
  const stopped = await bulkDraft(store, 2)
  await stopped.start()
  await store.transaction((tx) => stopBulk(tx, stopped.id, 'holder'))
  const running = await bulkDraft(store, 1)
  await running.start()
  const left = async () => {
    const rows = await store.read.select().from(bulkOrders).orderBy(asc(bulkOrders.seq))
    return rows.map(({ id }) => id)
  }
  const linesOf = ({ id }: { id: string }) => store.read.$count(bulkLines, eq(bulkLines.bulkId, id))
  await sweepBulks(store, new Date(START.getTime() + DAY_MS))
  expect(await left()).toEqual([draft.id, stopped.id, running.id])
  await sweepBulks(store, after(1))
  expect(await left()).toEqual([stopped.id, running.id])
  await sweepBulks(store, after(30))
  expect(await left()).toEqual([running.id])
  expect([await linesOf(draft), await linesOf(stopped), await linesOf(running)]).toEqual([0, 0, 1])
})
