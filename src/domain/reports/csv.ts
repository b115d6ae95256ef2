import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { exactUsd } from '../shared/money.ts'
import { BYTE_ORDER_MARK, csvRow } from '../shared/table-text.ts'

/** How the values of a column are written: an amount is micro-USD, a time is in UTC. */
export type ColumnKind = 'text' | 'whole' | 'usd' | 'instant' | 'share'

export type Column = { name: string; kind: ColumnKind }

/** A value of a column's kind; null for an empty cell. */
export type Cell = string | number | Date | null

/** A table that may have millions of rows, which are read while they are written. */
export type ReportTable = { columns: Column[]; rows: AsyncIterable<Cell[]> }

/** Text is passed on in pieces of this length. */
const PIECE = 64 * 1024

/**
 * Writes a table as CSV as its rows come, so that the memory stays flat.
 * @returns how many rows there were, without the heading. The output is not ended.
 */
export async function writeCsv({ columns, rows }: ReportTable, output: Writable): Promise<number> {
  const kinds = columns.map(({ kind }) => kind)
  const names = columns.map(({ name }) => name)
  let count = 0
  let text = BYTE_ORDER_MARK + tableRow(names, kinds)
  for await (const row of rows) {
    text += tableRow(row, kinds)
    count += 1
    if (text.length < PIECE) continue
    await send(output, text)
    text = ''
  }
  await send(output, text)
  return count
}

function tableRow(cells: readonly Cell[], kinds: readonly ColumnKind[]): string {
  return csvRow(cells.map((cell, i) => textOf(cell, kinds[i] ?? 'text')))
}

function textOf(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ')
  if (typeof cell === 'number') return kind === 'usd' ? exactUsd(cell) : String(cell)
  return cell
}

/** @throws the output's error, also one from before. */
async function send(output: Writable, piece: string): Promise<void> {
  if (output.destroyed) throw output.errored ?? new Error('The output was closed.')
  if (piece.length > 0 && !output.write(piece)) await once(output, 'drain')
}
