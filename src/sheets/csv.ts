import { csvRow } from '../domain/shared/csv-text.ts'
import type { Cell, ColumnKind } from '../domain/shared/table.ts'

/** A row of a table as CSV. */
export function tableRow(cells: readonly Cell[], kinds: readonly ColumnKind[]): string {
  return csvRow(cells.map((cell, i) => textOf(cell, kinds[i] ?? 'text')))
}

function textOf(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ')
  if (typeof cell === 'number') return kind === 'usd' ? exactUsd(cell) : String(cell)
  return cell
}

/** Micro-USD as a decimal number, with all its digits: `-0.0017`. */
export function exactUsd(micros: number): string {
  const digits = String(Math.abs(micros)).padStart(7, '0')
  const decimals = digits.slice(-6).replace(/0{1,4}$/, '')
  return `${micros < 0 ? '-' : ''}${digits.slice(0, -6)}.${decimals}`
}
