// The suppliers of the panel: how they are, what is decided about them, and in which order they are asked.

import { expect, test } from 'vitest'
import { confirmApproval, openApprovals } from '../../src/domain/approvals/approvals.ts'
import { setMargin } from '../../src/domain/catalog/margins.ts'
import { lineBySlug, rowsInOrder } from '../../src/domain/catalog/view.ts'
import { supplierCalls } from '../../src/domain/schema.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { NO_SUPPLIER_SETTINGS } from '../../src/domain/settings/supplier.ts'
import { recordBalance } from '../../src/domain/suppliers/health.ts'
import { openIncident } from '../../src/domain/suppliers/incidents.ts'
import { hasRoom, supplierSettings } from '../../src/domain/suppliers/supplier-limits.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { importTestCatalog, START } from '../helpers/factories.ts'
import { ownLine } from '../helpers/own-catalog.ts'
import { panelOf } from '../helpers/panel.ts'
import { setCost, setPricing } from '../helpers/prices.ts'

const SANDBOX = '/panel/suppliers/sandbox'
const SETTINGS = `${SANDBOX}/settings`

async function shop() {
  const bot = await testBot()
  const product = { pid: 'P-1', priceUsd: 2, supplierRef: 'x' }
  const suppliers = ['sandbox', 'south', 'west']
  await importTestCatalog(bot.store, { lines: [ownLine('goods', 'topup', product, suppliers)] })
  return {
    ...bot,
    ada: await panelOf(bot, ADMIN_ID),
    line: () => lineBySlug(bot.store.read, 'goods'),
    limits: async () => supplierSettings(await readSettings(bot.store.read), 'sandbox'),
    async member(role: 'support' | 'stock' | 'manager') {
      const one = await bot.newcomer()
      await bot.giveRole(one, role)
      return { ...(await panelOf(bot, one.id)), telegramId: one.id }
    },
  }
}

test('a supplier is shown with its balance, its calls and what it fails at', async () => {
  const { ada, store, clock, member } = await shop()
  await store.transaction(async (tx) => {
    await recordBalance(tx, 'sandbox', { balanceMicros: 12_000_000 }, clock.now)
    await openIncident(tx, 'sandbox', 'No answer.', clock.now)
    for (const [i, outcome] of (['completed', 'completed', 'unknown'] as const).entries())
      await tx.insert(supplierCalls).values({
        ...{ reference: `API-X-${i}`, supplier: 'sandbox', what: 'place', outcome, ms: 120 },
        ...{ startedAt: clock.now, reason: outcome === 'unknown' ? 'HTTP 500' : null },
      })
  })
  const list = await ada.open('/panel/suppliers')
  expect(list.text).toMatch(
    /sandbox keeps failing since[\s\S]*Balance, USD[\s\S]*\n12\.00\n[\s\S]*2 answers, 1 failed/,
  )
  expect(await ada.file('/panel/suppliers?as=csv')).toMatch(/\nsandbox,sandbox,[^\n]*,12\.00,1,/)
  const one = await ada.open(SANDBOX)
  expect(one.text).toMatch(/API-X-2[\s\S]*unknown[\s\S]*HTTP 500[\s\S]*API-X-1/)
  expect(one.html).toContain('href="/panel/orders/API-X-2"')
  expect(one.text).toMatch(/sandbox keeps failing since/)
  expect((await ada.open('/panel/suppliers/nowhere')).status).toBe(404)
  expect((await ada.open('/panel/suppliers/nowhere/settings')).status).toBe(404)

  const sam = await member('support')
  expect((await sam.open(SANDBOX)).html).not.toContain('settings')
  expect((await sam.open(SETTINGS)).status).toBe(403)
  const tom = await member('stock')
  expect((await tom.open('/panel/suppliers')).status).toBe(403)
})

