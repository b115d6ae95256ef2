import { DomainError } from '../domain/shared/errors.ts'
import type { ReadCell, ReadRow, ReadSheet } from '../domain/shared/table.ts'
import { decodedText, eachRow, looksFailed, looksRounded } from '../domain/shared/table-text.ts'
import { createTally, readWorkbook, type Tally } from './workbook.ts'

/** More columns than any of our tables has. The rest of a row is not read. */
const MAX_CELLS = 200

/**
 * Reads an XLSX or CSV file, by what the file is, whatever its name says. It may come from a stranger: only the process
 * for documents does this.
 * @throws DomainError INVALID_SHEET if it is none, is damaged, or is larger than the limits
 */
export async function* readSheets(bytes: Uint8Array, maxRows: number): AsyncGenerator<ReadSheet> {
  // Excel before 2007, and workbooks with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new DomainError('INVALID_SHEET', { problem: 'old_format' })
  const tally = createTally(maxRows)
  if (startsWith(bytes, 0x50, 0x4b)) yield* readWorkbook(bytes, tally)
  else yield { name: null, rows: textRows(bytes, tally) }
}

function textRows(bytes: Uint8Array, tally: Tally): ReadRow[] {
  const text = decodedText(bytes)
  if (text === null) throw new DomainError('INVALID_SHEET', { problem: 'not_a_sheet' })
  const rows: ReadRow[] = []
  eachRow(text, MAX_CELLS, ({ row, cells }) => {
    const last = cells.findLastIndex((cell) => cell !== '')
    if (last === -1) return
    const read = cells.slice(0, last + 1).map(textCell)
    rows.push({ row, cells: read })
    tally.addCells(read.length, rows.length)
    tally.addTexts(read)
  })
  return rows
}

function textCell(text: string): ReadCell {
  if (looksFailed(text)) return { text: '', is: 'error' }
  return { text, is: looksRounded(text) ? 'rounded' : 'text' }
}

function startsWith(bytes: Uint8Array, ...first: number[]): boolean {
  return first.every((byte, i) => bytes[i] === byte)
}
