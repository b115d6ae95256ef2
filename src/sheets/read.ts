import { DomainError } from '../domain/shared/errors.ts'
import type { ReadCell, ReadRow, ReadSheet } from '../domain/shared/table.ts'
import { decodedText, looksFailed, looksRounded, tableRows } from '../domain/shared/table-text.ts'
import { createTally, MAX_CELLS } from './tally.ts'
import { readWorkbook } from './workbook.ts'
import { XmlError } from './xml.ts'
import { openZip, ZipError, ZipTooLarge } from './zip.ts'

/** All parts of a workbook together, unpacked. */
const MAX_UNPACKED_BYTES = 24_000_000

/**
 * Reads an XLSX or CSV file, by what the file is, whatever its name says. It may come from a stranger: only the process
 * for documents does this.
 * @throws DomainError INVALID_SHEET if it is none, is damaged, or is larger than the limits
 */
export function* readSheets(bytes: Uint8Array, maxRows: number): Generator<ReadSheet> {
  // Excel before 2007, and workbooks with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new DomainError('INVALID_SHEET', { problem: 'old_format' })
  const tally = createTally(maxRows)
  if (startsWith(bytes, 0x50, 0x4b)) yield* workbookIn(bytes, tally)
  else yield { name: null, rows: textRows(bytes, tally) }
}

type Tally = ReturnType<typeof createTally>

function* workbookIn(bytes: Uint8Array, tally: Tally): Generator<ReadSheet> {
  try {
    yield* readWorkbook(openZip(bytes, MAX_UNPACKED_BYTES), tally)
  } catch (error) {
    if (error instanceof ZipTooLarge)
      throw new DomainError('INVALID_SHEET', { problem: 'unpacked' })
    if (error instanceof ZipError || error instanceof XmlError)
      throw new DomainError('INVALID_SHEET', { problem: 'damaged' })
    throw error
  }
}

function textRows(bytes: Uint8Array, tally: Tally): ReadRow[] {
  const text = decodedText(bytes)
  if (text === null) throw new DomainError('INVALID_SHEET', { problem: 'not_a_sheet' })
  const rows: ReadRow[] = []
  for (const { row, cells } of tableRows(text, MAX_CELLS)) {
    const last = cells.findLastIndex((cell) => cell !== '')
    if (last === -1) continue
    const read = cells.slice(0, last + 1).map(textCell)
    tally.add(read)
    rows.push({ row, cells: read })
  }
  return rows
}

function textCell(text: string): ReadCell {
  if (looksFailed(text)) return { text: '', is: 'error' }
  return { text, is: looksRounded(text) ? 'rounded' : 'text' }
}

function startsWith(bytes: Uint8Array, ...first: number[]): boolean {
  return first.every((byte, i) => bytes[i] === byte)
}