test('a supplier most of whose newest calls fail does not work, whatever was before', async () => {
  const { ada, store, clock } = await shop()
  const calls = (outcome: 'completed' | 'unknown', count: number, agoMs: number) =>
    store.transaction((tx) =>
      tx.insert(supplierCalls).values(
        Array.from({ length: count }, (_, i) => ({
          ...{ reference: `${outcome}-${i}`, supplier: 'sandbox', what: 'place' as const, outcome },
          ...{ startedAt: new Date(clock.now.getTime() - agoMs), ms: 100, reason: null },
        })),
      ),
    )
  await calls('completed', 40, 20 * 60_000)
  await calls('unknown', 2, 10_000)
  expect((await ada.open(SANDBOX)).text).toMatch(/Works/)
  await calls('unknown', 2, 5_000)
  for (const path of ['/panel/suppliers', SANDBOX])
    expect((await ada.open(path)).text, path).toMatch(/Most calls fail/)
  await calls('completed', 4, 1_000)
  expect((await ada.open(SANDBOX)).text).toMatch(/Works/)
})

test('old calls are found page by page, through those to other suppliers', async () => {
  const { ada, store } = await shop()
  const call = (supplier: string, i: number) => ({
    ...{ reference: `${supplier}-${i}`, supplier, what: 'place' as const, ms: 1, reason: null },
    ...{ startedAt: START, outcome: 'completed' as const },
  })
  const calls = [
    ...Array.from({ length: 60 }, (_, i) => call('sandbox', i)),
    ...Array.from({ length: 5100 }, (_, i) => call('other', i)),
  ]
  for (let from = 0; from < calls.length; from += 1000)
    await store.transaction((tx) => tx.insert(supplierCalls).values(calls.slice(from, from + 1000)))
  const found: string[] = []
  let path: string | undefined = SANDBOX
  let pages = 0
  while (path !== undefined) {
    const { html } = await ada.open(path)
    found.push(...[...html.matchAll(/<code>(sandbox-\d+)/g)].map(([, reference = '']) => reference))
    const next: string | undefined = /rel="next" href="([^"]+)"/.exec(html)?.[1]
    path = next
    pages += 1
  }
  expect(pages).toBe(3)
  expect(found).toEqual(Array.from({ length: 60 }, (_, i) => `sandbox-${59 - i}`))
})

test('limits are shown before they are changed, and taken away again', async () => {
  const { ada, limits, store } = await shop()
  const asked = await ada.send(SETTINGS, { dayLimitMicros: '$500', atOnce: '20' }, { yes: false })
  expect(asked.text).toMatch(/Most in a day\s+no limit\s+→\s+500\.00 USD/)
  expect(await limits()).toMatchObject({ dayLimitMicros: null })
  expect((await ada.send(SETTINGS, { dayLimitMicros: '$500', atOnce: '20' })).said).toBe('Saved.')
  expect(await limits()).toMatchObject({ dayLimitMicros: 500_000_000, atOnce: 20 })
  expect((await ada.open(SANDBOX)).text).toMatch(/0\.00 USD of 500\.00 USD/)
  for (const atOnce of ['none', '1.5', '100000'])
    expect((await ada.send(SETTINGS, { dayLimitMicros: '500', atOnce })).status, atOnce).toBe(422)
  await ada.send(SETTINGS, { dayLimitMicros: '', atOnce: '' })
  expect(await limits()).toMatchObject({ dayLimitMicros: null, atOnce: null })
  const acts = await actsOf(store, 'supplier.set')
  expect(acts.map(({ actor, detail }) => [actor, detail?.dayLimitMicros])).toEqual([
    [`admin:${ADMIN_ID}`, 500_000_000],
    [`admin:${ADMIN_ID}`, null],
  ])
})

test('a paused supplier gets no orders until it is resumed, and then as many as before', async () => {
  const { ada, store, limits } = await shop()
  await ada.send(SETTINGS, { dayLimitMicros: '', atOnce: '20' })
  const asked = await ada.send(`${SANDBOX}/pause`, {}, { yes: false })
  expect(asked.text).toMatch(/Orders open at once\s+20\s+→\s+paused/)
  await ada.send(`${SANDBOX}/pause`)
  const paused = await limits()
  expect(await store.transaction((tx) => hasRoom(tx, 'sandbox', paused, 'all'))).toBe(false)
  const page = await ada.open(SANDBOX)
  expect(page.text).toMatch(/Status\s+paused/)
  expect(page.html).not.toContain(`${SANDBOX}/pause`)
  expect((await ada.open('/panel')).text).toContain('Paused: sandbox')
  const more = { dayLimitMicros: '', atOnce: '30' }
  const changed = await ada.send(SETTINGS, more, { yes: false })
  expect(changed.text).toMatch(/paused \(20\)\s+→\s+paused \(30\)/)
  await ada.send(SETTINGS, more)
  await ada.send(`${SANDBOX}/resume`)
  expect(await limits()).toMatchObject({ atOnce: 30, paused: null })
  expect((await ada.open(SANDBOX)).html).not.toContain(`${SANDBOX}/resume`)
  expect((await ada.open('/panel')).text).not.toContain('Paused: sandbox')
})

