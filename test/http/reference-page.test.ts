import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'
import { serveApp } from '../helpers/bot.ts'
import { hasChromium, withBrowser } from '../helpers/browser.ts'
import { testDemo } from '../helpers/demo.ts'
import { testStore } from '../helpers/store.ts'

if (!hasChromium)
  console.warn('Without /usr/bin/chromium the reference is not tested: apt-get install chromium')

const WIDE = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 780 }

describe.skipIf(!hasChromium)('in a browser', () => {
  const views = [WIDE, PHONE].flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })),
  )
  test.each(views)('is readable for all people, $width pixels wide, $colorScheme', async (view) => {
    const { url } = await sandbox()
    await withBrowser(view, async (page) => {
      for (const path of ['/', '/docs']) {
        await page.goto(url + path)
        expect(await seriousProblems(page), path).toEqual([])
        const width = await page.evaluate('document.documentElement.scrollWidth')
        expect(width, path).toBeLessThanOrEqual(view.width)
        const cut = await page.evaluate(
          `[...document.querySelectorAll('.wide')].filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.ariaLabel)`,
        )
        expect(cut, path).toEqual([])
      }
    })
  })

  test('loads only what the service has, breaks no policy, and every link leads somewhere', async () => {
    const { url } = await sandbox()
    await withBrowser(WIDE, async (page) => {
      const foreign: string[] = []
      const problems: string[] = []
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
          foreign.push(request.url())
      })
      page.on('console', (message) => problems.push(message.text()))
      page.on('pageerror', (error) => problems.push(String(error)))
      await page.goto(`${url}/docs#postOrders`)
      await page.getByRole('heading', { name: 'POST /orders' }).waitFor()
      expect({ foreign, problems }).toEqual({ foreign: [], problems: [] })
      const broken = await page.evaluate(
        `[...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
          .filter((to) => to.startsWith('#') ? !document.getElementById(to.slice(1)) : !/^https:|^openapi.json$/.test(to))`,
      )
      expect(broken).toEqual([])
      const repeated = await page.evaluate(
        `[...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, i, all) => all.indexOf(id) !== i)`,
      )
      expect(repeated).toEqual([])
    })
  })

  test('a call is tried with a test key at once, with a live key after a warning', async () => {
    const { url, key, orders } = await sandbox()
    await withBrowser(WIDE, async (page) => {
      await page.goto(`${url}/docs`)
      const form = page.getByRole('form', { name: 'Try POST /orders', exact: true })
      const send = form.getByRole('button', { name: 'Send' })
      const answer = form.locator('output')
      const note = page.locator('#key-note')
      await send.click()
      await form.getByRole('button', { name: 'Type an API key' }).click()
      expect(await page.evaluate('document.activeElement.id')).toBe('key')

      await page.getByLabel('API key').fill(key)
      await note.getByText('A test key').waitFor()
      expect(await form.getByText('Type an API key').count()).toBe(0)
      await send.click()
      await answer.getByText('"orderCreated": true').waitFor()
      expect(await orders()).toBe(1)
      await send.click()
      await answer.getByText('"idempotentReplay": true').waitFor()
      expect(await orders()).toBe(1)
      await form.getByRole('button', { name: 'New trxid' }).click()
      await send.click()
      await answer.getByText('"idempotentReplay"').waitFor({ state: 'detached' })
      await expect.poll(orders).toBe(2)

      await page.getByLabel('API key').fill(key.replace('gw_test_', 'gw_live_'))
      await note.getByText('A live key').waitFor()
      const warning = page.getByRole('dialog')
      await send.click()
      await warning.getByText('POST /orders').waitFor()
      await page.keyboard.press('Escape')
      await answer.getByText('Not sent.').waitFor()
      await send.click()
      await warning.getByRole('button', { name: 'Cancel' }).click()
      await answer.getByText('Not sent.').waitFor()
      await send.click()
      await warning.getByRole('button', { name: /live key/ }).click()
      // The made-up key is refused: this one was sent.
      await answer.getByText('INVALID_API_KEY_FORMAT').waitFor()
      const read = page.getByRole('form', { name: 'Try GET /balance' })
      await read.getByRole('button', { name: 'Send' }).click()
      await read.getByText('INVALID_API_KEY_FORMAT').waitFor()
      expect(await orders()).toBe(2)
    })
  })

  test('keeps the key in the page alone: in no address, no storage, and gone with a reload', async () => {
    const { url, key } = await sandbox()
    await withBrowser(WIDE, async (page, context) => {
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await page.goto(`${url}/docs`)
      await page.getByLabel('API key').fill(key)
      const form = page.getByRole('form', { name: 'Try GET /history' })
      await form.getByLabel('limit').fill('2')
      await form.getByRole('button', { name: 'Send' }).click()
      await form.getByText('"success": true').waitFor()
      expect(addresses.some((address) => address.endsWith('/history?limit=2'))).toBe(true)
      addresses.push(page.url())
      expect(addresses.filter((address) => address.includes(key))).toEqual([])
      const kept = await page.evaluate(
        'JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])',
      )
      expect(kept).toBe('[[],[],""]')
      expect(await context.cookies()).toEqual([])
      await page.reload()
      expect(await page.getByLabel('API key').inputValue()).toBe('')
    })
  })

  test('no two examples have the same trxid, and the keyboard finds a call', async () => {
    const { url } = await sandbox()
    await withBrowser(PHONE, async (page) => {
      await page.goto(`${url}/docs`)
      const bodies = await page.locator('textarea').all()
      const trxids = await Promise.all(
        bodies.map(async (body) => JSON.parse(await body.inputValue()).trxid),
      )
      expect(trxids.length).toBeGreaterThan(3)
      expect(new Set(trxids).size).toBe(trxids.length)
      for (const trxid of trxids) expect(trxid).toMatch(/^try-[0-9a-f]{32}$/)

      await page.getByRole('button', { name: 'Contents' }).press('Enter')
      await page.keyboard.press('/')
      await page.keyboard.type('my-ip')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'GET /my-ip' }).waitFor()
      expect(page.url()).toMatch(/#getMyIp$/)
      await page.getByRole('navigation').waitFor({ state: 'hidden' })
    })
  })
})

/** A service with the sandbox's goods that a browser can reach. */
async function sandbox() {
  const store = await testStore()
  const { app, call, clock } = await testApp({ store })
  const { apiKey: key } = await testDemo(store)
  const url = await serveApp(app)
  const orders = async () => {
    clock.advance(1000)
    return (await call('GET', '/history', { key })).body.count
  }
  return { url, key, orders }
}

async function seriousProblems(page: Page): Promise<string[]> {
  // The page's policy lets no script in but its own; the browser's debugger may run one all the same.
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  )
  return found as string[]
}
