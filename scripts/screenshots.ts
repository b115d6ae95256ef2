// Takes pictures of the pages with a sandbox of its own: `npm run screenshots`. Needs Chromium.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PANEL_PAGES } from '../src/domain/sessions/pages.ts'
import { ADMIN, HOLDER } from '../src/sandbox/demo.ts'
import { type BrowserOptions, chatOf, withBrowser } from '../test/helpers/browser.ts'
import { animatedWebp, type Frame } from './animated-webp.ts'

const ROOT = join(import.meta.dirname, '..')
const PICTURES = join(ROOT, 'docs/screenshots')
const START_LIMIT_MS = 20_000
/** Time for pictures to load and toasts to be read. */
const SETTLE_MS = 800
const WIDE = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 780, scale: 1.5 }
const FRAME_MS = 2000
const WEBP_QUALITY = 80

/** A picture of a bank's receipt. */
const RECEIPT = `<main style="width:300px;padding:22px;font:16px system-ui;background:#fffdf6;color:#222">
  <b style="font-size:20px">Sandbox Bank</b>
  <p>Transfer carried out</p>
  <p style="font-size:28px;margin:6px 0"><b>50.00 USD</b></p>
  <p style="margin-bottom:0">To: gamewallet sandbox<br>Account: 0000 0000 0000</p></main>`

