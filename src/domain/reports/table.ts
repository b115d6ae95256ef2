import type { Writable } from 'node:stream'

/** How the values of a column are written: an amount is micro-USD, a time is in UTC. */
export type ColumnKind = 'text' | 'whole' | 'usd' | 'instant' | 'share'

export type Column = { name: string; kind: ColumnKind }

/** A value of a column's kind; null for an empty cell. */
export type Cell = string | number | Date | null

/** A table that may have millions of rows, which are read while they are written. */
export type ReportTable = { name: string; columns: Column[]; rows: AsyncIterable<Cell[]> }

export const SHEET_FORMATS = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

/**
 * Writes tables into a file as their rows come, so that the memory stays flat.
 * @returns how many rows there were, without headings. The output is not ended.
 */
export type WriteTables = (
  format: SheetFormat,
  tables: readonly ReportTable[],
  output: Writable,
) => Promise<number>
