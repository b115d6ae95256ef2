import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setPreference } from '../../src/domain/accounts/holders.ts'
import { PANEL_PAGES } from '../../src/domain/sessions/pages.ts'
import { makeLink } from '../../src/domain/sessions/sessions.ts'
import { testApp } from '../helpers/app.ts'
import { serveApp } from '../helpers/bot.ts'
import { type BrowserOptions, hasChromium, withBrowser } from '../helpers/browser.ts'
import { testDemo } from '../helpers/demo.ts'
import { openTestAccount } from '../helpers/factories.ts'
import { testStore } from '../helpers/store.ts'

const WIDE = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 780 }
const LARGE = { width: 1600, height: 900 }
const MAX_FIRST_VIEW_BYTES = 60_000

describe.skipIf(!hasChromium)('in a browser', () => {
  test.each([
    { ...PHONE, colorScheme: 'light', language: 'en' },
    { ...WIDE, colorScheme: 'dark', language: 'en' },
    { ...LARGE, colorScheme: 'light', language: 'ru' },
    { ...PHONE, colorScheme: 'dark', language: 'ar' },
  ] as const)(
    'is for all people, $width pixels wide, $colorScheme, in $language',
    async ({ language, ...view }) => {
      await entered(view, language, async (page, url) => {
        const problems = watched(page, url)
        for (const path of await allPaths(page, url)) {
          await page.goto(url + path)
          expect(await violations(page), path).toEqual([])
          const width = await page.evaluate('document.documentElement.scrollWidth')
          expect(width, path).toBeLessThanOrEqual(view.width)
          const direction = await page.evaluate('document.documentElement.dir')
          expect(direction).toBe(language === 'ar' ? 'rtl' : 'ltr')
        }
        expect(problems).toEqual([])
      })
    },
  )

  test('is used with the keyboard', async () => {
    await entered(WIDE, 'en', async (page, url) => {
      await page.goto(`${url}/panel/orders`)
      for (const key of ['/', 'Escape', 'j', 'j', 'k', 'Enter']) await page.keyboard.press(key)
      await page.waitForURL(/\/panel\/orders\/API-/)
      await page.keyboard.press('r')
      await page.waitForURL(/\/refund$/)
      expect(await page.evaluate('document.activeElement.name')).toBe('amountMicros')
    })
  })

  test('is left on a phone', async () => {
    await entered(PHONE, 'en', async (page, url) => {
      await page.goto(`${url}/panel`)
      await page.click('form[action="/panel/leave"] button')
      await page.waitForSelector('main.outside')
    })
  })

  test('weighs little when it is opened first', async () => {
    const sizes: Promise<number>[] = []
    const weigh = (page: Page) =>
      page.on('requestfinished', (request) => {
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      })
    await entered(WIDE, 'en', (page) => page.waitForLoadState('networkidle'), weigh)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThan(MAX_FIRST_VIEW_BYTES)
  })
})

/** Every page of the menu, and the pages that its first rows and tabs lead to. */
async function allPaths(page: Page, url: string): Promise<string[]> {
  const paths = new Set<string>(PANEL_PAGES.map(({ path }) => path))
  for (const { path } of PANEL_PAGES) {
    await page.goto(url + path)
    const found = await page.evaluate(
      `[...document.querySelectorAll('.tabs a, tbody tr:first-child a, main a.button')]
        .map((link) => link.getAttribute('href'))
        .filter((to) => to.startsWith('/panel') && !to.includes('as=csv') && !to.includes('/export'))`,
    )
    for (const to of found as string[]) paths.add(to)
  }
  return [...paths]
}

/** The sandbox's shop, with somebody in its panel who reads this language. */
async function entered(
  view: BrowserOptions,
  language: string,
  work: (page: Page, url: string) => Promise<void>,
  before: (page: Page) => unknown = () => undefined,
): Promise<void> {
  const store = await testStore()
  const { telegramId, id } = await openTestAccount(store)
  await store.transaction((tx) => setPreference(tx, id, { chosenLanguage: language }))
  const owners = new Set([telegramId])
  const panel = { adminIds: owners, token: null, apiRoot: '', cryptoPay: null, frames: [] }
  const { app, clock } = await testApp({ store, panel })
  await testDemo(store)
  const url = await serveApp(app)
  const link = await store.transaction((tx) => makeLink(tx, telegramId, clock.now))
  await withBrowser(view, async (page) => {
    before(page)
    await page.goto(`${url}/panel/link/${link}`)
    await page.waitForURL(`${url}/panel`)
    await work(page, url)
  })
}

/** What the browser complains of, and what is asked of other hosts. */
function watched(page: Page, url: string): string[] {
  const problems: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
      problems.push(request.url())
  })
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

async function violations(page: Page): Promise<string[]> {
  // The page's policy lets no script in but its own; the browser's debugger may run one all the same.
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  )
  return found as string[]
}
