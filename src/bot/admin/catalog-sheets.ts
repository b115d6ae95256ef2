import { type EditedValue, editProducts, type ProductEdit } from '../../domain/catalog/edit.ts'
import type { ProductChange } from '../../domain/catalog/preview.ts'
import { previewPrices } from '../../domain/catalog/reprice.ts'
import { allTiers, type Tier } from '../../domain/catalog/tiers.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import {
  type CheckedSheet,
  checkCatalogSheet,
  digestOf,
  withoutPlaces,
} from '../../domain/spreadsheets/catalog-sheet.ts'
import { textOf } from '../../domain/spreadsheets/cells.ts'
import { headingOf } from '../../domain/spreadsheets/columns.ts'
import type { FoundTable } from '../../domain/spreadsheets/headings.ts'
import { bold, clip, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { isOneOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { firstLines, pageFrom, pageTitle } from '../list-page.ts'
import { button, pageOf, pageTurner, type Screen, send, show } from '../screen.ts'
import { changeLines } from '../views/admin/pricing.ts'
import { confirmation } from './confirmation.ts'
import {
  CHANGES_PER_PAGE,
  PID_SHOWN,
  PROBLEMS_SHOWN,
  sendProblems,
  sendSheet,
  tableOf,
} from './sheet-files.ts'

// Spreadsheets with prices and products: what a file changes is shown, and made once an admin confirms it.

/** What an admin confirms: the file, and the changes that they have seen. */
const sheetEdits = confirmation<{ fileId: string; digest: string }>('sheet')

export const catalogSheets: Feature = {
  right: 'catalog',
  buttons: {
    'a.sheet-get': async (ctx, [kind = '', format = '']) => {
      if (!isOneOf(['prices', 'products'] as const, kind))
        return ctx.say(ctx.t('common-old-button'), 'alert')
      await sendSheet(ctx, kind, format)
    },
    'a.sheet': async (ctx, [token = '', page]) => showPage(ctx, token, pageOf(page)),
    'a.sheet-yes': (ctx, [token = '']) => importConfirmed(ctx, token),
  },
}

/** Shows what a file changes, or what is wrong with it. @throws DomainError INVALID_SHEET */
export async function offerChanges(
  ctx: BotContext,
  table: FoundTable,
  fileId: string,
): Promise<void> {
  const checked = await checkCatalogSheet(ctx.read, table)
  if (checked.problems.length > 0) return sendProblems(ctx, checked, null)
  await send(ctx, await offerScreen(ctx, checked, fileId))
}

async function offerScreen(
  ctx: BotContext,
  checked: CheckedSheet,
  fileId: string,
): Promise<Screen> {
  const changes = await previewed(ctx, checked)
  const token = await sheetEdits.ask(ctx, { fileId, digest: digestOf(checked.edits) })
  return changesScreen(ctx, checked, { token, page: 0, changes })
}

function previewed(ctx: BotContext, { edits }: CheckedSheet): Promise<ProductChange[]> {
  const { deps, adminActor: actor, now } = ctx
  return previewPrices(deps.store, (tx) => editProducts(tx, { edits, actor }, now))
}

async function changesScreen(
  ctx: BotContext,
  checked: CheckedSheet,
  { token, page, changes }: { token: string; page: number; changes: ProductChange[] },
): Promise<Screen> {
  const { texts, t, read, format } = ctx
  const { edits, unread, ignored } = checked
  const part = pageFrom(edits, page, CHANGES_PER_PAGE)
  const tiers = await allTiers(read)
  const list = (columns: readonly string[]) => format.apart(columns.join(', '))
  const notes = [
    unread.length > 0 ? t('admin-sheets-unread', { columns: list(unread) }) : null,
    ...ignored.map(({ column, cells }) => t('admin-sheets-ignored', { column, count: cells })),
  ]
  return {
    text: lines(
      pageTitle(
        texts,
        edits.length === 0
          ? t('admin-sheets-nothing')
          : t('admin-sheets-confirm', { count: edits.length }),
        part.page,
      ),
      '',
      ...part.shown.map((edit) =>
        editLine(texts, edit, t('admin-sheets-row', { row: format.number(edit.row) })),
      ),
      ...followingLines(texts, edits, changes, tiers),
      ...(part.page > 0
        ? []
        : notes.slice(0, PROBLEMS_SHOWN).map((note) => note && html`<i>${note}</i>`)),
    ),
    buttons: [
      pageTurner(texts, part, 'a.sheet', token),
      edits.length === 0
        ? [button(t('admin-sheets-back'), 'a.sheets')]
        : [
            button(t('admin-sheets-yes', { count: edits.length }), 'a.sheet-yes', token),
            button.cancel(t, 'a.sheets'),
          ],
    ],
  }
}

async function showPage(ctx: BotContext, token: string, page: number): Promise<void> {
  const { fileId, checked, isSame } = await checkedAgain(ctx, token)
  if (!isSame) return showChanged(ctx, fileId, checked)
  const changes = page === 0 ? await previewed(ctx, checked) : []
  await show(ctx, await changesScreen(ctx, checked, { token, page, changes }))
}

/** Reads the file again. @returns isSame: whether it still makes the changes that were shown */
async function checkedAgain(ctx: BotContext, token: string) {
  const { fileId, digest } = await sheetEdits.read(ctx, token)
  const checked = await checkCatalogSheet(ctx.read, await tableOf(ctx, { file_id: fileId }))
  const isSame = checked.problems.length === 0 && digestOf(checked.edits) === digest
  return { fileId, checked, isSame }
}

async function showChanged(ctx: BotContext, fileId: string, checked: CheckedSheet): Promise<void> {
  ctx.say(ctx.t('admin-sheets-changed-since'), 'alert')
  if (checked.problems.length > 0) return sendProblems(ctx, checked, null)
  await show(ctx, await offerScreen(ctx, checked, fileId))
}

async function importConfirmed(ctx: BotContext, token: string): Promise<void> {
  const { fileId, checked, isSame } = await checkedAgain(ctx, token)
  if (!isSame) return showChanged(ctx, fileId, checked)
  const { adminActor: actor, now } = ctx
  const edits = withoutPlaces(checked.edits)
  try {
    await sheetEdits.act(ctx, token, (tx) => editProducts(tx, { edits, actor }, now))
  } catch (error) {
    // It changed after it was read for the last time.
    if (!isRefusal(error, 'SHEET_STALE')) throw error
    const again = await checkedAgain(ctx, token)
    return showChanged(ctx, fileId, again.checked)
  }
  const { t } = ctx
  await show(ctx, {
    text: lines(bold(t('admin-sheets-done', { count: edits.length }))),
    buttons: [
      [button(t('admin-lines-back'), 'a.lines', 0), button(t('admin-sheets-back'), 'a.sheets')],
    ],
  })
}

const FOLLOWING_SHOWN = 8

const VALUE_SHOWN = 32

/** Such as `Row 5 · GWP-A60 · price_usd: 0.99 USD → 1.10 USD`. */
function editLine(texts: Texts, edit: ProductEdit, row: string): Html {
  const { format } = texts
  const where = html`${format.apart(code(clip(edit.pid, PID_SHOWN)))} · ${format.apart(code(headingOf(edit)))}`
  const said = format.change(
    valueText(texts, edit, edit.before),
    valueText(texts, edit, edit.after),
  )
  return html`${row} · ${where}: ${said}`
}

function valueText({ format, t }: Texts, { field }: ProductEdit, value: EditedValue) {
  if (value === null)
    return field === 'suppliers' ? t('admin-catalog-of-its-line') : t('admin-log-nothing')
  if (typeof value === 'number') return format.usd(value)
  if (typeof value === 'boolean') return value ? t('admin-log-yes') : t('admin-log-no')
  if (field === 'pricing') return t(`admin-pricing-modes-${value as 'fixed' | 'margin'}`)
  if (field === 'status')
    return t(`admin-lines-status-${value as 'active' | 'paused' | 'archived'}`)
  return clip(textOf(value), VALUE_SHOWN)
}

/** What nobody wrote into a cell: prices that follow from costs, those of tiers, and products that pause. */
function followingLines(
  texts: Texts,
  edits: readonly ProductEdit[],
  changes: readonly ProductChange[],
  tiers: readonly Tier[],
): Line[] {
  const { t } = texts
  const priced = new Set(edits.flatMap(({ field, pid }) => (field === 'price' ? [pid] : [])))
  const following = changes.filter(
    ({ pid, before, after }) =>
      before.heldFor !== after.heldFor ||
      JSON.stringify(before.tierPrices) !== JSON.stringify(after.tierPrices) ||
      (before.priceMicros !== after.priceMicros && !priced.has(pid)),
  )
  if (following.length === 0) return []
  const all = following.flatMap((change) => {
    const { pid, before, after } = change
    const rows = changeLines(texts, { ...change, name: after.name }, tiers)
    // The first one is the price that somebody wrote.
    const isWritten = after.heldFor === null && before.priceMicros !== after.priceMicros
    return isWritten && priced.has(pid) ? rows.slice(1) : rows
  })
  return [
    '',
    bold(t('admin-sheets-follows')),
    ...firstLines(texts, all, FOLLOWING_SHOWN, (row) => row),
  ]
}
