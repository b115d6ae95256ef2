// Price lists that are taken over by themselves, and what the admins are told of them.

import { expect, test } from 'vitest'
import { notices, products } from '../../src/domain/schema.ts'
import type { SupplierSettings } from '../../src/domain/settings/supplier.ts'
import { recordBalance } from '../../src/domain/suppliers/health.ts'
import { SupplierFault } from '../../src/domain/suppliers/supplier.ts'
import { changeSupplierSettings } from '../../src/domain/suppliers/supplier-limits.ts'
import { FAILED } from '../../src/jobs/loop.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { panelOf } from '../helpers/panel.ts'
import { importNorth, listSupplier, NORTH_LIST } from '../helpers/price-list.ts'

const HOUR_MS = 3_600_000

async function shop(settings: Partial<SupplierSettings>) {
  const north = listSupplier(NORTH_LIST)
  const bot = await testBot({ suppliers: new Map([['north', north]]) })
  const { store, clock, app } = bot
  await importNorth(store)
  await store.transaction((tx) =>
    changeSupplierSettings(tx, 'north', { ...settings, actor: 'operator' }, clock.now),
  )
  let reads = 0
  const { items } = north
  north.items = (signal) => {
    reads += 1
    return items(signal)
  }
  const ada = bot.admin()
  await ada.write('/start')
  return {
    ...bot,
    north,
    ada,
    reads: () => reads,
    run: () => app.jobs.priceLists.runOnce(),
    nextHour: () => {
      clock.advance(HOUR_MS)
      return app.jobs.priceLists.runOnce()
    },
    product: async (pid: string) =>
      (await store.read.select().from(products)).find((one) => one.pid === pid),
    /** What the admins are told since the last time. */
    told: async () => {
      const rows = await store.read.select().from(notices).orderBy(notices.id)
      await store.transaction((tx) => tx.delete(notices))
      return rows.map(({ kind, data }) => ({ kind, ...data }))
    },
  }
}

test('takes a list over when it is due, and not without having been told to', async () => {
  const { run, nextHour, reads, product, north, clock, store } = await shop({
    syncEveryMs: HOUR_MS,
  })
  await run()
  await run()
  expect(reads()).toBe(1)
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000, heldFor: null })
  north.set('n-60', { costMicros: 520_000 })
  clock.advance(HOUR_MS - 1000)
  await run()
  expect(reads()).toBe(1)
  clock.advance(1000)
  await run()
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 630_000 })
  const off = { syncEveryMs: null, actor: 'operator' as const }
  await store.transaction((tx) => changeSupplierSettings(tx, 'north', off, clock.now))
  await nextHour()
  expect(reads()).toBe(2)
})

test('tells once of what waits for a person, and again only of something else', async () => {
  const { run, nextHour, told, north, product } = await shop({ syncEveryMs: HOUR_MS })
  await run()
  await told()
  north.set('n-60', { costMicros: 900_000 })
  north.set('n-300', { costMicros: 0 })
  north.set('n-980', { costMicros: 8_100_000 })
  await nextHour()
  expect(await told()).toEqual([{ kind: 'list_waits', supplier: 'north', count: 2 }])
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000, heldFor: null })
  expect(await product('GEM-980')).toMatchObject({ priceMicros: 9_720_000 })
  north.set('n-60', { costMicros: 950_000 })
  await nextHour()
  expect(await told()).toEqual([])
  north.set('n-300', { costMicros: 2_500_000 })
  await nextHour()
  expect(await told()).toEqual([])
  north.set('n-300', { costMicros: 0 })
  await nextHour()
  expect(await told()).toEqual([{ kind: 'list_waits', supplier: 'north', count: 2 }])
})

test('a notice that an earlier version left is dropped', async () => {
  const { store, app, ada, clock } = await shop({})
  const left = { telegramId: ada.id, kind: 'items_gone', data: { supplier: 'north', count: 2 } }
  const now = clock.now
  await store.transaction((tx) =>
    tx.insert(notices).values({ ...left, attempts: 0, dueAt: now, createdAt: now }),
  )
  await app.bot?.jobs.notify.runOnce()
  expect(await store.read.$count(notices)).toBe(0)
})

test('tells once of a list that cannot be read for long, and again after it could be', async () => {
  const { run, nextHour, told, north, product, ...test } = await shop({ syncEveryMs: HOUR_MS })
  const shown = async () => (await panelOf(test, ADMIN_ID)).open('/panel/suppliers/north')
  await run()
  await told()
  const fault = new SupplierFault('unknown', 'The price list: it did not answer in time.')
  for (const _ of ['once', 'again']) {
    north.fault = fault
    for (let hour = 0; hour < 6; hour += 1) expect(await nextHour()).toBe(FAILED)
    expect(await told()).toEqual([])
    await nextHour()
    expect(await told()).toEqual([
      ...[
        {
          kind: 'list_unreadable',
          supplier: 'north',
          failsMs: 6 * HOUR_MS,
          problem: fault.message,
        },
      ],
    ])
    await nextHour()
    expect(await told()).toEqual([])
    expect((await shown()).text).toMatch(
      /Price list cannot be read\s+Reason\s+The price list: it did not/,
    )
    north.fault = null
    await nextHour()
    expect((await shown()).text).not.toMatch(/cannot be read/)
  }
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000 })
})

test('tells once when the balance falls below the mark, and again after it was above', async () => {
  const { store, clock, told, app, ada } = await shop({ lowBalanceMicros: 50_000_000 })
  const seen = (usd: number | null) =>
    store.transaction((tx) =>
      recordBalance(
        tx,
        'north',
        usd === null ? { problem: 'away' } : { balanceMicros: usd * 1_000_000 },
        clock.now,
      ),
    )
  for (const usd of [100, 50, 49, null, 20, 10]) await seen(usd)
  expect(await told()).toEqual([
    { kind: 'supplier_balance_low', supplier: 'north', balanceMicros: 49_000_000 },
  ])
  for (const usd of [60, null, 40, 30]) await seen(usd)
  await app.bot?.jobs.notify.runOnce()
  expect(await ada.sees()).toMatch(/Your balance at north is 40\.00 USD/)
  expect((await ada.messages()).at(-1)?.reply_markup?.inline_keyboard[0]?.[0]).toMatchObject({
    text: 'Suppliers',
    web_app: { url: expect.stringMatching(/%2Fpanel%2Fsuppliers%2Fnorth$/) },
  })
})
