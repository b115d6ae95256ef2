// How orders went lately, for everybody, if the operator wants that.
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { setLineStatus } from '../../src/domain/catalog/catalog.ts'
import { cancelOrder } from '../../src/domain/orders/settlement.ts'
import { lines } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { serveApp } from '../helpers/bot.ts'
import { hasChromium, withBrowser } from '../helpers/browser.ts'
import { testClient } from '../helpers/client.ts'
import { PIDS } from '../helpers/factories.ts'
import { LONG_RUN } from '../helpers/process.ts'

async function shop() {
  const client = await testClient()
  const { store, clock, app, post } = client
  const open = (path: string, init: RequestInit = {}) => app.api.request(path, init)
  const turn = (statusPage: boolean) =>
    store.transaction((tx) => changeSettings(tx, { statusPage }, clock.now))
  let trxid = 0
  const order = async (userId = '5123456') => {
    const { body } = await post('/orders', { pid: PIDS.userId, userId, trxid: `t-${trxid++}` })
    return String(body.orderId)
  }
  const fail = async () => {
    const id = await order('5123456704')
    const how = { reason: 'INVALID PLAYER', voucher: 'unused' } as const
    await store.transaction((tx) => cancelOrder(tx, id, how, clock.now))
  }
  return { ...client, open, turn, order, fail }
}

test('is there only while it is switched on', async () => {
  const { open, turn, clock } = await shop()
  for (const path of ['/status', '/status.json']) expect((await open(path)).status).toBe(404)
  await turn(true)
  clock.advance(60_001)
  expect((await open('/status')).status).toBe(200)
  await turn(false)
  clock.advance(60_001)
  expect((await open('/status')).status).toBe(404)
})

test('tells for each line how many orders were completed, how fast, and when there was trouble', async () => {
  const { open, turn, order, fail, store, clock } = await shop()
  await turn(true)
  await order()
  await fail()
  await fail()
  await store.transaction((tx) =>
    setLineStatus(tx, 'gameb', { status: 'hidden', actor: 'operator' }, clock.now),
  )
  const json = await (await open('/status.json')).json()
  expect(json).toMatchObject({ success: true, from: '2025-12-17', to: '2026-01-15' })
  expect(json.lines[0]).toEqual({
    ...{ slug: 'gamea', productName: 'Game A UC', gameName: 'Game A' },
    completedShare: 1 / 3,
    ...{ medianSec: expect.any(Number), p95Sec: expect.any(Number) },
    lastTrouble: '2026-01-15',
  })
  expect(json.lines).toHaveLength((await store.read.$count(lines)) - 1)
  const page = await (await open('/status')).text()
  expect(page).toMatch(/Game A UC[\s\S]*Some orders fail today[\s\S]*33\.3%[\s\S]*2026-01-15/)
  expect(page).toContain('No orders lately')
  expect(page).not.toMatch(/sandbox|script/)
})

test('is computed once a minute, however many ask, and unchanged it is not sent again', async () => {
  const { open, turn, order, clock } = await shop()
  await turn(true)
  const first = await open('/status.json')
  const etag = first.headers.get('ETag') ?? ''
  await order()
  expect((await open('/status.json', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  clock.advance(60_001)
  const later = await open('/status.json', { headers: { 'If-None-Match': etag } })
  expect(later.status).toBe(200)
  expect((await later.json()).lines[0]).toMatchObject({ completedShare: 1 })
})

/** A browser is for the longer run. */
const VIEWS = (LONG_RUN ? [390, 1280] : []).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, height: 800, colorScheme })),
)

test.skipIf(!hasChromium).each(VIEWS)(
  'is readable for all people, $width pixels wide, $colorScheme',
  async (view) => {
    const { app, turn, order, fail } = await shop()
    await turn(true)
    await order()
    await fail()
    await fail()
    const url = await serveApp(app)
    await withBrowser(view, async (page) => {
      await page.goto(`${url}/status`)
      await page.evaluate(axe.source)
      const found = await page.evaluate(
        `axe.run().then(({ violations }) => violations.map(({ id }) => id))`,
      )
      expect(found).toEqual([])
      const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate(wide)).toBe(0)
    })
  },
)
