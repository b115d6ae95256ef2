import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { TEST_CATALOG } from './factories.ts'

// What somebody does in a browser at the panel, as rows of a table.

/** A file that is chosen in a form: the catalog, with other names of games. */
const FILE = JSON.stringify({ lines: TEST_CATALOG.lines.map((one) => ({ ...one, gameName: 'Z' })) })

/** Something that is done: the addresses of its page and of its act, what is typed, and what the pages say. */
export type Row = {
  at: string
  to: string
  fields: string[]
  asks: string
  says: string
  how: string[]
}

/**
 * Rows of `page act | typed | asks | says | how`. An act is at an address below its page, or below the panel if it
 * begins with a stroke; `*` stands for a part that nobody knows before. Typed: `label = value; label = value`; ✓ ticks,
 * 📎 chooses a file, 🔍 searches the page until one row is left, – only sends the form. What is asked before Yes, and
 * what the next page says, are words on the page, with … between those that are apart. How: undo; plain, without
 * JavaScript; unlogged, where no entry is left in the log; what must be there first.
 */
export function rowsOf(table: string): Row[] {
  const lines = table.trim().split('\n')
  return lines.map((line) => {
    const [address = '', typed = '', asks = '', says = '', how = ''] = line.split(/ *\| */)
    const [page = '', act = ''] = address.split(' ')
    const to = act.startsWith('/') ? act.slice(1) : [page, act].filter(Boolean).join('/')
    const fields = typed.split('; ').filter(Boolean)
    return { at: `/panel/${page}`, to: `/panel/${to}`, fields, asks, says, how: how.split(' ') }
  })
}

/** Does it on its page, which is open. */
export async function carryOut(
  page: Page,
  { at, to, fields, asks, says, how }: Row,
): Promise<void> {
  const [start, end] = to.split('*')
  const leads = (by: string) =>
    end === undefined
      ? `:is([${by}="${to}"], [${by}^="${to}?"])`
      : `[${by}^="${start}"][${by}$="${end}"]`
  const button = page.locator(`a${leads('href')}, form${leads('action')} button`).first()
  // A file leaves the page as it is.
  if (says.endsWith('.db')) return save(page, button)
  if (to !== at) await press(button)
  for (const field of fields) await fillIn(page, field)
  if (fields.length > 0) await press(page.locator('main form[method=post] button.main'))
  if (asks !== '') {
    await reads(page, asks)
    await press(page.getByRole('button', { name: 'Yes, do it' }))
  }
  await reads(page, says)
  if (!how.includes('undo')) return
  await press(page.locator('.said').getByRole('button', { name: 'Undo' }))
  await reads(page, 'It is undone.')
}

async function fillIn(page: Page, field: string): Promise<void> {
  if (field.startsWith('🔍')) {
    await page.getByRole('searchbox').fill(field.slice(3))
    const search = page.getByRole('button', { name: 'Search' })
    if (await search.isVisible()) await press(search)
    return page.locator('main tbody tr').nth(1).waitFor({ state: 'detached' })
  }
  const [label = '', value] = field.split(' = ')
  if (value === undefined) return
  const input = page.locator('main form[method=post]').getByLabel(label, { exact: true })
  const file = { name: 'catalog.json', mimeType: 'application/json', buffer: Buffer.from(FILE) }
  if (value === '✓') await input.check()
  else if (value === '📎') await input.setInputFiles(file)
  else if ((await input.and(page.locator('select')).count()) > 0)
    await input.selectOption({ label: value })
  else await input.fill(value)
}

/** Presses what leads to another page, and waits for that. */
async function press(button: Locator): Promise<void> {
  const isThere = button.page().waitForEvent('domcontentloaded')
  await Promise.all([isThere, button.click()])
}

async function save(page: Page, button: Locator): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/^gamewallet-.*\.db$/)
}

async function reads(page: Page, words: string): Promise<void> {
  const text = (await page.innerText('main')).replaceAll(/\s+/g, ' ')
  for (const part of words.split(' … ')) expect(text).toContain(part)
}
