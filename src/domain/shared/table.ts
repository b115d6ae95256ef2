import type { Writable } from 'node:stream'
import type { TableRow } from './table-text.ts'

/** How the values of a column are written: an amount is micro-USD, a time is in UTC. */
export type ColumnKind = 'text' | 'whole' | 'usd' | 'instant' | 'share'

export type Column = { name: string; kind: ColumnKind }

/** A value of a column's kind; null for an empty cell. */
export type Cell = string | number | Date | null

/** A table that may have millions of rows, which are read while they are written. */
export type ReportTable = { name: string; columns: Column[]; rows: AsyncIterable<Cell[]> }

export const SHEET_FORMATS = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

/** A table that people change and send back. It is held in memory. */
export type SheetTable = {
  name: string
  columns: { name: string; kind: 'text' | 'whole' | 'usd' }[]
  rows: (string | number | null)[][]
}

/**
 * Writes tables as CSV as their rows come, so that the memory stays flat.
 * @returns how many rows there were, without headings. The output is not ended.
 */
export type WriteCsv = (tables: readonly ReportTable[], output: Writable) => Promise<number>

/** A file for a spreadsheet. XLSX takes about 10 us for each cell, in which nothing else runs. */
export type WriteSheet = (format: SheetFormat, table: SheetTable) => Promise<Buffer>

/**
 * A cell as a person sees it: its text, and what else it is than a text. A date has no text. `rounded`: a number that is
 * not shown digit by digit, such as 1.23E+15 or 1,250; its text is the number, which is good for an amount only.
 */
export type ReadCell = {
  text: string
  is: 'text' | 'number' | 'rounded' | 'percent' | 'date' | 'error'
}
/** `row`: its number as spreadsheets count; rows without any text are left out. */
export type ReadRow = { row: number; cells: ReadCell[] }
/** `name`: null for a file that has only one. */
export type ReadSheet = { name: string | null; rows: ReadRow[] }

/**
 * Reads an XLSX or CSV file in a process of its own, one at a time for each sender.
 * @param sender who sent it, such as a Telegram id
 * @throws DomainError INVALID_SHEET if it is none, is damaged, has more than `maxRows` rows in a sheet or too many cells
 *   in all; DOCUMENT_REFUSED
 */
export type ReadSheets = (
  sender: string,
  bytes: Uint8Array,
  maxRows: number,
) => Promise<ReadSheet[]>

/**
 * Reads a table of orders from a text file, likewise; null if it is no text.
 * @throws DomainError TABLE_TOO_LONG, DOCUMENT_REFUSED
 */
export type ReadTable = (sender: string, bytes: Uint8Array) => Promise<TableRow[] | null>
