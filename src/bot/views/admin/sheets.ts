import type { EditedValue, ProductEdit } from '../../../domain/catalog/edit.ts'
import type { ProductChange } from '../../../domain/catalog/preview.ts'
import type { Tier } from '../../../domain/catalog/tiers.ts'
import type { CellProblem } from '../../../domain/shared/problems.ts'
import type { CheckedSheet } from '../../../domain/spreadsheets/catalog-sheet.ts'
import { textOf } from '../../../domain/spreadsheets/cells.ts'
import { headingOf } from '../../../domain/spreadsheets/columns.ts'
import { EDITABLE, type SheetKind } from '../../../domain/spreadsheets/tables.ts'
import type { CodeGroup } from '../../../domain/stock/batches.ts'
import type { Duplicate } from '../../../domain/stock/numbered-code.ts'
import { endsOf } from '../../../domain/stock/preview.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
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

export function sheetsView({ service, format }: Texts): Html {
  const { title, about } = service.sheets
  return lines(bold(title), '', about(format.apart(code('none'))))
}

export function askSheetView({ service }: Texts): Html {
  return lines(bold(service.sheets.put), '', service.sheets.ask)
}

export function sheetCaption({ service, format }: Texts, kind: SheetKind): Html {
  const { kind: names, caption } = service.sheets
  const columns = EDITABLE[kind].map((name) => format.apart(code(name)))
  return lines(bold(names[kind]), caption[kind], ...columns)
}

/** @param changes what the edits do, on the first page only. */
export function sheetChangesView(
  texts: Texts,
  { edits, unread, ignored }: Pick<CheckedSheet, 'edits' | 'unread' | 'ignored'>,
  part: { shown: CheckedSheet['edits']; page: number },
  { changes, tiers }: { changes: readonly ProductChange[]; tiers: readonly Tier[] },
): Html {
  const { service, format } = texts
  const { sheets } = service
  const list = (columns: readonly string[]) => format.apart(columns.join(', '))
  const notes = [
    unread.length > 0 ? sheets.unread(list(unread)) : null,
    ...ignored.map(({ column, cells }) => sheets.ignored(column, cells)),
  ]
  return lines(
    pageTitle(texts, edits.length === 0 ? sheets.nothing : sheets.confirm(edits.length), part.page),
    '',
    ...part.shown.map((edit) => editLine(texts, edit, sheets.row(format.number(edit.row)))),
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

function valueText({ people, service, format }: Texts, { field }: ProductEdit, value: EditedValue) {
  const { log } = people
  if (value === null) return field === 'suppliers' ? service.catalog.ofItsLine : log.nothing
  if (typeof value === 'number') return format.usd(value)
  if (typeof value === 'boolean') return value ? log.yes : log.no
  if (field === 'pricing') return service.pricing.modes[value as 'fixed' | 'margin']
  if (field === 'status') return service.lines.status[value as 'active' | 'paused' | 'archived']
  return clip(textOf(value), VALUE_SHOWN)
}

/** What nobody wrote into a cell: prices that follow from costs, those of tiers, and products that pause. */
function followingLines(
  texts: Texts,
  edits: readonly ProductEdit[],
  changes: readonly ProductChange[],
  tiers: readonly Tier[],
): (Html | string)[] {
  const { service, common, format } = texts
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
    bold(service.sheets.follows),
    ...all.slice(0, FOLLOWING_SHOWN),
    ...(more > 0 ? [common.andMore(format.number(more))] : []),
  ]
}

export function sheetProblemsView(
  texts: Texts,
  { problems, moreProblems }: { problems: readonly CellProblem[]; moreProblems: number },
  deleted: boolean | null,
): Html {
  const { service, common, format } = texts
  const { sheets, stock } = service
  const all = problems.length + moreProblems
  const more = all - PROBLEMS_SHOWN
  return lines(
    bold(sheets.wrong(all)),
    '',
    ...problems.slice(0, PROBLEMS_SHOWN).map((one) => {
      const column = format.apart(code(clip(one.column, PID_SHOWN)))
      return html`${sheets.row(format.number(one.row))} · ${column}: ${texts.problems.cell(one)}`
    }),
    more > 0 ? common.andMore(format.number(more)) : null,
    '',
    sheets.correct,
    deleted === null ? null : deleted ? stock.deleted : stock.notDeleted,
  )
}

/** @param fresh how many of the codes are new. */
export function sheetCodesView(
  texts: Texts,
  groups: readonly CodeGroup[],
  { fresh, duplicates, deleted }: { fresh: number; duplicates: Duplicate[]; deleted: boolean },
): Html {
  const { service, common, format } = texts
  const { stock } = service
  const more = groups.length - GROUPS_SHOWN
  return lines(
    bold(fresh === 0 ? stock.nothingNew : stock.confirm(fresh)),
    '',
    ...groups.slice(0, GROUPS_SHOWN).map((group) => groupLine(texts, group)),
    more > 0 ? common.andMore(format.number(more)) : null,
    ...notAdded(texts, duplicates),
    '',
    deleted ? stock.deleted : stock.notDeleted,
    fresh === 0 ? null : html`<i>${stock.waits}</i>`,
  )
}

function groupLine({ service, format }: Texts, { pid, costMicros, codes }: CodeGroup): Html {
  const { sheets, stock } = service
  const { first, last } = endsOf(codes)
  const ends = codes.length === 1 ? first.masked : `${first.masked} … ${last.masked}`
  const said = sheets.ofProduct(sheets.codes(codes.length), format.apart(clip(pid, PID_SHOWN)))
  const cost = costMicros === null ? '' : ` ${stock.eachCost(format.usd(costMicros))}`
  return html`• ${said} · ${format.apart(code(ends))}.${cost}`
}

/** @param added by product */
export function sheetCodesAddedView(
  texts: Texts,
  added: readonly { pid: string; count: number }[],
  known: Duplicate[],
): Html {
  const { service, common, format } = texts
  const { stock } = service
  const more = added.length - GROUPS_SHOWN
  return lines(
    ...added
      .slice(0, GROUPS_SHOWN)
      .map(({ pid, count }) => stock.added(count, format.apart(code(pid)))),
    more > 0 ? common.andMore(format.number(more)) : null,
    ...notAdded(texts, known),
  )
}
