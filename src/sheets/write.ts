import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { CellObject } from 'write-excel-file/node'
import { exactUsd, toUsd } from '../domain/shared/money.ts'
import type { Cell, ColumnKind, SheetTable, WriteCsv, WriteSheet } from '../domain/shared/table.ts'
import { BYTE_ORDER_MARK, csvRow } from '../domain/shared/table-text.ts'

/** Text is passed on in pieces of this length. */
const PIECE = 64 * 1024
/** What is typed into a column of texts stays a text, with all its digits and zeros; so does what is typed below it. */
const FORMATS = {
  text: { type: String, format: '@' },
  whole: { type: Number, format: '0' },
  usd: { type: Number, format: '0.00####' },
}
const WIDTHS = { text: 22, whole: 12, usd: 14 }
const ROWS_BELOW = 500
/** Programs read `_x0041_` as an escape for A. */
const ESCAPE = /_(?=x[0-9a-f]{4}_)/gi

/** The tables are one below the other, with an empty line between. */
export const writeCsv: WriteCsv = async (tables, output) => {
  let count = 0
  let text = BYTE_ORDER_MARK
  for (const [i, { columns, rows }] of tables.entries()) {
    const kinds = columns.map(({ kind }) => kind)
    const names = columns.map(({ name }) => name)
    text += (i > 0 ? '\r\n' : '') + tableRow(names, kinds)
    for await (const row of rows) {
      text += tableRow(row, kinds)
      count += 1
      if (text.length < PIECE) continue
      await send(output, text)
      text = ''
    }
  }
  await send(output, text)
  return count
}

export const writeSheet: WriteSheet = (format, table) =>
  format === 'csv' ? Promise.resolve(csvOf(table)) : workbookOf(table)

function csvOf({ columns, rows }: SheetTable): Buffer {
  const kinds = columns.map(({ kind }) => kind)
  const names = columns.map(({ name }) => name)
  return Buffer.from(BYTE_ORDER_MARK + [names, ...rows].map((row) => tableRow(row, kinds)).join(''))
}

async function workbookOf({ name, columns, rows }: SheetTable): Promise<Buffer> {
  // With the first workbook: most processes write none.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const below = Array.from({ length: ROWS_BELOW }, () => columns.map(() => null))
  const data = [...rows, ...below].map((row) =>
    row.map((cell, i): CellObject => {
      const kind = columns[i]?.kind ?? 'text'
      if (cell === null) return FORMATS[kind]
      if (typeof cell === 'string')
        return { ...FORMATS.text, value: cell.replace(ESCAPE, '_x005F_') }
      return { ...FORMATS[kind], value: kind === 'usd' ? toUsd(cell) : cell }
    }),
  )
  const heading = columns.map((one): CellObject => ({ value: one.name, fontWeight: 'bold' }))
  return writeExcelFile([heading, ...data], {
    sheet: name,
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    stickyRowsCount: 1,
  }).toBuffer()
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
