// Who is let into the panel, and what is carried out there, in the browser that somebody else would use.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setRole } from '../../src/domain/accounts/accounts.ts'
import { broadcasts } from '../../src/domain/schema.ts'
import { makeLink } from '../../src/domain/sessions/sessions.ts'
import { ADMIN_ID, serveApp, testBot } from '../helpers/bot.ts'
import { hasChromium, withBrowser } from '../helpers/browser.ts'
import { openTestAccount } from '../helpers/factories.ts'
import { initData } from '../helpers/init-data.ts'

const PHONE = { width: 390, height: 780 }
const MINUTE_MS = 60_000

type Visit = Awaited<ReturnType<typeof served>> & { page: Page; context: BrowserContext }

async function served() {
  const bot = await testBot()
  const url = await serveApp(bot.app)
  const link = (telegramId = ADMIN_ID) =>
    bot.store.transaction((tx) => makeLink(tx, telegramId, bot.clock.now))
  return { ...bot, url, link }
}

async function visit(work: (visit: Visit) => Promise<void>): Promise<void> {
  const parts = await served()
  await withBrowser(PHONE, (page, context) => work({ ...parts, page, context }))
}

async function enter({ page, url, link }: Visit, telegramId?: number): Promise<void> {
  await page.goto(`${url}/panel/link/${await link(telegramId)}`)
  await page.waitForURL(`${url}/panel`)
}

async function isIn({ page, url }: Visit): Promise<boolean> {
  const answer = await page.goto(`${url}/panel`)
  return answer?.status() === 200
}

describe.skipIf(!hasChromium)('in a browser', () => {
  test('what Telegram has not signed, for this bot and just now, opens nothing', () =>
    visit(async (at) => {
      const { page, url, clock } = at
      const now = clock.now.getTime()
      const good = initData(clock.now)
      const open = async (signed: string) => {
        await page.goto('about:blank')
        await page.goto(`${url}/panel/open#tgWebAppData=${encodeURIComponent(signed)}`)
      }
      await open(good)
      await page.waitForURL(`${url}/panel`)
      await at.context.clearCookies()
      for (const signed of [
        good,
        initData(clock.now).replace('Ada', 'Eve'),
        initData(clock.now, { token: '7000002:of-another-bot-altogether' }),
        initData(new Date(now - 5 * MINUTE_MS - 1000)),
        initData(new Date(now + 2 * MINUTE_MS)),
        initData(clock.now, { id: 5_000_123 }),
      ]) {
        await open(signed)
        await page.getByRole('alert').waitFor()
        expect(await isIn(at), signed).toBe(false)
      }
    }))

  test('a link opens once', () =>
    visit(async (at) => {
      const { page, url, context } = at
      const used = `${url}/panel/link/${await at.link()}`
      await page.goto(used)
      await page.waitForURL(`${url}/panel`)
      await context.clearCookies()
      await page.goto(used)
      await page.getByText('This link was used').waitFor()
      expect(await isIn(at)).toBe(false)
    }))

  test('a page that is open does nothing more for somebody whose role was taken', () =>
    visit(async (at) => {
      const { page, store, clock, url } = at
      const holder = await openTestAccount(store)
      const give = (role: 'manager' | null) =>
        store.transaction((tx) => setRole(tx, holder, { role, actor: 'operator' }, clock.now))
      await give('manager')
      await enter(at, holder.telegramId)
      await page.goto(`${url}/panel/news/write`)
      await page.getByRole('textbox').fill('To everybody')
      await give(null)
      await page.locator('form button.main').click()
      await page.locator('main.outside').waitFor()
      expect(await store.read.$count(broadcasts)).toBe(0)
    }))

  test('a stolen session is over once all are ended', () =>
    visit(async (at) => {
      const { page, context, url } = at
      await enter(at)
      const stolen = await context.cookies()
      await context.clearCookies()
      await enter(at)
      await page.goto(`${url}/panel/service/sessions`)
      await page.locator('form[action$="/end-all"] button').click()
      await page.waitForLoadState()
      expect(await isIn(at)).toBe(true)
      await context.clearCookies()
      await context.addCookies(stolen)
      expect(await isIn(at)).toBe(false)
    }))

  test('no other page frames it, or sends a form to it', () =>
    visit(async (at) => {
      const { page, url } = at
      await enter(at)
      const other = await anotherSite(
        `<iframe src="${url}/panel"></iframe><form method="post" action="${url}/panel/leave"><button>Win</button></form>`,
      )
      await page.goto(other)
      const frame = page.frames().find((one) => one.parentFrame() !== null)
      expect(await frame?.locator('nav').count()).toBe(0)
      await page.getByRole('button', { name: 'Win' }).click()
      await page.waitForURL(`${url}/panel/leave`)
      expect(await isIn(at)).toBe(true)
    }))
})

/** A page at another origin of this machine, for which the browser sends the cookies of the panel. */
async function anotherSite(html: string): Promise<string> {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