mkdirSync(PICTURES, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'gamewallet-screenshots-'))
const sandbox = spawn(process.execPath, ['src/sandbox.ts'], {
  cwd: ROOT,
  env: {
    PATH: process.env.PATH,
    DATABASE_URL: join(folder, 'sandbox.db'),
    PORT: '0',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(sandbox, 'close')
try {
  const { url, chatUrl, key } = await greeting()
  await wide(url, chatUrl, key)
  await narrow(chatUrl)
  await owner(chatUrl)
  await panel(url, chatUrl, key)
  console.log(`The pictures are in ${PICTURES}.`)
} finally {
  sandbox.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

/** Holder and admin side by side, as an animation: a top-up by transfer, approved, and an order. */
async function wide(url: string, chatUrl: string, key: string): Promise<void> {
  await withBrowser(WIDE, async (page, context) => {
    const browser = await context.newCDPSession(page)
    const frames: Frame[] = []
    const frame = async (ms = FRAME_MS) => {
      await page.waitForTimeout(SETTLE_MS)
      const asked = { format: 'webp', quality: WEBP_QUALITY } as const
      const { data } = await browser.send('Page.captureScreenshot', asked)
      frames.push({ webp: Buffer.from(data, 'base64'), ms })
    }
    const holder = chatOf(page, HOLDER.id)
    const admin = chatOf(page, ADMIN.id)
    await page.goto(chatUrl)
    await holder.panel.getByRole('button', { name: 'Start' }).click()
    await admin.panel.getByRole('button', { name: 'Start' }).click()
    await admin.newest(/Nothing waits|Today/).waitFor()
    await frame()
    await holder.press('➕ Top up')
    await holder.press(/Sandbox Bank/)
    await holder.press('$50')
    await holder.newest(/Reference/).waitFor()
    await frame()
    await holder.press(/Send the receipt/)
    await holder.newest(/Send the receipt now/).waitFor()
    const paper = await context.newPage()
    await paper.setContent(RECEIPT)
    const buffer = await paper.locator('main').screenshot()
    await paper.close()
    const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer }
    await holder.panel.getByLabel('Attach a file').setInputFiles(receipt)
    await holder.panel.getByRole('button', { name: 'Send', exact: true }).click()
    await holder.newest(/The operator has your receipt/).waitFor()
    await admin.newest(/receipt waits/).waitFor()
    await admin.panel.locator('img').waitFor()
    await frame()
    await page.screenshot({ path: join(PICTURES, 'deposit.png') })
    await admin.press(/Approve/)
    await admin.newest(/Yes, credit it/).waitFor()
    await frame()
    await admin.press(/Yes, credit it/)
    await holder.newest(/50\.00 USD is in your wallet/).waitFor()
    await frame()

    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ pid: 'GWA-UC-60', userId: '5123456701', trxid: 'picture-1' })
    await fetch(`${url}/orders`, { method: 'POST', headers, body })
    await holder.newest(/is completed/).waitFor()
    await holder.press('Show the order')
    await holder.newest('picture-1').waitFor()
    await frame()
    await holder.write('/api')
    await holder.newest('API access').waitFor()
    await admin.write(`/account @${HOLDER.username}`)
    await admin.newest(/Balance/).waitFor()
    await frame(2 * FRAME_MS)
    const animation = animatedWebp(frames, WIDE.width, WIDE.height)
    writeFileSync(join(PICTURES, 'chat.webp'), animation)
  })
}

async function narrow(chatUrl: string): Promise<void> {
  await withBrowser({ width: 390, height: 780, scale: 1.5, colorScheme: 'dark' }, async (page) => {
    await page.goto(`${chatUrl}/#${HOLDER.id}`)
    const holder = chatOf(page, HOLDER.id)
    await holder.write('/wallet')
    await holder.newest('Wallet').waitFor()
    await holder.press(/Entries/)
    await holder.newest('Entries').waitFor()
    await page.screenshot({ path: join(PICTURES, 'phone-wallet.png') })
    await holder.write('/api')
    await holder.newest('API access').waitFor()
    await holder.press(/Addresses/)
    await holder.newest('Allowed addresses').waitFor()
    await page.screenshot({ path: join(PICTURES, 'phone-api.png') })
    await holder.press('‹ Back')
    await holder.press('🗝 Keys')
    await holder.press('➕ New key')
    await holder.newest('What is it called').waitFor()
    await holder.write('shop robot')
    await holder.press('💵 Daily cap')
    await holder.newest('How much').waitFor()
    await holder.write('50')
    await holder.press(/Expiry/)
    await holder.newest('How long').waitFor()
    await holder.write('30')
    await holder.newest(/Works\s+until/).waitFor()
    await page.screenshot({ path: join(PICTURES, 'phone-keys.png') })
  })
}

/** What the owner of the shop sees: a supplier that is down. */
async function owner(chatUrl: string): Promise<void> {
  await withBrowser({ width: 390, height: 1000, scale: 1.5 }, async (page) => {
    await page.goto(`${chatUrl}/#${HOLDER.id}`)
    const holder = chatOf(page, HOLDER.id)
    const rows = Array.from({ length: 12 }, (_, i) => `GWL-DELTA-100,dana${i + 1}.09`)
    await holder.write(['pid,userId', ...rows].join('\n'))
    await holder.press(/^✅ Buy/)
    await until(holder, /12 of 12/)
    await page.goto(`${chatUrl}/#${ADMIN.id}`)
    const admin = chatOf(page, ADMIN.id)
    await admin.newest(/keeps failing/).waitFor()
    await until(admin, /Open orders\s+12/)
    await page.waitForTimeout(SETTLE_MS)
    await page.screenshot({ path: join(PICTURES, 'phone-incident.png') })
  })
}

/** Presses Refresh until the newest message says this. */
async function until(chat: ReturnType<typeof chatOf>, text: RegExp): Promise<void> {
  while (!(await chat.newest(text).isVisible())) {
    await chat.press('↻ Refresh')
    await chat.panel.page().waitForTimeout(SETTLE_MS)
  }
}

/** Every page of the panel, with something that waits; some of them on a phone, in the dark, and from right to left. */
async function panel(url: string, chatUrl: string, key: string): Promise<void> {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
  for (const [i, userId] of ['5123456789', '5123456790'].entries()) {
    const body = JSON.stringify({ pid: 'GWR-BOOST-1', userId, trxid: `by-hand-${i}` })
    await fetch(`${url}/orders`, { method: 'POST', headers, body })
  }
  const taken = async (view: BrowserOptions, shots: readonly (readonly [string, string])[]) =>
    withBrowser(view, async (page) => {
      const opened = await fetch(`${chatUrl}/chats/${ADMIN.id}/web-app`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ url: `${url}/panel/open` }),
      })
      await page.goto(((await opened.json()) as { url: string }).url)
      await page.waitForURL(`${url}/panel`)
      for (const [name, path] of shots) {
        await page.goto(url + path)
        await page.waitForTimeout(SETTLE_MS)
        await page.screenshot({ path: join(PICTURES, `panel-${name}.png`) })
      }
    })
  await taken(
    WIDE,
    PANEL_PAGES.map(({ name, path }) => [name, path] as const),
  )
  await taken(WIDE, [['prices', '/panel/goods/prices']])
  await taken({ ...PHONE, colorScheme: 'dark' }, [
    ['phone-today', '/panel'],
    ['phone-inbox', '/panel/inbox'],
  ])
  await fetch(`${chatUrl}/chats/${ADMIN.id}/text`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: '/language' }),
  })
  await withBrowser(WIDE, async (page) => {
    await page.goto(`${chatUrl}/#${ADMIN.id}`)
    await chatOf(page, ADMIN.id).press('العربية')
    await page.waitForTimeout(SETTLE_MS)
  })
  await taken(PHONE, [['phone-arabic', '/panel/orders']])
}

/** The greeting that the sandbox prints once it answers. */
async function greeting(): Promise<{ url: string; chatUrl: string; key: string }> {
  let text = ''
  sandbox.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  const find = (pattern: RegExp) => pattern.exec(text)?.[1]
  for (;;) {
    const said = once(sandbox.stdout, 'data', { signal: AbortSignal.timeout(START_LIMIT_MS) })
    await Promise.race([said, ended])
    if (sandbox.exitCode !== null) throw new Error('The sandbox did not start.')
    const [url, chatUrl, key] = [
      find(/API +(http:\S+)/),
      find(/Chat +(http:\S+)/),
      find(/Demo key +(\S+)/),
    ]
    if (url && chatUrl && key) return { url, chatUrl, key }
  }
}
