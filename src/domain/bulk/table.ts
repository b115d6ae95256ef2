import { DomainError } from '../shared/errors.ts'
import { eachRow, type TableRow } from '../shared/table-text.ts'
import { visibleText } from '../shared/typed-text.ts'

/** The most rows of one bulk order, without the heading. */
export const MAX_ROWS = 1500
/** For a heading, and rows too many, so that there is an answer that says so. */
const ROWS_READ = MAX_ROWS + 2
/** More cells than any product has columns. */
const MAX_CELLS = 30

/**
 * Reads a table of orders from a text file in a process of its own, one at a time for each sender; null if it is no text.
 * @param sender who sent it, such as a Telegram id
 * @throws DomainError TABLE_TOO_LONG, DOCUMENT_REFUSED
 */
export type ReadTable = (sender: string, bytes: Uint8Array) => Promise<TableRow[] | null>

/**
 * Reads a table of orders, without what cannot be seen. Leaves out blank rows. Only the process for documents reads a
 * file.
 * @throws DomainError TABLE_TOO_LONG
 */
export function readTable(text: string): TableRow[] {
  const rows: TableRow[] = []
  eachRow(text, MAX_CELLS, (one) => {
    const cells = one.cells.map(visibleText)
    if (cells.some((cell) => cell !== '')) rows.push({ ...one, cells })
    if (rows.length === ROWS_READ) throw new DomainError('TABLE_TOO_LONG', { max: MAX_ROWS })
  })
  return rows
}
