// The page of an order, which a reseller shows to the end customer, and the link to it.
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { orderLinks } from '../../src/domain/schema.ts'
import { serveApp, testBot } from '../helpers/bot.ts'
import { hasChromium, withBrowser } from '../helpers/browser.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { LONG_RUN } from '../helpers/process.ts'

const SHOP = 'https://shop.example'

/** A holder with one order done, one of keys and one that waits, at the screen with the link to the first. */
async function linked() {
  const bot = await testBot({}, { publicUrl: SHOP })
  const { reseller, call, person, store, app } = bot
  const { key, telegramId } = await reseller(500_000_000)
  const codes = await addTestStock(store, PIDS.gamekey, 2)
  const place = async (body: object) =>
    String((await call('POST', '/orders', { key, body })).body.orderId)
  const done = await place({
    pid: PIDS.region,
    userId: '5123456789',
    region: 'eu',
    moreId: '7',
    trxid: 'trx-secret',
  })
  const keys = await place({ pid: PIDS.gamekey, quantity: 2, trxid: 'k' })
  const waits = await place({ pid: PIDS.userId, userId: '5123456704', trxid: 'w' })
  const holder = person(telegramId)
  // After the notice about the money, so that the menu is the newest message.
  await holder.write('/start')
  const [home] = await holder.write('/start')
  const messageId = home?.message_id ?? 0
  /** Opens the screen with the link to an order, makes the link, and returns its path. */
  async function linkTo(orderId: string): Promise<string> {
    await holder.pressData(messageId, `link:${orderId}`)
    if ((await holder.buttons()).includes('🔗 Make the link'))
      await holder.press('🔗 Make the link')
    const [, path = ''] = /https:\/\/shop\.example(\/o\/\w+)/.exec(await holder.sees()) ?? []
    return path
  }
  const open = (path: string, init: RequestInit = {}) => app.api.request(path, init)
  return { ...bot, holder, messageId, codes, done, keys, waits, linkTo, open }
}

test('shows what was bought, for whom in part, and how it stands; no price, code or id', async () => {
  const { linkTo, open, done, keys, codes, logLines } = await linked()
  const path = await linkTo(done)
  const answer = await open(path)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  for (const said of [
    '100 Credits',
    'Game E',
    'Completed',
    '51••••••89',
    'Europe',
    'Placed',
    'UTC',
  ])
    expect(page).toContain(said)
  for (const hidden of ['5123456789', 'USD', 'trx-secret', done, '3.00', '<script', 'http-equiv'])
    expect(page).not.toContain(hidden)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; img-src data:; style-src 'sha256-/,
    ),
  })
  const ofKeys = await (await open(await linkTo(keys))).text()
  expect(ofKeys).toMatch(/Quantity<\/dt><dd><bdi>2</)
  for (const code of codes) expect(ofKeys).not.toContain(code)
  expect(logLines.join()).not.toContain(path.slice(3))
  expect(logLines.join()).toContain('/o/…')
})

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'lang="es"', 'Completado'],
  ['fr,id;q=0.5', 'lang="id"', 'Selesai'],
  ['ar', 'lang="ar" dir="rtl"', 'مكتمل'],
  ['fr', 'lang="en"', 'Completed'],
])('speaks the language of its visitor: %s', async (wanted, tag, status) => {
  const { linkTo, open, done } = await linked()
  const headers = { 'Accept-Language': wanted }
  const page = await (await open(await linkTo(done), { headers })).text()
  expect(page).toContain(tag)
  expect(page).toContain(status)
  expect(await (await open('/o/nothing', { headers })).text()).toContain(tag)
})

test('is gone once the link is revoked, and looks as if it had never been', async () => {
  const { holder, linkTo, open, done } = await linked()
  const path = await linkTo(done)
  expect(await linkTo(done)).toBe(path)
  await holder.press('🗑 Revoke the link')
  await holder.press('🗑 Yes, revoke it')
  const revoked = await open(path)
  expect(revoked.status).toBe(404)
  const body = await revoked.text()
  expect(body).toMatch(/There is no such page/)
  for (const other of ['/o/x', `/o/${'A'.repeat(24)}00000000`, `${path.slice(0, -1)}g`, '/o/%00']) {
    const answer = await open(other)
    expect([answer.status, await answer.text()], other).toEqual([404, body])
  }
  const second = await linkTo(done)
  expect(second).not.toBe(path)
  expect((await open(second)).status).toBe(200)
})

test('can be had only for one’s own orders, and needs an address on the internet', async () => {
  const { person, store, done } = await linked()
  const stranger = person()
  const [home] = await stranger.write('/start')
  for (const verb of ['link', 'link-make', 'link-revoke', 'link-revoke-now'])
    expect(await stranger.pressData(home?.message_id ?? 0, `${verb}:${done}`), verb).toMatchObject({
      text: expect.stringMatching(/There is no order or lookup/),
    })
  expect(await store.read.$count(orderLinks)).toBe(0)

  const bot = await testBot({}, { publicUrl: null, local: false })
  const { key, telegramId } = await bot.reseller(500_000_000)
  const body = { pid: PIDS.userId, userId: '5123456', trxid: 'one' }
  const { orderId } = (await bot.call('POST', '/orders', { key, body })).body
  const holder = bot.person(telegramId)
  await holder.write('/start')
  const [start] = await holder.write('/start')
  await holder.pressData(start?.message_id ?? 0, `link:${orderId}`)
  expect(await holder.sees()).toMatch(/the operator has not set one/)
})

/** A browser is for the longer run. */
const VIEWS = (LONG_RUN ? [390, 1280] : []).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, height: 800, colorScheme })),
)

test.skipIf(!hasChromium).each(VIEWS)(
  'is readable for all people without any script, $width pixels wide, $colorScheme',
  async (view) => {
    const { app, linkTo, done, waits } = await linked()
    const paths = [await linkTo(done), await linkTo(waits), '/o/none']
    const url = await serveApp(app)
    await withBrowser(view, async (page) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (/policy|violates/i.test(message.text())) problems.push(message.text())
      })
      for (const path of paths) {
        await page.goto(url + path)
        // The tool below breaks the policy itself.
        expect(problems.splice(0), path).toEqual([])
        await page.evaluate(axe.source)
        const found = await page.evaluate(
          `axe.run().then(({ violations }) => violations.map(({ id }) => id))`,
        )
        expect(found, path).toEqual([])
        const width = await page.evaluate('document.documentElement.scrollWidth')
        expect(width, path).toBeLessThanOrEqual(view.width)
        problems.length = 0
        await page.screenshot({})
      }
    })
  },
)
