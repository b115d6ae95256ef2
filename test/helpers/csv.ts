import { eachRow } from '../../src/domain/shared/table-text.ts'

/** The cells of each row of a CSV file. */
export function rowsOfCsv(bytes: Uint8Array): string[][] {
  const rows: string[][] = []
  eachRow(Buffer.from(bytes).toString(), 200, ({ cells }) => {
    if (cells.length > 1) rows.push(cells)
  })
  return rows
}
