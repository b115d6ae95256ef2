import { DomainError } from '../domain/shared/errors.ts'
import type { ReadCell } from '../domain/shared/table.ts'

/** More columns than any of our tables has. The rest of a row is not read. */
export const MAX_CELLS = 200
/** All sheets together, with the empty cells before others: as many as 20,000 rows of our widest tables. */
const MAX_CELLS_IN_ALL = 400_000
/** Characters of all cells together. Cells may share a text, and each of them counts. */
const MAX_TEXT_IN_ALL = 8_000_000

/** Counts what is read of a file, and ends it at its limits: the number of rows, of cells, and the length of their texts. */
export function createTally(maxRows: number) {
  let [rows, cells, length] = [0, 0, 0]
  return {
    newSheet() {
      rows = 0
    },
    /** @throws DomainError INVALID_SHEET */
    add(row: readonly ReadCell[]) {
      rows += 1
      cells += row.length
      for (const { text } of row) length += text.length
      if (rows > maxRows)
        throw new DomainError('INVALID_SHEET', { problem: 'too_many_rows', max: maxRows })
      if (cells > MAX_CELLS_IN_ALL)
        throw new DomainError('INVALID_SHEET', { problem: 'too_many_cells', max: MAX_CELLS_IN_ALL })
      if (length > MAX_TEXT_IN_ALL) throw new DomainError('INVALID_SHEET', { problem: 'unpacked' })
    },
  }
}
