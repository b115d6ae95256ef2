import { DomainError } from '../domain/shared/errors.ts'
import type { ReadCell } from '../domain/shared/table.ts'

/** All sheets together, with the empty cells before others: as many as 20,000 rows of our widest tables. */
const MAX_CELLS_IN_ALL = 400_000
/** Characters of all cells together. Cells may share a text, and each of them counts. */
const MAX_TEXT_IN_ALL = 8_000_000

export type Tally = ReturnType<typeof createTally>

/** Counts what is read of a file, and ends it at its limits. */
export function createTally(maxRows: number) {
  let [cells, length] = [0, 0]
  return {
    /** @param rows so many has the sheet by now. @throws DomainError INVALID_SHEET */
    addCells(more: number, rows: number) {
      cells += more
      if (!(rows <= maxRows))
        throw new DomainError('INVALID_SHEET', { problem: 'too_many_rows', max: maxRows })
      if (cells > MAX_CELLS_IN_ALL)
        throw new DomainError('INVALID_SHEET', { problem: 'too_many_cells', max: MAX_CELLS_IN_ALL })
    },
    /** @throws DomainError INVALID_SHEET */
    addTexts(row: readonly ReadCell[]) {
      for (const { text } of row) length += text.length
      if (length > MAX_TEXT_IN_ALL) throw new DomainError('INVALID_SHEET', { problem: 'unpacked' })
    },
  }
}
