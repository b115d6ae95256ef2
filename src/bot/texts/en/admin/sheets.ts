import type { SheetKind } from '../../../../domain/spreadsheets/tables.ts'
import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'
import { counted } from '../words.ts'

const CHANGES = { one: 'change', other: 'changes' }
const CELLS = { one: 'cell', other: 'cells' }

/** Spreadsheets that people change and send back. */
export const sheets = {
  title: '📄 Spreadsheets',
  about: (none: Html) =>
    html`Get a file, change cells in your spreadsheet program, and send it back. I show you each changed cell before I change anything. What you remove or leave empty stays as it is; write ${none} to empty a cell.`,
  kind: { prices: '💲 Prices', products: '🎮 Products', stock: '🎟 Stock' } satisfies Record<
    SheetKind,
    string
  >,
  caption: {
    prices: 'You can change these columns:',
    products: 'You can change these columns:',
    stock:
      'Write new codes into these columns, one per row. Copy the row for each extra code. I delete the message with your file.',
  } satisfies Record<SheetKind, string>,
  put: '⬆️ Send one back',
  ask: 'Send the file as a document. An XLSX or CSV file is fine.',
  fileWanted: 'Please send the spreadsheet as a document, XLSX or CSV, or /cancel.',
  nothing: 'Nothing changes: the file has the same values as here.',
  confirm: (count: number) => `📄 Make ${counted(count, CHANGES)}?`,
  row: (row: string) => `Row ${row}`,
  follows: 'What follows from this:',
  unread: (columns: string) => `I do not know these columns: ${columns}.`,
  ignored: (column: string, count: number) =>
    `${column}: ${counted(count, CELLS)} differ, but this column cannot be changed here.`,
  yes: (count: number) => `✅ Yes, make ${counted(count, CHANGES)}`,
  done: (count: number) => `📄 Done: ${counted(count, CHANGES)}.`,
  wrong: (count: number) =>
    `⚠️ ${counted(count, { one: 'cell is', other: 'cells are' })} wrong. Nothing has changed.`,
  correct: 'Correct this and send the file again.',
  allOfThem: 'All of them, with their rows and columns.',
  changedSince: 'Something has changed meanwhile. This is what the file would change now.',
  ofProduct: (codes: string, product: string) => `${product}: ${codes}`,
  codes: (count: number) => counted(count, { one: 'code', other: 'codes' }),
  back: '‹ Spreadsheets',
}
