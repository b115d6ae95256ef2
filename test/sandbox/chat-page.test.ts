import { describe, expect, test } from 'vitest'
import { ADMIN, HOLDER } from '../../src/sandbox/demo.ts'
import { chatOf, hasChromium, withBrowser } from '../helpers/browser.ts'
import { startSandbox } from '../helpers/process.ts'
import { testDatabase } from '../helpers/store.ts'

const PATIENCE_MS = 300_000
if (!hasChromium)
  console.warn('Without /usr/bin/chromium the chat page is not tested: apt-get install chromium')

describe.skipIf(!hasChromium)('in a browser', () => {
  test(
    'somebody tops up with Stars, gets a key, orders with it, is told, and is banned by the admin',
    async () => {
      const sandbox = await startSandbox(await testDatabase())
      await withBrowser({ width: 1280, height: 800 }, async (page) => {
        const foreign: string[] = []
        page.on('request', (request) => {
          if (!request.url().startsWith(sandbox.chatUrl)) foreign.push(request.url())
        })
        await page.goto(sandbox.chatUrl)
        const holder = chatOf(page, HOLDER.id)
        const admin = chatOf(page, ADMIN.id)

        await holder.panel.getByRole('button', { name: 'Start' }).click()
        await holder.newest(/Balance\s+100\.00 USD/).waitFor()

        await holder.press('➕ Top up')
        await holder.press(/Stars/)
        await holder.press(/^\$10 /)
        await holder.press(/^Pay/)
        await page.getByRole('dialog').getByRole('button', { name: /Pay/ }).click()
        await holder.newest(/10\.00 USD is in your wallet/).waitFor()
        await holder.newest(/Balance\s+110\.00 USD/).waitFor()

        await holder.write('/api')
        await holder.press(/Turn off/)
        await holder.newest(/Turn API access off\?/).waitFor()
        await holder.press(/Turn off/)
        await holder.newest(/access is off/i).waitFor()
        await holder.press(/Turn on/)
        await holder.press(/Replace key/)
        await holder.press('Not at all')
        const message = holder.newest('Your API key')
        await message.locator('.spoiler').waitFor()
        const [key = ''] = /gw_test_\w+/.exec((await message.textContent()) ?? '') ?? []

        const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
        const body = JSON.stringify({ pid: 'GWA-UC-60', userId: '5123456701', trxid: 'browser-1' })
        const order = () => fetch(`${sandbox.url}/orders`, { method: 'POST', headers, body })
        expect(await (await order()).json()).toMatchObject({ status: 'processing' })
        await holder.newest(/is completed/).waitFor()

        await admin.write('/start')
        await admin.write(`/ban @${HOLDER.username} stolen card`)
        await admin.press(/Yes, ban/)
        await holder.newest(/account was banned\.\s*Reason\s+stolen card/).waitFor()
        const refused = await order()
        expect(refused.status).toBe(403)
        expect(await refused.json()).toMatchObject({ code: 'ACCOUNT_BANNED' })
        expect(foreign).toEqual([])
      })
    },
    PATIENCE_MS,
  )

  test.each([
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 800 }],
  ])(
    'the admin opens the panel from the chat, as Telegram does, on %s, and decides in it',
    async (_, view) => {
      const sandbox = await startSandbox(await testDatabase())
      const tell = (id: number, text: string) =>
        fetch(`${sandbox.chatUrl}/chats/${id}/text`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ text }),
        })
      await tell(HOLDER.id, '/start')
      await withBrowser(view, async (page) => {
        await page.goto(`${sandbox.chatUrl}/#${ADMIN.id}`)
        const admin = chatOf(page, ADMIN.id)
        await admin.write('/panel')
        await admin.press('Open the panel')
        const panel = page.frameLocator('iframe')
        await panel.getByRole('heading', { name: 'Today' }).waitFor()
        await panel.getByRole('link', { name: 'Customers' }).click()
        await panel.getByRole('link', { name: /Dana/ }).click()
        await panel.getByRole('link', { name: 'Credit', exact: true }).click()
        await panel.getByLabel(/Amount/).fill('5')
        await panel.getByLabel(/Note/).fill('welcome')
        await panel.getByRole('button', { name: 'Continue' }).click()
        await panel.getByText('105.00 USD').waitFor()
        await panel.getByRole('button', { name: 'Yes, do it' }).click()
        await panel
          .getByRole('status')
          .getByText(/5\.00 USD/)
          .waitFor()
        await panel.getByRole('status').getByRole('button', { name: 'Undo' }).click()
        await panel.getByRole('status').getByText('It is undone.').waitFor()
      })
    },
    PATIENCE_MS,
  )
})
