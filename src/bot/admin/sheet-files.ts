import { InputFile } from 'grammy'
import { recordAct } from '../../domain/audit/audit-log.ts'
import type { CellProblem } from '../../domain/shared/problems.ts'
import { SHEET_FORMATS } from '../../domain/shared/table.ts'
import { BYTE_ORDER_MARK, csvRow } from '../../domain/shared/table-text.ts'
import { type FoundTable, MAX_ROWS, productTable } from '../../domain/spreadsheets/headings.ts'
import { EDITABLE, type SheetKind, sheetTable } from '../../domain/spreadsheets/sheets.ts'
import { bold, clip, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { cellSaid } from '../../locales/refusals.ts'
import { isOneOf } from '../answers.ts'
import type { BotContext } from '../context.ts'
import { button, send, sendFile } from '../screen.ts'
import { bytesOfFile } from './document.ts'

/** More than 20,000 rows as our own files have them. */
const MAX_FILE_BYTES = 3_000_000
/** The service would stand still while more of them are written as XLSX. */
const MAX_XLSX_ROWS = 5000

/** Sends a table to change, as it is now. A long one is CSV. */
export async function sendSheet(ctx: BotContext, kind: SheetKind, wanted: string): Promise<void> {
  const { deps, adminActor: actor, now, format, t } = ctx
  if (!isOneOf(SHEET_FORMATS, wanted)) return ctx.say(t('common-old-button'), 'alert')
  const table = await sheetTable(deps.store.read, kind)
  const rows = table.rows.length
  const written = rows > MAX_XLSX_ROWS ? 'csv' : wanted
  const bytes = await deps.writeSheet(written, table)
  await ctx.act((tx) =>
    recordAct(tx, { actor, action: 'service.export', detail: { kind, rows } }, now),
  )
  const file = new InputFile(bytes, `${kind}.${written}`)
  const columns = EDITABLE[kind].map((name) => format.apart(code(name)))
  await sendFile(
    ctx,
    file,
    lines(bold(t(`admin-sheets-kind-${kind}`)), t(`admin-sheets-caption-${kind}`), ...columns),
  )
}

/**
 * Downloads a spreadsheet that was sent to the bot, and finds the table of products in it.
 * @throws Refused, DomainError INVALID_SHEET, DOCUMENT_REFUSED
 */
export async function tableOf(
  ctx: BotContext,
  file: { file_id: string; file_size?: number },
): Promise<FoundTable> {
  const bytes = await bytesOfFile(ctx, file, MAX_FILE_BYTES)
  return productTable(await ctx.deps.readSheets(String(ctx.from?.id), bytes, MAX_ROWS))
}

/** Names the cells that are wrong; if there are many, all of them in a file. @param deleted null: it was not tried */
export async function sendProblems(
  ctx: BotContext,
  checked: { problems: readonly CellProblem[]; moreProblems: number },
  deleted: boolean | null,
): Promise<void> {
  const { texts, t } = ctx
  await send(ctx, {
    text: sheetProblemsView(texts, checked, deleted),
    buttons: [
      [button(t('admin-sheets-put'), 'a.sheet-put'), button(t('admin-sheets-back'), 'a.sheets')],
    ],
  })
  if (checked.problems.length <= PROBLEMS_SHOWN) return
  const rows = checked.problems.map((one) => [String(one.row), one.column, cellSaid(texts, one)])
  const csv = [['row', 'column', 'problem'], ...rows].map(csvRow).join('')
  const file = new InputFile(Buffer.from(BYTE_ORDER_MARK + csv), 'problems.csv')
  await sendFile(ctx, file, html`${t('admin-sheets-all-of-them')}`)
}

function sheetProblemsView(
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

/** With so many a message is never too long. */
export const CHANGES_PER_PAGE = 12

export const PROBLEMS_SHOWN = 12

export const GROUPS_SHOWN = 15

export const PID_SHOWN = 40
