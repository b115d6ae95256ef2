import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'

/** Where Debian has it. */
const CHROMIUM = '/usr/bin/chromium'
/** Nothing on its own account: it would look for hosts that a closed network does not have. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser is slow on a busy machine. Less than a test has, so that its failure names the step. */
const PATIENCE_MS = 60_000

export const hasChromium = existsSync(CHROMIUM)

export type BrowserOptions = {
  width: number
  height: number
  colorScheme?: 'light' | 'dark'
  scale?: number
}

/** Runs `work` in a browser with a profile of its own, and closes it whatever comes of it. */
export async function withBrowser<T>(
  { width, height, colorScheme = 'light', scale = 1 }: BrowserOptions,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'gamewallet-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: FLAGS,
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    reducedMotion: 'reduce',
    timeout: PATIENCE_MS,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    return await work(page, context)
  } finally {
    await context.close()
    // Its last process may still write.
    rmSync(profile, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
  }
}

/** One person's chat on the page, and what a person does there. */
export function chatOf(page: Page, personId: number) {
  const panel = page.locator(`[data-person="${personId}"]`)
  const newest = (text: string | RegExp): Locator =>
    panel.getByRole('log').locator('[data-message-id]').filter({ hasText: text }).last()
  return {
    panel,
    /** The newest message that holds the text. */
    newest,
    /** Presses the newest button of that name. */
    press: (name: string | RegExp) =>
      panel.getByRole('log').getByRole('button', { name }).last().click(),
    async write(text: string) {
      await panel.getByRole('textbox', { name: 'Message' }).fill(text)
      await panel.getByRole('button', { name: 'Send', exact: true }).click()
    },
  }
}
