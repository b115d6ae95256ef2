import { DomainError } from '../domain/shared/errors.ts'
import type { ReadRow, ReadSheet, ReadSheets } from '../domain/shared/table.ts'
import { decodedText, tableRows } from '../domain/shared/table-text.ts'
import { readWorkbook, TooManyRows } from './workbook.ts'
import { XmlError } from './xml.ts'
import { openZip, ZipError, ZipTooLarge } from './zip.ts'

/** All parts of a workbook together, unpacked. */
const MAX_UNPACKED_BYTES = 24_000_000
const MAX_CELLS = 200

/** By what the file is, whatever its name says. */
export const readSheets: ReadSheets = async (bytes, maxRows) => {
  if (startsWith(bytes, 0x50, 0x4b)) return workbookIn(bytes, maxRows)
  // Excel before 2007, and workbooks with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new DomainError('INVALID_SHEET', { problem: 'old_format' })
  const text = decodedText(bytes)
  if (text === null) throw new DomainError('INVALID_SHEET', { problem: 'not_a_sheet' })
  return [await textSheet(text, maxRows)]
}

async function workbookIn(bytes: Uint8Array, maxRows: number): Promise<ReadSheet[]> {
  try {
    return await readWorkbook(openZip(bytes, MAX_UNPACKED_BYTES), maxRows)
  } catch (error) {
    if (error instanceof TooManyRows) throw tooManyRows(maxRows)
    if (error instanceof ZipTooLarge)
      throw new DomainError('INVALID_SHEET', { problem: 'unpacked' })
    if (error instanceof ZipError || error instanceof XmlError)
      throw new DomainError('INVALID_SHEET', { problem: 'damaged' })
    throw error
  }
}

async function textSheet(text: string, maxRows: number): Promise<ReadSheet> {
  const rows: ReadRow[] = []
  for await (const { row, cells } of tableRows(text, MAX_CELLS)) {
    if (cells.every((cell) => cell === '')) continue
    if (rows.length === maxRows) throw tooManyRows(maxRows)
    rows.push({ row, cells: cells.map((cell) => ({ text: cell, is: 'text' })) })
  }
  return { name: null, rows }
}

function tooManyRows(max: number): DomainError {
  return new DomainError('INVALID_SHEET', { problem: 'too_many_rows', max })
}

function startsWith(bytes: Uint8Array, ...first: number[]): boolean {
  return first.every((byte, i) => bytes[i] === byte)
}