test('a supplier that an earlier version has paused, by a limit of none, is resumed', async () => {
  const { ada, set, limits } = await shop()
  await set({ suppliers: { sandbox: { ...NO_SUPPLIER_SETTINGS, atOnce: 0 } } })
  const page = await ada.open(SANDBOX)
  expect(page.text).toMatch(/Status\s+paused/)
  expect(page.html).toContain(`${SANDBOX}/resume`)
  await ada.send(`${SANDBOX}/resume`)
  expect(await limits()).toMatchObject({ atOnce: null, paused: null })
})

test('more from a supplier in a day waits for a second person, and less does not', async () => {
  const { limits, set, member, store, clock } = await shop()
  await set({
    suppliers: { sandbox: { ...NO_SUPPLIER_SETTINGS, dayLimitMicros: 50_000_000 } },
    secondPerson: { aboveMicros: 100_000_000 },
  })
  const max = await member('manager')
  await max.send(SETTINGS, { dayLimitMicros: '500', atOnce: '' })
  expect(await limits()).toMatchObject({ dayLimitMicros: 50_000_000 })
  const [asked] = await openApprovals(store.read, clock.now)
  expect(asked).toMatchObject({ kind: 'supplier', askerId: max.telegramId })
  const context = { store, clock: () => clock.now, methods: new Map(), owners: new Set([ADMIN_ID]) }
  const by = { actor: `admin:${ADMIN_ID}`, telegramId: ADMIN_ID } as const
  await confirmApproval(context, asked?.id ?? 0, by)
  expect(await limits()).toMatchObject({ dayLimitMicros: 500_000_000 })
  expect((await max.send(SETTINGS, { dayLimitMicros: '40', atOnce: '' })).said).toBe('Saved.')
  expect(await limits()).toMatchObject({ dayLimitMicros: 40_000_000 })
})

test('a line asks its suppliers in another order, and its prices follow the first', async () => {
  const { ada, line, store, clock } = await shop()
  const by = { actor: 'operator' } as const
  await store.transaction(async (tx) => {
    await setMargin(tx, { slug: null, tierId: null, marginBp: 2000, ...by }, clock.now)
    await setPricing(tx, 'P-1', { changes: { pricing: 'margin' }, ...by }, clock.now)
    await setCost(tx, 'P-1', { supplier: 'sandbox', costMicros: 1_000_000, ...by }, clock.now)
    await setCost(tx, 'P-1', { supplier: 'south', costMicros: 1_100_000, ...by }, clock.now)
  })
  const path = '/panel/goods/lines/goods/edit'
  const page = await ada.open(SANDBOX)
  expect(page.text).toMatch(/goods\s+1\/3/)
  expect(page.html).toContain(`href="${path}"`)
  const names = { productName: 'goods', gameName: 'goods', orderCode: 'GOODS' }
  const form = { ...names, 'userId.label': 'Player ID', routing: 'cheapest' }
  const other = { ...form, suppliers: 'south, sandbox, west' }
  const asked = await ada.send(path, other, { yes: false })
  expect(asked.text).toMatch(
    /sandbox, south, west \(in the order of the list\)\s+→\s+south, sandbox, west \(the cheapest first\)/,
  )
  expect(asked.text).toMatch(/1\.20 USD → 1\.32 USD/)
  expect((await line()).suppliers).toEqual(['sandbox', 'south', 'west'])
  await ada.send(path, other)
  expect(await line()).toMatchObject({
    routing: { by: 'cheapest' },
    suppliers: ['south', 'sandbox', 'west'],
  })
  const [first] = (await rowsInOrder(store.read)).filter(({ line }) => line.slug === 'goods')
  expect(first?.product).toMatchObject({ priceMicros: 1_320_000 })
  const twice = await ada.send(path, { ...form, suppliers: 'south, south, west' })
  expect(twice.said).toMatch(/must name each supplier once/)
  await ada.send(path, { ...other, routing: 'listed' })
  expect((await line()).routing).toBeNull()
})
