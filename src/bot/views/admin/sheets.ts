import type { EditedValue, ProductEdit } from '../../../domain/catalog/edit.ts'
import type { ProductChange } from '../../../domain/catalog/preview.ts'
import type { Tier } from '../../../domain/catalog/tiers.ts'
import type { CellProblem } from '../../../domain/shared/problems.ts'
import type { CheckedSheet } from '../../../domain/spreadsheets/catalog-sheet.ts'
import { textOf } from '../../../domain/spreadsheets/cells.ts'
import { headingOf } from '../../../domain/spreadsheets/columns.ts'
import { EDITABLE, type SheetKind } from '../../../domain/spreadsheets/sheets.ts'
import type { CodeGroup } from '../../../domain/stock/batches.ts'
import type { Duplicate } from '../../../domain/stock/numbered-code.ts'
import { endsOf } from '../../../domain/stock/preview.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { cellSaid } from '../../../locales/refusals.ts'
import { pageTitle } from '../page-title.ts'
import { changeLines } from './pricing.ts'
import { notAdded } from './stock.ts'

/** With so many a message is never too long. */
export const CHANGES_PER_PAGE = 12
export const PROBLEMS_SHOWN = 12
const FOLLOWING_SHOWN = 8
const GROUPS_SHOWN = 15
const VALUE_SHOWN = 32
const PID_SHOWN = 40

export function sheetsView({ format, t }: Texts): Html {
  return t('admin-sheets-about', { none: format.apart(code('none')) })
}

export function askSheetView({ t }: Texts): Html {
  return t('admin-sheets-ask')
}

export function sheetCaption({ format, t }: Texts, kind: SheetKind): Html {
  const columns = EDITABLE[kind].map((name) => format.apart(code(name)))
  return lines(bold(t(`admin-sheets-kind-${kind}`)), t(`admin-sheets-caption-${kind}`), ...columns)
}

/** @param changes what the edits do, on the first page only. */
export function sheetChangesView(
  texts: Texts,
  { edits, unread, ignored }: Pick<CheckedSheet, 'edits' | 'unread' | 'ignored'>,
  part: { shown: CheckedSheet['edits']; page: number },
  { changes, tiers }: { changes: readonly ProductChange[]; tiers: readonly Tier[] },
): Html {
  const { format, t } = texts
  const list = (columns: readonly string[]) => format.apart(columns.join(', '))
  const notes = [
    unread.length > 0 ? t('admin-sheets-unread', { columns: list(unread) }) : null,
    ...ignored.map(({ column, cells }) => t('admin-sheets-ignored', { column, count: cells })),
  ]
  return lines(
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
  )
}

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
): (Html | string)[] {
  const { format, t } = texts
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
  const more = all.length - FOLLOWING_SHOWN
  return [
    '',
    bold(t('admin-sheets-follows')),
    ...all.slice(0, FOLLOWING_SHOWN),
    ...(more > 0 ? [t('common-and-more', { count: format.number(more) })] : []),
  ]
}

export function sheetProblemsView(
  texts: Texts,
  { problems, moreProblems }: { problems: readonly CellProblem[]; moreProblems: number },
  deleted: boolean | null,
): Html {
  const { format, t } = texts
  const all = problems.length + moreProblems
  const more = all - PROBLEMS_SHOWN
  return lines(
    bold(t('admin-sheets-wrong', { count: all })),
    '',
    ...problems.slice(0, PROBLEMS_SHOWN).map((one) => {
      const column = format.apart(code(clip(one.column, PID_SHOWN)))
      return html`${t('admin-sheets-row', { row: format.number(one.row) })} · ${column}: ${cellSaid(texts, one)}`
    }),
    more > 0 ? t('common-and-more', { count: format.number(more) }) : null,
    '',
    t('admin-sheets-correct'),
    deleted === null ? null : deleted ? t('admin-stock-deleted') : t('admin-stock-not-deleted'),
  )
}

/** @param fresh how many of the codes are new. */
export function sheetCodesView(
  texts: Texts,
  groups: readonly CodeGroup[],
  { fresh, duplicates, deleted }: { fresh: number; duplicates: Duplicate[]; deleted: boolean },
): Html {
  const { format, t } = texts
  const more = groups.length - GROUPS_SHOWN
  return lines(
    bold(fresh === 0 ? t('admin-stock-nothing-new') : t('admin-stock-confirm', { count: fresh })),
    '',
    ...groups.slice(0, GROUPS_SHOWN).map((group) => groupLine(texts, group)),
    more > 0 ? t('common-and-more', { count: format.number(more) }) : null,
    ...notAdded(texts, duplicates),
    '',
    deleted ? t('admin-stock-deleted') : t('admin-stock-not-deleted'),
    fresh === 0 ? null : html`<i>${t('admin-stock-waits')}</i>`,
  )
}

function groupLine({ format, t }: Texts, { pid, costMicros, codes }: CodeGroup): Html {
  const { first, last } = endsOf(codes)
  const ends = codes.length === 1 ? first.masked : `${first.masked} … ${last.masked}`
  const said = t('admin-sheets-of-product', {
    codes: t('admin-sheets-codes', { count: codes.length }),
    product: format.apart(clip(pid, PID_SHOWN)),
  })
  const cost =
    costMicros === null ? '' : ` ${t('admin-stock-each-cost', { cost: format.usd(costMicros) })}`
  return html`• ${said} · ${format.apart(code(ends))}.${cost}`
}

/** @param added by product */
export function sheetCodesAddedView(
  texts: Texts,
  added: readonly { pid: string; count: number }[],
  known: Duplicate[],
): Html {
  const { format, t } = texts
  const more = added.length - GROUPS_SHOWN
  return lines(
    ...added
      .slice(0, GROUPS_SHOWN)
      .map(({ pid, count }) => t('admin-stock-added', { count, pid: format.apart(code(pid)) })),
    more > 0 ? t('common-and-more', { count: format.number(more) }) : null,
    ...notAdded(texts, known),
  )
}
