import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { InlineKeyboard } from 'grammy'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serve } from '../helpers/bot.ts'
import { type BrowserOptions, chatOf, hasChromium, withBrowser } from '../helpers/browser.ts'
import { ADA, ANA, launchedWith, startEmulation } from './emulation.ts'

const PICTURE = join(import.meta.dirname, '../../docs/screenshots/phone-api.png')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** 26 October 2026, 07:33 UTC */
const AT = 1_793_000_000

const WIDE: BrowserOptions = { width: 1280, height: 800 }
const NARROW: BrowserOptions = { width: 390, height: 780 }

/** An emulation in whose chats something of every kind is shown. */
async function talked() {
  const emulation = await startEmulation()
  const { api, act, url } = emulation
  for (const id of [ANA, ADA]) {
    await act(`/chats/${id}/text`, { text: '/start' })
    const html = `<b>Wallet</b> <code>key</code> <tg-spoiler>secret</tg-spoiler> /help
<tg-time unix="${AT}" format="wD">then</tg-time>\n<blockquote>quoted</blockquote>
<a href="https://example.com">a link</a>`
    const reply_markup = new InlineKeyboard().text('🎮 Shop', 'shop').text('Orders', 'orders')
    await api.sendMessage(id, html, { parse_mode: 'HTML', reply_markup })
    await api.sendMessage(id, '<b>المحفظة</b>\nPUBG Mobile\nالرصيد: 100.00 USD', {
      parse_mode: 'HTML',
    })
    await act(`/chats/${id}/text`, { text: 'مرحبا' })
    await api.sendInvoice(id, 'Top up', 'Ten dollars', 'p', 'XTR', [{ label: 'x', amount: 5 }])
    await act(`/chats/${id}/sticker`, {})
    const file = new FormData()
    file.set('document', new File(['a,b'], 'orders.csv', { type: 'text/csv' }))
    await act(`/chats/${id}/file`, file)
    const photo = new FormData()
    photo.set('photo', new File([readFileSync(PICTURE)], 'receipt.png', { type: 'image/png' }))
    await act(`/chats/${id}/file`, photo)
  }
  const open = async (page: Page, id = ANA) => {
    await page.goto(`${url}/#${id}`)
    const chat = chatOf(page, id)
    await chat.newest(/Wallet/).waitFor()
    return chat
  }
  return { ...emulation, open }
}

/** What axe finds on the page, without what is in frames. */
async function findings(page: Page) {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ iframes: false })
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  })
}

describe.skipIf(!hasChromium)('the chat page', () => {
  it('speaks the language that somebody chooses, and reads from the right where that does', async () => {
    const { open, api } = await talked()
    await api.setMyCommands([{ command: 'start', description: 'Begin' }])
    await api.setMyCommands([{ command: 'start', description: 'ابدأ' }], { language_code: 'ar' })
    await withBrowser(NARROW, async (page) => {
      const { panel, newest } = await open(page)
      const time = newest(/Wallet/).locator('.text time')
      expect(await time.textContent()).toBe('Monday, October 26, 2026')
      await panel.getByRole('combobox', { name: /Language of Ana/ }).selectOption('العربية')
      await expect.poll(() => time.textContent()).toBe('الاثنين، 26 أكتوبر 2026')
      await panel.getByRole('button', { name: 'Commands' }).click()
      await panel.getByRole('option', { name: 'ابدأ' }).waitFor()
      await page.reload()
      await expect.poll(() => time.textContent()).toBe('الاثنين، 26 أكتوبر 2026')

      // Each line begins on the side of its own letters, and the time stands where the last one ends.
      const text = newest(/المحفظة/).locator('.text')
      const places = await text.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        return ['المحفظة', 'PUBG', 'الرصيد'].map((word) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          while (walker.nextNode() && !walker.currentNode.nodeValue?.includes(word));
          const at = walker.currentNode.nodeValue?.indexOf(word) ?? 0
          const range = document.createRange()
          range.setStart(walker.currentNode, at)
          range.setEnd(walker.currentNode, at + word.length)
          const box = range.getBoundingClientRect()
          return box.left - left < right - box.right ? 'left' : 'right'
        })
      })
      expect(places).toEqual(['right', 'left', 'right'])
      const [own, bubble] = await Promise.all(
        ['.time', '.bubble'].map((part) => newest('مرحبا').locator(part).boundingBox()),
      )
      expect((own?.x ?? 0) - (bubble?.x ?? 0)).toBeLessThan(20)
    })
  })

  it.each([
    ['over the chat on a phone', NARROW],
    ['beside the chat on a desktop', WIDE],
  ])('opens a Mini App %s, and returns from it', async (_, size) => {
    const { open, api, act } = await talked()
    const appUrl = await serve(
      () => new Response('<h1>Panel</h1>', { headers: { 'Content-Type': 'text/html' } }),
    )
    const reply_markup = new InlineKeyboard().webApp('Open the panel', appUrl)
    await api.sendMessage(ANA, 'Wallet', { reply_markup })
    await withBrowser({ ...size, colorScheme: 'dark' }, async (page) => {
      const { panel } = await open(page)
      const app = page.getByRole('dialog', { name: 'Open the panel' })
      const key = panel.getByRole('button', { name: 'Open the panel' })
      const close = app.getByRole('button', { name: 'Close' })
      const opened = async () => {
        await app.frameLocator('iframe').getByRole('heading', { name: 'Panel' }).waitFor()
        return launchedWith(page.frames().at(-1)?.url() ?? '')
      }

      await key.click()
      const first = await opened()
      expect(first).toMatchObject({ user: { id: ANA }, theme: { bg_color: '#182026' } })
      expect(await close.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(await app.getByRole('heading', { level: 2 }).textContent()).toBe('Game Wallet')
      const [over, chat] = await Promise.all([app.boundingBox(), panel.boundingBox()])
      if (!over || !chat) throw new Error('The app and the chat are to be seen.')
      const isBeside = over.x >= chat.x + chat.width
      expect(isBeside).toBe(size === WIDE)
      expect(over.x + over.width).toBeLessThanOrEqual(size.width)
      expect(await findings(page)).toEqual([])
      await close.click()
      await app.waitFor({ state: 'detached' })

      await key.focus()
      await page.keyboard.press('Enter')
      expect((await opened()).query_id).not.toBe(first.query_id)
      await page.keyboard.press('Escape')
      await app.waitFor({ state: 'detached' })
      expect(await key.evaluate((button) => button === document.activeElement)).toBe(true)

      // The button is gone before the app is closed: the focus must not get lost.
      await page.keyboard.press('Enter')
      await opened()
      const { messages } = (await act(`/chats/${ANA}`)) as { messages: { message_id: number }[] }
      await api.deleteMessage(ANA, messages.at(-1)?.message_id ?? 0)
      await key.waitFor({ state: 'detached' })
      await close.press('Enter')
      await app.waitFor({ state: 'detached' })
      const box = panel.getByRole('textbox', { name: 'Message' })
      await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
    })
  })

  it('is clean to axe, and says what it is', async () => {
    const { open } = await talked()
    for (const size of [WIDE, NARROW])
      for (const colorScheme of ['light', 'dark'] as const)
        await withBrowser({ ...size, colorScheme }, async (page) => {
          await open(page)
          expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/gamewallet/)
          for (const log of await page.getByRole('log').all())
            for (const top of [0, 1e6]) {
              await log.evaluate((list, to) => list.scrollTo(0, to), top)
              expect(await findings(page)).toEqual([])
            }
        })
  })
})
